package shell

import (
	"strconv"

	"pazienza/app/table"
)

// leastAside is the least room in which a toast can be read.
const leastAside = 100

// aside is where toasts stand at a table of two that is wider than tall, if there is room beside
// the cards; ok is false where they stand as elsewhere. In the middle of such a table lie the
// ends of the far columns, and stocks. Tools may stand at the other side, for the left-handed at
// this one.
func (a *App) aside(l *table.Layout) (r table.Rect, ok bool) {
	if !a.Dueling() || !a.Match.Game().Two() || l.Screen.W < l.Screen.H {
		return r, false
	}
	left, right := l.Screen.W, 0.0
	for _, s := range l.Seats {
		left, right = min(left, s.Base.X), max(right, s.Base.X+s.Base.W)
	}
	r = table.Rect{X: l.Screen.Safe.Left + stackGap, Y: min(l.Halves[0].Y, l.Halves[1].Y) + stackGap}
	if r.W = left - stackGap - r.X; a.Settings.LeftHanded {
		r.X = right + stackGap
		r.W = l.Screen.W - l.Screen.Safe.Right - stackGap - r.X
	}
	return r, r.W >= leastAside
}

// putAsideToasts has the style sheet put them there.
func (a *App) putAsideToasts(l *table.Layout) {
	root := document().Get("documentElement")
	r, ok := a.aside(l)
	root.Get("classList").Call("toggle", "toasts-aside", ok)
	if !ok {
		return
	}
	for name, v := range map[string]float64{"--aside-x": r.X, "--aside-y": r.Y, "--aside-w": r.W} {
		root.Get("style").Call("setProperty", name, strconv.FormatFloat(v, 'f', 0, 64)+"px")
	}
}
