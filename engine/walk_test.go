package engine_test

import (
	"math/rand/v2"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// How many moves TestWalk makes in each variant, and in one game at most.
const (
	walkMoves = 20_000
	walkLong  = 1_000_000 // with -long: make walk
	walkGame  = 500
)

// TestWalk plays games at random, with undo, redo, hints and time going by, and asks of each:
// are all cards there after every move, does every saved game load as it was, is the score
// the fold of its moves, does undoing everything lead to the deal? Rules of play depend on
// the variant and the choice alone, so one rule set for each is enough.
func TestWalk(t *testing.T) {
	moves := enginetest.Few(walkMoves)
	if *long {
		moves = walkLong
	}
	for _, name := range undoGames() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			g := enginetest.Game(t, name)
			made, games, won := 0, 0, 0
			for ; made < moves; games++ {
				w := walker{t: t, line: engine.NewLine(g, games+1), dice: rand.New(rand.NewPCG(uint64(games), 2)), every: loadEvery(games)}
				made += w.play(min(walkGame, moves-made))
				if w.line.Won() {
					won++
				}
				w.end()
			}
			t.Logf("%d moves in %d games, %d won", made, games, won)
		})
	}
}

// walker plays one game.
type walker struct {
	t     *testing.T
	line  *engine.Line
	dice  *rand.Rand
	legal []engine.Move
	saved int // at how many steps the game was saved last
	every int // see loadEvery
}

// play makes so many moves, or fewer if the game comes to an end, and returns how many.
func (w *walker) play(limit int) int {
	made := 0
	for made < limit && !w.line.Won() {
		st, ok := w.step()
		if !ok {
			break
		}
		if _, err := w.line.Do(st); err != nil {
			if st.Op == engine.OpMove {
				w.t.Fatalf("%+v: %v in\n%s", st, err, w.record())
			}
			continue // nothing to undo or redo
		}
		if st.Op == engine.OpMove {
			made++
			if !conserved(w.line.Game(), w.line.State()) {
				w.t.Fatalf("cards lost or doubled in\n%s", w.record())
			}
		}
		if n := len(w.line.Log()); n >= w.saved+max(1, w.saved/w.every) {
			w.load()
		}
	}
	return made
}

// step chooses what to do next; ok is false where there is no move.
func (w *walker) step() (st engine.Step, ok bool) {
	g, now := w.line.Game(), w.line.State()
	st.At = w.line.Time() + w.dice.IntN(40)
	switch k := w.dice.IntN(40); {
	case k < 2:
		return w.other(engine.OpUndo, st.At), true
	case k < 3:
		return w.other(engine.OpRedo, st.At), true
	case k < 4:
		return w.other(engine.OpHint, st.At), true
	case k < 6:
		st.Auto = true
	}
	if w.legal = g.Legal(now, w.legal[:0]); len(w.legal) == 0 {
		return st, false
	}
	// Half of the moves that lead home are made at once, or few games would get far.
	for _, m := range w.legal {
		if m.Kind == engine.Carry && g.Pile(m.To).Kind == engine.Foundation && w.dice.IntN(2) == 0 {
			st.Move = m
			return st, true
		}
	}
	st.Move = w.legal[w.dice.IntN(len(w.legal))]
	return st, true
}

// other returns a step that is no move, of any player.
func (w *walker) other(op engine.Op, at int) engine.Step {
	st := engine.StepOf(op, w.dice.IntN(w.line.Game().Players()))
	st.At = at
	return st
}

// loadEvery says by which part of its length a game must have grown to be saved and loaded
// again. Every step takes the square of its length, so with -long only some games are loaded
// at each, and otherwise the short ones of TestRecord.
func loadEvery(game int) int {
	switch {
	case !*long:
		return 1
	case game%50 > 0:
		return 10
	}
	return 2 * walkGame
}

func (w *walker) record() engine.Record { return engine.Record{ID: "walk", Line: w.line} }

// load saves the game, and loads it.
func (w *walker) load() {
	w.t.Helper()
	w.saved = len(w.line.Log())
	text := w.record().String()
	r, err := engine.ParseRecord(variants.Catalogue(), text)
	if err != nil || !sameLine(r.Line, w.line) || r.String() != text {
		w.t.Fatalf("%v: loads as\n%swas\n%s", err, r, text)
	}
}

// end loads the game once more, counts it once more and takes everything back.
func (w *walker) end() {
	w.t.Helper()
	w.load()
	l := w.line
	text := l.Game().Text(l.State())
	if s, err := l.Game().ParseTable(text); err != nil || s != *l.State() {
		w.t.Fatalf("%v: reads as another table:\n%s", err, text)
	}
	if l.Game().Two() {
		standing(w.t, l) // what went to the shared foundations stays there
		return
	}
	if want := fold(l.Game(), l.Deal(), l.Log()); l.Score() != want {
		w.t.Fatalf("%d points, want %d by\n%s", l.Score(), want, w.record())
	}
	for n := l.Moves(); n > 0; n-- {
		do(w.t, l, undo)
	}
	if deal := l.Game().Deal(l.Deal()); *l.State() != deal || l.State().Key() != deal.Key() {
		w.t.Fatalf("undoing all does not lead to the deal:\n%s", w.record())
	}
}
