package table

import (
	"testing"
	"time"

	"pazienza/engine"
)

// FuzzGesture feeds any stream of up to three pointers: no card is lost, and once all
// fingers are up nothing is held.
func FuzzGesture(f *testing.F) {
	f.Add([]byte("\x00\x10\x20\x01\x40\x60\x02\x40\x60"))             // press, drag, release
	f.Add([]byte("\x00\x10\x20\x04\x80\x20\x01\x40\x60\x06\x80\x20")) // two fingers
	f.Add([]byte("\x00\x10\x20\x03\x40\x60\x00\x10\x20\x02\x10\x20")) // cancelled
	f.Add([]byte("\x00\xf0\x10\x02\xf0\x10\x00\xf0\x10\x02\xf0\x10")) // the stock, twice
	f.Add([]byte("\x40\x10\x20\x02\x40\x60\x00\xe0\x30\x02\x40\x10")) // with jokers
	f.Add([]byte("\x00\x10\x40\x02\x10\x40\x00\x40\x40\x02\x40\x40")) // taps that pick up and put down
	f.Add([]byte("\xc0\xe0\x30\xe2\xe0\x30\x00\xe0\x40\x02\x40\x40")) // where cards show through
	f.Fuzz(func(t *testing.T, in []byte) {
		g := game(t, klondike3)
		if len(in) > 0 {
			g = game(t, [...]string{klondike3, joker, spider2, thoughtful}[in[0]>>6])
		}
		r := newRig(t, g, g.Deal(3), phone)
		r.v.SetInput(Input(len(in) / 3 % 3))
		for i := 0; i+2 < len(in) && i < 600; i += 3 {
			op := in[i]
			touch := Touch{Phase: Phase(op & 3), Pointer: int(op>>2&3) % 3, Device: Device(op >> 4 & 1)}
			touch.X, touch.Y = float64(in[i+1])/255*360, float64(in[i+2])/255*740
			touch.Size, touch.First = float64(in[i+1]%4)*30, in[i+2]&15 == 0
			r.now += time.Duration(op>>5) * 40 * ms
			r.touch(touch)
			if op == 0x93 {
				r.back()
			}
			checkView(t, r.v, &r.state)
			checkScene(t, r)
		}
		for p := range 3 {
			r.touch(Touch{Phase: Release, Pointer: p})
		}
		r.touch(Touch{Phase: Cancel}) // the mouse leaves
		if r.v.held(0) != nil {
			t.Fatal("still holding")
		}
		for i := range r.v.gestures {
			if r.v.gestures[i].stage != idle {
				t.Fatal("a gesture goes on")
			}
		}
		r.now += 10 * time.Second
		if r.scene() {
			t.Fatal("busy for ever")
		}
		checkRest(t, r)
	})
}

// checkScene counts the faces and backs of a scene: none twice, none of another game.
func checkScene(t testing.TB, r *rig) {
	t.Helper()
	r.scene()
	faces := map[SpriteID]int{}
	for _, s := range r.buf {
		if s.ID >= faces0 && s.ID < BackSprite {
			faces[s.ID]++
		}
		if s.Alpha < 0 || s.Alpha > 1 || s.ScaleX < 0 || s.ScaleX > 1 {
			t.Fatalf("sprite %+v", s)
		}
	}
	for p := range r.g.Piles() {
		for _, c := range r.state.Pile(engine.PileID(p)) {
			faces[FaceSprite(c)]--
		}
	}
	for _, m := range r.v.marks { // what is raised is drawn once more
		if m.raised != noHit {
			faces[FaceSprite(r.v.at(m.raised))]--
		}
	}
	for id, n := range faces {
		if n > 0 {
			t.Fatalf("face %d is drawn %d times too often", id, n)
		}
	}
}

const faces0 = faces

// checkRest asserts that every card that can be seen is drawn exactly at its spot.
func checkRest(t testing.TB, r *rig) {
	t.Helper()
	drawn := map[Sprite]bool{}
	for _, s := range r.buf {
		drawn[s] = true
	}
	for _, s := range r.v.spots {
		if s.Hidden() {
			continue
		}
		for _, sp := range r.v.card(&s, pose{x: s.X, y: s.Y, scale: 1, alpha: 1, scaleX: 1, up: s.Card.Up()}, nil) {
			if !drawn[sp] {
				t.Fatalf("%v is not drawn at its spot", s.Card)
			}
		}
	}
}
