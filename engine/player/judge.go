package player

import "pazienza/engine"

// Weights says what a player thinks things on the table are worth. They were found by
// playing: see BenchmarkFollow.
type Weights struct {
	Tables int // how many tables to look at before making up one's mind
	Move   int // what a move costs: of two ways to the same end the shorter is better

	FaceDown int // lost for each face-down card, or locked one: turning up is what games are won by
	Deep     int // lost besides for each face-down card above it, so that long columns are dug first
	Safe     int // a card gone home that nothing on the table can still need
	Home     int // any other card gone home: it may be missed as a place for another
	Unplayed int // lost for each card in stock and waste
	KingBase int // a column that begins with a king
	Room     int // an empty column, with a king that waits for it, or where anything fills it
	Owed     int // lost for an empty column while rows are to be dealt: it must be filled first
	Run      int // a completed run
	Win      int // the game won
	Joined   int // two neighbours in a column that move together, where rows part them again
	Longer   int // gained besides for each such pair below it in the run: long runs are rare
	Stacked  int // lost for a card on one that it was put on but does not move with
}

// DefaultWeights returns the weights that won most for games of this kind. Two things in
// them are no matter of degree. KingBase is less than Safe, or the last kings would stay.
// Owed is no less than what joins most cards: putting a card back where it was taken from to
// fill a column must not look like a gain, or the two moves would follow each other for ever.
func DefaultWeights(g *engine.Game) Weights {
	if g.Variant.Home == engine.HomeRuns {
		return Weights{
			Tables: 500, Move: 1, FaceDown: 100, Deep: 6, KingBase: 15, Room: 30, Owed: 70, Run: 1000, Win: 1000,
			Joined: 30, Longer: 8, Stacked: 20,
		}
	}
	if g.Two() {
		return Weights{Tables: 200, Move: 1, FaceDown: 100, Deep: 12, Home: 60, Unplayed: 20, KingBase: 40, Room: 30, Win: 1000}
	}
	w := Weights{
		Tables: 400, Move: 1, FaceDown: 100, Deep: 12, Safe: 60, Home: 10, Unplayed: 20, KingBase: 40, Room: 30, Win: 1000,
	}
	if g.Variant.Stock == engine.StockRows {
		w.Owed, w.Joined = 20, 20
	}
	return w
}

// judge says what a table is worth to a player. The last cards of the hidden piles were turned
// up just now, and count as cards that nobody has seen.
func (w *Weights) judge(g *engine.Game, s *engine.State, seat int, hidden uint32) int {
	worth, empty, kings := 0, 0, 0
	first, columns := g.ColumnsOf(seat)
	for c := first; c < first+engine.PileID(columns); c++ {
		cards := s.Pile(c)
		if len(cards) == 0 {
			empty++
			continue
		}
		if hidden>>c&1 == 1 {
			cards = cards[:len(cards)-1]
		}
		v, king := w.column(g, cards, locked(g, s, c))
		worth += v
		kings += king
	}
	if waste, ok := g.WasteOf(seat); ok {
		worth -= w.Unplayed * (s.Len(waste) + s.Len(g.StockOf(seat)))
		if s.Top(waste).Rank() == g.Variant.Ranks {
			kings++
		}
	}
	switch {
	case g.Variant.Fill == engine.FillKing:
		worth += w.Room * min(empty, kings)
	case s.Len(g.Stock()) > 0:
		worth -= w.Owed * empty
	default:
		worth += w.Room * empty
	}
	if g.Won(s) {
		worth += w.Win
	}
	if g.Two() {
		return worth + w.Home*g.Home(s, seat) // what is home stays there
	}
	return worth + w.home(g, s)
}

// locked returns how many cards of a column the player cannot get at though they lie face up,
// where a game begins with all of them so.
func locked(g *engine.Game, s *engine.State, c engine.PileID) int {
	if g.Variant.Shown != engine.ShowAll {
		return 0
	}
	return s.Len(c) - g.Liftable(s, c)
}

// column judges one, and counts the kings in it that wait for an empty column.
func (w *Weights) column(g *engine.Game, cards []engine.Card, locked int) (worth, kings int) {
	run := 0 // pairs that move together, up to the card
	for i, c := range cards {
		if !c.Up() || i < locked {
			worth -= w.FaceDown + w.Deep*i
			continue
		}
		if c.Rank() == g.Variant.Ranks {
			if i == 0 {
				worth += w.KingBase
			} else if g.Variant.Fill == engine.FillKing {
				kings++
			}
		}
		switch {
		case i == 0 || !cards[i-1].Up():
			run = 0
		case joined(g, cards[i-1], c):
			worth += w.Joined + w.Longer*run
			run++
		default:
			if run = 0; cards[i-1].Rank() == c.Rank()+1 {
				worth -= w.Stacked
			}
		}
	}
	return worth, kings
}

// joined reports whether two neighbours in a column move together.
func joined(g *engine.Game, under, c engine.Card) bool {
	together := under.Suit().Red() != c.Suit().Red()
	if g.Variant.Lift == engine.LiftSuit {
		together = under.Suit() == c.Suit()
	}
	return together && under.Rank() == c.Rank()+1
}

// home judges what has gone home. A card is safe there when both cards of the other colour
// that could lie on it are home or can follow at once.
func (w *Weights) home(g *engine.Game, s *engine.State) int {
	first, n := g.Foundations()
	if g.Variant.Home == engine.HomeRuns {
		runs := 0
		for f := first; f < first+engine.PileID(n); f++ {
			runs += s.Len(f) / int(g.Variant.Ranks)
		}
		return w.Run * runs
	}
	worth := 0
	for f := first; f < first+engine.PileID(n); f++ {
		each := w.Safe // until a card comes that is missed on the table
		for _, c := range s.Pile(f) {
			if c.Rank() == engine.Joker {
				continue // it is worth what it lets follow
			}
			if each == w.Safe && !g.Safe(s, c) {
				each = w.Home
			}
			if c.Rank() == g.Variant.Ranks {
				each = w.Safe // brought down it would only hold a column
			}
			worth += each
		}
	}
	return worth
}
