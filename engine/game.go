package engine

import (
	"slices"
	"strconv"
)

// PileKind is what a pile is for.
type PileKind uint8

// The kinds of pile.
const (
	Column PileKind = iota
	Foundation
	StockPile
	Waste
	Cell // where a joker waits that its natural card has replaced on a foundation
)

var pileLetters = [...]string{Column: "c", Foundation: "f", StockPile: "s", Waste: "w", Cell: "j"}

// Pile is what a game knows of one of its piles.
type Pile struct {
	Kind PileKind
	Nth  int  // which of its kind, from 0
	Suit Suit // the suit a foundation takes, in games that go home card by card
}

// Game is a variant under a rule set with its choices made: everything that is fixed
// before the first card is dealt. It does not change, and may be shared.
type Game struct {
	Variant Variant
	RuleSet RuleSet
	Choice  Choice

	piles   []Pile
	names   []string // of the piles
	columns PileID   // columns are piles 0 to columns-1; foundations follow
	stock   PileID
	waste   PileID // only in games that draw
	cells   PileID // cells are piles from here on, one a joker
}

// newGame lays out the piles: columns, foundations, stock, waste, cells.
func newGame(v Variant, r RuleSet, c Choice) *Game {
	g := &Game{Variant: v, RuleSet: r, Choice: c, columns: PileID(len(v.Deal))}
	add := func(k PileKind, nth int, s Suit) PileID {
		g.piles = append(g.piles, Pile{Kind: k, Nth: nth, Suit: s})
		name := pileLetters[k]
		if k != StockPile && k != Waste { // of which there is one
			name += strconv.Itoa(nth + 1)
		}
		g.names = append(g.names, name)
		return PileID(len(g.piles) - 1)
	}
	for i := range v.Deal {
		add(Column, i, 0)
	}
	nth := 0
	for copy := range MaxCopies {
		for s := Suit(0); s < NumSuits; s++ {
			if copy < int(v.Suits[s]) {
				add(Foundation, nth, s)
				nth++
			}
		}
	}
	g.stock = add(StockPile, 0, 0)
	if v.Stock == StockDraw {
		g.waste = add(Waste, 0, 0)
	}
	g.cells = PileID(len(g.piles))
	for i := range int(v.Jokers) {
		add(Cell, i, 0)
	}
	return g
}

// Piles returns the piles in the order of their numbers; not to be written to.
func (g *Game) Piles() []Pile { return g.piles }

// Pile returns what a pile is.
func (g *Game) Pile(p PileID) Pile { return g.piles[p] }

// Columns returns how many columns there are; they are piles 0, 1, 2 and so on.
func (g *Game) Columns() int { return int(g.columns) }

// Foundations returns the first foundation and how many there are.
func (g *Game) Foundations() (first PileID, n int) { return g.columns, int(g.stock - g.columns) }

// Stock returns the stock pile.
func (g *Game) Stock() PileID { return g.stock }

// Waste returns the waste; ok is false in games that have none.
func (g *Game) Waste() (p PileID, ok bool) { return g.waste, g.Variant.Stock == StockDraw }

// Cards returns how many cards the game is played with.
func (g *Game) Cards() int {
	n := int(g.Variant.Jokers)
	for _, k := range g.Variant.Suits {
		n += int(k) * int(g.Variant.Ranks)
	}
	return n
}

// Cells returns the first joker cell and how many there are.
func (g *Game) Cells() (first PileID, n int) { return g.cells, len(g.piles) - int(g.cells) }

// PileName returns a pile's name in moves and tables: c1 for the first column, f1 for
// the first foundation, s for the stock, w for the waste, j1 for the first joker cell.
func (g *Game) PileName(p PileID) string {
	if int(p) >= len(g.names) {
		return "?"
	}
	return g.names[p]
}

// PileNamed returns the pile with a name.
func (g *Game) PileNamed(name string) (PileID, bool) {
	p := slices.Index(g.names, name)
	return PileID(max(0, p)), p >= 0
}

// Won reports whether every foundation is complete; which cards are jokers does not matter.
func (g *Game) Won(s *State) bool {
	first, n := g.Foundations()
	return int(s.ends[first+PileID(n)-1])-s.start(first) == n*int(g.Variant.Ranks)
}
