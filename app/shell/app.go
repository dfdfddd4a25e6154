package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/peer"
	"pazienza/app/session"
	"pazienza/app/table"
	"pazienza/app/words"
	"pazienza/engine"
)

// View is what the shell needs of the table's picture; [table.View] is one.
type View interface {
	Places(buf []table.Place) []table.Place
	Cursor(p engine.PileID, index int)
	HideCursor()
	Pick(p engine.PileID, index, n int)
	Unpick()
	Large() bool                       // the large faces are in use
	RunCount() (r table.Rect, ok bool) // where the number of completed runs may stand
}

// App is what the components work on. Main makes one with [New], fills in the exported
// fields, calls [App.Start] and then [App.Route].
type App struct {
	Desk  *session.Desk        // nil while the server renders
	Match *match.Match         // games of two; nil while the server renders
	View  View                 // nil where nothing has a place
	Far   View                 // of a race: the other player's table; nil where nothing has a place
	Now   func() time.Duration // since the page's start
	Shelf Shelf                // where settings are kept
	// Link opens a link to another device, as peer.OpenLink does; nil where there is none.
	Link  func(match string, ready func(peer.Link, error))
	Plain bool // nobody draws the table, or not yet: the twin shows the cards itself
	// OnSeen is told once, when the table can be seen and played.
	OnSeen func()

	// Settings are the player's choices; change them with [App.Choose].
	Settings Settings
	// OnSettings is told of a choice after it took effect on the page.
	OnSettings func(Settings)
	// OnView is told when the view's cursor changed and a frame is wanted.
	OnView func()
	// OnTable is told when a match is laid on the table, or the game for one again.
	OnTable func()

	base    string // of the site: "/" or "/sub/"
	article string // what a page of the manual says, on the server
	ctx     app.Context
	up      bool // ctx is valid

	at      Where
	trail   []string // pages opened from the table on, without their language
	closing bool     // a page is being left for the table
	sheet   sheet
	goBack  string    // id of what had the focus before a page or sheet covered the table
	opener  string    // id of what opened a sheet above a page
	beneath string    // id of what opened a sheet above another
	aim     string    // id of what gets the focus on the next page, "" for its title
	shown   string    // what lies above the table, "" for nothing
	covered bool      // a page or sheet lies above the table
	had     bool      // the twin has the focus, and must have it again after rendering
	used    app.Value // what had the focus, or was pressed, before rendering
	pending bool      // an update has been asked for

	small       bool // the window was too small
	stack       stack
	rev         int // counts changes, so that components render again
	laid        int // rev as the page shows it
	keys        Keyboard
	mirror      Mirror
	slots       []slot
	places      []table.Place
	speech      speech
	toast       toast
	told        int // counts toasts, for the timer that ends one
	notices     []notice
	noted       int // counts notices, to tell those with one id apart
	hint        *engine.Move
	won         session.Status // as it was when the game was won
	praise      []phrase
	celebrating bool            // a win is celebrated, and its sheet is yet to come
	verdict     session.Verdict // last said

	ears      ears
	cue       cue  // what a newcomer is told
	linked    bool // somebody sent a link to a game
	invited   bool // somebody sent an invitation, or an answer to one
	dropped   bool // what is done now is cards that were dropped
	held      bool // finishing by itself was stopped
	clock     *time.Timer
	updating  bool                    // a new version is taken at the end of this game
	recent    []string                // the games last played, see recentKey
	pick      pick                    // the game being chosen
	draft     *draft                  // house rules being made, nil before the first
	look      string                  // the game whose statistics are shown, everyGame for all, "" for the one on the table
	games     map[string]*engine.Game // those asked for, by name
	calendar  calendar
	dated     dated
	past      past         // the past games that are listed
	pace      int          // of replays, in replayPaces
	spoken    *words.Words // the language of the page, and what writes its numbers and dates
	formats   *intl
	suggests  bool      // installing, on the sheet of a won game
	offer     offered   // what the share sheet sends
	duel      duel      // a match of two players
	meet      meet      // the other device
	qr        shownCode // the link that is shown as a code
	postcard  postcard  // a result as a picture
	badNumber bool      // the number typed for its deal is none
}

// sheet is what lies above the table besides a page.
type sheet uint8

const (
	noSheet sheet = iota
	sheetWin
	sheetInstall
	sheetStock
	sheetDeal
	sheetShare
	sheetKeys
	sheetPause
	sheetResult
	sheetMeet
	sheetPostcard
)

// New returns an app without a game, as the server renders it.
func New() *App {
	return &App{base: "/", Now: func() time.Duration { return 0 }}
}

// words returns the language of the page.
func (a *App) words() *words.Words { return a.in(a.at.Lang) }

// playing reports whether there is a game.
func (a *App) playing() bool { return a.Desk != nil && a.Desk.Game() != nil }

// Do carries out an intent.
func (a *App) Do(in session.Intent) {
	if !a.playing() || a.Dueling() && a.duelDo(in) {
		return
	}
	if in.Kind == session.Stop && a.celebrating {
		a.openWin()
		return
	}
	if in.Kind == session.Hint && a.Settings.NoHints {
		a.Toast(func(w *words.Words) string { return w.HintsOff })
		return
	}
	st := a.Desk.Status(a.Now())
	if in.Kind == session.Undo && st.Moves == 0 && st.CanRecall && !st.Replay.On {
		in.Kind = session.Recall // New was the last thing done: undo takes that back
	}
	a.dropped = in.Kind == session.Carry
	a.Desk.Do(in, a.Now())
	a.dropped = false
}

// Update has everything rendered again, and the twin laid over the picture. Main calls it
// when the layout has changed; after a change of the game it is called from here.
func (a *App) Update() {
	a.rev++
	if a.up && !a.pending {
		a.pending = true
		if e, ok := active(); ok {
			a.used = e
			a.had = within(e, "twin")
		}
		a.ctx.Dispatch(func(ctx app.Context) {
			a.pending = false
			ctx.Defer(func(app.Context) { a.settle() })
		})
	}
}

// Settled reports whether the page, with the twin over the picture, shows the last change, and no
// other is waiting to be rendered.
func (a *App) Settled() bool { return a.laid == a.rev && !a.pending }

// settle does to the page what rendering cannot, after it.
func (a *App) settle() {
	a.speech.open = false
	a.laid = a.rev
	a.fits()
	a.above()
	a.layTwin()
	a.layRuns()
	a.laySides()
	a.layCue()
	a.cover()
	a.refocus()
	a.showClock()
	a.showPictures()
	a.fillIn()
	a.showManual()
	a.seen()
}

// targets answers the keyboard: how many cards a spot's card lifts, and where they may go.
func (a *App) targets(s Spot) (int, []engine.PileID) {
	_, st := a.table()
	n := st.Len(s.Pile) - s.Index
	switch {
	case s.Index < 0 || n < 1:
		return 0, nil
	case a.Dueling():
		return n, a.Match.Targets(int(a.mover(session.Intent{Kind: session.Tap, Pile: s.Pile}).Player), s.Pile, n)
	}
	return n, a.Desk.Targets(s.Pile, n)
}

// fits says so when the window is too small for the cards.
func (a *App) fits() {
	l := a.layout()
	if l == nil || l.TooSmall == a.small {
		return
	}
	a.small = l.TooSmall
	if a.small {
		a.Notice("small", func(w *words.Words) string { return w.TooSmall })
	} else {
		a.dropNotice("small")
	}
}
