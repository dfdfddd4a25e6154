package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/words"
)

// askAnew is what somebody wants who asks for a new game in the middle of a match: the next
// one where this one is over, and else another, once it is certain that this one is to be given
// up. The other device is not given up by a key: there the match is paused.
func (a *App) askAnew() {
	st := a.Match.Status(a.Now())
	switch {
	case st.Over:
		a.again()
	case st.Link == match.NoLink && a.untouched(st):
		a.dealAnew()
	default:
		a.pauseMatch()
		a.duel.anew = st.Link == match.NoLink
		a.Update()
	}
}

// untouched reports whether nobody here has moved yet.
func (a *App) untouched(st match.Status) bool {
	for _, p := range st.Players {
		if p.Seat.Who == match.Here && p.Begun {
			return false
		}
	}
	return true
}

// dealAnew begins a match by the same terms: with another deal, but against a ghost.
func (a *App) dealAnew() {
	t := a.Match.Terms()
	if t.Ghost == "" {
		t.Deal = 0
	}
	a.leaveSheet()
	a.startMatch(t)
}

// anewButton gives the game in progress up for another.
func (a *App) anewButton(w *words.Words) []app.UI {
	if !a.duel.anew {
		return nil
	}
	return []app.UI{
		said("p.muted", w.NewEnds),
		button("button#match-new.cta alt", nil, "new", a.dealAnew, icon("new"), text(w.NewGame)),
	}
}
