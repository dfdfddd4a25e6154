package shell

import (
	"time"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/table"
	"pazienza/app/words"
	"pazienza/engine"
)

// duel is a match of two players as the page has it.
type duel struct {
	on      bool // it lies on the table; the game for one waits below
	greets  bool // it was on the table when the page was left
	hidden  bool // the page is
	sure    int  // giving up was pressed once: one more than who did
	anew    bool // another game is wanted, which gives up the one in progress
	seat    int  // for whom of two at this device the keyboard plays
	stopped bool // it was said that the ghost has stopped
	looks   bool // it was said that another window plays it
	timer   *time.Timer
	pick    duelPick
	aside   table.Rect   // where the other's small table and what is said of it lie in a race
	small   table.Screen // and that table itself
	notes   [2]note      // what is told to one of two at this device
}

// duelKey is where it is kept that a match lies on the table.
const duelKey = "pazienza.duel"

// Dueling reports whether a match lies on the table.
func (a *App) Dueling() bool { return a.Match != nil && a.duel.on && a.Match.Active() }

// OpenMatch resumes the match that is kept, on the table if it was there and first is "": the
// page's address asks for no certain game.
func (a *App) OpenMatch(first string) {
	if a.Shelf != nil {
		a.duel.pick = parsePick(a.Shelf.Get(pickKey))
	}
	a.duel.on = first == "" && a.Shelf != nil && a.Shelf.Get(duelKey) == yes
	if !a.Match.Open(a.Now()) {
		a.duel.on = false
	}
	if a.duel.on {
		a.duel.greets = true
		a.Desk.Hide(true, a.Now())
	}
}

// startMatch lays a match on the table and has it begin.
func (a *App) startMatch(t match.Terms) {
	if a.Desk == nil {
		return
	}
	a.hangUp()
	a.Desk.Do(session.Intent{Kind: session.Stop}, a.Now())
	a.layMatch()
	a.duel.greets = false
	if err := a.Match.Start(t, a.Now()); err != nil {
		a.putAside()
		a.Toast(func(w *words.Words) string { return w.Reason(err) })
		return
	}
	a.setOff()
	a.Close()
}

// layMatch has the table show the match. The game for one waits, and so does its clock.
func (a *App) layMatch() {
	a.unlight()
	a.duel.on, a.duel.seat = true, a.Near()
	if a.Shelf != nil {
		a.Shelf.Set(duelKey, yes)
	}
	a.Desk.Hide(true, a.Now())
	a.hint, a.cue = nil, noCue
}

// resumeMatch goes on with the match that waits.
func (a *App) resumeMatch() {
	a.duel.greets = false // it goes on at once: that was asked for
	if !a.Dueling() {
		a.layMatch()
		a.redraw()
		a.seated()
	}
	if a.apart() {
		a.openSheet(sheetMeet)
	} else {
		a.Match.Go(a.Now())
	}
	if !a.at.OnTable() {
		a.Close()
	}
	a.stand()
	a.Update()
}

// putAside has the table show the game for one again. The match waits.
func (a *App) putAside() {
	if !a.duel.on {
		return
	}
	a.Match.Pause(a.Now())
	a.duel.on = false
	if a.Shelf != nil {
		a.Shelf.Set(duelKey, "")
	}
	a.unlight()
	a.sheet, a.hint = noSheet, nil
	a.Desk.Hide(a.duel.hidden, a.Now())
	if a.Desk.Game() != nil {
		a.redraw()
		a.keys = Keyboard{At: Spot{a.Desk.Game().Stock(), -1}}
		a.Say(func(w *words.Words) string { return w.Resumed(a.title(w, a.Desk.Game())) })
	}
	a.Update()
}

// Covers reports whether a change of the game for one is not to be seen, as a match lies on
// the table. A game that is dealt or shown there is: somebody has asked for it, and the match
// is put aside.
func (a *App) Covers(c session.Change) bool {
	if !a.Dueling() {
		return false
	}
	switch {
	case c.Far: // nobody here has asked for it
	case c.Cause == session.Dealt, c.Cause == session.Resumed, c.Cause == session.Replaying:
		a.putAside()
		return false
	}
	return true
}

// Hide is told when the page is hidden, and when it is shown again.
func (a *App) Hide(hidden bool) {
	a.duel.hidden = hidden
	a.Desk.Hide(hidden || a.Dueling(), a.Now())
	a.stand()
}

