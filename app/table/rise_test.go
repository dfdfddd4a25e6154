package table

import (
	"math"
	"testing"

	"pazienza/app/session"
)

// TestRise has what may be picked up stand out under the mouse, and nothing else.
func TestRise(t *testing.T) {
	g := game(t, klondike3)
	table := tableOf(t, g, klondikeTable)
	for _, c := range []struct {
		script string
		pile   string // which pile's cards stand out, from which on
		index  int
	}{
		{"mouse move c6", "c6", 3},
		{"mouse move c1.4", "c1", 4},
		{"mouse move c1.4; wait 200; mouse move c1.2", "c1", 2},
		{"mouse move c7.0", "", 0},
		{"mouse move felt", "", 0},
		{"mouse move s", "", 0},
		{"mouse move c6; wait 200; mouse move felt", "", 0},
		{"mouse move c6; wait 200; cancel", "", 0}, // it leaves the window
		{"finger down c6; up; wait 400", "", 0},
		{"mouse move w; wait 200; mouse tap w", "w", 1}, // what lies below the card that goes
		{"mouse move w; mouse down w; move c6; up", "c6", 4},
	} {
		r := newRig(t, g, table, phone)
		r.play(c.script)
		if r.now += 600 * ms; r.scene() {
			t.Errorf("%s: still busy", c.script)
		}
		at := map[SpriteID]float64{}
		shadows := 0
		for _, s := range r.buf {
			at[s.ID] = s.Y
			if s.ID == ShadowSprite {
				shadows++
			}
		}
		for _, s := range r.v.spots {
			y, drawn := at[FaceSprite(s.Card)]
			if !drawn || !s.Card.Up() {
				continue
			}
			want := s.Y
			if g.PileName(s.Pile) == c.pile && s.Index >= c.index {
				want -= 2
			}
			if y != want {
				t.Errorf("%s: %v of %s at %v, want %v", c.script, s.Card, g.PileName(s.Pile), y, want)
			}
		}
		if want := min(1, len(c.pile)); shadows != want {
			t.Errorf("%s: %d shadows, want %d", c.script, shadows, want)
		}
	}
}

// TestRiseIsSmooth moves nothing by leaps, and comes to rest.
func TestRiseIsSmooth(t *testing.T) {
	g := game(t, klondike3)
	r := newRig(t, g, tableOf(t, g, klondikeTable), Screen{W: 1440, H: 900, DPR: 1})
	last := r.v.pile(5)[3]
	y := func() float64 {
		r.scene()
		for _, s := range r.buf {
			if s.ID == FaceSprite(last.Card) {
				return s.Y
			}
		}
		t.Fatal("not drawn")
		return 0
	}
	r.play("mouse move c6")
	top := last.Y
	for range 20 {
		if now := y(); now > top || top-now > 2.5 {
			t.Fatalf("from %v to %v in a frame", top, now)
		} else {
			top = now
		}
		r.now += 8 * ms
	}
	if top > last.Y-3 {
		t.Errorf("risen by %v", last.Y-top)
	}
	r.play("mouse move felt")
	r.now -= 10 * ms
	if now := y(); now != top {
		t.Errorf("at once from %v to %v", top, now)
	}
	r.v.SetMotion(Motion{Reduced: true})
	r.play("mouse move c6")
	if now := y(); math.Abs(now-top) > .2 || r.scene() {
		t.Errorf("with less movement at %v, want %v and still", now, top)
	}
	r.v.Change(session.Change{Cause: session.Resumed, Game: g, After: r.state}, r.now)
	r.v.Resize(phone)
	if r.scene() {
		t.Error("busy after turning")
	}
}
