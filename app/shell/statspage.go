package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/player"
)

// statsPage is the statistics of one game under its rules, or of all games.
func (a *App) statsPage(w *words.Words) app.UI {
	l := leaf{name: "stats", title: w.Statistics, back: true}
	if !a.playing() {
		l.body = []app.UI{said("p", w.StatsText)}
		return a.frame(w, l)
	}
	h := a.Desk.History()
	games := h.Games()
	if len(games) == 0 {
		l.body = []app.UI{said("p", w.NothingYet), a.duelPanel(w), a.dataPanel(w, "", false)}
		return a.frame(w, l)
	}
	of := a.looked(games)
	list, f := h.Ended(of), h.Figures(of)
	l.body = []app.UI{a.gamePick(w, "stats-game", games, of, func(name string) { a.look = name }), a.threeFigures(w, f), a.stripPanel(w, list)}
	if trend := session.Trend(list); len(trend) > 1 {
		l.body = append(l.body, a.coursePanel(w, trend))
	}
	if f.Won > 0 {
		l.body = append(l.body, a.timesPanel(w, session.SpreadOf(list)))
	}
	if of == "" {
		l.body = append(l.body, a.byGamePanel(w, games))
	} else {
		l.body = append(l.body, a.detailsPanel(w, of, f))
	}
	l.body = append(l.body, a.duelPanel(w), a.dataPanel(w, of, true), el("nav.links", at{"aria-label", w.Statistics}, a.pageLink("again", w.PastGames, Where{w.Lang, Past, ""})))
	return a.frame(w, l)
}

// everyGame stands for all games, where a name of a game could stand.
const everyGame = "*"

// looked returns the name of the game whose statistics are shown, "" for all of them: the
// one that was chosen, or else the one on the table, if it has any.
func (a *App) looked(games []string) string {
	want := a.look
	if want == "" {
		want = a.Desk.Game().Name()
	}
	for _, g := range games {
		if g == want {
			return g
		}
	}
	return ""
}

// gamePick is a list of games, all of them first.
func (a *App) gamePick(w *words.Words, id string, games []string, now string, to func(name string)) app.UI {
	list := []app.UI{option(everyGame, w.AllGames, now == "")}
	for _, name := range games {
		list = append(list, option(name, a.called(w, name), name == now))
	}
	return box("label.field", said("span.hidden", w.WhichGames), selector(id, list, func(v string) {
		to(v)
		a.Update()
	}))
}

// called is the title of the game with a name.
func (a *App) called(w *words.Words, name string) string {
	if g := a.game(name); g != nil {
		return a.title(w, g)
	}
	return name
}

// threeFigures are what most people want to know.
func (a *App) threeFigures(w *words.Words, f session.Figures) app.UI {
	n := a.intl(w)
	best := "–"
	if f.Won > 0 {
		best = w.Clock(f.BestTime)
	}
	three := func(value, label string) app.UI { return box("div.panel", said("b", value), said("span.muted", label)) }
	return box("div.three",
		three(n.percent(f.Won, f.Played), w.WonOf(w.Number(f.Won), w.Number(f.Played))),
		three(best, w.Best),
		three(w.Number(f.BestStreak), w.BestStreak))
}

// stripPanel shows the last games one by one.
func (a *App) stripPanel(w *words.Words, list []*session.Result) app.UI {
	list = list[max(0, len(list)-lastGames):]
	var won int
	var rows [][]string
	for i, r := range list {
		if r.Outcome == session.Won {
			won++
		}
		rows = append(rows, []string{w.Number(i + 1), w.Outcomes[r.Outcome]})
	}
	title := w.LastGames(w.Num(len(list)))
	return box("section.panel", said("h2", title), strip(list),
		el("p.legend", at{"aria-hidden", "true"},
			box("span.key win"), said("span", w.WonCount(w.Num(won))), box("span.key loss"), said("span", w.LostCount(w.Num(len(list)-won)))),
		twin(title, []string{w.NthGame, w.Outcome}, rows))
}

