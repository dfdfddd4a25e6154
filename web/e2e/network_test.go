//go:build e2e

package e2e

import (
	"bytes"
	"context"
	"mime"
	"net/http"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
)

// spoil answers with a file as a bad network or host does.
type spoil func(w http.ResponseWriter, r *http.Request, file string)

// half sends the head and the first half of a file.
func half(w http.ResponseWriter, file string) {
	b, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	w.Header().Set("Content-Type", mime.TypeByExtension(filepath.Ext(file)))
	w.Header().Set("Content-Length", strconv.Itoa(len(b)))
	w.Write(b[:len(b)/2])
	w.(http.Flusher).Flush()
}

// The ways to spoil a file. What a host sends in its stead is not to be kept.
func stalls(w http.ResponseWriter, r *http.Request, file string) {
	half(w, file)
	<-r.Context().Done()
}

func cut(w http.ResponseWriter, _ *http.Request, file string) {
	half(w, file)
	panic(http.ErrAbortHandler)
}

func fails(w http.ResponseWriter, _ *http.Request, _ string) {
	w.Header().Set("Cache-Control", "no-store")
	http.Error(w, "out of order", http.StatusInternalServerError)
}

func wrong(w http.ResponseWriter, _ *http.Request, file string) {
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Content-Type", mime.TypeByExtension(filepath.Ext(file)))
	w.Write(bytes.Repeat([]byte("\x7f}<"), 5000))
}

// spoil has the host spoil a file from now on.
func (e *editions) spoil(address string, how spoil) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.spoils = map[string]spoil{address: how}
}

// impatient has a page wait a twentieth of the times that it gives a network, which are these;
// what the program itself waits for is a millisecond more. No worker comes, so that every visit
// is a first one.
const impatient = `(wait => {
	window.setTimeout = (f, ms, ...a) => wait(f, [20e3, 1e3, 3e3, 4e3, 16e3].includes(ms) ? ms / 20 : ms, ...a);
	navigator.serviceWorker.register = () => new Promise(() => {});
})(window.setTimeout.bind(window))`

// TestBadNetwork visits the site for the first time while one of the files that its page asks for
// stalls, is cut off, fails or is something else: the page can be read, and either the table is
// there or it says what is wrong, with a button that leads to the table once the network is good.
// Of the document itself the browser tells.
func TestBadNetwork(t *testing.T) {
	RunAll(t, []Scenario{{"first", []Ability{Inspect}, func(t *testing.T) {
		e := startEditions(t)
		p := &player{Page: Start(t, Options{Viewport: Phone, Alone: true}), server: e.Server, hand: Finger}
		p.Allow(Network, Worker, Console, Exception, Policy)
		p.Step("have no patience", func(ctx context.Context) error {
			return p.Browser.(*Chromium).OnNewDocument(ctx, impatient)
		})
		p.visit("/en/")
		var files []string
		for _, address := range Get[[]string](p.Page, "performance.getEntriesByType('resource').map(e => e.name)") {
			if u, err := url.Parse(address); err == nil && u.Scheme == "http" && !slices.Contains(files, u.Path) {
				files = append(files, u.Path)
			}
		}
		if len(files) < 6 {
			t.Fatal("it asks for ", files)
		}
		all := map[string]spoil{"stalls": stalls, "is cut": cut, "fails": fails, "is wrong": wrong}
		ways := []string{"fails", "is cut", "stalls", "is wrong"}
		turn := 0
		for _, file := range files {
			var how []string
			switch name := strings.Split(path.Base(file), ".")[0]; {
			case strings.HasSuffix(file, ".css"):
				how = []string{"is cut"}
			case name == "app":
				how = []string{"is cut", "stalls"}
			case name == "page", name == "deck":
				how = []string{"stalls", "is wrong"}
			default: // each in one way, and all ways in turn
				how = ways[turn%4 : turn%4+1]
				turn++
			}
			for _, way := range how {
				p.Step("forget its files", func(ctx context.Context) error {
					return call(ctx, p.Browser.(*Chromium), network.ClearBrowserCache, cdp.Empty{}, nil)
				})
				e.spoil(file, all[way])
				p.Run("window.left = true; location.href = '/en/'") // its load event may never come
				ctx, cancel := context.WithTimeout(t.Context(), 12*time.Second)
				err := Until(ctx, p.Browser, "!window.left && (("+idle+") || "+refusal+" || "+shown(".notice")+")")
				cancel()
				if err != nil {
					t.Errorf("%s %s: nothing is told, nor does it work", file, way)
					continue
				}
				if e.times(file) == 0 {
					t.Errorf("%s is not asked for", file)
				}
				if n := Get[int](p.Page, "document.body.innerText.trim().length"); n < 20 {
					t.Errorf("%s %s: the page is blank", file, way)
				}
				if !Get[bool](p.Page, "!!("+refusal+")") {
					t.Logf("%s %s: it works: %s", file, way, Get[string](p.Page, "document.querySelector('.notices').textContent"))
					continue
				}
				t.Logf("%s %s: it is told: %s", file, way, Get[string](p.Page, "document.querySelector('"+again+"').parentNode.textContent"))
				e.show(t, 1, nil)
				p.tap(again)
				p.ready()
			}
		}
		e.show(t, 1, nil)
		p.visit("/en/")
		p.played()
	}}})
}
