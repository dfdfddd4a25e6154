package solve

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"pazienza/engine/enginetest"
)

var update = flag.Bool("update", false, "write golden files anew")

// TestSignature counts positions over fixed deals. A change of the search shows as one
// number, which goes into the commit as its trailer "Nodes: N".
func TestSignature(t *testing.T) {
	const file = "testdata/signature.txt"
	nodes := 0
	for _, of := range []struct {
		game          string
		deals, budget int
	}{
		{"klondike/free@1/draw1", 60, 2000},
		{"klondike/free@1/draw3", 60, 2000},
		{"spider-1/free@1", 1, 20_000},
		{"spider-2/free@1", 1, 20_000},
		{"spider-4/free@1", 1, 20_000},
		{"vegas/vegas@1/draw3/passes3", 20, 2000},
		{"double-klondike/free@1/draw1", 2, 2000},
	} {
		g := enginetest.Game(t, of.game)
		sum := 0
		for n := range of.deals {
			s := g.Deal(n + 1)
			k := New(g, &s, Options{})
			k.Step(of.budget)
			sum += k.Positions()
		}
		t.Log(of.game, sum)
		nodes += sum
	}
	got := fmt.Sprintf("Nodes: %d\n", nodes)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Log(strings.TrimSpace(got))
	if want, err := os.ReadFile(file); err != nil || string(want) != got {
		t.Errorf("%s, want %s (%v): run make golden and quote the number", strings.TrimSpace(got), want, err)
	}
}
