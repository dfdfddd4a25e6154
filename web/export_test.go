package main

import (
	"bytes"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestExport compares every exported byte with what a server answers.
func TestExport(t *testing.T) {
	for _, base := range []string{"/", "/play/cards/"} {
		s := fakeSite(t, base)
		dir := filepath.Join(t.TempDir(), "new", "site")
		if err := s.export(dir); err != nil {
			t.Fatal(err)
		}
		seen := 0
		err := filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			rel, _ := filepath.Rel(dir, p)
			name := filepath.ToSlash(rel)
			content, err := os.ReadFile(p)
			if err != nil {
				return err
			}
			if name == "_headers" || name == ".nojekyll" || path.Base(strings.TrimSuffix(strings.TrimSuffix(name, ".br"), ".gz")) == "404.html" {
				return nil
			}
			encoding := "identity"
			switch path.Ext(name) {
			case ".br":
				encoding = "br"
			case ".gz":
				encoding = "gzip"
			}
			target := strings.TrimSuffix(strings.TrimSuffix(name, ".br"), ".gz")
			if path.Base(target) == "index.html" {
				target = strings.TrimSuffix(target, "index.html")
			}
			answer, body := ask(t, s, "GET", base+target, "Accept-Encoding", encoding)
			if answer.StatusCode != 200 || body != string(content) {
				t.Errorf("%s is not what %s answers: %s", name, base+target, answer.Status)
			}
			if encoding != "identity" && answer.Header.Get("Content-Encoding") != encoding {
				t.Errorf("%s is not served", name)
			}
			if encoding == "identity" {
				seen++
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if seen != len(s.files) {
			t.Errorf("%d of %d files exported", seen, len(s.files))
		}
	}
}

// TestExportElsewhere has another server show an exported site: every address says the same,
// as what it says it is, and the pages are where they were without their last slash too.
func TestExportElsewhere(t *testing.T) {
	for _, base := range []string{"/", "/play/cards/"} {
		s := fakeSite(t, base)
		dir := t.TempDir()
		if err := s.export(dir); err != nil {
			t.Fatal(err)
		}
		host := httptest.NewServer(http.StripPrefix(strings.TrimSuffix(base, "/"), http.FileServer(http.Dir(dir))))
		defer host.Close()
		for target, f := range s.files {
			addresses := []string{target}
			if page := strings.TrimSuffix(target, "/"); page != target && page != "" && target != base {
				addresses = append(addresses, page, target+"index.html")
			}
			for _, address := range addresses {
				answer, err := http.Get(host.URL + address)
				if err != nil {
					t.Fatal(err)
				}
				body, err := io.ReadAll(answer.Body)
				answer.Body.Close()
				if err != nil || answer.StatusCode != 200 || !bytes.Equal(body, f.body[identity]) {
					t.Errorf("%s: %s, %d bytes, %v", address, answer.Status, len(body), err)
				}
				// A host may not know a type; what browsers insist on, all know.
				strict := []string{".html", ".js", ".css", ".wasm", ".svg", ".png", "/"}
				said, _, _ := strings.Cut(answer.Header.Get("Content-Type"), ";")
				if means, _, _ := strings.Cut(f.mime, ";"); said != means && slices.ContainsFunc(strict, func(ext string) bool { return strings.HasSuffix(target, ext) }) {
					t.Errorf("%s is %s, and %s elsewhere", address, means, said)
				}
			}
		}
	}
}

func TestExportedLostPage(t *testing.T) {
	dir := t.TempDir()
	if err := fakeSite(t, "/sub/").export(dir); err != nil {
		t.Fatal(err)
	}
	all, err := os.ReadFile(filepath.Join(dir, "404.html"))
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range languages {
		one, err := os.ReadFile(filepath.Join(dir, lang, "404.html"))
		if err != nil {
			t.Fatal(err)
		}
		section := []byte(`<section lang="` + lang + `">`)
		if !bytes.Contains(all, section) || !bytes.Contains(one, section) || bytes.Count(one, []byte("<section")) != 1 {
			t.Errorf("%s: %s", lang, one)
		}
		if !bytes.Contains(all, []byte(`href="/sub/`+lang+`/"`)) {
			t.Errorf("no link home in %s", lang)
		}
	}
}

func TestHostHeaders(t *testing.T) {
	text := hostFiles("/sub/", "the policy")["_headers"]
	if !strings.HasPrefix(text, "/sub/*\n") || !strings.Contains(text, "\n/sub/a/*\n") || !strings.Contains(text, "Content-Security-Policy: the policy; frame-ancestors") {
		t.Errorf("_headers:\n%s", text)
	}
}

func TestExportKeepsWhatIsThere(t *testing.T) {
	dir := t.TempDir()
	mine := filepath.Join(dir, "mine")
	if err := os.WriteFile(mine, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := fakeSite(t, "/").export(dir); err == nil || !strings.Contains(err.Error(), "not empty") {
		t.Errorf("into a full folder: %v", err)
	}
	if err := fakeSite(t, "/").export(mine); err == nil {
		t.Error("into a file: no error")
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("wrote %v", entries)
	}
}
