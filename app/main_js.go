// Package main is what runs in the player's browser, built to static/app.wasm. It wires the
// parts together and does nothing else: the desk tells the view and the shell what
// happened, the canvas and the shell tell the desk what the player wants.
package main

import (
	"errors"
	"math/rand/v2"
	"runtime/debug"
	"strings"
	"syscall/js"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/paint"
	"pazienza/app/peer"
	"pazienza/app/session"
	"pazienza/app/shell"
	"pazienza/app/storage"
	"pazienza/app/table"
	"pazienza/app/worker"
	"pazienza/engine/variants"
)

func main() {
	debug.SetGCPercent(-1) // nothing is collected until the table lies there: see seen
	start := time.Now()
	now := func() time.Duration { return time.Since(start) }

	store, unsaved := storage.Open()
	js.Global().Get("pazienza").Set("storage", unsaved == nil) // the loader says so if all of this ends
	desk := session.NewDesk(variants.Catalogue().Solo(), store, rand.Uint64)
	desk.Wall, desk.Date, desk.Now = time.Now, shell.Date, now
	desk.Solver = worker.New()
	duel := match.New(variants.Catalogue(), store, rand.Uint64)
	duel.Wall = time.Now
	page := shell.New()
	view := table.NewView(asked(page, desk, duel, 0, now))
	far := table.NewView(asked(page, desk, duel, 1, now))
	page.Desk, page.Match, page.View, page.Far, page.Now, page.Shelf = desk, duel, view, far, now, localStorage{}
	page.Link = peer.OpenLink
	page.Settings = shell.ReadSettings(page.Shelf)
	first := page.Start()
	p := &player{page: page, view: view, far: far, desk: desk, duel: duel, now: now}
	page.Plain, page.OnSeen = true, p.seen
	p.dress()
	heed(desk, duel, page.Settings)
	desk.Watch(p.changed)
	desk.Watch(page.Watch)
	duel.Watch(p.duelChanged)
	duel.Watch(page.WatchMatch)
	desk.Open(first, now())
	page.OpenMatch(first)
	if unsaved != nil {
		page.Watch(session.Change{Cause: session.Unsaved, Why: unsaved})
	}
	p.canvas = paint.New(paint.Host{
		Views: [2]*table.View{view, far}, Divide: page.Divide, Now: now, Do: page.Touched, Needs: p.needs,
		Ready: p.ready, Resized: page.Update, Failed: p.failed,
	})
	page.OnView = p.canvas.Changed
	page.OnTable = p.arrange
	page.OnSettings = func(s shell.Settings) {
		p.dress()
		heed(desk, duel, s)
		p.canvas.Changed()
		page.Update()
	}
	p.watchPage()
	expose(p)
	page.Route()
	app.RunWhenOnBrowser()
}

// player joins the parts.
type player struct {
	page   *shell.App
	view   *table.View
	far    *table.View // of a race: the other player's table
	desk   *session.Desk
	duel   *match.Match
	canvas *paint.Canvas
	now    func() time.Duration
	drawn  bool // the canvas shows the table, or never will
}

// changed takes what happened to the table.
func (p *player) changed(c session.Change) {
	if p.page.Covers(c) {
		return
	}
	p.view.Change(p.shown(c), p.now())
	switch c.Cause {
	case session.Finishing, session.Showing, session.Seeking, session.Replaying:
		go p.finish()
	}
	if p.canvas != nil {
		p.canvas.Changed()
	}
}

// shown is what a view gets of a change. The twin shows cards where they come to lie, so before
// there is a picture none is dealt to be watched.
func (p *player) shown(c session.Change) session.Change {
	if !p.drawn && c.Cause == session.Dealt {
		c.Cause = session.Resumed
	}
	return c
}

// finish makes the steps of a game that finishes by itself, or of a winning line, as they
// fall due, whether anybody draws them or not; and deals in the end if no deal is found.
func (p *player) finish() {
	for p.desk.Tick(p.now()) {
		time.Sleep(16 * time.Millisecond)
	}
}

// seen is called when the page is there and answers. The table can be played from now on: the
// twin shows the cards until the canvas does, for which WebGL is set up and the atlas made, and
// nobody has to wait for that.
//
// The heap is collected from now on, seldom: it is small, and fewer collections are fewer late
// frames. What a start leaves behind is less than the browser would take to look through it.
func (p *player) seen() {
	js.Global().Get("pazienza").Call("ready")
	debug.SetGCPercent(200)
	paint.NextFrame(func() { time.AfterFunc(time.Millisecond, p.canvas.Begin) }) // after that frame
}

