package solve

import "math/bits"

// A position's key is 56 bits: the heights of the foundations, what is left buried, and
// what is left of the talon. Beside it in the set of positions stands which stocks it was
// met with.
//
// When three are drawn at a time, a waste that is no whole number of draws gives, beside what
// comes up after a recycle, its own top and every third card from there on. So of two such
// wastes of the same remainder the smaller gives all that the larger does, and any gives
// what none does: they lead to the same positions. It is enough to note the smallest waste of
// each remainder, and what was met with a smaller one need not be looked into. What was
// met with a larger one need be for the cards that are new alone: taking one of the others
// leads where it led before. TestPrunings guards it.
const positionBits = 1<<56 - 1

// Where passes are limited, what lies in the waste belongs to the key, and the note is the most
// passes that a position was met with, plus one: what was met with more need not be looked
// into with fewer.
const limitedBits = 1<<61 - 1

// position packs what a note stands beside. It is zero for none but a won game.
func position(c *config, code uint16) uint64 {
	return uint64(code) | uint64(c.code)<<16 | uint64(c.talon)<<32
}

// notes says whether the draw is one that notes serve: two remainders fit beside a key.
func (k *klondike) notes() bool { return k.off&Draws == 0 && k.draw <= 3 }

// look returns a position's slot, what stands there and what is to stand there after a visit
// with a waste: something else if the visit is not in vain.
func (k *klondike) look(key uint64, waste uint8) (i int, was, now uint64) {
	switch k.seen.mask {
	case limitedBits:
		key |= uint64(waste&(1<<passBits-1)) << 56
		i = k.seen.slot(key)
		was = k.seen.keys[i]
		return i, was, key | max(was>>61, uint64(waste>>passBits)+1)<<61
	case allBits:
		key |= (uint64(waste)<<1 | 1) << 56
		i = k.seen.slot(key)
		return i, k.seen.keys[i], key
	}
	i = k.seen.slot(key)
	was = k.seen.keys[i]
	now = was | key
	if waste > 0 { // it is settled, so there is a remainder
		nth := uint64(int(waste)/k.draw + 1)
		at := 52 + 4*(int(waste)%k.draw)
		if smallest := was >> at & 15; smallest == 0 || nth < smallest {
			now = now&^(15<<at) | nth<<at
		}
	}
	return i, was, now
}

// visit reports whether a position is to be looked into, and for which cards of the
// stock it is not, since they were tried with another waste. It notes the visit.
func (k *klondike) visit(key uint64, waste uint8) (old [2]int, met, fresh bool) {
	i, was, now := k.look(key, waste)
	switch {
	case was == 0:
		k.seen.put(i, now)
		return old, false, true
	case now == was:
		return old, true, false
	case k.limited:
		k.seen.keys[i] = now
		return old, false, true
	}
	k.seen.keys[i] = now
	return [2]int{int(was >> 56 & 15), int(was >> 60)}, true, true
}

// known returns the cards of the stock that could be had when a position was met before.
func (k *klondike) known(c *config, old [2]int) (cards board) {
	size := bits.OnesCount32(c.talon)
	up := k.up(0, size)
	for i, nth := range old {
		if nth > 0 {
			up |= k.up((nth-1)*k.draw+i+1, size)
		}
	}
	for m := c.talon; m != 0; m &= m - 1 {
		cards |= board(up&1) << k.stock[bits.TrailingZeros32(m)]
		up >>= 1
	}
	return cards
}
