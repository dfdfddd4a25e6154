package table

import (
	"math"

	"pazienza/engine"
)

// plan is a layout being measured.
type plan struct {
	*Layout
	columns int
	homes   int  // foundations
	cells   int  // where jokers wait
	runs    bool // whole runs go home, so foundations overlap and stand aside
	rows    bool // the stock deals rows, so there is no waste
	across  int  // foundations and cells in one line
	lines   int  // lines of them
	units   int  // cards side by side that the widest line of the table has room for
}

// wordmarkAspect is the width of the game's name to its height.
const wordmarkAspect = 5.83

// statusWidth is what the figures of a phone on its side need: "Jugadas", or minutes and seconds.
const statusWidth = 54.0

// partBar is the height of the one bar of a table that has a part of the window.
const partBar = 56

// upright lays out phones and tablets: status at the top, tools at the bottom.
func (p *plan) upright() {
	tablet, safe := p.Shape == Tablet, p.Screen.Safe
	top, bottom, edge, gap, lead := 40.0, 60.0, 6.0, 4.0, 6.0
	many := p.columns >= 8
	switch {
	case tablet:
		top, bottom, edge, gap, lead = 52, 72, 24, 14, 12
		if many {
			gap = 10
		}
	case many:
		edge, gap = 4, 2.5
	case p.Screen.W < 340:
		edge, gap = 4, 3
	}
	if p.Screen.Part {
		top, bottom = 0, min(bottom, partBar)
	}
	if p.Screen.Bare {
		bottom = 0
	}
	text := p.Screen.Text
	top, bottom = top*text+safe.Top, bottom*text+safe.Bottom
	p.bars(top, bottom)
	b := p.Board
	// On squat windows height decides: a column of five and nine must fit when squeezed.
	w := p.fold(func(n, lines float64) float64 {
		return min((b.W-2*edge-(n-1)*gap)/n, (b.H-lead-20)/(4.3+1.1*(lines-1))/1.4)
	})
	p.card(w)
	n := float64(p.units)
	p.Gap = clamp(gap, (b.W-2*edge-n*p.CardW)/(n-1), max(gap, .2*p.CardW))
	x0 := b.X + (b.W-n*p.CardW-(n-1)*p.Gap)/2
	rowY, block := b.Y+lead, p.block()
	under := p.under()
	tabY := rowY + block + max(under, .16*p.CardH)
	p.floor = b.Y + b.H - 8
	mark, toast := 30.0, 14.0
	switch {
	case p.runs:
		tabY, rowY = rowY, b.Y+b.H-p.CardH-10
		p.floor = rowY - 12
		mark, toast = p.CardH+44, p.CardH+24
	case p.Options.OneHand:
		tabY, rowY = rowY, b.Y+b.H-block-under-2
		p.floor = rowY - 14
		mark, toast = block+44, block+30
	}
	p.ToastBottom = bottom + toast
	if !p.Screen.Part {
		p.wordmark(bottom + mark)
	}
	p.tableau(x0+(n-float64(p.columns))*(p.CardW+p.Gap)/2, tabY)
	step := .32
	if tablet {
		step = .30
	}
	p.row(x0, rowY, false, step)
	if tablet {
		p.breathe(.28, .40, .14)
	} else {
		p.breathe(.28, .46, .18)
	}
	p.reaches()
}

// bars sets status and tools of upright screens and what they leave.
func (p *plan) bars(top, bottom float64) {
	s := p.Screen
	p.Status = Rect{0, 0, s.W, top}
	p.Tools = Rect{0, s.H - bottom, s.W, bottom}
	p.board(Rect{s.Safe.Left, top, s.W - s.Safe.Left - s.Safe.Right, s.H - top - bottom})
}

// board sets the board to what bars leave, less what stands beside the table.
func (p *plan) board(r Rect) {
	a := p.Screen.Aside
	p.Board = Rect{r.X + a.Left, r.Y + a.Top, r.W - a.Left - a.Right, r.H - a.Top - a.Bottom}
}

