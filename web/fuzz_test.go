package main

import (
	"bufio"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
)

// FuzzRequest sends whatever a client may: the answer is one that the site has, whole, with
// the headers of every answer, and leads nowhere else.
func FuzzRequest(f *testing.F) {
	wasm := assetPath("/", "app.wasm")
	for _, seed := range []string{
		"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
		"GET " + wasm + " HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip;q=0.5, br;q=0.2, *;q=0\r\n\r\n",                    // negotiation
		"HEAD /it HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity;q=0\r\n\r\n",                                           // none is left
		"GET /it/games?a=%2f HTTP/1.1\r\nHost: x\r\n\r\n",                                                                 // a redirection
		"GET //evil.example/%2e%2e/it HTTP/1.1\r\nHost: x\r\n\r\n",                                                        // one that would lead off the site
		"GET http://evil.example/it HTTP/1.1\r\nHost: x\r\n\r\n",                                                          // as to a proxy
		"GET /..%2f..%5c..%252fetc/passwd%00 HTTP/1.1\r\nHost: x\r\n\r\n",                                                 // out of the site
		"GET /it/%0d%0aSet-Cookie:%20a=b HTTP/1.1\r\nHost: x\r\n\r\n",                                                     // into the headers
		"GET /it?%0d%0aX:%20y HTTP/1.1\r\nHost: x\r\n\r\n",                                                                // by a redirection
		"GET " + wasm + " HTTP/1.1\r\nHost: x\r\nRange: bytes=0-1,5-,-3\r\nIf-Range: \"x\"\r\n\r\n",                       // parts of it
		"GET " + wasm + " HTTP/1.1\r\nHost: x\r\nIf-None-Match: W/\"x\", *\r\nIf-Modified-Since: Mon\r\n\r\n",             // a condition
		"GET /es/x/ HTTP/1.1\r\nHost: x\r\nAccept-Language: it-CH;q=0.9, es;q=nan, *;q=1e-9\r\n\r\n",                      // a language
		"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",                                                                           // no path
		"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n",                                             // nor here
		"POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc",                                               // a body
		"GET /healthz HTTP/1.0\r\n\r\n",                                                                                   // no host
		"TRACE /%ff%fe/\xc3\x28 HTTP/1.1\r\nHost: x\r\nX-HTTP-Method-Override: PUT\r\nTransfer-Encoding: chunked\r\n\r\n", // no text
	} {
		f.Add(seed)
	}
	s := fakeSite(f, "/")
	f.Fuzz(func(t *testing.T, raw string) {
		r, err := http.ReadRequest(bufio.NewReader(strings.NewReader(raw)))
		if err != nil {
			return // the server never sees it
		}
		w := httptest.NewRecorder()
		handler{s, discardLog}.ServeHTTP(w, r)
		judge(t, s, r, w.Result())
	})
}

// judge fails the test for an answer that a site never gives.
func judge(t *testing.T, s *site, r *http.Request, answer *http.Response) {
	t.Helper()
	data, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	body, h := string(data), answer.Header
	for _, kv := range securityHeaders(s.policy) {
		if h.Get(kv[0]) != kv[1] {
			t.Errorf("%s is %q", kv[0], h.Get(kv[0]))
		}
	}
	asked := r.Method == http.MethodGet || r.Method == http.MethodHead
	if !asked && answer.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("%s: %s", r.Method, answer.Status)
	}
	if r.Method == http.MethodHead && body != "" {
		t.Errorf("HEAD has a body: %q", body)
	}
	if h.Get("Set-Cookie") != "" || h.Get("X") != "" {
		t.Errorf("the request has made headers: %v", h)
	}
	switch answer.StatusCode {
	case http.StatusOK, http.StatusNotFound:
		if r.Method == http.MethodHead {
			return
		}
		content := decode(t, h.Get("Content-Encoding"), body)
		is := func(f *file) bool { return string(f.body[identity]) == content }
		known := slices.ContainsFunc(slices.Collect(maps.Values(s.files)), is) || strings.HasPrefix(content, "ok "+s.version)
		if answer.StatusCode == http.StatusNotFound {
			known = slices.ContainsFunc(slices.Collect(maps.Values(s.lost)), is)
		}
		if !known {
			t.Errorf("%s and what the site has not: %.200q", answer.Status, content)
		}
	case http.StatusNotModified:
		if r.Header.Get("If-None-Match") == "" || body != "" {
			t.Errorf("not modified: %q", body)
		}
	case http.StatusPermanentRedirect:
		to, err := url.Parse(h.Get("Location"))
		if err != nil || to.Host != "" || to.Scheme != "" || s.files[to.Path] == nil || strings.ContainsAny(h.Get("Location"), "\r\n") {
			t.Errorf("it leads to %q: %v", h.Get("Location"), err)
		}
	case http.StatusMethodNotAllowed:
		if asked || h.Get("Allow") != "GET, HEAD" {
			t.Errorf("%s is not allowed", r.Method)
		}
	case http.StatusNotAcceptable, http.StatusPreconditionFailed:
		if h.Get("Cache-Control") != "no-store" {
			t.Errorf("others will be told %s: %v", answer.Status, h)
		}
	default:
		t.Errorf("%s", answer.Status)
	}
}

// TestTraversal asks a server for files outside of the site, in every way that dots and slashes
// can be written, by a client that corrects nothing.
func TestTraversal(t *testing.T) {
	connect := dial(t, usual)
	s := fakeSite(t, "/")
	dots := []string{"..", ".", "%2e%2e", ".%2e", "%2E.", "%252e%252e", "%c0%ae%c0%ae", "%e0%80%ae%e0%80%ae", "%uff0e%uff0e", "\xc0\xae\xc0\xae", "..;", "..%00", "....", ". ."}
	slashes := []string{"/", "//", "%2f", "%2F", "%252f", "\\", "%5c", "%255c", "%c0%af", "%e2%88%95", "%u2215", "/./", ";/"}
	begins := []string{"", "/", "/it", "/a", "/.well-known", "http://x"}
	ends := []string{"etc/passwd", "go.mod", "index.json", "windows%5cwin.ini", ""}
	c := connect()
	defer func() { c.Close() }()
	left := bufio.NewReader(c)
	for _, begin := range begins {
		for _, dot := range dots {
			for _, slash := range slashes {
				for _, end := range ends {
					target := begin + slash + strings.Repeat(dot+slash, 5) + end
					io.WriteString(c, "GET "+target+" HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n")
					r := &http.Request{Method: http.MethodGet, Header: http.Header{}}
					answer, err := http.ReadResponse(left, r)
					if err != nil {
						t.Fatalf("%s: %v", target, err)
					}
					switch answer.StatusCode {
					case http.StatusBadRequest: // no address at all; the server hangs up
						c.Close()
						c = connect()
						left.Reset(c)
					case http.StatusOK: // the start, by whose name it may go
						if end != "" {
							t.Errorf("%s is there", target)
						}
						fallthrough
					default:
						judge(t, s, r, answer)
					}
					if t.Failed() {
						t.Fatal(target)
					}
				}
			}
		}
	}
}
