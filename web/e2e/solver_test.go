//go:build e2e

package e2e

import (
	"strconv"
	"testing"

	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/solve"
	"pazienza/engine/variants"
)

// TestSolver asks the one who knows every card: for verdicts, for a winning line, for deals
// that can be won; kills it, and blocks it.
func TestSolver(t *testing.T) {
	p := sit(t, "/en/play/klondike-3/", Options{Viewport: Viewport{1120, 700, 1, false}})
	p.Run("window.workers = []; const W = Worker; window.Worker = function(u) { const w = new W(u); workers.push(w); return w; }")
	p.tap("#tool-games")
	p.tap("a[href$=\"/settings/\"]")
	p.tap("label[for=\"speed-off\"]")
	if n := Get[int](p.Page, "workers.length"); n != 0 {
		t.Errorf("%d workers were started before anybody asked", n)
	}
	p.tap("label[for=\"verdict-yes\"]")
	p.Until("document.getElementById('verdict-yes').checked")
	p.tap("#page-close")
	g, err := variants.Catalogue().Game("klondike/classico@1/draw3")
	if err != nil {
		t.Fatal(err)
	}

	// A deal that the wrong first move spoils.
	line := p.deal(g, 55)
	p.Until(shown("#status-verdict.is-good"))
	p.make(line, engine.Move{Kind: engine.Carry, From: 5, To: 6, Count: 1}, p.drags)
	p.Until(shown("#status-verdict.is-bad"))
	p.says("#say", words.For("en").CannotWin)
	p.Keys("z")
	p.Until(shown("#status-verdict.is-good"))

	// How it is won.
	p.Keys("l")
	p.says("#page", words.For("en").WinningLineHelp)
	p.tap("#deal-line")
	p.Until("pazienza.test.moves() > 3")
	p.Keys("Escape") // any press stops it
	p.Until("!pazienza.test.busy()")
	p.Keys("l")
	p.tap("#deal-line")
	p.Until("pazienza.test.won() && !pazienza.test.busy()")
	if l := p.played(); !l.Won() || l.Hints() != 2 {
		t.Errorf("won %t, with %d hints", l.Won(), l.Hints())
	}
	p.Until(shown("#win-new"))
	p.tap("#page-close")

	// Deals that can be won: at first after a moment, then from those kept.
	p.setUp(g)
	p.tap(`label[for="setup-deals-yes"]`)
	p.Until("document.getElementById('setup-deals-yes').checked")
	p.tap("#page-close")
	number := 55
	for range 2 {
		p.tap("#tool-new")
		p.Until("pazienza.test.deal() !== " + strconv.Itoa(number) + " && pazienza.test.moves() === 0")
		p.Until(shown("#status-verdict.is-good"))
		number = Get[int](p.Page, "pazienza.test.deal()")
		s := g.Deal(number)
		if v := solve.New(g, &s, solve.Options{}).Step(100_000); v != solve.Winnable {
			t.Errorf("deal %d, of those that can be won, is %v", number, v)
		}
		p.Until("pazienza.test.proved() === 2")
	}

	// One that dies is started again, and one that cannot be started is missed by nothing else.
	line = engine.NewLine(g, number)
	p.ready()
	p.Run("workers[0].terminate()")
	p.make(line, engine.Move{Kind: engine.Draw}, p.drags)
	p.Until("workers.length === 2")
	p.Until("document.querySelector('#status-verdict').className.match(/is-(good|bad)/)")
	p.Run("window.Worker = function() { throw new Error('blocked') }; workers[1].terminate()")
	p.make(line, engine.Move{Kind: engine.Draw}, p.drags)
	p.Until(shown("#status-verdict.is-missing"))
	p.Keys("l")
	p.says("#page", words.For("en").NoSolver)
	p.tap("#page-close")
	p.tap("#tool-undo")
	p.Until("pazienza.test.moves() === 1")
}
