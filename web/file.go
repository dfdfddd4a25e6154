package main

import (
	"bytes"
	"compress/gzip"
	"io/fs"
	"path"
	"strings"

	"github.com/andybalholm/brotli"

	"pazienza/web/bundle"
)

// coding is a content coding that a file may be kept in.
type coding int

// The codings, in the order in which the server would rather send them.
const (
	brotliCoding coding = iota
	gzipCoding
	identity
	codings int = iota
)

// token is the coding's name in HTTP.
func (c coding) token() string { return [codings]string{"br", "gzip", "identity"}[c] }

// suffix names the copy beside an exported file.
func (c coding) suffix() string {
	return [codings]string{bundle.BrotliSuffix, bundle.GzipSuffix, ""}[c]
}

// file is what one URL answers.
type file struct {
	mime  string
	cache string // Cache-Control
	hash  string // of the uncompressed bytes; the entity tags come from it
	body  [codings][]byte
}

// Two ages only: a name that contains its content's hash means the same bytes
// for ever; everything else is asked for again every time, and costs a 304.
const (
	cacheForever = "public, max-age=31536000, immutable"
	cacheAsk     = "no-cache"
)

// etag names one representation: the same file in another coding has other
// bytes, and a strong tag must tell them apart.
func (f *file) etag(c coding) string {
	if c == identity {
		return `"` + f.hash + `"`
	}
	return `"` + f.hash + "-" + c.token() + `"`
}

// varies reports whether the answer depends on Accept-Encoding.
func (f *file) varies() bool {
	return f.body[brotliCoding] != nil || f.body[gzipCoding] != nil
}

// newFile makes a file of bytes that are made at the start: pages, manifests, the
// worker. Its compressed copies come from the bundle, or else are made now.
func newFile(bundled fs.FS, name string, content []byte) *file {
	f := &file{mime: mimeType(name), cache: cacheAsk, hash: bundle.Hash(content)}
	f.body[identity] = content
	for c := range identity {
		body, err := fs.ReadFile(bundled, f.copyName(c))
		if err != nil {
			body = compress(content, c, startQuality)
		}
		if len(body) < len(content) {
			f.body[c] = body
		}
	}
	return f
}

// copyName is where in a bundle the file's copy in a coding lies.
func (f *file) copyName(c coding) string { return path.Join(bundle.Copies, f.hash+c.suffix()) }

// Brotli's qualities. At a start, where dozens of pages come at a millisecond each, 11
// would save an eighth of the bytes for 25 times the time.
const (
	startQuality = 5
	buildQuality = 11
)

func compress(content []byte, c coding, quality int) []byte {
	var b bytes.Buffer
	if c == brotliCoding {
		// A larger window is memory to clear and nothing to fill.
		w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: quality, LGWin: 16})
		w.Write(content) // a bytes.Buffer does not fail
		w.Close()
		return b.Bytes()
	}
	w, _ := gzip.NewWriterLevel(&b, gzip.BestCompression) // the level is valid
	w.Write(content)
	w.Close()
	return b.Bytes()
}

// mimeType is the type of a file by its name: an asset's, or one of those that are
// made at the start.
func mimeType(name string) string {
	switch ext := path.Ext(name); {
	case name == "", strings.HasSuffix(name, "/"), ext == ".html": // a page
		return "text/html; charset=utf-8"
	case ext == ".webmanifest":
		return "application/manifest+json"
	case ext == ".xml":
		return "application/xml"
	case ext == ".ico":
		return "image/vnd.microsoft.icon"
	default:
		return bundle.Types[ext].MIME
	}
}
