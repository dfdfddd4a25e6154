package solve

import "math/bits"

// growHome values the children that cards to and from the foundations make, in games that
// go home card by card.
func (b *staged) growHome(t *rowTable) {
	s, r := &b.scratch, b.rules
	for f := range r.homes {
		for c := range r.columns {
			if e := &s.full[c]; e.run > 0 && e.top == t.home[f]+1|r.suit[f] {
				rest := s.rest[c]
				if e.run > 1 {
					rest = *e
					b.lift(&rest, t.cards[t.ends[c]-2:t.ends[c]])
				}
				b.step(carry(c, r.columns+f, 1), c, &rest, 1)
			}
		}
		if t.home[f] == 0 {
			continue
		}
		card := t.home[f] | r.suit[f]
		onto := s.tops[card&15+1]
		if !r.kings || card&15 == r.ranks {
			onto |= s.tops[0]
		}
		for ; onto != 0; onto &= onto - 1 {
			c := bits.TrailingZeros16(onto)
			if e := &s.full[c]; e.n == 0 || e.run > 0 && r.lie[e.top][card]&fits != 0 {
				put := b.on(*e, card)
				b.step(carry(r.columns+f, c, 1), c, &put, -1)
			}
		}
	}
}

// step values the table after a card went from a column to a foundation, or back.
func (b *staged) step(m rowMove, col int, end *rowEnd, home int) {
	s := &b.scratch
	old := &s.full[col]
	empties := s.empties
	if end.n == 0 {
		empties++
	}
	if old.n == 0 {
		empties--
	}
	c := rowChild{
		hash:  s.hash - b.share(col, old) + b.share(col, end),
		value: s.value - old.value + end.value + int32(home)*b.values.home,
		move:  m,
	}
	if b.add(c, s.home+home, empties) {
		c.value += s.gains - s.gain[col] + b.gain(col, end)
		b.addDeal(c)
	}
}
