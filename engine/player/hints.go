package player

import (
	"cmp"
	"slices"

	"pazienza/engine"
)

// Hints returns good moves of a table, best first. The last is the stock's move, if it is
// legal: drawing is what remains when nothing else helps. The list is empty when nothing helps,
// and in games for two players.
func Hints(g *engine.Game, s *engine.State) []engine.Move {
	return DefaultWeights(g).Hints(g, s)
}

// Hints is [Hints] with other weights.
func (w Weights) Hints(g *engine.Game, s *engine.State) []engine.Move {
	if g.Two() {
		return nil
	}
	moves := look(g, s, 0, w).firsts()
	if len(moves) == 0 {
		moves = fills(g, s, w)
	}
	if m := g.StockMove(s); g.Check(s, m) == nil {
		moves = append(moves, m)
	}
	return moves
}

// fills returns moves into empty columns, the one that spoils least first, when the stock
// deals rows and will not do so over an empty column: they help by letting it.
func fills(g *engine.Game, s *engine.State, w Weights) []engine.Move {
	if g.Check(s, g.StockMove(s)) != engine.ColumnEmpty {
		return nil
	}
	type fill struct {
		move  engine.Move
		worth int
	}
	var all []fill
	for _, m := range g.Legal(s, nil) {
		if m.Kind != engine.Carry || g.Pile(m.To).Kind != engine.Column || s.Len(m.To) > 0 || s.Len(m.From) == int(m.Count) {
			continue
		}
		next := *s
		events := g.Apply(&next, m, nil)
		all = append(all, fill{m, w.judge(g, &next, 0, unknown(g, events))})
	}
	slices.SortStableFunc(all, func(a, b fill) int { return cmp.Compare(b.worth, a.worth) })
	var moves []engine.Move
	for _, f := range all {
		if !listed(s, moves, f.move) && len(moves) < 3 {
			moves = append(moves, f.move)
		}
	}
	return moves
}

// listed says whether a list has a move already, or the same to another empty column.
func listed(s *engine.State, moves []engine.Move, m engine.Move) bool {
	return slices.ContainsFunc(moves, func(l engine.Move) bool {
		same := l.From == m.From && l.Count == m.Count
		return same && (l.To == m.To || s.Len(l.To) == 0 && s.Len(m.To) == 0)
	})
}
