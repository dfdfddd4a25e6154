package solve

import (
	"testing"

	"pazienza/engine/enginetest"
)

// TestShorten wants lines that still win, and are a third shorter on the whole.
func TestShorten(t *testing.T) {
	for _, name := range []string{"klondike/free@1/draw1", "klondike/free@1/draw3"} {
		g := enginetest.Game(t, name)
		long, short := 0, 0
		for n := range 4 {
			s := g.Deal(n + 1)
			k := New(g, &s, Options{})
			if k.Step(20_000) != Winnable {
				continue
			}
			line := k.Line()
			less := Shorten(g, &s, line, func() {})
			replay(t, g, s, less)
			long += cost(line)
			short += cost(less)
		}
		t.Logf("%s: %d moves and draws became %d", name, long, short)
		if 10*short > 7*long {
			t.Errorf("%s: %d moves and draws became %d, want three of ten fewer", name, long, short)
		}
	}
}
