package main

import (
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestPage(t *testing.T) {
	s := fakeSite(t, "/")
	answer, body := ask(t, s, "GET", "/it/games/?utm=1")
	if answer.StatusCode != 200 || answer.Header.Get("Content-Type") != "text/html; charset=utf-8" {
		t.Fatalf("%s, %s", answer.Status, answer.Header)
	}
	if got := answer.Header.Get("Cache-Control"); got != "no-cache" {
		t.Errorf("Cache-Control %q", got)
	}
	if !strings.Contains(body, `<html lang="it" data-base="/">`) {
		t.Errorf("not the page: %s", body)
	}
}

func TestEveryPageIsHTML(t *testing.T) {
	for _, base := range []string{"/", "/sub/"} {
		s := fakeSite(t, base)
		for _, target := range []string{base, base + "it/", base + "it/games/"} {
			answer, _ := ask(t, s, "GET", target)
			if got := answer.Header.Get("Content-Type"); got != "text/html; charset=utf-8" {
				t.Errorf("%s is %q", target, got)
			}
		}
	}
}

func TestSecurityHeaders(t *testing.T) {
	s := fakeSite(t, "/")
	hashes := regexp.MustCompile(` 'sha256-[^']+'`)
	for _, target := range []string{"/", "/sw.js", assetPath("/", "app.wasm"), "/nowhere", "/it", "/healthz"} {
		for _, method := range []string{"GET", "POST"} {
			answer, _ := ask(t, s, method, target)
			for name, want := range map[string]string{
				"Cross-Origin-Opener-Policy":   "same-origin",
				"Cross-Origin-Resource-Policy": "same-origin",
				"Cross-Origin-Embedder-Policy": "", // a page that is isolated waits for a process of its own
				"Permissions-Policy":           "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
				"Referrer-Policy":              "no-referrer",
				"X-Content-Type-Options":       "nosniff",
				"X-Frame-Options":              "DENY",
			} {
				if got := answer.Header.Get(name); got != want {
					t.Errorf("%s %s: %s is %q", method, target, name, got)
				}
			}
			policy := hashes.ReplaceAllString(answer.Header.Get("Content-Security-Policy"), " #")
			if policy != "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' # #; style-src 'self' #; img-src 'self' blob: data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types default; frame-ancestors 'none'" {
				t.Errorf("%s %s: the policy is %s", method, target, policy)
			}
		}
	}
}

func TestNegotiation(t *testing.T) {
	s := fakeSite(t, "/")
	for _, test := range []struct {
		accept, want string // want "-" is 406
	}{
		{"", ""},
		{"gzip", "gzip"},
		{"x-gzip", "gzip"},
		{"GZIP, Br", "br"},
		{"gzip, deflate, br, zstd", "br"},
		{"br;q=0.5, gzip;q=0.8", "gzip"},
		{"br;q=0, gzip", "gzip"},
		{"br ; q=0.001", "br"},
		{"*", "br"},
		{"*;q=0.1, gzip;q=0.2", "gzip"},
		{"br;q=0, *", "gzip"},
		{"identity, br;q=0.5", ""},
		{"deflate, zstd", ""},
		{"br;q=nan, gzip;q=2, identity", ""},
		{"br;level=3", ""},
		{"identity;q=0, br;q=0.1", "br"},
		{"identity;q=0", "-"},
		{"*;q=0", "-"},
		{"*;q=0, identity", ""},
		{",,;q=1,", ""},
	} {
		answer, body := ask(t, s, "GET", assetPath("/", "app.wasm"), "Accept-Encoding", test.accept)
		if test.want == "-" {
			if answer.StatusCode != http.StatusNotAcceptable {
				t.Errorf("%q: %s", test.accept, answer.Status)
			}
			continue
		}
		got := answer.Header.Get("Content-Encoding")
		if got != test.want {
			t.Errorf("%q: encoding %q, want %q", test.accept, got, test.want)
		}
		if decode(t, got, body) != fakeAssets["app.wasm"] {
			t.Errorf("%q: other bytes", test.accept)
		}
		if answer.Header.Get("Vary") != "Accept-Encoding" || answer.Header.Get("Content-Type") != "application/wasm" {
			t.Errorf("%q: %s", test.accept, answer.Header)
		}
	}
}

func TestSplitHeaders(t *testing.T) {
	answer, _ := ask(t, fakeSite(t, "/"), "GET", "/it/", "Accept-Encoding", "gzip", "Accept-Encoding", "br")
	if got := answer.Header.Get("Content-Encoding"); got != "br" {
		t.Errorf("two header lines: encoding %q", got)
	}
}

func TestUncompressedFileDoesNotVary(t *testing.T) {
	answer, _ := ask(t, fakeSite(t, "/"), "GET", assetPath("/", "icons/icon-192.png"), "Accept-Encoding", "br")
	if answer.Header.Get("Vary") != "" || answer.Header.Get("Content-Encoding") != "" {
		t.Errorf("%s", answer.Header)
	}
}

func TestHead(t *testing.T) {
	s := fakeSite(t, "/")
	for _, target := range []string{"/", "/sw.js", assetPath("/", "app.wasm"), "/nowhere", "/it", "/manifest-it.webmanifest"} {
		get, _ := ask(t, s, "GET", target, "Accept-Encoding", "gzip")
		head, body := ask(t, s, "HEAD", target, "Accept-Encoding", "gzip")
		if head.StatusCode != get.StatusCode || body != "" {
			t.Errorf("%s: %s and %q", target, head.Status, body)
		}
		for name := range get.Header {
			if head.Header.Get(name) != get.Header.Get(name) {
				t.Errorf("%s: %s is %q by HEAD and %q by GET", target, name, head.Header.Get(name), get.Header.Get(name))
			}
		}
	}
}

func TestMethods(t *testing.T) {
	s := fakeSite(t, "/")
	for _, method := range []string{"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "get"} {
		answer, _ := ask(t, s, method, "/it/")
		if answer.StatusCode != http.StatusMethodNotAllowed || answer.Header.Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %s, Allow %q", method, answer.Status, answer.Header.Get("Allow"))
		}
	}
}

