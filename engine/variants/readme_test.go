package variants

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"pazienza/engine"
)

// TestReadmeGame holds the README's walk-through to the file beside this test, which is
// compiled with it, deals that game, and plays until a card that is no king goes to an
// empty column.
func TestReadmeGame(t *testing.T) {
	code := text(t, "readme_game_test.go")
	if !strings.Contains(text(t, "../../README.md"), "```go\n"+code+"```\n") {
		t.Errorf("the README does not show\n%s", code)
	}
	if n := strings.Count(code, "\n"); n > 20 {
		t.Errorf("a game takes %d lines, want at most 20", n)
	}
	v := roomy()
	if slices.ContainsFunc(Catalogue().Variants, func(w engine.Variant) bool { return w.ID == v.ID }) {
		t.Errorf("%s is in the catalogue already", v.ID)
	}
	g, err := engine.NewGame(v, free(), engine.Choice{Draw: 1})
	if err != nil {
		t.Fatal(err)
	}
	dice, now := rand.New(rand.NewPCG(1, 0)), g.Deal(1)
	for range 5000 {
		moves := g.Legal(&now, nil)
		m := moves[dice.IntN(len(moves))]
		empty := m.Kind == engine.Carry && g.Pile(m.To).Kind == engine.Column && now.Len(m.To) == 0
		if g.Apply(&now, m, nil); now.Total() != 52 {
			t.Fatalf("%d cards after %s", now.Total(), g.MoveText(m))
		}
		if empty && now.Pile(m.To)[0].Rank() != engine.King {
			return
		}
	}
	t.Error("no card but kings went to an empty column")
}

func text(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
