package enginetest

import (
	"cmp"
	"slices"

	"pazienza/engine"
)

// Search looks for a won game from a table, knowing every card, and returns its moves, or
// nil. It is a beam search, so it proves nothing when it fails: of all tables reached by
// so many moves it goes on from the most promising ones only, as many as width, and gives
// up after limit moves. It serves to make whole games for tests.
func Search(g *engine.Game, from engine.State, width, limit int) []engine.Move {
	return SearchAmong(g, from, width, limit, func(engine.Move) bool { return true })
}

// SearchAmong is [Search] among some moves only.
func SearchAmong(g *engine.Game, from engine.State, width, limit int, among func(engine.Move) bool) []engine.Move {
	type link struct { // how a table was reached
		parent int
		move   engine.Move
	}
	type node struct {
		state engine.State
		link  int
		score int
		key   uint64
	}
	links := []link{{parent: -1}}
	layer := []node{{state: from}}
	seen := map[uint64]bool{from.Key(): true}
	var moves []engine.Move
	var events [engine.MaxEvents]engine.Event
	for range limit {
		var next []node
		for _, n := range layer {
			moves = g.Legal(&n.state, moves[:0])
			for _, m := range moves {
				if !among(m) {
					continue
				}
				s := n.state
				g.Apply(&s, m, events[:0])
				key := s.Key()
				if seen[key] {
					continue
				}
				seen[key] = true
				links = append(links, link{n.link, m})
				if g.Won(&s) {
					var path []engine.Move
					for at := len(links) - 1; links[at].parent >= 0; at = links[at].parent {
						path = append(path, links[at].move)
					}
					slices.Reverse(path)
					return path
				}
				next = append(next, node{s, len(links) - 1, promise(g, &s), key})
			}
		}
		// Equal promises are kept by key: which ones does not matter, but it must
		// be the same ones every time.
		slices.SortFunc(next, func(a, b node) int {
			return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.key, b.key))
		})
		layer = next[:min(width, len(next))]
	}
	return nil
}

// promise says how near a table looks to a win.
func promise(g *engine.Game, s *engine.State) int {
	p := 0
	for i, pile := range g.Piles() {
		cards := s.Pile(engine.PileID(i))
		switch pile.Kind {
		case engine.Foundation:
			p += 8 * len(cards)
		case engine.Column:
			if len(cards) == 0 {
				p += 8
			}
			p += columnPromise(g, cards)
		default:
			p -= 3 * len(cards)
		}
	}
	return p
}

// columnPromise counts what lies in order, and against what must still be dug out.
func columnPromise(g *engine.Game, cards []engine.Card) int {
	p := 0
	for i, c := range cards {
		if !c.Up() {
			p -= 12
			continue
		}
		if i > 0 && cards[i-1].Up() && cards[i-1].Rank() == c.Rank()+1 {
			p++
			if g.Variant.Home == engine.HomeRuns && cards[i-1].Suit() == c.Suit() {
				p += 3
			}
		}
		for _, under := range cards[:i] { // a card that goes home first lies below
			if g.Variant.Home == engine.HomeCards && under.Suit() == c.Suit() && under.Rank() < c.Rank() {
				p -= 4
			}
		}
	}
	return p
}
