package shell

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine/variants"
)

// openLink opens the deal in the address's fragment, and takes it out of the address: what is
// on the table from now on is what is played. A fragment that says nothing of a game is left
// alone.
func (a *App) openLink() {
	loc := app.Window().Get("location")
	if !loc.Truthy() || !a.playing() {
		return
	}
	fragment := loc.Get("hash").String()
	invited := match.IsInvitation(fragment)
	if !invited && !strings.Contains(fragment, "game=") {
		return
	}
	app.Window().Get("history").Call("replaceState", nil, "", loc.Get("pathname").String()+loc.Get("search").String())
	if invited {
		a.openInvitation(fragment)
		a.invited = false
		return
	}
	a.linked = true
	a.openFragment(fragment)
}

// openFragment opens the deal of a fragment, or says why it cannot.
func (a *App) openFragment(fragment string) {
	l, err := session.ParseLink(variants.Catalogue().Solo(), fragment)
	switch {
	case err == nil && l.Moves != "":
		a.shows(l)
		return
	case err == nil:
		a.follows(l)
		return
	}
	way := answer{func(w *words.Words) string { return w.NewGame }, func() { a.Do(session.Intent{Kind: session.New}) }}
	if l.Game != "" { // what was played cannot be read, but the deal can
		way = answer{func(w *words.Words) string { return w.PlayDeal }, func() { a.follows(l) }}
	}
	a.Notice("link", func(w *words.Words) string { return w.LinkBroken(a.reason(w, err)) }, way)
}

// shows asks what is to be done with a link to how somebody has played: to play the same deal, to
// watch it, or to race it.
func (a *App) shows(l session.Link) {
	line, err := l.Line(variants.Catalogue().Solo())
	if err != nil {
		return // it was played when the link was read
	}
	a.Notice("link", func(w *words.Words) string {
		about := a.title(w, line.Game()) + " · " + w.DealNo(w.ID(l.Deal)) + " · " + w.MovesOf(w.Num(line.Moves()))
		if line.Time() > 0 { // links of old have no times
			about += " · " + w.Clock(time.Duration(line.Time())*time.Second/10)
		}
		if line.Won() {
			about += " · " + w.Outcomes[session.Won]
		}
		return w.LinkPlayed(about)
	}, answer{func(w *words.Words) string { return w.PlayDeal }, func() { l.Moves = ""; a.follows(l) }},
		answer{func(w *words.Words) string { return w.LinkWatch }, func() {
			if !a.at.OnTable() {
				a.Close()
			}
			a.Desk.ReplayLine(line)
		}},
		answer{func(w *words.Words) string { return w.RaceIt }, func() { a.raceGhost(l) }})
}

// follows opens a link. A game like it that is in progress is gone on with where the link asks
// for that deal or for any; for another deal it would end, and that is asked first.
func (a *App) follows(l session.Link) {
	to := func(start func()) func() {
		return func() {
			if !a.at.OnTable() {
				a.Close()
			}
			start()
			a.offerRules(l)
		}
	}
	open := to(func() { a.Do(session.Intent{Kind: session.New, Game: l.Game, Deal: l.Deal}) })
	switch waiting := dealOf(a.Desk.Saved(), l.Game); {
	case waiting == 0:
		open()
	case l.Deal == 0, waiting == l.Deal:
		to(func() { a.play(l.Game) })()
	default:
		a.Notice("link", func(w *words.Words) string { return w.LinkEnds },
			answer{func(w *words.Words) string { return w.LinkLeave }, func() {}},
			answer{func(w *words.Words) string { return w.LinkOpen }, open})
	}
}

// dealOf returns the number of the deal that is in progress under a game's name, 0 for none.
func dealOf(saved []session.Saved, name string) int {
	for _, s := range saved {
		if s.Name == name {
			return s.Record.Line.Deal()
		}
	}
	return 0
}

// offerRules offers to keep house rules that came with a link.
func (a *App) offerRules(l session.Link) {
	g := a.Desk.Game()
	if _, kept := a.houseOf(g); kept || g.RuleSet.House == "" {
		return
	}
	look := func() {
		a.begin(g)
		a.draft.name = l.Title
		a.Open(Where{Kind: House})
	}
	keep := func() {
		if a.Desk.SaveHouse(l.Title, l.Game) != nil { // it needs another name
			look()
			return
		}
		a.Toast(func(w *words.Words) string { return w.Saved(l.Title) })
	}
	a.Notice("rules", func(w *words.Words) string {
		if l.Title == "" {
			return w.LinkHouse(w.LinkUnnamed)
		}
		return w.LinkHouse(l.Title)
	}, answer{func(w *words.Words) string { return w.Look }, look}, answer{func(w *words.Words) string { return w.Keep }, keep})
}
