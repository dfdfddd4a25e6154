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
	stock   PileID   // of the first player; the second's is the next
	waste   PileID   // only in games that draw; the second player's is the next
	cells   PileID   // cells are piles from here on, one a joker
}

// newGame lays out the piles: columns, foundations, stock, waste, cells. In games for two
// the columns of the first player come before the second's, and so do stock and waste.
func newGame(v Variant, r RuleSet, c Choice) *Game {
	players := v.players()
	g := &Game{Variant: v, RuleSet: r, Choice: c, columns: PileID(players * len(v.Deal))}
	add := func(k PileKind, nth int, s Suit) PileID {
		g.piles = append(g.piles, Pile{Kind: k, Nth: nth, Suit: s})
		name := pileLetters[k]
		if players > 1 || k != StockPile && k != Waste { // of which a player has one
			name += strconv.Itoa(nth + 1)
		}
		g.names = append(g.names, name)
		return PileID(len(g.piles) - 1)
	}
	for i := range int(g.columns) {
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
	g.stock = PileID(len(g.piles))
	for i := range players {
		add(StockPile, i, 0)
	}
	if v.Stock == StockDraw {
		g.waste = PileID(len(g.piles))
		for i := range players {
			add(Waste, i, 0)
		}
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

// Stock returns the stock pile, of two players the first's: see [Game.StockOf].
func (g *Game) Stock() PileID { return g.stock }

// Waste returns the waste, of two players the first's; ok is false in games that have none.
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
// the first foundation, s for the stock, w for the waste, j1 for the first joker cell. Of two
// players the first has c1 to c7, s1 and w1, the second c8 to c14, s2 and w2.
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
// Of two players one has won who has sent all own cards out.
func (g *Game) Won(s *State) bool {
	if g.Two() {
		return g.out(s, 0) || g.out(s, 1)
	}
	first, n := g.Foundations()
	return int(s.ends[first+PileID(n)-1])-s.start(first) == n*int(g.Variant.Ranks)
}
