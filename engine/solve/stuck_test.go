package solve_test

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/solve"
)

const stuckMost = 5000

func TestStuck(t *testing.T) {
	// Jacks and kings on top, whose queens lie buried, and nothing at home.
	const heads = `
		c1: [2S QD] KS
		c2: [2H QS] KH
		c3: [2C QH] KC
		c4: [2D QC] KD
		c5: [AS AH] JS
		c6: [AC AD] JH
	`
	// The two of spades of the stock could lie on the three of hearts, if that came back.
	const home = `
		c1: [7S QD] KH
		c2: [7H QS] KS
		c3: [7C QH] KC
		c5: [AS AC] JS
		c6: [AD] JH
		c7: [8D] JD
		f2: AH..3H
		s: [2S]
	`
	for _, tt := range []struct {
		name, game, table string
		stuck             bool
	}{
		{"no move at all", "klondike/classico@1/draw1", heads + "c7: [3S] 8S", true},
		{"nothing but draws", "klondike/classico@1/draw1", heads + "c7: [3S] 6S\ns: [5C 9D 4H]\nw: 7H", true},
		{"a card of the stock fits", "klondike/classico@1/draw1", heads + "c7: [3S] 8S\ns: [5C 9D 7H]", false},
		{"the same where every third comes up", "klondike/classico@1/draw3", heads + "c7: [3S] 8S\ns: [5C 7H 9D]", true},
		{"it comes up after a recycle", "klondike/classico@1/draw3", heads + "c7: [3S] 8S\ns: [5C 9H 9D]\nw: 7H", false},
		{"that is still allowed", "klondike/tradicional@1/draw1/passes3", heads + "c7: [3S] 8S\nw: 7H 5C\nrecycled: 1", false},
		{"or no more", "klondike/tradicional@1/draw1/passes3", heads + "c7: [3S] 8S\nw: 7H 5C\nrecycled: 2", true},
		{"a face-down card can be turned up", "klondike/classico@1/draw1", heads + "c7: [3S] TH", false},
		{"cards that go back and forth", "klondike/classico@1/draw1", `
			c1: [2S QD] 9S 8H
			c2: [2H QS] 9C
			c3: [2C QH] KC
			c4: [AS 2D QC] KD
			c5: [AC AH AD] KS
			c6: [3C] KH
			c7: [3S] JH`, true},
		{"one that goes home and can come back", "klondike/classico@1/draw1", `
			c1: [7S QD] 3S
			c2: [7H QS] KS
			c3: [7C QH] KC
			c4: [7D QC] 3C 2H
			c5: [AS AC] JS
			c6: [AD] JH
			c7: [8D] JD
			f2: AH`, true},
		{"one that stays at home", "klondike/classico@1/draw1", `
			c1: [7S QD] KH 3H
			c2: [7H QS] KS
			c3: [7C QH] KC
			c4: [7D QC] KD
			c5: [AS AC] JS
			c6: [AD] JH
			c7: [8D] JD
			f2: AH 2H`, false},
		{"a card brought back lets another be played", "klondike/classico@1/draw1", home + "c4: [7D QC] 4S", false},
		{"unless it fits nowhere", "klondike/classico@1/draw1", home + "c4: [7D QC] 5S", true},
		{"or must stay", "klondike/tradicional@1+home-stays=yes/draw1", home + "c4: [7D QC] 4S", true},
		{"an empty column without a king", "klondike/classico@1/draw1", `
			c1: [2S QD] 9S
			c2: [2H QS] 9H
			c3: [AS AH] JS
			c4: [AC AD] JH
			c5: KS
			c6: KH`, true},
		{"won", "klondike/classico@1/draw1", "f1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..KD", false},

		{"a row can be dealt", "spider-4/spider-charged@1", `
			c1: KS
			c2: KH
			c3: KC
			c4: KD
			c5: KS
			c6: KH
			c7: KC
			c8: KD
			c9: JS
			c10: JH
			s: [2S 4S 6S 8S 2H 4H 6H 8H 2C 4C]`, false},
		{"a row can be dealt once a hole is filled", "spider-4/spider-charged@1", `
			c1: KS 9D
			c2: KH
			c3: KC
			c4: KD
			c5: KS
			c6: KH
			c7: KC
			c8: KD
			c9: JS
			s: [2S 4S 6S 8S 2H 4H 6H 8H 2C 4C]`, false},
		{"no row is left", "spider-4/spider-charged@1", `
			c1: [2S] KS
			c2: [2S] KH
			c3: [2H] KC
			c4: [2H] KD
			c5: [2C] KS
			c6: [2C] KH
			c7: [2D] KC
			c8: [2D] KD
			c9: [4S] JS
			c10: [4S] JH`, true},
		{"a card goes between two that carry it", "spider-4/spider-charged@1", `
			c1: [2S] KS
			c2: [2S] KH
			c3: [2H] KC
			c4: [2H] KD
			c5: [2C] KS
			c6: [2C] KH
			c7: [2D] KC
			c8: [2D] KD
			c9: [4S] JS TH
			c10: [4S] JH`, true},
		{"a card leaves one that does not carry it", "spider-4/spider-charged@1", `
			c1: [2S] KS
			c2: [2S] KH
			c3: [2H] KC
			c4: [2H] KD
			c5: [2C] KS
			c6: [2C] KH
			c7: [2D] KC
			c8: [2D] KD
			c9: [4S] 5S TH
			c10: [4S] JH`, false},
		{"a joker waits in its cell", "joker-klondike/classico@1/draw1", heads + "j1: X1", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := enginetest.Game(t, tt.game)
			s := enginetest.Table(t, g, tt.table)
			if got := solve.Stuck(g, &s, stuckMost); got != tt.stuck {
				t.Errorf("stuck is %t, want %t", got, tt.stuck)
			}
			if tt.stuck && solve.Stuck(g, &s, 0) {
				t.Error("told without looking at a table")
			}
		})
	}
}

