package table

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestSplit divides hundreds of windows between two tables: both are of one size, lie on the
// pixels, within the window and beside each other, and everything fits in each. Klondike can
// be played in all of them; of wider games each table says so itself.
func TestSplit(t *testing.T) {
	rnd := rand.New(rand.NewPCG(11, 12))
	windows := enginetest.Few(210)
	for _, g := range games(t) {
		for n := range windows {
			sc, o := window(rnd, n)
			sc.H = max(sc.H, 320)
			if sc.W < 480 { // half of less is no table
				sc.H = max(sc.H, 560)
			}
			near, far := Split(sc, n%2 == 0)
			name := fmt.Sprintf("%s in %vx%v@%v %+v", g.Variant.ID, sc.W, sc.H, sc.DPR, near)
			checkSplit(t, sc, near, far, name)
			l, m := Measure(g, near, o), Measure(g, far, o)
			small := l.CardW < MinCard && g.Variant.ID == "klondike" && sc.Text == 0 && sc.Safe == (Insets{})
			if l.CardW != m.CardW || l.Up != m.Up || small {
				t.Fatalf("%s: cards of %v and %v", name, l.CardW, m.CardW)
			}
			if l.TooSmall { // and says so
				continue
			}
			checkFits(t, l, crowd(l, 6, 13, 50, 24, 13), name)
			checkFits(t, l, crowd(l, 0, 0, 0, 2, 0), name)
			checkTargets(t, l, name)
			if bar := min(l.Tools.W, l.Tools.H); bar < touchable || !l.Status.Empty() || !l.Wordmark.Empty() {
				t.Fatalf("%s: bars of %v and %v", name, l.Tools, l.Status)
			}
			if t.Failed() {
				return
			}
		}
	}
}

func checkSplit(t *testing.T, sc, near, far Screen, name string) {
	t.Helper()
	onPixel := func(v float64) bool { return math.Abs(v*sc.DPR-math.Round(v*sc.DPR)) < 1e-6 }
	a, b := near.Window(Rect{0, 0, near.W, near.H}), far.Window(Rect{0, 0, far.W, far.H})
	free := Rect{sc.Safe.Left, sc.Safe.Top, sc.W - sc.Safe.Left - sc.Safe.Right, sc.H - sc.Safe.Top - sc.Safe.Bottom}
	switch {
	case near.W != far.W || near.H != far.H:
		t.Fatalf("%s: of two sizes", name)
	case !a.Meet(b).Empty() || outsideOf(free.Grow(1e-6), a) || outsideOf(free.Grow(1e-6), b):
		t.Fatalf("%s: %v and %v in %v", name, a, b, free)
	case onPixel(free.X) && onPixel(free.Y) && !(onPixel(a.X) && onPixel(a.Y) && onPixel(b.X) && onPixel(b.Y) && (onPixel(a.H) || onPixel(a.W))):
		t.Fatalf("%s: %v and %v are off the pixels", name, a, b)
	}
}

// race is two tables of one deal in one window.
type race struct {
	near, far *rig
}

func newRace(t *testing.T, sc Screen, facing bool) race {
	g := game(t, klondike1)
	near, far := Split(sc, facing)
	s := tableOf(t, g, klondikeTable)
	return race{newRig(t, g, s, near), newRig(t, g, s, far)}
}

// touch gives both tables every event, as a window does.
func (r race) touch(pointer int, phase Phase, at [2]float64) {
	for _, one := range []*rig{r.near, r.far} {
		one.touch(Touch{Pointer: pointer, Phase: phase, Device: Finger, X: at[0], Y: at[1]})
	}
}

func (r race) wait(d time.Duration) {
	r.near.now += d
	r.far.now += d
}

// middle is where in the window something of a table lies.
func middle(r *rig, place string) [2]float64 {
	x, y := r.place(place, [2]float64{})
	w := r.v.screen.Window(Rect{X: x, Y: y})
	return [2]float64{w.X, w.Y}
}

