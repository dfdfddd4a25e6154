package pair

import (
	"math/rand/v2"

	"pazienza/engine"
)

// anyStep chooses what a player does: mostly what leads home, or another legal move.
func anyStep(m *Match, player int, r *rand.Rand, at int) (engine.Step, bool) {
	st := engine.StepOf([]engine.Op{engine.OpUndo, engine.OpUndo, engine.OpRedo, engine.OpHint}[r.IntN(4)], player)
	st.At = at
	if r.IntN(6) == 0 {
		if r.IntN(300) == 0 {
			st.Op = engine.OpResign
		}
		return st, m.Check(st) == nil
	}
	g := m.game
	moves := g.LegalFor(m.State(player), m.seat(player), nil)
	if len(moves) == 0 {
		return st, false
	}
	st.Op, st.Move = engine.OpMove, moves[r.IntN(len(moves))]
	for _, mv := range moves {
		if mv.Kind == engine.Carry && g.Pile(mv.To).Kind == engine.Foundation && r.IntN(2) == 0 {
			st.Move = mv
			break
		}
	}
	st.Move.Player = uint8(player)
	return st, m.Check(st) == nil
}

// check says whether every card of every table is there once.
func (w *world) check(m *Match) {
	if m == nil {
		return
	}
	for _, l := range m.lines {
		var seen [1 << 9]bool
		n, s := 0, l.State()
		for p := range m.game.Piles() {
			owner, owned := m.game.Owner(engine.PileID(p))
			for _, c := range s.Pile(engine.PileID(p)) {
				if seen[c.ID()] || owned && c.Copy() != owner {
					w.t.Fatalf("card %v lies wrong in\n%s", c, m.game.Text(s))
				}
				seen[c.ID()] = true
				n++
			}
		}
		if n != m.game.Cards() || n != s.Total() {
			w.t.Fatalf("%d cards in\n%s", n, m.game.Text(s))
		}
	}
}
