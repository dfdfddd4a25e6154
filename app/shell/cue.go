package shell

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/table"
	"pazienza/app/words"
	"pazienza/engine"
)

// cue is what a newcomer is told at the table: one line at its foot, and a ring around what
// the line is about.
type cue uint8

const (
	noCue    cue = iota
	cueMove      // how a card is moved
	cueStock     // what the stock is for, when a card has been
)

// cuesKey is where it is kept which kinds of stock somebody here knows: "draw rows". Whoever
// has closed the cue or has moved on is never shown it again.
const cuesKey = "pazienza.cues"

// stockKind names what the stock of a game does.
func stockKind(v engine.Variant) string {
	if v.Stock == engine.StockRows {
		return "rows"
	}
	return "draw"
}

// welcome decides what is told about a game just dealt. Only who never played anything, and
// was not sent here by somebody, is told how to move a card. That a stock deals whole rows is
// told to anybody who has not played so: it is not what people expect.
func (a *App) welcome(g *engine.Game) {
	a.cue = noCue
	kind := stockKind(g.Variant)
	if a.Shelf == nil || a.linked {
		return
	}
	known := a.Shelf.Get(cuesKey)
	switch {
	case strings.Contains(known, kind):
	case known == "" && a.Desk.History().Empty():
		a.tell(cueMove)
		if _, ok := a.movable(); !ok {
			a.tell(cueStock)
		}
	case kind == "rows" && slices.ContainsFunc(a.Desk.History().All(), a.dealtRows):
		a.know(kind) // all that was ever played is looked through once
	case kind == "rows":
		a.tell(cueStock)
	}
}

func (a *App) dealtRows(r *session.Result) bool {
	g := a.game(r.Game)
	return g != nil && stockKind(g.Variant) == "rows"
}

// know notes that somebody here knows a kind of stock.
func (a *App) know(kind string) {
	a.Shelf.Set(cuesKey, strings.TrimSpace(a.Shelf.Get(cuesKey)+" "+kind))
}

// tell shows a cue, which readers read once.
func (a *App) tell(c cue) {
	a.cue = c
	a.Say(a.cueText)
}

func (a *App) cueText(w *words.Words) string {
	switch {
	case a.cue == cueMove:
		return w.CueMove
	case a.cue == cueStock && a.playing() && stockKind(a.Desk.Game().Variant) == "rows":
		return w.CueRows
	case a.cue == cueStock:
		return w.CueDraw
	}
	return ""
}

// cued goes on after a move: whoever has moved a card is told of the stock.
func (a *App) cued(c session.Change) {
	switch {
	case a.cue == cueMove && c.Move.Kind == engine.Carry && !c.Auto:
		a.tell(cueStock)
	case a.cue != noCue:
		a.endCue()
	}
}

// endCue takes the cue away for ever.
func (a *App) endCue() {
	a.cue = noCue
	a.know(stockKind(a.Desk.Game().Variant))
	a.Update()
}

// movable returns the last card of a column that can go somewhere.
func (a *App) movable() (Spot, bool) {
	s := a.Desk.State()
	for c := range a.Desk.Game().Columns() {
		p := engine.PileID(c)
		if s.Top(p).Up() && len(a.Desk.Targets(p, 1)) > 0 {
			return Spot{p, s.Len(p) - 1}, true
		}
	}
	return Spot{}, false
}

// cues is the line, the first one with a way to have the table for the other hand: nobody looks
// for that among the settings.
func (a *App) cues(w *words.Words) app.UI {
	if a.cue == noCue || !a.playing() || a.Dueling() {
		return box("aside.cues")
	}
	hand := text("")
	if a.cue == cueMove {
		hand = a.handChip(w, "button#cue-hand.cue-hand")
	}
	return box("aside.cues", box("div#cue-ring.cue-ring"), box("div#cue.cue", said("p", a.cueText(w)), hand,
		button("button#cue-close.icb", at{"aria-label", w.Close}, "", a.endCue, icon("close"))))
}

// handChip turns the table round for the left hand, and back.
func (a *App) handChip(w *words.Words, is string) app.UI {
	return toggle(is, a.Settings.LeftHanded, w.ForLeftHand, func() {
		s := a.Settings
		s.LeftHanded = !s.LeftHanded
		a.Choose(s)
	})
}

// layCue puts the ring around the card or the stock that the cue is about.
func (a *App) layCue() {
	e, ok := element("cue-ring")
	if !ok {
		return
	}
	spot := Spot{a.Desk.Game().Stock(), -1}
	if card, ok := a.movable(); ok && a.cue == cueMove {
		spot = card
	}
	var r table.Rect
	for _, p := range a.places {
		if p.Pile == spot.Pile && p.Index == spot.Index {
			r = p.Rect
		}
	}
	if l := a.layout(); l != nil && spot.Index >= 0 {
		r.H = l.CardH
	}
	lay(e, r, 0, 0)
}
