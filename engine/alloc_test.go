package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// midGame returns tables from a random walk: what benchmarks and allocation tests go over.
func midGame(t testing.TB, name string) (*engine.Game, []enginetest.Ply) {
	g := enginetest.Game(t, name)
	var plies []enginetest.Ply
	for ply := range enginetest.Walk(g, g.Deal(20417), 1, 64) {
		plies = append(plies, ply)
	}
	return g, plies
}

// TestAllocations holds Legal, Check and Apply to allocating nothing.
func TestAllocations(t *testing.T) {
	for _, name := range mainGames {
		g, plies := midGame(t, name)
		moves := make([]engine.Move, 0, 128)
		events := make([]engine.Event, 0, engine.MaxEvents)
		if n := testing.AllocsPerRun(20, func() {
			for i := range plies {
				s := plies[i].Before
				moves = g.Legal(&s, moves[:0])
				events = g.Apply(&s, plies[i].Move, events[:0])
				g.Check(&s, plies[i].Move)
				s.Key()
			}
		}); n != 0 {
			t.Errorf("%s: %v allocations in %d moves", name, n, len(plies))
		}
	}
}

// TestMaxEvents applies what brings about most at once: a row deal that completes a run on
// seven columns, each uncovering a card. An eighth run would leave no card for the other
// columns, over which no row is dealt.
func TestMaxEvents(t *testing.T) {
	g := enginetest.Game(t, one)
	var table strings.Builder
	for i, under := range []string{"KS", "QS", "JS", "TS", "9S", "8S", "7S"} {
		fmt.Fprintf(&table, "c%d: [%s] KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\n", i+1, under)
	}
	table.WriteString("c8: 6S\nc9: 5S\nc10: 4S\ns: [3S 2S AS AS AS AS AS AS AS AS]\n")
	s := enginetest.Table(t, g, table.String())
	m := enginetest.Move(t, g, "row")
	if err := g.Check(&s, m); err != nil {
		t.Fatal(err)
	}
	if n := len(g.Apply(&s, m, nil)); n != 1+2*7 || n > engine.MaxEvents {
		t.Errorf("%d events, want a row and 7 runs with 7 turns; room for %d", n, engine.MaxEvents)
	}
}
