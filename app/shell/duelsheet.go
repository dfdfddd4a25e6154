package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/words"
	"pazienza/engine"
)

// pauseSheet is shown while a match stands still.
func (a *App) pauseSheet(w *words.Words) app.UI {
	st := a.Match.Status(a.Now())
	body := []app.UI{
		said("p.muted", a.matchTitle(w)),
		a.standing(w, st),
		box("div.figures", a.homeFigure(w), figure(w.Clock(st.Elapsed), w.Time)),
		button("button#match-on.cta", nil, "on", a.goOn, icon("play"), text(w.GoOn)),
	}
	if a.shared() {
		body = append(body, a.pickSeating(w))
	}
	if a.splits() {
		body = append(body, segments("match-keys", w.KeysFor, []choice{{"0", w.SeatNames[0]}, {"1", w.SeatNames[1]}}, strconv.Itoa(a.duel.seat),
			func(v string) { a.switchSeat(number(v)) }))
	}
	body = append(append(body, a.anewButton(w)...), button("button#match-later.cta alt", nil, "later", a.putAside, text(w.LeaveMatch)))
	return a.sheetFrame(w, "pause", w.PauseTool, append(append(body, a.resigns(w, st)...),
		box("p.sheet-help", a.pageLink("help", w.HowToPlay, helpOf(w, st.Race))))...)
}

// resigns are the ways to give up, each to be pressed twice: of two at this device each has one.
func (a *App) resigns(w *words.Words, st match.Status) (list []app.UI) {
	add := func(player int, id, label string) {
		if a.duel.sure == player+1 {
			label = w.ReallyEnd
		}
		list = append(list, button("button#"+id+".cta alt", nil, id, func() { a.resign(player) }, text(label)))
	}
	switch {
	case a.shared():
		for player := range st.Players {
			add(player, "match-end-"+strconv.Itoa(player), w.ResignOf(a.playerName(w, player)))
		}
	case st.Players[1-a.Near()].Stopped:
		list = append(list, said("p.muted", w.Stuck(a.playerName(w, 1-a.Near()))))
		add(a.Near(), "match-end", w.EndRace)
	default:
		add(a.Near(), "match-end", w.Resign)
	}
	return list
}

// resign gives the match up for a player, when pressed twice.
func (a *App) resign(player int) {
	if a.duel.sure != player+1 {
		a.duel.sure = player + 1
		a.Update()
		return
	}
	a.duel.sure = 0
	a.sheet = noSheet
	a.Match.Go(a.Now())
	a.Match.Resign(player, a.Now())
	a.Update()
}

// matchTitle is the game, the other player and the deal.
func (a *App) matchTitle(w *words.Words) string {
	st := a.Match.Status(a.Now())
	title := a.played(w, a.Match.Game()) + " · " + w.Chip(a.Match.Game())
	if !a.shared() {
		title += " · " + a.playerName(w, 1-a.Near())
	}
	return title + " · " + w.DealNo(w.ID(st.Deal))
}

// standing is how a match of several games stands, below its title.
func (a *App) standing(w *words.Words, st match.Status) app.UI {
	if st.Terms.Best == 1 {
		return text("")
	}
	return said("p.muted", a.stands(w, st))
}

func (a *App) stands(w *words.Words, st match.Status) string {
	own := a.Near()
	if a.shared() {
		return w.BothStand(a.playerName(w, 0), w.Num(st.Won[0]), a.playerName(w, 1), w.Num(st.Won[1]))
	}
	return w.MatchStands(w.Num(st.Won[own]), w.Num(st.Won[1-own]), a.playerName(w, 1-own))
}

func (a *App) homeFigure(w *words.Words) app.UI {
	st, own := a.Match.Status(a.Now()), a.Near()
	return figure(w.Number(st.Players[own].Home)+" : "+w.Number(st.Players[1-own].Home), w.HomeCards)
}

// wonBy says who has won, and how the game has ended.
func (a *App) wonBy(w *words.Words, st match.Status) string {
	return a.winnerOf(w, st) + " " + a.endOf(w, st)
}

func (a *App) winnerOf(w *words.Words, st match.Status) string {
	switch n := st.Result.Winner; {
	case n == engine.Nobody:
		return w.NobodyWon
	case n == a.Near() && !a.shared():
		return w.YouWon
	default:
		return w.TheyWon(a.playerName(w, n))
	}
}

func (a *App) endOf(w *words.Words, st match.Status) string {
	switch st.Result.Ending {
	case engine.SentOut:
		return w.EndOut
	case engine.Blocked:
		return w.EndBlocked
	case engine.TimeUp:
		return w.EndDue
	}
	return w.EndGiven
}

// resultSheet is shown when a game of two has ended.
func (a *App) resultSheet(w *words.Words) app.UI {
	st, own := a.Match.Status(a.Now()), a.Near()
	title, again := a.winnerOf(w, st), w.Rematch
	body := []app.UI{
		said("p.muted", a.matchTitle(w)),
		box("div.figures", a.homeFigure(w), figure(w.Clock(st.Elapsed), w.Time), figure(w.Number(st.Players[own].Moves)+" : "+w.Number(st.Players[1-own].Moves), w.Moves)),
		said("p.praise", a.endOf(w, st)),
	}
	if st.Terms.Best > 1 {
		says := a.stands(w, st)
		switch {
		case !st.Decided:
			again = w.NextGame
		case st.Won[own] > st.Won[1-own] && !a.shared():
			says = w.MatchYours
		case st.Won[0] > st.Won[1]:
			says = w.MatchTheirs(a.playerName(w, 0))
		default:
			says = w.MatchTheirs(a.playerName(w, 1))
		}
		body = append(body, said("p.praise", says))
	}
	return a.sheetFrame(w, "result", title, append(append(body, a.againOverLink(w)),
		button("button#match-again.cta", nil, "again", a.again, text(again)),
		box("div.ways", a.challengeButton(w), a.postcardButton(w, a.sendResult)),
		button("button#match-other.cta alt", nil, "other", func() { a.leaveSheet(); a.Open(Where{Kind: Two}) }, text(w.OtherMatch)),
		button("button#match-leave.cta alt", nil, "leave", a.leaveMatch, text(w.ToSolo)))...)
}

// again deals the next game, or the first of a new match.
func (a *App) again() {
	if a.byLink() { // the other may want it too, or not
		a.Match.Again(a.Near(), a.Now())
		a.Update()
		return
	}
	a.leaveSheet()
	a.Match.Again(a.Near(), a.Now())
	a.setOff()
	a.pulse()
}

// leaveMatch ends the match for good.
func (a *App) leaveMatch() {
	a.putAside()
	a.hangUp()
	a.Match.Leave(a.Now())
	a.Update()
}

// againOverLink says who of two at two devices wants another game.
func (a *App) againOverLink(w *words.Words) app.UI {
	if !a.byLink() {
		return text("")
	}
	st, own, says := a.Match.Status(a.Now()), a.own(), ""
	switch {
	case st.Link != match.Joined:
		return button("button#match-rejoin.cta alt", nil, "meet", a.showMeet, icon("again"), text(w.LinkStates[st.Link]+": "+w.InviteBack))
	case st.Players[own].Again:
		says = w.AgainWaits(a.meet.other)
	case st.Players[1-own].Again:
		says = w.AgainWanted(a.meet.other)
	}
	return el("p.muted", at{"role", "status"}, text(says))
}
