package main

import (
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

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
	"js/boot.js":         "x;",
	"js/sw.js":           "self.__PRECACHE__;",
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
		"css/base.css": "b{c:d}", "css/a.css": "a{c:d}", "wasm_exec.js": "runner", "js/atlas.js": "atlas // note",
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
		"css/first.css": "b{c:d}", "css/page.css": "a{c:d}\nb{c:d}", "js/boot.js": "boot;", "js/qr.js": "late;", "wasm_exec.js": "runner;",
		"js/page.js": "runner;\n;\natlas;\n;\nupdate;\n;\nloader;",
	}
	if !maps.Equal(got, want) {
		t.Errorf("got %q\nwant %q", got, want)
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
	want := fmt.Sprintf(`a{background:url("../icons/%s")}b{background:url(#x)}c{background:url(data:,)}`, filepath.Base(picture.Path))
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
