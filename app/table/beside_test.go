package table

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"pazienza/engine/enginetest"
)

// TestBeside puts a small table beside one that is played, in hundreds of windows: the two and
// the bars keep apart, and Klondike and Spider can be played in all of them.
func TestBeside(t *testing.T) {
	rnd := rand.New(rand.NewPCG(13, 14))
	windows := enginetest.Few(210)
	for _, g := range games(t) {
		for n := range windows {
			sc, o := window(rnd, n)
			own, small, aside := Beside(sc, o.LeftHanded)
			l := Measure(g, own, o)
			name := fmt.Sprintf("%s in %vx%v@%v %+v %+v", g.Variant.ID, sc.W, sc.H, sc.DPR, o, own.Aside)
			lies := small.Window(Rect{0, 0, small.W, small.H})
			free := Rect{sc.Safe.Left, sc.Safe.Top, sc.W - sc.Safe.Left - sc.Safe.Right, sc.H - sc.Safe.Top - sc.Safe.Bottom}
			switch {
			case outsideOf(free.Grow(.51), aside) || outsideOf(aside, lies):
				t.Fatalf("%s: a small table at %v of %v", name, lies, aside)
			case small.W < 72 || small.H < 72:
				t.Fatalf("%s: a small table of %vx%v", name, small.W, small.H)
			}
			for _, r := range []Rect{l.Board, l.Tools} {
				if over := r.Meet(aside).Grow(-.51); !over.Empty() {
					t.Fatalf("%s: %v lies over %v", name, aside, r)
				}
			}
			if g.Variant.ID == "klondike" && sc.Text == 0 && l.TooSmall {
				t.Fatalf("%s: cards of %v", name, l.CardW)
			}
			if l.TooSmall { // and says so
				continue
			}
			checkFits(t, l, crowd(l, 6, 13, 50, 24, 13), name)
			checkFits(t, l, crowd(l, 0, 0, 0, 2, 0), name)
			checkTargets(t, l, name)
			if t.Failed() {
				return
			}
		}
	}
}
