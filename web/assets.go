package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"pazienza/web/bundle"
)

// assets are the built files of a bundle and where they are on the site.
type assets struct {
	fsys  fs.FS
	index bundle.Index

	firstScript, boot, firstStyle string // what documents hold
}

// readAssets reads the bundle and sees that what no page can do without is there.
func readAssets(fsys fs.FS) (*assets, error) {
	index, err := bundle.Read(fsys)
	if errors.Is(err, bundle.ErrNotBuilt) {
		return nil, errNotBuilt
	}
	if err != nil {
		return nil, err
	}
	a := &assets{fsys: fsys, index: index}
	for _, name := range []string{bundle.WasmName, bundle.FirstScriptName, bundle.FirstStyleName, bundle.BootName, bundle.StyleName, bundle.ScriptName} {
		if _, ok := index.Find(name); !ok {
			return nil, fmt.Errorf("%s is not built in: run \"make build\"", name)
		}
	}
	for _, h := range []struct {
		text *string
		name string
		ends string
	}{{&a.firstScript, bundle.FirstScriptName, "</script"}, {&a.boot, bundle.BootName, "</script"}, {&a.firstStyle, bundle.FirstStyleName, "</style"}} {
		if *h.text, err = a.held(h.name, h.ends, "<!--"); err != nil {
			return nil, err
		}
	}
	return a, nil
}

// held reads an asset that documents hold as it is, where none of those texts may stand.
func (a *assets) held(name string, never ...string) (string, error) {
	data, err := fs.ReadFile(a.fsys, a.path(name))
	if err != nil {
		return "", err
	}
	for _, text := range never {
		if strings.Contains(string(data), text) {
			return "", fmt.Errorf("%s contains %s, and documents hold it", name, text)
		}
	}
	return string(data), nil
}

var errNotBuilt = errors.New("the app is not built in: run \"make build\"")

// path is where an asset of that name lies under the base, "" if there is none.
func (a *assets) path(name string) string {
	asset, _ := a.index.Find(name)
	return asset.Path
}

// under lists the names of the assets in a folder with that extension.
func (a *assets) under(folder, ext string) []string {
	var names []string
	for _, asset := range a.index.Assets {
		if strings.HasPrefix(asset.Name, folder+"/") && path.Ext(asset.Name) == ext {
			names = append(names, asset.Name)
		}
	}
	return names
}

// open reads an asset and its compressed copies.
func (a *assets) open(asset bundle.Asset) (*file, error) {
	f := &file{mime: mimeType(asset.Name), cache: cacheForever}
	for c := range f.body {
		c := coding(c)
		if c == brotliCoding && asset.Brotli == 0 || c == gzipCoding && asset.Gzip == 0 {
			continue
		}
		data, err := fs.ReadFile(a.fsys, asset.Path+c.suffix())
		if err != nil {
			return nil, err
		}
		f.body[c] = data
	}
	f.hash = bundle.Hash(f.body[identity])
	return f, nil
}

// pngSize reads the pixels of a PNG from its header.
func (a *assets) pngSize(name string) (width, height int, err error) {
	f, err := a.fsys.Open(a.path(name))
	if err != nil {
		return 0, 0, err
	}
	defer f.Close()
	var header struct {
		Signature     [8]byte
		_             uint32
		Chunk         [4]byte
		Width, Height uint32
	}
	if err := binary.Read(f, binary.BigEndian, &header); err != nil {
		return 0, 0, fmt.Errorf("%s: %w", name, err)
	}
	if string(header.Signature[:]) != "\x89PNG\r\n\x1a\n" || string(header.Chunk[:]) != "IHDR" {
		return 0, 0, fmt.Errorf("%s is not a PNG", name)
	}
	return int(header.Width), int(header.Height), nil
}
