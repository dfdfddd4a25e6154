package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"pazienza/web/bundle"
)

// assets are the built files of a bundle and where they are on the site.
type assets struct {
	fsys  fs.FS
	index bundle.Index
}

// The assets that the documents name. Any other is there for the game to ask
// for by its name.
const (
	wasmName   = "app.wasm"
	runnerName = "wasm_exec.js"
	bootName   = "js/boot.js"
	loaderName = "js/loader.js"
	solverName = "js/solver.js" // no page's, but the worker's
)

// late are the scripts that a page loads when something needs them.
var late = []string{"js/codes.js", "js/handover.js", "js/peer.js", "js/qr.js", "js/sound.js"}

// readAssets reads the bundle and sees that what no page can do without is there.
func readAssets(fsys fs.FS) (*assets, error) {
	index, err := bundle.Read(fsys)
	if errors.Is(err, bundle.ErrNotBuilt) {
		return nil, errNotBuilt
	}
	if err != nil {
		return nil, err
	}
	a := &assets{fsys, index}
	for _, name := range []string{wasmName, runnerName, bootName, loaderName} {
		if _, ok := index.Find(name); !ok {
			return nil, fmt.Errorf("%s is not built in: run \"make build\"", name)
		}
	}
	return a, nil
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

// scripts lists the deferred scripts in the order in which they must run: Go's
// own first, the loader, which starts everything, last.
func (a *assets) scripts() []string {
	names := slices.DeleteFunc(a.under("js", ".js"), func(name string) bool {
		return name == bootName || name == loaderName || name == solverName || slices.Contains(late, name)
	})
	return append(append([]string{runnerName}, names...), loaderName)
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
