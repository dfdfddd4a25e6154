package solve

import "pazienza/engine"

// layout is what stays the same through a search of Klondike: which cards lie buried in
// which column and order, and the stock in the order in which it is drawn.
type layout struct {
	ranks   int
	full    board // every card of the game
	kings   board
	draw    int
	limited bool   // the stock is not gone through as often as one likes
	heads   uint32 // a bit for the first card of every draw
	columns int
	units   [8][]unit // by column, from the bottom
	weight  [8]uint16 // of a unit in a config's code
	stock   []uint8   // bits of the cards, first drawn first
	drawn   board     // all cards of the stock
	column  [64]uint8 // the column in which a card was dealt, by bit
	place   [64]uint8 // its place in the stock
}

// unit is what a column uncovers at a time: a run that lies face up as it is built, or a
// single card.
type unit struct {
	head  uint8 // bit of the card that lies lowest
	cards board
}

// config is what moves that cannot be taken back have made of a layout.
type config struct {
	open  board  // cards neither buried nor in the stock
	roots board  // of these, the ones on which a buried unit waits, or that hold a column's bottom
	talon uint32 // cards left in the stock and waste, by their place in layout.stock
	left  uint32 // units left by column, four bits each, the one with the root included
	code  uint16 // the same as one number
	holes uint8  // columns with no unit left: empty, or a king's
	waste uint8  // how many cards of the talon lie in the waste; see layout.settle and passBits
}

// plain says whether a game is of the kind that layout can hold.
func plain(g *engine.Game) bool {
	v := &g.Variant
	return v.Suits == [4]uint8{1, 1, 1, 1} && v.Jokers == 0 && v.Build == engine.BuildAlternate &&
		v.Lift == engine.LiftBuilt && v.Fill == engine.FillKing && v.Stock == engine.StockDraw &&
		v.Home == engine.HomeCards && !g.RuleSet.HomeStays && g.Choice.Passes <= maxPasses && len(v.Deal) <= 8
}

// newLayout takes a table apart, of a game that does not limit passes.
func newLayout(g *engine.Game, s *engine.State) (l layout, c config, home board, ok bool) {
	if g.Choice.Passes > 0 {
		return
	}
	return takeApart(g, s)
}

// takeApart takes a table apart. It returns false when the table does not fit: a part of a
// deck, more talon or columns than a position has bits for.
func takeApart(g *engine.Game, s *engine.State) (l layout, c config, home board, ok bool) {
	v := &g.Variant
	if g.Two() || !plain(g) || s.Total() != g.Cards() {
		return
	}
	l.ranks, l.draw, l.columns = int(v.Ranks), g.Choice.Draw, g.Columns()
	l.full = 1<<(4*l.ranks) - 1
	l.kings = aces << (4 * (l.ranks - 1))
	weight := 1
	for col := range l.columns {
		l.units[col] = units(s.Pile(engine.PileID(col)))
		for _, u := range l.units[col] {
			for b := range bitsOf(u.cards) {
				l.column[b] = uint8(col)
			}
		}
		n := len(l.units[col])
		l.weight[col] = uint16(weight)
		if weight *= n + 1; n > 15 || weight > 1<<16 {
			return
		}
		c.left |= uint32(n) << (4 * col)
		c.code += uint16(n) * l.weight[col]
		l.uncover(&c, col)
	}
	w, _ := g.Waste()
	waste, stock := s.Pile(w), s.Pile(g.Stock())
	if len(waste)+len(stock) > 24 {
		return
	}
	for _, card := range waste {
		l.stock = append(l.stock, uint8(bitOf(card)))
	}
	for i := range stock {
		l.stock = append(l.stock, uint8(bitOf(stock[len(stock)-1-i])))
	}
	for i, b := range l.stock {
		l.place[b] = uint8(i)
		l.drawn |= 1 << b
	}
	for i := 0; i < 32; i += l.draw {
		l.heads |= 1 << i
	}
	c.talon = 1<<len(l.stock) - 1
	c.waste = l.settle(len(waste), len(l.stock))
	if l.limited = g.Choice.Passes > 0; l.limited {
		left := max(0, g.Choice.Passes-1-s.Recycled())
		c.waste = uint8(len(waste) | left<<passBits)
	}
	first, n := g.Foundations()
	for f := first; f < first+engine.PileID(n); f++ {
		for _, card := range s.Pile(f) {
			home |= 1 << bitOf(card)
		}
	}
	c.open |= home
	return l, c, home, true
}

// units cuts a column where a run does not go on.
func units(pile []engine.Card) (us []unit) {
	for i, card := range pile {
		b := bitOf(card)
		if i == 0 || !follows(pile[i-1], card) {
			us = append(us, unit{head: uint8(b)})
		}
		us[len(us)-1].cards |= 1 << b
	}
	return us
}

// follows reports whether a card lies on another as it is built, both face up.
func follows(below, above engine.Card) bool {
	return below.Up() && above.Up() && below.Rank() == above.Rank()+1 && below.Suit().Red() != above.Suit().Red()
}

// uncover opens the last unit left in a column. A king at the bottom counts as loose, and
// its column as a hole that it fills: it could as well lie in any other.
func (l *layout) uncover(c *config, col int) {
	n := c.left >> (4 * col) & 15
	if n == 0 {
		c.holes++
		return
	}
	u := l.units[col][n-1]
	c.open |= u.cards
	if n == 1 && 1<<u.head&l.kings != 0 {
		c.left -= 1 << (4 * col)
		c.code -= l.weight[col]
		c.holes++
		return
	}
	c.roots |= 1 << u.head
}

// move makes a root or a card of the talon loose. For the latter waste says what of the
// talon lies in the waste then.
func (l *layout) move(c *config, bit int, waste uint8) {
	b := board(1) << bit
	if c.roots&b == 0 {
		c.open |= b
		c.waste = waste
		c.talon &^= 1 << l.place[bit]
		return
	}
	col := int(l.column[bit])
	c.roots &^= b
	c.left -= 1 << (4 * col)
	c.code -= l.weight[col]
	l.uncover(c, col)
}

// won says whether the rest is mere work: nothing is buried, and every card of the talon
// can be had at any time. Then the lowest card that is not at home yet is always free: no
// lower one can lie on it.
func (l *layout) won(c *config) bool {
	return c.code == 0 && (c.talon == 0 || l.draw == 1 && !l.limited)
}
