package shell

import (
	"strings"

	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// Kind is what an address shows.
type Kind uint8

// The kinds of address.
const (
	Table     Kind = iota // the table alone, of the game that is in progress
	Play                  // the table, of one certain game
	Games                 // choosing a game
	Setup                 // choosing the rules of a game
	House                 // making rules of one's own
	Options               // the settings
	Rules                 // how to play
	Racing                // how races, ghosts and two at once are played
	Glossary              // what the words mean
	Questions             // what players ask
	Stats                 // statistics
	Past                  // past games
	Daily                 // deals of the day
	Two                   // choosing a match of two players
	About                 // what this is
	NotFound              // no such page
)

// Where is an address of the site, taken apart.
type Where struct {
	Lang string // "" where the browser decides
	Kind Kind
	Name string // of Play the offer's slug, of Setup the tile, of Rules the tile or the game of two
}

// Rest is the part of the path after the language.
func (w Where) Rest() string {
	switch w.Kind {
	case Play:
		return "play/" + w.Name + "/"
	case Games:
		return "games/"
	case Setup:
		return "games/" + w.Name + "/"
	case House:
		return "house/"
	case Options:
		return "settings/"
	case Rules:
		return "rules/" + w.Name + "/"
	case Racing:
		return "race/"
	case Stats:
		return "stats/"
	case Past:
		return "past/"
	case Daily:
		return "daily/"
	case Glossary:
		return "glossary/"
	case Questions:
		return "questions/"
	case Two:
		return "two/"
	case About:
		return "about/"
	}
	return ""
}

// doubleName is the game of two at one table, and the place of its rules.
const doubleName = "double-solitaire"

// SetupOf is where the rules of a game are chosen, and deals of it by their number.
func SetupOf(g *engine.Game) Where { return Where{Kind: Setup, Name: tileOf(g).name} }

// Path is the address under the site's base, in its canonical form.
func (w Where) Path() string {
	if w.Lang == "" {
		return "/"
	}
	return "/" + w.Lang + "/" + w.Rest()
}

// In is the same place in another language.
func (w Where) In(lang string) Where {
	w.Lang = lang
	return w
}

// Help reports whether it is a page of the manual.
func (w Where) Help() bool {
	return w.Kind == Rules || w.Kind == Racing || w.Kind == Glossary || w.Kind == Questions
}

// OnTable reports whether nothing lies above the table.
func (w Where) OnTable() bool { return w.Kind == Table || w.Kind == Play }

// everywhere lists every address of the site.
func everywhere() []Where {
	list := []Where{{}}
	for _, lang := range words.Languages {
		list = append(list, Where{Lang: lang}, Where{lang, Games, ""}, Where{lang, House, ""}, Where{lang, Options, ""}, Where{lang, Stats, ""}, Where{lang, Past, ""}, Where{lang, Daily, ""}, Where{lang, Two, ""}, Where{lang, About, ""},
			Where{lang, Rules, doubleName}, Where{lang, Racing, ""}, Where{lang, Glossary, ""}, Where{lang, Questions, ""})
		for _, t := range tiles() {
			list = append(list, Where{lang, Setup, t.name}, Where{lang, Rules, t.name})
		}
		for _, o := range variants.Offers() {
			list = append(list, Where{lang, Play, o.Slug})
		}
	}
	return list
}

// Parse takes a path under the site's base apart. A trailing slash may be missing.
func Parse(path string) Where {
	path = strings.TrimSuffix(path, "/") + "/"
	for _, w := range everywhere() {
		if w.Path() == path {
			return w
		}
	}
	w := Where{Kind: NotFound}
	for _, lang := range words.Languages {
		if strings.HasPrefix(path, "/"+lang+"/") {
			w.Lang = lang
		}
	}
	return w
}

// offerOf returns the offer of a game, if it has an address of its own.
func offerOf(game string) (variants.Offer, bool) {
	for _, o := range variants.Offers() {
		if o.Game == game {
			return o, true
		}
	}
	return variants.Offer{}, false
}

// offer returns the game offered under a slug.
func offer(slug string) (variants.Offer, bool) {
	for _, o := range variants.Offers() {
		if o.Slug == slug {
			return o, true
		}
	}
	return variants.Offer{}, false
}
