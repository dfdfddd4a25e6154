//go:build e2e

package e2e

import (
	"strconv"
	"testing"
)

// TestTwoTabs plays one game in two windows of a browser: each follows what the other does,
// and where both move at once, both end with the same game, whose moves are all there.
func TestTwoTabs(t *testing.T) {
	RunAll(t, []Scenario{{"follow", []Ability{Inspect}, func(t *testing.T) {
		p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone, Alone: true})
		p.begin(line, won, 2)
		p.Run("window.other = open('/en/')")
		p.Until("other.pazienza?.test && !other.pazienza.test.busy() && other.pazienza.test.moves() === 2")
		agree := func() { // but for the time, which each has played
			t.Helper()
			p.Until("(f => f(window) === f(other))(w => w.pazienza.test.record().replace(/@\\d+|\\ntime \\d+/g, '') + w.pazienza.test.table())")
		}
		agree()

		// One of them is out of sight, so nobody's hand reaches it: its buttons are pressed.
		press := func(window, button string) string {
			return window + ".document.querySelector('#twin " + button + "').click();"
		}
		stock := spot(line.Game().Stock(), -1)
		p.Run(press("window", stock))
		p.Until("other.pazienza.test.moves() === 3")
		agree()
		p.Run(press("other", stock))
		p.Until("pazienza.test.moves() === 4")
		agree()

		p.Run(press("window", stock) + press("other", stock))
		p.Until("pazienza.test.moves() >= 5 && other.pazienza.test.moves() >= 5")
		agree()
		p.Run("document.querySelector('#tool-undo').click(); " + press("other", stock))
		agree()
		moves := p.played().Moves()
		p.stored()
		p.Run("other.close()")
		p.visit("/en/")
		if got := p.played(); got.Moves() != moves || got.Deal() != line.Deal() {
			t.Errorf("%d moves were made, and %d are kept", moves, got.Moves())
		}
		p.says("#status-moves", strconv.Itoa(moves))
	}}})
}
