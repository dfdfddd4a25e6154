package table

import (
	"math"

	"pazienza/engine"
)

// half is how many cards high one half of a table of two is at least: a card, five face down
// and eight face up below it, squeezed as far as they can still be told.
const half = 1 + 5*minDown + 8*minUp

// sideBar is the height of the bar of who sits across, and the width of a rail.
const sideBar = 60

// pair lays out a table of two: the far half above, the near one below, each with its stock
// and waste at its player's right hand. What they share lies in a line between them, or in a
// column at either side, whichever leaves larger cards: both are as near to one player as to
// the other, and stay so when half of the table is turned about its middle.
func (p *plan) pair() {
	edge, gap, share, most := p.pairBars()
	b := p.Board
	p.turnX, p.turnY = p.snap(2*b.X+b.W), p.snap(2*b.Y+b.H)
	_, n := p.Game.ColumnsOf(0)
	lead := 6.0
	sep := 12.0 // room for a badge, and something between
	fit := func(units, cards, lines float64) float64 {
		w := min((b.W-2*edge-(units-1)*gap)/units, (b.W-2*edge)/(units+(units-1)*share))
		return min(most, w, (b.H-2*lead-(lines-1)*sep)/cards/1.4)
	}
	line := fit(float64(max(n+1, p.homes)), 2*half+1, 3.4)
	flanks := fit(float64(n+3), 2*half, 2.4)
	between := line >= flanks
	p.card(max(line, flanks))
	sep = max(sep*p.signs(), .12*p.CardH)
	units := n + 3
	if between {
		units = max(n+1, p.homes)
	}
	p.Gap = clamp(gap, (b.W-2*edge-float64(units)*p.CardW)/float64(units-1), max(gap, .2*p.CardW))
	dx := p.CardW + p.Gap
	x0 := b.X + (b.W-float64(units)*p.CardW-float64(units-1)*p.Gap)/2
	middle := p.turnY / 2
	strip := sep / 2 // half of what lies between the halves
	if between {
		strip = p.CardH/2 + sep
	}
	top, floor := middle+strip, b.Y+b.H-lead-2*p.signs()
	p.floor = floor
	first := x0 // of the columns and what is beside them
	if !between {
		first += dx
	} else {
		first += float64(units-n-1) * dx / 2
	}
	near := int(p.Options.Near & 1)
	p.half(near, first, top, floor)
	p.half(1-near, first, top, floor)
	p.far(1-near, b.Y+lead-top)
	p.shared(between, x0, dx, middle, sep)
	p.Halves[near] = Rect{b.X, p.snap(top - sep/2), b.W, p.snap(b.Y + b.H - top + sep/2)}
	p.Halves[1-near] = p.flip(p.Halves[near])
	p.breathe(p.fans())
	p.reaches()
}

// pairBars sets the bars of a table of two, and returns how far cards keep from the edge and
// from each other, at least and as a share of their width, and how wide they may be at most.
// Each player has a bar at the own edge of the screen, or, on a phone on its side, at the own
// right hand.
func (p *plan) pairBars() (edge, gap, share, most float64) {
	s := p.Screen
	text := s.Text
	switch {
	case p.Shape == Landscape:
		left, right := sideBar*text+s.Safe.Left, sideBar*text+s.Safe.Right
		p.Status, p.Tools = Rect{0, 0, left, s.H}, Rect{s.W - right, 0, right, s.H}
		if p.Options.LeftHanded {
			p.Status, p.Tools = p.Tools, p.Status
		}
		p.Board = Rect{left, s.Safe.Top, s.W - left - right, s.H - s.Safe.Top - s.Safe.Bottom}
		p.ToastBottom = s.Safe.Bottom + 14
		return 6, 4, .06, math.Inf(1)
	case p.Shape == Desktop && !p.Options.Facing && !p.Options.Both:
		bar := 52*text + s.Safe.Top
		p.Tools = Rect{0, 0, s.W, bar}
		p.Board = Rect{s.Safe.Left, bar, s.W - s.Safe.Left - s.Safe.Right, s.H - bar - s.Safe.Bottom}
		p.ToastBottom = s.Safe.Bottom + 24
		return 32, 8, .2, max(140, .12*s.H)
	}
	top, bottom := 40.0, sideBar*1.0
	edge, gap, most = 6, 4, max(140, .12*s.H)
	if p.Shape == Tablet {
		top, bottom, edge, gap = 52, 72, 24, 12
	} else if s.W < 340 {
		edge, gap = 4, 3
	}
	if p.Shape == Desktop {
		edge, gap, share = 32, 8, .2
	}
	if p.Options.Facing || p.Options.Both { // the other's bar is as good as one's own
		bottom = min(bottom, sideBar)
		top = bottom
	}
	bottom = bottom*text + s.Safe.Bottom
	p.bars(top*text+s.Safe.Top, bottom)
	p.ToastBottom = bottom + 14
	return edge, gap, share, most
}

