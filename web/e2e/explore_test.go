//go:build e2e

package e2e

import (
	"fmt"

	"pazienza/engine"
)

// explored fails the test unless a finger that explores the screen finds the button of every
// pile and every card that has one where its picture is.
func (p *player) explored(line *engine.Line) {
	p.T.Helper()
	g, s := line.Game(), line.State()
	for i := range g.Piles() {
		id := engine.PileID(i)
		kind := g.Pile(id).Kind
		switch {
		case kind == engine.Foundation && g.Variant.Home == engine.HomeRuns: // they are one group
		case kind == engine.StockPile || s.Len(id) == 0 && kind != engine.Waste:
			p.found(last(g, s, id))
		default:
			for j, c := range s.Pile(id) {
				if c.Up() && (kind == engine.Column || j == s.Len(id)-1) {
					p.found(spot(id, j))
				}
			}
		}
	}
}

// found fails the test unless a finger that explores the screen finds a button in the
// middle of its rectangle, which must be wide enough to be found.
func (p *player) found(button string) {
	p.T.Helper()
	err := Get[string](p.Page, fmt.Sprintf(`(() => {
		const b = document.querySelector('#twin %s');
		if (!b) return 'is missing';
		const r = b.getBoundingClientRect();
		if (r.width < 20 || r.height < 5) return 'measures ' + r.width + 'x' + r.height;
		const e = document.elementFromPoint(r.x + r.width/2, r.y + r.height/2);
		return e === b ? '' : 'lies under ' + e.outerHTML.slice(0, 80);
	})()`, button))
	if err != "" {
		p.T.Errorf("%s %s", button, err)
	}
}
