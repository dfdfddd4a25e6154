package table

import (
	"time"

	"pazienza/engine"
)

// flight is how one card gets from where it was to its spot. The zero flight is at rest.
type flight struct {
	x, y   float64 // where it started
	scale  float64 // its size then; it lands at 1
	start  time.Duration
	length time.Duration
	ease   ease
	fade   bool   // it does not travel but fades in at its spot
	order  uint32 // later changes fly above earlier ones

	folds     bool // before it starts it goes to where the run is folded
	vx, vy    float64
	foldStart time.Duration
	below     uint32 // order until it starts

	turning  bool // it turns over: from was what it showed
	was      bool
	turn     time.Duration // when it starts to
	turnTime time.Duration
}

// done reports whether nothing of the flight is left.
func (f *flight) done(now time.Duration) bool {
	return now >= f.start+f.length && (!f.turning || now >= f.turn+f.turnTime)
}

// pose is how a card is seen at a moment.
type pose struct {
	x, y   float64
	scale  float64
	alpha  float64
	scaleX float64
	up     bool
	moving bool // it is on its way, so it is drawn above what rests
}

// box is where the picture of a card goes.
func (p pose) box(s *Spot) Rect {
	w, h := s.W*p.scale, s.H*p.scale
	return Rect{p.x - (w-s.W)/2, p.y - (h-s.H)/2, w, h}
}

// motion is every card's flight, by card.
type motion struct {
	fly   [1 << 9]flight
	until time.Duration // when the last flight ends
	order uint32
	set   Motion
}

// turnMiddle is when a turning card is edge-on.
const turnMiddle = .45

// pose works out how a card bound for a spot is seen now.
func (m *motion) pose(s *Spot, now time.Duration) pose {
	p := pose{x: s.X, y: s.Y, scale: 1, alpha: 1, scaleX: 1, up: s.Card.Up()}
	if now >= m.until {
		return p
	}
	f := &m.fly[s.Card.ID()]
	if f.turning && now < f.turn+f.turnTime {
		t := part(now, f.turn, f.turnTime)
		if t < turnMiddle {
			p.up, p.scaleX = f.was, 1-t/turnMiddle
		} else {
			p.scaleX = (t - turnMiddle) / (1 - turnMiddle)
		}
	}
	if now >= f.start+f.length {
		return p
	}
	t := part(now, f.start, f.length)
	if f.fade {
		p.alpha = t
		return p
	}
	e := f.ease.at(t)
	x, y := f.x, f.y
	if f.folds {
		in := easeInOut.at(part(now, f.foldStart, m.pace(foldTime)))
		x, y = f.x+(f.vx-f.x)*in, f.y+(f.vy-f.y)*in
	}
	p.x, p.y = x+(s.X-x)*e, y+(s.Y-y)*e
	if f.scale > 0 {
		p.scale = f.scale + (1-f.scale)*e
	}
	p.moving = true
	return p
}

// rest ends every flight at once.
func (m *motion) rest() {
	m.until = 0
	m.fly = [1 << 9]flight{}
}

// pace scales a time to the chosen speed.
func (m *motion) pace(d time.Duration) time.Duration {
	switch m.set.Speed {
	case Slow:
		return d * 3 / 2
	case Fast:
		return d * 3 / 5
	case Instant:
		return 0
	}
	return d
}

// still reports whether nothing is to travel.
func (m *motion) still() bool { return m.set.Reduced || m.set.Speed == Instant }

// send starts a card from where it is seen to its new spot.
func (m *motion) send(s *Spot, from pose, r route, now time.Duration) {
	f := &m.fly[s.Card.ID()]
	*f = flight{x: from.x, y: from.y, scale: from.scale, order: m.order, ease: r.ease,
		start: now + m.pace(r.delay), length: m.pace(r.length)}
	if m.still() {
		f.start, f.length = now, 0
		if m.set.Reduced && r.fade > 0 {
			f.fade, f.length = true, r.fade
		}
	}
	m.until = max(m.until, f.start+f.length)
}

// fold has a card of a completed run of n go to its king first, where the run folds up. From
// there they fly home one by one, the ace first; until then they lie as in the column.
func (m *motion) fold(s *Spot, n int, king pose, now time.Duration) {
	f := &m.fly[s.Card.ID()]
	if m.still() {
		return
	}
	if s.Index == 0 {
		m.order += 2 * uint32(n)
	}
	f.folds, f.vx, f.vy, f.foldStart = true, king.x, king.y, now
	f.below = m.order - uint32(n+s.Index)
	f.order = m.order - uint32(n-1-s.Index)
}

// flip turns a card over from what it shows; what it was in the middle of it goes on from.
func (m *motion) flip(c engine.Card, from pose, start, length, now time.Duration) {
	if m.still() {
		return
	}
	f := &m.fly[c.ID()]
	f.turning, f.was, f.turn, f.turnTime = true, from.up, start, length
	if from.scaleX < 1 {
		f.turn = now - time.Duration((1-from.scaleX)*turnMiddle*float64(length))
	}
	m.until = max(m.until, f.turn+f.turnTime)
}
