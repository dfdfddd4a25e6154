//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"testing"
)

// TestFocus opens every page and every sheet by the keyboard. Tab goes through all that can
// be pressed there and comes to nothing below, is caught nowhere, and Escape leaves the focus
// where it was.
func TestFocus(t *testing.T) {
	p := sit(t, "/en/play/thoughtful-klondike-1/", Options{Viewport: Viewport{800, 500, 1, false}})
	p.tabTo("#twin .spot")
	p.Keys("ArrowRight")
	sheet := func(name string, keys ...string) {
		t.Helper()
		was := Get[string](p.Page, "document.activeElement.id")
		p.Keys(keys...)
		p.Until("document.querySelector('.sheet-" + name + "') && document.activeElement.id === 'page-title'")
		p.round(name)
		p.Keys("Escape")
		p.Until("!document.querySelector('.sheet-" + name + "') && document.activeElement.id === '" + was + "'")
	}
	sheet("keys", "?")
	sheet("stock", "s")
	sheet("deal", "l")
	was := Get[string](p.Page, "document.activeElement.id")
	p.Keys("l")
	p.tabTo("#deal-share")
	sheet("share", "Enter")
	p.Keys("Escape")
	p.Until("!document.querySelector('#page') && document.activeElement.id === '" + was + "'")

	page := func(from string, names ...string) {
		t.Helper()
		was := Get[string](p.Page, "document.activeElement.id")
		p.Keys(from)
		p.Until("document.querySelector('.page-games') && document.activeElement.id === 'page-title'")
		for _, name := range names {
			p.tabTo(`.wrap a[href$="/` + name + `/"]`)
			p.Keys("Enter")
			p.Until("location.pathname.endsWith('/" + name + "/') && document.activeElement.id === 'page-title'")
		}
		p.round(fmt.Sprint("the page ", names))
		p.Keys("Escape")
		p.Until("!document.querySelector('#page') && document.activeElement.id === '" + was + "'")
	}
	page("m")
	for _, name := range []string{"daily", "stats", "past", "settings", "house", "about", "questions", "games/klondike", "games/spider"} {
		page("m", name)
	}
	page("m", "games/klondike", "rules/klondike", "glossary")
	p.tabTo("#tool-games") // and from somewhere else
	page("Enter", "about")

	p.Keys("Enter")
	p.Until("document.querySelector('.page-games')")
	p.Run("pazienza.install.state = () => 'menu'; dispatchEvent(new Event('pazienza:install'))") // where the player has to find it
	p.tabTo("#install")
	sheet("install", "Enter")
	p.Keys("Escape")
	p.Until("!document.querySelector('#page') && document.activeElement.id === 'tool-games'")

	p.left("spider-1", 4)
	p.tabTo("#twin .spot")
	p.Keys("f")
	p.Until(shown("#win-new") + " && document.activeElement.id === 'page-title'")
	p.round("the sheet of a won game")
	p.Keys("Escape")
	p.Until("!document.querySelector('#page') && document.activeElement.matches('#twin .spot')")
}

// stops lists what Tab has to come to on what lies above the table: of buttons of which one
// is chosen, that one.
const stops = `window.stops = [...document.querySelectorAll('#page :is(a[href], button, input, select, textarea, summary, [tabindex="0"])')].filter(e =>
	e.tabIndex >= 0 && !e.disabled && e.checkVisibility({visibilityProperty: true}) &&
	(e.type !== 'radio' || e.checked || !document.querySelector('#page input[name="' + e.name + '"]:checked')))`

// round presses Tab until the focus has come round.
func (p *player) round(what string) {
	p.T.Helper()
	p.Until("pazienza.test.settled()") // else what is counted may be of the page before
	all := Get[int](p.Page, "("+stops+").length")
	p.Step("tab round "+what, func(ctx context.Context) error {
		left, place := all, ""
		for presses := 0; left > 0; presses++ {
			if presses > all+8 {
				var missed []string
				p.Eval(ctx, "window.stops.filter(Boolean).map(e => e.outerHTML.slice(0, 120))", &missed)
				return fmt.Errorf("tab never comes to %q", missed)
			}
			if err := p.Key(ctx, "Tab"); err != nil {
				return err
			}
			var at struct {
				Left        int
				Where, Name string
			}
			if err := p.Eval(ctx, `(() => {
				const e = document.activeElement, i = window.stops.indexOf(e);
				if (i >= 0) window.stops[i] = null;
				return {left: window.stops.filter(Boolean).length, name: e.outerHTML.slice(0, 120),
					where: e === document.body ? 'round' : e.closest('#page') ? 'in' : e.closest('.messages') ? 'in' : 'out'};
			})()`, &at); err != nil {
				return err
			}
			if at.Where == "out" {
				return fmt.Errorf("tab leads below it, to %s", at.Name)
			}
			if at.Name == place && all > 1 {
				return fmt.Errorf("tab is caught at %s", at.Name)
			}
			left, place = at.Left, at.Name
		}
		return p.Key(ctx, "Shift+Tab")
	})
	if all < 1 {
		p.T.Errorf("%s has nothing to press", what)
	}
}
