package solve

import (
	"math/bits"

	"pazienza/engine"
)

// klondike is the search of games that layout can hold: depth first over moves that
// cannot be taken back, on a stack of its own, so that it can stop anywhere.
type klondike struct {
	layout
	game      *engine.Game
	table     engine.State // the table asked about
	home      board        // its foundations
	off       Pruning
	scout     bool // goes about it in another order
	seen      *seen
	frames    []frame
	kids      []kid // what the frames have to try, frame after frame
	positions int
	verdict   Verdict

	// Room for looking into one position.
	talon  talon
	points []point
	met    marks
	pins   pinTable
}

// frame is a position on the way to the current one.
type frame struct {
	config
	home     board // where the foundations stand on entry
	lo, next int   // its first kid, and the next to try
	hi       int
}

// kid is a move to a position, and the height of the foundations there.
type kid struct {
	home  board
	key   uint64 // of the position; see position
	code  uint16
	bit   uint8 // the card that becomes loose
	waste uint8 // what of the talon lies in the waste then
	order int16
}

// newKlondike returns nil for a table that layout cannot hold.
func newKlondike(g *engine.Game, s *engine.State, o Options) *klondike {
	return newOrdered(g, s, o, false)
}

func newOrdered(g *engine.Game, s *engine.State, o Options, scout bool) *klondike {
	l, c, home, ok := takeApart(g, s)
	if !ok {
		return nil
	}
	k := &klondike{layout: l, game: g, table: *s, home: home, off: o.Off, scout: scout}
	k.seen = newSeen(o.Bound, allBits)
	switch {
	case k.limited:
		k.seen.mask = limitedBits
	case k.notes():
		k.seen.mask = positionBits
	}
	home, code, _ := k.climb(&c, home, codeOf(home), &k.met)
	k.enter(c, home, code, position(&c, code))
	return k
}

// Positions returns how many positions were looked into. All tables that moves lead between
// which can be taken back are one position.
func (k *klondike) Positions() int { return k.positions }

// Step looks into budget more positions.
func (k *klondike) Step(budget int) Verdict {
	for end := k.positions + budget; k.verdict == Unknown && k.positions < end; {
		if len(k.frames) == 0 {
			k.verdict = Unwinnable
			break
		}
		f := &k.frames[len(k.frames)-1]
		if f.next == f.hi {
			k.kids = k.kids[:f.lo]
			k.frames = k.frames[:len(k.frames)-1]
			continue
		}
		next := k.kids[f.next]
		f.next++
		c := f.config
		k.move(&c, int(next.bit), next.waste)
		k.enter(c, next.home, next.code, next.key)
	}
	return k.verdict
}

// enter looks into a position, unless it was met before.
func (k *klondike) enter(c config, home board, code uint16, key uint64) {
	if k.won(&c) {
		k.frames = append(k.frames, frame{config: c, home: home})
		k.verdict = Winnable
		return
	}
	old, met, fresh := k.visit(key, c.waste)
	if !fresh {
		return
	}
	k.reachable(&c, &k.talon)
	k.points = k.reach(&c, &k.talon, home, code, k.points[:0], &k.met, k.off&Safe == 0)
	// One height of the foundations stands for all, however they were entered.
	best := code
	for i := range k.points {
		best = max(best, k.points[i].code)
	}
	if best != code {
		if old, met, fresh = k.visit(position(&c, best), c.waste); !fresh {
			return
		}
	}
	k.positions++
	lo := len(k.kids)
	k.frames = append(k.frames, frame{config: c, home: home, lo: lo, next: lo, hi: lo})
	tried := board(0)
	if met {
		tried = k.known(&c, old)
	}
	k.spread(&k.frames[len(k.frames)-1], tried)
}

// spread lists the kids of a frame, in the order in which they are tried; but not what
// taking out cards leads to that were tried before.
func (k *klondike) spread(f *frame, tried board) {
	if at, b := k.forced(&f.config); at != nil {
		k.bear(f, b, []point{*at})
		f.hi = len(k.kids)
		return
	}
	all := board(0)
	for i := range k.points {
		all |= k.points[i].moves
	}
	if k.off&Haste == 0 {
		all = k.hasty(&f.config, k.points, all)
	}
	for b := range bitsOf(all &^ tried) {
		k.bear(f, b, k.points)
	}
	k.weed(f)
	kids := k.kids[f.lo:]
	for i := range kids {
		for j := i; j > 0 && kids[j].order > kids[j-1].order; j-- {
			kids[j], kids[j-1] = kids[j-1], kids[j]
		}
	}
	f.hi = len(k.kids)
}

// weed takes out a frame's kids that were met before: two of three. All are looked for at once,
// so that waiting for memory is waiting for all.
func (k *klondike) weed(f *frame) {
	kids := k.kids[f.lo:]
	touched := uint64(0)
	for i := range kids {
		touched |= k.seen.keys[k.seen.index(kids[i].key)]
	}
	if touched == 0 {
		return
	}
	fresh := kids[:0]
	for i := range kids {
		if _, was, now := k.look(kids[i].key, kids[i].waste); was == 0 || now != was {
			fresh = append(fresh, kids[i])
		}
	}
	k.kids = k.kids[:f.lo+len(fresh)]
}

// forced returns a card that may go home at once for good, and where, or nil.
//
// A root may when nobody misses it in the columns. A card of the stock may already when the
// card below it is not missed, if taking it out does no harm to the stock: from its
// foundation it can come back to the columns whenever it could have come from the stock.
func (k *klondike) forced(c *config) (*point, int) {
	if k.off&Safe != 0 {
		return nil, 0
	}
	for i := range k.points {
		p := &k.points[i]
		keep := safe(p.home)
		if b := p.raise & (c.roots&keep | k.talon.spare&((keep&p.home)<<4|aces)); b != 0 {
			return p, bits.TrailingZeros64(b)
		}
	}
	return nil, 0
}

// bear adds the kids to which a move leads from some heights of the foundations: one, or
// more when they cannot be joined after it.
func (k *klondike) bear(f *frame, b int, points []point) {
	c := f.config
	k.move(&c, b, k.talon.waste[b])
	bit := board(1) << b
	k.met.clear()
	for i := range points {
		p := &points[i]
		if p.moves&bit == 0 {
			continue
		}
		home, code := p.home, p.code
		if p.raise&bit != 0 { // then lying in the columns is the same position
			home |= bit
			code += step(b)
		}
		home, code, ok := k.climb(&c, home, code, &k.met)
		if ok {
			k.kids = append(k.kids, kid{home, position(&c, code), code, uint8(b), c.waste, k.order(f, b, home)})
		}
	}
}

// order says how promising a kid is: what uncovers a card, best of a high column, and among
// equals what has most cards at home. A scout has it best of a low column: so it
// finds other wins soon.
func (k *klondike) order(f *frame, b int, home board) int16 {
	n := bits.OnesCount64(home)
	if f.roots>>b&1 == 0 {
		if k.limited { // what leaves most of the stock ahead
			w := int(k.talon.waste[b])
			n += w>>passBits*24 - w&(1<<passBits-1)
		}
		return int16(n)
	}
	left := int(f.left >> (4 * k.column[b]) & 15)
	if k.scout {
		return int16(200 + n - 20*left)
	}
	return int16(100 + n + 10*left)
}
