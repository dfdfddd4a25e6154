package table

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestLook holds the layout to the table of sizes that the look was drawn for. Two of the
// longest columns have larger strips than there, as face-down cards make room for their suits.
func TestLook(t *testing.T) {
	for _, c := range []struct {
		game             string
		w, h             float64 // of the window
		cw, ch, up, long float64 // card, strip, strip of the longest column
		down, cards      int     // of that column
	}{
		{klondike1, 320, 568, 42, 59, 27, 22, 6, 13},
		{klondike1, 360, 740, 46, 64.5, 30, 30, 6, 13},
		{klondike1, 740, 360, 58, 81, 24, 19.4, 6, 13},
		{klondike1, 820, 1180, 98, 137, 55, 52, 6, 13},
		{klondike1, 1440, 900, 117, 164, 44, 33, 6, 13},
		{spider4, 320, 568, 28.5, 40, 18, 17, 5, 20},
		{spider4, 360, 740, 32.5, 45.5, 21, 21, 5, 20},
		{spider4, 740, 360, 50, 70, 21, 13.5, 5, 20},
		{spider4, 820, 1180, 68, 95, 38, 38, 5, 20},
		{spider4, 1440, 900, 101, 141, 44, 33, 5, 20},
	} {
		t.Run(fmt.Sprintf("%s %vx%v", c.game[:6], c.w, c.h), func(t *testing.T) {
			l := Measure(game(t, c.game), Screen{W: c.w, H: c.h, DPR: 2}, Options{})
			u, _ := l.squeeze(c.cards-1, c.down, l.floor-l.Seats[0].Base.Y-l.CardH)
			if l.CardW != c.cw || math.Abs(l.CardH-c.ch) > .5 || math.Abs(l.Up-c.up) > 1 || math.Abs(u-c.long) > 1 {
				t.Errorf("card %v x %v, strip %.1f, longest %.1f; want %v x %v, %v, %v",
					l.CardW, l.CardH, l.Up, u, c.cw, c.ch, c.up, c.long)
			}
		})
	}
}

// TestSqueeze takes from a column what it lacks in the order of what that hides.
func TestSqueeze(t *testing.T) {
	l := &Layout{CardH: 100, Up: 28, Down: 12}
	for _, c := range []struct {
		up, down int
		room     float64
		u, d     float64
	}{
		{8, 5, 300, 28, 12},
		{10, 5, 310, 25, 12},
		{10, 5, 300, 24, 12},
		{10, 5, 290, 24, 10},
		{10, 5, 265, 24, 5},
		{10, 5, 245, 22, 5},
		{10, 5, 225, 20, 5},
		{10, 5, 112.5, 10, 2.5},
		{10, 0, 220, 22, 12},
		{0, 5, 40, 28, 8},
		{1, 5, 55, 24, 6.2},
		{3, 0, -5, 0, 0},
	} {
		if u, d := l.squeeze(c.up, c.down, c.room); math.Abs(u-c.u) > 1e-9 || c.down > 0 && math.Abs(d-c.d) > 1e-9 {
			t.Errorf("%d up and %d down in %v: strips of %v and %v, want %v and %v", c.up, c.down, c.room, u, d, c.u, c.d)
		}
	}
}

// crowd is a made-up table: so many cards face down and up in every column, and all piles
// full. It need not be reachable; nothing may leave the screen all the same.
func crowd(l *Layout, down, up int, stock, waste, home int) [][]Spot {
	dealt := 0
	for _, d := range l.Game.Variant.Deal {
		dealt += int(d)
	}
	var piles [][]Spot
	for p := range l.Seats {
		n := 0
		switch l.Game.Pile(engine.PileID(p)).Kind {
		case engine.Column:
			n = down + up
		case engine.StockPile:
			n = min(stock, l.Game.Cards()-dealt)
		case engine.Waste:
			n = waste
		case engine.Foundation:
			n = home
		case engine.Cell:
			n = min(home, 1)
		}
		spots := make([]Spot, n)
		for i := range spots {
			c := engine.NewCard(engine.Rank(i%13+1), 0, 0)
			if i >= down || l.Seats[p].Fan != FanColumn {
				c = c.FaceUp()
			}
			spots[i] = Spot{Rect: Rect{W: l.CardW, H: l.CardH}, Card: c, Pile: engine.PileID(p), Index: i}
		}
		l.place(&l.Seats[p], spots, -1)
		l.strips(spots)
		piles = append(piles, spots)
	}
	return piles
}

