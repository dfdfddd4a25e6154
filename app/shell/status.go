package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
)

// Status is the line with score, clock and moves.
type Status struct {
	app.Compo
	App  *App
	Lang string
	Rev  int
}

// Render implements app.Composer.
func (s *Status) Render() app.UI {
	a, w := s.App, s.App.in(s.Lang)
	if a.Dueling() {
		return a.duelStatus(w)
	}
	var st session.Status
	name, label := "", w.Score
	if a.playing() {
		st = a.Desk.Status(a.Now())
		name = a.dealt(w, st)
		if st.BankCarried {
			label = w.Bank
		}
	}
	hidden := func(h bool) string {
		if h {
			return ".off"
		}
		return ""
	}
	calm := hidden(a.Settings.Calm)
	return box("div.status",
		said("span.name", name),
		box("span.score"+hidden(a.hidesScore() || a.playing() && !a.scored()),
			said("small", label), text(" "), said("b#status-score", a.score(w, st))),
		// The clock's text is written without rendering, see showClock.
		el("b#status-clock.clock"+hidden(a.hidesClock()), at{"role", "timer", "aria-label", w.Time}, text(w.Clock(0))),
		box("span.moves",
			verdict(w, st),
			said("small"+calm, w.Moves), text(" "), said("b#status-moves"+calm, w.Number(st.Moves))),
	)
}

// hidesClock and hidesScore report what the player does not want to see.
func (a *App) hidesClock() bool { return a.Settings.Calm || a.Settings.HideClock }
func (a *App) hidesScore() bool { return a.Settings.Calm || a.Settings.HideScore }

// scored reports whether the game in progress has points to show: where nothing counts but
// the win there is nothing to watch.
func (a *App) scored() bool {
	rest := a.Desk.Game().RuleSet.Score
	rest.Win, rest.Floor = 0, false
	return rest.Counts && rest != engine.Score{Counts: true}
}

// score writes the points, or for money what the player has, of this game or of all.
func (a *App) score(w *words.Words, st session.Status) string {
	switch {
	case !a.playing():
		return w.Number(0)
	case st.BankCarried:
		return w.Amount(st.Bank, st.Money)
	}
	return w.Amount(st.Score, st.Money)
}

// showClock writes the time of play and the points, which time may change, and sees that they
// are written again in a second while the clock runs.
func (a *App) showClock() {
	if a.clock != nil {
		a.clock.Stop()
		a.clock = nil
	}
	if !a.playing() {
		return
	}
	if a.Dueling() {
		a.showDuelClock()
		return
	}
	st := a.Desk.Status(a.Now())
	write("status-clock", a.words().Clock(st.Elapsed))
	write("status-score", a.score(a.words(), st))
	timed := a.Desk.Game().RuleSet.Score.PerTenSeconds != 0 && !a.hidesScore()
	if st.Running && (timed || !a.hidesClock()) {
		a.clock = time.AfterFunc(time.Second-st.Elapsed%time.Second, a.showClock)
	}
}
