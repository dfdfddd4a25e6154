package solve

import (
	"slices"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// rowGames are the games that the staged search is for.
var rowGames = []string{"spider-1/free@1", "spider-2/free@1", "spider-4/free@1", "spider-klondike/free@1"}

// replays fails the test unless a line is legal from a table on and wins.
func replays(t testing.TB, g *engine.Game, s engine.State, line []engine.Move) {
	t.Helper()
	for i, m := range line {
		if err := g.Check(&s, m); err != nil {
			t.Fatalf("move %d, %s: %v in\n%s", i, g.MoveText(m), err, g.Text(&s))
		}
		g.Apply(&s, m, nil)
	}
	if !g.Won(&s) {
		t.Fatalf("not won after %d moves:\n%s", len(line), g.Text(&s))
	}
}

// stagedAt returns a staged search for a table, with default options.
func stagedAt(t testing.TB, g *engine.Game, s engine.State) *staged {
	t.Helper()
	b := newStaged(g, &s, Options{Bound: 1 << 24})
	if b == nil {
		t.Fatalf("%s: no staged search", g.Name())
	}
	return b
}

// TestStagedLockstep walks at random and holds the packed table to the engine at every ply:
// the same legal moves, the same table after each of them; and each child's value and hash,
// reckoned from what a move changes, to those of the table made and summed up anew.
func TestStagedLockstep(t *testing.T) {
	for _, name := range rowGames {
		t.Run(name, func(t *testing.T) {
			g := enginetest.Game(t, name)
			for seed := range uint64(enginetest.Few(6)) {
				deal := g.Deal(int(seed) + 1)
				b := stagedAt(t, g, deal)
				for ply := range enginetest.Walk(g, deal, seed, 120) {
					lockstep(t, b, &ply.Before, seed%2 == 0)
				}
			}
		})
	}
}

func lockstep(t *testing.T, b *staged, s *engine.State, ordered bool) {
	t.Helper()
	g, r := b.rules.game, b.rules
	n := rowNode{table: r.pack(s)}
	b.left, b.ordered = int(n.table.left), ordered
	for c := range r.columns {
		n.ends[c] = b.sumUp(&n.table, c)
	}
	b.pool.least = worthless
	b.beginLayer([]rowNode{n})
	b.grow(&n)
	var got []engine.Move
	deals := b.deals
	for i := range b.children {
		c := &b.children[i]
		got = append(got, c.move.move())
		after := *s
		if err := g.Check(s, c.move.move()); err != nil {
			t.Fatalf("%s: %v in\n%s", g.MoveText(c.move.move()), err, g.Text(s))
		}
		g.Apply(&after, c.move.move(), nil)
		made := b.make(c)
		if made.table != r.pack(&after) {
			t.Fatalf("after %s the packed table is not\n%s", g.MoveText(c.move.move()), g.Text(&after))
		}
		for col := range r.columns {
			if e := b.sumUp(&made.table, col); e != made.ends[col] {
				t.Fatalf("after %s column %d is summed up as %+v, want %+v", g.MoveText(c.move.move()), col+1, made.ends[col], e)
			}
		}
		b.survey(&made)
		if v := b.scratch.value + b.values.empty[b.scratch.empties]; b.scratch.hash != c.hash || v != c.value {
			t.Fatalf("%s: hash %x, value %d, want %x, %d in\n%s", g.MoveText(c.move.move()), c.hash, c.value, b.scratch.hash, v, g.Text(s))
		}
		if dealable := g.Check(&after, engine.Move{Kind: engine.RowDeal}) == nil; dealable {
			if len(deals) == 0 || deals[0].move != c.move || deals[0].value != b.scratch.value+b.scratch.gains {
				t.Fatalf("a row may be dealt after %s in\n%s", g.MoveText(c.move.move()), g.Text(s))
			}
			deals = deals[1:]
		}
	}
	if len(deals) > 0 {
		t.Fatalf("no row may be dealt after %s in\n%s", g.MoveText(deals[0].move.move()), g.Text(s))
	}
	if ordered {
		if r.mayDeal(&n.table) {
			got = append(got, engine.Move{Kind: engine.RowDeal})
		}
		sameMoves(t, g, s, got)
	}
	if g.Check(s, engine.Move{Kind: engine.RowDeal}) == nil {
		after := *s
		g.Apply(&after, engine.Move{Kind: engine.RowDeal}, nil)
		r.apply(&n.table, dealRow)
		if n.table != r.pack(&after) {
			t.Fatalf("after a row the packed table is not\n%s", g.Text(&after))
		}
	}
}

func sameMoves(t *testing.T, g *engine.Game, s *engine.State, got []engine.Move) {
	t.Helper()
	texts := func(moves []engine.Move) []string {
		var all []string
		for _, m := range moves {
			all = append(all, g.MoveText(m))
		}
		slices.Sort(all)
		return all
	}
	if a, b := texts(got), texts(g.Legal(s, nil)); !slices.Equal(a, b) {
		t.Fatalf("legal moves are %v, want %v in\n%s", a, b, g.Text(s))
	}
}

// TestStagedAllocations holds the valuing of children to allocating nothing.
func TestStagedAllocations(t *testing.T) {
	g := enginetest.Game(t, "spider-4/free@1")
	b := stagedAt(t, g, g.Deal(1))
	b.Step(10_000)
	n := &b.layer[0]
	if allocs := testing.AllocsPerRun(20, func() {
		b.children, b.deals = b.children[:0], b.deals[:0]
		b.grow(n)
	}); allocs != 0 {
		t.Errorf("%v allocations for a table", allocs)
	}
}

// TestStagedWins solves deals and replays the lines, walks them in lockstep as a random walk takes
// no run home, and solves from the middle of a game and in small steps: how the budget is cut makes no difference.
func TestStagedWins(t *testing.T) {
	for _, name := range rowGames {
		t.Run(name, func(t *testing.T) {
			g := enginetest.Game(t, name)
			s := g.Deal(1)
			whole := stagedAt(t, g, s)
			if v := whole.Step(1 << 22); v != Winnable {
				t.Fatalf("deal 1 is %v after %d positions", v, whole.Positions())
			}
			replays(t, g, s, whole.Line())
			other := stagedAt(t, g, s)
			for at, i := s, 0; i < len(whole.Line()); i++ {
				lockstep(t, other, &at, i%2 == 0)
				g.Apply(&at, whole.Line()[i], nil)
			}
			small := stagedAt(t, g, s)
			for small.Step(1) == Unknown {
			}
			if small.Positions() != whole.Positions() || !slices.Equal(small.Line(), whole.Line()) {
				t.Errorf("%d positions step by step, %d at once", small.Positions(), whole.Positions())
			}
			for _, m := range whole.Line()[:len(whole.Line())/2] {
				g.Apply(&s, m, nil)
			}
			middle := stagedAt(t, g, s)
			if v := middle.Step(1 << 22); v != Winnable {
				t.Fatalf("the middle of deal 1 is %v after %d positions", v, middle.Positions())
			}
			replays(t, g, s, middle.Line())
		})
	}
}
