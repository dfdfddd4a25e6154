package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/engine"
)

// scoring says what counts under a rule set, and what else it rules.
func scoring(w *words.Words, v engine.Variant, r engine.RuleSet) []app.UI {
	var body []app.UI
	if rows := w.ScoreTable(v, r); len(rows) > 0 {
		var trs []app.UI
		for _, row := range rows {
			trs = append(trs, box("tr", el("th", at{"scope", "row"}, text(row.What)), said("td", row.Points)))
		}
		body = append(body, el("table.points", at{"aria-label", w.Scoring + ", " + w.RuleSetOf(r)}, box("tbody", trs...)))
	}
	for _, line := range w.RuleLines(v, r) {
		body = append(body, said("p", line))
	}
	return body
}

// counts is the same to be unfolded.
func counts(w *words.Words, g *engine.Game) app.UI {
	return box("details.panel counts", append([]app.UI{said("summary", w.WhatCounts)}, scoring(w, g.Variant, words.Played(g))...)...)
}
