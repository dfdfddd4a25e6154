package engine_test

import (
	"errors"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

var (
	update = flag.Bool("update", false, "write the golden files anew")
	long   = flag.Bool("long", false, "try as much as is ever tried: minutes, not seconds")
)

// mainGames has a game of every variant.
var mainGames = []string{
	"klondike/classico@1/draw1", "klondike/classico@1/draw3",
	"spider-1/spider-charged@1", "spider-2/spider-charged@1", "spider-4/spider-charged@1",
	"vegas/vegas@1/draw3/passes3", "double-klondike/classico@1/draw1", "open-klondike/classico@1/draw1",
	"thoughtful-klondike/classico@1/draw1", "joker-klondike/classico@1/draw1", "spider-klondike/classico@1",
	"double-solitaire/pair@1/draw1", "double-solitaire/pair@1/draw3/turns",
}

// undoGames are the same with undo in each.
func undoGames() []string {
	names := slices.Clone(mainGames)
	for i, name := range names {
		names[i] = strings.Replace(name, "vegas@1", "vegas@1+undo=free", 1)
	}
	return names
}

// rule is one rule as a picture of a table and a move: either why it is refused, or the
// table after it.
type rule struct {
	name  string
	game  string // empty is the test's usual game
	table string
	move  string
	why   error
	after string
}

// checkRules tries each rule, and that Legal agrees with Check.
func checkRules(t *testing.T, game string, rules []rule) {
	t.Helper()
	for _, r := range rules {
		t.Run(r.name, func(t *testing.T) {
			if r.game == "" {
				r.game = game
			}
			g := enginetest.Game(t, r.game)
			s, m := enginetest.Table(t, g, r.table), enginetest.Move(t, g, r.move)
			if err := g.Check(&s, m); !errors.Is(err, r.why) {
				t.Fatalf("%s: %v, want %v", r.move, err, r.why)
			}
			listed := false
			for _, l := range g.Legal(&s, nil) {
				listed = listed || l == m
			}
			if listed != (r.why == nil) {
				t.Errorf("%s: Legal lists it: %v", r.move, listed)
			}
			if r.why == nil {
				g.Apply(&s, m, nil)
				enginetest.Same(t, g, s, r.after)
			}
		})
	}
}

// golden compares text with a file of testdata, or writes it with -update.
func golden(t *testing.T, got string, path ...string) {
	t.Helper()
	name := filepath.Join(append([]string{"testdata"}, path...)...)
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs (refresh with -update): got\n%s", name, got)
	}
}

// play makes moves given as text, in order.
func play(t *testing.T, g *engine.Game, s *engine.State, moves ...string) []engine.Event {
	t.Helper()
	var events []engine.Event
	for _, text := range moves {
		m := enginetest.Move(t, g, text)
		if err := g.Check(s, m); err != nil {
			t.Fatalf("%s: %v in\n%s", text, err, g.Text(s))
		}
		events = g.Apply(s, m, events)
	}
	return events
}
