//go:build e2e

package e2e

import (
	"context"
	"testing"

	"pazienza/engine"
)

// unhurried has the canvas begin only when the test says so, as on a device that takes long.
const unhurried = `addEventListener('pazienza:ready', () => {
	const request = window.requestAnimationFrame;
	window.requestAnimationFrame = f => {
		window.requestAnimationFrame = request;
		window.begin = () => request(f);
		return 0;
	};
});
window.shifts = [];
new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(e => e.sources.map(s => s.node?.id || s.node?.className)))).observe({ type: 'layout-shift', buffered: true });`

// TestPlaysBeforeThePicture plays while the canvas is on its way: the twin shows the same cards
// at the same places and takes presses, one that lasts until the canvas is there among them.
func TestPlaysBeforeThePicture(t *testing.T) {
	RunAll(t, []Scenario{{"before the picture", []Ability{Inspect}, func(t *testing.T) {
		p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Desktop, Alone: true})
		p.make(line, won.Log()[0].Move, p.drags)
		p.stored()
		p.Step("hold the canvas back", func(ctx context.Context) error {
			return p.Browser.(*Chromium).OnNewDocument(ctx, unhurried)
		})
		p.Reload()
		p.Until("window.begin")
		p.Until("(l => l.length > 20 && l.every(i => i.complete && i.naturalWidth > 20))([...document.querySelectorAll('#twin.shown img')])")
		if n := Get[[][]string](p.Page, "window.shifts"); len(n) > 0 {
			t.Errorf("the table is seen before it is laid: %v", n)
		}
		p.same(line)
		p.inside()
		p.Keep("twin")
		g := line.Game()
		stock := spot(g.Stock(), -1)
		p.tap(stock)
		p.Until("pazienza.test.moves() === 2")
		draw := engine.Step{Move: g.StockMove(line.State())}
		line.Do(draw)
		p.same(line)

		r := p.rect(stock)
		at := Pt(r.X+r.W/2, r.Y+r.H/2)
		p.Do("press the stock", p.hand.Down(at)...)
		p.Run("begin()")
		p.Until("pazienza.test.atlas()")
		p.Do("wait", Pause(20*Frame))
		p.Until("document.querySelector('#twin.shown') && pazienza.test.busy()")
		p.Do("let go", p.hand.Up()...)
		p.Until("pazienza.test.moves() === 3")
		line.Do(draw)
		p.ready()
		p.Until("!document.querySelector('#twin.shown, #twin img')")
		p.same(line)
		p.make(line, g.StockMove(line.State()), p.drags)
		p.tap("#tool-undo")
		p.Until("pazienza.test.moves() === 3")
		p.Keep("canvas")
	}}})
}
