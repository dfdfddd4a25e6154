package table

import "pazienza/engine"

// Spot is where one card lies at rest.
type Spot struct {
	Rect                // the whole card
	Strip Rect          // what can be seen of it; empty when nothing can
	Card  engine.Card   // which card, and which side is up
	Pile  engine.PileID // its pile
	Index int           // its place in the pile, bottom card 0
}

// Hidden reports whether other cards cover the whole card.
func (s Spot) Hidden() bool { return s.Strip.Empty() }

// Open is a card to be shown better than its place in a squeezed pile allows.
type Open struct {
	Pile  engine.PileID
	Index int
	On    bool
}

// Spots appends where every card lies: pile by pile, in each from the bottom, which is
// back to front. With room in buf it allocates nothing.
func (l *Layout) Spots(s *engine.State, open Open, buf []Spot) []Spot {
	return l.lie(s, [2]Open{open}, buf)
}

// lie is [Layout.Spots] with a card for each player to be shown better.
func (l *Layout) lie(s *engine.State, open [2]Open, buf []Spot) []Spot {
	for p := range l.Seats {
		id := engine.PileID(p)
		start := len(buf)
		cards := s.Pile(id)
		for i, c := range cards {
			buf = append(buf, Spot{Rect: Rect{W: l.CardW, H: l.CardH}, Card: c, Pile: id, Index: i})
		}
		spots := buf[start:]
		o := -1
		for _, op := range open {
			if op.On && op.Pile == id {
				o = op.Index
			}
		}
		l.place(&l.Seats[p], spots, o)
		l.strips(spots)
	}
	return buf
}

// place sets the corners of one pile's cards.
func (l *Layout) place(seat *Seat, spots []Spot, open int) {
	if seat.Turned { // as its reader sees it
		as := *seat
		as.Base, as.Turned = l.flip(seat.Base), false
		l.place(&as, spots, open)
		for i := range spots {
			spots[i].Rect = l.flip(spots[i].Rect)
		}
		return
	}
	n := len(spots)
	switch seat.Fan {
	case FanColumn:
		l.fan(seat, spots, open)
		return
	case FanLast3:
		first := max(0, n-3)
		for i := range spots {
			k := float64(max(0, i-first))
			if seat.StepX < 0 { // the last card keeps its place
				k = float64(min(n-1, 2)) - k
			}
			spots[i].X, spots[i].Y = seat.Base.X+k*seat.StepX, seat.Base.Y+k*seat.StepY
		}
	case FanLayers:
		layers := min(3, (n+7)/8)
		for i := range spots {
			k := float64(max(0, i-(n-layers)))
			spots[i].X, spots[i].Y = seat.Base.X, seat.Base.Y-k*l.layer
		}
	case FanDeals:
		per := l.Game.Columns()
		deals := (n + per - 1) / per
		for i := range spots {
			k := float64(deals - 1 - i/per)
			spots[i].X, spots[i].Y = seat.Base.X+k*seat.StepX, seat.Base.Y+k*seat.StepY
		}
	default:
		for i := range spots {
			spots[i].X, spots[i].Y = seat.Base.X, seat.Base.Y
		}
	}
	for i := range spots {
		spots[i].X, spots[i].Y = l.snap(spots[i].X), l.snap(spots[i].Y)
	}
}

// strips works out what can be seen of each card of a pile: it is covered by the card
// after it, which is shifted in one direction only.
func (l *Layout) strips(spots []Spot) {
	for i := range spots {
		s := &spots[i]
		s.Strip = s.Rect
		if i == len(spots)-1 {
			continue
		}
		dx, dy := spots[i+1].X-s.X, spots[i+1].Y-s.Y
		switch {
		case dy > 0:
			s.Strip.H = min(dy, s.H)
		case dy < 0:
			s.Strip.Y, s.Strip.H = s.Y+s.H+dy, -dy
		case dx > 0:
			s.Strip.W = min(dx, s.W)
		case dx < 0:
			s.Strip.X, s.Strip.W = s.X+s.W+dx, -dx
		default:
			s.Strip = Rect{}
		}
	}
}
