package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/andybalholm/brotli"
)

// window is brotli's largest standard window, 16 MB: about the size of the wasm.
const window = 24

func compressBrotli(content []byte, quality int) ([]byte, error) {
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: quality, LGWin: window})
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	err := w.Close()
	return b.Bytes(), err
}

func compressGzip(content []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	err = w.Close()
	return b.Bytes(), err
}

// cache keeps compressed copies under the hash of what they are copies of.
type cache struct{ dir string }

// maxAge is how long a copy that no build has used stays in the cache.
const maxAge = 7 * 24 * time.Hour

// brotli returns content compressed with that quality or a better one that an
// earlier build has already paid for.
func (c *cache) brotli(content []byte, quality int) ([]byte, error) {
	key := contentKey(content)
	for q := 11; q >= quality; q-- {
		if data, ok := c.get(fmt.Sprintf("%s.br%d", key, q)); ok {
			return data, nil
		}
	}
	data, err := compressBrotli(content, quality)
	if err != nil {
		return nil, err
	}
	return data, c.put(fmt.Sprintf("%s.br%d", key, quality), data)
}

// gzip returns content compressed as well as gzip can.
func (c *cache) gzip(content []byte) ([]byte, error) {
	key := contentKey(content) + ".gz"
	if data, ok := c.get(key); ok {
		return data, nil
	}
	data, err := compressGzip(content)
	if err != nil {
		return nil, err
	}
	return data, c.put(key, data)
}

func contentKey(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}

func (c *cache) get(key string) ([]byte, bool) {
	p := filepath.Join(c.dir, key)
	data, err := os.ReadFile(p)
	if err != nil {
		return nil, false
	}
	now := time.Now()
	os.Chtimes(p, now, now) // a failure only makes the copy go early
	return data, true
}

func (c *cache) put(key string, data []byte) error {
	return writeFile(filepath.Join(c.dir, key), data)
}

// prune removes the copies that no build has used for maxAge.
func (c *cache) prune() error {
	entries, err := os.ReadDir(c.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, e := range entries {
		info, err := e.Info()
		if err == nil && time.Since(info.ModTime()) > maxAge {
			os.Remove(filepath.Join(c.dir, e.Name()))
		}
	}
	return nil
}

// writeFile writes a file that is either whole or not there, so that a build
// stopped half-way leaves nothing that a later one believes.
func writeFile(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(name), ".new-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(data)
	if err := errors.Join(err, f.Chmod(0o644), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}
