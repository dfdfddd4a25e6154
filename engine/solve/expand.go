package solve

import (
	"math/bits"

	"pazienza/engine"
)

// hand plays a search's moves on a table of the engine: it fills in where cards lie, and
// all that the search leaves out.
type hand struct {
	*layout
	game  *engine.Game
	table engine.State
	line  []engine.Move
}

func (h *hand) play(m engine.Move) {
	if h.game.Check(&h.table, m) != nil {
		panic("solve: a winning line breaks the rules")
	}
	var events [engine.MaxEvents]engine.Event
	h.game.Apply(&h.table, m, events[:0])
	h.line = append(h.line, m)
}

// where finds a card that lies face up in a column: its column, and how many cards it and
// what lies on it are.
func (h *hand) where(bit int) (engine.PileID, int) {
	for col := range engine.PileID(h.columns) {
		pile := h.table.Pile(col)
		for i, c := range pile {
			if c.Up() && bitOf(c) == bit {
				return col, len(pile) - i
			}
		}
	}
	panic("solve: a card is not in the columns")
}

// place finds a column on whose end a card may lie.
func (h *hand) place(bit int) engine.PileID {
	b := board(1) << bit
	for col := range engine.PileID(h.columns) {
		top := h.table.Top(col)
		if top == 0 {
			if b&h.kings != 0 {
				return col
			}
			continue
		}
		if carriers := colours(b) << 4; (carriers|twins(carriers))>>bitOf(top)&1 != 0 {
			return col
		}
	}
	panic("solve: a card has no place")
}

// home returns a card's foundation.
func (h *hand) home(bit int) engine.PileID {
	f, n := h.game.Foundations()
	for i := range engine.PileID(n) {
		if s := h.game.Pile(f + i).Suit; int(s>>1+s&1<<1) == bit&3 {
			return f + i
		}
	}
	panic("solve: a card has no foundation")
}

// draw turns the stock until a card is on top of the waste, and returns the waste.
func (h *hand) draw(bit int) engine.PileID {
	w, _ := h.game.Waste()
	for range 2*len(h.stock) + 2 {
		if top := h.table.Top(w); top != 0 && bitOf(top) == bit {
			return w
		}
		h.play(h.game.StockMove(&h.table))
	}
	panic("solve: a card does not come up")
}

// raise sends a card of the columns home; what lies on it goes elsewhere first.
func (h *hand) raise(bit int) {
	col, n := h.where(bit)
	if n > 1 {
		pile := h.table.Pile(col)
		on := bitOf(pile[len(pile)-n+1])
		h.play(engine.Move{Kind: engine.Carry, From: col, To: h.place(on), Count: uint8(n - 1)})
	}
	h.play(engine.Move{Kind: engine.Carry, From: col, To: h.home(bit), Count: 1})
}

// lower takes a card back from its foundation.
func (h *hand) lower(bit int) {
	h.play(engine.Move{Kind: engine.Carry, From: h.home(bit), To: h.place(bit), Count: 1})
}

// shift moves a root, with what lies on it, to another column.
func (h *hand) shift(bit int) {
	col, n := h.where(bit)
	h.play(engine.Move{Kind: engine.Carry, From: col, To: h.place(bit), Count: uint8(n)})
}

// make makes a kid's move from a height of the foundations where it is possible.
func (h *hand) make(c *config, bit int, raise bool) {
	switch root := c.roots>>bit&1 != 0; {
	case root && raise:
		h.raise(bit)
	case root:
		h.shift(bit)
	default:
		w, to := h.draw(bit), engine.PileID(0)
		if raise {
			to = h.home(bit)
		} else {
			to = h.place(bit)
		}
		h.play(engine.Move{Kind: engine.Carry, From: w, To: to, Count: 1})
	}
}

// climb raises loose cards as layout.climb does.
func (h *hand) climb(c *config, home board) board {
	for {
		spots, loose := h.spots(c, home)
		up := next(home) & loose & bare(spots)
		if up == 0 {
			return home
		}
		b := bits.TrailingZeros64(up)
		h.raise(b)
		home |= 1 << b
	}
}

// walk goes from the first of the points to another, as reach came there.
func (h *hand) walk(points []point, to int) {
	if to == 0 {
		return
	}
	from := int(points[to].from)
	h.walk(points, from)
	if d := points[from].home ^ points[to].home; d&points[to].home != 0 {
		h.raise(bits.TrailingZeros64(d))
	} else {
		h.lower(bits.TrailingZeros64(d))
	}
}

// follow plays a kid's move from the point a frame was entered at, by the way that leads
// to the kid's height of the foundations.
func (h *hand) follow(c *config, home board, move kid, prune bool) {
	var t talon
	var m marks
	h.reachable(c, &t)
	points := h.reach(c, &t, home, codeOf(home), nil, &m, prune)
	next := *c
	h.move(&next, int(move.bit), move.waste)
	bit := board(1) << move.bit
	for i, p := range points {
		if p.moves&bit == 0 {
			continue
		}
		raise := p.raise&bit != 0
		to := p.home
		if raise {
			to |= bit
		}
		m.clear()
		if end, _, _ := h.layout.climb(&next, to, codeOf(to), &m); end == move.home {
			h.walk(points, i)
			h.make(c, int(move.bit), raise)
			h.climb(&next, to)
			return
		}
	}
	panic("solve: a move leads elsewhere")
}

// finish brings all cards home when nothing is in the way any more, the lowest first.
func (h *hand) finish() {
	for !h.game.Won(&h.table) {
		f, n := h.game.Foundations()
		low := f
		for i := range engine.PileID(n) {
			if h.table.Len(f+i) < h.table.Len(low) {
				low = f + i
			}
		}
		suit := h.game.Pile(low).Suit
		bit := bitOf(engine.NewCard(engine.Rank(h.table.Len(low)+1), suit, 0))
		from := engine.PileID(0)
		if h.inTalon(bit) {
			from = h.draw(bit)
		} else {
			from, _ = h.where(bit)
		}
		h.play(engine.Move{Kind: engine.Carry, From: from, To: low, Count: 1})
	}
}

// inTalon reports whether a card lies in the stock or the waste.
func (h *hand) inTalon(bit int) bool {
	w, _ := h.game.Waste()
	for _, p := range [2]engine.PileID{h.game.Stock(), w} {
		for _, c := range h.table.Pile(p) {
			if bitOf(c) == bit {
				return true
			}
		}
	}
	return false
}

// Line returns the winning line.
func (k *klondike) Line() []engine.Move {
	if k.verdict != Winnable {
		return nil
	}
	h := &hand{layout: &k.layout, game: k.game, table: k.table}
	h.climb(&k.frames[0].config, k.home)
	for i := range len(k.frames) - 1 {
		f := &k.frames[i]
		h.follow(&f.config, f.home, k.kids[f.next-1], k.off&Safe == 0)
	}
	h.finish()
	return h.line
}
