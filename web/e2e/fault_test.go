//go:build e2e

package e2e

import (
	"context"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// again is the button of a page that says that it cannot go on, and refusal is when it is there.
const (
	again   = "#loading.failed button, #offline button"
	refusal = "document.querySelector('" + again + "')?.checkVisibility()"
)

// TestMissing opens the site where a file is missing, each in its turn, or has become a page of
// a gateway: the page is never blank, and either the table is there or the page says what is
// wrong, with a button. When the file is there again, so is the table.
func TestMissing(t *testing.T) {
	e := startEditions(t)
	p := &player{Page: Start(t, Options{Viewport: Phone, Alone: true}), server: e.Server, hand: Finger}
	p.Allow(Network, Worker, Console, Exception, Policy)
	var files []string
	err := filepath.WalkDir(filepath.Join(e.dirs[1], "a"), func(path string, d fs.DirEntry, err error) error {
		for _, part := range []string{"/app.", "/solver.", "/wasm_exec.", "/js/", "/css/", "/art/"} {
			if rel := strings.TrimPrefix(path, e.dirs[1]); err == nil && !d.IsDir() && strings.Contains(rel, part) && !strings.Contains(rel, "gen") {
				if part != "/art/" || !slices.ContainsFunc(files, func(f string) bool { return strings.Contains(f, part) }) { // all art comes by one way
					files = append(files, rel)
				}
				break
			}
		}
		return err
	})
	if err != nil || len(files) < 10 {
		t.Fatal(len(files), " files: ", err)
	}
	for i, file := range append(files, "/sw.js", "/manifest-en.webmanifest") {
		answer := []string{"", "<!doctype html>sign in"}[i%2]
		e.show(t, 1, map[string]string{file: answer})
		p.Open(p.server.URL + "en/")
		p.Until("(" + idle + ") || " + refusal)
		if !Get[bool](p.Page, "document.body.innerText.trim().length > 20") {
			t.Errorf("without %s the page is blank", file)
		}
		if Get[bool](p.Page, "!!("+refusal+")") {
			p.T.Log("told without " + file)
			e.show(t, 1, nil)
			p.tap(again)
			p.ready()
		}
		p.forget()
	}
	e.show(t, 1, nil)
	p.visit("/en/")
	p.played()
}

// forget takes the worker and what it keeps away, so that the next visit is a first one.
func (p *player) forget() {
	p.T.Helper()
	p.Step("forget the site", func(ctx context.Context) error {
		return p.Eval(ctx, `(async () => {
			for (const r of await navigator.serviceWorker.getRegistrations()) await r.unregister();
			for (const name of await caches.keys()) await caches.delete(name);
		})()`, nil)
	})
}
