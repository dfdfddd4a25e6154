//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// drawn waits until the table is drawn in a palette, from pictures of exactly as many device
// pixels as the cards have on the screen, into a buffer that has the window's.
func (p *player) drawn(palette string) {
	p.T.Helper()
	p.Until(fmt.Sprintf(`(a => a?.palette === %q && a.card === Math.round(document.querySelector('#twin .spot').getBoundingClientRect().width * devicePixelRatio))(pazienza.test.atlas())`, palette))
	p.Until(`(c => c.width === Math.round(innerWidth * devicePixelRatio) && c.height === Math.round(innerHeight * devicePixelRatio))(document.querySelector('body > canvas'))`)
}

// pick makes a choice on the page of settings.
func (p *player) pick(key, value string) {
	p.T.Helper()
	p.tap("label[for=\"" + key + "-" + value + "\"]")
}

// TestLooks changes how the cards look: the table behind the page and the samples on it
// follow at once, and a later visit finds the same.
func TestLooks(t *testing.T) {
	p := sit(t, "/en/play/klondike-1/", Options{Viewport: Phone})
	samples := func(palette string) {
		t.Helper()
		p.drawn(palette)
		p.Until(fmt.Sprintf(`[...document.querySelectorAll('.sample > img')].every(i => i.dataset.shown === %q + ' ' + i.dataset.art && i.naturalWidth > 0)`, palette))
		p.Until("new Set([...document.querySelectorAll('.sample > img')].map(i => i.src)).size === 12") // in two and in four colours, too
	}
	p.drawn("two")
	p.tap("#tool-games")
	p.tap("a[href$=\"/settings/\"]")
	samples("two")
	p.pick("four", "yes")
	samples("four")
	p.pick("contrast", "more")
	samples("contrastFour")
	p.pick("face", "classic")
	p.pick("back", "onde")
	p.pick("table", "cotto")
	p.Until("pazienza.test.atlas().back === 'back-onde' && document.documentElement.classList.contains('cotto') && document.querySelector('meta[name=theme-color]').content === '#5a281d'")
	p.Reload()
	p.ready()
	p.drawn("contrastFour")
	p.Until("['four-yes', 'contrast-more', 'face-classic', 'back-onde', 'table-cotto'].every(id => document.getElementById(id).checked)")
	p.pick("four", "")
	p.pick("contrast", "normal")
	samples("two")
}

// TestSharp changes the pixel ratio, as zoom and other monitors do: the pictures of the cards
// are made anew for it.
func TestSharp(t *testing.T) {
	RunAll(t, []Scenario{{"ratios", []Ability{ChangeDPR}, func(t *testing.T) {
		p := sit(t, "/en/play/klondike-1/", Options{Viewport: Viewport{900, 600, 1, false}})
		p.drawn("two")
		for _, v := range []Viewport{
			{900, 600, 1.5, false},     // another monitor: nothing is resized
			{720, 480, 1.25, false},    // zoom to 125 % on the first
			{1350, 900, 2. / 3, false}, // and to 67 %
			{360, 600, 2.625, false},   // as on many phones
			{900, 600, 1, false},
		} {
			p.Resize(v)
			p.Until("innerWidth === " + js(v.Width))
			p.Run("pazienza.wake(100)") // the window was moved or resized, which is drawn
			p.drawn("two")
		}
	}}})
}

// TestSystemLooks follows what the system prefers while the game is open, as long as nothing
// else was chosen.
func TestSystemLooks(t *testing.T) {
	RunAll(t, []Scenario{{"system", []Ability{Inspect}, func(t *testing.T) {
		p := sit(t, "/en/play/klondike-1/", Options{Viewport: Phone, Alone: true})
		prefer := func(scheme, contrast string) {
			t.Helper()
			p.Step("the system prefers "+scheme+" and "+contrast, func(ctx context.Context) error {
				m := emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
					{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-contrast", Value: contrast},
				}}
				return call(ctx, p.Browser.(*Chromium), emulation.SetEmulatedMedia, m, nil)
			})
		}
		looks := func(class, bar string) {
			t.Helper()
			p.Until(fmt.Sprintf(`document.documentElement.classList.contains(%q) && document.querySelector('meta[name=theme-color]').content === %q`, class, bar))
		}
		prefer("light", "no-preference")
		looks("bosco", "#1c4639")
		p.drawn("two")
		prefer("dark", "more")
		looks("notte", "#14171d")
		p.drawn("contrast")
		p.choose("contrast", "normal")
		p.drawn("two")
		prefer("light", "more")
		looks("bosco", "#1c4639")
		p.drawn("two")
	}}})
}
