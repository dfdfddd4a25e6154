package table

import (
	"strings"
	"testing"
	"time"
)

// TestInputs plays the same taps in each way that a player may have chosen.
func TestInputs(t *testing.T) {
	for _, c := range []struct {
		name, script   string
		tap, sel, drag string // what is said where a tap moves, picks up, or does nothing
	}{
		{"a tap", "tap c6", "tap c6 3", "", ""},
		{"a tap, then one on its place", "tap w; wait 500; tap c6", "tap w 4, tap c6 3", "carry w-c6", ""},
		{"a tap inside a run, then on a hole", "tap c1.0; wait 500; tap c3", "tap c1 0", "carry c1-c3x7", ""},
		{"put back by the same card", "tap w; wait 500; tap w; wait 500; tap c6", "tap w 4, tap w 4, tap c6 3", "", ""},
		{"put back by the cloth", "tap w; wait 500; tap felt; wait 500; tap c6", "tap w 4, tap c6 3", "", ""},
		{"another card is picked up in place of one that does not fit", "tap c7; wait 500; tap w; wait 500; tap c6", "tap c7 6, tap w 4, tap c6 3", "carry w-c6", ""},
		{"another card of the same run too", "tap c1.2; wait 500; tap c1.0; wait 500; tap c3", "tap c1 2, tap c1 0", "carry c1-c3x7", ""},
		{"what cannot be picked up says why not", "tap w; wait 500; tap f1", "tap w 4, tap f1 2", "carry w-f1", ""},
		{"a hole says why not", "tap w; wait 500; tap c3", "tap w 4", "carry w-c3", ""},
		{"and then nothing is picked up", "tap w; wait 500; tap c3; wait 500; tap c6", "tap w 4, tap c6 3", "carry w-c3", ""},
		{"the stock puts back and draws", "tap w; wait 500; tap s; wait 500; tap c6", "tap w 4, stock, tap c6 3", "stock", "stock"},
		{"a face-down card says why not", "tap c7.0", "tap c7 0", "tap c7 0", ""},
		{"two quick taps", "tap c6; wait 300; tap c6", "tap c6 3, tap c6 3", "", "tap c6 3"},
		{"two taps at leisure", "tap c6; wait 500; tap c6", "tap c6 3, tap c6 3", "", ""},
		{"two quick taps on two cards", "tap c6; tap c7", "tap c6 3, tap c7 6", "", ""},
		{"a drag", "down w; move c6; wait 400; up", "carry w-c6", "carry w-c6", "carry w-c6"},
		{"a drag of something else", "tap c7; wait 500; down w; move c6; wait 400; up; tap c1", "tap c7 6, carry w-c6, tap c1 6", "carry w-c6", "carry w-c6"},
		{"a second finger picks up nothing", "finger 1 down w; move c6; finger 2 tap c7; wait 400; finger 1 up", "carry w-c6", "carry w-c6", "carry w-c6"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for in, want := range []string{c.tap, c.sel, c.drag} {
				g := game(t, klondike3)
				r := newRig(t, g, tableOf(t, g, strings.Replace(klondikeTable, "w: 4D 9S 5C", "w: x x 4D 9S 5C", 1)), phone)
				r.v.SetInput(Input(in))
				r.deaf = true
				r.play(c.script)
				if got := strings.Join(r.said, ", "); got != want {
					t.Errorf("input %d: %s\n got %q\nwant %q", in, c.script, got, want)
				}
			}
		})
	}
}

// TestSelected shows what a tap has picked up, and where it may go, until it is put back.
func TestSelected(t *testing.T) {
	g := game(t, klondike3)
	r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
	r.v.SetInput(InputSelect)
	shows := func(ids ...SpriteID) bool {
		r.scene()
		for _, id := range ids {
			found := false
			for _, s := range r.buf {
				found = found || s.ID == id && s.Alpha > 0
			}
			if !found {
				return false
			}
		}
		return true
	}
	r.play("tap c1.0; wait 200")
	if !shows(PickedSprite, TickSprite, RingSprite, FillSprite) {
		t.Error("nothing shows that the king is picked up and may go to the hole")
	}
	r.v.Resize(Screen{W: 740, H: 360, DPR: 2})
	if !shows(PickedSprite, RingSprite) {
		t.Error("turning the phone puts it back")
	}
	r.now += time.Second
	for _, script := range []string{"tap felt", "draw", "tap c1.0; undo", "tap c1.0; wait 500; down w; move c6; cancel"} {
		if r.play(script + "; wait 500"); shows(PickedSprite) || shows(RingSprite) {
			t.Errorf("still picked up after %s", script)
		}
		r.play("tap c1.0; wait 500")
	}
}
