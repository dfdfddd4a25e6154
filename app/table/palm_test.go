package table

import (
	"strings"
	"testing"
)

// TestPalm tells a hand that holds the phone from a finger that plays, on the outer columns
// too.
func TestPalm(t *testing.T) {
	g := game(t, klondike3)
	for _, c := range []struct {
		name string
		t    Touch // X counts from the right side when below zero
		want string
	}{
		{"a fingertip on the outer column", Touch{X: -20, Size: 30}, "tap c7 6"},
		{"a flat thumb there", Touch{X: -24, Size: 60}, "tap c7 6"},
		{"a fingertip at the outermost edge of its card", Touch{X: -7, Size: 30}, "tap c7 6"},
		{"a device that tells no size", Touch{X: -7}, "tap c7 6"},
		{"a grip", Touch{X: -2, Size: 20}, ""},
		{"a grip on the left", Touch{X: 1, Size: 20}, ""},
		{"the heel of a thumb at the side", Touch{X: -15, Size: 70}, ""},
		{"a palm anywhere", Touch{X: -30, Size: 120}, ""},
		{"a mouse in the same place", Touch{X: -30, Size: 120, Device: Mouse}, "tap c7 6"},
		{"a pen", Touch{X: -7, Size: 120, Device: Pen}, "tap c7 6"},
	} {
		r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
		_, y := r.place("c7", [2]float64{})
		touch := c.t
		if touch.Y = y; touch.X < 0 {
			touch.X += phone.W
		}
		if touch.Device == Mouse && !strings.Contains(c.name, "mouse") {
			touch.Device = Finger
		}
		for _, touch.Phase = range []Phase{Press, Release} {
			r.touch(touch)
		}
		if got := strings.Join(r.said, ", "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
	r.play("down w; wait 50")
	r.touch(Touch{Pointer: 1, Phase: Drag, X: 200, Y: 60, Size: 130, Device: Finger})
	if r.play("up"); len(r.said) > 0 {
		t.Errorf("a hand that came down flat said %v", r.said)
	}
}

// TestLostRelease has a drag whose end the browser never told: the next finger that comes
// down alone ends it.
func TestLostRelease(t *testing.T) {
	g := game(t, klondike3)
	r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
	r.play("finger 1 down w; move c6")
	x, y := r.place("s", [2]float64{})
	for _, ph := range []Phase{Press, Release} {
		r.touch(Touch{Pointer: 2, Phase: ph, First: ph == Press, X: x, Y: y, Device: Finger})
	}
	if got := strings.Join(r.said, ", "); got != "stock" || r.v.held(0) != nil {
		t.Errorf("said %q, holding %+v", got, r.v.held(0))
	}
}

// TestLost lets go what a change takes out of the hand.
func TestLost(t *testing.T) {
	g := game(t, klondike3)
	r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
	r.play("draw; down w; move c6")
	if r.v.held(0) == nil {
		t.Fatal("nothing held")
	}
	r.play("undo")
	if r.v.held(0) != nil {
		t.Error("a card that is back in the stock is still held")
	}
	r.play("up")
	if len(r.said) != 0 {
		t.Errorf("said %v", r.said)
	}
}
