package main

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"testing"
)

// What a first visit fetches besides the wasm has a budget of its own.
func TestFirstVisit(t *testing.T) {
	from := t.TempDir()
	tree(t, from, map[string]string{
		"css/base.css": "a{b:c}", "js/boot.js": "boot;", "js/first.js": "now;", "js/loader.js": "load;", "art/deck.json": "{}", "icons/favicon.svg": "<svg/>",
		"app.wasm": "much more", "icons/icon-512.png": "asked for later",
	})
	args := []string{"-from", from, "-to", filepath.Join(from, "packed"), "-cache", filepath.Join(from, ".cache"), "-first"}
	// a{b:c} boot; now; load; {} <svg/> are 6 + 5 + 4 + 5 + 2 + 6 bytes, and a{b:c} is asked for besides
	if err := run(append(args, "34"), io.Discard); err != nil {
		t.Error(err)
	}
	if err := run(append(args, "33"), io.Discard); err == nil || !strings.Contains(err.Error(), "34 bytes") {
		t.Errorf("one byte over: %v", err)
	}
}

func TestLimits(t *testing.T) {
	from := t.TempDir()
	tree(t, from, sample)
	_, index := build(t, from, "-limit", "app.wasm=7000,7000")
	wasm, _ := index.Find("app.wasm")
	for limit, want := range map[string]string{
		"app.wasm=6999,7000":                           "app.wasm is 7000 bytes, over its budget of 6999",
		fmt.Sprintf("app.wasm=7000,%d", wasm.Brotli-1): "bytes of brotli, over its budget",
		"none.wasm=1,1":                                "none.wasm is not in the bundle",
		"app.wasm":                                     "is not name=raw,brotli",
		"app.wasm=1":                                   "is not name=raw,brotli",
		"app.wasm=1M,1M":                               "is not name=raw,brotli",
	} {
		args := []string{"-from", from, "-to", filepath.Join(from, "packed"), "-cache", filepath.Join(from, ".cache"), "-limit", limit}
		if err := run(args, io.Discard); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", limit, err)
		}
	}
}
