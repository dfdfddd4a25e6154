package solve

import (
	"testing"

	"pazienza/engine/enginetest"
)

// TestSeveral finds wins that one search alone does not, however its work is cut up, and
// proves as much as that one.
func TestSeveral(t *testing.T) {
	g := enginetest.Game(t, "double-klondike/classico@1/draw3")
	const budget = 6_000
	alone, together := 0, 0
	for deal := 1; deal <= 6; deal++ {
		s := g.Deal(deal)
		if newGeneral(g, &s, Options{}.bounded(), 0).Step(budget) == Winnable {
			alone++
		}
		k := newSeveral(g, &s, Options{}.bounded())
		if k.Step(budget) != Winnable {
			continue
		}
		together++
		replay(t, g, s, k.Line())
		cut := newSeveral(g, &s, Options{}.bounded())
		for cut.Step(700) == Unknown {
		}
		if cut.Positions() != k.Positions() {
			t.Errorf("deal %d: %d positions, and %d cut up", deal, k.Positions(), cut.Positions())
		}
	}
	if together < alone+2 {
		t.Errorf("%d of 6 deals won together, %d by one alone", together, alone)
	}

	// A table without a win is searched to its end.
	k := enginetest.Game(t, "klondike/classico@1/draw1")
	s := enginetest.Table(t, k, `
		c1: [2S 3S 4S 5S 6S 7S 8S AS] KS
		c2: [2H 3H 4H 5H 6H 7H 8H AH] KH
		c3: [2C 3C 4C 5C 6C 7C 8C AC] KC
		c4: [2D 3D 4D 5D 6D 7D 8D AD] KD
		c5: [9S TS 9C TC] JS
		c6: [9H TH 9D TD] JH
		c7: [QS QH QC QD JD] JC`)
	if v := newSeveral(k, &s, Options{}.bounded()).Step(100_000); v != Unwinnable {
		t.Errorf("a table without a win is %v", v)
	}
}
