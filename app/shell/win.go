package shell

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
)

// winPause is between the last card's move and the sheet: the picture comes first.
const winPause = 900 * time.Millisecond

// celebrate notes how the game was won and shows the sheet in a moment.
func (a *App) celebrate() {
	a.won = a.Desk.Status(a.Now())
	f := a.Desk.History().Figures(a.won.Game)
	a.praise = nil
	counts := !a.won.Branch
	if counts && f.Won > 1 && a.won.Elapsed.Truncate(time.Millisecond) <= f.BestTime {
		a.praise = append(a.praise, func(w *words.Words) string { return w.BestTime })
	}
	if counts && f.Streak > 1 {
		a.praise = append(a.praise, func(w *words.Words) string { return w.StreakOf(w.Num(f.Streak)) })
	}
	if !a.won.Assisted {
		a.praise = append(a.praise, func(w *words.Words) string { return w.WonClean })
	}
	won := a.won
	a.Say(func(w *words.Words) string {
		if a.Settings.Calm {
			return w.Won
		}
		return w.WonSaid(w.Clock(won.Elapsed), w.Num(won.Moves))
	})
	if !a.up {
		return
	}
	a.keepWins()
	a.light()
	time.AfterFunc(winPause, a.openWin)
}

// openWin shows the sheet, in a moment or because a tap would not wait.
func (a *App) openWin() {
	if a.playing() && a.Desk.Line().Won() && a.at.OnTable() && a.sheet == noSheet && a.celebrating {
		a.celebrating = false
		a.openSheet(sheetWin)
	}
}

// light has the light of a win shine behind the picture, where it is.
func (a *App) light() {
	l := a.layout()
	a.celebrating = true
	if l == nil || !a.up {
		return
	}
	x, y, r := l.Rose()
	root := document().Get("documentElement")
	for name, v := range map[string]float64{"--rose-x": x, "--rose-y": y, "--rose-r": r} {
		root.Get("style").Call("setProperty", name, strconv.FormatFloat(v, 'f', 0, 64)+"px")
	}
	root.Get("classList").Call("add", "won")
}

// unlight ends what celebrates a win.
func (a *App) unlight() {
	a.celebrating = false
	if !a.up {
		return
	}
	document().Get("documentElement").Get("classList").Call("remove", "won")
	for _, v := range []View{a.View, a.Far} {
		if v, ok := v.(interface{ EndRose(time.Duration) bool }); ok && v.EndRose(a.Now()) {
			a.drawn()
		}
	}
}

// winSheet is shown when a game is won.
func (a *App) winSheet(w *words.Words) app.UI {
	st := a.won
	figures := []app.UI{figure(w.Clock(st.Elapsed), w.Time), figure(w.Number(st.Moves), w.Moves)}
	name := ""
	if a.playing() {
		g := a.Desk.Game()
		name = a.title(w, g) + " · " + w.DealNo(w.ID(st.Deal))
		if a.scored() {
			figures = append(figures, figure(w.Amount(st.Score, st.Money), w.Score))
		}
		if st.BankCarried {
			figures = append(figures, figure(w.Amount(st.Bank, st.Money), w.Bank))
		}
	}
	praise := w.WonLine
	for i, p := range a.praise {
		if i == 0 {
			praise = p(w)
		} else {
			praise += " · " + p(w)
		}
	}
	score := box("div.figures", figures...)
	if a.Settings.Calm {
		score, praise = box("div.figures"), w.WonLine
	}
	do := func(k session.IntentKind) func() {
		return func() {
			a.leaveSheet()
			a.Do(session.Intent{Kind: k})
		}
	}
	body := []app.UI{
		said("p.muted", name),
		score,
		said("p.praise", praise),
		button("button#win-new.cta", nil, "new", do(session.New), text(w.NewGame)),
		button("button#win-again.cta alt", nil, "again", do(session.Restart), text(w.SameDeal)),
		box("div.ways", button("button#win-share.cta alt", nil, "share", a.shareDeal, icon("share"), text(w.ShareDeal)), a.postcardButton(w, a.sendWin)),
	}
	if a.Match != nil && a.playing() && a.canRace(a.Desk.Line()) {
		body = append(body, button("button#win-race.cta alt", nil, "race", func() { a.challenge(a.Desk.Line()) }, icon("speed"), text(w.RaceMe)))
	}
	return a.sheetFrame(w, "win", w.Won, append(body, a.suggestion(w)...)...)
}

func figure(value, label string) app.UI {
	return box("div.figure", said("b", value), said("span.muted", label))
}

// sheetFrame is a sheet above the table, with a button to close it.
func (a *App) sheetFrame(w *words.Words, name, title string, body ...app.UI) app.UI {
	body = append([]app.UI{
		button("button#page-close.icb sheet-close", at{"aria-label", w.Close}, name, a.closeSheet, icon("close")),
		el("h1#page-title", at{"tabindex", "-1"}, text(title)),
	}, body...)
	return box("div.cover cover-"+name, dialog("sheet sheet-"+name, body...))
}
