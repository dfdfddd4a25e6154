//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"
)

// TestSoak plays one game after the other in one tab, and looks at what is kept in memory
// between them: the slope over the later half, when all that is made once has been made.
func TestSoak(t *testing.T) {
	RunAll(t, []Scenario{{"flat", []Ability{Inspect}, func(t *testing.T) {
		p := sit(t, "/en/", Options{Viewport: Desktop, Alone: true})
		// What the page keeps of the graphics card is counted where it asks for it.
		p.Step("count textures", func(ctx context.Context) error {
			return p.Browser.(*Chromium).OnNewDocument(ctx, `(() => {
				window.textures = 0;
				const gl = WebGL2RenderingContext.prototype, make = gl.createTexture, drop = gl.deleteTexture;
				gl.createTexture = function () { window.textures++; return make.call(this); };
				gl.deleteTexture = function (t) { window.textures -= t ? 1 : 0; return drop.call(this, t); };
			})()`)
		})
		p.Reload()
		p.ready()
		p.Run("localStorage.setItem('pazienza.speed', 'off')")
		stock := spot(p.played().Game().Stock(), -1)
		games, every := many(1000), max(1, many(1000)/10)
		var rows [][5]float64
		for n := 0; n < games; n += every {
			p.Run(fmt.Sprintf(`(async () => {
				for (let i = 0; i < %d; i++) {
					const before = pazienza.test.deal();
					document.querySelector('#tool-new').click();
					while (pazienza.test.deal() === before) await new Promise(ok => setTimeout(ok, 0));
					for (let moves = 1; moves < 4; moves++) {
						document.querySelector('%s').click();
						while (pazienza.test.moves() < moves) await new Promise(ok => setTimeout(ok, 0));
					}
					document.querySelector('#tool-undo').click();
					await new Promise(ok => setTimeout(ok, 0));
				}
			})()`, every, stock))
			p.ready()
			rows = append(rows, p.weight())
			t.Logf("figure: soak: after %d games: %s", n+every, weighed(rows[len(rows)-1]))
		}
		half := rows[len(rows)/2:]
		first, last := half[0], half[len(half)-1]
		t.Logf("figure: soak: over the last %d games: %s more", (len(half)-1)*every, weighed([5]float64{last[0] - first[0], last[1] - first[1], last[2] - first[2], last[3] - first[3], last[4] - first[4]}))
		const most = 64 << 20
		if last[0] > most {
			t.Errorf("the program's memory is %.1f MB, more than %d", last[0]/1e6, most>>20)
		}
		if *figures && (last[0] > first[0]*1.05 || last[1] > first[1]*1.1 || last[2] > first[2]+50 || last[3] > first[3]) {
			t.Error("it grows with every game")
		}
	}}})
}

// weight is what a page keeps: the wasm's memory, the heap of scripts and that of Go in bytes,
// elements and textures.
func (p *player) weight() (w [5]float64) {
	p.T.Helper()
	c := p.Browser.(*Chromium)
	p.Step("weigh", func(ctx context.Context) (err error) {
		heap, err := c.ScriptHeap(ctx)
		if err != nil {
			return err
		}
		var page [4]float64
		err = c.Eval(ctx, "[pazienza.memory(), document.getElementsByTagName('*').length, window.textures, pazienza.test.memory().heap]", &page)
		w = [5]float64{page[0], heap, page[1], page[2], page[3]}
		return err
	})
	return w
}

func weighed(w [5]float64) string {
	return fmt.Sprintf("wasm %.1f MB (Go's heap %.1f), scripts %.2f MB, %.0f elements, %.0f textures", w[0]/1e6, w[4]/1e6, w[1]/1e6, w[2], w[3])
}

// settle is how long a page is left alone before it is measured.
const settle = 3 * time.Second

// TestIdlePage compares a still table with the page that is nothing but a card to drag: what
// all processes of the browser do for it, and what it keeps in memory.
func TestIdlePage(t *testing.T) {
	RunAll(t, []Scenario{{"figures", []Ability{Inspect}, func(t *testing.T) {
		base := httptest.NewServer(http.FileServer(http.Dir("testdata")))
		defer base.Close()
		s := StartServer(t)
		rest := func(url, ready string) (u Usage, mb float64) {
			p := Start(t, Options{Viewport: Desktop, Motion: true, Alone: true})
			c := p.Browser.(*Chromium)
			p.Allow(Network) // nobody has made an icon for the baseline page
			p.Open(url)
			p.Until(ready)
			p.Step("leave it alone", func(ctx context.Context) (err error) {
				if err = sleep(ctx, settle); err != nil {
					return err
				}
				if u, err = c.Measure(ctx, time.Duration(many(20))*time.Second); err != nil {
					return err
				}
				mb, err = c.RendererMB()
				return err
			})
			return u, mb
		}
		b, mb := rest(local(base)+"/baseline.html", "document.readyState === 'complete'")
		g, gmb := rest(s.URL+"it/", idle+" && navigator.serviceWorker.controller")
		t.Logf("figure: idle: %v; the baseline page: %v", g, b)
		t.Logf("figure: memory: renderer %.0f MB, %.2f x the baseline page's %.0f", gmb, gmb/mb, mb)
	}}})
}
