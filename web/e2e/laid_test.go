//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// lay puts a game on the table as if it had been left there.
func (p *player) lay(line *engine.Line) {
	p.T.Helper()
	record := engine.Record{ID: "shown", Time: 1000 * (90 + 4*line.Moves()), Line: line}.String()
	p.writes(fmt.Sprintf("games.put(%q, %q); last.put(%[2]q, 'game')", record, line.Game().Name()), "games", "last")
	p.Reload()
	p.ready()
	p.same(line)
	p.Run("document.querySelectorAll('.notice .icb').forEach(b => b.click())") // "no useful moves are left"
	p.Until("!document.querySelector('.notice')")
	p.Run("window.sized = innerWidth; addEventListener('resize', () => { window.sized = innerWidth; })") // after the game's own listener
}

// clear fails the test where buttons of different piles lie over each other or under what
// stands around the table, where a strip is too narrow to be touched, and where words are cut.
func (p *player) clear(where string) {
	p.T.Helper()
	problems := Get[[]string](p.Page, `(() => {
		const list = [], box = e => e.getBoundingClientRect(), name = e => e.id || e.className;
		const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
		const seats = [...document.querySelectorAll('#twin .seat')].map(e => [...e.querySelectorAll('.spot')]);
		seats.forEach((a, i) => seats.slice(i + 1).forEach(b => a.forEach(x => b.forEach(y => {
			if (over(box(x), box(y))) list.push(name(x) + ' overlaps ' + name(y));
		}))));
		const around = [...document.querySelectorAll('.tools, .status > *')].filter(e => e.textContent.trim() && e.checkVisibility({visibilityProperty: true}));
		for (const x of seats.flat()) {
			for (const y of around) if (over(box(x), box(y))) list.push(name(x) + ' lies under ' + name(y));
			if (box(x).height < 9 || box(x).width < 26) list.push(name(x) + ' is ' + box(x).width + ' by ' + box(x).height);
		}
		for (const e of document.querySelectorAll('.tool > span, .status b, .status small')) {
			if (e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 1) list.push(e.textContent + ' is cut');
		}
		return list;
	})()`)
	for _, x := range problems {
		p.T.Errorf("%s: %s", where, x)
	}
}

// prefix is a game as it stood after so many moves.
func prefix(line *engine.Line, moves int) *engine.Line {
	l := engine.NewLine(line.Game(), line.Deal())
	for _, st := range line.Log()[:moves] {
		if _, err := l.Do(engine.Step{Move: st.Move}); err != nil {
			panic(err)
		}
	}
	return l
}

// longest plays a game in as many deals at random, and returns the position with the longest
// column.
func longest(t *testing.T, name string, deals int) *engine.Line {
	t.Helper()
	g, err := variants.Catalogue().Game(name)
	if err != nil {
		t.Fatal(err)
	}
	var best *engine.Line
	most := 0
	for deal := 1; deal <= deals; deal++ {
		l := engine.NewLine(g, deal)
		seed := uint32(deal)
		for range 150 {
			moves := onTable(g, g.Legal(l.State(), nil))
			if len(moves) == 0 {
				break
			}
			seed = seed*1664525 + 1013904223
			if _, err := l.Do(engine.Step{Move: moves[int(seed>>16)%len(moves)]}); err != nil {
				t.Fatal(err)
			}
			for c := range g.Columns() {
				if n := l.State().Len(engine.PileID(c)); n > most {
					best, most = l.Clone(), n
				}
			}
		}
	}
	t.Logf("%s: a column of %d cards in deal %d after %d moves", name, most, best.Deal(), best.Moves())
	return best
}

// onTable leaves out the moves that make columns shorter for good.
func onTable(g *engine.Game, moves []engine.Move) []engine.Move {
	var list []engine.Move
	for _, m := range moves {
		if m.Kind != engine.Carry || g.Pile(m.To).Kind == engine.Column {
			list = append(list, m)
		}
	}
	return list
}
