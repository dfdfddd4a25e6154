package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
)

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
