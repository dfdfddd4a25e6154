package solve

import (
	"math/bits"

	"pazienza/engine"
)

// Walk is a game of Klondike as its search sees it, step by step, for somebody who does not
// know every card: what lies face down in the columns can be dealt anew, and what a step
// uncovers shows in the position after it alone.
type Walk struct {
	layout
	hand   hand
	start  Position
	hidden []spot
	cards  []uint8 // bits of the hidden cards

	// Room for looking into one position.
	talon  talon
	points []point
	met    marks
}

// spot is where a hidden card lies in the columns.
type spot struct{ col, unit uint8 }

// Position is all tables that moves lead between which can be taken back.
type Position struct {
	config
	home    board
	heights uint16 // of the foundations, see codeOf
}

// Step is a move that cannot be taken back: a card of a column goes elsewhere and uncovers
// another, or a card is taken out of the stock.
type Step struct {
	home  board // the foundations when it is made
	bit   uint8 // the card
	waste uint8 // what of the talon lies in the waste then

	Forced bool  // nothing can be better: the card is missed nowhere
	Home   bool  // the card goes to its foundation
	Stock  bool  // the card is one of the stock
	Left   uint8 // how many cards, or runs that lay face up, its column has buried under it
	Frees  uint8 // for how many cards that bury others it is the place that they lacked
}

// NewWalk returns the walk from a table, or nil if the game is not one for the search of
// Klondike. known says which face-down cards need not be dealt anew.
func NewWalk(g *engine.Game, s *engine.State, known func(engine.Card) bool) *Walk {
	l, c, home, ok := newLayout(g, s)
	if !ok {
		return nil
	}
	w := &Walk{layout: l}
	w.hand = hand{layout: &w.layout, game: g, table: *s}
	for col := range l.columns {
		for i, card := range s.Pile(engine.PileID(col)) {
			if !card.Up() && !known(card) { // face-down cards come first, each a unit
				w.hidden = append(w.hidden, spot{uint8(col), uint8(i)})
				w.cards = append(w.cards, uint8(bitOf(card)))
			}
		}
	}
	w.start = w.rise(c, home)
	return w
}

// Start returns the position of the table.
func (w *Walk) Start() Position { return w.start }

// Hidden returns how many cards are not known.
func (w *Walk) Hidden() int { return len(w.hidden) }

// Deal deals the hidden cards anew; pick returns a number below the one it is given.
func (w *Walk) Deal(pick func(n int) int) {
	for i := len(w.cards) - 1; i > 0; i-- {
		j := pick(i + 1)
		w.cards[i], w.cards[j] = w.cards[j], w.cards[i]
	}
	for i, s := range w.hidden {
		b := w.cards[i]
		w.units[s.col][s.unit] = unit{b, 1 << b}
		w.column[b] = s.col
	}
}

// rise sends loose cards home as far as they go: one height stands for all.
func (w *Walk) rise(c config, home board) Position {
	w.met.clear()
	home, code, _ := w.climb(&c, home, codeOf(home), &w.met)
	return Position{c, home, code}
}

// Won reports whether the rest is mere work.
func (w *Walk) Won(p *Position) bool { return w.won(&p.config) }

// Key digests all that can be seen of a position, and the order of the columns.
func (w *Walk) Key(p *Position) uint64 {
	key := uint64(p.code)
	for col := range w.columns {
		key = key<<6 + key>>58
		if n := p.left >> (4 * col) & 15; n > 0 {
			key += uint64(w.units[col][n-1].head)
		}
	}
	return mix(mix(mix(p.open)^key) ^ uint64(p.heights) ^ uint64(p.talon)<<16 ^ uint64(p.waste)<<48)
}

// Steps appends what can be done in a position, a card at most once. If one step is forced it
// is the only one.
func (w *Walk) Steps(p *Position, steps []Step) []Step {
	c := &p.config
	w.reachable(c, &w.talon)
	w.points = w.reach(c, &w.talon, p.home, p.heights, w.points[:0], &w.met, true)
	all := board(0)
	for i := range w.points {
		q := &w.points[i]
		keep := safe(q.home)
		if f := q.raise & (c.roots&keep | w.talon.spare&((keep&q.home)<<4|aces)); f != 0 {
			s := w.step(p, q, bits.TrailingZeros64(f))
			s.Forced = true
			return append(steps, s)
		}
		all |= q.moves
	}
	done := board(0)
	for i := range w.points {
		q := &w.points[i]
		for b := range bitsOf(q.moves &^ done) {
			s := w.step(p, q, b)
			carried := colours(1<<b) >> 4
			s.Frees = uint8(bits.OnesCount64((carried | twins(carried)) & c.roots &^ all))
			steps = append(steps, s)
		}
		done |= q.moves
	}
	return steps
}

func (w *Walk) step(p *Position, q *point, b int) Step {
	bit := board(1) << b
	s := Step{home: q.home, bit: uint8(b), Home: q.raise&bit != 0}
	if p.roots&bit == 0 {
		s.Stock, s.waste = true, w.talon.waste[b]
	} else {
		s.Left = uint8(p.left>>(4*w.column[b])&15) - 1
	}
	return s
}

// After returns the position after a step.
func (w *Walk) After(p *Position, s Step) Position {
	c, home := p.config, s.home
	w.move(&c, int(s.bit), s.waste)
	if s.Home {
		home |= 1 << s.bit
	}
	return w.rise(c, home)
}

// Moves returns the moves that make a step from the table.
func (w *Walk) Moves(s Step) []engine.Move {
	h := w.hand
	c := &w.start.config
	// The table is where the foundations may stand lower than in the position.
	first, n := h.game.Foundations()
	home := board(0)
	for f := first; f < first+engine.PileID(n); f++ {
		for _, card := range h.table.Pile(f) {
			home |= 1 << bitOf(card)
		}
	}
	w.reachable(c, &w.talon)
	w.points = w.reach(c, &w.talon, home, codeOf(home), w.points[:0], &w.met, false)
	for i, q := range w.points {
		if q.moves>>s.bit&1 != 0 && q.home == s.home {
			h.walk(w.points, i)
			h.make(c, int(s.bit), s.Home)
			return h.line
		}
	}
	panic("solve: a step cannot be made")
}