// stand has nobody move while nobody can see the table.
func (a *App) stand() {
	if a.Dueling() {
		a.Match.Hide(a.duel.hidden || a.covered && a.sheet != sheetResult, a.Now())
		a.pulse()
	}
}

// thinkTime is how long the computer thinks before the page may be drawn again: some of a frame.
const thinkTime = 5 * time.Millisecond

// pulse lets the computer move when that is due.
func (a *App) pulse() {
	if a.duel.timer != nil {
		a.duel.timer.Stop()
		a.duel.timer = nil
	}
	if !a.Dueling() {
		return
	}
	until := a.Now() + thinkTime
	a.Match.Enough = func() bool { return a.Now() >= until }
	if next, ok := a.Match.Tick(a.Now()); ok {
		a.duel.timer = time.AfterFunc(max(next, 4*time.Millisecond), a.pulse)
	}
}

// duelDo carries out what somebody wants of the match. It reports whether that is for the
// match at all: another game for one is not.
func (a *App) duelDo(in session.Intent) bool {
	st := a.Match.Status(a.Now())
	switch in.Kind {
	case session.New:
		if in.Game != "" {
			a.putAside()
			return false
		}
		a.askAnew()
		return true
	case session.Restart, session.Recall, session.ReplayTo, session.ReplayPlay, session.ReplayBranch, session.ReplayLeave:
		a.putAside()
		return false
	case session.Stop, session.Solve:
		if st.Over && in.Kind == session.Stop {
			a.openResult()
		}
		return true
	case session.Hint:
		if a.Settings.NoHints {
			a.Toast(func(w *words.Words) string { return w.HintsOff })
			return true
		}
	}
	a.dropped = in.Kind == session.Carry
	a.Match.Do(in, a.Now())
	a.dropped = false
	a.pulse()
	return true
}

// duelGive carries out what a player wants who pressed something that is the player's.
func (a *App) duelGive(in session.Intent, player int) {
	in.Player, in.Move.Player = uint8(player), uint8(player)
	a.Do(in)
}

// pass ends a player's turn, or says that there is nothing left to draw.
func (a *App) pass(player int) {
	a.duelGive(session.Intent{Kind: session.Carry, Move: engine.Move{Kind: engine.Pass}}, player)
}

// mayPass reports whether a game has passing at all, and why a player cannot now, nil for who can.
func (a *App) mayPass(st match.Status, player int) (why error, has bool) {
	if st.Players[player].CanPass {
		return nil, true
	}
	s := a.Match.State(player)
	return a.Match.Game().Check(&s, engine.Move{Kind: engine.Pass, Player: uint8(player)}), st.HasTurn
}

// pauseMatch stops the match, and shows what can be done with it; or how it has ended.
func (a *App) pauseMatch() {
	if a.Match.Status(a.Now()).Over {
		a.openResult()
		return
	}
	if a.apart() {
		a.openSheet(sheetMeet)
		return
	}
	a.Match.Pause(a.Now())
	a.openSheet(sheetPause)
}

// goOn goes on after a pause.
func (a *App) goOn() {
	a.sheet = noSheet
	a.Match.Go(a.Now())
	a.Update()
}

func (a *App) openResult() {
	if a.Dueling() && a.Match.Status(a.Now()).Over && a.at.OnTable() && a.sheet != sheetResult {
		a.celebrating = false
		a.openSheet(sheetResult)
	}
}

// table returns what lies on the table: the match, or the game for one.
func (a *App) table() (*engine.Game, engine.State) {
	if a.Dueling() {
		return a.Match.Game(), a.Match.State(a.own())
	}
	return a.Desk.Game(), a.Desk.State()
}

// duelPress gives a key to the match.
func (a *App) duelPress(key Key, on Focus) (used bool) {
	if !key.Ctrl && !key.Alt && on != OnControl && !a.Settings.NoLetters {
		switch key.Name {
		case "p", "P":
			a.pauseMatch()
			return true
		case "s", "S":
			a.pass(a.own())
			return true
		case "l", "L": // which deal it is, is said there
			a.pauseMatch()
			return true
		case "t", "T":
			if a.splits() {
				a.switchSeat(1 - a.duel.seat)
				return true
			}
		}
	}
	a.keys.NoLetters = a.Settings.NoLetters
	return a.order(key, on)
}
