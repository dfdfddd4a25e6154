package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
)

// helpPage is a page of the manual. What it says is long, and only in the documents that the
// server has made: help.js takes it from there, so that nobody downloads it to play.
func (a *App) helpPage(w *words.Words, at Where) app.UI {
	title, name := w.Glossary, "glossary"
	switch at.Kind {
	case Rules:
		title, name = w.RulesOf(called(w, at.Name).Name), "rules"
	case Racing:
		title, name = w.RaceHelp, "race"
	case Questions:
		title, name = w.Questions, "questions"
	}
	manual := box("div#manual")
	if app.IsClient {
		manual = el("div#manual", manualAt(a.href(at), w))
	} else if a.article != "" {
		manual.Body(app.Raw(a.article))
	}
	return a.frame(w, leaf{name: "help page-" + name, title: title, back: true, body: []app.UI{manual}})
}

// manualAt tells help.js which article belongs there, and what to say if it does not come.
func manualAt(href string, w *words.Words) at {
	return at{"data-href", href, "data-failed", w.Loader.Network, "data-again", w.Loader.Again}
}

// showManual has the article shown that the page is to show.
func (a *App) showManual() {
	if e, ok := element("manual"); ok && browser().Get("manual").Truthy() {
		browser().Call("manual", e)
	}
}
