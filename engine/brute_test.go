package engine_test

import (
	"slices"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestBruteForce walks engine and BruteForce side by side.
func TestBruteForce(t *testing.T) {
	games := 1
	if *long {
		games = 50
	}
	for i, g := range enginetest.Rules(t) {
		t.Run(g.Name(), func(t *testing.T) {
			t.Parallel()
			for n := range games {
				deal := g.Deal(i*7919 + n + 3)
				b := brute(t, g, &deal)
				for ply := range enginetest.Walk(g, deal, uint64(i+n), enginetest.Few(200)) {
					b = lockstep(t, g, b, &ply.Before, ply.Move, &ply.After)
				}
			}
		})
	}
}

// TestBruteForceGames plays the saved games of every variant again, most of them to the win.
func TestBruteForceGames(t *testing.T) {
	seen := map[string]bool{}
	for _, name := range recordGames(t) {
		g := enginetest.Game(t, name)
		if seen[g.Variant.ID] && !*long {
			continue
		}
		seen[g.Variant.ID] = true
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			kept, _ := readRecord(t, recordPath(name))
			l := engine.NewLine(g, kept.Line.Deal())
			stand, back := []*enginetest.BruteForce{brute(t, g, l.State())}, []*enginetest.BruteForce{}
			for _, st := range kept.Line.Log() {
				before, last := *l.State(), len(stand)-1
				do(t, l, st)
				switch st.Op {
				case engine.OpMove:
					stand, back = append(stand, lockstep(t, g, stand[last], &before, st.Move, l.State())), nil
				case engine.OpUndo:
					stand, back = stand[:last], append(back, stand[last])
				case engine.OpRedo:
					stand, back = append(stand, back[len(back)-1]), back[:len(back)-1]
				}
			}
			if got, want := g.Text(l.State()), stand[len(stand)-1].Text(); got != want {
				t.Errorf("ends with\n%swant\n%s", got, want)
			}
		})
	}
}

func brute(t *testing.T, g *engine.Game, s *engine.State) *enginetest.BruteForce {
	t.Helper()
	b, err := enginetest.NewBruteForce(g.Name(), g.Text(s))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// lockstep compares what is legal before a move, and the table after it; it returns the
// latter as b has it.
func lockstep(t *testing.T, g *engine.Game, b *enginetest.BruteForce, before *engine.State, m engine.Move, after *engine.State) *enginetest.BruteForce {
	t.Helper()
	if got, want := texts(g, g.Legal(before, nil)), b.Moves(); !slices.Equal(got, want) {
		t.Fatalf("legal moves %v, want %v in\n%s", got, want, b.Text())
	}
	b = b.After(g.MoveText(m))
	if got, want := g.Text(after), b.Text(); got != want {
		t.Fatalf("after %s\n%swant\n%s", g.MoveText(m), got, want)
	}
	if got, want := g.Won(after), b.Won(); got != want {
		t.Fatalf("won is %v, want %v in\n%s", got, want, b.Text())
	}
	return b
}
