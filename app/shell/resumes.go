package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
)

// fewResumes is how many games in progress are listed at once; more are a press away.
const fewResumes = 2

// resumes are the games in progress, the one on the table first, once it has been begun.
func (a *App) resumes(w *words.Words) app.UI {
	if !a.playing() {
		return box("div.resumes")
	}
	on := a.Desk.Game().Name()
	if a.replaying() {
		on = "" // what lies there is past
	}
	var list []app.UI
	if on != "" && a.Desk.Line().Begun() { // a deal that nobody has touched is nothing to go on with
		list = append(list, a.onTable(w))
	}
	for _, s := range a.Desk.Saved() {
		if l := s.Record.Line; s.Name != on {
			list = append(list, a.resume(w, l.Game(), l.Moves(), time.Duration(s.Record.Time)*time.Millisecond, l.Deal()))
		}
	}
	if n := len(list) - fewResumes; n > 1 {
		list = append(list[:fewResumes:fewResumes], box("details.more",
			said("summary.chip quiet", w.MoreResumes(w.Num(n))), box("div.resumes", list[fewResumes:]...)))
	}
	return box("div.resumes", list...)
}

// onTable is the game on the table, with what can be done with its deal.
func (a *App) onTable(w *words.Words) app.UI {
	st, g := a.Desk.Status(a.Now()), a.Desk.Game()
	row := a.resume(w, g, st.Moves, st.Elapsed, st.Deal)
	return box("div.panel", row, box("div.chips",
		button("button#restart.chip quiet", nil, "restart", func() {
			a.Close()
			a.Do(session.Intent{Kind: session.Restart})
		}, icon("again"), text(w.Restart)),
		button("button#share.chip quiet", nil, "share", a.shareDeal, icon("share"), text(w.ShareDeal))))
}

// resume is one game in progress.
func (a *App) resume(w *words.Words, g *engine.Game, moves int, played time.Duration, deal int) app.UI {
	name, label := g.Name(), w.Resume(a.title(w, g))
	return box("div.row resume",
		box("div.resume-text",
			said("b", label),
			said("span.muted", a.progress(w, moves, played, deal)),
		),
		button("button.cta resume-go", at{"aria-label", label}, name, func() { a.playFrom(name) }, icon("play")))
}

// progress says how far a game has gone, to who wants to know.
func (a *App) progress(w *words.Words, moves int, played time.Duration, deal int) string {
	if a.Settings.Calm {
		return w.DealNo(w.ID(deal))
	}
	return w.Progress(w.Num(moves), w.Clock(played), w.ID(deal))
}
