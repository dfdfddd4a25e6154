package main

import (
	"io/fs"
	"path"
	"strings"
)

// sources is a module without its tests, examples and pictures, and with files that may
// be written to: the module cache is read-only.
type sources struct{ fs.FS }

// ReadDir implements fs.ReadDirFS.
func (s sources) ReadDir(name string) ([]fs.DirEntry, error) {
	all, err := fs.ReadDir(s.FS, name)
	var kept []fs.DirEntry
	for _, e := range all {
		if e.IsDir() && (name == "." && (e.Name() == "examples" || e.Name() == "cmd") || strings.HasPrefix(e.Name(), ".")) ||
			strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		kept = append(kept, e)
	}
	return kept, err
}

// Open implements fs.FS.
func (s sources) Open(name string) (fs.File, error) {
	f, err := s.FS.Open(name)
	if err != nil {
		return nil, err
	}
	return file{f, path.Base(name)}, nil
}

type file struct {
	fs.File
	name string
}

// Stat implements fs.File.
func (f file) Stat() (fs.FileInfo, error) {
	i, err := f.File.Stat()
	return info{i}, err
}

type info struct{ fs.FileInfo }

// Mode implements fs.FileInfo.
func (i info) Mode() fs.FileMode { return i.FileInfo.Mode() | 0o200 }
