package shell

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/engine"
)

// Twin is the table as buttons.
type Twin struct {
	app.Compo
	App   *App
	Lang  string
	Rev   int
	Plain bool
}

// id names the button of a spot on the page.
func (s Spot) id() string {
	if s.Index < 0 {
		return "t" + strconv.Itoa(int(s.Pile))
	}
	return "t" + strconv.Itoa(int(s.Pile)) + "-" + strconv.Itoa(s.Index)
}

// spotOf reads such a name.
func spotOf(id string) (Spot, bool) {
	if len(id) < 2 || id[0] != 't' {
		return Spot{}, false
	}
	pile, index := id[1:], "-1"
	for i := 1; i < len(id); i++ {
		if id[i] == '-' {
			pile, index = id[1:i], id[i+1:]
		}
	}
	p, err := strconv.Atoi(pile)
	i, err2 := strconv.Atoi(index)
	return Spot{engine.PileID(p), i}, err == nil && err2 == nil && p >= 0 && p < engine.MaxPiles
}

// Render implements app.Composer.
func (t *Twin) Render() app.UI {
	a, w := t.App, t.App.in(t.Lang)
	is := "div#twin.twin"
	if t.Plain {
		is += " shown"
	}
	// Inside an application, keys go to the page and not to a reader's own commands; the
	// table lies in a main so that it is found among the landmarks all the same.
	about := at{"role", "application", "aria-label", w.Table}
	if !a.playing() {
		return box("main", el(is, about))
	}
	g, s := a.table()
	a.places = a.places[:0]
	if a.view() != nil {
		a.places = a.view().Places(a.places)
	}
	a.mirror = ReflectFor(w, g, &s, a.places, a.sides(w))
	a.keys.Settle(a.mirror)
	groups := make([]app.UI, len(a.mirror))
	for i := range a.mirror {
		groups[i] = t.group(g, &a.mirror[i])
	}
	return box("main", el(is, append(about, "aria-description", a.keysAre(w)), groups...).
		On("click", t.clicked).
		On("focusout", t.focusOut))
}

// keysAre says how the keyboard plays.
func (a *App) keysAre(w *words.Words) string {
	if a.Settings.NoLetters {
		return w.Keys
	}
	if a.Dueling() {
		return w.Keys
	}
	return w.AllKeys(a.Desk.Game().Variant.Stock == engine.StockRows, a.seenThrough(), !a.Settings.NoHints)
}

func (t *Twin) group(g *engine.Game, grp *Group) app.UI {
	is, buttons := "div.seat", make([]app.UI, 0, len(grp.Buttons)+len(grp.Under))
	if t.Plain {
		for _, p := range grp.Under {
			buttons = append(buttons, t.card(g, p.Card))
		}
		if len(buttons)+len(grp.Buttons) == 0 && g.Pile(grp.Pile).Kind == engine.Foundation {
			is += " slot"
		}
	}
	for i := range grp.Buttons {
		buttons = append(buttons, t.button(&grp.Buttons[i]))
	}
	about := at{"data-pile", g.PileName(grp.Pile)}
	if grp.Name != "" {
		about = append(about, "role", "group", "aria-label", grp.Name)
	}
	return el(is, about, buttons...)
}

// card is the picture of a card as it lies.
func (t *Twin) card(g *engine.Game, c engine.Card) app.UI {
	if !c.Up() && g.Variant.Shown == engine.ShowThrough {
		return image(at{"class", "through", "data-art", t.App.art(c.FaceUp())})
	}
	if !c.Up() && g.Two() && c.Copy() != t.App.own() {
		return art("back-" + t.App.Settings.FarBackArt())
	}
	return art(t.App.art(c))
}

