package table

import (
	"math"

	"pazienza/engine"
)

// rowDeals is how many row deals a stock begins with.
func (l *Layout) rowDeals() int {
	n := l.Game.Cards()
	for _, d := range l.Game.Variant.Deal {
		n -= int(d)
	}
	per := l.Game.Columns()
	return (n + per - 1) / per
}

// Pips is where the row deals that are left are counted: beside the stock where it lies
// alone in its row, and elsewhere below it.
func (l *Layout) Pips() Rect {
	size, gap := l.sign(pipSize), l.sign(pipSize/2)
	seat := l.Seats[l.Game.Stock()]
	n := float64(l.rowDeals())
	r := Rect{W: n*(size+gap) - gap, H: size}
	switch far := seat.Base; {
	case seat.StepX == 0:
		r.W = min(r.W, far.W+l.Gap)
		r.X = far.X + (far.W-r.W)/2
		r.Y = far.Y + far.H + (n-1)*seat.StepY + 10
	case l.Game.Variant.Home == engine.HomeCards:
		r.W = min(r.W, far.W+(n-1)*math.Abs(seat.StepX))
		r.X, r.Y = far.X+(far.W-r.W)/2, far.Y+far.H+5
		if r.W > far.W { // outward it would leave the board
			r.X += math.Copysign((r.W-far.W)/2, seat.StepX)
		}
	case seat.StepX < 0:
		r.X = far.X + (n-1)*seat.StepX - 12 - r.W
		r.Y = far.Y + far.H/2 - size/2
	default:
		r.X = far.X + far.W + (n-1)*seat.StepX + 12
		r.Y = far.Y + far.H/2 - size/2
	}
	r.X, r.Y = l.snap(r.X), l.snap(r.Y)
	return r
}

// RunCount is where the number of runs that are home may be written, as in "2/8", when so
// many are: beside the first free slot, or below it. It is empty where cards go home one
// by one.
func (l *Layout) RunCount(home int) Rect {
	first, n := l.Game.Foundations()
	if l.Game.Variant.Home != engine.HomeRuns || n < 2 {
		return Rect{}
	}
	f := l.Seats[first:]
	at := f[min(home, n-1)].Base
	if f[1].Base.X != f[0].Base.X {
		return Rect{at.X + at.W + 4, l.snap(at.Y + at.H/2 - 10), 30, 20}
	}
	return Rect{at.X, at.Y + at.H + 6, at.W, 20}
}
