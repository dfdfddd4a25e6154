package engine_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

var (
	undo = engine.Step{Op: engine.OpUndo}
	redo = engine.Step{Op: engine.OpRedo}
	hint = engine.Step{Op: engine.OpHint}
)

// do makes steps given as values, and fails the test at the first that is refused.
func do(t *testing.T, l *engine.Line, steps ...engine.Step) {
	t.Helper()
	for _, st := range steps {
		if _, err := l.Do(st); err != nil {
			t.Fatalf("%+v: %v", st, err)
		}
	}
}

// steps reads moves as steps.
func steps(t *testing.T, g *engine.Game, moves ...string) []engine.Step {
	t.Helper()
	var all []engine.Step
	for _, m := range moves {
		all = append(all, engine.Step{Move: enginetest.Move(t, g, m)})
	}
	return all
}

// TestLineUndo undoes a whole random game back to the deal, and makes it again.
func TestLineUndo(t *testing.T) {
	for _, g := range enginetest.Solo(t) {
		l := engine.NewLine(g, 42)
		states, scores := []engine.State{*l.State()}, []int{l.Score()}
		var events [][]engine.Event
		for ply := range enginetest.Walk(g, *l.State(), 8, 200) {
			do(t, l, engine.Step{Move: ply.Move})
			if *l.State() != ply.After {
				t.Fatalf("%s: another table after %s", g.Name(), g.MoveText(ply.Move))
			}
			states, scores, events = append(states, *l.State()), append(scores, l.Score()), append(events, ply.Events)
		}
		last, back := len(states)-1, 0
		for n := last; n > 0; n-- {
			barrier := g.RuleSet.Undo == engine.UndoBarriers && slices.ContainsFunc(events[n-1], isBarrier)
			_, err := l.Do(undo)
			if g.RuleSet.Undo == engine.UndoStrict || barrier {
				if want := map[bool]error{true: engine.UndoBarrier, false: engine.UndoOff}[barrier]; err != want {
					t.Errorf("%s: undo says %v, want %v", g.Name(), err, want)
				}
				break
			}
			back++
			if err != nil || *l.State() != states[n-1] || l.Moves() != n-1 || l.Undos() != back {
				t.Fatalf("%s: undo to %d moves: %v, %d moves stand", g.Name(), n-1, err, l.Moves())
			}
			if g.RuleSet.Undo == engine.UndoFree && l.Score() != scores[n-1] {
				t.Fatalf("%s: undo to %d moves: %d points, want %d", g.Name(), n-1, l.Score(), scores[n-1])
			}
		}
		if _, err := l.Do(undo); back == last && !errors.Is(err, engine.NothingToUndo) {
			t.Errorf("%s: undo at the deal: %v", g.Name(), err)
		}
		for n := last - back + 1; n <= last; n++ {
			do(t, l, redo)
			if *l.State() != states[n] || l.Moves() != n || g.RuleSet.Undo == engine.UndoFree && l.Score() != scores[n] {
				t.Fatalf("%s: redo to %d moves: %d moves, %d points", g.Name(), n, l.Moves(), l.Score())
			}
		}
		if _, err := l.Do(redo); !errors.Is(err, engine.NothingToRedo) {
			t.Errorf("%s: redo at the end: %v", g.Name(), err)
		}
	}
}

func isBarrier(e engine.Event) bool { return e.Kind == engine.RowDealt || e.Kind == engine.Completed }

// TestLineBranch makes another move after undo: what was taken back is gone.
func TestLineBranch(t *testing.T) {
	g := enginetest.Game(t, mainGames[0])
	l := engine.NewLine(g, 1)
	do(t, l, steps(t, g, "draw", "draw")...)
	do(t, l, undo)
	do(t, l, steps(t, g, "c6-f2")...)
	if _, err := l.Do(redo); !errors.Is(err, engine.NothingToRedo) {
		t.Errorf("redo after another move: %v", err)
	}
	do(t, l, undo, redo)
	if m, ok := l.Last(); !ok || g.MoveText(m) != "c6-f2" {
		t.Errorf("last move is %s", g.MoveText(m))
	}
	before := *l.State()
	for _, bad := range []engine.Step{{Op: 9}, {Move: engine.Move{Kind: engine.RowDeal}}, {Move: engine.Move{From: 1, To: 0, Count: 1}}} {
		if _, err := l.Do(bad); err == nil || *l.State() != before {
			t.Errorf("%+v: %v", bad, err)
		}
	}
	if len(l.Log()) != 6 {
		t.Errorf("log of %d steps, want 6: refused ones are not in it", len(l.Log()))
	}
}

// randomLine plays a line at random, with undo, redo and hints among the moves.
func randomLine(g *engine.Game, deal int, seed uint64, n int) *engine.Line {
	l, r := engine.NewLine(g, deal), rand.New(rand.NewPCG(seed, 1))
	for range n {
		st := hint
		switch k := r.IntN(20); {
		case k < 2:
			st = undo
		case k < 4:
			st = redo
		case k > 4:
			moves := g.Legal(l.State(), nil)
			if len(moves) == 0 {
				continue
			}
			st = engine.Step{Move: moves[r.IntN(len(moves))], Auto: k == 19}
		}
		if st.Op != engine.OpMove && g.Two() {
			st = engine.StepOf(st.Op, r.IntN(2))
		}
		st.At = l.Time() + r.IntN(60)
		l.Do(st) // undo and redo may be refused: nothing happens then
	}
	return l
}

// TestScoreFold recomputes the score of random lines from their logs alone, step by step.
func TestScoreFold(t *testing.T) {
	for _, g := range enginetest.Solo(t) {
		l := randomLine(g, 9, 3, 300)
		if want := fold(g, 9, l.Log()); l.Score() != want {
			t.Errorf("%s: %d points, folded %d", g.Name(), l.Score(), want)
		}
	}
}

// fold counts a log with a stack of what was done: plainer than a line, and slower.
func fold(g *engine.Game, deal int, log []engine.Step) int {
	type done struct {
		step  engine.Step
		fold  engine.Fold // after it
		state engine.State
		got   int
	}
	sc := g.RuleSet.Score
	stand, back := []done{{state: g.Deal(deal)}}, []done{}
	points, last := 0, 0
	if sc.Counts {
		points = sc.Start
	}
	take := func(n int) {
		if sc.Floor {
			n = max(0, min(n, points))
		}
		points -= n
	}
	for _, st := range log {
		top := stand[len(stand)-1]
		if sc.Counts && !g.Won(&top.state) {
			take(-(st.At/100 - last/100) * sc.PerTenSeconds)
		}
		last = st.At
		switch st.Op {
		case engine.OpUndo:
			points -= top.got
			if g.RuleSet.Undo == engine.UndoCharged {
				take(sc.Undo)
			}
			stand, back = stand[:len(stand)-1], append(back, top)
			continue
		case engine.OpHint:
			continue
		case engine.OpRedo:
			redone := back[len(back)-1].step
			redone.At = st.At
			st, back = redone, back[:len(back)-1]
		default:
			back = nil
		}
		d := done{step: st, fold: top.fold, state: top.state}
		d.fold.Points = points
		d.fold = g.Fold(d.fold, g.Apply(&d.state, st.Move, nil), st)
		d.got, points = d.fold.Points-points, d.fold.Points
		stand = append(stand, d)
	}
	if sc.Floor {
		points = max(0, points)
	}
	return points
}
