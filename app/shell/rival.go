package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/table"
	"pazienza/app/words"
)

// rival is what is said of the other beside the small table of a race.
func (a *App) rival(w *words.Words) app.UI {
	if !a.races() || a.shared() {
		return box("div.rivals") // no landmark: there is nothing to find
	}
	st, other := a.Match.Status(a.Now()), 1-a.Near()
	p, name := st.Players[other], a.playerName(w, other)
	ahead, is := w.GapNone, "span.rival-gap"
	switch n := st.Players[other].Home - st.Players[1-other].Home; {
	case n > 0:
		ahead, is = w.Leads(w.Num(n)), is+".ahead"
	case n < 0:
		ahead = w.Trails(w.Num(-n))
	}
	state := text("")
	if p.Stopped {
		state = said("small.rival-state", w.Stuck(name))
	}
	return el("aside.rivals", at{"aria-label", w.TheirTable(name)},
		box("div#rival-frame.rival-frame"),
		box("div#rival.rival",
			said("b.rival-name", name),
			said(is, ahead),
			state))
}

// gap says by how many cards who is ahead in a race is so; "" for the other.
func (a *App) gap(w *words.Words, st match.Status, player int) string {
	n := st.Gap
	if player == 1 {
		n = -n
	}
	if !st.Race || n <= 0 {
		return ""
	}
	return w.Gap(w.Num(n))
}

// rivalRects are where the frame of the small table lies, and what is said beside it.
func (a *App) rivalRects() (frame, words table.Rect) {
	r, s := a.duel.aside, a.duel.small
	frame = s.Window(table.Rect{W: s.W, H: s.H}).Grow(2)
	const gap = 8
	if r.W > r.H { // a strip
		x := frame.X + frame.W + gap
		return frame, table.Rect{X: x, Y: r.Y, W: r.X + r.W - x - gap, H: r.H}
	}
	y := frame.Y + frame.H + gap/2
	return frame, table.Rect{X: frame.X, Y: y, W: frame.W, H: r.Y + r.H - y - gap}
}
