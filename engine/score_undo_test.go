package engine_test

import (
	"math/rand/v2"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// allButKing is a table that a king makes a win.
const allButKing = "f1: AS..QS \n f2: AH..KH \n f3: AC..KC \n f4: AD..KD \n c1: KS"

// TestScoreLoops takes moves back and makes them again, by redo and by hand, and sends cards
// home and back: no way round is worth more than the first.
func TestScoreLoops(t *testing.T) {
	const (
		classico = "klondike/classico@1/draw1"
		windows  = "klondike/windows@1/draw1"
		windows3 = "klondike/windows@1+start=100/draw3"
		timed    = "klondike/windows-timed@1/draw1"
		joker    = "joker-klondike/classico@1/draw1"
		lenient  = "joker-klondike/classico@1+from-home=0/draw1"
		back     = "c1: 3S \n c2: AS \n f2: AH 2H"
		stand    = "c1: 3S 2H \n f2: AH \n w: X1"
	)
	checkStories(t, []story{
		{"undo restores exactly", classico, back, "c2-f1=10 f2-c1=0 undo=10 undo=0 redo=10 redo=0 undo=10 f2-c1=0 undo=10 undo=0"},
		{"undo and the same move by hand", classico, "c1: [7S] AH", "c1-f2=15 undo=0 c1-f2=15 undo=0 redo=15 undo=0"},
		{"foundation and column at 0", classico, twoHome, "f2-c1=0 c1-f2=0 f2-c1=0 undo=0"},
		{"foundation and column above", classico, back, "c2-f1=10 f2-c1=0 c1-f2=10 f2-c1=0 c1-f2=10"},
		{"undo forgets that a card came back", classico, "c1: 3S 2H \n f2: AH", "c1-f2=10 f2-c1=0 undo=10 undo=0 c1-f2=10"},
		{"undo remembers that a card came back", classico, twoHome, "f2-c1=0 c1-f2=0 undo=0 c1-f2=0 undo=0 redo=0"},
		{"a joker home, replaced, home, back and home", joker, stand, "w-f2=10 c1-f2=20 j1-f2=20 f2-c1=5 c1-f2=15"},
		{"and taken back as far", joker, stand, "w-f2=10 c1-f2=20 j1-f2=20 undo=20 undo=10 undo=0 w-f2=10 c1-f2=20 j1-f2=20"},
		{"a joker home, back and home for nothing", lenient, stand, "w-f2=10 f2-c1=10 c1-f2=10 undo=10 undo=10 c1-f2=20 j1-f2=20 f2-c1=20 c1-f2=20"},
		{"a joker by a column", joker, "c1: 3S \n f2: AH \n w: X1", "w-c1=5 c1-f2=15 f2-c1=0 c1-f2=10 f2-c1=0 c1-f2=10"},
		{"undo -2", windows, "w: 7H \n c1: 8S", "w-c1=5 undo=0 redo=5 undo=0 w-c1=5"},
		{"undo -2 each, for good", "klondike/windows@1+start=50/draw3", "w: 7H \n c1: 8S", "w-c1=55 undo=48 redo=53 undo=46 w-c1=51"},
		{"undo gives a free recycle back", windows3, oneDrawn, "recycle=100 undo=98 recycle=98 draw=98 recycle=98 draw=98 recycle=98 draw=98 recycle=78 undo=96 recycle=76"},
		{"so do undo and redo", windows3, oneDrawn, "recycle=100 draw=100 recycle=100 draw=100 undo=98 undo=96 redo=96 redo=96 recycle=96 draw=96 recycle=76"},
		{"the floor holds when a cost is made again", windows, back, "c2-f1=10 f2-c1=0 undo=8 redo=0 undo=6 redo=0"},
		{"a card home again pays what redo cost", windows, back, "c2-f1=10 f2-c1=0 undo=8 redo=0 c1-f2=8"},
		{"undo does not bring back what time has cost", timed, "c1: AS", "c1-f1@10=10 wait@350=4 undo@350=0 c1-f1=4"},
		{"nor does redo", timed, "c1: AS", "c1-f1@10=10 undo@350=0 redo=4 undo=0 redo=4"},
		{"time costs nothing below the floor", timed, "c1: AS", "c1-f1@10=10 undo@350=0 wait@9000=0 c1-f1@9000=4"},
		{"a win is paid once", "klondike/victoria@1/draw1", allButKing, "c1-f1=1 f1-c1=1 c1-f1=1 f1-c2=1 c2-f1=1"},
		{"and taken back with the move that won", "klondike/victoria@1/draw1", allButKing, "c1-f1=1 f1-c1=1 c1-f1=1 undo=1 undo=1 undo=0 redo=1 undo=0 c1-f1=1"},
		{"the bonus too", timed, allButKing, "c1-f1@1000=7010 f1-c1=6995 c1-f1=7005 f1-c1=6990 c1-f1=7000"},
	})
}

// TestScoreUndoRules plays under the undo rules of Spider, and to the depth that house rules
// set.
func TestScoreUndoRules(t *testing.T) {
	const (
		table = "c1: 9S 6S \n c2: 7S \n c3: 8S \n c4: 5H \n c5: 9D \n c6: 2H \n c7: 2D \n c8: JS \n c9: 2S \n c10: 4S \n s: [KS KH KD KC QS QH QD QC JH JD]"
		run   = "c1: [4S] " + toTwo + "\n c2: [9S] AS"
		deep  = "klondike/free@1+undo-depth=2/draw1"
	)
	checkStories(t, []story{
		{"undo costs 1, not given back by redo", "spider-4/spider-charged@1", table, "c1-c2=499 undo=499 redo=498 undo=498 undo!nothing-to-undo c1-c2=497"},
		{"undo of a row deal costs 1", "spider-4/spider-charged@1", table, "row=499 undo=499 redo=498"},
		{"undo of a run costs 1", "spider-4/spider-charged@1", run, "c2-c1=599 undo=499 redo=598"},
		{"barriers: free before one", "spider-4/spider-barriers@1", table, "c1-c2=499 undo=500 redo=499"},
		{"barriers: not past a row deal", "spider-4/spider-barriers@1", table, "c1-c2=499 row=498 undo!undo-barrier hint=498 undo!undo-barrier"},
		{"barriers: back to a row deal", "spider-4/spider-barriers@1", table, "row=499 c1-c3=498 undo=499 undo!undo-barrier redo=498"},
		{"barriers: not past a run", "spider-4/spider-barriers@1", run, "c2-c1=599 undo!undo-barrier"},
		{"strict: not at all", "spider-4/spider-strict@1", table, "undo!undo-off c1-c2=499 undo!undo-off redo!nothing-to-redo row=498 undo!undo-off"},
		{"depth: two in a row", deep, "s: [2C 3C 4C 5C]", "draw=0 draw=0 draw=0 undo=0 undo=0 undo!undo-deep redo=0 undo=0 undo!undo-deep draw=0 undo=0 undo=0"},
		{"depth: counted from the last new move", deep, "s: [2C 3C 4C 5C]", "draw=0 draw=0 undo=0 draw=0 undo=0 undo=0 undo!nothing-to-undo"},
	})
}

// TestScoreUndo plays at random with much undo and redo, on tables where cards go round, and
// counts the moves that stand as if nothing else had been done: nothing else gives points,
// and nothing but time and the price of undo takes any.
func TestScoreUndo(t *testing.T) {
	games := enginetest.Games(t)
	for _, bottomless := range []string{
		"klondike/windows@1+floor=no/draw1", "klondike/windows-timed@1+floor=no/draw3",
		"klondike/tradicional@1+floor=no+start=-9+ten-seconds=-1/draw3/passes3",
		"joker-klondike/classico@1+floor=no+undo=charged+undo-cost=3/draw1", "spider-2/spider-charged@1+floor=no",
	} {
		games = append(games, enginetest.Game(t, bottomless))
	}
	for _, g := range games {
		if g.RuleSet.Score.Counts && g.RuleSet.Undo != engine.UndoStrict {
			for i, text := range loopTables(g) {
				undoAtRandom(t, g, enginetest.Table(t, g, text), rand.New(rand.NewPCG(uint64(i), 2)))
			}
		}
	}
}

func undoAtRandom(t *testing.T, g *engine.Game, table engine.State, r *rand.Rand) {
	sc, l := g.RuleSet.Score, engine.NewLineFrom(g, table)
	var stand, back []engine.Step
	cost := 0 // of time and undo
	for range enginetest.Few(100) {
		st, won, time := anyStep(g, l, r), l.Won(), l.Time()
		if _, err := l.Do(st); err != nil {
			continue
		}
		switch st.Op {
		case engine.OpMove:
			stand, back = append(stand, st), nil
		case engine.OpUndo:
			last := len(stand) - 1
			stand, back = stand[:last], append(back, stand[last])
			if g.RuleSet.Undo == engine.UndoCharged {
				cost += sc.Undo
			}
		case engine.OpRedo:
			last := len(back) - 1
			back[last].At = st.At
			stand, back = append(stand, back[last]), back[:last]
		}
		if !won {
			cost -= (st.At/100 - time/100) * sc.PerTenSeconds
		}
		got, want := l.Score(), count(g, table, stand)
		bad := got != want-cost
		if sc.Floor && cost > 0 { // the floor may have spared some
			bad = got < 0 || got > want || got < want-cost
		}
		if bad || got > sc.Start+most(g, &table) {
			t.Fatalf("%s: %d points for moves that are worth %d, while time and undo cost %d, after\n%s\nfrom\n%s",
				g.Name(), got, want, cost, engine.Record{Line: l}, g.Text(&table))
		}
	}
}

// anyStep is an undo, redo or hint now and then, else a move; time goes by.
func anyStep(g *engine.Game, l *engine.Line, r *rand.Rand) engine.Step {
	st := engine.Step{Op: []engine.Op{engine.OpUndo, engine.OpUndo, engine.OpRedo, engine.OpHint, 0, 0, 0, 0}[r.IntN(8)]}
	if st.Op == engine.OpMove {
		if moves := g.Legal(l.State(), nil); len(moves) > 0 {
			st.Move = moves[r.IntN(len(moves))]
		}
	}
	st.At = l.Time() + r.IntN(40)
	return st
}

// count counts moves one after another, from a table.
func count(g *engine.Game, s engine.State, moves []engine.Step) int {
	f := engine.Fold{Points: g.RuleSet.Score.Start}
	for _, st := range moves {
		f = g.Fold(f, g.Apply(&s, st.Move, nil), st)
	}
	return f.Points
}
