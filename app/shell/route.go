package shell

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/words"
)

// Route has go-app show the app at every address of the site, with and without the slash
// at its end.
func (a *App) Route() {
	for _, w := range everywhere() {
		make := func() app.Composer { return &Root{App: a, At: w} }
		app.Route(w.Path(), make)
		if p := w.Path(); len(p) > 1 {
			app.Route(p[:len(p)-1], make)
		}
	}
	app.RouteWithRegexp("^/", func() app.Composer {
		return &Root{App: a, At: Where{Lang: a.at.Lang, Kind: NotFound}}
	})
}

// href is the address of a place, for links.
func (a *App) href(w Where) string { return a.base[:len(a.base)-1] + w.Path() }

// here returns a place in the language of the page.
func (a *App) here(w Where) Where { return w.In(a.at.Lang) }

// Open goes to a place, in the language of the page.
func (a *App) Open(w Where) {
	if a.up {
		a.ctx.Navigate(a.href(a.here(w)))
	}
}

// arrived is told of every new address.
func (a *App) arrived(w Where) {
	if a.at.Lang != "" && w.Lang != a.at.Lang {
		// Every link is in the language of the page: this one is from the browser's history,
		// from before the language was changed.
		w = a.here(w)
		a.replace(w)
	}
	if a.closing {
		a.closing = false
		if !w.OnTable() { // the history holds more than was noticed
			a.trail = nil
			a.Open(Where{Kind: Table})
			return
		}
	}
	if w.Kind == Play {
		w = a.seat(w)
	}
	a.follow(w.Rest())
	if a.at != w { // what was being chosen there is forgotten
		a.pick, a.badNumber = pick{}, false
	}
	a.at = w
	a.sheet, a.opener = noSheet, "" // it lay above the page that was left
	if a.duel.greets && w.OnTable() && a.Dueling() {
		a.duel.greets, a.sheet = false, sheetPause
		if a.Match.Status(a.Now()).Over {
			a.sheet = sheetResult
		}
	}
	if w.OnTable() && a.Dueling() && !a.invited {
		if st := a.Match.Status(a.Now()); st.Link == match.Away && !st.Over {
			a.greetLink() // lost before, or while another page was read
		}
	}
	if !w.OnTable() && a.goBack == "" {
		a.goBack = focused()
	}
	a.name()
	a.Update()
	a.openLink()
}

// follow keeps the trail from the table to a page.
func (a *App) follow(rest string) {
	for i, r := range a.trail {
		if r == rest {
			a.trail = a.trail[:i+1]
			return
		}
	}
	if rest == "" {
		a.trail = nil
	}
	a.trail = append(a.trail, rest)
}

// name gives the document its title and language.
func (a *App) name() {
	title, _ := heading(a.words(), a.at)
	document().Set("title", title)
	document().Get("documentElement").Set("lang", a.at.Lang)
}

// replace changes the address without a step in the browser's history.
func (a *App) replace(w Where) {
	app.Window().Get("history").Call("replaceState", nil, "", a.href(w))
	a.at = w
}

// seat opens the game of an address, and makes the address the table's: what is played
// there may change, and opening it again should go on with that.
func (a *App) seat(w Where) Where {
	if o, ok := offer(w.Name); ok && a.Desk != nil {
		a.play(o.Game)
	}
	w = Where{Lang: w.Lang}
	a.replace(w)
	return w
}

// play goes on with a game, or deals one where there is none to go on with.
func (a *App) play(name string) {
	a.putAside()
	if a.replaying() {
		a.Do(session.Intent{Kind: session.ReplayLeave})
	}
	switch {
	case a.Desk.Game() == nil:
		a.Desk.Open(name, a.Now())
	case a.Desk.Game().Name() != name, a.Desk.Line().Won():
		a.Do(session.Intent{Kind: session.New, Game: name})
	}
}

// Start returns the name of the game that the page's address asks for, "" for the one
// last played: what [session.Desk.Open] wants.
func (a *App) Start() string {
	if a.Shelf != nil {
		a.recent = a.readRecent()
	}
	a.base = "/"
	if c := browser().Get("config"); c.Truthy() {
		a.base = c.Get("base").String()
	}
	a.linked = strings.Contains(app.Window().URL().Fragment, "game=")
	a.invited = match.IsInvitation(app.Window().URL().Fragment)
	path := app.Window().URL().Path
	if len(path) >= len(a.base) {
		path = path[len(a.base)-1:]
	}
	a.at = Parse(path)
	if a.at.Lang == "" {
		a.at.Lang = browser().Get("lang").String()
	}
	if o, ok := offer(a.at.Name); ok && a.at.Kind == Play {
		return o.Game
	}
	return ""
}

// Close leaves a page for the table: back in the browser's history where it was opened
// from there, so that Back does not open it again.
func (a *App) Close() {
	if a.closing { // on its way: a second press must not leave the site
		return
	}
	n := len(a.trail) - 1
	if n > 0 && a.trail[0] == "" {
		a.closing = true
		app.Window().Get("history").Call("go", -n)
		return
	}
	a.Open(Where{Kind: Table})
}

// Back goes one page back, or to the table when the page was opened from outside.
func (a *App) Back() {
	if len(a.trail) > 1 {
		app.Window().Get("history").Call("back")
		return
	}
	a.Open(Where{Kind: Table})
}

// speak changes the language of the page, and the address with it.
func (a *App) speak(lang string) {
	if words.For(lang).Lang != lang || lang == a.at.Lang {
		return
	}
	a.replace(a.at.In(lang))
	a.name()
	if browser().Get("speak").Truthy() {
		browser().Call("speak", lang)
	}
	a.speech = speech{} // it was said, in the language before
}
