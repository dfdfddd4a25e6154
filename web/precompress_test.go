package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"pazienza/web/bundle"
)

func TestPrecompress(t *testing.T) {
	dir := t.TempDir()
	stale := filepath.Join(dir, bundle.Copies, "000000000000.br")
	if err := write(stale, nil); err != nil {
		t.Fatal(err)
	}
	for range 2 { // the second time there is nothing to do
		if err := fakeSite(t, "/").precompress(dir); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := os.Stat(stale); err == nil {
		t.Error("a copy of something else is still there")
	}
	fsys := fakeBundle(t)
	entries, err := os.ReadDir(filepath.Join(dir, bundle.Copies))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(dir, bundle.Copies, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		fsys[bundle.Copies+"/"+e.Name()] = &fstest.MapFile{Data: data}
	}

	for _, base := range []string{"/", "/sub/"} { // the copies fit the first
		s, err := newSite(fsys, base, fakeContent())
		if err != nil {
			t.Fatal(err)
		}
		plain := fakeSite(t, base)
		if s.version != plain.version {
			t.Error("the copies change the version")
		}
		for name, f := range s.files {
			for c := range identity {
				if f.body[c] == nil {
					continue
				}
				if got := decode(t, c.token(), string(f.body[c])); got != string(f.body[identity]) {
					t.Errorf("%s as %s says something else", name, c.token())
				}
			}
			copied, ok := fsys[f.copyName(brotliCoding)]
			if strings.HasSuffix(name, "/it/") && ok != (base == "/") {
				t.Errorf("%s has a copy: %t", name, ok)
			}
			if ok && f.body[brotliCoding] != nil && string(copied.Data) != string(f.body[brotliCoding]) {
				t.Errorf("%s is not the copy in the bundle", name)
			}
		}
	}
}
