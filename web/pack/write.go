package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"

	"pazienza/web/bundle"
)

// write makes dir the bundle of the sources. Files that are already right are
// left alone, which lets the go command keep what it built from them; files of
// an earlier bundle are removed, all but the hidden ones.
func write(dir string, sources []source, c *cache, quality int) (bundle.Index, error) {
	var (
		index  bundle.Index
		assets = make([]bundle.Asset, len(sources))
		files  = make([]map[string][]byte, len(sources))
		errs   = make([]error, len(sources))
		group  sync.WaitGroup
	)
	for i, s := range sources {
		group.Go(func() { assets[i], files[i], errs[i] = pack(s, c, quality) })
	}
	group.Wait()
	if err := errors.Join(errs...); err != nil {
		return index, err
	}

	keep := map[string][]byte{}
	for i, s := range sources {
		for name, data := range files[i] {
			keep[name] = data
		}
		if s.name != worker {
			index.Assets = append(index.Assets, assets[i])
		}
	}
	list, err := json.MarshalIndent(index, "", "\t")
	if err != nil {
		return index, err
	}
	keep[bundle.IndexName] = append(list, '\n')

	for name, data := range keep {
		p := filepath.Join(dir, filepath.FromSlash(name))
		if old, err := os.ReadFile(p); err == nil && bytes.Equal(old, data) {
			continue
		}
		if err := writeFile(p, data); err != nil {
			return index, err
		}
	}
	return index, errors.Join(sweep(dir, keep), c.prune())
}

// pack makes the files of one source: itself and its compressed copies where
// they are smaller.
func pack(s source, c *cache, quality int) (bundle.Asset, map[string][]byte, error) {
	a := bundle.Asset{Name: s.name, Path: s.path(), Size: len(s.content)}
	files := map[string][]byte{a.Path: s.content}
	if s.name == worker || bundle.Types[path.Ext(s.name)].Dense {
		return a, files, nil
	}
	br, err := c.brotli(s.content, quality)
	if err != nil {
		return a, nil, err
	}
	gz, err := c.gzip(s.content)
	if err != nil {
		return a, nil, err
	}
	if len(br) < a.Size {
		a.Brotli = len(br)
		files[a.Path+bundle.BrotliSuffix] = br
	}
	if len(gz) < a.Size {
		a.Gzip = len(gz)
		files[a.Path+bundle.GzipSuffix] = gz
	}
	return a, files, nil
}

// sweep removes what an earlier bundle left in dir.
func sweep(dir string, keep map[string][]byte) error {
	return filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || hidden(d.Name()) {
			return err
		}
		rel, err := filepath.Rel(dir, p)
		if err != nil {
			return err
		}
		if strings.HasPrefix(filepath.ToSlash(rel), bundle.Copies+"/") {
			return nil // web's own
		}
		if _, ok := keep[filepath.ToSlash(rel)]; ok {
			return nil
		}
		return os.Remove(p)
	})
}
