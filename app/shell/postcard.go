package shell

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
)

// postcard is how a game has ended as a picture, to be sent or kept: static/js/postcard.js
// draws it.
type postcard struct {
	under  sheet                         // what it was asked for from
	says   func(w *words.Words) printing // what stands on it
	of     int                           // counts the pictures asked for: the last one is shown
	file   app.Value                     // nil before there is one
	url    string                        // of the file
	failed bool
}

// showPostcard opens the sheet, and has the picture of a deal drawn.
func (a *App) showPostcard(deal int, says func(w *words.Words) printing) {
	p := &a.postcard
	if p.url != "" {
		app.Window().Get("URL").Call("revokeObjectURL", p.url)
	}
	*p = postcard{under: a.sheet, of: p.of + 1, says: says}
	of, spec := p.of, says(a.words()).spec()
	spec["file"] = "pazienza-" + strconv.Itoa(deal) + ".png"
	if loc := app.Window().Get("location"); loc.Truthy() {
		spec["site"] = strings.TrimSuffix(loc.Get("host").String()+a.base, "/")
	}
	a.openSheet(sheetPostcard)
	fail := func() {
		if p.of == of {
			p.failed = true
			a.Update()
		}
	}
	resolve(browser().Call("late", "js/postcard.js"), func(app.Value) {
		resolve(browser().Get("postcard").Call("draw", spec), func(file app.Value) {
			if p.of == of {
				p.file, p.url = file, app.Window().Get("URL").Call("createObjectURL", file).String()
				a.Update()
			}
		}, fail)
	}, fail)
}

// postcardSheet shows the picture and the ways it can go: what the player shares with, where the
// browser has something for files; and a file.
func (a *App) postcardSheet(w *words.Words) app.UI {
	p := &a.postcard
	switch {
	case p.failed:
		return a.sheetFrame(w, "postcard", w.Result, el("p", at{"role", "status"}, text(w.NoPostcard)))
	case p.file == nil:
		return a.sheetFrame(w, "postcard", w.Result, box("div.postcard"))
	}
	scope, saves := strconv.Itoa(p.of), "button#postcard-save.cta"
	body := []app.UI{app.ElemSelfClosing("img").Attr("class", "postcard").Attr("src", p.url).Attr("alt", p.says(w).text())}
	if takesFile(p.file) {
		saves += " alt"
		body = append(body, button("button#postcard-out.cta", nil, scope, a.sendPostcard, icon("share"), text(w.ShareOut)))
	}
	return a.sheetFrame(w, "postcard", w.Result, append(body, button(saves, nil, scope, a.savePostcard, icon("install"), text(w.SavePostcard)))...)
}

// takesFile reports whether the browser can hand a file to what the player shares with.
func takesFile(file app.Value) bool {
	nav := app.Window().Get("navigator")
	return nav.Get("share").Truthy() && nav.Get("canShare").Truthy() &&
		nav.Call("canShare", map[string]any{"files": []any{file}}).Bool()
}

// sendPostcard hands the picture to whatever the player shares with. It goes alone: some who
// take a text beside it leave the picture out.
func (a *App) sendPostcard() {
	sent := app.Window().Get("navigator").Call("share", map[string]any{"files": []any{a.postcard.file}})
	caught(sent, func(name string) {
		if name != "AbortError" { // else the player has thought better of it
			a.savePostcard()
		}
	})
}

func (a *App) savePostcard() {
	save(a.postcard.file, a.postcard.file.Get("name").String())
	a.Toast(func(w *words.Words) string { return w.PostcardSaved })
}

// postcardButton leads to the picture.
func (a *App) postcardButton(w *words.Words, do func()) app.UI {
	return button("button#as-postcard.cta alt", nil, "postcard", do, icon("picture"), text(w.AsPostcard))
}
