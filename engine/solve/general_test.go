package solve

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestEveryGame wants a search for every game of the catalogue, one that takes its table and
// whose win, if it finds one, the engine takes.
func TestEveryGame(t *testing.T) {
	for _, g := range enginetest.Solo(t) {
		s := g.Deal(1)
		k := New(g, &s, Options{Bound: 1 << 14})
		if k.Step(enginetest.Few(400)) == Winnable {
			replay(t, g, s, k.Line())
		}
		if k.Positions() == 0 {
			t.Errorf("%s: no position", g.Name())
		}
	}
}

// TestGeneral solves what can be solved by eye.
func TestGeneral(t *testing.T) {
	for _, test := range []struct {
		game, table string
		want        Verdict
	}{
		{"klondike/free@1/draw1/passes1", "f1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..JD\nw: KD QD", Winnable},
		{"klondike/free@1/draw1/passes1", "f1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..JD\nw: QD KD", Winnable}, // the king finds an empty column
		{"vegas/vegas@1/draw3/passes3", "f1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..JD\nc1: QD\nw: KD", Winnable},
		{"klondike/free@1/draw3/passes1", "f1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..9D\ns: [TD JD QD KD]", Winnable},
		{"klondike/free@1/draw1/passes1", "f1: AS\nf2: AH", Unwinnable}, // the rest is missing
	} {
		g := enginetest.Game(t, test.game)
		s := enginetest.Table(t, g, test.table)
		k := New(g, &s, Options{})
		if got := decide(t, k); got != test.want {
			t.Errorf("%s\n%s: %v, want %v", test.game, test.table, got, test.want)
		} else if got == Winnable {
			replay(t, g, s, k.Line())
		}
	}
}

// TestPassesTellWinsApart counts wins on a tiny deck by the passes allowed: more passes, more wins.
func TestPassesTellWinsApart(t *testing.T) {
	last := 0
	for _, passes := range []int{1, 3, 0} {
		g := limited(t, 4, 3, 3, passes)
		wins := 0
		for n := range 40 {
			s := g.Deal(n + 1)
			k := newGeneral(g, &s, Options{Bound: 1 << 20}, 0)
			if decide(t, k) == Winnable {
				wins++
				replay(t, g, s, k.Line())
			}
		}
		if wins < last {
			t.Errorf("%d passes win %d deals, fewer win %d", passes, wins, last)
		}
		last = wins
	}
}

// limited is tiny with a number of passes.
func limited(t testing.TB, ranks engine.Rank, columns, draw, passes int) *engine.Game {
	t.Helper()
	v := tiny(t, ranks, columns, draw).Variant
	c := engine.Choice{Draw: draw, Passes: passes}
	g, err := engine.NewGame(v, engine.RuleSet{ID: "test", Version: 1, Choices: []engine.Choice{c}}, c)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestTwoPlayers: no verdict holds of a game for two, and nobody waits for one.
func TestTwoPlayers(t *testing.T) {
	g := enginetest.Game(t, "double-solitaire/pair@1/draw1")
	s := g.Deal(1)
	k := New(g, &s, Options{})
	if v := k.Step(1000); v != Unknown || k.Positions() > 0 || k.Line() != nil {
		t.Errorf("%v after %d positions", v, k.Positions())
	}
	if NewShortest(g, &s, Options{}) != nil || NewGlance(g) != nil || Stuck(g, &s, 1000) || NewWalk(g, &s, func(engine.Card) bool { return true }) != nil {
		t.Error("a search for one player takes it")
	}
}
