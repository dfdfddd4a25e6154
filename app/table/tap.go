package table

import (
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// tapped is the last tap that sent a card, to know the second half of a double click.
type tapped struct {
	card engine.Card
	x, y float64
	at   time.Duration
}

// tap turns a tap into an intent. A double click must not act twice: its second half
// meets whatever the first has uncovered, or the card while it is on its way.
func (v *View) tap(g *gesture, t Touch, out []session.Intent) []session.Intent {
	h, card, player := g.hit, g.card, g.player
	if !v.plays(player) {
		return out
	}
	if v.marks[player].chosen.on {
		var done bool
		if out, done = v.putDown(player, h, g.on, t.Time, out); done {
			return out
		}
	}
	stock := v.isStock(h.Pile)
	if !g.on || h.Index < 0 && !stock {
		if v.finishOnTap() {
			return append(out, session.Intent{Kind: session.Finish, Player: uint8(player)})
		}
		return out
	}
	if stock {
		v.tapped[player] = tapped{}
		return append(out, session.Intent{Kind: session.Stock, Player: uint8(player)})
	}
	last := v.tapped[player]
	soon := v.input == InputTap && last.card != 0 && t.Time-last.at < doubleClick
	moving := !v.motion.fly[card].done(t.Time) && t.Time < v.motion.until
	switch {
	case card == 0 || v.at(h) != card: // it went away meanwhile
		return out
	case soon && card != last.card && distance(t.X, t.Y, last.x, last.y) < doubleNear:
		return out
	case soon && card == last.card && moving:
		return out
	}
	v.tapped[player] = tapped{card, t.X, t.Y, t.Time}
	switch {
	case v.input == InputSelect && v.held(player) == nil && v.lift(h) > 0:
		v.selected(player, h, t.Time)
		return out
	case v.input == InputDrag && !(card == last.card && t.Time-last.at < doubleTap):
		return out
	}
	return append(out, session.Intent{Kind: session.Tap, Pile: h.Pile, Index: h.Index, Player: uint8(player)})
}

// finishOnTap reports whether a tap on the empty table lets the game finish by itself.
func (v *View) finishOnTap() bool {
	return v.ask.FinishesOnTap != nil && v.ask.FinishesOnTap()
}

// noHit is no card at all.
var noHit = Hit{Index: -1}

// peek acts on a long press: a squeezed column opens around the card, and elsewhere a
// covered card is shown whole.
func (v *View) peek(g *gesture, now time.Duration) {
	g.peeked = true
	if !g.on || g.card == 0 || v.at(g.hit) != g.card {
		return
	}
	if g.n > 0 { // lifted, a run is spread already: that is what a long press was for
		g.showing = g.n > 1 && v.layout.Squeezed(v.pile(g.hit.Pile))
		return
	}
	g.showing = v.show(g.player, g.hit, now)
}

// show opens or raises a card for a player, or with noHit puts everything back. It reports
// whether there was anything to show.
func (v *View) show(player int, h Hit, now time.Duration) bool {
	open, raised := Open{}, noHit
	pile := v.pile(h.Pile)
	if h.Index >= 0 && h.Index < len(pile) {
		switch s := pile[h.Index]; {
		case v.layout.Squeezed(pile):
			open = Open{h.Pile, h.Index, true}
		case v.layout.reads(s.Card) && h.Index < len(pile)-1 && !s.Hidden():
			raised = h
		}
	}
	if m := &v.marks[player]; raised != m.raised {
		m.raised, v.dirty = raised, true
	}
	if open != v.open[player] {
		v.open[player] = open
		v.lay(errand{}, now)
	}
	return open.On || raised.Index >= 0
}
