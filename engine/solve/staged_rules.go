package solve

import "pazienza/engine"

// Sizes that a packed table has room for.
const (
	rowColumns = 10
	rowHomes   = 8
	rowFaces   = 64 // a face is the rank in bits 0-3 and the suit in bits 4-5
)

// faceDown marks a card of a packed table that lies face down.
const faceDown uint8 = 64

// How a card may lie on the one below it in a column.
const (
	fits   uint8 = 1 << iota // it may be put there
	joined                   // it moves together with the card below
)

// rowRules is a game whose stock deals rows, compiled from its variant for the speed of the
// search: cards are bytes, and each question about two cards is a look into a table.
type rowRules struct {
	game    *engine.Game
	columns int
	homes   int
	ranks   uint8
	cards   int
	runs    bool                   // whole runs go home by themselves, and for good
	kings   bool                   // only the highest rank goes to an empty column
	suit    [rowHomes]uint8        // of each foundation, in place as in a face; card by card only
	stock   [engine.MaxCards]uint8 // the next card to be dealt is the last of those left
	lie     [rowFaces][rowFaces]uint8
}

// dealsRows reports whether a game is one that the staged search is for: cards come back from
// the foundations in it unless whole runs went there.
func dealsRows(g *engine.Game) bool {
	_, homes := g.Foundations()
	return g.Variant.Stock == engine.StockRows && g.Variant.Jokers == 0 &&
		(g.Variant.Home == engine.HomeRuns || !g.RuleSet.HomeStays) &&
		g.Columns() <= rowColumns && homes <= rowHomes
}

// compileRows compiles a game, and the stock of a table of it.
func compileRows(g *engine.Game, s *engine.State) *rowRules {
	v := &g.Variant
	first, homes := g.Foundations()
	r := &rowRules{
		game: g, columns: g.Columns(), homes: homes, ranks: uint8(v.Ranks), cards: s.Total(),
		runs: v.Home == engine.HomeRuns, kings: v.Fill == engine.FillKing,
	}
	for f := range homes {
		r.suit[f] = uint8(g.Pile(first+engine.PileID(f)).Suit) << 4
	}
	for i, c := range s.Pile(g.Stock()) {
		r.stock[i] = rowFace(c)
	}
	for a := range uint8(rowFaces) {
		for b := range uint8(rowFaces) {
			r.lie[a][b] = lies(v, a, b)
		}
	}
	return r
}

// rowFace packs a card without the side it shows.
func rowFace(c engine.Card) uint8 { return uint8(c.Rank()) | uint8(c.Suit())<<4 }

// lies says how face b lies on face a in a column, whether it was put there or dealt.
func lies(v *engine.Variant, a, b uint8) uint8 {
	if b&15 == 0 || a&15 != b&15+1 {
		return 0
	}
	var how uint8
	if v.Build == engine.BuildAny || (a^b)>>4&1 != 0 { // red suits are odd
		how = fits
	}
	if v.Lift == engine.LiftSuit && a>>4 == b>>4 || v.Lift == engine.LiftBuilt && how == fits {
		how |= joined
	}
	return how
}