// landscape lays out a phone on its side: stock and foundations in columns beside the
// tableau, tools in a rail.
func (p *plan) landscape() {
	s := p.Screen
	rail, other := 60*s.Text+s.Safe.Right, s.Safe.Left
	if p.Options.LeftHanded {
		rail, other = 60*s.Text+s.Safe.Left, s.Safe.Right
	}
	p.Tools = Rect{s.W - rail, 0, rail, s.H}
	p.board(Rect{other, s.Safe.Top, s.W - rail - other, s.H - s.Safe.Top - s.Safe.Bottom})
	if p.Options.LeftHanded { // all of it is mirrored in the end
		p.Board.X += s.Aside.Right - s.Aside.Left
	}
	b := p.Board
	p.Gap = 8
	if p.columns >= 8 {
		p.Gap = 4
	}
	p.across = p.homes + p.cells
	if !p.runs {
		p.across = min(p.across, engine.NumSuits)
	}
	aside := float64((p.homes + p.cells + p.across - 1) / p.across)
	n := float64(p.columns)
	c := n + 1 + aside
	status := 56 * s.Text
	tall := min((b.H-34)/4, (b.H-34-status)/2.56) // four foundations; stock, waste and status
	// The figures stand in the column of the stock or the runs, which is wider than a card where
	// letters are large.
	room := b.W - 16 - (c-1)*p.Gap - 12
	wide := max(0, statusWidth*s.Text-8)
	w := room / c
	if w < wide {
		w = (room - wide) / (c - 1)
	}
	// Whole pixels, as in the drawings: with many columns there is nothing to gain.
	p.card(min(math.Floor(w), math.Floor(tall/1.4*2)/2))
	wide = max(0, wide-p.CardW)
	left := b.X + 8 + wide + (room-wide-c*p.CardW)/2
	x0 := left + p.CardW + p.Gap + 6
	right := x0 + n*(p.CardW+p.Gap) + 6
	y := b.Y + 8
	p.floor = b.Y + b.H - 8
	p.ToastBottom = s.Safe.Bottom + 14
	p.Status = Rect{left - 4 - wide, b.Y + b.H - 8 - status, p.CardW + 8 + wide, status}
	p.tableau(x0, y)
	homeX, stockX := right, left
	if p.runs {
		homeX, stockX = left, right
	}
	high := b.H - 16 - p.CardH
	step := min(p.CardH+6, high/float64(max(1, p.across-1)))
	if p.runs { // the status lies under the runs
		step = min(.3*p.CardH, (high-status-30)/float64(max(1, p.homes-1)))
	}
	p.home(func(i int) (float64, float64) {
		return homeX + float64(i/p.across)*(p.CardW+p.Gap), y + float64(i%p.across)*step
	})
	p.stock(stockX, y, 0, .07*p.CardH)
	if w, ok := p.Game.Waste(); ok {
		p.Seats[w] = Seat{Base: p.at(stockX, y+p.CardH+12), Fan: FanLast3, StepY: .28 * p.CardH}
	}
	p.breathe(.30, .30, .11)
	if p.Options.LeftHanded {
		p.mirror(true)
	}
	p.reaches()
}

// desktop lays out a wide window: one bar, everything centred below it.
func (p *plan) desktop() {
	s := p.Screen
	top := 52*s.Text + s.Safe.Top
	p.Tools = Rect{0, 0, s.W, top}
	p.board(Rect{s.Safe.Left, top, s.W - s.Safe.Left - s.Safe.Right, s.H - top - s.Safe.Bottom})
	b := p.Board
	// Cards stop growing where they are easily read, but on large monitors, seen from
	// further away, that is later.
	gap, most := .2, max(140, .12*s.H)
	aside, rows := 0.0, 4.9
	if p.runs {
		gap, most = .14, max(124, .105*s.H)
		aside, rows = 2, 4.2
	}
	p.card(math.Floor(p.fold(func(n, lines float64) float64 {
		c := n + aside
		return min(most, (b.W-64)/(c+(c-1)*gap), (b.H-40)/(rows+1.1*(lines-1))/1.4)
	})))
	p.Gap = math.Round(p.CardW * gap)
	n := float64(p.units)
	x0 := b.X + (b.W-n*p.CardW-(n-1)*p.Gap)/2
	y := b.Y + 24
	p.floor = b.Y + b.H - 20
	p.ToastBottom = s.Safe.Bottom + 24
	p.wordmark(s.Safe.Bottom + 34)
	if !p.runs {
		p.tableau(x0+(n-float64(p.columns))*(p.CardW+p.Gap)/2, y+p.block()+max(p.under(), .2*p.CardH))
		p.row(x0, y, true, .26)
	} else {
		p.tableau(x0, y)
		left, right := x0-p.CardW-1.6*p.Gap, x0+n*(p.CardW+p.Gap)+.6*p.Gap
		step := min(.3*p.CardH, (b.H-60-p.CardH-40)/float64(max(1, p.homes-1)))
		p.home(func(i int) (float64, float64) { return left, y + float64(i)*step })
		p.stock(right, y, 0, .07*p.CardH)
		if p.Options.LeftHanded {
			p.mirror(false)
		}
	}
	p.breathe(.27, .34, .12)
	p.reaches()
}

// wordmark puts the game's name at a distance from the lower edge.
func (p *plan) wordmark(bottom float64) {
	w, h := p.glyphBox(WordmarkSprite)
	p.Wordmark = Rect{p.snap(p.Board.X + (p.Board.W-w)/2), p.snap(p.Screen.H - bottom - h), w, h}
}

// at is a card's rectangle on device pixels.
func (p *plan) at(x, y float64) Rect { return Rect{p.snap(x), p.snap(y), p.CardW, p.CardH} }

// tableau lays the columns.
func (p *plan) tableau(x0, y float64) {
	for c := range p.columns {
		p.Seats[c] = Seat{Base: p.at(x0+float64(c)*(p.CardW+p.Gap), y), Fan: FanColumn, Shown: true, floor: p.floor}
	}
}

// mirror swaps left and right of everything but the columns, or of all of it.
func (p *plan) mirror(all bool) {
	axis := 2*p.Board.X + p.Board.W
	if all {
		axis = p.Screen.W
	}
	flip := func(r Rect) Rect { r.X = p.snap(axis - r.X - r.W); return r }
	for i := range p.Seats {
		if p.Game.Pile(engine.PileID(i)).Kind != engine.Column {
			p.Seats[i].Base = flip(p.Seats[i].Base)
			p.Seats[i].StepX = -p.Seats[i].StepX
		} else if all {
			j := p.columns - 1 - i
			if j > i {
				p.Seats[i].Base, p.Seats[j].Base = flip(p.Seats[j].Base), flip(p.Seats[i].Base)
			} else if j == i {
				p.Seats[i].Base = flip(p.Seats[i].Base)
			}
		}
	}
	if all {
		p.Status, p.Tools, p.Board = flip(p.Status), flip(p.Tools), flip(p.Board)
	}
}
