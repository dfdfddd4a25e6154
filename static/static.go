// Package static embeds what the build made of this folder.
//
// The sources beside this file (js, css, icons, art) are not embedded as they
// are: web/pack turns them, and the wasm, into hashed and precompressed files
// under packed/, which git ignores. On a fresh clone packed/ holds nothing but
// a file that keeps it there, so that everything still compiles and vets; web
// then says that the app is not built.
package static

import (
	"embed"
	"io/fs"
)

//go:embed all:packed
var packed embed.FS

// Packed returns the folder that web/pack wrote, as it was when the program
// was built. See web/bundle for what is in it.
func Packed() fs.FS {
	sub, err := fs.Sub(packed, "packed")
	if err != nil {
		panic(err) // the name is a constant and the folder is embedded
	}
	return sub
}
