package table

import (
	"slices"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// Input is what a tap on a card does. Cards can be dragged whatever it is.
type Input uint8

// The ways to play by tapping.
const (
	InputTap    Input = iota // it sends the card to its best place
	InputSelect              // it picks the card up, and the next tap says where to
	InputDrag                // nothing: two quick ones send the card
)

// SetInput changes what taps do from now on.
func (v *View) SetInput(in Input) {
	if v.input != in {
		v.input, v.dirty = in, true
		for i := range v.marks {
			v.marks[i].chosen, v.marks[i].aims = ring{}, aims{}
		}
	}
}

// selected picks cards up to stay where they are until a tap says where to.
func (v *View) selected(player int, h Hit, now time.Duration) {
	v.marks[player].chosen, v.dirty = ring{true, h.Pile, h.Index, v.lift(h)}, true
	v.aim(player, now)
}

// unselect puts back what a tap has picked up.
func (v *View) unselect(player int, now time.Duration) {
	if m := &v.marks[player]; m.chosen.on {
		m.chosen, v.dirty = ring{}, true
		v.aim(player, now)
	}
}

// putDown has a tap say where the picked up cards go. Where they may not, it picks up what
// it hit instead if that can be, so that nobody need put a card back first; elsewhere the
// player is told why not. done is false where the tap goes on to mean what it always does.
func (v *View) putDown(player int, h Hit, on bool, now time.Duration, out []session.Intent) (_ []session.Intent, done bool) {
	r := v.marks[player].chosen
	v.unselect(player, now)
	switch {
	case !on: // on the cloth: put back
		return out, true
	case v.isStock(h.Pile):
		return out, false
	case h.Pile == r.pile:
		return out, h.Index == r.index
	}
	m := engine.Move{Kind: engine.Carry, From: r.pile, To: h.Pile, Count: uint8(r.n), Player: uint8(player)}
	legal := slices.Contains(v.targets(player, r.pile, r.n), h.Pile)
	if !legal && v.lift(h) > 0 && v.game.Pile(h.Pile).Kind != engine.Foundation {
		return out, false
	}
	return append(out, session.Intent{Kind: session.Carry, Move: m, Player: m.Player}), true
}
