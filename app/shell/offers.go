package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
)

// offers are what the table offers when it can: to finish by itself.
func (a *App) offers(w *words.Words) app.UI {
	if a.Dueling() {
		return a.turnSign(w)
	}
	var list []app.UI
	if a.playing() {
		if st := a.Desk.Status(a.Now()); st.Replay.On {
			list = append(list, a.replayBar(w, st.Replay, st.Won))
		} else if st.CanFinish && !st.Finishing && !st.Won {
			list = append(list, button("button#finish.pill", at{"aria-keyshortcuts", a.letter("F")}, "",
				func() { a.Do(session.Intent{Kind: session.Finish}) }, text(w.Finish)))
		}
	}
	return box("div#offers.offers", list...)
}
