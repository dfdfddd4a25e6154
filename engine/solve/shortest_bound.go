package solve

import "math/bits"

// buriedCost is a bound on the moves that what lies buried costs beyond one a card.
type buriedCost struct {
	known bool
	own   uint8 // cards over a lower card of their own suit
	knots uint8 // and further cards that wait for each other
	roots board // roots not counted in own
}

// least is a bound on the moves and draws to a win. Every card must go home, and every card
// of the stock be drawn. What lies over a lower card of its suit must first go to another
// column; a run does so together. In the waste it may be drawn once more instead,
// together with as many others as a draw has.
func (k *Shortest) least(e *exact) int {
	n := bits.OnesCount64(k.full &^ e.home)
	if rest := bits.OnesCount32(e.talon) - int(e.waste); rest > 0 {
		n += (rest + k.draw - 1) / k.draw
	}
	n += (k.wasteOver(e) + k.draw - 1) / k.draw
	b := k.buriedIn(&e.config)
	runs := 0
	if b.roots != 0 {
		runs = k.runsOver(e, b.roots)
	}
	return n + int(b.own) + max(int(b.knots), runs)
}

// wasteOver counts the cards of the waste under which a lower one of their suit lies.
func (k *Shortest) wasteOver(e *exact) (n int) {
	later := board(0)
	t := e.talon
	for range e.waste {
		b := board(1) << k.stock[bits.TrailingZeros32(t)]
		t &= t - 1
		if b&later != 0 {
			n++
		}
		later |= higher(b)
	}
	return n
}

// over reports whether some card of a set must go home later than one of another.
func over(above, below board) bool { return above&higher(below) != 0 }

// higher returns all cards higher than one of a set in its suit.
func higher(b board) board {
	b <<= 4
	b |= b << 4
	b |= b << 8
	b |= b << 16
	return b | b<<32
}

// runsOver counts, of some roots, those on which a card lies that waits for one buried
// under it.
func (k *Shortest) runsOver(e *exact, roots board) (n int) {
	loose := e.open &^ e.home &^ e.roots
	for b := range bitsOf(roots) {
		col := int(k.column[b])
		left := int(e.left >> (4 * col) & 15)
		if left < 2 {
			continue
		}
		below := board(0)
		for _, u := range k.units[col][:left-1] {
			below |= u.cards
		}
		for at := board(1) << b; ; {
			on := colours(at|twins(at)) >> 4 & loose
			if at&firsts == 0 {
				on &= e.side
			} else {
				on &^= e.side
			}
			if on == 0 {
				break
			}
			if over(on, below) {
				n++
				break
			}
			at = on
		}
	}
	return n
}

func (k *Shortest) buriedIn(c *config) *buriedCost {
	b := &k.buried[c.code]
	if !b.known {
		*b = k.untie(*c)
	}
	return b
}

// untie counts what must move twice in what is left buried. Cards over a lower card of their
// suit do. With those out of the way, and all that is not buried within reach at any
// time, cards go home until every column's last card waits for another's: a knot, which
// costs a move at least. Then all last cards are taken away, more than that move could.
func (k *Shortest) untie(c config) (cost buriedCost) {
	cost.known = true
	var piles [8][]board
	home := k.full
	for col := range k.columns {
		us := k.units[col][:c.left>>(4*col)&15]
		below := board(0)
		for i, u := range us {
			b := board(1) << u.head
			home &^= b
			switch {
			case over(b, below):
				cost.own++
				home |= b // within reach
			default:
				piles[col] = append(piles[col], b)
				if i == len(us)-1 {
					cost.roots |= b
				}
			}
			below |= b
		}
	}
	for {
		for went := true; went; {
			went = false
			for col, p := range piles[:] {
				if n := len(p); n > 0 && !over(p[n-1], k.full&^home) {
					home |= p[n-1]
					piles[col] = p[:n-1]
					went = true
				}
			}
		}
		if home == k.full {
			return cost
		}
		cost.knots++
		for col, p := range piles[:] {
			if n := len(p); n > 0 {
				home |= p[n-1]
				piles[col] = p[:n-1]
			}
		}
	}
}
