//go:build e2e

package e2e

import (
	"context"
	"testing"
)

const (
	// loseGPU takes the context away under the table, as a graphics driver that crashes does.
	loseGPU = "document.querySelector('body > canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"
	// noGPU refuses another, as browsers do to a page whose contexts were lost too often.
	noGPU = `(get => {
		HTMLCanvasElement.prototype.getContext = function (kind, ...a) { return /webgl/.test(kind) ? null : get.call(this, kind, ...a); };
	})(HTMLCanvasElement.prototype.getContext)`
)

// TestLostGPU loses the graphics card: the page comes back with the game that lay there. When it
// is lost again and again the buttons show the cards, at once and after a start at which there is
// none; the game goes on, by finger and by keys, and no move of it is missing.
func TestLostGPU(t *testing.T) {
	RunAll(t, []Scenario{{"lost", []Ability{Inspect}, func(t *testing.T) {
		p, won, line := sitDown(t, "es", "klondike-draw3", Options{Viewport: Phone, Alone: true})
		p.begin(line, won, 2)
		p.Run("window.stays = true; " + loseGPU)
		p.Until("!window.stays")
		p.ready()
		p.same(line)
		p.begin(line, won, 3)

		plain := func(says string) {
			t.Helper()
			p.says(".notices", says)
			p.ready()
			p.tap(".notice .icb")
			p.Until("(l => l.length > 20 && l.every(i => i.complete && i.naturalWidth > 20))([...document.querySelectorAll('#twin img')])")
			p.same(line)
			p.inside()
		}
		p.Run("sessionStorage.setItem('pazienza.losses', `3 ${Date.now()}`); window.stays = true; " + loseGPU)
		plain("La mesa ya no se puede dibujar")
		for _, st := range won.Log()[3:6] {
			p.make(line, st.Move, p.keys)
		}
		p.same(line)
		p.tap(spot(line.Game().Stock(), -1))
		p.Until("pazienza.test.moves() === 7")
		p.tap("#tool-undo")
		p.Until("pazienza.test.moves() === 6")
		p.same(line)
		if !Get[bool](p.Page, "stays") {
			t.Error("the page was loaded anew for a card that is lost for good")
		}

		p.Step("have no graphics card", func(ctx context.Context) error {
			return p.Browser.(*Chromium).OnNewDocument(ctx, noGPU)
		})
		p.stored()
		p.Reload()
		p.ready()
		plain("WebGL2")
		if l := p.played(); l.Moves() != 6 || l.Undos() != 1 {
			t.Errorf("resumed with %d moves, %d undos", l.Moves(), l.Undos())
		}
		p.make(line, won.Log()[6].Move, p.keys)
		p.same(line)
	}}})
}