func TestCaching(t *testing.T) {
	s := fakeSite(t, "/")
	for target, want := range map[string]string{
		assetPath("/", "app.wasm"):   cacheForever,
		assetPath("/", "js/boot.js"): cacheForever,
		"/":                          cacheAsk,
		"/it/":                       cacheAsk,
		"/sw.js":                     cacheAsk,
		"/manifest-es.webmanifest":   cacheAsk,
		"/nowhere":                   cacheAsk,
		"/it":                        cacheAsk,
		"/healthz":                   "no-store",
	} {
		if answer, _ := ask(t, s, "GET", target); answer.Header.Get("Cache-Control") != want {
			t.Errorf("%s: Cache-Control %q, want %q", target, answer.Header.Get("Cache-Control"), want)
		}
	}
}

func TestRedirects(t *testing.T) {
	for _, base := range []string{"/", "/sub/"} {
		s := fakeSite(t, base)
		for target, want := range map[string]string{
			"it":                  "it/",
			"it?a=1&b=%2F":        "it/?a=1&b=%2F",
			"it/games":            "it/games/",
			"it/games/index.html": "it/games/",
			"index.html?q":        "?q",
			"it//games/":          "it/games/",
			"it/./games/../games": "it/games/",
			"x/../it/":            "it/",
		} {
			answer, _ := ask(t, s, "GET", base+target)
			if answer.StatusCode != http.StatusPermanentRedirect || answer.Header.Get("Location") != base+want {
				t.Errorf("%s%s: %s to %q", base, target, answer.Status, answer.Header.Get("Location"))
			}
		}
	}
	// A browser takes "//host" for another site.
	for _, target := range []string{"//evil.example/it", "//evil.example/..", "/%5Cevil.example/..", "//it"} {
		answer, _ := ask(t, fakeSite(t, "/"), "GET", "http://host"+target)
		if to := answer.Header.Get("Location"); strings.HasPrefix(to, "//") || strings.Contains(to, "evil") {
			t.Errorf("%s leads to %s", target, to)
		}
	}
}

func TestNothingElseIsThere(t *testing.T) {
	s := fakeSite(t, "/")
	for _, target := range []string{
		"/a/", "/a", "/a/js/", "/a/js", "/icons/", "/sw.js/", "/index.json", "/a/index.json",
		"/../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cwin.ini",
		"/a/..%2f..%2fstatic.go", "/%252e%252e/etc/passwd", "/it/%00", "/.git/config", "/a/..;/sw.js",
		"/js/boot.js", "/app.wasm", "/a/app.000000000000.wasm", "/IT/", "/fr/",
		assetPath("/", "app.wasm") + ".br", assetPath("/", "app.wasm") + "/",
	} {
		answer, body := ask(t, s, "GET", target)
		if answer.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %s", target, answer.Status)
		}
		if strings.Contains(body, "boot") {
			t.Errorf("%s names files: %s", target, body)
		}
	}
}

func TestLostPage(t *testing.T) {
	s := fakeSite(t, "/")
	for _, test := range []struct{ target, accept, want string }{
		{"/it/nowhere", "es", "it"},
		{"/es/nowhere/", "", "es"},
		{"/nowhere", "", "en"},
		{"/nowhere", "it-CH, en;q=0.5", "it"},
		{"/nowhere", "de, es;q=0.4, it;q=0.2", "es"},
		{"/nowhere", "zh", "en"},
		{"/nowhere", "en;q=0.2, es-419", "es"},
	} {
		answer, body := ask(t, s, "GET", test.target, "Accept-Language", test.accept)
		if answer.StatusCode != 404 || !strings.Contains(body, `<html lang="`+test.want+`"`) {
			t.Errorf("%s in %q: %s, %.80s", test.target, test.accept, answer.Status, body)
		}
		if !strings.Contains(body, "lost "+test.want) || strings.Contains(body, "<script") {
			t.Errorf("%s: %s", test.target, body)
		}
		if vary := answer.Header.Values("Vary"); !slices.Contains(vary, "Accept-Language") {
			t.Errorf("%s: Vary %q", test.target, vary)
		}
	}
	// The page for an error is never "not modified".
	answer, _ := ask(t, s, "GET", "/nowhere", "If-None-Match", "*")
	if answer.StatusCode != 404 {
		t.Errorf("conditional: %s", answer.Status)
	}
}

func TestHealth(t *testing.T) {
	s := fakeSite(t, "/sub/")
	for _, target := range []string{"/sub/healthz", "/healthz"} {
		answer, body := ask(t, s, "GET", target)
		if answer.StatusCode != 200 || body != "ok "+s.version+"\n" {
			t.Errorf("%s: %s %q", target, answer.Status, body)
		}
	}
}
