package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
)

// Tools are the buttons of the table: a bar on phones, a rail when they lie on their
// side, the top bar on desktops. The order is the same everywhere.
type Tools struct {
	app.Compo
	App  *App
	Lang string
	Rev  int
}

// Render implements app.Composer.
func (t *Tools) Render() app.UI {
	a, w := t.App, t.App.in(t.Lang)
	if a.Dueling() {
		return a.duelTools(w)
	}
	var st session.Status
	if a.playing() {
		st = a.Desk.Status(a.Now())
	}
	if st.Replay.On {
		return el("nav.tools", at{"aria-label", w.Tools}, a.replayTools(w, st.Replay)...)
	}
	undo := st.UndoWhy
	if st.Moves == 0 && st.CanRecall {
		undo = nil
	}
	body := []app.UI{
		el("a#tool-games.tool", at{"href", a.href(Where{t.Lang, Games, ""}), "aria-keyshortcuts", a.letter("M")}, icon("menu"), said("span", w.Games)),
		el("a#tool-help.tool tool-help", at{"href", a.href(Where{t.Lang, Rules, a.tileAtHand().name})}, icon("help"), said("span", w.Help)),
		t.button("new", "N", w.New, "", nil, session.New),
		t.button("redo", "Y", w.Redo, "", st.RedoWhy, session.Redo),
	}
	if a.seenThrough() {
		body = append(body, button("button#tool-stock.tool tool-stock", at{"aria-keyshortcuts", a.letter("S"), "aria-haspopup", "dialog"}, "stock",
			func() { a.openSheet(sheetStock) }, icon("stock"), said("span", w.StockOrder)))
	}
	if !a.Settings.NoHints {
		body = append(body, t.button("hint", "H", w.Hint, "H", nil, session.Hint))
	}
	body = append(body, t.button("undo", "Z", w.Undo, "Z", undo, session.Undo))
	return el("nav.tools", at{"aria-label", w.Tools}, body...)
}

// button is one tool. One that would do nothing stays in its place and in the tab order; why
// it would not is its description, and pressing it says so.
func (t *Tools) button(name, key, label, shown string, why error, do session.IntentKind) app.UI {
	a, is, about := t.App, "button#tool-"+name+".tool tool-"+name, at{"aria-keyshortcuts", t.App.letter(key)}
	if name == "undo" {
		is += " main"
	}
	off := why != nil || !a.playing() && (name == "undo" || name == "redo")
	if off {
		is += " off"
		about = append(about, "aria-disabled", "true")
	}
	if why != nil {
		about = append(about, "aria-description", t.App.in(t.Lang).Reason(why))
	}
	body := []app.UI{icon(name), said("span", label)}
	if shown != "" && !a.Settings.NoLetters {
		body = append(body, el("kbd", at{"aria-hidden", "true"}, text(shown)))
	}
	return button(is, about, name, func() { a.Do(session.Intent{Kind: do}) }, body...)
}

// letter names a key for readers, or none where letters do nothing.
func (a *App) letter(key string) string {
	if a.Settings.NoLetters {
		return ""
	}
	return key
}
