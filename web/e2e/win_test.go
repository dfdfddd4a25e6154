//go:build e2e

package e2e

import (
	"strconv"
	"testing"

	"pazienza/engine"
)

// late goes on with a game that the player left near its end.
func (p *player) late(name string) (won, line *engine.Line) {
	p.T.Helper()
	return p.left(name, 25)
}

// left is the same so few moves before.
func (p *player) left(name string, few int) (won, line *engine.Line) {
	p.T.Helper()
	won, line = p.link(name)
	for _, st := range won.Log()[:won.Moves()-few] {
		if _, err := line.Do(st); err != nil {
			p.T.Fatal(err)
		}
	}
	saved := engine.Record{ID: "left", Line: line}.String()
	p.store(strconv.Quote(saved), won.Game())
	p.visit("/#" + linkTo(won))
	p.same(line)
	return won, line
}

// TestWinAtLast opens a link to a Spider, makes its last moves and sees the win counted: short
// enough for every browser that plays the main path.
func TestWinAtLast(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	if Under() == "webkit" {
		p.Allow(Policy) // of robots.txt, which it lays out with a style of its own
	}
	won, line := p.left("spider-1", 4)
	p.solve(line, won, p.drags, nil)
	p.tap("#page-close")
	p.tap("#tool-games")
	p.tap(`.wrap a[href$="/stats/"]`)
	p.Until("document.querySelector('.page-stats')?.innerText.includes('100')") // % of games won
}

// TestWinByMouse wins with the mouse, card by card to the last, a whole Spider and a Klondike
// that does not finish by itself.
func TestWinByMouse(t *testing.T) {
	p := sit(t, "/", Options{Viewport: Viewport{800, 500, 1, false}})
	won, line := p.link("spider-1")
	p.solve(line, won, p.drags, nil)
	p.tap("#page-close")
	won, line = p.late("klondike-free")
	p.solve(line, won, p.drags, nil)
}

// TestWinByTouch wins with a finger on a phone, a whole Klondike with every animation, which
// finishes by itself at last, and a Spider.
func TestWinByTouch(t *testing.T) {
	p := sit(t, "/it/", Options{Viewport: Phone, Motion: true})
	won, line := p.link("klondike-draw3")
	p.solve(line, won, p.drags, nil)
	p.tap("#page-close")
	won, line = p.late("spider-1")
	p.solve(line, won, p.drags, nil)
}

// TestWinByKeys wins without ever pointing at anything: deals a Klondike, makes a choice, and
// has a key finish a Spider.
func TestWinByKeys(t *testing.T) {
	p := sit(t, "/es/", Options{Viewport: Viewport{800, 500, 1, false}})
	close := func() {
		t.Helper()
		p.Keys("Escape")
		p.Until("!document.querySelector('#page')")
	}
	won := recorded(t, "klondike-draw3")
	line := p.dealByKeys(won.Game(), won.Deal())
	p.tabTo("#twin .spot")
	p.solve(line, won, p.keys, nil)
	close()

	p.Keys("m")
	p.tabTo("a[href$=\"/settings/\"]")
	p.Keys("Enter")
	p.tabTo("#speed-")
	p.Keys("ArrowRight")
	p.Until("document.querySelector('#speed-fast').checked")
	close()

	won, line = p.late("spider-1")
	p.tabTo("#twin .spot")
	p.solve(line, won, p.keys, func() { p.Keys("f") })
	close()
}
