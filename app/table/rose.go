package table

import (
	"math"
	"slices"
	"time"

	"pazienza/engine"
)

// rose is the picture of a win, the rosone: the cards leave the foundations in rings and
// come to lie as a rose window, pips outside, courts within, aces and jokers in the middle.
// Everything else on the table fades. When it is over they go home again.
type rose struct {
	on    bool
	at    time.Duration // when the first card leaves
	over  bool          // they go home
	left  time.Duration // since then
	of    int           // whose cards they are, of two players; -1 is all of them
	cards []int16       // their spots, the outer ring first
	rings [3]int        // how many are in each
}

// Times of the rosone.
const (
	roseTime  = 1400 * ms
	roseLeave = 936 * ms // from the first card's leaving to after the last one's
	roseFade  = 200 * ms
	roseHome  = 260 * ms
)

// Rings of the rosone: their radius and the width of their cards, of a window of radius 1.
var roseRings = [3]struct{ radius, width float64 }{{134. / 168, 46. / 168}, {84. / 168, 46. / 168}, {43. / 168, 36. / 168}}

// bloom begins the rosone once what flies has landed.
func (v *View) bloom(now time.Duration) {
	r := &v.rose
	*r = rose{on: true, at: max(now, v.motion.until), cards: r.cards[:0], of: -1}
	if v.game.Two() {
		r.of = v.winner()
	}
	if v.motion.still() {
		r.at = now
	}
	for i := range v.spots {
		if c := v.spots[i].Card; r.has(c) {
			r.cards = append(r.cards, int16(i))
			r.rings[ringOf(c)]++
		}
	}
	turn := func(i int) int { return roseTurn(v.spots[r.cards[i]].Card) }
	for i := range r.cards { // once in a game: a library's sort is many times as much code
		for j := i; j > 0 && turn(j) < turn(j-1); j-- {
			r.cards[j], r.cards[j-1] = r.cards[j-1], r.cards[j]
		}
	}
}

// ringOf is the ring that a card lies in, counted from outside.
func ringOf(c engine.Card) int {
	switch r := c.Rank(); {
	case r == engine.Joker, r == engine.Ace:
		return 2
	case r > 10:
		return 1
	}
	return 0
}

// roseTurn orders cards by ring, suit, copy and rank.
func roseTurn(c engine.Card) int {
	return ((ringOf(c)*8+int(c.Suit()))*16+c.Copy())*16 + int(c.Rank())
}

// EndRose has the cards of a rosone go home. It reports whether there was one.
func (v *View) EndRose(now time.Duration) bool {
	r := &v.rose
	if !r.on || r.over {
		return false
	}
	r.over, r.left, v.dirty = true, now, true
	r.on = !v.motion.still()
	return true
}

// HurryRose shows the finished rosone at once, if there is one.
func (v *View) HurryRose(now time.Duration) {
	if v.rose.on && !v.rose.over {
		v.motion.rest()
		v.rose.at, v.dirty = min(v.rose.at, now-roseTime), true
	}
}

// wither ends a rosone whose cards are home.
func (r *rose) wither(now time.Duration) {
	if r.over && now >= r.left+roseHome {
		r.on = false
	}
}

// roseBusy reports whether its cards move.
func (v *View) roseBusy(now time.Duration) bool {
	length := roseTime
	if v.motion.still() {
		length = roseFade
	}
	return v.rose.on && (v.rose.over || now < v.rose.at+length)
}

// has reports whether a card is one of its.
func (r *rose) has(c engine.Card) bool { return r.of < 0 || c.Copy() == r.of }

// blooms reports whether a rosone has begun.
func (r *rose) blooms(now time.Duration) bool { return r.on && now >= r.at }

// takes reports whether a rosone has begun to which a card belongs.
func (r *rose) takes(c engine.Card, now time.Duration) bool { return r.blooms(now) && r.has(c) }

// dim fades what lies on the table besides the cards of a rosone.
func (r *rose) dim(now time.Duration, sprites []Sprite) {
	if !r.blooms(now) {
		return
	}
	left := 1 - part(now, r.at, roseFade)
	if r.over {
		left = part(now, r.left, roseHome)
	}
	for i := range sprites {
		sprites[i].Alpha *= float32(left)
	}
}

