package table

import (
	"time"

	"pazienza/engine"
)

// letGo ends a gesture. What it held starts home from where it is.
func (v *View) letGo(g *gesture, now time.Duration) {
	if g.n > 0 {
		v.motion.order++
		spots := v.pile(g.hit.Pile)[g.hit.Index:]
		for k := range spots {
			p := v.heldPose(g, k, now)
			px := distance(p.x, p.y, spots[k].X, spots[k].Y)
			v.motion.send(&spots[k], p, route{length: travel(px), ease: easeOut}, now)
		}
	}
	showing, player := g.showing, g.player
	*g = gesture{}
	v.aim(player, now)
	v.dirty = true
	if showing {
		v.show(player, noHit, now)
	}
}

func (v *View) letAllGo(now time.Duration) {
	for i := range v.gestures {
		if v.gestures[i].stage != idle {
			v.letGo(&v.gestures[i], now)
		}
	}
}

// letLostGo ends gestures whose releases were lost: their pointer is pressed again, or the
// first pointer of their device is.
func (v *View) letLostGo(t Touch) {
	for i := range v.gestures {
		if g := &v.gestures[i]; g.stage != idle && (g.pointer == t.Pointer || t.First && g.device == t.Device) {
			v.letGo(g, t.Time)
		}
	}
}

// letMovedGo lets go what another state no longer has where it was picked up.
func (v *View) letMovedGo(after *engine.State, now time.Duration) {
	for i := range v.gestures {
		g := &v.gestures[i]
		if g.n == 0 {
			continue
		}
		a, b := after.Pile(g.hit.Pile), v.state.Pile(g.hit.Pile)
		if len(a) != len(b) || a[g.hit.Index] != b[g.hit.Index] {
			v.letGo(g, now)
		}
	}
}
