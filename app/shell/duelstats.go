package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/words"
)

// duelPanel are the statistics of games of two.
func (a *App) duelPanel(w *words.Words) app.UI {
	if a.Match == nil {
		return text("")
	}
	figures := a.Match.History().Figures()
	var rows []app.UI
	for _, k := range match.List(figures) {
		f := figures[k]
		how := w.Live
		switch {
		case k.Race:
			how = w.Race
		case k.Turns:
			how = w.InTurns
		}
		name, tally := seatName(w, match.Seat{Who: k.Who, Level: k.Level}), w.Tally(w.Num(f.Won), w.Num(f.Lost), w.Num(f.Drawn))
		if k.Who == match.Here {
			name, tally = w.Rivals[rivalHere], w.TallyBoth(w.SeatNames[0], w.Num(f.Won), w.SeatNames[1], w.Num(f.Lost), w.Num(f.Drawn))
		}
		rows = append(rows, box("tr",
			el("th", at{"scope", "row"}, text(w.AgainstWhom(name, how))),
			said("td", tally)))
	}
	if len(rows) == 0 {
		return text("")
	}
	return box("section.panel", said("h2", w.TwoPlayers), said("p.muted", w.TwoApart), box("table.points", box("tbody", rows...)))
}
