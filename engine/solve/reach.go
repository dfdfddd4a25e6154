package solve

import "math/bits"

// point is one height of the foundations, and what can be done there for good.
type point struct {
	home  board
	moves board // roots and talon cards that can move here
	raise board // of these, the ones that can go home
	spots board // cards for which the columns have a place
	code  uint16
	from  int32 // the point it was reached from
}

// spots returns the cards for which there is a place in the columns: a card to lie on that
// carries none, or a hole for a king. Two cards of a rank and colour may share the two
// that carry them as they like, so counting is enough: a place is free when fewer
// cards lie loose than there are cards to carry them. loose is the open cards that need one.
func (l *layout) spots(c *config, home board) (spots, loose board) {
	shown := c.open &^ home
	loose = shown &^ c.roots
	carriers := colours(shown >> 4)
	other, both := twins(carriers), twins(loose)
	spots = carriers&other&^(loose&both) | (carriers|other)&^(loose|both)
	if bits.OnesCount64(loose&l.kings) < int(c.holes) {
		spots |= l.kings
	}
	return spots, loose
}

// bare returns the cards that can be had without a card on them, given the places: the
// card on it, should there be one, then lies elsewhere.
func bare(spots board) board { return colours(spots)<<4 | aces }

// safe returns the cards that nobody misses once they are at home (see engine.Game.Safe):
// the foundations of the other colour are at most two ranks behind, and both of the own
// colour at most three.
func safe(home board) board {
	pairs := home & twins(home)
	return (colours(pairs)<<8 | 0xff) & (pairs<<12 | 0xfff)
}

// codeOf packs the heights of the foundations, four bits a suit.
func codeOf(home board) (code uint16) {
	for s := range 4 {
		code |= uint16(bits.OnesCount64(home&(0x1111111111111111<<s))) << (4 * s)
	}
	return code
}

// step returns what one more card of a bit's suit is in a code.
func step(bit int) uint16 { return 1 << (bit & 3 * 4) }

// marks is a set of codes that is quick to empty.
type marks struct {
	bits [1 << 10]uint64
	list []uint16
}

// add puts a code into the set and reports whether it is new.
func (m *marks) add(code uint16) bool {
	w, b := code>>6, uint64(1)<<(code&63)
	if m.bits[w]&b != 0 {
		return false
	}
	m.bits[w] |= b
	m.list = append(m.list, code)
	return true
}

func (m *marks) clear() {
	for _, c := range m.list {
		m.bits[c>>6] = 0
	}
	m.list = m.list[:0]
}

// reach appends to points all heights of the foundations that loose cards going home and
// coming back lead to from one.
//
// With prune it does not bring back a card that is not missed, and where one can go home it
// does nothing else.
func (l *layout) reach(c *config, t *talon, home board, code uint16, points []point, m *marks, prune bool) []point {
	m.clear()
	m.add(code)
	points = append(points, point{home: home, code: code})
	for i := 0; i < len(points); i++ {
		p := &points[i]
		spots, loose := l.spots(c, p.home)
		free := bare(spots)
		want := next(p.home)
		keep := board(0)
		if prune {
			keep = safe(p.home)
		}
		up := want & loose & free
		if f := up & keep; f != 0 {
			b := bits.TrailingZeros64(f)
			if code := p.code + step(b); m.add(code) {
				points = append(points, point{home: p.home | 1<<b, code: code, from: int32(i)})
			}
			continue
		}
		p.raise = want & (c.roots&free | t.cards)
		p.moves = p.raise | spots&(c.roots|t.cards)
		p.spots = spots
		here := *p
		for ; up != 0; up &= up - 1 {
			b := bits.TrailingZeros64(up)
			if code := here.code + step(b); m.add(code) {
				points = append(points, point{home: here.home | 1<<b, code: code, from: int32(i)})
			}
		}
		for down := tops(here.home) & spots &^ keep; down != 0; down &= down - 1 {
			b := bits.TrailingZeros64(down)
			if code := here.code - step(b); m.add(code) {
				points = append(points, point{home: here.home &^ (1 << b), code: code, from: int32(i)})
			}
		}
	}
	return points
}

// climb sends loose cards home, the lowest first, until none can go, and returns where
// that ends. It reports false when it meets a height that is marked, and marks those it meets.
func (l *layout) climb(c *config, home board, code uint16, m *marks) (board, uint16, bool) {
	for {
		if !m.add(code) {
			return home, code, false
		}
		spots, loose := l.spots(c, home)
		up := next(home) & loose & bare(spots)
		if up == 0 {
			return home, code, true
		}
		b := bits.TrailingZeros64(up)
		home |= 1 << b
		code += step(b)
	}
}
