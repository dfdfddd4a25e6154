//go:build e2e

package e2e

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"

	"pazienza/app/words"
)

// silent is a database that never answers when it is opened.
const silent = `IDBFactory.prototype.open = () => new EventTarget();`

// TestSilentStorage opens the game where the browser never answers for its database: the table comes
// up all the same, it is told that nothing is kept, and play goes on.
func TestSilentStorage(t *testing.T) {
	RunAll(t, []Scenario{{"silent", []Ability{Inspect}, func(t *testing.T) {
		won := recorded(t, "klondike-draw3")
		p := sit(t, "/en/", Options{Viewport: Phone, Alone: true})
		p.Step("have the database say nothing", func(ctx context.Context) error {
			return p.Browser.(*Chromium).OnNewDocument(ctx, silent)
		})
		p.visit("/en/")
		p.unkept()
		p.Run("location.hash = '" + linkTo(won) + "'")
		line := p.follow(won)
		p.begin(line, won, 4)
		p.tap("#tool-new")
		p.Until("pazienza.test.moves() === 0")
	}}})
}

// TestHeldStorage opens the game where a page that hears nothing holds the database of the first
// version open: the table comes up, it is told that nothing is kept, and play goes on. Once that page
// is gone all is there that was kept before.
func TestHeldStorage(t *testing.T) {
	RunAll(t, []Scenario{{"held", []Ability{Inspect}, func(t *testing.T) {
		p := sit(t, "/en/", Options{Viewport: Phone, Alone: true})
		won := recorded(t, "klondike-draw3")
		line := prefix(won, 4)
		p.away()
		p.Run("window.held = open('/robots.txt', 'holder')")
		p.Until("held.document.body && held.location.pathname === '/robots.txt' && held.document.readyState === 'complete'")
		p.Run("window.done = " + firstVersion + "(held.indexedDB).then(db => held.db = db)")
		p.Until("await window.done.then(() => true)")
		p.Step("come to the front again", func(ctx context.Context) error {
			return call(ctx, p.Browser.(*Chromium), page.BringToFront, cdp.Empty{}, nil)
		})
		p.visit("/en/")
		p.unkept()
		now := p.played()
		if now.Moves() != 0 {
			t.Fatalf("the game has %d moves", now.Moves())
		}
		for range 2 {
			p.make(now, now.Game().StockMove(now.State()), p.drags)
			p.ready()
		}
		p.same(now)
		p.Run("open('', 'holder').close()")
		p.visit("/en/")
		p.same(line)
		if n := p.notices(); n != 0 {
			t.Errorf("there are %d messages when everything is kept", n)
		}
		p.begin(line, won, 6)
	}}})
}

// unkept waits until it is told that nothing is kept, and closes every message.
func (p *player) unkept() {
	p.T.Helper()
	p.says(".notices", words.For("en").NoStorage)
	p.Run("document.querySelectorAll('.notice .icb').forEach(b => b.click())")
	p.Until("!document.querySelector('.notice')")
}
