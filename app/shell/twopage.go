package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/words"
	"pazienza/engine/player"
)

// limits are the minutes that a race may be given; 0 is as long as it takes.
func limits() []int { return []int{0, 3, 5, 10, 20} }

// twoPage is where a match of two players is chosen. Only what applies is shown.
func (a *App) twoPage(w *words.Words) app.UI {
	p := a.duel.pick
	rules, title := w.TwoRules, w.Game(doubleName).Name
	if p.race {
		rules, title = w.RaceRules, w.Race
	}
	var lines []app.UI
	for _, line := range rules {
		lines = append(lines, said("li", line))
	}
	body := []app.UI{
		a.matchRow(w),
		box("section.panel", append(a.pickWhat(w), a.pickRival(w)...)...),
		box("section.panel", append(a.pickHow(w), a.pickBest(w))...),
		a.ownGhost(w),
		box("section.panel", said("h2", title), box("ul", lines...), a.twoHelp(w)),
	}
	begins, sign := w.StartMatch, "play"
	if p.rival == rivalPeer {
		begins, sign = w.InviteGo, "share"
	}
	start := button("button#two-start.cta", nil, "start", func() { a.startPicked() }, icon(sign), text(begins))
	return a.frame(w, leaf{name: "two", title: w.TwoPlayers, back: true, body: body, foot: []app.UI{start}})
}

// startPicked begins the match that was chosen.
func (a *App) startPicked() {
	t := a.duel.pick.terms(a.recent)
	if t.Seats[1].Who == match.Peer {
		a.invite(t)
		return
	}
	a.startMatch(t)
}

// pickWhat chooses what is played, and in a race by which game.
func (a *App) pickWhat(w *words.Words) []app.UI {
	p := a.duel.pick
	list := []app.UI{segments("two-what", w.WhatIsPlayed, []choice{{"", w.Game(doubleName).Name}, {yes, w.Race}}, chosen(p.race),
		func(v string) { a.choosePick(func(p *duelPick) { p.race = v == yes }) })}
	if !p.race {
		return list
	}
	now := p.game(a.recent)
	var games []app.UI
	for _, g := range a.raced() {
		games = append(games, option(g.Name(), a.title(w, g), g.Name() == now))
	}
	return append(list, box("div.two-game", el("label", at{"for", "two-game"}, text(w.RaceGame)),
		selector("two-game", games, func(v string) { a.choosePick(func(p *duelPick) { p.solo = v }) })))
}

// pickRival chooses against whom.
func (a *App) pickRival(w *words.Words) []app.UI {
	p := a.duel.pick
	list := []app.UI{segments("two-who", w.Opponent, a.rivals(w), rivalNames[p.rival], func(v string) {
		a.choosePick(func(p *duelPick) {
			for r, name := range rivalNames {
				if name == v {
					p.rival = rival(r)
				}
			}
		})
	})}
	switch p.rival {
	case rivalComputer:
		var levels []choice
		for _, l := range player.Levels() {
			levels = append(levels, choice{strconv.Itoa(int(l)), l.Name() + " · " + w.Strengths[l]})
		}
		list = append(list, segments("two-level", w.Strength, levels, strconv.Itoa(int(p.level)),
			func(v string) { a.choosePick(func(p *duelPick) { p.level = player.Level(number(v)) }) }))
	case rivalHere:
		list = append(list, a.pickSeating(w))
	}
	return list
}

// pickSeating chooses how two sit at this device.
func (a *App) pickSeating(w *words.Words) app.UI {
	return segments("two-seating", w.Seating, []choice{{"", w.SameWay}, {yes, w.Across}}, chosen(a.duel.pick.facing),
		func(v string) {
			a.choosePick(func(p *duelPick) { p.facing = v == yes })
			if a.OnTable != nil && a.Dueling() {
				a.OnTable()
			}
		})
}

// pickHow chooses what only a table of two has, or only a race.
func (a *App) pickHow(w *words.Words) []app.UI {
	p := a.duel.pick
	if !p.race {
		return []app.UI{
			segments("two-tempo", w.Tempo, []choice{{"", w.Live}, {yes, w.InTurns}}, chosen(p.turns),
				func(v string) { a.choosePick(func(p *duelPick) { p.turns = v == yes }) }),
			segments("two-draw", w.PickDraw, []choice{{"", w.DrawOf(w.Num(1))}, {yes, w.DrawOf(w.Num(3))}}, chosen(p.draw3),
				func(v string) { a.choosePick(func(p *duelPick) { p.draw3 = v == yes }) }),
		}
	}
	var list []choice
	for _, n := range limits() {
		label := w.NoTimeLimit
		if n > 0 {
			label = w.LimitOf(w.Num(n))
		}
		list = append(list, choice{strconv.Itoa(n), label})
	}
	return []app.UI{segments("two-limit", w.TimeLimit, list, strconv.Itoa(p.limit),
		func(v string) { a.choosePick(func(p *duelPick) { p.limit = number(v) }) })}
}

// pickBest chooses how many games make a match.
func (a *App) pickBest(w *words.Words) app.UI {
	var list []choice
	for _, n := range []int{1, 3, 5} {
		list = append(list, choice{strconv.Itoa(n), w.BestOfGames(w.Num(n))})
	}
	return segments("two-best", w.BestOf, list, strconv.Itoa(max(1, a.duel.pick.best)),
		func(v string) { a.choosePick(func(p *duelPick) { p.best = number(v) }) })
}

// number reads the value of a choice that is one.
func number(v string) int {
	n, _ := strconv.Atoi(v)
	return n
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
	label, title := a.resumesMatch(w), a.matchTitle(w)
	if st := a.Match.Status(a.Now()); st.Terms.Best > 1 {
		title += " · " + a.stands(w, st)
	}
	return box("div.resumes", box("div.row resume",
		box("div.resume-text", said("b", label), said("span.muted", title), said("span.muted", w.MatchWaits)),
		button("button#match-resume.cta resume-go", at{"aria-label", label}, "match", a.resumeMatch, icon("play"))))
}

// twoHelp leads to what the manual says of the game that is chosen.
func (a *App) twoHelp(w *words.Words) app.UI {
	return box("p", a.pageLink("help", w.HowToPlay, helpOf(w, a.duel.pick.race)))
}

// helpOf is where the manual tells how two play: of a race, or at one table.
func helpOf(w *words.Words, race bool) Where {
	if race {
		return Where{Lang: w.Lang, Kind: Racing}
	}
	return Where{w.Lang, Rules, doubleName}
}
