package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pazienza/web/bundle"
)

// source is one file of static/ on its way into the bundle.
type source struct {
	name    string // slash-separated, relative to static/
	content []byte
}

// worker is the template of the service worker. It is not an asset: a worker
// must keep its address for ever, and web fills in its list of files.
const worker = "js/sw.js"

// collect reads the files to serve, in the order of their names. What is not of an asset's
// type (Go, licences, notes) stays at home.
func collect(dir string) ([]source, error) {
	var sources []source
	err := filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, p)
		if err != nil {
			return err
		}
		name := filepath.ToSlash(rel)
		if d.IsDir() {
			if name != "." && hidden(d.Name()) || name == "packed" || d.Name() == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		if _, ok := bundle.Types[filepath.Ext(name)]; !ok || hidden(d.Name()) {
			return nil
		}
		if !d.Type().IsRegular() {
			return fmt.Errorf("%s is not a regular file", p)
		}
		content, err := os.ReadFile(p)
		sources = append(sources, source{name, content})
		return err
	})
	slices.SortFunc(sources, func(a, b source) int { return strings.Compare(a.name, b.name) })
	return sources, err
}

func hidden(name string) bool { return name[0] == '.' || name[0] == '_' }

// path is where the source goes in the bundle.
func (s source) path() string {
	if s.name == worker {
		return bundle.WorkerName
	}
	return bundle.HashedPath(s.name, s.content)
}
