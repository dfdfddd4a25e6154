package session

import "pazienza/engine"

// FinishLine returns the moves by which a game finishes by itself, or nil when it cannot:
// a simulation of moves that need no thought reaches the win.
//
// Where cards go home one by one these are moves to the foundations, draws, and recycles
// within the limit. A row deal is none: it covers every column with cards that nobody has
// seen, so with rows left nothing finishes by itself. Natural cards go before jokers. A joker
// goes only when a whole trip through the stock has brought no natural card home and no card
// in the columns lies face down: before that its place wants thought, and finishing would
// play the game for the player. Each foundation that takes it is tried.
//
// Where runs go home these are joins of runs of one suit, as long as they are, when the
// stock is gone.
func FinishLine(g *engine.Game, s engine.State) []engine.Move {
	f := finisher{game: g, left: maxTables}
	reached := f.goHome
	if g.Variant.Home == engine.HomeRuns {
		reached = f.join
	}
	if g.Won(&s) || !reached(s) {
		return nil
	}
	return f.moves
}

// maxTables bounds what a simulation looks at: ends of games with jokers were seen to take
// 163 tables, games with two packs 359, and those that lead nowhere no more.
const maxTables = 1000

// finisher is a simulation under way.
type finisher struct {
	game  *engine.Game
	moves []engine.Move // made so far
	left  int           // tables that may still be looked at
}

func (f *finisher) do(s *engine.State, m engine.Move) {
	var events [engine.MaxEvents]engine.Event
	f.moves = append(f.moves, m)
	f.game.Apply(s, m, events[:0])
}

// goHome plays cards home one by one. It ends, since each natural card goes home once and a
// joker goes again only after a natural card has taken its place.
func (f *finisher) goHome(s engine.State) bool {
	g := f.game
	drawn := false // nothing has changed but the waste
	trips := 0     // how often the waste was turned over since a card went home
	for ; f.left > 0; f.left-- {
		if m, ok := f.natural(&s, drawn); ok {
			f.do(&s, m)
			if g.Won(&s) {
				return true
			}
			drawn, trips = false, 0
			continue
		}
		m := g.StockMove(&s)
		if m.Kind == engine.Recycle {
			trips++
		}
		stuck := m.Kind == engine.RowDeal || g.Check(&s, m) != nil
		jokers := (stuck || trips >= 2) && f.open(&s)
		switch {
		case jokers && f.joker(s, !stuck && m.Kind == engine.Draw):
			return true
		case stuck, trips == 2 && !jokers, trips > 2:
			return false
		}
		f.do(&s, m)
		drawn = true
	}
	return false
}

// natural finds a move of a natural card to a foundation: of any, or of the waste's. Of two
// equal cards the later pile's goes: longer columns have more beneath it that waits.
func (f *finisher) natural(s *engine.State, wasteOnly bool) (engine.Move, bool) {
	if wasteOnly {
		waste, _ := f.game.Waste()
		return f.home(s, waste)
	}
	for p := len(f.game.Piles()) - 1; p >= 0; p-- {
		if m, ok := f.home(s, engine.PileID(p)); ok {
			return m, true
		}
	}
	return engine.Move{}, false
}

// home finds a move of a pile's last card to a foundation, if it is a natural card.
func (f *finisher) home(s *engine.State, from engine.PileID) (engine.Move, bool) {
	g, c := f.game, s.Top(from)
	if g.Pile(from).Kind == engine.Foundation || !c.Up() || c.Rank() == engine.Joker {
		return engine.Move{}, false
	}
	first, n := g.Foundations()
	for to := first; to < first+engine.PileID(n); to++ {
		if g.Pile(to).Suit != c.Suit() {
			continue
		}
		if m := carryOne(from, to); g.Check(s, m) == nil {
			return m, true
		}
	}
	return engine.Move{}, false
}

// open reports whether jokers are played with and every column lies face up.
func (f *finisher) open(s *engine.State) bool {
	if f.game.Variant.Jokers == 0 {
		return false
	}
	for c := range engine.PileID(f.game.Columns()) {
		if t := s.Pile(c); len(t) > 0 && !t[0].Up() {
			return false
		}
	}
	return true
}

// joker tries every move of a joker to a foundation and what follows from it: of any joker,
// or of the waste's.
func (f *finisher) joker(s engine.State, wasteOnly bool) bool {
	g, made := f.game, len(f.moves)
	first, n := g.Foundations()
	for p, pile := range g.Piles() {
		from := engine.PileID(p)
		c := s.Top(from)
		if pile.Kind == engine.Foundation || wasteOnly && pile.Kind != engine.Waste || !c.Up() || c.Rank() != engine.Joker {
			continue
		}
		for to := first; to < first+engine.PileID(n); to++ {
			m, next := carryOne(from, to), s
			if g.Check(&s, m) != nil {
				continue
			}
			f.do(&next, m)
			if g.Won(&next) || f.goHome(next) {
				return true
			}
			f.moves = f.moves[:made]
		}
	}
	return false
}

func carryOne(from, to engine.PileID) engine.Move {
	return engine.Move{Kind: engine.Carry, From: from, To: to, Count: 1}
}

// join lays runs, each as long as it is, on the next card of their suit. Every join leaves
// one run less, so it ends.
func (f *finisher) join(s engine.State) bool {
	for {
		m, ok := f.nextJoin(&s)
		if !ok {
			return false
		}
		if f.do(&s, m); f.game.Won(&s) {
			return true
		}
	}
}

func (f *finisher) nextJoin(s *engine.State) (engine.Move, bool) {
	g := f.game
	if s.Len(g.Stock()) > 0 {
		return engine.Move{}, false
	}
	for a := range g.Columns() {
		from := engine.PileID(a)
		n := g.Liftable(s, from)
		if n == 0 {
			continue
		}
		head := s.Pile(from)[s.Len(from)-n]
		for b := range g.Columns() {
			to := engine.PileID(b)
			if t := s.Top(to); t == 0 || a == b || t.Suit() != head.Suit() {
				continue
			}
			m := engine.Move{Kind: engine.Carry, From: from, To: to, Count: uint8(n)}
			if g.Check(s, m) == nil {
				return m, true
			}
		}
	}
	return engine.Move{}, false
}
