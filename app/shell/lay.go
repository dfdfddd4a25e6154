package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/table"
	"pazienza/engine"
)

// slot is where an element of the twin was last put.
type slot struct {
	group table.Rect
	parts []placed
}

type placed struct {
	rect   table.Rect
	button bool // else a picture; another kind is another element
}

// layTwin puts every button over its picture, and the focus back on the card it was on.
func (a *App) layTwin() {
	twin, ok := element("twin")
	if !ok || !a.playing() {
		return
	}
	groups := twin.Get("children")
	if len(a.slots) > len(a.mirror) {
		a.slots = a.slots[:len(a.mirror)]
	}
	for i := range a.mirror {
		if i == len(a.slots) {
			a.slots = append(a.slots, slot{})
		}
		a.layGroup(groups.Index(i), &a.mirror[i], &a.slots[i])
	}
	if a.had && !a.covered {
		if focused() != a.keys.At.id() {
			focus(a.keys.At.id())
		} else {
			a.point()
		}
	}
	a.had = false
}

func (a *App) layGroup(e app.Value, g *Group, s *slot) {
	if s.group != g.Rect {
		if s.group.X != g.Rect.X || s.group.Y != g.Rect.Y {
			s.parts = s.parts[:0] // parts are laid from the group's corner
		}
		s.group = g.Rect
		lay(e, g.Rect, 0, 0)
	}
	var parts []placed
	if a.Plain {
		for _, p := range g.Under {
			parts = append(parts, placed{p.Rect, false})
		}
	}
	for _, b := range g.Buttons {
		parts = append(parts, placed{b.Rect, true})
	}
	if len(s.parts) > len(parts) {
		s.parts = s.parts[:len(parts)]
	}
	var children app.Value
	for i, p := range parts {
		if i < len(s.parts) && s.parts[i] == p {
			continue
		}
		if children == nil {
			children = e.Get("children")
		}
		lay(children.Index(i), p.rect, g.Rect.X, g.Rect.Y)
		if i < len(s.parts) {
			s.parts[i] = p
		} else {
			s.parts = append(s.parts, p)
		}
	}
}

// lay puts an element somewhere, from a corner, in one call and without a style attribute
// in any markup.
func lay(e app.Value, r table.Rect, x, y float64) {
	px := func(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) + "px" }
	e.Get("style").Set("cssText", "position:absolute;left:"+px(r.X-x)+";top:"+px(r.Y-y)+";width:"+px(r.W)+";height:"+px(r.H))
}

// art names the picture of a card as it lies.
func (a *App) art(c engine.Card) string {
	if !c.Up() {
		return "back-" + a.Settings.BackArt()
	}
	if a.view() != nil && a.view().Large() {
		return "large-" + cardFile(c)
	}
	return "classic-" + cardFile(c)
}

// cardFile names a card as files do: "h09", or "joker1".
func cardFile(c engine.Card) string {
	if c.Rank() == engine.Joker {
		return "joker" + strconv.Itoa(c.Copy()+1)
	}
	n := strconv.Itoa(int(c.Rank()))
	if len(n) == 1 {
		n = "0" + n
	}
	return string("shcd"[c.Suit()]) + n
}
