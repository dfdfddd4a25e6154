package solve

import (
	"iter"
	"math/bits"
)

// bitsOf ranges over the numbers of a board's bits.
func bitsOf(b board) iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; b != 0; b &= b - 1 {
			if !yield(bits.TrailingZeros64(b)) {
				return
			}
		}
	}
}

// settle makes stocks equal from which the same cards can be had. With a whole number of
// draws in the waste, or all of it, what comes up next is what comes up after a recycle.
func (l *layout) settle(waste, size int) uint8 {
	if l.heads>>waste&1 != 0 || waste == size {
		return 0
	}
	return uint8(waste)
}

// talon is the cards that can be had from a stock and waste by drawing and recycling
// alone, and for each what lies in the waste after it was taken.
type talon struct {
	cards board
	spare board // of these, the ones without which the others can be had no less
	waste [64]uint8
}

// reachable works out what can be had in a config: the top of the waste, then every
// draw's last card from there on, and after a recycle from the start. The last draw may
// be short.
//
// When one card is drawn at a time all can be had, and none is in another's way. When more
// are, that is so of the very last card, with the stock as after a recycle: taking it
// moves no other card, and what lay under it comes up in its place.
func (l *layout) reachable(c *config, t *talon) {
	if l.limited {
		l.reachableYet(c, t)
		return
	}
	if l.draw == 1 {
		t.cards = l.drawn &^ c.open
		t.spare = t.cards
		return
	}
	t.cards, t.spare = 0, 0
	size := bits.OnesCount32(c.talon)
	up := l.up(int(c.waste), size)
	b := uint8(0)
	for i, m := 0, c.talon; m != 0; i, m = i+1, m&(m-1) {
		if up>>i&1 != 0 {
			b = l.stock[bits.TrailingZeros32(m)]
			t.cards |= 1 << b
			t.waste[b] = l.settle(i, size-1)
		}
	}
	if size > 0 && c.waste == 0 {
		t.spare = 1 << b
	}
}

// up returns which cards of a talon of some size come up, by their number in it.
func (l *layout) up(waste, size int) uint32 {
	up := l.heads << (l.draw - 1)
	if waste > 0 {
		up |= l.heads << (waste - 1)
	}
	return (up | 1<<size>>1) & (1<<size - 1)
}
