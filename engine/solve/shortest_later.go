package solve

import "math/bits"

// later holds tables over the limit until the limit is theirs, so that a higher limit goes
// on where a lower one ended. Only tables a little over are kept: twenty-four bytes each. When
// the limit comes to what was not, all is gone through again, which is seldom and costs
// little beside what has grown meanwhile.
type later struct {
	above   [laterRounds][]laterTable // by how far they are over, the limit's own first
	kept    int
	bound   int
	dropped int // the lowest total that was not kept, or 0
}

// laterRounds is how many limits are served without beginning anew.
const laterRounds = 40

// laterTable is a table as costs keeps it, its cost beside, and in the highest bit of rest
// whether its last move brought a card back from home.
type laterTable struct {
	position, rest uint64
	step           exactStep
}

// exactStep is a move on the way to a table: what a line is put together of.
type exactStep struct {
	from                  uint32 // number of the step before
	bit, to, first, waste uint8
}

const cameBack = 1 << 63

// keep puts a table by that is over the limit.
func (l *later) keep(over, total int, t laterTable) {
	if l.kept >= l.bound {
		l.makeRoom(total - over)
	}
	if over >= laterRounds || l.dropped > 0 && total >= l.dropped {
		l.drop(total)
		return
	}
	l.above[over] = append(l.above[over], t)
	l.kept++
}

func (l *later) drop(total int) {
	if l.dropped == 0 || total < l.dropped {
		l.dropped = total
	}
}

// makeRoom drops what is furthest over a limit.
func (l *later) makeRoom(limit int) {
	for over := laterRounds - 1; over > 0; over-- {
		if n := len(l.above[over]); n > 0 {
			l.above[over] = nil
			l.kept -= n
			l.drop(limit + over)
			return
		}
	}
}

// take returns a table that was put by, with nothing over.
func (l *later) take() (t laterTable, ok bool) {
	n := len(l.above[0])
	if n == 0 {
		return t, false
	}
	t = l.above[0][n-1]
	l.above[0] = l.above[0][:n-1]
	l.kept--
	return t, true
}

// raise counts a limit up by one.
func (l *later) raise() {
	first := l.above[0]
	copy(l.above[:], l.above[1:])
	l.above[laterRounds-1] = first[:0]
}

// clear forgets everything.
func (l *later) clear() {
	for i := range l.above {
		l.above[i] = l.above[i][:0]
	}
	l.kept, l.dropped = 0, 0
}

// raise goes on with the next limit for which there is something to do, and reports false if
// there is none.
func (k *Shortest) raise() bool {
	if k.later.kept == 0 && k.later.dropped == 0 {
		return false
	}
	k.limit++
	k.later.raise()
	if k.limit == k.later.dropped {
		k.later.clear()
		k.met.renew()
		k.begin()
	}
	return true
}

// putBy keeps a table over the limit for later.
func (k *Shortest) putBy(p *exactPly, m exactMove, e *exact, total int) {
	t := laterTable{
		position: position(&e.config, codeOf(e.home)) | uint64(p.cost+int(m.cost))<<56,
		rest:     restOf(e),
		step:     exactStep{p.step, m.bit, m.to, m.first, m.waste},
	}
	if p.home>>m.bit&1 != 0 {
		t.rest |= cameBack
	}
	k.later.keep(total-k.limit, total, t)
}

// resume looks into a table that was put by.
func (k *Shortest) resume(t laterTable) {
	e := k.unpack(t.position, t.rest)
	sent, back := board(0), board(0)
	if t.step.to == toHome {
		sent = 1 << t.step.bit
	}
	if t.rest&cameBack != 0 {
		back = 1 << t.step.bit
	}
	k.enter(&e, int(t.position>>56), sent, back, t.step)
}

// restOf packs what position leaves out of a table.
func restOf(e *exact) uint64 { return e.side | uint64(e.waste)<<52 }

// unpack makes a table anew of its position and rest.
func (k *Shortest) unpack(position, rest uint64) (e exact) {
	e.code = uint16(position >> 16)
	e.talon = uint32(position>>32) & (1<<24 - 1)
	e.side = rest & (1<<52 - 1)
	e.waste = uint8(rest >> 52 & 31)
	for s := range 4 {
		height := position >> (4 * s) & 15
		e.home |= 0x1111111111111111 & (1<<(4*height) - 1) << s
	}
	e.open = k.full
	for t := e.talon; t != 0; t &= t - 1 {
		e.open &^= 1 << k.stock[bits.TrailingZeros32(t)]
	}
	code := int(e.code)
	for col := range k.columns {
		us := k.units[col]
		n := code % (len(us) + 1)
		code /= len(us) + 1
		e.left |= uint32(n) << (4 * col)
		if n == 0 {
			e.holes++
			continue
		}
		e.roots |= 1 << us[n-1].head
		for _, u := range us[:n-1] {
			e.open &^= u.cards
		}
	}
	return e
}
