package solve

import (
	"cmp"
	"math/bits"
	"slices"

	"pazienza/engine"
)

// covered returns the cards of the columns on which others lie.
func (e *exact) covered(loose board) board {
	first, second := loose&^e.side, loose&e.side
	return colours((first|twins(first))&firsts|(second|twins(second))&^firsts) << 4
}

// carriersOf returns the two cards that can carry one, or none for a king.
func (l *layout) carriersOf(bit int) board {
	b := colours(board(1)<<bit) << 4
	return (b | twins(b)) & l.full
}

// spread lists the moves of a ply: home, then what uncovers a card, then from the stock, then
// back from home. A card that can go home and is not missed goes, and nothing else.
//
// Loose cards change from one card to its twin only to let it go home at once:
// whatever else would lie in the place they leave could lie in the place they take. And a card
// comes back from home only right before a card comes to lie on it, or others come
// back: any other move could as well be made before.
func (k *Shortest) spread(p *exactPly) {
	e := &p.exact
	shown := e.open &^ e.home
	loose := shown &^ e.roots
	bare := shown &^ e.covered(loose)
	hole := bits.OnesCount64(loose&k.kings) < int(e.holes)
	want := next(e.home) & k.full
	defer k.sift(p)

	if b := want & bare & safe(e.home); b != 0 {
		k.add(exactMove{bit: uint8(bits.TrailingZeros64(b)), to: toHome, cost: 1})
		return
	}
	for b := range bitsOf(want & shown &^ p.back) {
		m := exactMove{bit: uint8(b), to: toHome, cost: 1}
		if bare>>b&1 == 0 {
			twin := twins(1 << b)
			if twin&bare == 0 {
				continue
			}
			on := loose & (colours(board(1)<<b|twin) >> 4)
			if firsts>>b&1 == 0 {
				on &= e.side
			} else {
				on &^= e.side
			}
			m.first = uint8(bits.TrailingZeros64(on)) + 1
			m.cost = 2
		}
		k.add(m)
	}
	for b := range bitsOf(e.roots) {
		k.lay(exactMove{bit: uint8(b), cost: 1}, bare, hole)
	}
	k.fromStock(e, want, bare, hole)
	for b := range bitsOf(tops(e.home) &^ safe(e.home)) {
		if p.sent>>b&1 == 0 {
			k.lay(exactMove{bit: uint8(b), cost: 1}, bare, hole)
		}
	}
}

// sift drops of a ply's moves those that lead over the limit, or do not use the card that
// has just come back, and puts the most promising first.
func (k *Shortest) sift(p *exactPly) {
	moves := k.moves[p.lo:]
	keep := moves[:0]
	for _, m := range moves {
		e := p.exact
		if p.back != 0 && e.home>>m.bit&1 == 0 && !m.uses(p.back) {
			continue
		}
		k.make(&e, m)
		f := k.total(&e, p.cost+int(m.cost))
		if f > k.limit {
			k.putBy(p, m, &e, f)
			continue
		}
		m.total = uint8(min(f, 255))
		keep = append(keep, m)
	}
	k.moves = k.moves[:p.lo+len(keep)]
	slices.SortStableFunc(keep, func(a, b exactMove) int { return cmp.Compare(a.total, b.total) })
	p.hi = len(k.moves)
}

// uses reports whether a move lays a card on the given one.
func (m exactMove) uses(card board) bool {
	if m.first > 0 {
		return twins(1<<m.bit) == card
	}
	return m.to < toHome && card>>m.to&1 != 0
}

func (k *Shortest) add(m exactMove) { k.moves = append(k.moves, m) }

// lay adds a move of a card to every place it has in the columns.
func (k *Shortest) lay(m exactMove, bare board, hole bool) {
	if board(1)<<m.bit&k.kings != 0 {
		if hole {
			m.to = toHole
			k.add(m)
		}
		return
	}
	for on := range bitsOf(k.carriersOf(int(m.bit)) & bare) {
		m.to = uint8(on)
		k.add(m)
	}
}

// fromStock adds the moves of every card that can be had from the stock, with what it costs
// to draw to it.
func (k *Shortest) fromStock(e *exact, want, bare board, hole bool) {
	size, waste, n := bits.OnesCount32(e.talon), int(e.waste), k.draw
	round := (size - waste + n - 1) / n // draws to the end of the stock
	i := 0
	for t := e.talon; t != 0; t, i = t&(t-1), i+1 {
		draws := -1
		switch last := i == size-1; {
		case i >= waste-1 && (i+1-waste)%n == 0 && i >= 0 && (i+1 > waste || waste > 0):
			draws = (i + 1 - waste) / n
		case last && i >= waste:
			draws = round
		case (i+1)%n == 0:
			draws = round + (i+1)/n
		case last:
			draws = round + (size+n-1)/n
		}
		if draws < 0 {
			continue
		}
		b := k.stock[bits.TrailingZeros32(t)]
		m := exactMove{bit: b, cost: uint8(1 + draws), waste: uint8(i)}
		if want>>b&1 != 0 {
			m.to = toHome
			k.add(m)
			m.to = 0
		}
		k.lay(m, bare, hole)
	}
}

// exactly plays a move on the engine's table.
func (h *hand) exactly(e *exact, m exactMove) {
	onto := func(to uint8) engine.PileID {
		for col := range engine.PileID(h.columns) {
			switch top := h.table.Top(col); {
			case top == 0 && to == toHole, top != 0 && bitOf(top) == int(to):
				return col
			}
		}
		panic("solve: a place is gone")
	}
	if m.first > 0 {
		col, n := h.where(int(m.first) - 1)
		twin := bits.TrailingZeros64(twins(1 << m.bit))
		h.play(engine.Move{Kind: engine.Carry, From: col, To: onto(uint8(twin)), Count: uint8(n)})
	}
	b := board(1) << m.bit
	from, n := engine.PileID(0), 1
	switch {
	case e.home&b != 0:
		from = h.home(int(m.bit))
	case e.open&b == 0:
		from = h.draw(int(m.bit))
	default:
		from, n = h.where(int(m.bit))
	}
	to := h.home(int(m.bit))
	if m.to != toHome {
		to = onto(m.to)
	}
	h.play(engine.Move{Kind: engine.Carry, From: from, To: to, Count: uint8(n)})
}
