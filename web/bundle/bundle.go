// Package bundle is the agreement between web/pack, which writes the built
// assets, and web, which serves them.
//
// A bundle is a folder:
//
//	index.json            the list of assets
//	sw.js                 the template of the service worker
//	a/js/boot.<hash>.js   an asset, named by its content
//	a/js/boot.<hash>.js.br, .gz   the same, compressed, where that is smaller
//	c/<hash>.br, .gz      compressed copies of what web makes at its start
//
// The last are written by web itself, which alone knows its pages: they depend on
// the base and, by the version, on all else. Named by content, they are right
// whenever they fit, and where none fits web compresses at its start.
package bundle

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// The fixed names inside a bundle.
const (
	IndexName  = "index.json"
	WorkerName = "sw.js"
	Folder     = "a"
	Copies     = "c"
)

// The assets that every page names: the wasm, the script that begins it, and all style sheets
// and all other scripts in one file each.
const (
	WasmName   = "app.wasm"
	BootName   = "js/boot.js"
	StyleName  = "css/page.css"
	ScriptName = "js/page.js"
)

// What is needed to paint: the script that settles language and theme, which every document
// holds, and the part of the style sheet that the table needs. Documents that begin with it hold
// that too, and boot.js: to ask for them first takes longer than all the rest.
const (
	FirstScriptName = "js/first.js"
	FirstStyleName  = "css/first.css"
)

// FirstSheets are what FirstStyleName is made of.
var FirstSheets = []string{"css/base.css", "css/loading.css", "css/table.css"}

// Apart are the scripts that stay files of their own: the first two, those that a page loads when
// something needs them, and workers.
var Apart = []string{FirstScriptName, BootName, "js/codes.js", "js/compile.js", "js/handover.js", "js/peer.js", "js/postcard.js", "js/qr.js", "js/solver.js", "js/sound.js", "js/sw.js"}

// Suffixes of the compressed copies that lie beside an asset.
const (
	BrotliSuffix = ".br"
	GzipSuffix   = ".gz"
)

// ErrNotBuilt is what Read answers for a folder that pack has never written.
var ErrNotBuilt = errors.New("the app is not built in")

// Index lists the assets of a bundle in the order of their names.
type Index struct {
	Assets []Asset `json:"assets"`
}

// Asset is one file for the browser.
type Asset struct {
	Name   string `json:"name"`             // its path in the sources: "js/boot.js", "app.wasm"
	Path   string `json:"path"`             // its path in the bundle and under the site's base
	Size   int    `json:"size"`             // bytes, uncompressed
	Brotli int    `json:"brotli,omitempty"` // bytes of Path+".br"; 0 when there is none
	Gzip   int    `json:"gzip,omitempty"`   // bytes of Path+".gz"; 0 when there is none
}

// Type is what an asset's extension says of it.
type Type struct {
	MIME  string
	Dense bool // compressed in itself, so that compressing it again cannot help
}

// Types are those of assets, by extension; no other file becomes one. They are
// ours rather than the system's, whose table differs from host to host and is
// absent from an image made from scratch.
var Types = map[string]Type{
	".css":   {MIME: "text/css; charset=utf-8"},
	".js":    {MIME: "text/javascript; charset=utf-8"},
	".json":  {MIME: "application/json"},
	".mp3":   {"audio/mpeg", true},
	".ogg":   {"audio/ogg", true},
	".png":   {"image/png", true},
	".svg":   {MIME: "image/svg+xml"},
	".txt":   {MIME: "text/plain; charset=utf-8"},
	".wasm":  {MIME: "application/wasm"},
	".webp":  {"image/webp", true},
	".woff2": {"font/woff2", true},
}

// Read reads the index of the bundle in fsys.
func Read(fsys fs.FS) (Index, error) {
	var index Index
	data, err := fs.ReadFile(fsys, IndexName)
	if errors.Is(err, fs.ErrNotExist) {
		return index, ErrNotBuilt
	}
	if err != nil {
		return index, err
	}
	if err := json.Unmarshal(data, &index); err != nil {
		return index, fmt.Errorf("%s: %w", IndexName, err)
	}
	return index, nil
}

// Find returns the asset of that name.
func (x Index) Find(name string) (Asset, bool) {
	for _, a := range x.Assets {
		if a.Name == name {
			return a, true
		}
	}
	return Asset{}, false
}

// Hash names content: 48 bits are plenty for the few hundred files of a site,
// whose names nobody can choose.
func Hash(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:6])
}

// HashedPath is where the asset of that name and content lies in a bundle:
// "js/boot.js" becomes "a/js/boot.0123456789ab.js".
func HashedPath(name string, content []byte) string {
	ext := path.Ext(name)
	return path.Join(Folder, strings.TrimSuffix(name, ext)+"."+Hash(content)+ext)
}
