package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// mounted begins to listen to the browser, once the app is on the page.
func (a *App) mounted(ctx app.Context) {
	again := a.up
	a.ctx, a.up = ctx, true
	if again {
		return
	}
	win := app.Window()
	listen(document(), "keydown", a.keydown)
	listen(document(), "keyup", func(e app.Value) {
		// Browsers press a button when the space bar comes up; here it has been dealt with.
		if e.Get("key").String() == " " && within(e.Get("target"), "twin") {
			e.Call("preventDefault")
		}
	})
	// At once, and before go-app hears of it: a reader moves the focus and presses in one go, and
	// whatever waits to be rendered is while the focus is on its way, and must not call it back.
	hear(document(), "focusout", true, func(e app.Value) {
		if e.Get("relatedTarget").Truthy() {
			a.had = false
		}
	})
	hear(document(), "focusin", true, func(e app.Value) { a.focusIn(e.Get("target")) })
	// A mouse leaves the focus where the keyboard is, as on the table.
	listen(document(), "mousedown", func(e app.Value) {
		if closest(e.Get("target"), ".tools, .offers, .messages").Truthy() {
			e.Call("preventDefault")
		}
	})
	hear(document(), "click", true, func(e app.Value) {
		if b := closest(e.Get("target"), "button, a"); b.Truthy() {
			a.used = b
		}
	})
	listen(document(), "click", func(e app.Value) {
		if elsewhere(e) {
			e.Call("stopPropagation") // go-app, on the window, would follow a link here
		}
	})
	listen(win, "pazienza:update", func(app.Value) { a.offerUpdate() })
	listen(win, "pazienza:install", func(app.Value) { a.Update() })
	listen(win, "hashchange", func(app.Value) { a.openLink() })
	a.Update()
}

// keydown takes a key in wherever the focus is.
func (a *App) keydown(e app.Value) {
	target := e.Get("target")
	key := Key{
		Name:  e.Get("key").String(),
		Ctrl:  e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy(),
		Alt:   e.Get("altKey").Truthy(),
		Shift: e.Get("shiftKey").Truthy(),
		Held:  e.Get("repeat").Truthy(),
	}
	if e.Get("defaultPrevented").Truthy() || e.Get("isComposing").Truthy() || !e.Get("key").Truthy() {
		return
	}
	if a.overlaid() {
		if key.Name == "Escape" {
			e.Call("preventDefault")
			a.uncover()
		}
		return
	}
	if a.press(key, focusOn(target)) {
		e.Call("preventDefault")
	}
}

// focusOn tells where the focus is from what a key was pressed on.
func focusOn(target app.Value) Focus {
	if within(target, "twin") {
		return OnTable
	}
	if tag := target.Get("tagName"); tag.Truthy() && tag.String() != "BODY" && tag.String() != "HTML" {
		return OnControl
	}
	return OnNothing
}

// uncover closes what lies uppermost: a sheet may lie above a page.
func (a *App) uncover() {
	if a.sheet != noSheet {
		a.closeSheet()
		return
	}
	a.Close()
}
