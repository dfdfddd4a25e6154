package table

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// window makes up a window: any size a screen may have, phones often, notches, zoom, large
// letters, and both hands.
func window(rnd *rand.Rand, n int) (Screen, Options) {
	sc := Screen{W: math.Round(320 + rnd.Float64()*2240), H: math.Round(480 + rnd.Float64()*960)}
	switch {
	case n%5 == 0: // phones on their side
		sc.W, sc.H = math.Round(568+rnd.Float64()*400), math.Round(320+rnd.Float64()*159)
	case n%5 == 1: // phones
		sc.W = math.Round(320 + rnd.Float64()*200)
	}
	sc.DPR = []float64{1, 1.25, 1.5, 2, 2.625, 3}[n%6]
	if n%7 == 0 {
		sc.Text = 1.8
	}
	if n%3 == 0 {
		sc.Safe = Insets{20, 30, 34, 10}
	}
	return sc, Options{LeftHanded: n%2 == 0, OneHand: n%4 > 1}
}

// TestSignsFit draws real tables in hundreds of windows, with everything marked that can be:
// every sign lies in the board, no badge over another pile but for its shadowed rim, and the bars leave room for
// fingers.
func TestSignsFit(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	windows := enginetest.Few(210)
	for _, g := range append(games(t), unbuilt(t)...) {
		r := newRig(t, g, g.Deal(1), phone)
		r.v.SetMotion(Motion{Speed: Instant})
		for n := range windows {
			sc, o := window(rnd, n)
			r.v.Resize(sc)
			r.v.SetOptions(o)
			all := g.Legal(&r.state, nil)
			if len(all) == 0 || n%40 == 39 {
				s := g.Deal(n)
				r.v.Change(session.Change{Cause: session.Resumed, Game: g, Before: s, After: s}, r.now)
				r.state = s
				all = g.Legal(&r.state, nil)
			}
			if len(all) > 0 {
				hint := all[rnd.IntN(len(all))]
				r.move(hint)
				r.v.Change(session.Change{Cause: session.Hinted, Hint: &hint}, r.now)
			}
			p := engine.PileID(rnd.IntN(len(g.Piles())))
			if k := r.state.Len(p); k > 0 {
				r.v.Cursor(p, k-1)
				r.v.Pick(p, k-1, 1)
			}
			r.now += 5000 * ms
			r.scene()
			name := fmt.Sprintf("%s in %vx%v@%v %+v", g.Variant.ID, sc.W, sc.H, sc.DPR, o)
			checkSigns(t, r, name)
			checkBars(t, r.v.layout, name)
			if t.Failed() {
				return
			}
		}
	}
}

func checkSigns(t *testing.T, r *rig, name string) {
	t.Helper()
	l := r.v.layout
	board := l.Board.Grow(2)
	for _, s := range r.buf {
		if !s.Empty() && outsideOf(board, s.Rect) {
			t.Errorf("%s: %s at %v leaves the board %v", name, spriteName(s.ID), s.Rect, l.Board)
		}
		if (s.ID == CursorSprite || s.ID == PickedSprite) && outsideOf(l.Board.Grow(.01), s.Rect.Grow(ringReach)) {
			t.Errorf("%s: %s around %v is cut off", name, spriteName(s.ID), s.Rect)
		}
		if s.ID != BadgeSprite {
			continue
		}
		if s.H < badgeH-.51 || s.W < badgeMinW-8 {
			t.Errorf("%s: a badge of %vx%v", name, s.W, s.H)
		}
		piles := 0
		for p := range l.Seats {
			id := engine.PileID(p)
			if l.Game.Pile(id).Kind == engine.Foundation && l.Game.Variant.Home == engine.HomeRuns {
				continue // they lie fanned
			}
			if over := s.Rect.Grow(-2).Meet(l.extent(p, r.v.pile(id))); !over.Empty() {
				piles++
			}
		}
		if piles > 1 {
			t.Errorf("%s: a badge at %v lies over %d piles", name, s.Rect, piles)
		}
	}
}

// checkBars asserts that bars leave room for buttons of a finger's size, within the safe
// insets, and do not lie over each other.
func checkBars(t *testing.T, l *Layout, name string) {
	t.Helper()
	s := l.Screen
	free := l.Tools
	free.X, free.W = max(free.X, s.Safe.Left), min(free.X+free.W, s.W-s.Safe.Right)-max(free.X, s.Safe.Left)
	free.Y, free.H = max(free.Y, s.Safe.Top), min(free.Y+free.H, s.H-s.Safe.Bottom)-max(free.Y, s.Safe.Top)
	const tools = 5
	long, thick := max(free.W, free.H), min(free.W, free.H)
	if thick < touchable || long/tools < touchable {
		t.Errorf("%s: tools of %vx%v", name, free.W, free.H)
	}
	for _, over := range []Rect{l.Tools.Meet(l.Board), l.Tools.Meet(l.Status), l.Status.Meet(l.Wordmark)} {
		if !over.Grow(-.51).Empty() {
			t.Errorf("%s: %v is covered by a bar", name, over)
		}
	}
}
