package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
)

// installState is what the browser allows, as install.js has it: "installable", "installed",
// "none", or how the player can do it by hand: "ios", "mac", "android", "menu".
func (a *App) installState() string {
	if i := browser().Get("install"); a.up && i.Truthy() {
		return i.Call("state").String()
	}
	return "none"
}

// canInstall reports whether there is a way to install and it has not been gone yet.
func (a *App) canInstall() bool {
	s := a.installState()
	return s != "none" && s != "installed"
}

// install has the browser ask, or says how it is done where only the player can.
func (a *App) install() {
	if a.installState() == "installable" {
		browser().Get("install").Call("prompt")
		return
	}
	a.openSheet(sheetInstall)
}

// installSheet says how to install where the browser has no button for it.
func (a *App) installSheet(w *words.Words) app.UI {
	state := a.installState()
	var steps []app.UI
	for _, t := range w.InstallSteps.Of(state) {
		steps = append(steps, said("li", t))
	}
	body := []app.UI{box("ol.steps", steps...)}
	if forgets(state) {
		body = append(body, said("p.muted", w.SafariForgets))
	}
	return a.sheetFrame(w, "install", w.InstallHow, body...)
}

// forgets reports whether the browser is Safari, which throws away what a site keeps after
// a week without a visit unless it is installed.
func forgets(state string) bool { return state == "ios" || state == "mac" }

// suggestKey is where it is kept how often installing was suggested.
const suggestKey = "pazienza.suggested"

// suggestions are enough; a player who says no hears none.
const suggestions = 3

// keepWins does what a won game is the moment for: asking the browser to keep what there now is
// to lose, and suggesting to install.
func (a *App) keepWins() {
	if s := app.Window().Get("navigator").Get("storage"); s.Truthy() && s.Get("persist").Truthy() {
		caught(s.Call("persist"), func(string) {}) // then it is kept as everything else is
	}
	a.suggests = a.canInstall() && suggest(a.Shelf)
}

// suggest counts a suggestion, and reports whether there is still one to be made.
func suggest(shelf Shelf) bool {
	times, _ := strconv.Atoi(shelf.Get(suggestKey)) // 0 for what is no number
	if times >= suggestions {
		return false
	}
	shelf.Set(suggestKey, strconv.Itoa(times+1))
	return true
}

// suggestion stands on the sheet of a won game, if there is one.
func (a *App) suggestion(w *words.Words) []app.UI {
	state := a.installState()
	if !a.suggests || !a.canInstall() {
		return nil
	}
	why := w.InstallWhy
	if forgets(state) {
		why = w.SafariForgets
	}
	no := func() {
		a.suggests = false
		a.Shelf.Set(suggestKey, strconv.Itoa(suggestions))
		a.Update()
	}
	return []app.UI{box("section.panel suggestion",
		said("p", why),
		box("p.chips",
			button("button#win-install.chip", nil, "", a.install, icon("install"), text(w.Install)),
			button("button#win-no-install.chip quiet", nil, "", no, text(w.NotNow))))}
}
