package jobs

import (
	"testing"

	"pazienza/app/ask"
	"pazienza/engine/enginetest"
)

// TestGrade grades deals twice, with the same result.
func TestGrade(t *testing.T) {
	for _, name := range []string{"klondike/classico@1/draw3", "spider-1/spider-charged@1"} {
		g := enginetest.Game(t, name)
		for deal := 1; deal <= 2; deal++ {
			q := ask.Question{Kind: ask.Grade, Game: g, Deal: deal, Limit: 2}
			a := newRig().ask(t, q)
			if a.Err != nil || a.Played != 2 {
				t.Fatalf("%s deal %d: %+v", name, deal, a)
			}
			if again := newRig().ask(t, q); again.Wins != a.Wins || again.Positions != a.Positions {
				t.Errorf("%s deal %d: %+v, and then %+v", name, deal, a, again)
			}
		}
	}
}
