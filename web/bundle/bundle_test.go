package bundle

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"
)

func TestRead(t *testing.T) {
	if _, err := Read(fstest.MapFS{}); !errors.Is(err, ErrNotBuilt) {
		t.Errorf("an empty folder: %v", err)
	}
	bad := fstest.MapFS{IndexName: {Data: []byte(`{"assets":[`)}}
	if _, err := Read(bad); err == nil || errors.Is(err, ErrNotBuilt) || !strings.Contains(err.Error(), IndexName) {
		t.Errorf("a cut index: %v", err)
	}
	good := fstest.MapFS{IndexName: {Data: []byte(`{"assets":[{"name":"x","path":"a/x.1","size":3}]}`)}}
	index, err := Read(good)
	if err != nil {
		t.Fatal(err)
	}
	if a, ok := index.Find("x"); !ok || a != (Asset{Name: "x", Path: "a/x.1", Size: 3}) {
		t.Errorf("found %+v, %t", a, ok)
	}
	if _, ok := index.Find("y"); ok {
		t.Error("found what is not there")
	}
}

func TestHashedPath(t *testing.T) {
	for name, want := range map[string]string{
		"app.wasm":   "a/app.2cf24dba5fb0.wasm",
		"js/boot.js": "a/js/boot.2cf24dba5fb0.js",
		"plain":      "a/plain.2cf24dba5fb0",
	} {
		if got := HashedPath(name, []byte("hello")); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}
