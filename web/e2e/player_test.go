//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"strconv"
	"testing"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// player is a person at the game: it knows what lies where from the buttons of
// the twin, as a screen reader does, and plays with what the browser makes of
// hands and keys. Where it looks into the game, it looks only (pazienza.test).
type player struct {
	*Page
	server *Server
	hand   Hand
}

// sit starts a server and a browser, and opens a page of the game.
func sit(t testing.TB, path string, o Options) *player {
	t.Helper()
	return sitAt(t, StartServer(t), path, o)
}

// sitAt is the same at a server that runs.
func sitAt(t testing.TB, s *Server, path string, o Options) *player {
	t.Helper()
	p := &player{Page: Start(t, o), server: s}
	if o.withDefaults().Viewport.Mobile {
		p.hand = Finger
	}
	p.visit(path)
	return p
}

// visit opens a path of the site and waits until it can be played.
func (p *player) visit(path string) {
	p.T.Helper()
	p.Open(p.server.URL + path[1:])
	p.ready()
}

// idle is when the table is there and nothing on it moves.
const idle = "window.pazienza?.test && !pazienza.test.busy() && !document.getElementById('loading')?.checkVisibility()"

// ready waits until nothing on the table moves.
func (p *player) ready() {
	p.T.Helper()
	p.Until(idle)
}

// controlled waits until the service worker has everything and serves the page.
func (p *player) controlled() {
	p.T.Helper()
	p.Until("navigator.serviceWorker.controller")
}

// store leaves the game, and puts a JavaScript expression of the text v that is kept of a
// game into its place.
func (p *player) store(text string, g *engine.Game) {
	p.T.Helper()
	p.stored()
	p.away()
	key := strconv.Quote(g.Name())
	p.writes("games.get("+key+").onsuccess = e => { const v = e.target.result; games.put("+text+", "+key+"); };", "games")
}

// rect is where something can be seen.
func (p *player) rect(selector string) (r struct{ X, Y, W, H float64 }) {
	p.T.Helper()
	xywh := Get[[]float64](p.Page, "(r => r && [r.x, r.y, r.width, r.height])(document.querySelector('"+selector+"')?.getBoundingClientRect())")
	if len(xywh) != 4 {
		p.T.Fatalf("there is no %s on the page", selector)
	}
	r.X, r.Y, r.W, r.H = xywh[0], xywh[1], xywh[2], xywh[3]
	return r
}

// tap presses something on the page shortly, once it is there, stands still and nothing
// covers it.
func (p *player) tap(selector string) {
	p.T.Helper()
	p.Until(`await (async () => {
		const find = () => {
			const e = document.querySelector('` + selector + `');
			e?.scrollIntoView({block: 'nearest'});
			const r = e?.getBoundingClientRect();
			return r && e.contains(document.elementFromPoint(r.x + r.width/2, r.y + r.height/2)) && [r.x, r.y, r.width, r.height].join();
		};
		const before = find();
		await new Promise(ok => setTimeout(ok, 60));
		return before && before === find();
	})()`)
	r := p.rect(selector)
	p.Do("tap "+selector, p.hand.Tap(Pt(r.X+r.W/2, r.Y+r.H/2))...)
}

// spot names the button of a card, or of the whole pile when index is -1.
func spot(pile engine.PileID, index int) string {
	if index < 0 {
		return "#t" + strconv.Itoa(int(pile))
	}
	return "#t" + strconv.Itoa(int(pile)) + "-" + strconv.Itoa(index)
}

// last names the button of a pile's last card.
func last(g *engine.Game, s *engine.State, pile engine.PileID) string {
	if pile == g.Stock() || s.Len(pile) == 0 {
		return spot(pile, -1)
	}
	return spot(pile, s.Len(pile)-1)
}

// from names the button where a move begins.
func from(g *engine.Game, s *engine.State, m engine.Move) string {
	if m.Kind != engine.Carry {
		return spot(g.Stock(), -1)
	}
	return spot(m.From, s.Len(m.From)-int(m.Count))
}

// place waits until a finger can find a button after so many moves, and returns where: the
// screen reader's finger explores the buttons, the player's touches the picture below.
func (p *player) place(ctx context.Context, button string, moves int) (Point, error) {
	js := fmt.Sprintf(`(() => {
		const r = pazienza.test.moves() >= %d && pazienza.test.settled() && document.querySelector('#twin %s')?.getBoundingClientRect();
		if (!r) return null;
		const x = r.x + r.width/2, y = r.y + Math.min(r.height, r.width)/2;
		return document.elementFromPoint(x, y)?.closest('button') === document.querySelector('#twin %s') ? [x, y] : null;
	})()`, moves, button, button)
	var xy []float64
	if err := Until(ctx, p.Browser, "window.found = "+js); err != nil {
		return Point{}, fmt.Errorf("%s is not to be touched: %w", button, err)
	}
	if err := p.Eval(ctx, "window.found", &xy); err != nil {
		return Point{}, err
	}
	return Pt(xy[0], xy[1]), nil
}

// played is the game as it stands, read back from its record.
func (p *player) played() *engine.Line {
	p.T.Helper()
	r, err := engine.ParseRecord(variants.Catalogue(), Get[string](p.Page, "pazienza.test.record()"))
	if err != nil {
		p.T.Fatalf("the game in progress: %v", err)
	}
	if got, want := Get[string](p.Page, "pazienza.test.table()"), r.Line.Game().Text(r.Line.State()); got != want {
		p.T.Fatalf("the table\n%s\nis not that of its record\n%s", got, want)
	}
	return r.Line
}

// same fails the test when the table is not the one of a line.
func (p *player) same(want *engine.Line) {
	p.T.Helper()
	if got, want := Get[string](p.Page, "pazienza.test.table()"), want.Game().Text(want.State()); got != want {
		p.T.Fatalf("the table is\n%s\nwant\n%s", got, want)
	}
}

// shown is true when an element is there and can be seen.
func shown(selector string) string {
	return "document.querySelector('" + selector + "')?.checkVisibility({visibilityProperty: true})"
}

// says waits until an element says something.
func (p *player) says(selector, text string) {
	p.T.Helper()
	p.Until("document.querySelector('" + selector + "')?.textContent.includes(" + strconv.Quote(text) + ")")
}

// tabTo presses Tab until the focus is on an element.
func (p *player) tabTo(selector string) {
	p.T.Helper()
	for range 120 {
		if Get[bool](p.Page, "document.activeElement.matches('"+selector+"')") {
			return
		}
		p.Keys("Tab")
	}
	p.T.Fatalf("the tab key never comes to %s", selector)
}

// choose opens the settings, makes one choice and returns to the table.
func (p *player) choose(key, value string) {
	p.T.Helper()
	p.tap("#tool-games")
	p.tap("a[href$=\"/settings/\"]")
	p.tap("label[for=\"" + key + "-" + value + "\"]")
	p.Until("document.getElementById('" + key + "-" + value + "').checked")
	p.tap("#page-close")
	p.Until("!document.querySelector('#page')")
}
