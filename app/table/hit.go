package table

import (
	"math"

	"pazienza/engine"
)

// Hit is what lies under a point.
type Hit struct {
	Pile  engine.PileID
	Index int // the card, or -1 for the empty pile
}

// below is how far under a column's last card a finger still means that card.
const below = 22

// touchable is the least size of what a finger is meant to find.
const touchable = 44

// reaches sets where a card let go is meant for each pile. Columns reach half a gap to
// the sides and down to the board's edge, the outer ones to the screen's side.
func (p *plan) reaches() {
	b := p.Board
	for i := range p.Seats {
		s := &p.Seats[i]
		r := s.Base
		if s.Fan == FanColumn {
			if s.Turned {
				r = p.flip(r)
			}
			r = Rect{r.X - p.Gap/2, r.Y - p.Gap/2, r.W + p.Gap, s.floor + 8 - r.Y + p.Gap/2}
			if s.Turned {
				r = p.flip(r)
			}
			if edge := s.Base.X - b.X; p.clear(i, Rect{b.X, r.Y, edge, r.H}) {
				r.X, r.W = b.X, r.W+r.X-b.X
			}
			if right := b.X + b.W; p.clear(i, Rect{s.Base.X + s.Base.W, r.Y, right - s.Base.X - s.Base.W, r.H}) {
				r.W = right - r.X
			}
		}
		s.Reach = r
	}
}

// clear reports whether no other pile lies in a rectangle.
func (p *plan) clear(but int, r Rect) bool {
	for i := range p.Seats {
		if i != but && !p.Seats[i].Base.Meet(r).Empty() {
			return false
		}
	}
	return true
}

// Hit finds what a point means: the topmost card there, or else the pile whose touch area
// it is in, which is no smaller than a finger needs where neighbours leave room.
func (l *Layout) Hit(spots []Spot, x, y float64) (Hit, bool) {
	for i := len(spots) - 1; i >= 0; i-- {
		if spots[i].Contains(x, y) && !spots[i].Hidden() {
			return Hit{spots[i].Pile, spots[i].Index}, true
		}
	}
	best, found, least := Hit{}, false, math.Inf(1)
	lo := 0
	for p := range l.Seats {
		hi := lo
		for hi < len(spots) && int(spots[hi].Pile) == p {
			hi++
		}
		area := l.touch(p, spots[lo:hi])
		if area.Contains(x, y) {
			seat := l.extent(p, spots[lo:hi])
			d := outside(seat, x, y)
			if d < least {
				best, found, least = Hit{engine.PileID(p), hi - lo - 1}, true, d
			}
		}
		lo = hi
	}
	return best, found
}

// extent is the rectangle around a pile's cards, or its slot when it has none.
func (l *Layout) extent(p int, spots []Spot) Rect {
	if len(spots) == 0 {
		return l.Seats[p].Base
	}
	r := spots[0].Rect
	if l.Seats[p].Fan != FanNone {
		for _, s := range spots {
			if !s.Hidden() {
				r = r.Join(s.Rect)
			}
		}
	}
	return r
}

// touch is the area in which a finger means a pile.
func (l *Layout) touch(p int, spots []Spot) Rect {
	r := l.extent(p, spots)
	side := max(l.Gap/2, (touchable-r.W)/2)
	up := max(3, (touchable-r.H)/2)
	a := Rect{r.X - side, r.Y - up, r.W + 2*side, r.H + 2*up}
	if l.Seats[p].Fan == FanColumn {
		a.H = r.H + up + below
		if l.Seats[p].Turned {
			a.Y = r.Y - below
		}
	}
	return a
}

// outside is how far a point lies from a rectangle.
func outside(r Rect, x, y float64) float64 {
	dx := max(r.X-x, 0, x-r.X-r.W)
	dy := max(r.Y-y, 0, y-r.Y-r.H)
	return math.Hypot(dx, dy)
}

// Drop chooses where cards go that are let go at a point, by the overlap of the lead card
// alone: the tail of a long run says nothing about where a player aims. Among the legal
// targets the largest overlap wins, which forgives a miss of half a card; where two are
// nearly equal, the point decides. Where the lead card still overlaps home most, the place
// it came from, it is put back. Where nothing legal is touched, the pile it was let go on
// is named, so that the player can be told why not.
func (l *Layout) Drop(lead Rect, x, y float64, from engine.PileID, home Rect, legal []engine.PileID) (to engine.PileID, verdict Verdict) {
	over := func(s Rect) float64 {
		v := lead.Meet(s).Area() / lead.Area()
		if s.Contains(x, y) {
			v += .15
		}
		return v
	}
	score := func(p engine.PileID) float64 { return over(l.Seats[p].Reach) }
	best := 0.0
	for _, p := range legal {
		if v := score(p); v > best {
			best, to, verdict = v, p, DropLegal
		}
	}
	if own := over(home); own > 0 && own >= best {
		return from, DropHome
	}
	if verdict == DropLegal {
		return to, verdict
	}
	for p := range l.Seats {
		if v := score(engine.PileID(p)); v > best && engine.PileID(p) != from {
			best, to, verdict = v, engine.PileID(p), DropIllegal
		}
	}
	return to, verdict
}

// Verdict is what comes of letting cards go.
type Verdict uint8

// The verdicts.
const (
	DropNowhere Verdict = iota // on no pile
	DropLegal                  // on a pile that takes them
	DropIllegal                // on a pile that does not
	DropHome                   // on their own pile
)
