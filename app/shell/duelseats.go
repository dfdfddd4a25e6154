package shell

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/words"
)

// note is what is told to one of two at this device: beside the own bar, as one reads it.
type note struct {
	text phrase
	told int
}

// tellSeat shows a line to one of two at this device for a moment; readers say it.
func (a *App) tellSeat(player int, p phrase) {
	if !a.shared() {
		a.Toast(p)
		return
	}
	n := &a.duel.notes[player]
	n.text = p
	n.told++
	mine := n.told
	if a.up {
		time.AfterFunc(toastTime, func() {
			if n.told == mine {
				n.text = nil
				a.Update()
			}
		})
	}
	a.Say(func(w *words.Words) string { return w.Whose(a.playerName(w, player), p(w)) })
}

// seatBars are the bars of two at this device, each at the own edge: how the player stands, and
// the tools.
func (a *App) seatBars(w *words.Words) app.UI {
	st, near := a.Match.Status(a.Now()), a.Near()
	return box("div#seats.seats", a.seatBar(w, st, near), a.seatBar(w, st, 1-near))
}

func (a *App) seatBar(w *words.Words, st match.Status, player int) app.UI {
	p, nth := st.Players[player], strconv.Itoa(player)
	name := a.playerName(w, player)
	is := "div#seat-" + nth + ".seatbar"
	if st.HasTurn && !st.Over && st.Turn == player {
		is += ".turn"
	}
	clock, label := "b#seat-clock-"+nth+".seat-clock", w.Time
	if a.hidesClock() && st.Terms.Limit == 0 {
		clock += ".off"
	}
	if st.Terms.Limit > 0 {
		label = w.TimeLeft
	}
	body := []app.UI{
		a.seatTool(w, player, "pause", "pause", w.PauseTool, nil, a.pauseMatch),
		box("div.who",
			el("span", at{"role", "img", "aria-label", w.HomeOf(name, w.Num(p.Home), w.Num(p.Cards))},
				said("small", name), said("b", w.Number(p.Home)), said("small", "/"+w.Number(p.Cards)), said("small.gap", a.gap(w, st, player))),
			el(clock, at{"role", "timer", "aria-label", label}, text(w.Clock(0)))),
	}
	if st.Over {
		body[0] = a.seatTool(w, player, "pause", "stats", w.Result, nil, a.pauseMatch)
	}
	if why, has := a.mayPass(st, player); has {
		body = append(body, a.seatTool(w, player, "pass", "next", w.Pass, why, func() { a.pass(player) }))
	}
	if p.CanFinish {
		body = append(body, a.seatTool(w, player, "finish", "play", w.Finish, nil, func() { a.duelGive(session.Intent{Kind: session.Finish}, player) }))
	}
	if !a.Settings.NoHints {
		body = append(body, a.seatTool(w, player, "hint", "hint", w.Hint, nil, func() { a.duelGive(session.Intent{Kind: session.Hint}, player) }))
	}
	body = append(body, a.seatTool(w, player, "undo", "undo", w.Undo, p.UndoWhy, func() { a.duelGive(session.Intent{Kind: session.Undo}, player) }))
	shown := text("")
	if t := a.duel.notes[player].text; t != nil {
		shown = el("p.seat-note", at{"aria-hidden", "true"}, text(t(w)))
	}
	return box(is, shown, el("nav.tools", at{"aria-label", w.Tools + ": " + name}, body...))
}

// seatTool is a tool of one of two. What it does is of that player, whoever presses it.
func (a *App) seatTool(w *words.Words, player int, name, ic, label string, why error, do func()) app.UI {
	nth := strconv.Itoa(player)
	is, about := "button#tool-"+name+"-"+nth+".tool tool-"+name, at{}
	if name == "undo" || name == "finish" {
		is += " main"
	}
	if why != nil {
		is += " off"
		about = at{"aria-disabled", "true", "aria-description", w.Reason(why)}
	}
	return button(is, about, name+nth, do, icon(ic), said("span", label))
}

// laySides puts the bars of two at this device, or the frame of the small table, where the
// picture leaves room for them.
func (a *App) laySides() {
	if !a.Dueling() {
		return
	}
	if frame, ok := element("rival-frame"); ok && !a.duel.aside.Empty() {
		r, said := a.rivalRects()
		lay(frame, r, 0, 0)
		if e, ok := element("rival"); ok {
			lay(e, said, 0, 0)
		}
	}
	if !a.shared() {
		return
	}
	rects, turned, ok := a.sideRects()
	if !ok {
		return
	}
	for player, r := range rects {
		e, ok := element("seat-" + strconv.Itoa(player))
		if !ok {
			continue
		}
		lay(e, r, 0, 0)
		list := e.Get("classList")
		for class, on := range map[string]bool{"turned": turned[player], "rail": r.H > r.W, "far": player != a.Near(), "side": rects[0].Y == rects[1].Y} {
			list.Call("toggle", class, on)
		}
	}
}
