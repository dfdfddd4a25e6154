package shell

import (
	"time"

	"pazienza/app/session"
	"pazienza/app/table"
	"pazienza/app/words"
)

// view is the picture of the table that the page speaks of: in a race of two at this device that
// of the one for whom the keyboard plays.
func (a *App) view() View {
	if a.Far != nil && a.splits() && a.own() != a.Near() {
		return a.Far
	}
	return a.View
}

// races reports whether a race lies on the table.
func (a *App) races() bool { return a.Dueling() && a.Match.Race() }

// splits reports whether two at this device race, each on a half of the window.
func (a *App) splits() bool { return a.races() && a.shared() }

// Divide tells how the tables that are shown share a window: two have one each in a race, of one
// size where both are played at this device, and else the other's small beside the own one.
func (a *App) Divide(sc table.Screen) (near, far table.Screen, two bool) {
	switch {
	case !a.races() || a.Far == nil:
		a.duel.aside = table.Rect{}
		return sc, table.Screen{}, false
	case a.shared():
		a.duel.aside = table.Rect{}
		near, far = table.Split(sc, a.duel.pick.facing)
	default:
		near, far, a.duel.aside = table.Beside(sc, a.Settings.LeftHanded)
	}
	a.duel.small = far
	return near, far, true
}

// redraw has the pictures show another table, or tables.
func (a *App) redraw() {
	if a.OnTable != nil {
		a.OnTable()
	}
	show := func(v View, c session.Change) {
		if v, ok := v.(interface {
			Change(session.Change, time.Duration)
		}); ok {
			v.Change(c, a.Now())
		}
	}
	c := session.Change{Cause: session.Resumed, Game: a.Desk.Game(), After: a.Desk.State()}
	if a.Dueling() {
		c.Game, c.After = a.Match.Game(), a.Match.State(a.Near())
	}
	c.Before = c.After
	show(a.View, c)
	if a.races() && a.Far != nil {
		c.After = a.Match.State(1 - a.Near())
		c.Before = c.After
		show(a.Far, c)
	}
	a.drawn()
}

// switchSeat has the keyboard, and a reader, play for the other of two who race at this device.
func (a *App) switchSeat(player int) {
	if !a.splits() || a.duel.seat == player {
		return
	}
	a.unpick()
	a.view().HideCursor()
	a.duel.seat = player
	a.slots = nil
	a.seated()
	a.hint = nil
	a.Update()
	a.drawn()
}

// sideRects are where the bars of two at this device lie in the window, by player, and which of
// them is turned by half; ok is false before there is a layout.
func (a *App) sideRects() (r [2]table.Rect, turned [2]bool, ok bool) {
	near := a.Near()
	l := layoutOf(a.View)
	if l == nil {
		return r, turned, false
	}
	if !a.splits() {
		r[near], r[1-near] = l.Tools, l.Status
		turned[1-near] = l.Options.Facing
		return r, turned, true
	}
	m := layoutOf(a.Far)
	if m == nil {
		return r, turned, false
	}
	r[near], r[1-near] = l.Screen.Window(l.Tools), m.Screen.Window(m.Tools)
	turned[1-near] = m.Screen.Turned
	return r, turned, true
}

// sides is how the table is looked at that the page speaks of.
func (a *App) sides(w *words.Words) Sides {
	if !a.Dueling() {
		return Sides{}
	}
	s := Sides{Whose: a.whose(w), Near: a.Near()}
	if _, turned, ok := a.sideRects(); ok {
		s.Across = turned[1-s.Near]
		s.Turned = a.splits() && turned[a.own()]
	}
	return s
}

// Touched carries out what somebody wants who touched a table: 0 is the near one, or the only
// one, 1 the far one of a race.
func (a *App) Touched(view int, in session.Intent) {
	if a.races() {
		player := uint8(a.Near())
		if view == 1 {
			player = 1 - player
		}
		in.Player, in.Move.Player = player, player
	}
	a.Do(in)
}
