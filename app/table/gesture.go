package table

import (
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// maxPointers is how many pointers of one player are followed at once; further ones are
// ignored.
const maxPointers = 4

// Times and distances of gestures.
const (
	peekAfter   = 400 * ms // a press or a hover this long shows what is covered
	doubleClick = 250 * ms // a second tap this soon at one place is half of a double click
	doubleTap   = 400 * ms // a second tap this soon moves a card where one does nothing
	doubleNear  = 12       // and this near
	quick       = 300 * ms // a drag this short and small is a tap of a shaky hand
)

// stage is how far a gesture has come.
type stage uint8

const (
	idle     stage = iota
	pressed        // down, not moved
	dragging       // cards are held
	roaming        // moved, but nothing there can be picked up
)

// gesture is what one pointer does from press to release.
type gesture struct {
	stage   stage
	pointer int
	player  int // in whose half it was pressed
	device  Device
	x0, y0  float64 // where it was pressed
	x, y    float64 // where it is
	far     float64 // how far it has been from there
	since   time.Duration
	hit     Hit
	on      bool        // something was hit
	card    engine.Card // which card that was
	n       int         // how many cards are held
	gx, gy  float64     // where in the lead card it was pressed
	lifted  time.Duration
	peeked  bool // a long press was acted on
	showing bool // and shows something
}

// slack is how far a pointer may move in a press before it drags.
func (g *gesture) slack() float64 {
	switch g.device {
	case Mouse:
		return 4
	case Pen:
		return 6
	}
	return 8
}

// Touch takes in one pointer event and appends what the player wants. Each pointer has its
// own gesture; a second one neither ends nor moves the first, and while one drags cards the
// others do nothing at all. Of two players a pointer is whose half it was pressed in, for as
// long as it is down, wherever it goes: it has nothing to do with the other's.
func (v *View) Touch(t Touch, out []session.Intent) []session.Intent {
	if v.layout == nil {
		return out
	}
	var here bool
	t.X, t.Y, here = v.screen.inside(t.X, t.Y)
	g := v.gestureOf(t.Pointer)
	if g != nil {
		v.dropped[g.player] = 0
	} else if !v.game.Two() {
		v.dropped[0] = 0
	}
	if g == nil && !here { // on the other table
		v.hoverOff(t.Time)
		if t.Phase == Press {
			v.letLostGo(t)
		}
		return out
	}
	switch t.Phase {
	case Press:
		v.letLostGo(t)
		if t.Button == 0 && !palm(t, v.screen.W) {
			out = v.press(t, out)
		}
	case Drag:
		if g == nil {
			if t.Device == Mouse {
				v.hoverAt(t.X, t.Y, t.Time)
			}
			return out
		}
		if g.stage == pressed && palm(t, v.screen.W) { // it has come down flat
			v.letGo(g, t.Time)
			return out
		}
		v.drag(g, t)
	case Release:
		if g != nil {
			v.drag(g, t)
			out = v.release(g, t, out)
		}
		if t.Device == Mouse {
			v.hover.hit = noHit // look anew: the press was the answer to what it saw
			v.hoverAt(t.X, t.Y, t.Time)
		}
	case Cancel:
		if g != nil {
			v.letGo(g, t.Time)
		}
		v.hoverOff(t.Time)
	}
	return out
}

func (v *View) gestureOf(pointer int) *gesture {
	for i := range v.gestures {
		if g := &v.gestures[i]; g.stage != idle && g.pointer == pointer {
			return g
		}
	}
	return nil
}

// press starts a gesture. While the game finishes by itself, or a win is celebrated, any
// press stops that and does nothing else.
func (v *View) press(t Touch, out []session.Intent) []session.Intent {
	hit, on := v.layout.Hit(v.spots, t.X, t.Y)
	player := v.whose(hit, on, t.Y)
	v.dropped[player] = 0
	if v.dragged(player) != nil {
		return out
	}
	if v.rose.on {
		v.HurryRose(t.Time)
		return append(out, session.Intent{Kind: session.Stop, Player: uint8(player)})
	}
	if v.ask.Finishing != nil && v.ask.Finishing() {
		return append(out, session.Intent{Kind: session.Stop, Player: uint8(player)})
	}
	g := v.freeGesture(player)
	if g == nil {
		return out
	}
	*g = gesture{stage: pressed, pointer: t.Pointer, player: player, device: t.Device, x0: t.X, y0: t.Y, x: t.X, y: t.Y, since: t.Time, hit: hit, on: on}
	if on {
		if g.card = v.at(g.hit); g.card != 0 && v.held(player) == nil {
			v.raise(g, t.Time)
		}
	}
	return out
}

// freeGesture returns an idle gesture, or nil where a player has all that one may have.
func (v *View) freeGesture(player int) (free *gesture) {
	n := 0
	for i := range v.gestures {
		switch g := &v.gestures[i]; {
		case g.stage != idle && g.player == player:
			n++
		case g.stage == idle && free == nil:
			free = g
		}
	}
	if n >= maxPointers {
		return nil
	}
	return free
}

// raise lifts what a press may pick up, a little, at once: the table answers the finger.
func (v *View) raise(g *gesture, now time.Duration) {
	if g.n = v.lift(g.hit); g.n == 0 {
		return
	}
	v.dirty = true
	g.lifted = now
	v.rising, v.sinking = rise{}, rise{}
	s := v.pile(g.hit.Pile)[g.hit.Index]
	g.gx, g.gy = clamp(0, g.x0-s.X, s.W), clamp(0, g.y0-s.Y, s.H)
}

// drag follows a pointer that is down. Cards are carried once it has left its slack, and
// only by one pointer at a time.
func (v *View) drag(g *gesture, t Touch) {
	g.x, g.y = t.X, t.Y
	g.far = max(g.far, distance(g.x, g.y, g.x0, g.y0))
	v.dirty = v.dirty || g.n > 0
	if g.stage == pressed && g.far >= g.slack() {
		g.stage = roaming
		if g.n > 0 {
			g.stage, g.showing = dragging, false
			v.marks[g.player].raised, v.marks[g.player].chosen = noHit, ring{}
			if v.hover.player == g.player {
				v.hover = hover{}
			}
			v.aim(g.player, t.Time)
		}
	}
	if g.stage == roaming && g.showing { // a finger that slides reads on
		if h, ok := v.layout.Hit(v.spots, t.X, t.Y); ok && h != g.hit && h.Pile == g.hit.Pile {
			g.hit = h
			v.show(g.player, h, t.Time)
		}
	}
}

// held returns the gesture by which a player lifts cards, if one does.
func (v *View) held(player int) *gesture {
	for i := range v.gestures {
		if g := &v.gestures[i]; g.n > 0 && g.player == player {
			return g
		}
	}
	return nil
}

// holds reports whether a card is lifted by anybody, as the scene is being made.
func (v *View) holds(s *Spot) bool {
	for _, g := range v.hands {
		if g != nil && s.Pile == g.hit.Pile && s.Index >= g.hit.Index {
			return true
		}
	}
	return false
}

// dragged returns the gesture by which a player drags cards, if one does.
func (v *View) dragged(player int) *gesture {
	if g := v.held(player); g != nil && g.stage == dragging {
		return g
	}
	return nil
}

// release ends a gesture with what it meant.
func (v *View) release(g *gesture, t Touch, out []session.Intent) []session.Intent {
	shaky := g.far < 3*g.slack() && t.Time-g.since < quick
	switch {
	case g.stage == dragging && !shaky:
		return v.drop(g, t, out)
	case v.dragged(g.player) != nil && v.dragged(g.player) != g: // it must not disturb
	case g.stage == pressed && !g.showing, g.stage != pressed && shaky:
		was := *g
		v.letGo(g, t.Time)
		return v.tap(&was, t, out)
	}
	v.letGo(g, t.Time)
	return out
}

// drop lets the held cards go. Where they may go is asked now, not when they were picked
// up; they start home at once, and a change that comes of it turns them to their new place.
func (v *View) drop(g *gesture, t Touch, out []session.Intent) []session.Intent {
	from, n, card, player := g.hit.Pile, g.n, g.card, g.player
	lead := v.heldPose(g, 0, t.Time)
	home := v.pile(from)[g.hit.Index].Rect
	if s := &v.layout.Seats[from]; s.Fan == FanColumn {
		home = s.Reach
	}
	w, h := v.layout.CardW, v.layout.CardH
	to, verdict := v.layout.Drop(Rect{lead.x, lead.y, w, h}, g.x, g.y, from, home, v.targets(player, from, n))
	v.letGo(g, t.Time)
	if verdict == DropLegal || verdict == DropIllegal {
		v.dropped[player] = card
		m := engine.Move{Kind: engine.Carry, From: from, To: to, Count: uint8(n), Player: uint8(player)}
		out = append(out, session.Intent{Kind: session.Carry, Move: m, Player: m.Player})
	}
	return out
}
