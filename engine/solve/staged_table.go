package solve

import "pazienza/engine"

// rowTable is a table packed for the search: what can be told apart in play and no more.
// Equal cards of two packs are one face, and == compares tables.
type rowTable struct {
	cards [engine.MaxCards]uint8 // the columns one after the other; beyond them zero
	ends  [rowColumns]uint8      // where each column ends in cards
	home  [rowHomes]uint8        // how many cards lie on each foundation
	left  uint8                  // how many cards the stock holds
}

// rowMove is a move of a packed table: from, to and count as in an [engine.Move], in bits
// 10-14, 5-9 and 0-4; no count is a row deal.
type rowMove uint16

const dealRow rowMove = 0

func carry(from, to, n int) rowMove { return rowMove(from<<10 | to<<5 | n) }

func (m rowMove) from() int  { return int(m >> 10) }
func (m rowMove) to() int    { return int(m >> 5 & 31) }
func (m rowMove) count() int { return int(m & 31) }

// move returns the move as the engine has it.
func (m rowMove) move() engine.Move {
	if m.count() == 0 {
		return engine.Move{Kind: engine.RowDeal}
	}
	return engine.Move{Kind: engine.Carry, From: engine.PileID(m.from()), To: engine.PileID(m.to()), Count: uint8(m.count())}
}

// pack packs a table of the game the rules were compiled from.
func (r *rowRules) pack(s *engine.State) rowTable {
	var t rowTable
	n := 0
	for c := range rowColumns {
		if c < r.columns {
			for _, card := range s.Pile(engine.PileID(c)) {
				t.cards[n] = rowFace(card)
				if !card.Up() {
					t.cards[n] |= faceDown
				}
				n++
			}
		}
		t.ends[c] = uint8(n)
	}
	for f := range r.homes {
		t.home[f] = uint8(s.Len(engine.PileID(r.columns + f)))
	}
	t.left = uint8(s.Len(r.game.Stock()))
	return t
}

func (t *rowTable) start(c int) int {
	if c == 0 {
		return 0
	}
	return int(t.ends[c-1])
}

// column returns the cards of a column, a view into the table.
func (t *rowTable) column(c int) []uint8 { return t.cards[t.start(c):t.ends[c]] }

// total returns how many cards lie in the columns.
func (t *rowTable) total() int { return int(t.ends[rowColumns-1]) }

// atHome returns how many cards lie on the foundations.
func (t *rowTable) atHome() int {
	n := 0
	for _, h := range t.home {
		n += int(h)
	}
	return n
}

// empties returns how many columns are empty.
func (r *rowRules) empties(t *rowTable) int {
	n, last := 0, uint8(0)
	for _, e := range t.ends[:r.columns] {
		if e == last {
			n++
		}
		last = e
	}
	return n
}

// mayDeal reports whether a row may be dealt.
func (r *rowRules) mayDeal(t *rowTable) bool {
	return t.left > 0 && (r.empties(t) == 0 || t.total() < r.columns)
}

// run returns how many cards at the end of a column move together.
func (r *rowRules) run(t *rowTable, c int) int {
	lo, hi := t.start(c), int(t.ends[c])
	if lo == hi || t.cards[hi-1]&faceDown != 0 {
		return 0
	}
	i := hi - 1
	for i > lo && t.cards[i-1]&faceDown == 0 && r.lie[t.cards[i-1]][t.cards[i]]&joined != 0 {
		i--
	}
	return hi - i
}

// apply makes a legal move.
func (r *rowRules) apply(t *rowTable, m rowMove) {
	if m == dealRow {
		n := min(r.columns, int(t.left))
		for c := range n {
			t.left--
			t.put(c, r.stock[t.left])
		}
		for c := range n {
			r.settle(t, c)
		}
		return
	}
	from, to, n := m.from(), m.to(), m.count()
	switch {
	case to >= r.columns:
		t.home[to-r.columns]++
		t.cut(from, 1)
	case from >= r.columns:
		f := from - r.columns
		t.put(to, t.home[f]|r.suit[f])
		t.home[f]--
		return
	default:
		var held [16]uint8
		hi := int(t.ends[from])
		copy(held[:n], t.cards[hi-n:hi])
		t.cut(from, n)
		for _, card := range held[:n] {
			t.put(to, card)
		}
		r.settle(t, to)
	}
	t.turnUp(from)
}

// put lays a card on a column.
func (t *rowTable) put(c int, card uint8) {
	at, n := int(t.ends[c]), t.total()
	copy(t.cards[at+1:n+1], t.cards[at:n])
	t.cards[at] = card
	for i := c; i < rowColumns; i++ {
		t.ends[i]++
	}
}

// cut takes n cards off a column.
func (t *rowTable) cut(c, n int) {
	at, all := int(t.ends[c]), t.total()
	copy(t.cards[at-n:], t.cards[at:all])
	clear(t.cards[all-n : all])
	for i := c; i < rowColumns; i++ {
		t.ends[i] -= uint8(n)
	}
}

// turnUp turns up the last card of a column.
func (t *rowTable) turnUp(c int) {
	if hi := int(t.ends[c]); hi > t.start(c) {
		t.cards[hi-1] &^= faceDown
	}
}

// settle takes a whole run off the end of a column.
func (r *rowRules) settle(t *rowTable, c int) {
	hi := int(t.ends[c])
	if !r.runs || t.cards[hi-1]&15 != 1 || r.run(t, c) < int(r.ranks) {
		return
	}
	for f := range r.homes {
		if t.home[f] == 0 {
			t.home[f] = r.ranks
			break
		}
	}
	t.cut(c, int(r.ranks))
	t.turnUp(c)
}
