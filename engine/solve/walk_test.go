package solve

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

func nobody(engine.Card) bool { return false }

// plain returns the steps of a position in order of their cards, without how they are made.
func (w *Walk) plain(p *Position) []Step {
	steps := w.Steps(p, nil)
	for i := range steps {
		steps[i].home, steps[i].waste = 0, 0
	}
	slices.SortFunc(steps, func(a, b Step) int { return cmp.Compare(a.bit, b.bit) })
	return steps
}

// TestWalk goes through deals by random steps and makes each by the engine's moves: the walk
// from the table it leads to must offer the steps of the position after it.
func TestWalk(t *testing.T) {
	for _, name := range []string{"klondike/free@1/draw1", "klondike/free@1/draw3", "open-klondike/free@1/draw3"} {
		g := enginetest.Game(t, name)
		long := 0
		for deal := 1; deal <= enginetest.Few(60); deal++ {
			dice, s := rand.New(rand.NewPCG(uint64(deal), 0)), g.Deal(deal)
			for n := 0; ; n++ {
				w := NewWalk(g, &s, nobody)
				p := w.Start()
				steps := w.Steps(&p, nil)
				if len(steps) == 0 || w.Won(&p) {
					break
				}
				step := steps[dice.IntN(len(steps))]
				after := w.After(&p, step)
				for _, m := range w.Moves(step) {
					if err := g.Check(&s, m); err != nil {
						t.Fatalf("%s, deal %d: %s: %v in\n%s", name, deal, g.MoveText(m), err, g.Text(&s))
					}
					g.Apply(&s, m, nil)
				}
				next := NewWalk(g, &s, nobody)
				start := next.Start()
				if want, got := w.plain(&after), next.plain(&start); !slices.Equal(want, got) {
					t.Fatalf("%s, deal %d: steps %v, want %v in\n%s", name, deal, got, want, g.Text(&s))
				}
				long = max(long, n)
			}
		}
		if long < 20 {
			t.Errorf("%s: the longest of all was %d steps", name, long)
		}
	}
}

// TestWalkDeal deals hidden cards anew: those that are known stay, and no step of the table
// tells which cards lie hidden.
func TestWalkDeal(t *testing.T) {
	g := enginetest.Game(t, "klondike/free@1/draw3")
	s := g.Deal(5)
	known := s.Pile(6)[2]
	w := NewWalk(g, &s, func(c engine.Card) bool { return c == known })
	if w.Hidden() != 20 {
		t.Fatalf("%d cards hidden, want 20", w.Hidden())
	}
	dice, p := rand.New(rand.NewPCG(1, 0)), w.Start()
	want, key, differ := w.Steps(&p, nil), w.Key(&p), map[uint8]bool{}
	for range 40 {
		w.Deal(dice.IntN)
		if got := w.Steps(&p, nil); !slices.Equal(got, want) || w.Key(&p) != key {
			t.Fatalf("steps %v, want %v", got, want)
		}
		if got := w.units[6][2].head; int(got) != bitOf(known) {
			t.Fatalf("a known card became %d", got)
		}
		all := board(0)
		for col := range w.columns {
			for _, u := range w.units[col] {
				all |= u.cards
			}
		}
		for _, b := range w.stock {
			all |= 1 << b
		}
		if all != w.full {
			t.Fatalf("the cards are %x", all)
		}
		differ[w.units[6][3].head] = true
	}
	if len(differ) < 10 {
		t.Errorf("of 40 deals only %d differ in one place", len(differ))
	}
}
