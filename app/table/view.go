package table

import (
	"slices"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// Ask is what a view asks of the game in progress. Any of them may be nil.
type Ask struct {
	Targets       func(from engine.PileID, n int) []engine.PileID // legal targets of the last n cards
	Finishing     func() bool                                     // the game finishes by itself now
	FinishesOnTap func() bool                                     // a tap beside the cards lets it
}

// Speed is how fast cards travel.
type Speed uint8

// The speeds.
const (
	Normal  Speed = iota
	Slow          // half as long again
	Fast          // a little over half the time
	Instant       // at once
)

// Motion is what a player wants of movement.
type Motion struct {
	Speed   Speed
	Reduced bool // no travel; short fades only
}

// View is the table as it is seen and touched. The model is elsewhere: a view holds the
// last state it was told, and only ever shows the way there.
type View struct {
	ask     Ask
	game    *engine.Game
	layout  *Layout
	screen  Screen
	options Options
	foot    float64
	state   engine.State

	spots []Spot        // where the cards of state rest
	old   []Spot        // where they rested before, and room for the next
	was   [1 << 9]int16 // index in old, by card, while a change is worked out
	open  [2]Open       // by player: the card that a squeezed column is opened around

	motion   motion
	movers   []mover // room for Scene
	gestures [2 * maxPointers]gesture
	hands    [2]*gesture // of a scene: by player, what lifts cards
	hover    hover
	rising   rise // what the mouse is on
	sinking  rise // what it has left
	rose     rose
	input    Input
	tapped   [2]tapped      // by player, as what follows
	dropped  [2]engine.Card // lead card of the last drop, until the next touch
	marks    [2]marks
	cursor   ring
	picked   ring            // by the keyboard
	legal    []engine.PileID // room for targets
	dirty    bool            // something changed since the last scene
}

// NewView returns a view without a game.
func NewView(ask Ask) *View {
	return &View{
		ask:    ask,
		movers: make([]mover, 0, engine.MaxCards),
		spots:  make([]Spot, 0, engine.MaxCards),
		old:    make([]Spot, 0, engine.MaxCards),
		marks:  [2]marks{{raised: noHit}, {raised: noHit}},
	}
}

// Layout returns the layout in use; nil before there is both a game and a screen. It is
// replaced, never changed: another pointer means that an atlas must be made again.
func (v *View) Layout() *Layout { return v.layout }

// Large reports whether the large faces are in use.
func (v *View) Large() bool { return v.layout != nil && v.layout.Large }

// RunCount is where the number of completed runs may be written; ok is false where a game
// has none, or before there is a layout.
func (v *View) RunCount() (r Rect, ok bool) {
	if v.layout == nil {
		return Rect{}, false
	}
	first, n := v.game.Foundations()
	home := 0
	for f := first; f < first+engine.PileID(n) && v.state.Len(f) > 0; f++ {
		home++
	}
	r = v.layout.RunCount(home)
	return v.screen.Window(r), !r.Empty()
}

// Resize fits the table to a window, at once.
func (v *View) Resize(sc Screen) {
	if v.screen != sc {
		v.screen = sc
		v.measure()
	}
}

// SetOptions changes the layout, at once.
func (v *View) SetOptions(o Options) {
	if v.options != o {
		v.options = o
		v.measure()
	}
}

// SetMotion changes how cards travel from now on.
func (v *View) SetMotion(m Motion) {
	v.motion.set = m
	if v.motion.still() {
		v.motion.rest()
		v.dirty = true
	}
}

// SetFoot tells how much of the screen, from its lower edge up, is taken by what stands over the
// table until somebody answers it. Long columns draw in above it, so that every card can still
// be played; nothing else changes. It reports whether anything may have moved.
func (v *View) SetFoot(high float64, now time.Duration) bool {
	if v.foot == high {
		return false
	}
	v.foot = high
	if v.layout == nil {
		return false
	}
	v.layout.foot = high
	v.lay(errand{}, now)
	return true
}

// measure makes a new layout and lays every card where it belongs, at once. What is held
// stays in the hand, by the same point of the card, and what is picked up stays so: only
// where the cards lie has changed.
func (v *View) measure() {
	if v.game == nil || v.screen.W <= 0 || v.screen.H <= 0 {
		return
	}
	was := v.layout
	v.layout = Measure(v.game, v.screen, v.options)
	v.layout.foot = v.foot
	for i := range v.gestures {
		if g := &v.gestures[i]; g.n > 0 && was != nil {
			g.gx *= v.layout.CardW / was.CardW
			g.gy *= v.layout.CardH / was.CardH
		}
	}
	v.hover, v.rising, v.sinking, v.open = hover{}, rise{}, rise{}, [2]Open{}
	v.marks[0].raised, v.marks[1].raised = noHit, noHit
	v.snap()
}

// snap lays every card on its spot without a flight.
func (v *View) snap() {
	v.dirty = true
	v.motion.rest()
	if v.layout != nil {
		v.spots = v.layout.lie(&v.state, v.open, v.spots[:0])
	}
}

// lay works out the spots anew and sends the cards there.
func (v *View) lay(e errand, now time.Duration) {
	v.dirty = true
	v.old, v.spots = v.spots, v.layout.lie(&v.state, v.open, v.old[:0])
	v.retarget(e, v.old, now)
}

// Change takes in what happened to the game.
func (v *View) Change(c session.Change, now time.Duration) {
	v.dirty = true
	switch c.Cause {
	case session.Hinted:
		v.marks[v.about(c)].show(c.Hint, now)
		return
	case session.Refused:
		if c.Why == engine.ColumnEmpty { // show which
			v.marks[v.about(c)].gap = ring{on: true, pile: c.Pile}
		}
		return
	case session.Dealt, session.Resumed, session.Moved, session.Undone, session.Redone, session.Replaying, session.Stepped:
	default:
		return
	}
	v.forget(c)
	fresh := v.game == nil || v.game != c.Game && v.game.Name() != c.Game.Name()
	v.game = c.Game
	switch {
	case fresh || v.layout == nil:
		v.gestures = [2 * maxPointers]gesture{}
		v.state = c.After
		v.measure()
		v.aimAll(now)
	case c.Cause == session.Dealt || c.Cause == session.Resumed || c.Cause == session.Replaying:
		v.letAllGo(now)
		v.state, v.open = c.After, [2]Open{}
		v.snap()
		v.aimAll(now)
	default:
		v.letMovedGo(&c.After, now)
		v.state, v.open[v.about(c)] = c.After, Open{}
		e := errand{cause: c.Cause, auto: c.Auto, dropped: v.lands(c)}
		v.lay(e, now)
		v.marks[v.about(c)].moved(c, &v.state)
		v.aimAll(now)
	}
	v.rose.on = false
	if v.layout != nil {
		v.hoverAgain(now)
		if c.Cause != session.Resumed && c.Cause != session.Replaying && v.game.Won(&c.After) && !v.game.Won(&c.Before) && v.plays(v.winner()) {
			v.bloom(now)
		}
	}
	if c.Cause == session.Dealt && v.layout != nil {
		v.dealt(now)
	}
}

// lands reports whether a change is the move of the cards that were just let go. A card that
// takes a joker's place on a foundation need not lie on top there.
func (v *View) lands(c session.Change) bool {
	dropped := v.dropped[v.about(c)]
	return dropped != 0 && c.Cause == session.Moved && c.Move.Kind == engine.Carry &&
		slices.ContainsFunc(c.After.Pile(c.Move.To), func(card engine.Card) bool { return card.ID() == dropped })
}

// pile returns the spots of one pile.
func (v *View) pile(p engine.PileID) []Spot {
	lo := 0
	for q := range p {
		lo += v.state.Len(q)
	}
	return v.spots[lo : lo+v.state.Len(p)]
}

// at returns the card at a place of a pile, or 0.
func (v *View) at(h Hit) engine.Card {
	if c := v.state.Pile(h.Pile); h.Index >= 0 && h.Index < len(c) {
		return c[h.Index].ID()
	}
	return 0
}

// lift is how many cards move when one is picked up; 0 when it cannot be, or by nobody here.
func (v *View) lift(h Hit) int {
	n := v.state.Len(h.Pile) - h.Index
	if h.Index < 0 || n < 1 || !v.plays(v.owner(h.Pile)) || n > v.game.Liftable(&v.state, h.Pile) {
		return 0
	}
	return n
}

// tick does what only time brings about.
func (v *View) tick(now time.Duration) {
	for i := range v.gestures {
		if g := &v.gestures[i]; g.stage == pressed && !g.peeked && now >= g.since+peekAfter {
			v.peek(g, now)
		}
	}
	v.restHover(now)
	v.rose.wither(now)
}

// Wake returns when a scene will be needed though nothing happens before, such as for a
// long press; a time in the past means at once, and ok is false when none will be.
func (v *View) Wake() (at time.Duration, ok bool) {
	if v.dirty {
		return 0, true
	}
	sooner := func(t time.Duration) {
		if !ok || t < at {
			at, ok = t, true
		}
	}
	for i := range v.gestures {
		if g := &v.gestures[i]; g.stage == pressed && !g.peeked {
			sooner(g.since + peekAfter)
		}
	}
	if v.hover.waits {
		sooner(v.hover.since + peekAfter)
	}
	return at, ok
}