// TestFits lays tables out in hundreds of windows: nothing leaves the board, no pile
// overlaps another but runs that lie fanned, nothing lies under a bar.
func TestFits(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	windows := enginetest.Few(240)
	for _, g := range append(games(t), unbuilt(t)...) {
		for n := range windows {
			sc, o := window(rnd, n)
			l := Measure(g, sc, o)
			name := fmt.Sprintf("%s in %vx%v@%v %+v", g.Variant.ID, sc.W, sc.H, sc.DPR, o)
			for i, fan := range [][2]int{{0, 0}, {6, 13}, {5, 20}, {0, 104}, {1, 1}} {
				if fan[1] == 104 && n%12 > 0 {
					continue
				}
				home, waste, stock := 13, 24, 50
				if (n+i)%2 == 0 {
					home, waste, stock = 0, 2, 0
				}
				checkFits(t, l, crowd(l, fan[0], fan[1], stock, waste, home), name)
			}
			if l.CardW < MinCard && g.RuleSet.ID != "test" && sc.Safe == (Insets{}) && sc.Text == 0 {
				t.Errorf("%s: cards of %v", name, l.CardW)
			}
			checkTargets(t, l, name)
			if t.Failed() {
				return
			}
		}
	}
}

func checkFits(t *testing.T, l *Layout, piles [][]Spot, name string) {
	t.Helper()
	const slack = .51 // rounding to device pixels
	board := l.Board.Grow(slack)
	extents := make([]Rect, len(piles))
	for p, spots := range piles {
		extents[p] = l.extent(p, spots)
		for _, s := range spots {
			onPixel := func(v float64) bool { return math.Abs(v*l.Screen.DPR-math.Round(v*l.Screen.DPR)) < 1e-6 }
			if !onPixel(s.X) || !onPixel(s.Y) || !onPixel(s.X+s.W) || !onPixel(s.Y+s.H) {
				t.Fatalf("%s: %v is off the pixels", name, s.Rect)
			}
			if outsideOf(board, s.Rect) {
				t.Fatalf("%s: pile %s card %d at %v leaves the board %v", name, l.Game.PileName(s.Pile), s.Index, s.Rect, l.Board)
			}
			if !l.Status.Meet(s.Rect.Grow(-slack)).Empty() || !l.Tools.Meet(s.Rect.Grow(-slack)).Empty() {
				t.Fatalf("%s: pile %s lies under a bar", name, l.Game.PileName(s.Pile))
			}
		}
	}
	for p := range extents {
		for q := range p {
			a, b := l.Game.Pile(engine.PileID(p)), l.Game.Pile(engine.PileID(q))
			if a.Kind == engine.Foundation && b.Kind == engine.Foundation && l.Game.Variant.Home == engine.HomeRuns {
				continue // they lie fanned
			}
			if over := extents[p].Grow(-slack).Meet(extents[q].Grow(-slack)); !over.Empty() {
				t.Fatalf("%s: %s over %s by %v", name, l.Game.PileName(engine.PileID(p)), l.Game.PileName(engine.PileID(q)), over)
			}
		}
	}
	if l.Game.Variant.Stock == engine.StockRows {
		pips := l.Pips()
		for home := range 9 {
			r := l.RunCount(home).Grow(-slack)
			if !r.Meet(pips).Empty() || !r.Meet(l.Status).Empty() || !r.Meet(extents[0]).Empty() {
				t.Fatalf("%s: the count of %d runs at %v lies over pips %v or status", name, home, r, pips)
			}
		}
		for p, r := range extents {
			if !r.Grow(-slack).Meet(pips).Empty() {
				t.Fatalf("%s: pips over %s", name, l.Game.PileName(engine.PileID(p)))
			}
		}
	}
}

// outsideOf reports whether some of r is not in the board.
func outsideOf(board, r Rect) bool {
	return r.X < board.X || r.Y < board.Y || r.X+r.W > board.X+board.W || r.Y+r.H > board.Y+board.H
}

// checkTargets asks that every pile can be found by a finger: 44 px wherever its
// neighbours leave room, and always at least itself.
func checkTargets(t *testing.T, l *Layout, name string) {
	t.Helper()
	var none engine.State
	spots := l.Spots(&none, Open{}, nil)
	for p := range l.Seats {
		seat := l.Seats[p]
		id := engine.PileID(p)
		if l.Game.Pile(id).Kind == engine.Foundation && l.Game.Variant.Home == engine.HomeRuns {
			continue
		}
		r := l.touch(p, nil)
		if seat.Fan == FanColumn || r.W < touchable-.01 || r.H < touchable-.01 {
			if r.W < seat.Base.W || r.H < seat.Base.H {
				t.Fatalf("%s: touch area %v of %s is smaller than a card", name, r, l.Game.PileName(id))
			}
		}
		h, ok := l.Hit(spots, seat.Base.X+seat.Base.W/2, seat.Base.Y+seat.Base.H/2)
		if !ok || h.Pile != id || h.Index != -1 {
			t.Fatalf("%s: the middle of %s hits %v %v", name, l.Game.PileName(id), h, ok)
		}
	}
}
