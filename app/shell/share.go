package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
)

// linkTo is the fragment of an address that opens a game.
func linkTo(g *engine.Game) string { return "#" + session.Link{Game: g.Name()}.String() }

// offered is what the share sheet sends.
type offered struct {
	title  phrase
	link   session.Link
	played session.Link // the same with what was played; no game where nothing was
	moves  bool         // that is wanted
	race   bool         // it is to be raced
	under  sheet        // what closing the sheet goes back to
}

// shownCode is a link as a QR code.
type shownCode struct {
	of  string // the link
	svg string // "" before there is one
}

// sent is the link that the sheet shows.
func (o offered) sent() session.Link {
	if o.moves && o.played.Game != "" {
		return o.played
	}
	return o.link
}

// shareDeal offers the deal on the table, with its rules, and what was played of it.
func (a *App) shareDeal() {
	if !a.playing() {
		return
	}
	g, l := a.Desk.Game(), a.Desk.Link()
	if h, ok := a.houseOf(g); ok {
		l.Title = h.Name
	}
	o := offered{link: l, title: func(w *words.Words) string { return a.title(w, g) + " · " + w.DealNo(w.ID(l.Deal)) }}
	if line := a.Desk.Shown(); line != nil {
		if with, ok := l.Played(line); ok {
			o.played, o.moves = with, line.Won()
		}
	}
	a.share(o)
}

// shareRules offers the rules that are being made, as an invitation to play by them.
func (a *App) shareRules() {
	g, err := a.draft.game(a.Desk)
	if err != nil {
		return // it has been said
	}
	a.share(offered{
		title: func(w *words.Words) string { return a.title(w, g) },
		link:  session.Link{Game: g.Name(), Title: a.draft.name},
	})
}

// share opens the sheet.
func (a *App) share(o offered) {
	o.under = a.sheet
	a.offer = o
	a.openSheet(sheetShare)
}

// shareSheet offers the ways a link can go: what the player shares with, where the browser has
// something for that; the clipboard; and a code for the camera of another device.
func (a *App) shareSheet(w *words.Words) app.UI {
	o := &a.offer
	body, title := []app.UI{said("p.muted", o.title(w))}, w.ShareDeal
	if o.race {
		title = w.RaceMe
		body = append(body, said("p", w.RaceMeHelp))
	}
	if o.played.Game != "" && !o.race {
		now := ""
		if o.moves {
			now = yes
		}
		body = append(body, segments("share-what", w.ShareWhat, []choice{{"", w.ShareTheDeal}, {yes, w.ShareMoves}}, now, func(v string) {
			a.offer.moves = v == yes
			a.Update()
		}))
	}
	if app.Window().Get("navigator").Get("share").Truthy() {
		body = append(body, button("button#share-out.cta", nil, "", a.shareOut, icon("share"), text(w.ShareOut)))
	}
	body = append(body,
		button("button#share-copy.cta alt", nil, "", a.shareCopy, icon("copy"), text(w.CopyLink)),
		el("p.link-text", at{"id", "share-link"}, text(a.address(o.sent()))),
		a.codeOf(w, a.address(o.sent())))
	return a.sheetFrame(w, "share", title, body...)
}

// codeOf shows a link as a code, once the script is there that draws it.
func (a *App) codeOf(w *words.Words, url string) app.UI {
	if a.qr.of != url {
		a.qr = shownCode{of: url}
		resolve(browser().Call("late", "js/qr.js"), func(app.Value) {
			if a.qr.of == url {
				a.qr.svg = drawnCode(browser().Call("qr", url))
				a.Update()
			}
		}, func() {})
	}
	if a.qr.svg == "" {
		return box("div.code")
	}
	return box("figure.code",
		el("div#share-code", at{"role", "img", "aria-label", w.ShareCode}, app.Raw(a.qr.svg)),
		said("figcaption.muted", w.ShareCodeHelp))
}

// drawnCode makes a drawing of what static/js/qr.js returns; none of a link that is too long.
func drawnCode(code app.Value) string {
	if !code.Truthy() {
		return ""
	}
	const margin = "-4 -4 " // which readers need
	side := strconv.Itoa(code.Get("size").Int() + 2*4)
	return `<svg viewBox="` + margin + side + " " + side + `" shape-rendering="crispEdges" aria-hidden="true" focusable="false">` +
		`<rect x="-4" y="-4" width="100%" height="100%" fill="#fff"></rect><path d="` + code.Get("path").String() + `"></path></svg>`
}

// address is a link as it is sent. It says nothing of the language: that is the reader's.
func (a *App) address(l session.Link) string { return a.addressOf(l.String()) }

func (a *App) addressOf(fragment string) string {
	return app.Window().Get("location").Get("origin").String() + a.base + "#" + fragment
}

// shareOut hands the link to whatever the player shares with.
func (a *App) shareOut() { a.sendOut(a.offer.title(a.words()), a.address(a.offer.sent())) }

func (a *App) sendOut(title, url string) {
	sent := app.Window().Get("navigator").Call("share", map[string]any{"title": title, "text": title, "url": url})
	caught(sent, func(name string) {
		if name != "AbortError" { // else the player has thought better of it
			a.copyText(url)
		}
	})
}

// shareCopy puts the link on the clipboard.
func (a *App) shareCopy() { a.copyText(a.address(a.offer.sent())) }

// copyText puts the link that is shown on the clipboard. Where that is closed the link is
// marked, to be copied by hand.
func (a *App) copyText(url string) {
	mark := func() {
		if e, ok := element("share-link"); ok {
			app.Window().Call("getSelection").Call("selectAllChildren", e)
		}
	}
	clip := app.Window().Get("navigator").Get("clipboard")
	if !clip.Truthy() {
		mark()
		return
	}
	resolve(clip.Call("writeText", url), func(app.Value) {
		a.Toast(func(w *words.Words) string { return w.Copied })
	}, mark)
}
