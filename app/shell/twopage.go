package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/words"
	"pazienza/engine/player"
)

// duelPick is a match as it is being chosen.
type duelPick struct {
	level player.Level
	turns bool
	draw3 bool
	best  int
}

// game is the name of the game that is chosen.
func (p duelPick) game() string {
	name := "double-solitaire/pair@1/draw1"
	if p.draw3 {
		name = "double-solitaire/pair@1/draw3"
	}
	if p.turns {
		name += "/turns"
	}
	return name
}

func (p duelPick) terms() match.Terms {
	return match.Terms{
		Game:  p.game(),
		Seats: [2]match.Seat{{Who: match.Here}, {Who: match.Computer, Level: p.level}},
		Best:  max(1, p.best),
	}
}

// twoPage is where a match of two players is chosen.
func (a *App) twoPage(w *words.Words) app.UI {
	p := &a.duel.pick
	body := []app.UI{a.matchRow(w)}
	var rules []app.UI
	for _, line := range w.TwoRules {
		rules = append(rules, said("li", line))
	}
	var who []choice
	for _, l := range player.Levels() {
		who = append(who, choice{strconv.Itoa(int(l)), l.Name() + " · " + w.Strengths[l]})
	}
	number := func(v string) int { n, _ := strconv.Atoi(v); return n }
	var best []choice
	for _, n := range []int{1, 3, 5} {
		best = append(best, choice{strconv.Itoa(n), w.BestOfGames(w.Num(n))})
	}
	body = append(body,
		box("section.panel",
			segments("two-who", w.Opponent, who, strconv.Itoa(int(p.level)), func(v string) { p.level = player.Level(number(v)); a.Update() }),
			segments("two-tempo", w.Tempo, []choice{{"", w.Live}, {yes, w.InTurns}}, chosen(p.turns), func(v string) { p.turns = v == yes; a.Update() }),
			segments("two-draw", w.PickDraw, []choice{{"", w.DrawOf(w.Num(1))}, {yes, w.DrawOf(w.Num(3))}}, chosen(p.draw3), func(v string) { p.draw3 = v == yes; a.Update() }),
			segments("two-best", w.BestOf, best, strconv.Itoa(max(1, p.best)), func(v string) { p.best = number(v); a.Update() })),
		box("section.panel", said("h2", w.Game("double-solitaire").Name), box("ul", rules...)))
	start := button("button#two-start.cta", nil, "start", func() { a.startMatch(a.duel.pick.terms()) }, icon("play"), text(w.StartMatch))
	return a.frame(w, leaf{name: "two", title: w.TwoPlayers, back: true, body: body, foot: []app.UI{start}})
}

// chosen is the value of a choice of two.
func chosen(on bool) string {
	if on {
		return yes
	}
	return ""
}

// matchRow is the match in progress, to go on with, if there is one.
func (a *App) matchRow(w *words.Words) app.UI {
	if a.Match == nil || !a.Match.Active() || a.Match.Status(a.Now()).Over {
		return text("")
	}
	label := w.ResumeMatch(a.playerName(w, 1-a.own()))
	return box("div.resumes", box("div.row resume",
		box("div.resume-text", said("b", label), said("span.muted", a.matchTitle(w)), said("span.muted", w.MatchWaits)),
		button("button#match-resume.cta resume-go", at{"aria-label", label}, "match", a.resumeMatch, icon("play"))))
}

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
		if k.Turns {
			how = w.InTurns
		}
		rows = append(rows, box("tr",
			el("th", at{"scope", "row"}, text(w.AgainstWhom(seatName(w, match.Seat{Who: k.Who, Level: k.Level}), how))),
			said("td", w.Tally(w.Num(f.Won), w.Num(f.Lost), w.Num(f.Drawn)))))
	}
	if len(rows) == 0 {
		return text("")
	}
	return box("section.panel", said("h2", w.TwoPlayers), said("p.muted", w.TwoApart), box("table.points", box("tbody", rows...)))
}