// Rose appends the cards of a rosone, back to front; they lie above those of [View.Scene],
// which leaves them out. With room in buf it allocates nothing.
func (v *View) Rose(now time.Duration, buf []Sprite) []Sprite {
	r := &v.rose
	if !r.blooms(now) {
		return buf
	}
	from := len(buf)
	if !r.over {
		for i := range v.spots { // what has not left yet lies as it lay
			if s := &v.spots[i]; r.has(s.Card) && v.roseLeaves(slices.Index(r.cards, int16(i))) > now {
				buf = append(buf, lies(FaceSprite(s.Card), s.Rect, 1))
			}
		}
	}
	cx, cy, radius := v.layout.Rose()
	nth := 0
	for ring, n := range r.rings {
		step := 2 * math.Pi / float64(n)
		if n > 30 { // the first card must not lie below the last
			step = (2*math.Pi - math.Pi/18) / float64(n)
		}
		for i := range n {
			s := &v.spots[r.cards[nth]]
			a := step * (float64(i) + .5)
			dist, w := radius*roseRings[ring].radius, radius*roseRings[ring].width
			to := Rect{cx + dist*math.Sin(a) - w/2, cy - dist*math.Cos(a) - .7*w, w, 1.4 * w}
			if at := v.roseLeaves(nth); now >= at {
				buf = append(buf, v.roseCard(s, to, a, at, now))
			}
			nth++
		}
	}
	v.screen.window(buf[from:])
	return buf
}

// roseLeaves is when a card leaves its foundation.
func (v *View) roseLeaves(nth int) time.Duration {
	r := &v.rose
	if v.motion.still() {
		return r.at
	}
	return r.at + roseLeave*time.Duration(nth)/time.Duration(len(r.cards))
}

// roseCard is a card on its way from its foundation to its place in the rosone, or back.
func (v *View) roseCard(s *Spot, to Rect, angle float64, at, now time.Duration) Sprite {
	if v.motion.still() {
		return Sprite{FaceSprite(s.Card), to, float32(part(now, v.rose.at, roseFade)), 1, float32(angle)}
	}
	t := part(now, at, roseTime-roseLeave)
	e := easeOut.at(t)
	if angle > math.Pi {
		angle -= 2 * math.Pi
	}
	angle = angle*e - math.Pi/15*e*(1-easeInOut.at(t)) // it settles by the last twelve degrees
	if v.rose.over {
		back := 1 - easeInOut.at(part(now, v.rose.left, roseHome))
		e, angle = e*back, angle*back
	}
	mix := func(a, b float64) float64 { return a + (b-a)*e }
	r := Rect{mix(s.X, to.X), mix(s.Y, to.Y), mix(s.W, to.W), mix(s.H, to.H)}
	return Sprite{FaceSprite(s.Card), r, 1, 1, float32(angle)}
}

// Rose is the middle and the radius of the rosone: as large as what the sheet of a win
// leaves free, and a little larger where that is not much.
func (l *Layout) Rose() (x, y, r float64) {
	s := l.Screen
	switch l.Shape {
	case Desktop: // the sheet lies at the right
		free := Rect{0, l.Board.Y, .94*s.W - 416*s.Text, s.H - l.Board.Y - s.Safe.Bottom}
		r = max(min(free.W, free.H)/2-20, .2*s.H)
		return max(free.X+free.W/2, r+8), free.Y + free.H/2, r
	case Landscape: // and here at the side, by the rail
		free := Rect{s.Safe.Left, s.Safe.Top, s.W - s.Safe.Left - s.Safe.Right - 76 - min(352, .6*s.W), s.H - s.Safe.Top - s.Safe.Bottom}
		r = max(min(free.W, free.H)/2-8, .25*s.H)
		return max(free.X+free.W/2, r+8), free.Y + free.H/2, r
	}
	top := l.Board.Y + 8
	free := s.H - top - s.Safe.Bottom - 384*s.Text
	r = clamp(.3*min(s.W, .6*s.H), free/2, s.W/2-6)
	return s.W / 2, top + r, r
}
