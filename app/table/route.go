package table

import (
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// route is the timing of one card's flight.
type route struct {
	delay, length time.Duration
	ease          ease
	fade          time.Duration // instead of travel, where motion is reduced
}

// errand is why cards move: what the routes of one change depend on.
type errand struct {
	cause   session.Cause
	auto    bool
	dropped bool // the cards were let go by hand
	drawn   int  // how many cards go from stock to waste
}

// Times of the table of movements in the look.
const (
	turnTime    = 160 * ms
	turnLead    = 60 * ms // a card starts to turn this long before its cover lands
	squeezeTime = 140 * ms
	fadeTime    = 80 * ms
	dealFade    = 120 * ms
	foldTime    = 160 * ms
	liftTime    = 90 * ms
	dealTime    = 190 * ms
	dealApart   = 22 * ms
	dealTotal   = 900 * ms
)

// route plans the flight of a card between two spots of different piles. nth is its
// place among the cards of its run, the lead card first.
func (v *View) route(e errand, old, s *Spot, nth int, px float64) route {
	from, to := v.game.Pile(old.Pile).Kind, v.game.Pile(s.Pile).Kind
	r := route{length: travel(px), ease: easeInOut, fade: fadeTime, delay: time.Duration(nth) * 12 * ms}
	switch {
	case v.completes(e, s):
		r.delay, r.length, r.fade = foldTime+time.Duration(s.Index)*28*ms, 260*ms, dealFade
	case e.auto:
		r.delay, r.length = 0, 140*ms
	case from == engine.StockPile && to == engine.Column:
		r.delay, r.length, r.ease = time.Duration(s.Pile)*35*ms, 200*ms, easeOut
	case from == engine.Column && to == engine.StockPile:
		r.delay, r.length = time.Duration(old.Pile)*12*ms, 200*ms
	case from == engine.StockPile && to == engine.Waste && e.drawn <= 3:
		r.delay, r.length, r.ease = time.Duration(nth)*55*ms, 170*ms, easeOut
	case from == engine.StockPile || to == engine.StockPile: // turned over, as one block
		r.delay, r.length = 0, 220*ms
	case e.dropped:
		r.delay, r.length, r.ease = 0, min(r.length, 160*ms), easeOut
	}
	return r
}

// completes reports whether a card goes home in a run that a move has completed.
func (v *View) completes(e errand, s *Spot) bool {
	return e.cause == session.Moved && v.game.Pile(s.Pile).Kind == engine.Foundation && v.game.Variant.Home == engine.HomeRuns
}

// dealt plans the flights of a new table: every card starts at the stock, face down, and
// they leave in the order of the deal.
func (v *View) dealt(now time.Duration) {
	m := &v.motion
	m.rest()
	m.order++
	n := 0
	for _, d := range v.game.Variant.Deal {
		n += int(d)
	}
	apart := dealApart
	if n > 1 {
		apart = min(apart, (dealTotal-dealTime)/time.Duration(n-1))
	}
	if m.set.Reduced {
		apart = 0
	}
	first := m.order
	m.order += uint32(n)
	for i := range v.spots {
		s := &v.spots[i]
		if v.game.Pile(s.Pile).Kind != engine.Column {
			continue
		}
		player := v.owner(s.Pile) // both deal at once
		own, _ := v.game.ColumnsOf(player)
		stock := v.layout.Seats[v.game.StockOf(player)].Base
		nth := v.turnInDeal(s.Pile-own, s.Index)
		from := pose{x: stock.X, y: stock.Y, scale: 1, scaleX: 1}
		r := route{time.Duration(nth) * apart, dealTime, easeOut, dealFade}
		m.send(s, from, r, now)
		m.fly[s.Card.ID()].order = first + uint32(nth) // what is dealt later flies above
		if s.Card.Up() {
			f := m.fly[s.Card.ID()]
			m.flip(s.Card, from, f.start, f.length, now)
		}
	}
}

// turnInDeal is when a card of a column is dealt: how many are before it.
func (v *View) turnInDeal(p engine.PileID, index int) int {
	nth := 0
	for c, d := range v.game.Variant.Deal {
		nth += min(int(d), index)
		if c < int(p) && int(d) > index {
			nth++
		}
	}
	return nth
}

// retarget sends every card on from where it is seen now to its place in the new spots:
// the whole of animation is this difference of two tables.
func (v *View) retarget(e errand, old []Spot, now time.Duration) {
	m := &v.motion
	m.order++
	for i := range v.was {
		v.was[i] = -1
	}
	for i := range old {
		v.was[old[i].Card.ID()] = int16(i)
	}
	for i := range v.spots {
		s := &v.spots[i]
		if j := v.was[s.Card.ID()]; j >= 0 && v.game.Pile(old[j].Pile).Kind == engine.StockPile &&
			v.game.Pile(s.Pile).Kind == engine.Waste {
			e.drawn++
		}
	}
	landing := now
	nth, pile := 0, -1
	var king pose // where a completed run folds up
	for i := range v.spots {
		s := &v.spots[i]
		j := v.was[s.Card.ID()]
		if j < 0 {
			m.fly[s.Card.ID()] = flight{}
			continue
		}
		o := &old[j]
		if int(s.Pile) != pile {
			nth, pile = 0, int(s.Pile)
		}
		from := m.pose(o, now)
		switch moved := o.Pile != s.Pile; {
		case moved:
			px := distance(from.x, from.y, s.X, s.Y)
			m.send(s, from, v.route(e, o, s, nth, px), now)
			if nth++; v.completes(e, s) {
				if s.Index == 0 {
					king = m.pose(&old[v.was[v.spots[i+v.state.Len(s.Pile)-1].Card.ID()]], now)
				}
				m.fold(s, v.state.Len(s.Pile), king, now)
			}
		case o.X != s.X || o.Y != s.Y:
			m.shift(s, from, now)
		}
		f := &m.fly[s.Card.ID()]
		switch {
		case f.folds: // what lies below the king may turn as soon as that leaves
			landing = max(landing, f.start+m.pace(turnLead))
		case o.Pile != s.Pile:
			landing = max(landing, f.start+f.length)
		}
		if from.up != s.Card.Up() && o.Pile != s.Pile {
			m.flip(s.Card, from, f.start, f.length, now)
		}
	}
	for i := range v.spots { // what was uncovered, or is covered again, turns as the mover lands
		s := &v.spots[i]
		if j := v.was[s.Card.ID()]; j >= 0 && old[j].Pile == s.Pile && old[j].Card != s.Card {
			m.flip(s.Card, m.pose(&old[j], now), max(now, landing-m.pace(turnLead)), m.pace(turnTime), now)
		}
	}
}

// shift moves a card within its pile, as fans open and close.
func (m *motion) shift(s *Spot, from pose, now time.Duration) {
	f := m.fly[s.Card.ID()]
	r := route{length: squeezeTime, ease: easeOut}
	m.send(s, from, r, now)
	if f.turning && now < f.turn+f.turnTime {
		g := &m.fly[s.Card.ID()]
		g.turning, g.was, g.turn, g.turnTime = true, f.was, f.turn, f.turnTime
	}
}