// coursePanel shows how the share of wins has changed.
func (a *App) coursePanel(w *words.Words, trend []session.Share) app.UI {
	n := a.intl(w)
	var rows [][]string
	first := 1
	for _, s := range trend {
		rows = append(rows, []string{w.Number(first) + "–" + w.Number(first+s.Played-1), n.percent(s.Won, s.Played)})
		first += s.Played
	}
	last := trend[len(trend)-1]
	return box("section.panel", said("h2", w.Course), course(trend, n.percent(last.Won, last.Played)), said("p.muted", w.CourseHelp),
		twin(w.Course, []string{w.NthGame, w.Wins}, rows))
}

// timesPanel shows how long wins took.
func (a *App) timesPanel(w *words.Words, s session.Spread) app.UI {
	var rows [][]string
	for i, label := range binLabels(w, s) {
		rows = append(rows, []string{label, w.Number(s.Bins[i])})
	}
	return box("section.panel", box("h2", text(w.WinTimes+" "), said("span.muted", w.Minutes)), histogram(w, s),
		twin(w.WinTimes, []string{w.Minutes, w.Wins}, rows))
}

// byGamePanel shows the share of wins of each game.
func (a *App) byGamePanel(w *words.Words, games []string) app.UI {
	n := a.intl(w)
	body := []app.UI{said("h2", w.ByGame)}
	for _, name := range games {
		f := a.Desk.History().Figures(name)
		body = append(body, button("button.by-game", nil, name, func() { a.look = name; a.Update() },
			said("span", a.called(w, name)), bar(f.Share),
			box("span.of", said("b", n.percent(f.Won, f.Played)), said("span.muted", w.WonOf(w.Number(f.Won), w.Number(f.Played))))))
	}
	return box("section.panel", body...)
}

// detailsPanel is everything that is counted of a game.
func (a *App) detailsPanel(w *words.Words, name string, f session.Figures) app.UI {
	n, g := a.intl(w), a.game(name)
	var rows []app.UI
	cell := func(label string, value ...app.UI) {
		rows = append(rows, box("tr", el("th", at{"scope", "row"}, text(label)), box("td", value...)))
	}
	row := func(label, value string) { cell(label, text(value)) }
	share := func(label string, s session.Share) {
		if s.Played == 0 {
			row(label, "–")
			return
		}
		cell(label, text(n.percent(s.Won, s.Played)+" "), said("span.muted", w.WonOf(w.Number(s.Won), w.Number(s.Played))))
	}
	row(w.PlayedRow, w.Number(f.Played))
	share(w.WonRow, f.Share)
	if f.Open > 0 {
		row(w.OpenRow, w.Number(f.Open))
	}
	share(w.CleanRow, f.Clean)
	share(w.AssistedRow, f.Assisted)
	if g != nil && g.Variant.Home == engine.HomeRuns {
		share(w.NoUndoRow, f.NoUndo)
	}
	row(w.StreakRow, w.Number(f.Streak))
	row(w.BestStreakRow, w.Number(f.BestStreak))
	if f.Won > 0 {
		row(w.TimeBestRow, w.Clock(f.BestTime))
		row(w.TimeMeanRow, w.Clock(f.SumTime/time.Duration(f.Won)))
		row(w.MovesBestRow, w.Number(f.BestMoves))
		row(w.MovesMeanRow, w.Number((f.SumMoves+f.Won/2)/f.Won))
	}
	if g != nil && g.RuleSet.Score.Counts {
		row(w.ScoreBestRow, w.Amount(f.BestScore, g.RuleSet.Score.Money))
	}
	if g != nil && g.RuleSet.Score.Money {
		row(w.Bank, w.Amount(a.Desk.History().Bank(g, ""), true))
	}
	if o, ok := oddsOf(g); ok && o.Played > 0 {
		low, high := o.WonShare()
		cell(w.OddsRow, text(n.percent(int(1000*low), 1000)+"–"+n.percent(int(1000*high+1), 1000)+" "), said("span.muted", w.OfGames(w.Number(o.Played))))
	}
	return box("section.panel", said("h2", w.Details), box("table.points", box("tbody", rows...)))
}

// oddsOf returns what was measured of a game; ok is false for one that is not known here.
func oddsOf(g *engine.Game) (o player.Odds, ok bool) {
	if g == nil {
		return o, false
	}
	return player.OddsOf(g)
}
