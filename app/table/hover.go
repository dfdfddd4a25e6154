package table

import "time"

// hover is what a mouse without a button is on.
type hover struct {
	x, y   float64
	hit    Hit
	on     bool
	player int  // whose cards those are
	waits  bool // it rests there; after a while a squeezed column opens
	since  time.Duration
}

// hoverAt follows the mouse.
func (v *View) hoverAt(x, y float64, now time.Duration) {
	h, on := v.layout.Hit(v.spots, x, y)
	if !on {
		v.hoverOff(now)
		return
	}
	if v.hover.on && v.hover.hit == h {
		v.hover.x, v.hover.y = x, y
		return
	}
	player := v.owner(h.Pile)
	if v.hover.on && v.hover.player != player {
		v.show(v.hover.player, noHit, now)
	}
	if open := v.open[player]; open.On && open.Pile != h.Pile {
		v.show(player, noHit, now)
	}
	squeezed := v.layout.Squeezed(v.pile(h.Pile))
	v.hover = hover{x: x, y: y, hit: h, on: true, player: player, waits: squeezed, since: now}
	v.rise(h, now)
}

// hoverAgain looks anew at what the mouse is on, after the table below it has changed.
func (v *View) hoverAgain(now time.Duration) {
	v.rising, v.sinking = rise{}, rise{}
	if h := &v.hover; h.on {
		h.hit = noHit
		v.hoverAt(h.x, h.y, now)
	}
}

// hoverOff is the mouse leaving.
func (v *View) hoverOff(now time.Duration) {
	if v.hover.on {
		player := v.hover.player
		v.hover = hover{}
		v.rise(noHit, now)
		v.show(player, noHit, now)
	}
}

// restHover opens a squeezed column that the mouse has rested on.
func (v *View) restHover(now time.Duration) {
	h := &v.hover
	if !h.waits || now < h.since+peekAfter {
		return
	}
	h.waits = false
	if v.held(h.player) == nil && v.at(h.hit) != 0 {
		v.show(h.player, h.hit, now)
	}
}

// Pointing is the shape a mouse pointer should have.
type Pointing uint8

// The shapes of the pointer.
const (
	PointNothing  Pointing = iota // nothing to do here
	PointPress                    // pressing does something
	PointGrab                     // this can be picked up
	PointGrabbing                 // it is held
)

// Pointing returns the shape for the mouse pointer.
func (v *View) Pointing() Pointing {
	switch {
	case v.layout == nil:
	case v.grabbing():
		return PointGrabbing
	case !v.hover.on:
	case v.isStock(v.hover.hit.Pile):
		if v.presses(v.hover.hit.Pile) {
			return PointPress
		}
	case v.lift(v.hover.hit) > 0:
		return PointGrab
	}
	return PointNothing
}
