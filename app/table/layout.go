package table

import (
	"math"

	"pazienza/engine"
)

// Insets are the parts of a screen that notches and home bars cover.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Screen is the window that a table is fitted to, or the part of it that a table has.
type Screen struct {
	W, H float64
	DPR  float64 // device pixels per CSS pixel
	Safe Insets
	Text float64 // how much larger than usual the reader's letters are; bars grow with it, to twice

	Aside Insets // what stands beside the table takes of the board; see [Beside]

	Part   bool    // only a part of the window, with one bar; see [Split]
	Bare   bool    // and without that: a table to look at, however small
	X, Y   float64 // where that begins
	Turned bool    // and its reader sits at the upper edge: all of it is turned by half
}

// FaceChoice is which faces the cards have.
type FaceChoice uint8

// The choices of face.
const (
	FaceAuto    FaceChoice = iota // large when cards are small
	FaceClassic                   // index and pips
	FaceLarge                     // large index, one pip
)

// Options are what a player may choose about the layout.
type Options struct {
	LeftHanded bool // the row of foundations, waste and stock, and the tools, are mirrored
	OneHand    bool // the row lies at the bottom on upright screens
	Face       FaceChoice

	// Of two players.
	Near   uint8 // who sits at the lower edge, 0 or 1
	Both   bool  // the other plays at this screen, too
	Facing bool  // and sits across: the screen lies flat between them
}

// Shape is the kind of arrangement.
type Shape uint8

// The shapes.
const (
	Portrait  Shape = iota // a phone held upright
	Tablet                 // upright, with air
	Landscape              // a phone on its side: side columns and a rail of tools
	Desktop                // one bar at the top
)

// String returns the shape's name, as style sheets use it.
func (s Shape) String() string {
	return [...]string{"portrait", "tablet", "landscape", "desktop"}[s&3]
}

// Layout is a game's piles fitted to a screen. It does not change once measured, but for what
// the view sets to stand at its foot.
type Layout struct {
	Game    *engine.Game
	Screen  Screen
	Options Options
	Shape   Shape

	CardW, CardH float64 // size of a card, on device pixels
	Gap          float64 // between columns
	Up, Down     float64 // visible strip of a covered card, face up and face down
	Large        bool    // the large faces are in use
	TooSmall     bool    // cards would be too small to play: ask for another orientation

	Status      Rect    // score, clock and moves: at the top when upright, above the left corner on its side; empty on a desktop
	Tools       Rect    // the buttons: bottom bar, side rail or top bar
	Board       Rect    // what the bars leave, inside the safe insets
	Wordmark    Rect    // the game's name on the cloth; empty where there is no room
	ToastBottom float64 // distance of a toast's lower edge from the screen's

	Seats []Seat // where each pile lies, by pile

	// Of two players: each one's half of the board, by player, and where what they share lies,
	// in one part or two.
	Halves [2]Rect
	Shared [2]Rect

	floor float64 // lowest edge a column may reach
	foot  float64 // what stands there takes so much of the screen, see [View.SetFoot]
	layer float64 // shift of each layer of the stock of draws
	turnX float64 // the left and right edges of the board together: about its middle all is turned by half
	turnY float64 // and the upper and lower
}

// Seat is where a pile lies.
type Seat struct {
	Base  Rect // the lowest card, and the slot of an empty pile
	Fan   Fan
	StepX float64 // of fans other than columns: from card to card, or deal to deal; a waste with
	StepY float64 // StepX below 0 grows leftward, so that its last card keeps its place
	Reach Rect    // where a card let go is meant for this pile
	Shown bool    // its slot is drawn even when others of its kind before it are empty

	Turned bool    // it is to be read from the screen's upper edge: all of it is turned by half
	floor  float64 // of a column: the lowest edge it may reach, as its reader sees it
}

// Fan is how the cards of a pile lie on each other.
type Fan uint8

// The fans.
const (
	FanNone   Fan = iota // exactly on each other
	FanColumn            // downward, squeezed to fit
	FanLast3             // the last three side by side, the rest below the first of them
	FanLayers            // up to three layers, one for every eight cards
	FanDeals             // a step for each row deal left
)

// MinCard is the width below which a table counts as too small.
const MinCard = 26

// largeBelow is the card width below which the large faces are chosen.
const largeBelow = 56

// largeOnSide is the same for a phone on its side, where columns are squeezed soonest and
// the classic index loses its suit.
const largeOnSide = 72

// Measure fits a game to a screen.
func Measure(g *engine.Game, sc Screen, o Options) *Layout {
	if sc.DPR <= 0 {
		sc.DPR = 1
	}
	sc.Text = clamp(1, sc.Text, 2)
	l := &Layout{Game: g, Screen: sc, Options: o, Shape: shapeOf(sc), layer: 1.5}
	l.Seats = make([]Seat, len(g.Piles()))
	p := plan{Layout: l, columns: g.Columns()}
	_, p.homes = g.Foundations()
	_, p.cells = g.Cells()
	p.runs = g.Variant.Home == engine.HomeRuns
	p.rows = g.Variant.Stock == engine.StockRows
	switch {
	case g.Two():
		p.pair()
	case l.Shape == Landscape:
		p.landscape()
	case l.Shape == Desktop:
		p.desktop()
	default:
		p.upright()
	}
	l.TooSmall = l.CardW < MinCard
	small := l.CardW < largeBelow || l.Shape == Landscape && l.CardW < largeOnSide
	l.Large = o.Face == FaceLarge || o.Face == FaceAuto && small
	return l
}

func shapeOf(sc Screen) Shape {
	w, h := sc.W, sc.H
	switch {
	case sc.Part && w < 600: // it has but one bar, so that even low ones are upright
		return Portrait
	case sc.Part:
		return Tablet
	case h < 480 && w > h:
		return Landscape
	case w < 600:
		return Portrait
	case w < 1000 || h > w:
		return Tablet
	}
	return Desktop
}

// snap rounds a coordinate to a device pixel.
func (l *Layout) snap(v float64) float64 { return math.Round(v*l.Screen.DPR) / l.Screen.DPR }

// card sets the size of a card to the largest one of at most w that lies on device pixels.
func (l *Layout) card(w float64) {
	w = max(w, 8)
	l.CardW = math.Floor(w*l.Screen.DPR+1e-6) / l.Screen.DPR
	l.CardH = l.snap(1.4 * l.CardW)
}

// Radius is the corner radius of a card.
func (l *Layout) Radius() float64 { return max(2, .06*l.CardW) }

// Bottom is the lowest edge that a column reaches.
func (l *Layout) Bottom() float64 { return l.floor }

// Columns are the left and the right edge of the columns. What stands at the table's foot
// keeps between them: beside them piles may reach further down.
func (l *Layout) Columns() (left, right float64) {
	left, right = l.Screen.W, 0
	for _, s := range l.Seats[:l.Game.Columns()] {
		left, right = min(left, s.Base.X), max(right, s.Base.X+s.Base.W)
	}
	return left, right
}
