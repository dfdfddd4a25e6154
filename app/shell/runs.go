package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/engine"
)

// runs is the number of complete runs beside them, where runs go home whole. A reader is
// told by the pile itself.
func (a *App) runs(w *words.Words) app.UI {
	count := ""
	if a.playing() {
		if g, s := a.table(); g.Variant.Home == engine.HomeRuns {
			done, of := words.CountRuns(g, &s)
			count = w.Number(done) + "/" + w.Number(of)
		}
	}
	return el("div#runs.runs", at{"aria-hidden", "true"}, text(count))
}

// layRuns puts it where the picture leaves room for it.
func (a *App) layRuns() {
	if e, ok := element("runs"); ok && a.view() != nil {
		r, _ := a.view().RunCount()
		lay(e, r, 0, 0)
	}
}
