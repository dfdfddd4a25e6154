package main

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// export writes the site into dir, for any host of static files: a page as the
// index.html of its folder, and compressed copies beside the files for hosts
// that send those. dir is what the host shows at the base.
func (s *site) export(dir string) error {
	if err := emptyFolder(dir); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(s.files)) {
		if !strings.HasPrefix(name, s.base) {
			continue // the host's, not ours to write
		}
		if err := writeCodings(dir, exportName(s.base, name), s.files[name]); err != nil {
			return err
		}
	}
	// Some hosts look for the nearest 404.html, most for the one at the top.
	for lang, f := range s.lost {
		if err := writeCodings(dir, filepath.Join(lang, "404.html"), f); err != nil {
			return err
		}
	}
	for name, content := range hostFiles(s.base, s.policy) {
		if err := write(filepath.Join(dir, name), []byte(content)); err != nil {
			return err
		}
	}
	return nil
}

// exportName is the file of a URL path.
func exportName(base, name string) string {
	name = strings.TrimPrefix(name, base)
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	return filepath.FromSlash(name)
}

// hostFiles are settings that one host or another reads and the rest ignore:
// headers for those that take them from a file _headers, and a word to the one
// that would otherwise hold the site for a blog to be built.
func hostFiles(base, policy string) map[string]string {
	var b strings.Builder
	b.WriteString(base + "*\n")
	for _, kv := range securityHeaders(policy) {
		b.WriteString("  " + kv[0] + ": " + kv[1] + "\n")
	}
	b.WriteString("  Cache-Control: " + cacheAsk + "\n")
	// A "! name" line takes back what a wider pattern has set.
	b.WriteString(base + "a/*\n  ! Cache-Control\n  Cache-Control: " + cacheForever + "\n")
	return map[string]string{"_headers": b.String(), ".nojekyll": ""}
}

// emptyFolder makes dir, or sees that there is nothing in it to mix with.
func emptyFolder(dir string) error {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return os.MkdirAll(dir, 0o755)
	}
	if err != nil {
		return err
	}
	if len(entries) > 0 {
		return fmt.Errorf("cannot export into %s: it is not empty", dir)
	}
	return nil
}

func writeCodings(dir, name string, f *file) error {
	for c, body := range f.body {
		if body == nil {
			continue
		}
		if err := write(filepath.Join(dir, name)+coding(c).suffix(), body); err != nil {
			return err
		}
	}
	return nil
}

func write(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o644)
}
