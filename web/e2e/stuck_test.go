//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestNoMovesLeft plays three moves into a dead end: that is said once, undo and the other
// ways out are at hand, and it is as true after a reload.
func TestNoMovesLeft(t *testing.T) {
	const dead = "klondike/classico@1/draw3"
	g := enginetest.Game(t, dead)
	line := engine.NewLine(g, 1032)
	p := sit(t, "/en/#"+linkTo(line), Options{Viewport: Phone})
	p.follow(line)
	const says = "No useful moves are left."
	silent := "!document.querySelector('.notices').textContent.includes('" + says + "')"
	var last engine.Move
	for i, text := range strings.Fields("c6-c3 c7-c6 c3-c5x2") {
		m, err := g.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if !Get[bool](p.Page, silent) {
			t.Errorf("after %d moves it says that none are left", i)
		}
		p.make(line, m, p.drags)
		last = m
	}
	p.says(".notices", says)
	p.same(line)

	p.make(line, g.StockMove(line.State()), p.drags) // it may be drawn, to no use
	p.ready()
	if n := Get[int](p.Page, "document.querySelectorAll('.notice').length"); n != 1 {
		t.Errorf("it is said %d times", n)
	}
	p.stored()
	p.Reload()
	p.ready()
	p.says(".notices", says)
	p.tap(".notice-action") // undo: the draw
	p.Until("pazienza.test.moves() === 3")
	p.says(".notices", says)
	p.tap(".notice-action") // and what led here
	p.Until("pazienza.test.moves() === 2 && " + silent)
	line = p.played()
	p.make(line, last, p.drags)
	p.says(".notices", says)
	p.tap(".notice-action:nth-of-type(2)") // once more from the start
	p.Until("pazienza.test.moves() === 0 && " + silent)
	p.ready()
	p.same(engine.NewLine(g, line.Deal()))
}
