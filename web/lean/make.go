package main

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// self is this program, which is what a copy depends on besides its module.
//
//go:embed *.go
var self embed.FS

// recipe names what self makes.
func recipe() (string, error) {
	h := sha256.New()
	names, err := fs.Glob(self, "*.go")
	for _, name := range names {
		b, err := self.ReadFile(name)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(h, "%s %d\n%s", name, len(b), b)
	}
	return hex.EncodeToString(h.Sum(nil)) + "\n", err
}

// make copies a module and changes the copy. A finished copy is kept: its folder has the
// module's version in its name, and a file with the recipe it was made by.
func (l lean) make(from, to string) error {
	recipe, err := recipe()
	if err != nil {
		return err
	}
	done := filepath.Join(to, "lean.recipe")
	if b, err := os.ReadFile(done); err == nil && string(b) == recipe {
		return nil
	}
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	if err := os.CopyFS(to, sources{os.DirFS(from)}); err != nil {
		return err
	}
	var written map[string][]byte
	if l.written != nil {
		if written, err = l.written(to, l.path); err != nil {
			return err
		}
	}
	for _, e := range l.edits {
		if err := e.apply(to); err != nil {
			return err
		}
	}
	for name, b := range written {
		if err := os.WriteFile(filepath.Join(to, filepath.FromSlash(name)), b, 0o644); err != nil {
			return err
		}
	}
	return os.WriteFile(done, []byte(recipe), 0o644)
}

// apply makes one edit in a copy.
func (e edit) apply(root string) error {
	name := filepath.Join(root, filepath.FromSlash(e.file))
	b, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	text, err := e.in(string(b))
	if err != nil {
		return err
	}
	return os.WriteFile(name, []byte(text), 0o644)
}

// in makes the edit in a text. It fails unless there is exactly one place for it.
func (e edit) in(text string) (string, error) {
	if strings.Count(text, e.from) != 1 {
		return "", fmt.Errorf("%s: %q stands %d times, want once: look at the new version and mend the edit (%s)",
			e.file, e.from, strings.Count(text, e.from), e.why)
	}
	start := strings.Index(text, e.from)
	end := start + len(e.from)
	if e.to != "" {
		n := strings.Index(text[end:], e.to)
		if n < 0 {
			return "", fmt.Errorf("%s: no %q after %q: look at the new version and mend the edit (%s)", e.file, e.to, e.from, e.why)
		}
		end += n + len(e.to)
	}
	return text[:start] + e.with + text[end:], nil
}
