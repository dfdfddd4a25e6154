package main

import (
	"encoding/json"
	"fmt"
	"strings"
)

// manifest is a web app manifest, as far as we fill it in.
type manifest struct {
	ID              string       `json:"id"`
	Name            string       `json:"name"`
	ShortName       string       `json:"short_name"`
	Description     string       `json:"description"`
	Lang            string       `json:"lang"`
	Dir             string       `json:"dir"`
	StartURL        string       `json:"start_url"`
	Scope           string       `json:"scope"`
	Display         string       `json:"display"`
	DisplayOverride []string     `json:"display_override"`
	Launch          launch       `json:"launch_handler"`
	Orientation     string       `json:"orientation"`
	ThemeColor      string       `json:"theme_color"`
	BackgroundColor string       `json:"background_color"`
	Categories      []string     `json:"categories"`
	Icons           []icon       `json:"icons"`
	Shortcuts       []shortcut   `json:"shortcuts"`
	Screenshots     []screenshot `json:"screenshots,omitempty"`
}

// launch says what happens when the app is opened while it is open.
type launch struct {
	Client string `json:"client_mode"`
}

type icon struct {
	Src     string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose,omitempty"`
}

type shortcut struct {
	Name  string `json:"name"`
	URL   string `json:"url"`
	Icons []icon `json:"icons,omitempty"`
}

type screenshot struct {
	Src        string `json:"src"`
	Sizes      string `json:"sizes"`
	Type       string `json:"type"`
	FormFactor string `json:"form_factor"` // "narrow" or "wide"
	Label      string `json:"label,omitempty"`
}

// pageIcon is an icon that documents link to; see icons in document.go.
type pageIcon struct{ rel, name, sizes string }

var pageIcons = []pageIcon{
	{"icon", "icons/favicon.svg", "any"},
	{"icon", "icons/favicon-32.png", "32x32"},
	{"icon", "icons/icon-192.png", "192x192"},
	{"apple-touch-icon", "icons/apple-touch-icon.png", "180x180"},
}

// appIcons are the manifest's, by asset name.
var appIcons = []struct{ name, sizes, purpose string }{
	{"icons/icon.svg", "any", "any"},
	{"icons/icon-192.png", "192x192", "any"},
	{"icons/icon-512.png", "512x512", "any"},
	{"icons/maskable-192.png", "192x192", "maskable"},
	{"icons/maskable-512.png", "512x512", "maskable"},
}

// manifestPath is where the manifest of a language lies under the base.
func manifestPath(lang string) string { return "manifest-" + lang + ".webmanifest" }

// manifest makes the manifest of a language. All have one id and one start, so
// that an installed app stays the same app when its owner changes language: the
// start page goes by the choice that the browser remembers.
func (d *documents) manifest(lang string) ([]byte, error) {
	shots, err := d.screenshots(lang)
	if err != nil {
		return nil, err
	}
	home, _ := d.find("/" + lang + "/") // its description is the whole app's
	m := manifest{
		ID:              d.base,
		Name:            siteName,
		ShortName:       siteName,
		Description:     home.Description,
		Lang:            lang,
		Dir:             "ltr",
		StartURL:        d.base,
		Scope:           d.base,
		Display:         "standalone",
		DisplayOverride: []string{"standalone", "minimal-ui"},
		Launch:          launch{"focus-existing"}, // see launchQueue in goapp.js
		Orientation:     "any",
		ThemeColor:      feltEdge,
		BackgroundColor: feltCentre,
		Categories:      []string{"games", "entertainment"},
		Screenshots:     shots,
	}
	var shortcutIcons []icon
	for _, i := range appIcons {
		if d.assets.path(i.name) == "" {
			continue
		}
		m.Icons = append(m.Icons, icon{d.asset(i.name), i.sizes, mimeType(i.name), i.purpose})
		if i.name == "icons/icon-192.png" {
			shortcutIcons = []icon{{d.asset(i.name), i.sizes, mimeType(i.name), ""}}
		}
	}
	for _, slug := range shortcutGames {
		if p, ok := d.find("/" + lang + "/play/" + slug + "/"); ok {
			m.Shortcuts = append(m.Shortcuts, shortcut{strings.TrimSuffix(p.Title, titleEnd), d.url(p.Path), shortcutIcons})
		}
	}
	return json.MarshalIndent(m, "", "\t")
}

// titleEnd is what the title of every page but the table's ends in.
const titleEnd = " – " + siteName

// shortcutGames are the games that an installed app's icon offers, the most
// wanted first, since some systems show only the first few. The same games by
// other rules are left to the menu.
var shortcutGames = []string{"klondike-1", "klondike-3", "spider-1", "spider-2", "spider-4"}

// screenshots lists the pictures that an install dialog shows, which are the
// assets screenshots/FORM-*.png, FORM being phone or wide. Names that end in a
// language, as in phone-game-it.png, are for that language only.
func (d *documents) screenshots(lang string) ([]screenshot, error) {
	var list []screenshot
	for _, name := range d.assets.under("screenshots", ".png") {
		stem := strings.TrimSuffix(strings.TrimPrefix(name, "screenshots/"), ".png")
		if of := languageOf(stem); of != "" && of != lang {
			continue
		}
		form := ""
		switch {
		case strings.HasPrefix(stem, "phone"):
			form = "narrow"
		case strings.HasPrefix(stem, "wide"):
			form = "wide"
		default:
			return nil, fmt.Errorf("%s: a screenshot's name begins with phone or wide", name)
		}
		w, h, err := d.assets.pngSize(name)
		if err != nil {
			return nil, err
		}
		list = append(list, screenshot{d.asset(name), fmt.Sprintf("%dx%d", w, h), mimeType(name), form, siteName})
	}
	return list, nil
}

// languageOf is the language that a screenshot's name ends in, or "".
func languageOf(stem string) string {
	for _, lang := range languages {
		if strings.HasSuffix(stem, "-"+lang) {
			return lang
		}
	}
	return ""
}
