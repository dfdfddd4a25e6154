package shell

import (
	"sort"

	"pazienza/app/table"
	"pazienza/app/words"
	"pazienza/engine"
)

// Spot is where the keyboard can be: a card, or with index -1 a pile.
type Spot struct {
	Pile  engine.PileID
	Index int
}

// Button is a spot that can be pressed.
type Button struct {
	Spot
	Card engine.Card // 0 for a pile
	Name string
	Rect table.Rect
}

// Group is a pile as the twin has it.
type Group struct {
	Pile    engine.PileID
	Name    string // "" when its one button says everything
	Rect    table.Rect
	Buttons []Button
	Under   []Under

	far    bool // it is the other player's, or of two at this device who sits across
	turned bool // and is read from the upper edge
}

// Under is a card that can be seen and is no button: face down, or covered where only
// the top card plays.
type Under struct {
	Card engine.Card
	Rect table.Rect
}

// Mirror is the table as groups of buttons, in the order in which the keyboard goes
// through them.
type Mirror []Group

// Reflect makes the mirror of a table. places says where everything lies; without it the
// mirror has the same buttons, nowhere.
func Reflect(w *words.Words, g *engine.Game, s *engine.State, places []table.Place) Mirror {
	return ReflectFor(w, g, s, places, Sides{})
}

// Sides is how two look at a table. Who sits across reads it turned by half: there the left is
// the window's right.
type Sides struct {
	Whose  func(player int) string // names whom a pile belongs to, "" for the one who looks; nil names nobody
	Near   int                     // who sits at the lower edge: the other's piles come last
	Across bool                    // the other's piles are turned
	Turned bool                    // all is turned: a table of a race, of who sits across
}

// ReflectFor is Reflect for one of two players.
func ReflectFor(w *words.Words, g *engine.Game, s *engine.State, places []table.Place, sides Sides) Mirror {
	m := make(Mirror, 0, len(g.Piles()))
	first, _ := g.Foundations()
	for p := range g.Piles() {
		id := engine.PileID(p)
		kind := g.Pile(id).Kind
		if kind == engine.Foundation && g.Variant.Home == engine.HomeRuns && id != first {
			continue // the runs are one group
		}
		grp := Group{Pile: id, Name: w.Pile(g, s, id), turned: sides.Turned}
		if player, owned := g.Owner(id); owned && sides.Whose != nil {
			if grp.far = g.Two() && player != sides.Near; grp.far {
				grp.turned = sides.Across
			}
			if name := sides.Whose(player); name != "" {
				grp.Name = w.Whose(name, grp.Name)
			}
		}
		switch {
		case kind == engine.StockPile, s.Len(id) == 0 && (kind == engine.Column || kind == engine.Cell || kind == engine.Foundation && g.Variant.Home == engine.HomeCards):
			grp.Buttons = []Button{{Spot: Spot{id, -1}, Name: grp.Name}}
			grp.Name = "" // the button says it
		case kind == engine.Column:
			for i, c := range s.Pile(id) {
				if name := w.CardAt(g, s, id, i); name != "" {
					grp.Buttons = append(grp.Buttons, Button{Spot: Spot{id, i}, Card: c.ID(), Name: name})
				}
			}
		case s.Len(id) > 0 && !(kind == engine.Foundation && g.Variant.Home == engine.HomeRuns):
			t := s.Top(id)
			grp.Buttons = []Button{{Spot: Spot{id, s.Len(id) - 1}, Card: t.ID(), Name: w.CardAt(g, s, id, s.Len(id)-1)}}
		}
		m = append(m, grp)
	}
	m.put(g, places)
	m.order(g)
	return m
}

