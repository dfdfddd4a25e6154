//go:build e2e

package e2e

import "testing"

// TestDuel plays a match against the computer to its end, with a reload in the middle, and
// finds the game for one afterwards as it was.
func TestDuel(t *testing.T) {
	p := sit(t, "/en/play/klondike-1/", Options{Viewport: Phone})
	p.Keys("d")
	p.Until("pazienza.test.moves() === 1")
	solo := Get[string](p.Page, "pazienza.test.table()")
	p.tap("#tool-games")
	p.tap(".links [href*=two]")
	p.tap("#two-start")
	p.seated()
	p.Run("window.dealt = pazienza.test.duel()")
	p.Run(hurried)
	p.Until("pazienza.test.duel() !== dealt") // the computer has moved
	p.presses(ownPiles)
	p.Until("document.querySelector('#status-clock').textContent > '0:30'")
	p.rests()
	p.pauses()
	p.loadsAnew()
	p.Run(hurried)
	p.goesOn()
	p.presses(ownPiles)
	p.Until("document.querySelector('#match-again')")
	p.rests()
	p.leaves()
	if got := Get[string](p.Page, "pazienza.test.table()"); got != solo {
		t.Errorf("the game for one is\n%s\nand was\n%s", got, solo)
	}
	p.visit("/en/stats/")
	p.says(".page-stats", "Lia, Both at once")
}
