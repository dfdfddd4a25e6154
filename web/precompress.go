package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"pazienza/web/bundle"
)

// precompress writes the compressed copies of all that is made at a start into the bundle
// in dir, for a build to embed, and removes those of earlier builds. What is there already
// is right: it is named by its content.
func (s *site) precompress(dir string) error {
	keep := map[string]bool{}
	copies := func(f *file) error {
		for c := range identity {
			name := filepath.FromSlash(f.copyName(c))
			keep[filepath.Base(name)] = true
			if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
				continue
			}
			if err := write(filepath.Join(dir, name), compress(f.body[identity], c, buildQuality)); err != nil {
				return err
			}
		}
		return nil
	}
	for _, list := range []map[string]*file{s.files, s.lost} {
		for _, f := range list {
			if f.cache == cacheForever {
				continue // an asset, which pack has compressed
			}
			if err := copies(f); err != nil {
				return err
			}
		}
	}
	entries, err := os.ReadDir(filepath.Join(dir, bundle.Copies))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, e := range entries {
		if !keep[e.Name()] {
			err = errors.Join(err, os.Remove(filepath.Join(dir, bundle.Copies, e.Name())))
		}
	}
	return err
}
