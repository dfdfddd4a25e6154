package solve

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestGlance walks at random and holds the best line of each table to the engine: it is legal,
// and nothing comes to light but with its last move. What lies face down, dealt anew, does not
// change it. The value of each table that it made is that of the table summed up anew.
func TestGlance(t *testing.T) {
	for _, name := range rowGames {
		t.Run(name, func(t *testing.T) {
			g := enginetest.Game(t, name)
			l, other := NewGlance(g), NewGlance(g)
			r := rand.New(rand.NewPCG(1, 2))
			lines := 0
			for seed := range uint64(enginetest.Few(4)) {
				deal := g.Deal(int(seed) + 1)
				for ply := range enginetest.Walk(g, deal, seed, 90) {
					s := ply.Before
					line := l.Best(&s, engine.Card.Up, 60, func() {})
					valued(t, l, line)
					ends(t, g, s, line)
					if len(line) > 0 {
						lines++
					}
					dealAnew(g, &s, r)
					if again := other.Best(&s, engine.Card.Up, 60, func() {}); !slices.Equal(again, line) {
						t.Fatalf("%v, but %v when hidden cards change, in\n%s", line, again, g.Text(&s))
					}
				}
			}
			if lines < 25*enginetest.Few(4) {
				t.Errorf("%d lines found", lines)
			}
		})
	}
}

// valued fails the test unless the nodes are summed up and valued as if made from nothing.
func valued(t *testing.T, l *Glance, line []engine.Move) {
	t.Helper()
	nodes := l.nodes
	if n := len(line); n > 1 && line[n-1].Kind == engine.RowDeal {
		nodes = nodes[:len(nodes)-1] // the last was made for the row, and is valued with it
	}
	for i, n := range nodes {
		for c := range l.rules.columns {
			if e := l.sumUp(&n.table, c); e != n.ends[c] {
				t.Fatalf("node %d, column %d is summed up as %+v, want %+v", i, c+1, n.ends[c], e)
			}
		}
		if i > 0 && l.turnsUp(int32(i)) {
			continue // it cannot be surveyed: a card has no face
		}
		l.survey(&n)
		if v := l.scratch.value + l.values.empty[l.scratch.empties]; v != n.value {
			t.Fatalf("node %d is worth %d, want %d", i, n.value, v)
		}
	}
}

// ends fails the test unless a line is legal and turns up cards, or deals a row, only at its end.
func ends(t *testing.T, g *engine.Game, s engine.State, line []engine.Move) {
	t.Helper()
	for i, m := range line {
		if err := g.Check(&s, m); err != nil {
			t.Fatalf("%s of %v: %v in\n%s", g.MoveText(m), line, err, g.Text(&s))
		}
		events := g.Apply(&s, m, nil)
		shown := m.Kind == engine.RowDeal || slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == engine.Turned })
		if last := i == len(line)-1; shown && !last {
			t.Fatalf("%s of %v goes on past what nobody knows", g.MoveText(m), line)
		}
	}
}

// dealAnew deals the face-down cards anew.
func dealAnew(g *engine.Game, s *engine.State, r *rand.Rand) {
	var at []int
	i := 0
	for p := range g.Piles() {
		for _, c := range s.Pile(engine.PileID(p)) {
			if !c.Up() {
				at = append(at, i)
			}
			i++
		}
	}
	for n := len(at) - 1; n > 0; n-- {
		s.Exchange(at[n], at[r.IntN(n+1)])
	}
}

// TestGlanceChooses wants the better of two lines that turn up a card, and no row while
// there is one.
func TestGlanceChooses(t *testing.T) {
	const rest = " \n c4: KS \n c5: KC \n c6: KH \n c7: KS'1 \n c8: KC'1 \n c9: KH'1 \n c10: KD" +
		" \n s: [AS 2S 3S 4S 5S 6S 7S 8S 9S TS]"
	g := enginetest.Game(t, "spider-4/free@1")
	for table, want := range map[string]string{
		"c1: [2C] 8H \n c2: [3C 2C'1] 8D \n c3: 9H": "c1-c3", // joins
		"c1: [2C] 8H \n c2: [3C 2C'1] 8D \n c3: 9D": "c2-c3",
		"c1: [2C] 8H \n c2: [3C 2C'1] 8D \n c3: TD": "row",
		"c1: [2C] QH \n c2: [3C 2C'1] 8D \n c3: TD": "c1-c6",
	} {
		s := enginetest.Table(t, g, table+rest)
		line := NewGlance(g).Best(&s, engine.Card.Up, 100, func() {})
		if len(line) == 0 || g.MoveText(line[0]) != want {
			t.Errorf("%v, want %s first in\n%s", line, want, table)
		}
	}
}
