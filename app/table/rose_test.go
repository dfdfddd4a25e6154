package table

import (
	"math"
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/engine"
)

// nearlyWon has one card left to play in games of each kind.
var nearlyWon = []struct{ game, table, move string }{
	{klondike3, "f1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..QD\nc1: KD", "c1-f4"},
	{double, "f1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..KD\nf5: AS..KS\nf6: AH..KH\nf7: AC..KC\nf8: AD..QD\nc1: KD", "c1-f8"},
	{joker, "f1: AS..KS\nf2: AH..KH\nf3: AC..JC X1 KC\nf4: AD..QD\nc1: KD", "c1-f4"},
	{spider4, "f1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..KD\nf5: AS..KS\nf6: AH..KH\nf7: AC..KC\nc1: KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D\nc2: AD", "c2-c1"},
}

// winning is a rig whose game has just been won.
func winning(t testing.TB, name, table, move string, sc Screen, m Motion) *rig {
	t.Helper()
	g := game(t, name)
	s, err := g.ParseTable(table)
	if err != nil {
		t.Fatal(err)
	}
	r := newRig(t, g, s, sc)
	r.v.SetMotion(m)
	mv, err := g.ParseMove(move)
	if err != nil {
		t.Fatal(err)
	}
	if r.move(mv); !g.Won(&r.state) {
		t.Fatalf("%s is not won by %s", name, move)
	}
	return r
}

// TestRose follows the rosone from the last card's landing to its end: at any moment every
// card is drawn once, and at last all lie in the window.
func TestRose(t *testing.T) {
	for _, c := range nearlyWon {
		for _, sc := range []Screen{phone, {W: 320, H: 568, DPR: 2}, {W: 740, H: 360, DPR: 2}, {W: 1440, H: 900, DPR: 1}} {
			for _, m := range []Motion{{}, {Speed: Slow}, {Speed: Instant}, {Reduced: true}} {
				r := winning(t, c.game, c.table, c.move, sc, m)
				landed := r.v.motion.until
				var turned []Sprite
				for busy := true; busy; r.now += 17 * ms {
					busy = r.scene()
					turned = r.v.Rose(r.now, turned[:0])
					each := map[SpriteID]int{}
					for _, s := range r.buf {
						each[s.ID]++
					}
					for _, s := range turned {
						each[s.ID]++
					}
					for p := range r.g.Piles() {
						for _, card := range r.state.Pile(engine.PileID(p)) {
							each[FaceSprite(card)]--
						}
					}
					for id, n := range each {
						if id > 0 && id < BackSprite && (n > 0 || n < 0 && r.now >= r.v.rose.at+roseTime) {
							t.Fatalf("%s %+v at %v: %s is drawn %d times too often", c.game, m, r.now, spriteName(id), n)
						}
					}
					if r.now > landed+5*1000*ms {
						t.Fatal("busy for ever")
					}
				}
				checkRose(t, r, turned)
			}
		}
	}
}

// checkRose asserts that the cards that went home lie in the window, and nothing leaves it.
func checkRose(t *testing.T, r *rig, turned []Sprite) {
	t.Helper()
	x, y, radius := r.v.layout.Rose()
	sc := r.v.layout.Screen
	if x-radius < 0 || y-radius < 0 || x+radius > sc.W || y+radius > sc.H || radius < 70 {
		t.Errorf("a window of %.0f at %.0f,%.0f in %vx%v", radius, x, y, sc.W, sc.H)
	}
	if all := r.state.Total(); len(turned) != all {
		t.Fatalf("%d cards in the window of %d", len(turned), all)
	}
	for _, s := range r.buf {
		if s.Alpha > 0 {
			t.Errorf("%s is seen beside it", spriteName(s.ID))
		}
	}
	for i, s := range turned {
		far := distance(s.X+s.W/2, s.Y+s.H/2, x, y) + math.Hypot(s.W, s.H)/2
		if far > radius*1.08 || s.Alpha != 1 {
			t.Errorf("card %d reaches %.0f of %.0f, alpha %v", i, far, radius, s.Alpha)
		}
	}
}

