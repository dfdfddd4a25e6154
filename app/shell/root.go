package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Root is the one component that every address shows: the table, and perhaps a page or
// a sheet above it.
type Root struct {
	app.Compo
	App *App
	At  Where
}

// OnMount implements app.Mounter.
func (r *Root) OnMount(ctx app.Context) { r.App.mounted(ctx) }

// OnNav implements app.Navigator.
func (r *Root) OnNav(app.Context) { r.App.arrived(r.At) }

// Render implements app.Composer.
func (r *Root) Render() app.UI {
	a, place := r.App, r.At
	if a.up {
		place = a.at // it may have been put in another language since
	} else {
		a.at = place
	}
	w := a.in(place.Lang)
	is := "div#shell.shell"
	if a.Settings.LeftHanded {
		is += " left"
	}
	covered := a.overlaid()
	title, inert := "h1#title.hidden", ""
	if covered {
		title, inert = "p#title.hidden", "inert"
	}
	rev := a.rev
	parts := []app.UI{
		el("div#table.table", at{"inert", inert},
			box("header", said(title, a.heading(place)), &Status{App: a, Lang: w.Lang, Rev: rev}),
			&Twin{App: a, Lang: w.Lang, Rev: rev, Plain: a.Plain},
			a.runs(w),
			a.rival(w),
			a.offers(w),
			a.cues(w),
			&Tools{App: a, Lang: w.Lang, Rev: rev},
		),
		&Messages{App: a, Lang: w.Lang, Rev: rev},
	}
	if over := a.over(place); over != nil {
		parts = append(parts, over)
	}
	return box(is, parts...)
}

// heading is what the table is called for readers.
func (a *App) heading(at Where) string {
	if a.Dueling() {
		return a.played(a.in(at.Lang), a.Match.Game())
	}
	if a.playing() {
		return a.title(a.in(at.Lang), a.Desk.Game())
	}
	title, _ := heading(a.in(at.Lang), at)
	return title
}

// over is what lies above the table, nil for nothing.
func (a *App) over(at Where) app.UI {
	what := at.Rest()
	if at.OnTable() {
		what = ""
	}
	switch {
	case a.sheet == sheetInstall:
		what = "install"
	case a.sheet == sheetStock && a.seenThrough():
		what = "stock"
	case a.sheet == sheetDeal && a.playing():
		what = "deal"
	case a.sheet == sheetShare:
		what = "share"
	case a.sheet == sheetPostcard && a.postcard.says != nil:
		what = "postcard"
	case a.sheet == sheetKeys:
		what = "keys"
	case a.sheet == sheetMeet:
		what = "meet"
	case at.Kind == NotFound:
		what = "lost"
	case a.sheet == sheetPause && a.Dueling():
		what = "pause"
	case a.sheet == sheetResult && a.Dueling():
		what = "result"
	case what == "" && a.sheet == sheetWin:
		what = "win"
	}
	if what == "" {
		return nil
	}
	return &Over{App: a, What: what, At: at, Rev: a.rev}
}

// Over is a page or sheet above the table.
type Over struct {
	app.Compo
	App  *App
	What string // which one
	At   Where
	Rev  int
}

// CompoID has another page replace this one, rather than have its elements changed into
// those of the other.
func (o *Over) CompoID() string { return o.What }

// Render implements app.Composer.
func (o *Over) Render() app.UI {
	a, w := o.App, o.App.in(o.At.Lang)
	switch {
	case o.What == "install":
		return a.installSheet(w)
	case o.What == "stock":
		return a.stockSheet(w)
	case o.What == "deal":
		return a.dealSheet(w)
	case o.What == "share":
		return a.shareSheet(w)
	case o.What == "postcard":
		return a.postcardSheet(w)
	case o.What == "keys":
		return a.keySheet(w)
	case o.What == "pause":
		return a.pauseSheet(w)
	case o.What == "result":
		return a.resultSheet(w)
	case o.What == "win":
		return a.winSheet(w)
	case o.What == "meet":
		return a.meetSheet(w)
	}
	switch o.At.Kind {
	case Games:
		return a.gamesPage(w)
	case Setup:
		return a.setupPage(w, o.At.Name)
	case House:
		return a.housePage(w)
	case Options:
		return a.optionsPage(w)
	case Stats:
		return a.statsPage(w)
	case Rules, Racing, Glossary, Questions:
		return a.helpPage(w, o.At)
	case Past:
		return a.pastPage(w)
	case Daily:
		return a.dailyPage(w)
	case Two:
		return a.twoPage(w)
	case About:
		return a.aboutPage(w)
	}
	return a.lostPage(w)
}
