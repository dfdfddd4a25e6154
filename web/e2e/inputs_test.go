//go:build e2e

package e2e

import (
	"testing"

	"pazienza/engine"
)

// TestInputs makes a move in every way that taps can be chosen to work: by a tap that moves,
// by taps that pick up and put down, and where taps do nothing by dragging, which works in
// all of them.
func TestInputs(t *testing.T) {
	p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone})
	m := won.Log()[0].Move // an ace, for which there is one place
	tap := func(button string) {
		t.Helper()
		p.ready()
		r := p.rect(button)
		p.Do("tap "+button, p.hand.Tap(Pt(r.X+r.W/2, r.Y+r.W/2))...)
	}
	undo := func() {
		t.Helper()
		p.Until("pazienza.test.moves() === 1")
		p.tap("#tool-undo")
		p.Until("pazienza.test.moves() === 0")
	}
	for _, way := range []string{"", "select", "drag"} {
		if way != "" {
			p.choose("input", way)
		}
		tap(from(line.Game(), line.State(), m))
		switch way {
		case "":
			undo()
		case "select":
			p.ready()
			p.same(line) // it is only picked up
			tap(last(line.Game(), line.State(), m.To))
			undo()
		case "drag":
			p.ready()
			p.same(line)
		}
		p.make(line, m, p.drags)
		undo()
		line = engine.NewLine(won.Game(), won.Deal())
	}
	p.same(line)
}
