//go:build e2e

package e2e

import (
	"fmt"
	"testing"
)

// countAsked counts what the browser's Intl is asked from then on.
const countAsked = `window.asked = 0;
for (const [kind, name] of [[Intl.NumberFormat, 'format'], [Intl.PluralRules, 'select'], [Intl.DateTimeFormat, 'format']]) {
	const d = Object.getOwnPropertyDescriptor(kind.prototype, name);
	const was = d.get ?? (() => d.value);
	Object.defineProperty(kind.prototype, name, {configurable: true, get() {
		const f = was.call(this);
		return (...a) => (window.asked++, f.apply(this, a));
	}});
}`

// written is what the browser itself writes.
func written(lang, options string, n int) string {
	return fmt.Sprintf(`new Intl.NumberFormat('%s', {%s}).format(%d).replace('-', '−')`, lang, options, n)
}

// TestNumbers finds the numbers of the table as the browser writes them in the language of the
// page, and sees that a card is dragged about without one being asked for.
func TestNumbers(t *testing.T) {
	p := sit(t, "/it/play/vegas-3/", Options{Viewport: Phone})
	money := "style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0"
	score := func(lang string) {
		t.Helper()
		p.Until("document.getElementById('status-score').textContent === " + written(lang, money, -52))
	}
	score("it")
	p.Run("history.replaceState(null, '', '/en/play/vegas-3/'); location.reload()")
	p.ready()
	score("en")
	p.Run(countAsked)
	r := p.rect("#twin .seat button:last-of-type")
	at := Pt(r.X+r.W/2, r.Y+r.H/2)
	acts := p.hand.Down(at)
	for range 3 {
		acts = append(acts, p.hand.Move(at, Pt(at.X+90, at.Y+120), 12)...)
		acts = append(acts, p.hand.Move(Pt(at.X+90, at.Y+120), at, 12)...)
	}
	p.Do("drag about", acts...)
	if n := Get[int](p.Page, "window.asked"); n != 0 {
		t.Errorf("the browser wrote %d numbers while a card was dragged", n)
	}
	p.Do("let go", p.hand.Up()...)
	p.ready()
	p.Run("void new Intl.NumberFormat('en').format(1)")
	p.Until("window.asked > 0") // it would have been counted
}
