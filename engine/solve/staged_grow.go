package solve

import "math/bits"

// rowChild is a table one move away from one of a layer, valued but not yet made.
type rowChild struct {
	hash   uint64
	value  int32
	parent int32 // its place in the layer
	move   rowMove
}

// none is no move; it is a row deal elsewhere, which wins nothing here.
const none = dealRow

// grow values every child of a table of the layer, and returns the move that wins, or none.
func (b *staged) grow(node *rowNode) rowMove {
	b.survey(node)
	b.winning = none
	before := len(b.children)
	for from := range b.rules.columns {
		b.growColumn(&node.table, from)
	}
	if !b.rules.runs {
		b.growHome(&node.table)
	}
	b.positions += len(b.children) - before
	return b.winning
}

// growColumn values the children that cards carried from a column make.
func (b *staged) growColumn(t *rowTable, from int) {
	s, r := &b.scratch, b.rules
	full, end := &s.full[from], int(t.ends[from])
	rest, lifted := *full, uint64(0) // the column without the cards taken off, and their share in its hash
	for n := 1; n <= int(full.run); n++ {
		head := t.cards[end-n]
		lifted += b.keys.card[head] * b.keys.power[rest.n-1]
		if n < int(full.run) {
			b.lift(&rest, t.cards[end-n-1:end-n+1])
		} else {
			rest = s.rest[from]
		}
		for to := s.tops[head&15+1]; to != 0; to &= to - 1 {
			c := bits.TrailingZeros16(to)
			if e := &s.full[c]; e.run > 0 && r.lie[e.top][head]&fits != 0 {
				b.child(carry(from, c, n), &rest, lifted, head)
			}
		}
		if r.kings && head&15 != r.ranks || !b.ordered && rest.n == 0 {
			continue // a whole column to a hole changes nothing that counts
		}
		for holes := s.tops[0]; holes != 0; holes &= holes - 1 {
			b.child(carry(from, bits.TrailingZeros16(holes), n), &rest, lifted, head)
			if !b.ordered {
				break // one hole is as good as another
			}
		}
	}
}

// lift takes the last card off a column whose last two, given, move together.
func (b *staged) lift(e *rowEnd, two []uint8) {
	e.n--
	e.hash -= b.keys.card[two[1]] * b.keys.power[e.n]
	e.value -= b.values.join[e.run] + b.values.blocks(e.deep, two[1], 1)
	e.run--
	e.top = two[0]
}

// child values the table after cards went from one column to another: all that changes is
// these two columns. What is left of the first is known already; the second gets the head of
// the run and then the rest of it as one, the hash of the run shifted to its new place:
// its polynomial over its old power is taken times the new one. TestStagedLockstep holds the
// outcome to the table made and summed up anew.
func (b *staged) child(m rowMove, rest *rowEnd, lifted uint64, head uint8) {
	s, r := &b.scratch, b.rules
	from, to, n := m.from(), m.to(), m.count()
	oldFrom, oldTo := &s.full[from], &s.full[to]
	put := b.on(*oldTo, head)
	put.hash = oldTo.hash + lifted*b.keys.under[int(oldFrom.n)-n]*b.keys.power[oldTo.n]
	put.value += b.values.sum[int(put.run)+n-1] - b.values.sum[put.run] + b.values.blocks(put.deep, head-1, n-1)
	put.run += uint8(n - 1)
	put.n = oldTo.n + uint8(n)
	put.top = oldFrom.top
	value, empties, home := s.value, s.empties, s.home
	if r.runs && put.run >= r.ranks {
		put = s.rest[to] // the run was what this column ended in, and the cards that came
		home += int(r.ranks)
		value += int32(r.ranks) * b.values.home
		if put.n == 0 {
			empties++
		}
	}
	if rest.n == 0 {
		empties++
	}
	if oldTo.n == 0 {
		empties--
	}
	c := rowChild{
		hash:  s.hash - b.share(from, oldFrom) - b.share(to, oldTo) + b.share(from, rest) + b.share(to, &put),
		value: value - oldFrom.value - oldTo.value + rest.value + put.value,
		move:  m,
	}
	if b.add(c, home, empties) {
		c.value += s.gains - s.gain[from] - s.gain[to] + b.gain(from, rest) + b.gain(to, &put)
		b.addDeal(c)
	}
}

// add takes a child into the choice of the next layer, and reports whether a row may be dealt
// on it.
func (b *staged) add(c rowChild, home, empties int) bool {
	if home == b.rules.cards {
		b.winning = c.move
	}
	c.parent = int32(b.at)
	c.value += b.values.empty[empties]
	b.children = append(b.children, c)
	return b.left > 0 && (empties == 0 || b.rules.cards-home-b.left < b.rules.columns)
}

// addDeal takes a child on which a row may be dealt into the choice of the pool.
func (b *staged) addDeal(c rowChild) {
	c.parent = int32(b.at)
	if c.value > b.pool.least {
		b.deals = append(b.deals, c)
	}
}
