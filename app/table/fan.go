package table

import "pazienza/engine"

// Strips in a squeezed column, as parts of a card's height: rank and suit are whole in both
// faces down to easyUp, and can still be told down to minUp.
const (
	easyUp  = .24
	minUp   = .20
	minDown = .05
)

// breathe opens the fan of the whole table until a long column of reference just fits:
// five cards as they were dealt and nine face up, or fourteen where rows are dealt.
func (p *plan) breathe(up, most, down float64) {
	l := p.Layout
	first, _ := l.Game.ColumnsOf(l.near())
	ref, dealt := 8.0, 5*down
	if p.rows {
		ref = 13
	}
	if l.Game.Variant.Shown != engine.ShowTops {
		ref, dealt = ref+5, 0
	}
	room := l.room(&l.Seats[first])
	up = clamp(up, (room/l.CardH-dealt)/ref, max(up, most))
	l.Up, l.Down = up*l.CardH, down*l.CardH
}

// squeeze returns the strips of a column with so many cards to show below others. Face-up
// strips shrink as long as that hides nothing, then face-down ones, which say nothing; then
// face-up ones again, and in the end both in proportion.
func (l *Layout) squeeze(up, down int, room float64) (u, d float64) {
	u, d = l.Up, l.Down
	nu, nd := float64(up), float64(down)
	room = max(room, 0)
	shrink := func(strip *float64, n, least float64) {
		if over := nu*u + nd*d - room; over > 0 && n > 0 {
			*strip = max(min(least*l.CardH, *strip), *strip-over/n)
		}
	}
	shrink(&u, nu, easyUp)
	shrink(&d, nd, minDown)
	shrink(&u, nu, minUp)
	if all := nu*u + nd*d; all > room {
		f := room / all
		u, d = u*f, d*f
	}
	return u, d
}

// room is how much longer than a card a column may be: it ends above what stands at the table's
// foot, as long as that leaves room for a few cards.
func (l *Layout) room(seat *Seat) float64 {
	base, floor := seat.Base, seat.floor
	if seat.Turned { // and the foot is the other player's
		base = l.flip(base)
	} else {
		floor = min(floor, max(l.Screen.H-l.foot, base.Y+2.2*l.CardH))
	}
	return floor - base.Y - l.CardH
}

// reads reports whether a card's face can be made out: it lies face up, or shows through.
func (l *Layout) reads(c engine.Card) bool {
	return c.Up() || l.Game.Variant.Shown == engine.ShowThrough
}

// fan sets the corners of a column's cards. Around an opened card of a squeezed column
// the strips have their full height and the others make room, so that the column can be
// read without ever leaving the screen.
func (l *Layout) fan(seat *Seat, spots []Spot, open int) {
	up, down := l.covered(spots)
	room := l.room(seat)
	u, d := l.squeeze(up, down, room)
	wide := min(l.Up, room/5)
	opened := func(i int) bool { return false }
	if open >= 0 && u < l.Up-.01 {
		opened = func(i int) bool { return l.reads(spots[i].Card) && i >= open-2 && i <= open+2 }
		var taken, rest float64
		for i := range spots[:len(spots)-1] {
			switch {
			case opened(i):
				taken += wide
			case l.reads(spots[i].Card):
				rest += u
			default:
				rest += d
			}
		}
		if rest > 0 {
			f := clamp(0, (room-taken)/rest, 1)
			u, d = u*f, d*f
		}
	}
	y := seat.Base.Y
	for i := range spots {
		spots[i].X, spots[i].Y = l.snap(seat.Base.X), l.snap(y)
		switch {
		case opened(i):
			y += wide
		case l.reads(spots[i].Card):
			y += u
		default:
			y += d
		}
	}
}

// covered counts the cards of a column that lie under others, by whether they can be read.
func (l *Layout) covered(spots []Spot) (up, down int) {
	for i := range spots[:max(0, len(spots)-1)] {
		if l.reads(spots[i].Card) {
			up++
		} else {
			down++
		}
	}
	return up, down
}

// Squeezed reports whether a column of cards is fanned tighter than the table's usual.
func (l *Layout) Squeezed(spots []Spot) bool {
	if len(spots) == 0 || l.Seats[spots[0].Pile].Fan != FanColumn {
		return false
	}
	up, down := l.covered(spots)
	u, _ := l.squeeze(up, down, l.room(&l.Seats[spots[0].Pile]))
	return up > 0 && u < l.Up-.01
}
