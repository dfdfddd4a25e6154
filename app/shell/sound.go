package shell

import (
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// ears tell what is heard of the changes of a game. The zero ears have heard nothing yet.
type ears struct{ last time.Duration }

// Times between sounds, in ms.
const (
	landing = 120 // until cards that travel lie
	flick   = 55  // between two cards that are drawn
	climb   = 70  // between two notes of a run
	praise  = 260 // until the win is heard
)

// tooSoon is less than the time between two sounds that an ear tells apart.
const tooSoon = 110 * time.Millisecond

// hear has played what is heard of a change: the name of a sound, see static/js/sound.js, how
// high it is, and after how many ms. dropped is whether the cards lie already, as by hand. Of
// a game that finishes by itself no more is heard than an ear can follow.
func (e *ears) hear(c session.Change, dropped bool, now time.Duration, play func(sound string, note, after int)) {
	lies := landing
	if dropped {
		lies = 0
	}
	switch c.Cause {
	case session.Dealt:
		play("deal", 0, 0)
		return
	case session.Undone:
		play("undo", 0, 0)
		return
	case session.Refused:
		play("refuse", 0, 0)
		return
	case session.Moved, session.Redone:
	default:
		return
	}
	rattles := c.Auto && now < e.last+tooSoon
	if !rattles {
		e.last = now
		sound, note, times, after := soundOf(c, lies)
		for i := range times {
			play(sound, note, after+i*flick)
		}
	}
	for _, ev := range c.Events {
		switch {
		case ev.Kind == engine.Finished: // whatever came before it
			play("win", 0, lies+praise)
		case rattles:
		case ev.Kind == engine.Turned:
			play("flip", 0, lies)
		case ev.Kind == engine.Completed:
			for n := 1; n <= 5; n++ {
				play("note", n+1, lies+n*climb)
			}
		}
	}
}

// soundOf returns the sound of a move itself.
func soundOf(c session.Change, lies int) (sound string, note, times, after int) {
	switch {
	case c.Move.Kind == engine.Draw:
		stock := c.Game.Stock()
		return "draw", 0, c.Before.Len(stock) - c.After.Len(stock), 0
	case c.Move.Kind != engine.Carry:
		return "deal", 0, 1, 0
	case c.Game.Pile(c.Move.To).Kind == engine.Foundation:
		return "note", c.After.Len(c.Move.To) - 1, 1, lies
	}
	return "place", 0, 1, lies
}

// felt returns for how many ms a phone shakes for a change: so shortly that it is felt and not
// heard. It tells what a finger cannot feel of a picture: that a card may not go there, that it
// is home, that a run is complete, and the win.
func felt(c session.Change) int {
	if c.Cause == session.Refused {
		return 30
	}
	if c.Cause != session.Moved {
		return 0
	}
	long := 0
	if !c.Auto && c.Move.Kind == engine.Carry && c.Game.Pile(c.Move.To).Kind == engine.Foundation {
		long = 12
	}
	for _, ev := range c.Events {
		switch ev.Kind {
		case engine.Finished:
			return 60
		case engine.Completed:
			long = 30
		}
	}
	return long
}

// sense lets the player hear and feel a change, as far as that is wanted.
func (a *App) sense(c session.Change) {
	a.ears.hear(c, a.dropped, a.Now(), func(sound string, note, after int) { senses("play", sound, note, after) })
	if long := felt(c); long > 0 {
		senses("shake", long)
	}
}

// senses calls what static/js/senses.js puts on the page.
func senses(do string, with ...any) {
	if s := browser().Get("senses"); s.Truthy() {
		s.Call(do, with...)
	}
}
