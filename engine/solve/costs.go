package solve

// costs remembers at what cost tables were met: sixteen bytes a table, the cost in what a
// position leaves free of its word. It is full at a bound; what does not fit is looked
// into as often as it is met.
type costs struct {
	slots []costSlot
	used  int
	bound int
	shift uint
	round uint64 // the limit's number, modulo 128
}

type costSlot struct{ position, rest uint64 }

func newCosts(bound int) costs {
	return costs{slots: make([]costSlot, 1<<10), bound: bound, shift: 64 - 10}
}

// renew begins another round, in which everything may be met once more.
func (c *costs) renew() { c.round = (c.round + 1) & 127 }

const restBits = 1<<57 - 1

func (c *costs) slot(position, rest uint64) *costSlot {
	h := (position ^ rest*0xff51afd7ed558ccd) * 0x9e3779b97f4a7c15
	i := int((h ^ h<<29) >> c.shift)
	for {
		s := &c.slots[i]
		if s.position == 0 && s.rest == 0 || s.position&positionBits == position && s.rest&restBits == rest {
			return s
		}
		i = (i + 1) & (len(c.slots) - 1)
	}
}

// better notes a cost, and reports whether the table was not met at this cost or a lower one in
// this round, nor at a lower one in an earlier round: it will be again in this one.
func (c *costs) better(position, rest uint64, cost int) bool {
	s := c.slot(position, rest)
	if s.position != 0 || s.rest != 0 {
		was, same := int(s.position>>56), s.rest>>57 == c.round
		if was < cost || same && was == cost {
			return false
		}
	} else if c.used >= c.bound {
		return true
	} else if c.used++; c.used*4 > len(c.slots)*3 {
		c.grow()
		s = c.slot(position, rest)
	}
	*s = costSlot{position | uint64(cost)<<56, rest | c.round<<57}
	return true
}

func (c *costs) grow() {
	old := c.slots
	c.slots = make([]costSlot, 2*len(old))
	c.shift--
	for _, s := range old {
		if s.position != 0 || s.rest != 0 {
			*c.slot(s.position&positionBits, s.rest&restBits) = s
		}
	}
}
