package table

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestFoot has a message stand at the foot of full tables, in hundreds of windows: between the
// columns' edges it lies over no card, columns that were clear of it stay as they are, and
// strips keep some height.
func TestFoot(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	windows := enginetest.Few(210)
	for _, g := range games(t) {
		for n := range windows {
			sc, o := window(rnd, n)
			l := Measure(g, sc, o)
			name := fmt.Sprintf("%s in %vx%v@%v %+v", g.Variant.ID, sc.W, sc.H, sc.DPR, o)
			high := 56.0
			if sc.Text > 1 { // two lines of large letters in a small window can leave no room
				continue
			}
			long := [2]int{6, 13}
			if g.Variant.Stock == engine.StockRows {
				long = [2]int{5, 20}
			}
			for _, fan := range [][2]int{long, {0, 1}} {
				before := crowd(l, fan[0], fan[1], 50, 24, 13)
				l.foot = l.ToastBottom + high
				after := crowd(l, fan[0], fan[1], 50, 24, 13)
				l.foot = 0
				left, right := l.Columns()
				message := Rect{left, sc.H - l.ToastBottom - high, right - left, high}
				for p, spots := range after {
					column := l.Seats[p].Fan == FanColumn
					for i, s := range spots {
						was := before[p][i].Rect
						if over := s.Meet(message).Grow(-.51); !over.Empty() {
							t.Errorf("%s: %d of %v+%v cards of %s at %v lies under a message at %v", name, i, fan[0], fan[1], g.PileName(engine.PileID(p)), s.Rect, message)
						}
						if last := before[p][len(spots)-1]; s.Rect != was && (!column || last.Y+last.H <= message.Y-1) {
							t.Errorf("%s: %s moves from %v to %v for nothing", name, g.PileName(engine.PileID(p)), was, s.Rect)
						}
						if column && i >= fan[0] && !s.Hidden() && s.Strip.H < 4 {
							t.Errorf("%s: %d cards of %s show %.1f each", name, len(spots), g.PileName(engine.PileID(p)), s.Strip.H)
						}
					}
				}
				if t.Failed() {
					return
				}
			}
		}
	}
}

// TestSetFoot has long columns draw in above a message, and out again when it goes, on their way
// and not at once; whatever stands there, room for a few cards is left.
func TestSetFoot(t *testing.T) {
	g := game(t, klondike1)
	s, err := g.ParseTable("c1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS")
	if err != nil {
		t.Fatal(err)
	}
	r := newRig(t, g, s, Screen{W: 740, H: 360, DPR: 2})
	end := func() float64 {
		for r.scene() {
			r.now += 17 * ms
		}
		last := r.v.pile(0)[12]
		return last.Y + last.H
	}
	was := end()
	if !r.v.SetFoot(80, r.now) || r.v.SetFoot(80, r.now) {
		t.Error("a message is told of twice")
	}
	if !r.scene() {
		t.Error("the column jumps")
	}
	if now := end(); now > 280.5 || now < 270 {
		t.Errorf("it ends at %v, above a message at 280", now)
	}
	r.v.Resize(Screen{W: 740, H: 380, DPR: 2})
	if now := end(); now > 300.5 {
		t.Errorf("in another window it ends at %v, above a message at 300", now)
	}
	r.v.Resize(Screen{W: 740, H: 360, DPR: 2})
	r.v.SetFoot(1000, r.now)
	if now := end(); now < 2.1*r.v.layout.CardH {
		t.Errorf("a message over all of the table leaves %v", now)
	}
	r.v.SetFoot(0, r.now)
	if now := end(); now != was {
		t.Errorf("without it, it ends at %v, not at %v", now, was)
	}
}
