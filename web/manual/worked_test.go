package manual

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// The worked examples of the rules pages can be played as they are told: each table is the
// one that the lines describe, and what they go on to say.
func TestExamplesCanBePlayed(t *testing.T) {
	for _, tt := range []struct{ variant, table, moves, after string }{
		{"klondike", "c1: [2C] 8S \n c2: 9D \n w: 7H", "c1-c2 w-c2", "c1: 2C \n c2: 9D 8S 7H"},
		{"vegas", "c1: 8S \n f2: AH..6H \n w: 7H", "w-f2", "c1: 8S \n f2: AH..7H"},
		{"double-klondike", "c1: 5H \n c2: 2H'1 \n f2: AH..4H \n f6: AH'1", "c1-f2 c2-f6", "f2: AH..5H \n f6: AH'1 2H'1"},
		{"open-klondike", "c1: 5C TD 9S \n c2: JC", "c1-c2x2", "c1: 5C \n c2: JC TD 9S"},
		{"thoughtful-klondike", "c1: [AH] 8S \n c2: [QC] 8C \n c3: 9D", "c1-c3", "c1: AH \n c2: [QC] 8C \n c3: 9D 8S"},
		{"joker-klondike", "c1: 7H 2S \n c2: 8H \n c3: 3D \n f2: AH..6H \n w: X1", "w-f2 c2-f2 c1-c3 c1-f2", "c3: 3D 2S \n f2: AH..8H \n j1: X1"},
		{"double-solitaire", "c1: 2S \n c8: 6H'1 \n f2: AH..5H \n w1: 6H", "1:w1-f2", "c1: 2S \n c8: 6H'1 \n f2: AH..6H"},
		{"spider-klondike", "c1: [2C] 9S 8D \n c3: KS \n c4: KS \n c5: KH \n c6: KH \n c7: KD \n c8: KD \n c9: KC \n c10: KC \n s: [3C]", "c1-c2x2 row", ""},
		{"klondike", "c1: [2C] 8S \n c2: 9D \n w: 7H", "c1-c2", "c1: 2C \n c2: 9D 8S \n w: 7H"},
		{"spider-4", "c1: JS TS 9H \n c2: QD \n c3: TC", "c1-c3 c1-c2x2", "c2: QD JS TS \n c3: TC 9H"},
		{"spider-4", "c1: TH \n c2: TS \n c3: [2D] 9S", "c3-c2 c2-c4x2", "c1: TH \n c3: 2D \n c4: TS 9S"},
	} {
		g := gameOf(t, tt.variant)
		s := enginetest.Table(t, g, tt.table)
		for _, text := range strings.Fields(tt.moves) {
			m := enginetest.Move(t, g, text)
			if err := g.Check(&s, m); err != nil {
				t.Fatalf("%s: %s: %v", tt.variant, text, err)
			}
			g.Apply(&s, m, nil)
		}
		if tt.after == "" {
			continue
		}
		want := enginetest.Table(t, g, tt.after)
		if s != want {
			t.Errorf("%s: after %s:\n%swant\n%s", tt.variant, tt.moves, g.Text(&s), g.Text(&want))
		}
	}
}

// What the page says of jokers is what the engine does.
func TestJokerLinesAreTrue(t *testing.T) {
	g := gameOf(t, "joker-klondike")
	for _, tt := range []struct {
		table, move string
		why         error
	}{
		{"c1: 9H \n w: X1", "w-c1", nil},
		{"c1: 9H X1 \n w: 7D", "w-c1", nil},
		{"c1: 9H X1 \n w: 7S", "w-c1", engine.OtherColour},
		{"c1: AS \n w: X1", "w-c1", engine.NothingOnAce},
		{"w: X1", "w-c1", nil},
		{"c1: X1 \n w: QD", "w-c1", nil},
		{"c1: X1 \n w: JD", "w-c1", engine.OneRankLower},
		{"c1: [2S] X1 \n w: 6D", "w-c1", nil},
		{"w: X1", "w-f1", nil},
		{"f1: X1 \n w: 2S", "w-f1", nil},
		{"f1: AS X1 3S \n w: 2S", "w-f1", nil},
		{"j1: X1 \n c2: 9H", "j1-c2", nil},
		{"w: X1", "w-j1", engine.CellsWait},
		{"w: 2S", "w-j1", engine.CellsWait},
		{"c1: 9H X1 \n w: X2", "w-c1", nil},
		{"f1: AS X1 \n c1: 3H", "f1-c1", nil},
	} {
		s := enginetest.Table(t, g, tt.table)
		m := enginetest.Move(t, g, tt.move)
		if err := g.Check(&s, m); err != tt.why {
			t.Errorf("%s: %s: %v, want %v", tt.table, tt.move, err, tt.why)
		}
	}
}

// gameOf returns the game that a variant's page is about.
func gameOf(t *testing.T, variant string) *engine.Game {
	t.Helper()
	g, ok := variants.Usual(variant)
	if !ok {
		t.Fatalf("nothing plays %s", variant)
	}
	return g
}