// TestRoseEnds takes the rosone away in every way there is.
func TestRoseEnds(t *testing.T) {
	c := nearlyWon[0]
	for _, m := range []Motion{{}, {Reduced: true}} {
		for wait := range 12 {
			begin := func() *rig {
				r := winning(t, c.game, c.table, c.move, phone, m)
				for range wait {
					r.now += 150 * ms
					r.scene()
				}
				return r
			}
			rests := func(r *rig, how string) {
				t.Helper()
				for range 30 {
					r.now += 17 * ms
					r.scene()
				}
				if r.scene() || len(r.v.Rose(r.now, nil)) > 0 {
					t.Errorf("%s after %d: it goes on", how, wait)
				}
				checkRest(t, r)
			}

			r := begin()
			r.play("down c3")
			if got := strings.Join(r.said, ", "); got != "stop" {
				t.Errorf("a tap said %q", got)
			}
			if turned := r.v.Rose(r.now, nil); r.scene() && !m.Reduced || len(turned) != 52 {
				t.Errorf("after a tap %d cards lie there, busy %v", len(turned), r.scene())
			}
			r.play("up")
			if !r.v.EndRose(r.now) || r.v.EndRose(r.now) {
				t.Error("it does not end once")
			}
			rests(r, "ended")
			if r.v.HurryRose(r.now); r.scene() {
				t.Error("what is over is hurried")
			}

			r = begin()
			r.v.HurryRose(r.now)
			if turned := r.v.Rose(r.now, nil); r.scene() && !m.Reduced || len(turned) != 52 {
				t.Errorf("after a key %d cards lie there, busy %v", len(turned), r.scene())
			}

			r = begin()
			r.back()
			rests(r, "undone")

			r = begin()
			r.v.Change(session.Change{Cause: session.Dealt, Game: r.g, After: r.g.Deal(3)}, r.now)
			r.state = r.g.Deal(3)
			r.now += 1000 * ms
			rests(r, "dealt")

			r = begin()
			r.v.Resize(Screen{W: 740, H: 360, DPR: 2})
			r.now += 2000 * ms
			r.scene()
			checkRose(t, r, r.v.Rose(r.now, nil))
		}
	}
}

// TestRoseIsFree asserts that its frames cost no memory, and that a resumed win has none.
func TestRoseIsFree(t *testing.T) {
	c := nearlyWon[1]
	r := winning(t, c.game, c.table, c.move, phone, Motion{})
	spec := Atlas(r.v.Layout(), Needs{Back: "back-sole"})
	turned, quads := make([]Sprite, 0, 256), make([]Quad, 0, 256)
	r.now += 900 * ms
	if n := testing.AllocsPerRun(20, func() {
		r.scene()
		turned, quads = r.v.Rose(r.now, turned[:0]), quads[:0]
		for i := range turned {
			quads = spec.Quads(turned[i], 2, quads)
		}
	}); n > 0 || len(quads) != len(turned) || len(quads) < 104 {
		t.Errorf("%v allocations for %d cards", n, len(quads))
	}
	r.v.Change(session.Change{Cause: session.Resumed, Game: r.g, Before: r.state, After: r.state}, r.now)
	if r.scene() || len(r.v.Rose(r.now, nil)) > 0 {
		t.Error("a game that was won before is celebrated again")
	}
}

// TestCorners turns a picture about its middle.
func TestCorners(t *testing.T) {
	q := Quad{DX0: 10, DY0: 20, DX1: 30, DY1: 60}
	if got, want := q.Corners(), ([4][2]float32{{10, 20}, {30, 20}, {10, 60}, {30, 60}}); got != want {
		t.Errorf("%v, want %v", got, want)
	}
	q.Angle = math.Pi / 2
	for i, want := range [4][2]float32{{40, 30}, {40, 50}, {0, 30}, {0, 50}} {
		if got := q.Corners()[i]; distance(float64(got[0]), float64(got[1]), float64(want[0]), float64(want[1])) > .001 {
			t.Errorf("corner %d at %v, want %v", i, got, want)
		}
	}
}
