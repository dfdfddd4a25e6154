package main

import (
	"log/slog"
	"net/http"
	"path"
	"strconv"
	"strings"
)

// handler answers requests from a site.
type handler struct {
	site *site
	log  *slog.Logger
}

// healthPath is where a running server says that it is well: under the base, for whoever sees
// no more of the server, and at the root, for whoever does not know the base.
const healthPath = "healthz"

func (h handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.log.Debug("request", "method", r.Method, "path", r.URL.Path)
	for _, kv := range securityHeaders(h.site.policy) {
		w.Header().Set(kv[0], kv[1])
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		plain(w, r, http.StatusMethodNotAllowed, "only GET and HEAD")
		return
	}
	if r.URL.Path == h.site.base+healthPath || r.URL.Path == "/"+healthPath {
		w.Header().Set("Cache-Control", "no-store")
		plain(w, r, http.StatusOK, "ok "+h.site.version)
		return
	}
	wanted := r.URL.Path
	if wanted == "/"+iconPath { // at the root, whatever the base
		wanted = h.site.base + iconPath
	}
	if f, ok := h.site.files[wanted]; ok {
		send(w, r, f, http.StatusOK)
		return
	}
	if canonical, ok := h.site.canonical(r.URL.Path); ok {
		if r.URL.RawQuery != "" {
			canonical += "?" + r.URL.RawQuery
		}
		w.Header().Set("Cache-Control", cacheAsk)
		w.Header().Set("Location", canonical)
		plain(w, r, http.StatusPermanentRedirect, canonical)
		return
	}
	w.Header().Add("Vary", "Accept-Language")
	send(w, r, h.site.lost[h.site.language(r)], http.StatusNotFound)
}

// canonical finds the page that a path nearly names: without its trailing slash,
// by its index.html, or with dots and doubled slashes in it. The answer is
// always the path of a page that exists, so it cannot lead off the site.
func (s *site) canonical(p string) (string, bool) {
	p = strings.TrimSuffix(path.Clean("/"+p), "/index.html")
	p = strings.TrimSuffix(p, "/") + "/"
	_, ok := s.files[p]
	return p, ok
}

// language is that of the folder an unknown address is in, or else the one that
// the reader's browser asks for.
func (s *site) language(r *http.Request) string {
	first, _, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, s.base), "/")
	if _, ok := s.lost[first]; ok && first != "" {
		return first
	}
	return chooseLanguage(r.Header.Values("Accept-Language"))
}

// send answers with a file in the best coding the client takes, unless its conditions say
// otherwise. There are no dates of last change, so conditions on those say nothing. Ranges
// are not served: nothing here is worth resuming once it is compressed, and a client that
// asks for one must take the whole.
func send(w http.ResponseWriter, r *http.Request, f *file, status int) {
	h := w.Header()
	if f.varies() {
		h.Add("Vary", "Accept-Encoding")
	}
	c, ok := chooseCoding(f, r.Header.Values("Accept-Encoding"))
	if !ok {
		h.Set("Cache-Control", "no-store") // an odd request must not be remembered for the others
		plain(w, r, http.StatusNotAcceptable, "available as br, gzip or identity")
		return
	}
	tag := f.etag(c)
	if wanted := r.Header.Values("If-Match"); status == http.StatusOK && len(wanted) > 0 && !names(wanted, tag, "") {
		h.Set("Cache-Control", "no-store")
		plain(w, r, http.StatusPreconditionFailed, "it is another one now")
		return
	}
	h.Set("Cache-Control", f.cache)
	h.Set("ETag", tag)
	if status == http.StatusOK && names(r.Header.Values("If-None-Match"), tag, "W/") {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	if c != identity {
		h.Set("Content-Encoding", c.token())
	}
	h.Set("Accept-Ranges", "none")
	h.Set("Content-Type", f.mime)
	h.Set("Content-Length", strconv.Itoa(len(f.body[c])))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		w.Write(f.body[c]) // a client that went away is nobody's error
	}
}

// names reports whether a condition names the tag, maybe marked as weak by a prefix: proxies
// that recompress do so, and what is not to be sent twice may be.
func names(headers []string, tag, weak string) bool {
	for _, header := range headers {
		for candidate := range strings.SplitSeq(header, ",") {
			candidate = strings.TrimSpace(candidate)
			if candidate == "*" || strings.TrimPrefix(candidate, weak) == tag {
				return true
			}
		}
	}
	return false
}

// plain answers with a line of text.
func plain(w http.ResponseWriter, r *http.Request, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Content-Length", strconv.Itoa(len(text)+1))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		w.Write([]byte(text + "\n"))
	}
}
