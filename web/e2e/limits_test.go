//go:build e2e

package e2e

import "testing"

// TestBlockedStorage plays where the browser keeps nothing, and is told so.
func TestBlockedStorage(t *testing.T) {
	p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone, NoStorage: true})
	p.says(".notices", "keeps nothing")
	if n := Get[int](p.Page, "document.querySelectorAll('.notice').length"); n != 1 {
		t.Errorf("%d messages about it", n)
	}
	p.tap(".notice .icb")
	p.begin(line, won, 4)
	p.choose("back", "onde") // a choice that cannot be kept holds for this visit
	p.choose("lang", "es")
	p.Until("document.documentElement.lang === 'es' && location.pathname === '/es/'")
	p.begin(p.played(), won, 6)
}

// TestNoWebGL plays where nothing can be drawn: the twin shows the cards and plays them.
func TestNoWebGL(t *testing.T) {
	p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone, NoWebGL: true})
	p.says(".notices", "no WebGL2")
	p.tap(".notice .icb")
	g := line.Game()
	p.Until("(l => l.length > 20 && l.every(i => i.complete && i.naturalWidth > 20))([...document.querySelectorAll('#twin img')])")
	p.Keep("plain")
	p.inside()

	p.tap(from(g, line.State(), won.Log()[0].Move)) // an ace: it goes home
	p.Until("pazienza.test.moves() === 1")
	line.Do(won.Log()[0])
	p.same(line)
	p.tap(spot(g.Stock(), -1))
	p.Until("pazienza.test.moves() === 2")
	line.Do(won.Log()[1])
	p.same(line)
	for _, st := range won.Log()[2:6] {
		p.make(line, st.Move, p.keys)
		p.same(line)
	}
	p.tap("#tool-undo")
	p.Until("pazienza.test.moves() === 5")
	p.inside()
	p.stored()
	p.Reload()
	p.ready()
	if l := p.played(); l.Moves() != 5 || l.Undos() != 1 {
		t.Errorf("resumed with %d moves, %d undos", l.Moves(), l.Undos())
	}
}