// put sets where everything lies.
func (m Mirror) put(g *engine.Game, places []table.Place) {
	at := make(map[Spot]table.Rect, len(places))
	for _, p := range places {
		at[Spot{p.Pile, p.Index}] = p.Rect
	}
	for i := range m {
		grp := &m[i]
		grp.Rect = at[Spot{grp.Pile, -1}]
		for j := range grp.Buttons {
			b := &grp.Buttons[j]
			b.Rect = at[b.Spot]
		}
		for _, p := range places {
			if p.Index < 0 || !grp.holds(g, p.Pile) {
				continue
			}
			if _, _, ok := m[i : i+1].find(Spot{p.Pile, p.Index}); !ok {
				grp.Under = append(grp.Under, Under{p.Card, p.Rect})
				grp.Rect = grp.Rect.Join(p.Rect)
			}
		}
	}
}

// holds tells whether a pile is in a group: its own, or where runs go home every foundation.
func (grp *Group) holds(g *engine.Game, p engine.PileID) bool {
	return p == grp.Pile || g.Variant.Home == engine.HomeRuns &&
		g.Pile(p).Kind == engine.Foundation && g.Pile(grp.Pile).Kind == engine.Foundation
}

// order sorts the groups as the eye goes of who plays there, the other player's last.
func (m Mirror) order(g *engine.Game) {
	sort.SliceStable(m, func(i, j int) bool { return !m[i].far && m[j].far })
	n := sort.Search(len(m), func(i int) bool { return m[i].far })
	m[:n].orderSide(g)
	m[n:].orderSide(g)
}

// seen is where a group lies for who reads it.
func (grp *Group) seen() table.Rect {
	r := grp.Rect
	if grp.turned {
		r.X, r.Y = -r.X-r.W, -r.Y-r.H
	}
	return r
}

// orderSide sorts the groups of a side: columns from the left, and the other piles before or
// after them, whichever lies higher: line by line where they lie above or below the columns, and
// else from the left.
func (m Mirror) orderSide(g *engine.Game) {
	column := func(i int) bool { return g.Pile(m[i].Pile).Kind == engine.Column }
	var columns, others table.Rect
	for i := range m {
		if column(i) {
			columns = columns.Join(m[i].seen())
		} else {
			others = others.Join(m[i].seen())
		}
	}
	columnsFirst := columns.Y < others.Y
	lines := above(others, columns) || above(columns, others)
	rank := map[engine.PileKind]int{engine.StockPile: 0, engine.Waste: 1, engine.Foundation: 2, engine.Cell: 3}
	sort.SliceStable(m, func(i, j int) bool {
		if a, b := column(i), column(j); a != b {
			return a == columnsFirst
		}
		a, b := m[i].seen(), m[j].seen()
		switch {
		case lines && (above(a, b) || above(b, a)):
			return above(a, b)
		case a.X != b.X:
			return a.X < b.X
		case a.Y != b.Y:
			return a.Y < b.Y
		}
		ka, kb := g.Pile(m[i].Pile).Kind, g.Pile(m[j].Pile).Kind
		return rank[ka] < rank[kb]
	})
}

// above reports whether one rectangle ends before the other begins.
func above(a, b table.Rect) bool { return a.Y < b.Y && a.Y+a.H <= b.Y }

// find returns where a spot's button is.
func (m Mirror) find(s Spot) (group, button int, ok bool) {
	for i := range m {
		for j := range m[i].Buttons {
			if m[i].Buttons[j].Spot == s {
				return i, j, true
			}
		}
	}
	return 0, 0, false
}

// holding returns the button of a card.
func (m Mirror) holding(c engine.Card) (Button, bool) {
	for i := range m {
		for _, b := range m[i].Buttons {
			if c != 0 && b.Card == c {
				return b, true
			}
		}
	}
	return Button{}, false
}

// last returns the last button of a pile.
func (m Mirror) last(p engine.PileID) (Button, bool) {
	for i := range m {
		if n := len(m[i].Buttons); m[i].Pile == p && n > 0 {
			return m[i].Buttons[n-1], true
		}
	}
	return Button{}, false
}

// String writes the mirror as text, for tests.
func (m Mirror) String() string {
	t := ""
	for _, g := range m {
		if g.Name != "" {
			t += g.Name + "\n"
		}
		for _, b := range g.Buttons {
			t += "  " + b.Name + "\n"
		}
	}
	return t
}