// TestStuckStays plays on from tables that are stuck, in every variant: nothing ever leaves
// the waste, is turned up or completed, and none can be won.
func TestStuckStays(t *testing.T) {
	total := 0
	for _, g := range enginetest.Variants(t) {
		t.Run(g.Name(), func(t *testing.T) {
			found := 0
			for deal := 1; deal <= 30 && found < 2; deal++ {
				last := g.Deal(deal)
				for ply := range enginetest.Walk(g, last, uint64(deal), 400) {
					last = ply.After
				}
				if !solve.Stuck(g, &last, stuckMost) {
					continue
				}
				found++
				waste, draws := g.Waste()
				for ply := range enginetest.Walk(g, last, 99, 200) {
					if draws && ply.Move.Kind == engine.Carry && ply.Move.From == waste {
						t.Fatalf("deal %d: a card left the waste of a stuck table\n%s", deal, g.Text(&last))
					}
					for _, e := range ply.Events {
						if e.Kind == engine.Turned || e.Kind == engine.Completed || e.Kind == engine.Finished {
							t.Fatalf("deal %d: a stuck table went on\n%s", deal, g.Text(&last))
						}
					}
				}
				if v := solve.New(g, &last, solve.Options{}).Step(5000); v == solve.Winnable {
					t.Errorf("deal %d: a stuck table can be won\n%s", deal, g.Text(&last))
				}
			}
			total += found
		})
	}
	if total < 10 {
		t.Errorf("only %d tables were stuck", total)
	}
}

func BenchmarkStuck(b *testing.B) {
	for _, name := range []string{"klondike/classico@1/draw3", "spider-4/spider-charged@1"} {
		b.Run(name, func(b *testing.B) {
			g := enginetest.Game(b, name)
			s := g.Deal(1)
			b.ReportAllocs()
			for b.Loop() {
				solve.Stuck(g, &s, stuckMost)
			}
		})
	}
}
