package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
)

// Page is a page of the site before it is a document.
type Page struct {
	Path        string // "/it/games/", under whatever the site's base is
	Lang        string // "it"; "" for the page whose language the browser decides
	Title       string
	Description string
	Body        app.UI
	Help        bool   // it is of the manual
	Data        string // what search engines are told of it, as JSON; "" for nothing
}

// Manual writes what a page of the manual says, by its language and its path in that: an
// article in HTML, and what search engines are told of it.
type Manual func(lang, path string) (article, data string)

// Pages lists every page of the site, rendered without a game.
func Pages(manual Manual) []Page {
	var list []Page
	for _, w := range everywhere() {
		a := New()
		title, text := heading(words.For(w.Lang), w)
		p := Page{Path: w.Path(), Lang: w.Lang, Title: title, Description: text, Body: &Root{App: a, At: w}, Help: w.Help()}
		if p.Help {
			a.article, p.Data = manual(w.Lang, w.Rest())
		}
		list = append(list, p)
	}
	return list
}

// Lost is what a document for an unknown address says in a language, below a heading of its
// own. It is not a Root: no game starts there, and a static host shows all languages at once.
func Lost(lang string) Page {
	w := words.For(lang)
	title, about := heading(w, Where{Lang: lang, Kind: NotFound})
	return Page{Lang: lang, Title: title, Description: about, Body: el("section", at{"lang", lang},
		said("h2", w.LostTitle),
		said("p", w.Lost),
		box("p", link("a", Where{Lang: lang}.Path(), text(w.Home))),
	)}
}

// heading returns a document's title and description.
func heading(t *words.Words, w Where) (title, text string) {
	text = t.Description
	switch w.Kind {
	case Table:
		return "Pazienza: " + t.TableTitle, text
	case Play:
		o, _ := offer(w.Name)
		title = t.Title(gameNamed(o.Game))
		text = t.GameText(title)
	case Games:
		title, text = t.ChooseGame, t.GamesText
	case Setup:
		name := called(t, w.Name).Name
		title, text = t.SetupOf(name), t.SetupText(name)
	case House:
		title, text = t.HouseRules, t.HouseText
	case Options:
		title, text = t.Settings, t.SettingsText
	case Rules:
		game := called(t, w.Name)
		title, text = t.RulesOf(game.Name), game.Is+" "+t.RulesText(game.Name)
	case Racing:
		title, text = t.RaceHelp, t.RaceHelpText
	case Stats:
		title, text = t.Statistics, t.StatsText
	case Glossary:
		title, text = t.Glossary, t.GlossaryText
	case Questions:
		title, text = t.Questions, t.QuestionsText
	case Past:
		title, text = t.PastGames, t.PastText
	case Daily:
		title, text = t.Daily, t.DailyText
	case Two:
		title, text = t.TwoPlayers, t.TwoText
	case About:
		title, text = t.About, t.AboutText
	case NotFound:
		title, text = t.LostTitle, t.Lost
	}
	return title + " – Pazienza", text
}

// called is what a tile is called.
func called(w *words.Words, name string) words.Called {
	t, ok := tileNamed(name)
	if name == doubleName {
		return w.Game(name)
	}
	if !ok {
		return words.Called{Name: name}
	}
	return w.Game(t.variant().ID)
}
