//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
)

// started is how a page came up.
type started struct {
	FCP, Ready float64 // ms from the navigation: something can be read, a card can be moved
	Requests   int     // of the page until then
	KB         float64 // what came over the network for them
	Main       float64 // ms of the main thread until then, in processor time
}

// watching notes the moment at which a condition first holds.
const watching = `(() => {
	const i = setInterval(() => { if (%s) { clearInterval(i); window.readyAt = performance.now(); } }, 10);
})()`

// pipe is a connection and a processor: none of both is what the machine has.
type pipe struct {
	name string
	slow bool // 1.6 Mbit/s, 150 ms and a quarter of the processor
}

// come opens an address and tells how it came up.
func (p *Page) come(url, ready string, l pipe) (s started) {
	p.T.Helper()
	c := p.Browser.(*Chromium)
	p.Step("open "+url, func(ctx context.Context) error {
		// A running browser has drawn something: to start its processes is not the page's doing.
		if err := c.Open(ctx, "data:text/html,<h1>warm</h1>"); err != nil {
			return err
		}
		if _, err := c.Screenshot(ctx); err != nil {
			return err
		}
		if err := c.OnNewDocument(ctx, fmt.Sprintf(watching, ready)); err != nil {
			return err
		}
		if l.slow {
			if err := call(ctx, c, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4}, nil); err != nil {
				return err
			}
			slow := network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: []*network.Conditions{{Latency: 150, DownloadThroughput: 200e3, UploadThroughput: 100e3}}}
			if err := call(ctx, c, network.EmulateNetworkConditionsByRule, slow, nil); err != nil {
				return err
			}
		}
		if _, err := c.Measure(ctx, 0); err != nil { // counts from here
			return err
		}
		before, err := c.taskTime(ctx)
		if err != nil {
			return err
		}
		if err := c.Open(ctx, url); err != nil {
			return err
		}
		if err := Until(ctx, c, "window.readyAt"); err != nil {
			return err
		}
		after, err := c.taskTime(ctx)
		if err != nil {
			return err
		}
		err = c.Eval(ctx, `(list => ({
			FCP: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
			Ready: readyAt, Requests: list.length, KB: list.reduce((n, e) => n + e.transferSize, 0) / 1000,
		}))([...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource').filter(e => e.startTime < readyAt)])`, &s)
		s.Main = 1000 * (after - before)
		return err
	})
	return s
}

// twice opens an address in a fresh browser, and again after that was started anew. The browser
// is ended, since one whose processor is throttled keeps another busy for as long as it runs.
func twice(t *testing.T, url, ready string, l pipe) (first, second started) {
	t.Run(l.name, func(t *testing.T) {
		p := Start(t, Options{Viewport: Desktop, Motion: true, Alone: true})
		p.Allow(Network) // nobody has made an icon for the baseline page
		first = p.come(url, ready, l)
		// The worker, if there is one, has all that it keeps, and what was put off is done.
		p.Until("await (async () => { const w = navigator.serviceWorker; return !await w.getRegistration() || w.controller; })()")
		p.Run("new Promise(ok => setTimeout(ok, 6000))")
		p.KillAndRestart()
		second = p.come(url, ready, l)
	})
	return first, second
}

// local is the address of a test's own server, by the name that is no other site's.
func local(s *httptest.Server) string { return strings.Replace(s.URL, "127.0.0.1", "localhost", 1) }

// typical is the median of each figure.
func typical(list []started) (m started) {
	of := func(f func(started) float64) float64 {
		var all []float64
		for _, s := range list {
			all = append(all, f(s))
		}
		slices.Sort(all)
		return all[len(all)/2]
	}
	m.FCP, m.Ready = of(func(s started) float64 { return s.FCP }), of(func(s started) float64 { return s.Ready })
	m.KB, m.Main = of(func(s started) float64 { return s.KB }), of(func(s started) float64 { return s.Main })
	m.Requests = int(of(func(s started) float64 { return float64(s.Requests) }))
	return m
}

// TestStart measures how long a player waits, in ratios to a page that is nothing but a card
// to drag, opened in turns with the game: seconds differ from machine to machine, and from one
// minute to the next on a machine that has other work.
func TestStart(t *testing.T) {
	RunAll(t, []Scenario{{"figures", []Ability{Inspect, KillResume}, func(t *testing.T) {
		plain, err := os.ReadFile("testdata/baseline.html")
		if err != nil {
			t.Fatal(err)
		}
		base := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			w.Header().Set("Cache-Control", "max-age=600")
			w.Write(plain)
		}))
		defer base.Close()
		s := StartServer(t)
		lines := []pipe{{"plain", false}, {"slow 4G", true}}
		if !*figures {
			lines = lines[:1]
		}
		for _, l := range lines {
			var page, game [2][]started
			for range many(3) {
				a, b := twice(t, local(base), "document.readyState === 'complete' && performance.getEntriesByName('first-contentful-paint').length", l)
				page[0], page[1] = append(page[0], a), append(page[1], b)
				a, b = twice(t, s.URL+"it/", "window.pazienza?.test && !document.getElementById('loading')", l)
				game[0], game[1] = append(game[0], a), append(game[1], b)
			}
			for i, visit := range []string{"first", "second"} {
				b, g := typical(page[i]), typical(game[i])
				t.Logf("figure: start, %s, %s visit: readable after %.0f ms, %.2f x the baseline's %.0f; a card can be moved after %.0f ms, %.2f x %.0f; %d requests, %.0f kB, main thread busy for %.0f ms",
					l.name, visit, g.FCP, g.FCP/b.FCP, b.FCP, g.Ready, g.Ready/b.Ready, b.Ready, g.Requests, g.KB, g.Main)
				// Icons and the manifest come when the browser likes.
				if most := 12; g.Requests > most {
					t.Errorf("%s visit: the page asks for %d files before a card can be moved, more than %d", visit, g.Requests, most)
				}
			}
		}
	}}})
}
