package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/andybalholm/brotli"

	"pazienza/web/bundle"
)

func TestCopies(t *testing.T) {
	from := t.TempDir()
	tree(t, from, sample)
	to, index := build(t, from)
	wasm, _ := index.Find("app.wasm")
	for suffix, open := range map[string]func(io.Reader) (io.Reader, error){
		bundle.BrotliSuffix: func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil },
		bundle.GzipSuffix:   func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
	} {
		data, err := os.ReadFile(filepath.Join(to, wasm.Path+suffix))
		if err != nil {
			t.Fatal(err)
		}
		if size := map[string]int{".br": wasm.Brotli, ".gz": wasm.Gzip}[suffix]; size != len(data) {
			t.Errorf("%s is %d bytes, the index says %d", suffix, len(data), size)
		}
		r, err := open(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if plain, err := io.ReadAll(r); err != nil || string(plain) != sample["app.wasm"] {
			t.Errorf("%s: %v", suffix, err)
		}
	}
	// Two bytes do not get smaller, and a picture is compressed already.
	for _, name := range []string{"js/boot.js", "icons/i.png"} {
		a, _ := index.Find(name)
		if a.Brotli != 0 || a.Gzip != 0 {
			t.Errorf("%s: %+v", name, a)
		}
		if found, _ := filepath.Glob(filepath.Join(to, a.Path+".*")); len(found) > 0 {
			t.Errorf("%s has copies %s", name, found)
		}
	}
}

func TestCache(t *testing.T) {
	c := &cache{dir: t.TempDir()}
	noise := make([]byte, 1<<10)
	for i := range noise {
		noise[i] = byte(rand.IntN(4))
	}
	best, err := c.brotli(noise, 11)
	if err != nil {
		t.Fatal(err)
	}
	// A quick build takes the better copy that is there; the reverse would ship
	// a quick copy as a release.
	if quick, err := c.brotli(noise, 1); err != nil || !bytes.Equal(quick, best) {
		t.Errorf("quality 1 after 11: %v", err)
	}
	other := append(noise, 1)
	if _, err := c.brotli(other, 1); err != nil {
		t.Fatal(err)
	}
	want, _ := compressBrotli(other, 11)
	if got, err := c.brotli(other, 11); err != nil || !bytes.Equal(got, want) {
		t.Errorf("quality 11 after 1: %v", err)
	}

	old := filepath.Join(c.dir, "old.br1")
	tree(t, c.dir, map[string]string{"old.br1": "x"})
	past := time.Now().Add(-maxAge - time.Hour)
	if err := os.Chtimes(old, past, past); err != nil {
		t.Fatal(err)
	}
	if err := c.prune(); err != nil {
		t.Fatal(err)
	}
	if left, _ := os.ReadDir(c.dir); len(left) != 3 {
		t.Errorf("left %v", left)
	}
}
