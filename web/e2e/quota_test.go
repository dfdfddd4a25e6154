//go:build e2e

package e2e

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"

	"pazienza/app/words"
)

// room gives the site so many bytes to keep things in; nil is what it had.
func (p *player) room(bytes *float64) {
	p.T.Helper()
	p.Step("change the room there is", func(ctx context.Context) error {
		at := storage.OverrideQuotaForOriginParams{Origin: strings.TrimSuffix(p.server.URL, "/"), QuotaSize: bytes}
		return call(ctx, p.Browser.(*Chromium), storage.OverrideQuotaForOrigin, at, nil)
	})
}

// notices is how many messages stand on the page.
func (p *player) notices() int {
	p.T.Helper()
	return Get[int](p.Page, "document.querySelectorAll('.notice').length")
}

// TestFull plays on a device without room: play goes on, the player is told once, what was kept
// stays, and once there is room everything is kept that could not be, the game that was left too.
func TestFull(t *testing.T) {
	RunAll(t, []Scenario{{"full", []Ability{Inspect}, func(t *testing.T) {
		p, won, line := sitDown(t, "it", "klondike-draw3", Options{Viewport: Phone, Alone: true})
		w := words.For("it")
		p.begin(line, won, 3)
		p.stored()
		p.controlled()
		none := 1.0
		p.KillAndRestart() // Chromium takes the room that it has found for half a minute
		p.room(&none)
		p.visit("/it/")
		p.same(line)

		p.begin(line, won, 4)
		p.says(".notices", w.Unsaved)
		p.tap(".notice .icb")
		p.begin(line, won, 6)
		p.stored()
		if n := p.notices(); n != 0 {
			t.Errorf("told again after each move: %d messages", n)
		}
		p.Reload()
		p.ready()
		line = p.played()
		if line.Moves() != 3 {
			t.Fatalf("3 moves were kept, and %d are", line.Moves())
		}
		p.begin(line, won, 4)
		p.says(".notices", w.Unsaved)
		p.tap("#tool-new") // the game that is left counts as lost
		p.Until("pazienza.test.moves() === 0")
		p.ready()
		line = p.played()
		p.make(line, line.Game().StockMove(line.State()), p.drags)
		p.stored()
		if n := p.notices(); n != 1 {
			t.Errorf("%d messages about it", n)
		}

		p.room(nil)
		p.make(line, line.Game().StockMove(line.State()), p.drags)
		p.says(".toasts", w.KeptAgain)
		if n := p.notices(); n != 0 {
			t.Errorf("%d messages when everything is kept", n)
		}
		p.Reload()
		p.ready()
		p.same(line)
		if l := p.played(); l.Moves() != 2 || l.Deal() != line.Deal() {
			t.Errorf("deal %d with %d moves", l.Deal(), l.Moves())
		}
		p.open("stats")
		p.says(".three", "0 su 1")
	}}})
}
