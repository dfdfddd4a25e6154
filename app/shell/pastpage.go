package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
)

// past is which past games are listed.
type past struct {
	game    string // "" for all
	outcome string // as a result has it, "" for all
	pages   int    // shown besides the first
}

// pageOfPast is how many games are listed at once; more are a press away.
const pageOfPast = 30

// pastPage lists the games that were begun, the last one first. A press shows one again.
func (a *App) pastPage(w *words.Words) app.UI {
	l := leaf{name: "past", title: w.PastGames, back: true}
	if !a.playing() {
		l.body = []app.UI{said("p", w.PastText)}
		return a.frame(w, l)
	}
	h := a.Desk.History()
	list, most := a.chosenPast(h.Past())
	body := []app.UI{
		a.gamePick(w, "past-game", h.PastGames(), a.past.game, func(name string) {
			if a.past = (past{outcome: a.past.outcome}); name != everyGame {
				a.past.game = name
			}
		}),
		segments("past-outcome", w.Outcome, []choice{{"", w.AnyOutcome}, {session.Won.String(), w.OnlyWon}, {session.Lost.String(), w.OnlyLost}}, a.past.outcome, func(v string) {
			a.past.outcome, a.past.pages = v, 0
			a.Update()
		}),
	}
	var rows []app.UI
	for _, r := range list {
		rows = append(rows, box("li", a.pastRow(w, r), a.pastChallenge(w, r)))
	}
	switch {
	case len(h.Past()) == 0:
		body = []app.UI{said("p", w.NothingYet)}
	case len(rows) == 0:
		body = append(body, said("p", w.NoneFound))
	default:
		body = append(body, box("ul.past", rows...))
	}
	if more := most - len(list); more > 0 {
		body = append(body, button("button#past-more.cta alt", nil, "more", func() {
			a.past.pages++
			a.Update()
		}, text(w.MorePast(w.Num(min(more, pageOfPast))))))
	}
	l.body = body
	return a.frame(w, l)
}

// chosenPast returns the results to be listed, the last one first, and how many there are of
// that choice.
func (a *App) chosenPast(all []*session.Result) (list []*session.Result, most int) {
	for i := len(all) - 1; i >= 0; i-- {
		r := all[i]
		if a.past.game != "" && r.Game != a.past.game || a.past.outcome != "" && r.Outcome.String() != a.past.outcome {
			continue
		}
		if most++; len(list) < pageOfPast*(a.past.pages+1) {
			list = append(list, r)
		}
	}
	return list, most
}

// pastRow is one game: what it was, how it ended, when.
func (a *App) pastRow(w *words.Words, r *session.Result) app.UI {
	n, id := a.intl(w), r.ID
	ic, is := "close", "loss"
	if r.Outcome == session.Won {
		ic, is = "check", "win"
	}
	about := w.Outcomes[r.Outcome]
	if r.Won() {
		about += " · " + w.Clock(r.Time) + " · " + w.MovesOf(w.Num(r.Moves))
	}
	if g := a.game(r.Game); g != nil && g.RuleSet.Score.Counts {
		about += " · " + w.Score + blank + w.Amount(r.Score, g.RuleSet.Score.Money)
	}
	if r.Branch() {
		about += " · " + w.BranchMark
	}
	return button("button.own", at{"aria-label", w.ReplayOf(a.called(w, r.Game) + " · " + w.DealNo(w.ID(r.Deal)) + ", " + about)}, id, func() { a.replay(id) },
		box("span.outcome "+is, icon(ic)),
		box("span", said("b", a.called(w, r.Game)), said("span.muted", about), said("span.muted", n.moment(r.At))),
		icon("play"))
}