// half lays one player's piles as in the near half. The stock lies by the hand, the waste
// above it: its last card is the nearest.
func (p *plan) half(player int, x0, top, floor float64) {
	first, n := p.Game.ColumnsOf(player)
	dx, side := p.CardW+p.Gap, x0
	if p.Options.LeftHanded {
		x0 += dx
	} else {
		side += float64(n) * dx
	}
	for c := range n {
		p.Seats[int(first)+c] = Seat{Base: p.at(x0+float64(c)*dx, top), Fan: FanColumn, Shown: true, floor: floor}
	}
	under := 12 * p.signs() // the badge of the stock, and of the waste what shows that it is another pile
	p.Seats[p.Game.StockOf(player)] = Seat{Base: p.at(side, floor-p.CardH), Fan: FanLayers, Shown: true}
	if w, ok := p.Game.WasteOf(player); ok {
		step := clamp(0, (floor-top-2*p.CardH-under)/2, .28*p.CardH)
		y := floor - under - 2*p.CardH - 2*step
		p.Seats[w] = Seat{Base: p.at(side, y), Fan: FanLast3, StepY: step}
	}
}

// far moves a player's piles from the near half to the far one: turned by half for somebody
// who sits across, and else straight up, to be read like one's own.
func (p *plan) far(player int, dy float64) {
	turned := p.opposite(player)
	for i := range p.Seats {
		if owner, owned := p.Game.Owner(engine.PileID(i)); !owned || owner != player {
			continue
		}
		s := &p.Seats[i]
		if s.Turned = turned; turned {
			s.Base = p.flip(s.Base)
		} else {
			s.Base.Y, s.floor = p.snap(s.Base.Y+dy), s.floor+dy
		}
	}
}

// shared lays the foundations, and the ground by which they are known to be everybody's.
func (p *plan) shared(between bool, x0, dx, middle, sep float64) {
	y := middle - p.CardH/2
	if between {
		x0 = p.Board.X + (p.Board.W-float64(p.homes)*dx+p.Gap)/2
		p.home(func(i int) (float64, float64) { return x0 + float64(i)*dx, y })
		p.Shared[0] = Rect{p.Board.X, p.snap(y - sep/2), p.Board.W, p.snap(p.CardH + sep)}
		return
	}
	_, n := p.Game.ColumnsOf(0)
	lines := (p.homes + 1) / 2
	pitch := min(p.pitch(), (p.Board.H-12-p.CardH)/float64(max(1, lines-1)))
	y -= float64(lines-1) * pitch / 2
	p.home(func(i int) (float64, float64) {
		return x0 + float64(i/lines*(n+2))*dx, y + float64(i%lines)*pitch
	})
	for i := range p.Shared {
		pad := min(p.Gap/2, 6)
		base := p.Seats[p.columns+i*lines].Base
		p.Shared[i] = Rect{p.snap(base.X - pad), p.snap(y - pad), p.snap(p.CardW + 2*pad), p.snap(float64(lines-1)*pitch + p.CardH + 2*pad)}
	}
}

// fans returns how the fans of a table of two breathe; see breathe.
func (p *plan) fans() (up, most, down float64) {
	switch p.Shape {
	case Desktop:
		return .27, .34, .12
	case Landscape:
		return .30, .30, .11
	case Tablet:
		return .28, .40, .14
	}
	return .28, .46, .18
}