func (t *Twin) button(b *Button) app.UI {
	a := t.App
	k := &a.keys
	class, tab, glyph := "spot", "-1", ""
	if b.Card == 0 {
		class += " pile"
		if g, s := a.table(); t.Plain && s.Len(b.Pile) == 0 {
			class += " slot"
			glyph = glyphOf(g, &s, b.Pile)
		}
	}
	if k.At == b.Spot {
		tab = "0"
	}
	if h := k.Held; h != nil {
		if h.From == b.Spot {
			class += " held"
		}
		if slices.Contains(h.Targets, b.Pile) && a.lastOf(b) {
			class += " target"
		}
	}
	if h := a.hint; h != nil && a.hinted(h, b) {
		class += " hint"
	}
	var picture []app.UI
	switch {
	case glyph != "":
		picture = []app.UI{image(at{"class", "glyph", "data-art", glyph})}
	case t.Plain && b.Card == 0:
		picture = t.count(b.Pile)
	case t.Plain:
		g, s := a.table()
		picture = []app.UI{t.card(g, s.Pile(b.Pile)[b.Index])}
	}
	return el("button#"+b.id()+"."+class, at{"type", "button", "tabindex", tab, "aria-label", b.Name}, picture...)
}

// count is what the stock has on its lower edge: how many cards, or row deals. The button's name
// says it too.
func (t *Twin) count(p engine.PileID) []app.UI {
	g, s := t.App.table()
	n := s.Len(p)
	if g.Pile(p).Kind != engine.StockPile || n == 0 {
		return nil
	}
	if per := g.Columns(); g.Variant.Stock == engine.StockRows {
		n = (n + per - 1) / per
	}
	return []app.UI{el("span.count", at{"aria-hidden", "true"}, text(t.App.in(t.Lang).Num(n).Text))}
}

// glyphOf names what an empty pile shows, "" for nothing.
func glyphOf(g *engine.Game, s *engine.State, p engine.PileID) string {
	switch pile := g.Pile(p); {
	case pile.Kind == engine.Foundation && g.Variant.Home == engine.HomeRuns:
		return "glyph-run"
	case pile.Kind == engine.Foundation:
		return "glyph-" + string("shcd"[pile.Suit])
	case pile.Kind == engine.Column && g.Variant.Fill == engine.FillKing:
		return "glyph-K"
	case pile.Kind == engine.Column:
		return ""
	case pile.Kind == engine.Cell:
		return "glyph-star"
	}
	player, _ := g.Owner(p)
	if g.Check(s, engine.Move{Kind: engine.Recycle, Player: uint8(player)}) == nil {
		return "glyph-recycle"
	}
	return "glyph-cross"
}

func (a *App) lastOf(b *Button) bool {
	last, ok := a.mirror.last(b.Pile)
	return ok && last.Spot == b.Spot
}

// hinted tells whether a hint is about a button: the first of the cards to move, or where
// they go.
func (a *App) hinted(m *engine.Move, b *Button) bool {
	g, s := a.table()
	if m.Kind != engine.Carry {
		return b.Pile == g.StockOf(int(m.Player))
	}
	return b.Pile == m.From && b.Index == s.Len(m.From)-int(m.Count) || b.Pile == m.To && a.lastOf(b)
}

// clicked is a press by a screen reader, or, where the twin is the table, by anything. A
// real pointer is read elsewhere: by the picture, which knows about dragging. Who reads it is
// decided by what is rendered: a.Plain may have changed since.
func (t *Twin) clicked(ctx app.Context, e app.Event) {
	a := t.App
	b := closest(e.Get("target"), "button.spot")
	if !b.Truthy() || !t.Plain && e.Get("detail").Truthy() {
		ctx.PreventUpdate()
		return
	}
	if s, ok := spotOf(b.Get("id").String()); ok {
		if g, i, ok := a.mirror.find(s); ok {
			a.keys.GoTo(a.mirror[g].Buttons[i])
			a.press(Key{Name: "Enter"}, OnTable)
		}
	}
}

// focusIn follows the focus where the player or a screen reader has put it. Elsewhere than on the
// table it stays, whatever is about to be rendered.
func (a *App) focusIn(target app.Value) {
	s, ok := spotOf(target.Get("id").String())
	if !ok {
		a.had = false
		return
	}
	if g, i, ok := a.mirror.find(s); ok && a.keys.At != s {
		a.keys.GoTo(a.mirror[g].Buttons[i])
		a.Update()
	}
	a.point()
}

// focusOut takes the cursor away when the focus leaves the table.
func (t *Twin) focusOut(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	if within(e.Get("relatedTarget"), "twin") {
		return
	}
	a := t.App
	if a.view() != nil {
		a.view().HideCursor()
		a.drawn()
	}
}