// ready is called when the canvas shows the table. Whoever presses a card of the twin at this
// moment lets go of it first, or the press would be lost. If drawing fails until then, or has
// failed before, the twin keeps the table.
func (p *player) ready() {
	if p.drawn {
		return
	}
	if js.Global().Get("document").Call("querySelector", "#twin :active").Truthy() {
		time.AfterFunc(50*time.Millisecond, p.ready)
		return
	}
	p.drawn = true
	p.page.Pictured()
}

// failed hands the table to the twin, which shows the cards itself.
func (p *player) failed(err error) {
	p.drawn = true
	js.Global().Get("console").Call("warn", err.Error())
	loss := shell.NoDrawing
	switch {
	case errors.Is(err, paint.ErrNoWebGL):
		loss = shell.NoWebGL
	case errors.Is(err, paint.ErrReadback):
		loss = shell.NoReading
	case errors.Is(err, paint.ErrArt):
		loss = shell.NoArt
	}
	p.page.NoPicture(loss)
}

// needs is what the atlas depends on besides the layout.
func (p *player) needs() table.Needs {
	return table.Needs{
		Back:    "back-" + p.page.Settings.BackArt(),
		Far:     "back-" + p.page.Settings.FarBackArt(),
		Palette: js.Global().Get("pazienza").Call("palette").String(),
	}
}

// watchPage follows what the browser tells of the page: hidden or seen, for the clock; whether
// movement is wanted; which colours are; and a graphics card that is lost for good.
func (p *player) watchPage() {
	js.Global().Call("addEventListener", "pazienza:theme", js.FuncOf(func(js.Value, []js.Value) any {
		p.canvas.Changed()
		p.page.Update()
		return nil
	}))
	js.Global().Call("matchMedia", reducedMotion).Call("addEventListener", "change", js.FuncOf(func(js.Value, []js.Value) any {
		p.dress()
		heed(p.desk, p.duel, p.page.Settings)
		return nil
	}))
	js.Global().Call("addEventListener", "pazienza:gpu", js.FuncOf(func(js.Value, []js.Value) any {
		p.failed(paint.ErrBroken)
		return nil
	}))
	document := js.Global().Get("document")
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		p.page.Hide(document.Get("visibilityState").String() == "hidden")
		return nil
	}))
}

const reducedMotion = "(prefers-reduced-motion: reduce)"

// reduced reports whether the system asks for less movement.
func reduced() bool {
	return js.Global().Call("matchMedia", reducedMotion).Get("matches").Bool()
}

// still reports whether nothing is to be seen travelling.
func still(s shell.Settings) bool { return s.Speed == "off" || reduced() }

// heed gives the desk and the match those that concern them.
func heed(d *session.Desk, m *match.Match, s shell.Settings) {
	d.Manner, d.CarryBank = s.Manner(), s.CarryBank
	d.Prefer = map[string]session.Prefer{"columns": session.PreferColumns, "foundations": session.PreferFoundations}[s.Prefer]
	m.Prefer, m.Manner = d.Prefer, d.Manner
	d.FinishPace = 0
	if still(s) { // ten cards a frame
		d.FinishPace = 1600 * time.Microsecond
	}
	d.WinnableOnly = func(game string) bool {
		variant, _, _ := strings.Cut(game, "/")
		return s.WinnableOnly(variant)
	}
	d.LinePace = map[string]time.Duration{"slow": time.Second, "fast": 300 * time.Millisecond, "off": 100 * time.Millisecond}[s.Speed]
	d.WantVerdict(s.Verdict)
	d.Stockpile()
}

// localStorage is the shelf of the settings. first.js has put a stand-in in its place where
// the browser blocks it; writing to a full one throws.
type localStorage struct{}

func (localStorage) Get(key string) string {
	v := js.Global().Get("localStorage").Call("getItem", key)
	if v.IsNull() {
		return ""
	}
	return v.String()
}

func (localStorage) Set(key, value string) {
	defer func() { _ = recover() }() // a choice that cannot be kept still holds for this visit
	if value == "" {
		js.Global().Get("localStorage").Call("removeItem", key)
		return
	}
	js.Global().Get("localStorage").Call("setItem", key, value)
}
