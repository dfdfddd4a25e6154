package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
)

// source is the address of what the site serves under a name of its own. The server puts the
// address that the name was built to in its place.
func source(name string) string {
	if app.IsClient {
		return assetURL(name)
	}
	return "/" + name
}

// poster is the picture of a card that is there before any script has run, and that takes the
// colours of the player's cards after.
func poster(card string) app.UI {
	return image(at{"src", source("art/classic-" + card + ".svg"), "data-art", "classic-" + card})
}

// art is the picture of a card, or of what an empty pile shows; see [App.showPictures].
func art(name string) app.UI { return image(at{"data-art", name}) }

// assetURL is where the site serves something, "" for what it does not have.
func assetURL(name string) string {
	path := browser().Get("config").Get("assets").Get(name)
	if !path.Truthy() {
		return ""
	}
	return browser().Call("asset", name).String()
}

// showPictures gives the images that name a card their picture, from the one bundle that
// all of them come in.
func (a *App) showPictures() {
	if !browser().Get("art").Truthy() {
		return
	}
	list, palette := document().Call("querySelectorAll", "img[data-art]"), browser().Call("palette").String()
	for i := range list.Length() {
		img := list.Index(i)
		data := img.Get("dataset")
		name := data.Get("art").String()
		showing := palette + " " + name
		if shown := data.Get("shown"); shown.Truthy() && shown.String() == showing {
			continue
		}
		data.Set("shown", showing)
		// On the twin only a part of a covered card has a place: its upper left one.
		img.Get("style").Set("objectFit", "cover")
		img.Get("style").Set("objectPosition", "0 0")
		resolve(browser().Call("art", name), func(url app.Value) {
			if data.Get("shown").String() == showing {
				img.Set("src", url.String())
			}
		}, func() {
			a.Notice("art", func(w *words.Words) string { return w.NoArt })
		})
	}
}
