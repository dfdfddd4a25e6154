package player

import "pazienza/engine"

// HintsFor is [Hints] of one of two players: good moves of the player's own, best first. In
// games for one it is the same.
func HintsFor(g *engine.Game, s *engine.State, seat int) []engine.Move {
	if !g.Two() {
		return Hints(g, s)
	}
	moves := look(g, s, seat, DefaultWeights(g)).firsts()
	if m := g.StockMoveFor(s, seat); g.Check(s, m) == nil {
		moves = append(moves, m)
	}
	return moves
}

// firsts returns the first moves of the lines that are worth it, best first.
func (p *plan) firsts() []engine.Move {
	var moves []engine.Move
	for _, n := range p.promising() {
		if m := p.first(n); !listed(&p.nodes[0].state, moves, m) && p.needed(n) {
			moves = append(moves, m)
		}
	}
	return moves
}
