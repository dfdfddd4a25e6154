//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"testing"
)

// inside waits until every pile, card and tool lies in the window and the page cannot be
// scrolled.
func (p *player) inside() {
	p.T.Helper()
	p.Step("everything is inside", func(ctx context.Context) error {
		err := Until(ctx, p.Browser, `(window.out = [...document.querySelectorAll('#twin .spot, .tools .tool, .status')].filter(e => e.checkVisibility()).flatMap(e => {
			const r = e.getBoundingClientRect();
			return r.width > 0 && r.x > -1 && r.y > -1 && r.right < innerWidth + 1 && r.bottom < innerHeight + 1 ? [] :
				[(e.id || e.className) + ' ' + [r.x, r.y, r.right, r.bottom].map(Math.round)];
		})).length === 0`)
		if err != nil {
			return fmt.Errorf("outside of the window: %v", Get[[]string](p.Page, "window.out"))
		}
		return Until(ctx, p.Browser, "document.scrollingElement.scrollWidth <= innerWidth && document.scrollingElement.scrollHeight <= innerHeight")
	})
}

// TestTurn turns the phone in mid-game, and makes the window as small and as large as
// windows are: the game stays, and all of it can be seen.
func TestTurn(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	for _, name := range []string{"klondike-draw3", "spider-1"} {
		won, line := p.link(name)
		p.begin(line, won, 8)
		turned := 0
		for _, v := range []Viewport{Phone.Rotated(), {320, 480, 1, true}, {480, 320, 1, true}, {820, 1180, 1, true}, {1280, 720, 1, false}, Phone} {
			p.Resize(v)
			p.ready()
			p.Until("pazienza.test.moves() === 8 && innerWidth === " + js(v.Width))
			p.same(line)
			p.inside()
			if turned++; turned == 1 { // play on, lying down
				p.begin(line, won, 9)
				p.make(line, won.Log()[9].Move, p.drags)
				p.tap("#tool-undo")
				p.tap("#tool-undo")
				p.Until("pazienza.test.moves() === 8")
				line = p.played()
			}
		}
	}
}

// TestLargeLetters has the browser write letters twice as large, on phones: the words of the tools
// stay beside each other, and none is cut off.
func TestLargeLetters(t *testing.T) {
	p := sit(t, "/es/", Options{Viewport: Phone, Lang: "es"})
	for _, game := range []string{"klondike/classico@1/draw3", "thoughtful-klondike/classico@1/draw3"} {
		p.Run("location.hash = '#game=" + game + "&deal=5'")
		p.Until("pazienza.test.game() === '" + game + "' && pazienza.test.deal() === 5")
		for _, v := range []Viewport{{320, 480, 1, true}, {320, 568, 1, true}, Phone} {
			p.resized(v)
			p.Run("document.documentElement.style.fontSize = '200%'")
			p.Until(`(window.words = [...document.querySelectorAll('.tool > span')].filter(e => e.checkVisibility()).map(e => {
				const r = document.createRange();
				r.selectNodeContents(e);
				return r.getBoundingClientRect();
			})).length > 5 && words.every((r, i) => r.left >= 0 && r.right <= innerWidth && words.every((s, j) => j === i || s.right <= r.left || r.right <= s.left))`)
			p.Run("document.documentElement.style.fontSize = ''")
		}
	}
}
