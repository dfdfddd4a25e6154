package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/words"
)

// duelStatus is the line of a match: both players with their cards at home, whose turn it is,
// and the clock.
func (a *App) duelStatus(w *words.Words) app.UI {
	if a.shared() {
		return box("div.status duel none")
	}
	st, own := a.Match.Status(a.Now()), a.Near()
	side := func(is string, player int) app.UI {
		p := st.Players[player]
		if st.HasTurn && !st.Over && st.Turn == player {
			is += ".turn"
		}
		name := a.playerName(w, player)
		label := w.HomeOf(name, w.Num(p.Home), w.Num(p.Cards))
		if p.Seat.Who == match.Peer {
			is += a.linkSign()
			label += ", " + w.LinkStates[st.Link]
		}
		return el("span."+is, at{"role", "img", "aria-label", label},
			said("small", name), text(" "), said("b", w.Number(p.Home)), said("small.of", "/"+w.Number(p.Cards)), said("small.gap", a.gap(w, st, player)))
	}
	name := a.played(w, a.Match.Game())
	if st.Terms.Best > 1 {
		name += " · " + w.Number(st.Won[own]) + "–" + w.Number(st.Won[1-own])
	}
	label, shown := w.Time, !a.hidesClock()
	if st.Terms.Limit > 0 {
		label, shown = w.TimeLeft, true
	}
	return box("div.status duel",
		said("span.name", name),
		side("score", own),
		el("b#status-clock.clock"+map[bool]string{false: ".off"}[shown], at{"role", "timer", "aria-label", label}, text(w.Clock(0))),
		side("moves", 1-own))
}

// duelTools are the buttons of a match.
func (a *App) duelTools(w *words.Words) app.UI {
	if a.shared() {
		return a.seatBars(w)
	}
	st, own := a.Match.Status(a.Now()), a.Near()
	tool := func(name, ic, label, key string, why error, do func()) app.UI {
		is, about := "button#tool-"+name+".tool tool-"+name, at{}
		if name == "undo" || name == "pass" && st.HasTurn && st.Turn == own && st.Drawn {
			is += " main"
		}
		if key != "" {
			about = at{"aria-keyshortcuts", a.letter(key)}
		}
		if why != nil {
			is += " off"
			about = append(about, "aria-disabled", "true", "aria-description", w.Reason(why))
		}
		return button(is, about, name, do, icon(ic), said("span", label))
	}
	pause, ic := w.PauseTool, "pause"
	if st.Over {
		pause, ic = w.Result, "stats"
	}
	body := []app.UI{
		el("a#tool-games.tool", at{"href", a.href(Where{w.Lang, Games, ""}), "aria-keyshortcuts", a.letter("M")}, icon("menu"), said("span", w.Games)),
		tool("pause", ic, pause, "P", nil, a.pauseMatch),
		el("a#tool-help.tool tool-help", at{"href", a.href(helpOf(w, st.Race))}, icon("help"), said("span", w.Help)),
	}
	if why, has := a.mayPass(st, own); has {
		body = append(body, tool("pass", "next", w.Pass, "S", why, func() { a.pass(own) }))
	}
	if !a.Settings.NoHints {
		body = append(body, tool("hint", "hint", w.Hint, "H", nil, func() { a.duelGive(session.Intent{Kind: session.Hint}, own) }))
	}
	body = append(body, tool("undo", "undo", w.Undo, "Z", st.Players[own].UndoWhy, func() { a.duelGive(session.Intent{Kind: session.Undo}, own) }))
	return el("nav.tools", at{"aria-label", w.Tools}, body...)
}

// turnSign says whose turn it is, above the tools.
func (a *App) turnSign(w *words.Words) app.UI {
	st := a.Match.Status(a.Now())
	if own := a.Near(); st.Players[own].CanFinish && !a.shared() && !st.Elsewhere {
		return box("div#offers.offers", button("button#finish.pill", at{"aria-keyshortcuts", a.letter("F")}, "duel",
			func() { a.duelGive(session.Intent{Kind: session.Finish}, own) }, text(w.Finish)))
	}
	says := ""
	switch {
	case st.Elsewhere:
		says = w.PlayedElsewhere
	case a.apart():
		says = w.LinkStates[st.Link]
	case !st.HasTurn || st.Over || a.shared():
		return box("div#offers.offers")
	default:
		says = a.turnOf(w, st.Turn)
	}
	if !st.Elsewhere && !a.apart() && st.Turn == a.own() && st.Drawn {
		says = w.PassNow
	}
	return box("div#offers.offers", el("p.turn-sign", at{"aria-hidden", "true"}, text(says)))
}

// showDuelClock writes how long a match has taken, or how long a race has left.
func (a *App) showDuelClock() {
	st := a.Match.Status(a.Now())
	shown := st.Elapsed
	if st.Terms.Limit > 0 {
		shown = st.Left + time.Second - 1 // the last second is one until it is over
	}
	for _, id := range []string{"status-clock", "seat-clock-0", "seat-clock-1"} {
		write(id, a.words().Clock(shown))
	}
	if st.Running && (!a.hidesClock() || st.Terms.Limit > 0) {
		a.clock = time.AfterFunc(time.Second-st.Elapsed%time.Second, a.showClock)
	}
}

// linkSign is a sign of how the link stands, beside the name of who plays at the other device.
func (a *App) linkSign() string {
	switch a.Match.Status(a.Now()).Link {
	case match.Joined:
		return ".linked"
	case match.Joining:
		return ".linking"
	case match.Away:
		return ".unlinked"
	}
	return ""
}
