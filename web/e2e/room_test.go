//go:build e2e

package e2e

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"pazienza/engine"
)

// TestNothingCovered has messages stand over tables in every size of window: whatever lies on the
// table can be seen and played beside them.
func TestNothingCovered(t *testing.T) {
	// What a newcomer is told of each game, with the joker's places too.
	p := sit(t, "/it/", Options{Viewport: Phone, Lang: "it"})
	games := Get[int](p.Page, "document.querySelectorAll('.tile').length")
	if games == 0 {
		p.tap("#tool-games")
		p.Until("document.querySelector('.tile')")
		games = Get[int](p.Page, "document.querySelectorAll('.tile').length")
		p.tap("#page-close")
	}
	for game := range games {
		p.tap("#tool-games")
		p.Until("document.querySelectorAll('.tile').length === " + js(games))
		p.Run("document.querySelectorAll('.tile')[" + js(game) + "].click()")
		p.Until("!document.querySelector('#page')")
		p.ready()
		for _, v := range []Viewport{{320, 568, 1, true}, Phone.Rotated(), Phone} {
			p.resized(v)
			p.Until(shown(".cue"))
			p.uncovered(Get[string](p.Page, "pazienza.test.game()")+" "+v.String(), ".cue")
		}
	}

	for _, game := range []string{"klondike/classico@1/draw3", "spider-4/spider-charged@1", "double-klondike/classico@1/draw3"} {
		p.lay(longest(t, game, 20))
		p.Run("dispatchEvent(new CustomEvent('pazienza:update'))") // two answers, and a long line
		for _, v := range []Viewport{Phone, {320, 568, 1, true}, Phone.Rotated(), {820, 1180, 1, true}, Desktop} {
			p.resized(v)
			p.Until(shown(".notice"))
			p.uncovered(game+" "+v.String(), ".notice")
			p.inside()
		}
	}
}

// resized gives the window another size, and waits until the table is laid for it.
func (p *player) resized(v Viewport) {
	p.T.Helper()
	p.Resize(v)
	p.Until("innerWidth === " + js(v.Width) + " && innerHeight === " + js(v.Height))
	p.ready()
	p.Until("pazienza.test.settled()")
}

// uncovered waits until something lies over no card and no pile. It may still rise into its
// place, and the cards into theirs.
func (p *player) uncovered(where, over string) {
	p.T.Helper()
	p.Step(over+" covers nothing of "+where, func(ctx context.Context) error {
		return Until(ctx, p.Browser, `(window.covered = (() => {
			if (!pazienza.test.settled() || pazienza.test.busy()) return ['not settled'];
			const box = e => e.getBoundingClientRect();
			return [...document.querySelectorAll('`+over+`')].flatMap(o => [...document.querySelectorAll('#twin .spot')].filter(s => {
				const a = box(o), b = box(s);
				return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
			}).map(s => s.id));
		})()).length === 0`)
	})
}

// TestSafeAreas plays on a phone with a notch and a home bar, upright and on either side: no card,
// no button and no word lies under them, on the table, on pages and on sheets.
func TestSafeAreas(t *testing.T) {
	RunAll(t, []Scenario{{"notch", []Ability{Inspect}, func(t *testing.T) {
		p := sit(t, "/es/", Options{Viewport: Phone, Lang: "es", Alone: true})
		klondike, spider := longest(t, "klondike/classico@1/draw3", 20), longest(t, "spider-4/spider-charged@1", 20)
		for _, phone := range []struct {
			Viewport
			top, side, bottom int64
		}{
			{Viewport{390, 844, 1, true}, 47, 0, 34},
			{Viewport{844, 390, 1, true}, 0, 47, 21},
		} {
			p.Resize(phone.Viewport)
			p.Step("the screen has a notch", func(ctx context.Context) error {
				in := &emulation.SafeAreaInsets{Top: &phone.top, Left: &phone.side, Right: &phone.side, Bottom: &phone.bottom}
				return call(ctx, p.Browser.(*Chromium), emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{Insets: in}, nil)
			})
			p.Until("parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--safe-bottom')) === " + js(int(phone.bottom)))
			safe := func(where, what string) {
				t.Helper()
				p.Step(what+" are clear of the notch, "+where, func(ctx context.Context) error {
					return Until(ctx, p.Browser, `(window.under = [...document.querySelectorAll('`+what+`')].filter(e => e.checkVisibility({visibilityProperty: true}) && e.textContent.trim() + e.id).filter(e => {
						const r = e.getBoundingClientRect();
						return r.width > 1 && (r.top < `+js(int(phone.top))+` - .5 || r.left < `+js(int(phone.side))+` - .5 || r.right > innerWidth - `+js(int(phone.side))+` + .5 || r.bottom > innerHeight - `+js(int(phone.bottom))+` + .5);
					}).map(e => e.id || e.className || e.tagName)).length === 0`)
				})
			}
			const table = "#twin .spot, .tool, .status > *, .runs, .notice, .toast, .cue"
			for _, lies := range []struct {
				line *engine.Line
				hand string
			}{{klondike, ""}, {spider, ""}, {spider, "yes"}} {
				p.Run("localStorage.setItem('pazienza.left', '" + lies.hand + "')")
				p.lay(lies.line)
				p.Run("dispatchEvent(new CustomEvent('pazienza:update'))")
				p.Until(shown(".notice"))
				p.tap("#tool-hint")
				p.Until(shown(".toast"))
				safe(lies.line.Game().Name()+" "+phone.String()+" left "+lies.hand, table)
				p.inside()
			}
			for _, page := range []string{"settings", "games/spider"} {
				p.tap("#tool-games")
				safe("games "+phone.String(), ".head *, .wrap > *:first-child")
				p.tap("a[href$=\"/" + page + "/\"]")
				p.Until("!document.querySelector('.page-games')")
				safe(page+" "+phone.String(), ".head *, .foot *, .wrap > *:first-child > *:first-child")
				p.Run("(w => w.scrollTo(0, w.scrollHeight))(document.querySelector('.wrap'))")
				safe("the end of "+page+" "+phone.String(), ".wrap > *:last-child")
				p.tap("#page-close")
				p.Until("!document.querySelector('#page')")
			}
			p.Keys("?")
			p.Until(shown(".sheet"))
			safe("keys "+phone.String(), "#page-title, #page-close")
			p.Run("(s => s.scrollTo(0, s.scrollHeight))(document.querySelector('.sheet'))")
			safe("the end of keys "+phone.String(), ".sheet > *:last-child")
			p.Keys("Escape")
			p.Until("!document.querySelector('#page')")
		}
	}}})
}
