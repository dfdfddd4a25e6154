package shell

import (
	"strconv"
	"time"

	"pazienza/app/table"
)

// layout is the table's geometry, nil where nothing has a place.
func (a *App) layout() *table.Layout { return layoutOf(a.view()) }

func layoutOf(v View) *table.Layout {
	if v, ok := v.(interface{ Layout() *table.Layout }); ok {
		return v.Layout()
	}
	return nil
}

// stack is where what stands over the table's foot is put, as the style sheet has it: how far
// from the window's lower edge each kind begins, and how far from its sides all of them stay.
type stack struct{ above, notices, toasts, from, to float64 }

// stackGap is between what is stacked.
const stackGap = 8

// above keeps messages and offers off the cards that can be played. They stand at the foot of
// the columns, one above the other, and no wider: beside the columns piles may reach down
// further. What stays until it is answered has long columns draw in above it; toasts go by
// themselves, and let fingers through.
func (a *App) above() {
	l := a.layout()
	e, ok := element("shell")
	if !ok || l == nil {
		return
	}
	left, right := l.Columns()
	s := stack{above: l.ToastBottom, from: max(left, stackGap), to: max(l.Screen.W-right, stackGap)}
	switch {
	case a.splits(): // above the bar of the table at the lower edge
		s = stack{above: l.ToastBottom, from: stackGap, to: stackGap}
	case a.Dueling() && !a.races(): // over the other's half: at the foot lies one's own stock
		far := l.Halves[1-a.Near()]
		s = stack{above: l.Screen.H - far.Y - far.H + stackGap, from: stackGap, to: stackGap}
	}
	s.notices = s.above + max(tall("offers"), tall("cue"))
	s.toasts = s.notices + tall("notices")
	a.putAsideToasts(l)
	if s != a.stack {
		for name, v := range map[string]float64{"--above": s.above, "--notices": s.notices, "--toasts": s.toasts, "--from": s.from, "--to": s.to} {
			e.Get("style").Call("setProperty", name, strconv.FormatFloat(v, 'f', 0, 64)+"px")
		}
		narrower := s.from != a.stack.from || s.to != a.stack.to
		if a.stack = s; narrower {
			a.Update() // what is there may have become taller
		}
	}
	foot := 0.0
	if s.toasts > s.above && (!a.Dueling() || a.races() && !a.splits()) {
		foot = s.toasts
	}
	if v, ok := a.view().(interface {
		SetFoot(float64, time.Duration) bool
	}); ok && v.SetFoot(foot, a.Now()) {
		a.Update() // the twin lies elsewhere
		a.drawn()
	}
}

// tall is how much room something takes that is stacked, 0 when nothing is there.
func tall(id string) float64 {
	e, ok := element(id)
	if !ok || !e.Get("firstElementChild").Truthy() {
		return 0
	}
	return e.Get("offsetHeight").Float() + stackGap
}
