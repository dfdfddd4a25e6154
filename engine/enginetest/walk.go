package enginetest

import (
	"iter"
	"math/rand/v2"

	"pazienza/engine"
)

// Ply is one move of a walk, with the tables before and after it.
type Ply struct {
	Before engine.State
	Move   engine.Move
	Events []engine.Event
	After  engine.State
}

// Walk plays random legal moves from a table, at most limit of them, until none is left
// or the game is won. The same seed plays the same moves. Of two moves drawn at random
// it makes the one that gets further, so that walks also reach the middle of games.
func Walk(g *engine.Game, from engine.State, seed uint64, limit int) iter.Seq[Ply] {
	return func(yield func(Ply) bool) {
		r := rand.New(rand.NewPCG(seed, 0))
		s := from
		var moves []engine.Move
		for range limit {
			if moves = g.Legal(&s, moves[:0]); len(moves) == 0 || g.Won(&s) {
				return
			}
			best, top := Ply{}, -1
			for range 2 {
				m := moves[r.IntN(len(moves))]
				p := Ply{Before: s, Move: m, After: s}
				p.Events = g.Apply(&p.After, m, nil)
				if n := progress(g, &p.After); n > top {
					best, top = p, n
				}
			}
			s = best.After
			if !yield(best) {
				return
			}
		}
	}
}

// progress counts cards that lie face up in columns, and those on foundations twice.
func progress(g *engine.Game, s *engine.State) int {
	n := 0
	for p, pile := range g.Piles() {
		for _, c := range s.Pile(engine.PileID(p)) {
			switch {
			case pile.Kind == engine.Foundation:
				n += 2
			case pile.Kind == engine.Column && c.Up():
				n++
			}
		}
	}
	return n
}

// Perft counts the sequences of legal moves of a length that start from a table. A wrong
// rule anywhere near the table shows as a wrong count.
func Perft(g *engine.Game, s engine.State, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	var room [128]engine.Move
	moves := g.Legal(&s, room[:0])
	if depth == 1 {
		return uint64(len(moves))
	}
	var events [engine.MaxEvents]engine.Event
	n := uint64(0)
	for _, m := range moves {
		next := s
		g.Apply(&next, m, events[:0])
		n += Perft(g, next, depth-1)
	}
	return n
}
