//go:build e2e

package e2e

import (
	"bytes"
	"context"
	"fmt"
	"image/png"
	"slices"
	"strings"
	"testing"

	"github.com/liyue201/goqr"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// TestGames deals every variant from the menu, on a phone, and makes a move.
func TestGames(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	for _, v := range variants.Catalogue().Solo().Variants {
		i := slices.IndexFunc(variants.Offers(), func(o variants.Offer) bool { return strings.HasPrefix(o.Game, v.ID+"/") })
		o := variants.Offers()[i]
		p.tap("#tool-games")
		p.tap(".chips a[href$=\"/play/" + o.Slug + "/\"]")
		p.Until("pazienza.test.game() === '" + o.Game + "' && !document.querySelector('#page')")
		p.ready()
		p.inside()
		line := p.played()
		p.make(line, anyMove(line), p.drags)
		p.same(line)
	}
	p.tap("#tool-games") // what was left can be gone on with
	p.tap(".more > summary")
	p.says(".more", "Resume Vegas")
}

// anyMove is a card that can be carried, or else the stock's move.
func anyMove(line *engine.Line) engine.Move {
	g, s := line.Game(), line.State()
	for _, m := range g.Legal(s, nil) {
		if m.Kind == engine.Carry {
			return m
		}
	}
	return g.StockMove(s)
}

// TestUndoRefused presses an undo that the rules do not have: it is there, looks it, and says
// why.
func TestUndoRefused(t *testing.T) {
	p := sit(t, "/en/play/vegas-3/", Options{Viewport: Phone})
	refused := func() {
		t.Helper()
		line := p.played()
		p.make(line, line.Game().StockMove(line.State()), p.drags)
		p.ready()
		p.tap("#tool-undo")
		p.says("#toast", "These rules have no undo.")
		p.same(line)
		p.Until("(e => e.getAttribute('aria-disabled') === 'true' && e.getAttribute('aria-description') === 'These rules have no undo.' && e.tabIndex === 0)(document.querySelector('#tool-undo'))")
	}
	p.says("#status-score", "−$52")
	refused()
	strict, err := variants.Catalogue().Game("spider-2/spider-strict@1")
	if err != nil {
		t.Fatal(err)
	}
	p.setUp(strict)
	p.tap("#setup-play")
	p.Until("pazienza.test.game() === '" + strict.Name() + "' && !document.querySelector('#page')")
	p.ready()
	refused()
}

// TestHouseRules copies a rule set and changes it, is refused what is impossible, keeps and
// plays the rest, and sends it to somebody who is in the middle of a game.
func TestHouseRules(t *testing.T) {
	const rules, name = "klondike/classico@1+undo=charged+undo-cost=2/draw1", "After supper"
	p := sit(t, "/en/play/klondike-1/", Options{Viewport: Phone})
	p.tap("#tool-games")
	p.tap(".links a[href$=\"/house/\"]")
	p.tap(".fields:has(#house-undo-1) > summary")
	p.tap("label[for=\"house-undo-1\"]")
	p.says("#house-why", "This cannot be played. Undo that is paid for needs a price")
	p.tap("#house-save")
	p.says("#house-why", "needs a price")
	p.tap("#house-undo-cost-more")
	p.tap("#house-undo-cost-more")
	p.Until("document.querySelector('#house-why').textContent === '' && document.querySelector('#house-undo-cost').value === '2'")
	p.tap("#house-save")
	p.says("#house-why", "Give these rules a name")
	p.Until("document.activeElement.id === 'house-name'")
	p.Keys(strings.Split(name, "")...)
	p.tap("#house-save")
	p.says("#toast", "Saved: "+name)
	p.tap("#house-play")
	p.Until("pazienza.test.game() === '" + rules + "' && !document.querySelector('#page')")
	p.ready()
	line := p.played()
	p.make(line, line.Game().StockMove(line.State()), p.drags)

	p.Run("Object.defineProperty(navigator, 'share', {value: undefined}); Object.defineProperty(navigator, 'clipboard', {value: {writeText: async t => { window.copied = t; }}})")
	p.tap("#tool-games")
	p.tap("#share")
	p.tap("#share-copy")
	p.says("#toast", "The link is copied.")
	link := Get[string](p.Page, "window.copied")
	if want := p.server.URL + "#" + (session.Link{Game: rules, Deal: line.Deal(), Title: name}).String(); link != want {
		t.Fatalf("shared %s, want %s", link, want)
	}
	if code := p.readCode(); code != link {
		t.Errorf("the code says %q, want %s", code, link)
	}

	q := sitAt(t, p.server, "/it/play/klondike-3/", Options{Viewport: Phone})
	mine := q.played()
	q.make(mine, mine.Game().StockMove(mine.State()), q.drags)
	q.Run("location.hash = '" + link[strings.Index(link, "#"):] + "'")
	q.Until("pazienza.test.game() === '" + rules + "' && location.hash === ''")
	q.ready()
	q.same(engine.NewLine(line.Game(), line.Deal()))
	q.says(".notices", "regole di casa: "+name)
	q.tap(".notice-action:nth-of-type(2)")
	q.says("#toast", "Salvate: "+name)
	q.tap("#tool-games")
	q.says(".resumes", "Riprendi Klondike · 3 carte") // the deal of the link is untouched: nothing to go on with
	q.tap(".resume-go[aria-label=\"Riprendi Klondike · 3 carte\"]")
	q.Until("!document.querySelector('#page')")
	q.ready()
	q.same(mine)
}

// readCode reads the QR code that can be seen, as another device's camera would: it looks
// until it finds one, and closely, since a square of four pixels and a half is now four wide
// and now five, of which the reader cannot make out every code.
func (p *player) readCode() (text string) {
	p.T.Helper()
	p.Resize(PhoneSharp)
	defer p.Resize(Phone)
	p.Step("read the code", func(ctx context.Context) error {
		for {
			picture, err := p.Screenshot(ctx)
			if err != nil {
				return err
			}
			img, err := png.Decode(bytes.NewReader(picture))
			if err != nil {
				return err
			}
			codes, err := goqr.Recognize(img)
			if err == nil && len(codes) == 1 {
				text = string(codes[0].Payload)
				return nil
			}
			if ctx.Err() != nil {
				return fmt.Errorf("%d codes are in the picture: %w", len(codes), err)
			}
		}
	})
	return text
}

// TestBrokenLink opens links that lead nowhere: each says why, and the table is there.
func TestBrokenLink(t *testing.T) {
	p := sit(t, "/it/#game=klondike/classico@9/draw3&deal=5", Options{Viewport: Phone})
	p.says(".notices", "È per una versione più recente")
	p.Until("location.hash === ''")
	line := p.played()
	p.make(line, line.Game().StockMove(line.State()), p.drags)
	p.Run("location.hash = '#game=klondike/classico@1%2Bwings=yes/draw3'")
	p.says(".notices", "Queste regole")
	p.same(line)
	p.tap(".notice-action")
	p.Until("pazienza.test.moves() === 0 && !document.querySelector('.notice')")
	p.ready()
	p.played()
	p.Run("location.hash = '#game=%'")
	p.says(".notices", "Il link non si può aprire")
	p.Open(p.server.URL + "it/#game=klondike/classico@1/draw3&deal=5&title=After%2") // cut off on its way
	p.ready()
	p.Until("pazienza.test.deal() === 5 && location.hash === ''")
}
