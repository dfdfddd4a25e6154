package engine_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// ownGames are won games on deal numbers of ours, for tests of the whole program: deals
// on which enginetest.Search, with this width, finds a short win.
var ownGames = []struct {
	file, game  string
	deal, width int
	among       func(*engine.Game, engine.Move) bool
}{
	{"klondike-draw1", "klondike/classico@1/draw1", 119, 300, anyMove},
	{"klondike-draw3", "klondike/classico@1/draw3", 27, 200, anyMove},
	{"klondike-free", "klondike/free@1/draw3", 27, 200, anyMove}, // the same, which does not finish by itself
	{"spider-1", "spider-1/spider-charged@1", 375, 60, anyMove},
	{"klondike-745", "klondike/classico@1/draw1", 57, 400, gains}, // see TestMost
}

func anyMove(*engine.Game, engine.Move) bool { return true }

// writeOwnGames plays them anew; deals or rules that change need it, nothing else.
func writeOwnGames(t *testing.T) {
	for _, own := range ownGames {
		g := enginetest.Game(t, own.game)
		l := engine.NewLine(g, own.deal)
		among := func(m engine.Move) bool { return own.among(g, m) }
		for _, m := range enginetest.SearchAmong(g, *l.State(), own.width, 200, among) {
			if _, err := l.Do(engine.Step{Move: m}); err != nil {
				t.Fatal(err)
			}
		}
		r := engine.Record{ID: "won-" + own.file, Line: l}
		if err := os.WriteFile("testdata/games/"+own.file+".txt", []byte(r.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestGames replays whole games that were won. Those in testdata/games are records of our
// own deal numbers. Those in testdata/games/known are of decks with published solutions,
// found by other programs: they hold our rules to theirs.
func TestGames(t *testing.T) {
	if *update {
		writeOwnGames(t)
	}
	for _, path := range glob(t, "testdata/games/*.txt") {
		r, err := engine.ParseRecord(variants.Catalogue(), readFile(t, path))
		if err != nil {
			t.Errorf("%s: %v", path, err)
		} else if !r.Line.Won() {
			t.Errorf("%s: not won", path)
		}
	}
	for _, path := range glob(t, "testdata/games/known/*.txt") {
		g, deck, log := knownGame(t, path)
		s := dealText(t, g, deck)
		play(t, g, &s, log...)
		if !g.Won(&s) {
			t.Errorf("%s: not won:\n%s", path, g.Text(&s))
		}
	}
}

// knownGame reads a file of three lines: game, deck in the order of DealCards, and moves.
func knownGame(t *testing.T, path string) (g *engine.Game, deck, log []string) {
	t.Helper()
	lines := strings.Split(readFile(t, path), "\n")
	field := func(i int, name string) string {
		v, ok := strings.CutPrefix(lines[i], name+" ")
		if !ok {
			t.Fatalf("%s line %d: want %s", path, i+1, name)
		}
		return v
	}
	return enginetest.Game(t, field(0, "game")), strings.Fields(field(1, "deck")), strings.Fields(field(2, "log"))
}

// dealText deals cards given as text; equal cards get their copies in order.
func dealText(t *testing.T, g *engine.Game, deck []string) engine.State {
	t.Helper()
	seen := map[string]int{}
	var cards []engine.Card
	for _, text := range deck {
		c, _, err := engine.ParseCard(text)
		if err != nil {
			t.Fatal(err)
		}
		cards = append(cards, engine.NewCard(c.Rank(), c.Suit(), seen[text]))
		seen[text]++
	}
	if len(cards) != g.Cards() {
		t.Fatalf("%d cards dealt, want %d", len(cards), g.Cards())
	}
	return g.DealCards(cards)
}

func glob(t *testing.T, pattern string) []string {
	t.Helper()
	paths, err := filepath.Glob(pattern)
	if err != nil || len(paths) == 0 {
		t.Fatalf("%s: no files (%v)", pattern, err)
	}
	return paths
}

func readFile(t testing.TB, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
