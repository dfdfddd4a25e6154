package engine_test

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// houseRecords are games under house rules of which a record is kept too.
var houseRecords = []string{
	"klondike/classico@1+undo=strict/draw3",
	"klondike/classico@1+draw=2+passes=2/draw2/passes2",
	"klondike/windows-timed@1+floor=no+undo-depth=3/draw1",
	"klondike/free@1+waste-dealt=yes+home-stays=yes/draw3/passes1",
	"klondike/tradicional@1+waste-home=7+recycle-3=-35+auto=never/draw3/passes3",
	"vegas/vegas@1+undo=charged+undo-cost=1/draw1/passes3",
	"joker-klondike/classico@1+floor=no+from-home=-2/draw1",
	"spider-1/spider-barriers@1+start=100+run=50",
	"spider-klondike/classico@1+move=-1+win=100",
	"double-solitaire/pair@1/draw3/turns",
}

// TestRecords replays a saved game of every variant under every version of its rule sets.
// What was saved once loads for ever and counts for ever what it counted, so a file here is
// never changed: another number in a rule set is another version of it. With -update the
// files that are missing are written, and no other is touched.
func TestRecords(t *testing.T) {
	for _, name := range recordGames(t) {
		path := recordPath(name)
		if _, err := os.Stat(path); err != nil && *update {
			writeRecord(t, name, path)
		}
		r, count := readRecord(t, path)
		if now := counted(r.Line); r.Line.Game().Name() != name || now != count {
			t.Errorf("%s counts %s, want %s", path, now, count)
		}
		if kept, _, _ := strings.Cut(readFile(t, path), "\n\n"); r.String() != kept+"\n" {
			t.Errorf("%s is written\n%s", path, r)
		}
	}
}

func recordPath(game string) string {
	return filepath.Join("testdata", "records", strings.ReplaceAll(game, "/", "_")+".txt")
}

// readRecord reads a kept record, and what it counted.
func readRecord(t *testing.T, path string) (r engine.Record, count string) {
	t.Helper()
	text, count, _ := strings.Cut(readFile(t, path), "\n\n")
	r, err := engine.ParseRecord(variants.Catalogue(), text)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	return r, count
}

// recordGames names a game of each variant under each of its rule sets, and house rules.
func recordGames(t *testing.T) []string {
	var names []string
	seen := map[string]bool{}
	for _, g := range enginetest.Games(t) {
		if key := g.Variant.ID + "/" + g.RuleSet.Key(); !seen[key] {
			seen[key] = true
			names = append(names, g.Name())
		}
	}
	return append(names, houseRecords...)
}

// counted says what a line came to: what a record does not hold but must bring back.
func counted(l *engine.Line) string {
	return fmt.Sprintf("score %d, %d moves, %d undos, %d hints, won %v\n", l.Score(), l.Moves(), l.Undos(), l.Hints(), l.Won())
}

// winningDeals are deals on which enginetest.Search finds a win quickly, so that the record
// of a variant is that of a whole game.
var winningDeals = map[string]int{
	"klondike": 27, "vegas": 2, "double-klondike": 3, "open-klondike": 2, "thoughtful-klondike": 3,
	"joker-klondike": 8, "spider-klondike": 9, "spider-1": 375,
}

// writeRecord plays a game, won if a win is found, with everything else that a log can hold:
// hints, undo, redo, another move after undo, steps of auto-complete, and time going by.
func writeRecord(t *testing.T, name, path string) {
	g := enginetest.Game(t, name)
	hash := fnv.New64a()
	hash.Write([]byte(name))
	dice := rand.New(rand.NewPCG(hash.Sum64(), 0))
	deal := max(1, winningDeals[g.Variant.ID])
	l := engine.NewLine(g, deal)
	moves := enginetest.Search(g, *l.State(), 60, 300)
	if moves == nil {
		moves = enginetest.Search(g, *l.State(), 120, 300)
	}
	for seed := hash.Sum64(); len(moves) < 80; seed++ {
		moves = nil
		for ply := range enginetest.Walk(g, *l.State(), seed, 150) {
			moves = append(moves, ply.Move)
		}
	}
	later := func(st engine.Step) engine.Step {
		st.At = l.Time() + dice.IntN(80)
		return st
	}
	for i, m := range moves {
		switch dice.IntN(12) {
		case 0:
			l.Do(later(hint))
		case 1: // refused under some rule sets: then nothing happens
			if _, err := l.Do(later(undo)); err == nil {
				do(t, l, later(redo))
			}
		case 2:
			other := g.Legal(l.State(), nil)
			if g.RuleSet.Undo == engine.UndoFree || g.RuleSet.Undo == engine.UndoCharged {
				do(t, l, later(engine.Step{Move: other[dice.IntN(len(other))]}), later(undo))
			}
		}
		do(t, l, later(engine.Step{Move: m, Auto: i >= len(moves)-10}))
	}
	id := strings.Trim(strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return '-'
	}, name), "-")
	r := engine.Record{ID: id[:min(len(id), 32)], Time: l.Time()*100 + 50, Line: l}
	if err := os.WriteFile(path, []byte(r.String()+"\n"+counted(l)), 0o644); err != nil {
		t.Fatal(err)
	}
}
