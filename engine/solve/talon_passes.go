package solve

import "math/bits"

// Where the passes through the stock are limited, every card of the waste counts: config.waste
// is not settled, and in its highest bits stands how often the waste may still be turned over.
const (
	passBits  = 5
	maxPasses = 7 // as many fit, and beside a position's key too
)

// reachableYet works out what can be had with the passes that are left: in this pass the top
// of the waste, every draw's last card from there on, and the last of all; what does not come
// up any more in this one comes up in the next, should there be one.
//
// When one card is drawn at a time, taking the top of the waste is in no other card's way.
func (l *layout) reachableYet(c *config, t *talon) {
	t.cards, t.spare = 0, 0
	size := bits.OnesCount32(c.talon)
	waste, left := int(c.waste&(1<<passBits-1)), c.waste>>passBits
	next := l.heads << (l.draw - 1) & (1<<size - 1)
	now := next | 1<<size>>1
	if waste > 0 {
		now = (l.heads<<(waste-1) | 1<<size>>1) & (1<<size - 1)
	}
	if left == 0 {
		next = 0
	}
	for i, m := 0, c.talon; m != 0; i, m = i+1, m&(m-1) {
		b := l.stock[bits.TrailingZeros32(m)]
		switch {
		case now>>i&1 != 0:
			t.waste[b] = uint8(i) | left<<passBits
		case next>>i&1 != 0:
			t.waste[b] = uint8(i) | (left-1)<<passBits
		default:
			continue
		}
		t.cards |= 1 << b
		if l.draw == 1 && i == waste-1 {
			t.spare = 1 << b
		}
	}
}