// TestRace plays on two tables of one window at once: each has its own presses, and pictures
// lie where presses mean them, turned by half where their reader sits across.
func TestRace(t *testing.T) {
	for _, c := range []struct {
		sc     Screen
		facing bool
	}{{phone, false}, {phone, true}, {Screen{W: 1440, H: 900, DPR: 1}, false}, {Screen{W: 820, H: 1180, DPR: 2}, true},
		{Screen{W: 740, H: 360, DPR: 3, Safe: Insets{0, 40, 20, 40}}, false}} {
		r := newRace(t, c.sc, c.facing)
		from, to := middle(r.near, "w"), middle(r.near, "c6")
		theirs, there := middle(r.far, "c1.0"), middle(r.far, "c3")
		r.touch(1, Press, from)
		r.touch(2, Press, theirs)
		r.touch(1, Drag, to)
		r.touch(2, Drag, from) // over the other's table
		r.touch(2, Drag, there)
		r.wait(400 * ms)
		for _, one := range []*rig{r.near, r.far} {
			checkPart(t, one)
		}
		r.touch(1, Release, to)
		r.touch(2, Release, there)
		r.touch(3, Press, middle(r.far, "s"))
		r.touch(3, Release, middle(r.far, "s"))
		near, far := strings.Join(r.near.said, ", "), strings.Join(r.far.said, ", ")
		if near != "carry w-c6" || far != "carry c1-c3x7, stock" {
			t.Errorf("%+v: %q and %q", c, near, far)
		}
		r.wait(time.Second)
		for _, one := range []*rig{r.near, r.far} {
			if one.scene() {
				t.Error("still busy")
			}
		}
	}
}

// checkPart asserts that what lies on a table of a part of the window is drawn there.
func checkPart(t *testing.T, r *rig) {
	t.Helper()
	r.scene()
	sc := r.v.screen
	whole := sc.Window(Rect{0, 0, sc.W, sc.H})
	cards := 0
	for _, s := range r.buf {
		if s.ID < faces || s.ID > BackSprite {
			continue
		}
		cards++
		if outsideOf(whole.Grow(1), s.Rect) || (s.Angle != 0) != sc.Turned {
			t.Fatalf("%s at %v, turned by %v, of the table at %v", spriteName(s.ID), s.Rect, s.Angle, whole)
		}
	}
	if cards < 20 {
		t.Fatalf("%d cards are drawn", cards)
	}
	for _, p := range r.v.Places(nil) {
		if outsideOf(whole, p.Rect) {
			t.Fatalf("a place at %v of the table at %v", p.Rect, whole)
		}
	}
	first := r.v.Places(nil)[0].Rect // of the first column: a press there means it
	h, ok := Hit{}, false
	if x, y, in := sc.inside(first.X+first.W/2, first.Y+first.H/2); in {
		h, ok = r.v.layout.Hit(r.v.spots, x, y)
	}
	if !ok || h.Pile != 0 {
		t.Fatalf("the middle of the first column hits %v", h)
	}
}

// TestBare lays out a small table to look at: no bar, and everything in it.
func TestBare(t *testing.T) {
	for _, g := range games(t) {
		sc := Screen{W: 150, H: 190, DPR: 2, Part: true, Bare: true, X: 200, Y: 60}
		l := Measure(g, sc, Options{})
		if l.Board != (Rect{0, 0, 150, 190}) || !l.Tools.Empty() {
			t.Errorf("%s: board %v, tools %v", g.Variant.ID, l.Board, l.Tools)
		}
		r := newRig(t, g, g.Deal(1), sc)
		r.scene()
		whole := sc.Window(l.Board).Grow(1)
		for _, s := range r.buf {
			if s.ID >= faces && s.ID <= BackSprite && outsideOf(whole, s.Rect) {
				t.Fatalf("%s: a card at %v leaves %v", g.Variant.ID, s.Rect, whole)
			}
		}
	}
}

// TestPartRose celebrates on the own table only.
func TestPartRose(t *testing.T) {
	r := newRace(t, Screen{W: 820, H: 1180, DPR: 2}, true).far
	g := r.g
	s := tableOf(t, g, "c1: KD\nf1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..QD")
	r.v.Change(session.Change{Cause: session.Resumed, Game: g, Before: s, After: s}, 0)
	r.state = s
	r.move(engine.Move{Kind: engine.Carry, From: 0, To: 10, Count: 1})
	r.now += 3 * time.Second
	whole := r.v.screen.Window(Rect{0, 0, r.v.screen.W, r.v.screen.H})
	cards := r.v.Rose(r.now, nil)
	for _, c := range cards {
		if outsideOf(whole, c.Rect) {
			t.Fatalf("%v leaves %v", c.Rect, whole)
		}
	}
	if len(cards) != 52 {
		t.Errorf("%d cards", len(cards))
	}
}
