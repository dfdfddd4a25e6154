package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
)

// raceGhost plays the deal of a link against how it was played there. A match in progress would
// be given up for that, and so it is asked first.
func (a *App) raceGhost(l session.Link) {
	terms := match.Terms{Game: l.Game, Deal: l.Deal, Seats: [2]match.Seat{{Who: match.Here}, {Who: match.Ghost}}, Ghost: l.Moves}
	if a.Match == nil || l.Moves == "" {
		return
	}
	if !a.inMatch() {
		a.startMatch(terms)
		return
	}
	a.Notice("link", func(w *words.Words) string { return w.NewEnds },
		answer{func(w *words.Words) string { return w.LinkLeave }, func() {}},
		answer{func(w *words.Words) string { return w.RaceIt }, func() { a.startMatch(terms) }})
}

// inMatch reports whether a match goes on that somebody here would give up by leaving it.
func (a *App) inMatch() bool {
	if !a.Match.Active() {
		return false
	}
	st := a.Match.Status(a.Now())
	return !st.Over && !a.untouched(st)
}

// raceLine plays a deal against how it was played here.
func (a *App) raceLine(line *engine.Line) {
	if l, ok := a.linkOf(line); ok {
		a.raceGhost(l)
	}
}

// withPast does something with a game of the history that can be raced, as it was played.
func (a *App) withPast(id string, do func(line *engine.Line)) {
	a.Desk.Past(id, func(line *engine.Line, err error) {
		if err != nil || !a.canRace(line) {
			a.Toast(func(w *words.Words) string { return w.NoRecord })
			return
		}
		do(line)
	})
}

// haunted reports whether the other is the recording of a game.
func (a *App) haunted() bool { return a.Match.Terms().Seats[1-a.Near()].Who == match.Ghost }

// setOff starts the clock of a game that was dealt: against a ghost it is for the player to
// begin, since the recording's clock started with its first move.
func (a *App) setOff() {
	if a.haunted() {
		a.Toast(func(w *words.Words) string { return w.GhostWaits })
		return
	}
	a.Match.Go(a.Now())
}

// ghostStopped says that the ghost does nothing more, once it does not.
func (a *App) ghostStopped() {
	st := a.Match.Status(a.Now())
	stopped := a.haunted() && st.Players[1-a.Near()].Stopped && !st.Over
	if stopped && !a.duel.stopped {
		home := st.Players[1-a.Near()].Home
		a.Toast(func(w *words.Words) string { return w.GhostStopped(w.Num(home)) })
	}
	a.duel.stopped = stopped
}

// fastest is the quickest win of a game, nil before there is one.
func (a *App) fastest(game string) (best *session.Result) {
	for _, r := range a.Desk.History().All() {
		if r.Game == game && r.Won() && !r.Branch() && (best == nil || r.Time < best.Time) {
			best = r
		}
	}
	return best
}

// ownGhost offers to race one's own fastest win of the game that is chosen.
func (a *App) ownGhost(w *words.Words) app.UI {
	if !a.duel.pick.race || !a.playing() || a.Match == nil {
		return text("")
	}
	r := a.fastest(a.duel.pick.game(a.recent))
	if r == nil {
		return text("")
	}
	id := r.ID
	return box("section.panel", said("h2", w.OwnGhost), said("p.muted", w.OwnGhostOf(w.Clock(r.Time), w.ID(r.Deal))),
		button("button#two-ghost.cta alt", nil, id, func() { a.withPast(id, a.raceLine) }, icon("speed"), text(w.RaceIt)))
}
