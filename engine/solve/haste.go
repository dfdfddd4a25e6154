package solve

import "math/bits"

// hasty returns moves, of those that can be made, of which one may be made at once and nothing
// else need be tried; all of them if it finds no fewer.
//
// They are those of a set of roots and stock cards that wait for nobody. Every win moves
// each card of the set some time. Think of the first that it moves, and of what comes before
// that. If all of the set that could be moved first can be moved now, and moving it now
// rather than then is costless, then moving it at once wins too: so it is enough to try
// those. If none can be moved, there is no win. What could happen before, at the
// very most, pins say. Where several cards are drawn at a time, taking one shifts the
// others: then the set holds all of the stock, or none of it.
// TestPrunings guards it.
func (k *klondike) hasty(c *config, points []point, all board) board {
	stock := k.drawn &^ c.open
	best := all
	// What is too dear even if nothing else happens need not be looked into.
	least := pins{free: c.open &^ c.roots}
	for i := range points {
		least.home |= points[i].home
	}
	dear := all &^ k.costless(c, points, &least)
	// Otherwise the larger set leads to what is best of the smaller.
	apart := k.draw > 1 || k.limited
	for _, set := range [2]board{c.roots, c.roots | stock} {
		if !apart && set == c.roots || k.limited && set != c.roots || bits.OnesCount64(best) <= 1 {
			continue
		}
		if k.draw > 1 && set&dear&stock != 0 {
			continue
		}
		if set = k.waitless(c, points, set&^dear, all, stock); set == 0 {
			continue
		}
		for b := range bitsOf(set & all) {
			if !apart && set&all == 1<<b {
				break // some card of the stock can always be had
			}
			less := k.waitless(c, points, set&^(1<<b), all, stock)
			if less != 0 && bits.OnesCount64(less&all) < bits.OnesCount64(set&all) {
				set = less
			}
		}
		if bits.OnesCount64(set&all) < bits.OnesCount64(best) {
			best = set & all
		}
	}
	return best
}

// waitless takes cards out of a set until it is one that waits for nobody. There is a
// largest such set, and this is it: what waits for others in a set does so in a smaller one.
func (k *klondike) waitless(c *config, points []point, set, all, stock board) board {
	whole := k.draw > 1 && set&stock != 0
	for set != 0 {
		if whole && set&stock != stock {
			return 0
		}
		p := k.pins.of(&k.layout, c, set)
		bad := set & p.moves &^ all // may come to move later
		if whole {
			bad &= c.roots | k.talon.cards // nothing is drawn meanwhile
		}
		if bad |= set & all &^ k.costless(c, points, p); bad == 0 {
			return set
		}
		set &^= bad
	}
	return 0
}

// costless returns cards that may be moved at once rather than later, whatever happens
// before.
//
// To the columns one may if its place there is wanted by nobody else meanwhile: of the
// cards that carry it one cannot come home, and its twin cannot come to lie there, or both
// cannot come home. A king may if there are holes for all other kings that can
// come free. Home from the stock it may if the card below it there is not missed.
func (k *klondike) costless(c *config, points []point, p *pins) (cards board) {
	for i := range points {
		q := &points[i]
		keep := q.home & safe(q.home)
		cards |= q.raise &^ c.roots & (keep<<4 | aces)
		lay := q.moves & q.spots
		stays := colours((c.open &^ q.home &^ p.home) >> 4) // cards that one certain card carries for good
		other := twins(stays)
		cards |= lay &^ k.kings & (stays&other | (stays|other)&^twins(p.free&^keep))
		if lay&k.kings != 0 && bits.OnesCount64(p.free&k.kings&^keep) < int(c.holes) {
			cards |= lay & k.kings
		}
	}
	return cards
}
