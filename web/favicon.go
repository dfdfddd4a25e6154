package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io/fs"
)

// iconPath is where browsers look for an icon that no document names: of a text file, or in a
// list of bookmarks.
const iconPath = "favicon.ico"

// iconName is the asset that it is made of.
const iconName = "icons/favicon-32.png"

// icon is that PNG as the one picture of an ICO file: a header and the picture's entry, in
// little endian, and the PNG as it is (Microsoft's format, which has taken PNGs since Vista).
func (d *documents) icon() ([]byte, error) {
	width, height, err := d.assets.pngSize(iconName)
	if err != nil {
		return nil, err
	}
	if width > 255 || height > 255 {
		return nil, fmt.Errorf("%s is %d by %d, an icon has less than 256", iconName, width, height)
	}
	png, err := fs.ReadFile(d.assets.fsys, d.assets.path(iconName))
	if err != nil {
		return nil, err
	}
	head := struct {
		_, Type, Count       uint16
		Width, Height        uint8
		_                    uint16 // colours of a palette, of which there is none
		Planes, BitsPerPixel uint16
		Length, Offset       uint32
	}{Type: 1, Count: 1, Width: uint8(width), Height: uint8(height), Planes: 1, BitsPerPixel: 32, Length: uint32(len(png))}
	head.Offset = uint32(binary.Size(head))
	var b bytes.Buffer
	binary.Write(&b, binary.LittleEndian, head) // a buffer does not fail
	b.Write(png)
	return b.Bytes(), nil
}
