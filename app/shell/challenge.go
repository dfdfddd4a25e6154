package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
)

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

// matchLink is a link to what was played in a race, by who has won where both sat here.
func (a *App) matchLink() (l session.Link, ok bool) {
	player := a.Near()
	if st := a.Match.Status(a.Now()); a.shared() && st.Result.Winner != engine.Nobody {
		player = st.Result.Winner
	}
	return a.Match.Link(player)
}

// challengeMatch offers to send that.
func (a *App) challengeMatch() {
	if l, ok := a.matchLink(); ok {
		if line, err := l.Line(a.Match.Catalogue()); err == nil {
			a.challenge(line)
		}
	}
}

// challengeButton is offered where a race has ended.
func (a *App) challengeButton(w *words.Words) app.UI {
	if _, ok := a.matchLink(); !ok {
		return text("")
	}
	return button("button#match-share.cta alt", nil, "share", a.challengeMatch, icon("share"), text(w.RaceMe))
}

// pastChallenge sends a game, to be raced.
func (a *App) pastChallenge(w *words.Words, r *session.Result) app.UI {
	if a.Match == nil {
		return text("")
	}
	id := r.ID
	label := w.RaceMe + ": " + a.called(w, r.Game) + " · " + w.DealNo(w.ID(r.Deal))
	return button("button.icb past-race", at{"aria-label", label}, "race "+id, func() { a.withPast(id, a.challenge) }, icon("share"))
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
