package engine_test

import (
	"strconv"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// story is a game told step by step, with the points after each: "w-c1=5 undo=0". What
// follows an at sign is the time of play in tenths of a second: "draw@95=0"; "wait@250=8"
// makes no step, and asks what the points are by then. A star marks a step of
// auto-complete; "undo!undo-deep" is refused, with that reason.
type story struct {
	name  string
	game  string
	table string
	told  string
}

func checkStories(t *testing.T, stories []story) {
	t.Helper()
	for _, s := range stories {
		t.Run(s.name, func(t *testing.T) {
			g := enginetest.Game(t, s.game)
			tell(t, engine.NewLineFrom(g, enginetest.Table(t, g, s.table)), s.told)
		})
	}
}

// tell plays a story on a line.
func tell(t *testing.T, l *engine.Line, told string) {
	t.Helper()
	at := 0
	for i, word := range strings.Fields(told) {
		what, why, refused := strings.Cut(word, "!")
		what, points, _ := strings.Cut(what, "=")
		what, tenths, timed := strings.Cut(what, "@")
		if timed {
			at = number(t, tenths)
		}
		got := 0
		if what == "wait" {
			got = l.ScoreAt(at)
		} else {
			_, err := l.Do(step(t, l.Game(), what, at))
			switch got = l.Score(); {
			case err == nil && refused, err != nil && err.Error() != why:
				t.Fatalf("step %d, %s: %v", i+1, word, err)
			case refused:
				continue
			}
		}
		if want := number(t, points); got != want {
			t.Fatalf("step %d, %s: %d points", i+1, word, got)
		}
	}
}

func step(t *testing.T, g *engine.Game, what string, at int) engine.Step {
	t.Helper()
	if op, ok := map[string]engine.Op{"undo": engine.OpUndo, "redo": engine.OpRedo, "hint": engine.OpHint}[what]; ok {
		return engine.Step{Op: op, At: at}
	}
	move, auto := strings.CutPrefix(what, "*")
	return engine.Step{Move: enginetest.Move(t, g, move), Auto: auto, At: at}
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
