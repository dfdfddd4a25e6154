package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
)

// leaf is a page above the table.
type leaf struct {
	name, title string
	back        bool     // its head leads to the page before
	extra       []app.UI // in its head
	body        []app.UI // what it says, which scrolls by itself
	foot        []app.UI // stays below, by the thumb
}

// frame shows a page: a head with a title, what the page says, and perhaps a foot.
func (a *App) frame(w *words.Words, l leaf) app.UI {
	var head []app.UI
	if l.back {
		head = append(head, button("button#page-back.icb", at{"aria-label", w.Back}, l.name, a.Back, icon("back")))
	}
	// A link, so that it works before the game does.
	closer := el("a#page-close.icb", at{"href", a.href(Where{Lang: w.Lang}), "aria-label", w.Close}, icon("close"))
	instead(closer, l.name, a.Close)
	head = append(head, el("h1#page-title", at{"tabindex", "-1"}, text(l.title)))
	head = append(head, l.extra...)
	head = append(head, closer)
	parts := []app.UI{box("header.head", head...), el("div.wrap", at{"tabindex", "0"}, l.body...)}
	if len(l.foot) > 0 {
		parts = append(parts, box("footer.foot", l.foot...))
	}
	return box("div.cover", dialog("page page-"+l.name, parts...))
}

// dialog is what a page or a sheet is to readers.
func dialog(class string, body ...app.UI) app.UI {
	return el("div#page."+class, at{"role", "dialog", "aria-modal", "true", "aria-labelledby", "page-title"}, body...)
}

// instead has a link do something in place of being followed: neither the browser nor go-app,
// which listens on the window, is to follow it. A press that means another tab or window is
// the browser's all the same.
//
//go:noinline
func instead(link app.HTMLElem, scope string, do func()) app.HTMLElem {
	return link.On("click", func(_ app.Context, e app.Event) {
		if elsewhere(e) {
			return
		}
		e.PreventDefault()
		e.Call("stopPropagation")
		do()
	}, app.EventScope(scope))
}

// elsewhere reports whether a press on a link asks to open it in another tab or window, or to
// keep what it leads to.
func elsewhere(e app.Value) bool {
	for _, key := range []string{"ctrlKey", "metaKey", "shiftKey", "altKey"} {
		if e.Get(key).Truthy() { // events that no hand made may lack it
			return true
		}
	}
	return false
}

// overlaid reports whether a page or sheet lies above the table, as it was last decided: what is
// seen, and a.covered, follow when the page is rendered.
func (a *App) overlaid() bool { return !a.at.OnTable() || a.sheet != noSheet }

// cover takes the focus to what has come to lie above the table, and back afterwards.
// While something lies there, the table and its picture are out of reach.
func (a *App) cover() {
	covered := a.overlaid()
	if canvas := document().Call("querySelector", "body > canvas"); canvas.Truthy() {
		canvas.Set("inert", covered)
	}
	shown := ""
	if covered {
		shown = a.at.Rest() + string(rune('0'+a.sheet))
	}
	if shown == a.shown {
		return
	}
	defer a.stand()
	first := a.shown == ""
	a.shown, a.covered = shown, covered
	if covered {
		if first {
			a.goBack = focusable(a.goBack)
		}
		switch {
		case a.aim != "" && focus(a.aim):
		case a.sheet == noSheet && a.opener != "" && focus(a.opener):
		default:
			focus("page-title")
		}
		a.aim = ""
		return
	}
	if _, onTwin := spotOf(a.goBack); onTwin {
		a.goBack = a.keys.At.id() // it may be another table by now
	}
	if !focus(a.goBack) {
		focus(a.keys.At.id())
	}
	a.goBack = ""
}

// refocus puts the focus back on the table, or on what lies above it, when the control that
// had it is gone: a screen reader would begin anew at the top of the page.
func (a *App) refocus() {
	was := a.used
	a.used = nil
	if _, some := active(); some || was == nil || !was.Truthy() || was.Get("isConnected").Bool() {
		return
	}
	if a.covered {
		focus("page-title")
	} else {
		focus(a.keys.At.id())
	}
}

// focusable keeps the name of what has the focus, if it is something of the table.
func focusable(name string) string {
	if name != "" {
		return name
	}
	return focused()
}

// openSheet shows a sheet.
func (a *App) openSheet(s sheet) {
	switch {
	case a.sheet != noSheet: // above another, to which it comes back
		a.beneath = focused()
	case a.at.OnTable():
		a.goBack, a.opener = focused(), ""
	default:
		a.opener = focused()
	}
	a.sheet = s
	a.duel.sure, a.duel.anew = 0, false // what was pressed once, on another sheet, is forgotten
	a.Update()
}

// closeSheet closes it for what it was opened from, which may be another.
func (a *App) closeSheet() {
	under := noSheet
	switch a.sheet {
	case sheetShare:
		under = a.offer.under
	case sheetPostcard:
		under = a.postcard.under
	}
	if under != noSheet {
		a.sheet, a.aim = under, a.beneath
		a.Update()
		return
	}
	a.leaveSheet()
}

// leaveSheet takes every sheet away.
func (a *App) leaveSheet() {
	if a.sheet != noSheet {
		if a.sheet == sheetPause && a.Dueling() {
			a.goOn()
			return
		}
		if a.sheet == sheetWin || a.sheet == sheetResult {
			a.unlight()
		}
		a.sheet = noSheet
		a.Update()
	}
}
