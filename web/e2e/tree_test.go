//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"testing"

	"pazienza/app/words"
	"pazienza/engine"
)

// TestTree looks at the table as a screen reader is told of it: every pile and every card
// that can be played is there under its name, moves are said, and a finger that explores
// finds each button where its picture is.
func TestTree(t *testing.T) {
	RunAll(t, []Scenario{{"table", []Ability{Inspect}, func(t *testing.T) {
		p := sit(t, "/en/", Options{Viewport: Phone})
		for _, name := range []string{"klondike-draw3", "spider-1"} {
			won, line := p.link(name)
			p.begin(line, won, 9)
			p.ready()
			p.named(line)
		}
		if said := Get[string](p.Page, "document.querySelector('#say').textContent"); said == "" {
			t.Error("the last move was not said")
		}
	}}})
}

// named compares the accessibility tree with the table of a line.
func (p *player) named(line *engine.Line) {
	p.T.Helper()
	var tree []AXNode
	p.Step("accessibility tree", func(ctx context.Context) (err error) {
		tree, err = p.Browser.(*Chromium).AXTree(ctx)
		return err
	})
	w := words.For("en")
	buttons, groups := map[string]int{}, map[string]int{}
	for _, n := range tree {
		switch {
		case n.Role == "button" && n.Name == "" || n.Role == "image" && n.Name == "":
			p.T.Errorf("without a name: %v", n)
		case n.Role == "button":
			buttons[n.Name]++
		case n.Role == "group":
			groups[n.Name]++
		}
	}
	g, s := line.Game(), line.State()
	missing := func(in map[string]int, name string) {
		p.T.Helper()
		if in[name]--; in[name] < 0 {
			p.T.Errorf("%q is missing in the tree", name)
		}
	}
	for i := range g.Piles() {
		id := engine.PileID(i)
		kind := g.Pile(id).Kind
		if kind == engine.Foundation && g.Variant.Home == engine.HomeRuns {
			continue // they are one group
		}
		if kind == engine.StockPile || s.Len(id) == 0 && kind != engine.Waste {
			missing(buttons, w.Pile(g, s, id))
			p.found(last(g, s, id))
			continue
		}
		missing(groups, w.Pile(g, s, id))
		for j, c := range s.Pile(id) {
			if c.Up() && (kind == engine.Column || j == s.Len(id)-1) {
				missing(buttons, w.Card(c))
				p.found(spot(id, j))
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
