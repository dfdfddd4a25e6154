package solve

import (
	"fmt"
	"testing"

	"pazienza/engine"
)

// tiny is Klondike with a deck of four suits of few ranks and as many columns as given, so
// that truth can be had by trying everything.
func tiny(t testing.TB, ranks engine.Rank, columns, draw int) *engine.Game {
	t.Helper()
	v := engine.Variant{ID: fmt.Sprint("tiny-", ranks, "-", columns), Suits: [4]uint8{1, 1, 1, 1}, Ranks: ranks}
	for n := range columns {
		v.Deal = append(v.Deal, uint8(n+1))
	}
	choice := engine.Choice{Draw: draw}
	g, err := engine.NewGame(v, engine.RuleSet{ID: "test", Version: 1, Choices: []engine.Choice{choice}}, choice)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// decide goes on until the verdict is known.
func decide(t testing.TB, s Search) Verdict {
	t.Helper()
	for range 1000 {
		if v := s.Step(1000); v != Unknown {
			return v
		}
	}
	t.Fatalf("no verdict after %d positions", s.Positions())
	return Unknown
}

// replay plays a winning line through the engine, which must take it and end in a win.
func replay(t testing.TB, g *engine.Game, s engine.State, line []engine.Move) {
	t.Helper()
	for i, m := range line {
		if err := g.Check(&s, m); err != nil {
			t.Fatalf("move %d, %s: %v in\n%s", i+1, g.MoveText(m), err, g.Text(&s))
		}
		g.Apply(&s, m, nil)
	}
	if !g.Won(&s) {
		t.Fatalf("the line does not win:\n%s", g.Text(&s))
	}
}
