//go:build e2e

package e2e

import (
	"strconv"
	"testing"
)

// deaf keeps what two windows tell each other, until hears lets it go. logged is the game of one of
// them, but for the time of play.
const (
	deaf = `window.logged = w => w.pazienza.test.record().replace(/\ntime \d+/, '');
		for (const w of [window, other]) {
			w.held = [];
			w.post ??= w.BroadcastChannel.prototype.postMessage;
			w.BroadcastChannel.prototype.postMessage = function (m) { w.held.push([this, m]); };
		}`
	hears = `for (const w of [window, other]) w.BroadcastChannel.prototype.postMessage = w.post;
		for (const w of [window, other]) w.held.forEach(([channel, m]) => w.post.call(channel, m));`
)

// TestTwoTabs plays one game in two windows of a browser: each follows what the other does. Where
// both move at the same instant one move gives way, in both windows, and is gone: what stays is the
// game whose record comes last by its text, and that is the one that is kept.
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

		// At the same instant: neither has heard of the other's move before it makes its own. One of
		// the two games goes on, in both windows.
		undo := "#tool-undo"
		for _, at := range []struct {
			here, there string
			want        string // moves afterwards
		}{
			{press("window", stock), press("other", stock), "m === 5"},
			{press("other", stock), press("window", stock), "m === 6"},
			{"document.querySelector('" + undo + "').click();", press("other", stock), "m === 5 || m === 7"},
		} {
			p.Run(deaf + at.here + "setTimeout(() => {" + at.there + "}, 150)") // two moves of one tenth of a second are the same
			p.Until("[window, other].every(w => w.held.some(([, m]) => m.shelf === 'games'))")
			p.Run("window.want = [window, other].map(logged).sort()[1];" + hears)
			p.Until("[window, other].every(w => logged(w) === want)")
			if !Get[bool](p.Page, "(m => "+at.want+")(pazienza.test.moves())") {
				t.Errorf("%d moves after both have moved at once, want %s", p.played().Moves(), at.want)
			}
			agree()
		}
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
