package shell

import (
	"time"

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

// linkOf is a link to a game as it was played.
func (a *App) linkOf(line *engine.Line) (l session.Link, ok bool) {
	name := line.Game().Name()
	return session.Link{Game: name, Deal: line.Deal(), Title: a.Desk.HouseName(name)}.Played(line)
}

// canRace reports whether a game as it was played can be sent.
func (a *App) canRace(line *engine.Line) bool {
	if line == nil {
		return false
	}
	_, ok := a.linkOf(line)
	return ok
}

// challenge offers to send a game as it was played, to be raced.
func (a *App) challenge(line *engine.Line) {
	l, ok := a.linkOf(line)
	if !ok {
		return
	}
	g, won, at := line.Game(), line.Won(), time.Duration(line.Time())*time.Second/10
	home := g.Home(line.State(), 0)
	a.share(offered{link: l, played: l, moves: true, race: true, title: func(w *words.Words) string {
		about := a.title(w, g) + " · " + w.DealNo(w.ID(l.Deal))
		if won && at > 0 {
			return w.Challenge(about, w.Clock(at))
		}
		return w.ChallengeAll(about, w.Num(home))
	}})
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

// challengeMatch offers to send what was played in a race, by who has won where both sat here.
func (a *App) challengeMatch() {
	st := a.Match.Status(a.Now())
	player := a.Near()
	if a.shared() && st.Result.Winner != engine.Nobody {
		player = st.Result.Winner
	}
	if l, ok := a.Match.Link(player); ok {
		if line, err := l.Line(a.Match.Catalogue()); err == nil {
			a.challenge(line)
		}
	}
}

// challengeButton is offered where a race has ended.
func (a *App) challengeButton(w *words.Words) app.UI {
	if _, ok := a.Match.Link(a.Near()); !ok {
		return text("")
	}
	return button("button#match-share.cta alt", nil, "share", a.challengeMatch, icon("share"), text(w.RaceMe))
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
