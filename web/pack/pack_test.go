package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"

	"pazienza/web/bundle"
)

// tree writes files into a folder.
func tree(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, content := range files {
		if err := writeFile(filepath.Join(dir, name), []byte(content)); err != nil {
			t.Fatal(err)
		}
	}
}

var sample = map[string]string{
	"app.wasm":           strings.Repeat("module ", 1000),
	"css/a.css":          "a{background:url(../icons/i.png)}b{background:url('#x')}c{background:url(data:,)}",
	"icons/i.png":        "picture",
	"js/boot.js":         "x",
	"js/sw.js":           "self.__PRECACHE__",
	"static.go":          "package static",
	"icons/LICENSE":      "ours",
	"icons/make.mjs":     "tool",
	"js/.hidden.js":      "hidden",
	"_drafts/x.js":       "draft",
	"packed/old.js":      "an earlier bundle",
	"js/testdata/x.json": "{}",
}

// build packs the folder and returns its bundle's folder and index.
func build(t *testing.T, from string, flags ...string) (string, bundle.Index) {
	t.Helper()
	to := filepath.Join(from, "packed")
	args := append([]string{"-from", from, "-to", to, "-cache", filepath.Join(from, ".cache")}, flags...)
	if err := run(args, io.Discard); err != nil {
		t.Fatal(err)
	}
	index, err := bundle.Read(os.DirFS(to))
	if err != nil {
		t.Fatal(err)
	}
	return to, index
}

func TestPack(t *testing.T) {
	from := t.TempDir()
	tree(t, from, sample)
	tree(t, from, map[string]string{"packed/.keep": "", "packed/c/0.br": "a copy of web's"})
	to, index := build(t, from)

	var names []string
	for _, a := range index.Assets {
		names = append(names, a.Name)
		content, err := os.ReadFile(filepath.Join(to, a.Path))
		if err != nil {
			t.Fatal(err)
		}
		if len(content) != a.Size || a.Name != "css/page.css" && string(content) != sample[a.Name] {
			t.Errorf("%s: %q", a.Name, content)
		}
		if !strings.Contains(a.Path, bundle.Hash(content)) {
			t.Errorf("%s is not named by its content: %s", a.Name, a.Path)
		}
	}
	if got := strings.Join(names, " "); got != "app.wasm css/page.css icons/i.png js/boot.js" {
		t.Errorf("assets %s", got)
	}
	if worker, _ := os.ReadFile(filepath.Join(to, bundle.WorkerName)); string(worker) != sample["js/sw.js"] {
		t.Errorf("worker %q", worker)
	}
	if _, err := os.Stat(filepath.Join(to, "old.js")); err == nil {
		t.Error("the earlier bundle is still there")
	}
	if _, err := os.Stat(filepath.Join(to, bundle.Copies, "0.br")); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(to, ".keep")); err != nil {
		t.Error("the file that keeps the folder is gone")
	}
}

// What a page begins with comes in one sheet and one script, in the order that they need.
func TestMerge(t *testing.T) {
	from := t.TempDir()
	tree(t, from, map[string]string{
		"css/b.css": "b{}", "css/a.css": "a{}", "wasm_exec.js": "runner", "js/atlas.js": "atlas // note",
		"js/loader.js": "loader", "js/update.js": "update", "js/boot.js": "boot", "js/qr.js": "late", "js/sw.js": "worker",
	})
	to, index := build(t, from)
	got := map[string]string{}
	for _, a := range index.Assets {
		content, err := os.ReadFile(filepath.Join(to, a.Path))
		if err != nil {
			t.Fatal(err)
		}
		got[a.Name] = string(content)
	}
	want := map[string]string{
		"css/page.css": "a{}\nb{}", "js/boot.js": "boot", "js/qr.js": "late", "wasm_exec.js": "runner",
		"js/page.js": "runner\n;\natlas // note\n;\nupdate\n;\nloader",
	}
	if !maps.Equal(got, want) {
		t.Errorf("got %q\nwant %q", got, want)
	}
}

// What a first visit fetches besides the wasm has a budget of its own.
func TestFirstVisit(t *testing.T) {
	from := t.TempDir()
	tree(t, from, map[string]string{
		"css/a.css": "a{}", "js/boot.js": "boot", "js/loader.js": "load", "art/deck.json": "{}", "icons/favicon.svg": "<svg/>",
		"app.wasm": "much more", "icons/icon-512.png": "asked for later",
	})
	args := []string{"-from", from, "-to", filepath.Join(from, "packed"), "-cache", filepath.Join(from, ".cache"), "-first"}
	// a{} boot load {} <svg/> are 3 + 4 + 4 + 2 + 6 bytes
	if err := run(append(args, "19"), io.Discard); err != nil {
		t.Error(err)
	}
	if err := run(append(args, "18"), io.Discard); err == nil || !strings.Contains(err.Error(), "19 bytes") {
		t.Errorf("one byte over: %v", err)
	}
}

// Every script that is to stay apart is there.
func TestApart(t *testing.T) {
	for _, name := range bundle.Apart {
		if _, err := os.Stat(filepath.Join("../../static", name)); err != nil {
			t.Error(err)
		}
	}
}

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
	// One byte does not get smaller, and a picture is compressed already.
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

func TestStyles(t *testing.T) {
	from := t.TempDir()
	tree(t, from, sample)
	to, index := build(t, from)
	css, _ := index.Find("css/page.css")
	picture, _ := index.Find("icons/i.png")
	text, err := os.ReadFile(filepath.Join(to, css.Path))
	if err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf(`a{background:url("../icons/%s")}b{background:url('#x')}c{background:url(data:,)}`, filepath.Base(picture.Path))
	if string(text) != want {
		t.Errorf("got %s\nwant %s", text, want)
	}
	// A new picture is a new sheet, or browsers would keep the old one for ever.
	tree(t, from, map[string]string{"icons/i.png": "another"})
	if _, index := build(t, from); index.Assets[1].Path == css.Path {
		t.Error("the sheet kept its name when its picture changed")
	}
	for _, target := range []string{"../icons/none.png", "b.css"} {
		tree(t, from, map[string]string{"css/a.css": "a{b:url(" + target + ")}", "css/b.css": ""})
		err := run([]string{"-from", from, "-to", filepath.Join(from, "packed"), "-cache", filepath.Join(from, ".cache")}, io.Discard)
		if err == nil || !strings.Contains(err.Error(), target) {
			t.Errorf("%s: %v", target, err)
		}
	}
}

// TestNothingChanged: a second run must not touch a file, or everything that is
// built from them would be built again.
func TestNothingChanged(t *testing.T) {
	from := t.TempDir()
	tree(t, from, sample)
	to, _ := build(t, from)
	long := time.Now().Add(-time.Hour).Truncate(time.Second)
	var files []string
	filepath.WalkDir(to, func(p string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			files = append(files, p)
			os.Chtimes(p, long, long)
		}
		return err
	})
	build(t, from)
	for _, p := range files {
		info, err := os.Stat(p)
		if err != nil || !info.ModTime().Equal(long) {
			t.Errorf("%s was written again (%v)", p, err)
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

func TestWrongCommands(t *testing.T) {
	for want, args := range map[string][]string{
		"stray argument": {"static"},
		"quality 12":     {"-quality", "12"},
		"no such file":   {"-from", filepath.Join(t.TempDir(), "none")},
	} {
		if err := run(args, io.Discard); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", args, err)
		}
	}
}
