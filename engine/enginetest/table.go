package enginetest

import (
	"slices"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// Game returns the game of the catalogue with a name, such as "klondike/free@1/draw3".
func Game(t testing.TB, name string) *engine.Game {
	t.Helper()
	g, err := variants.Catalogue().Game(name)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Games returns every game of the catalogue: each variant under each rule set that is for
// it, with every choice that the rule set offers.
func Games(t testing.TB) []*engine.Game {
	t.Helper()
	var all []*engine.Game
	c := variants.Catalogue()
	for _, v := range c.Variants {
		for _, r := range c.RuleSets {
			for _, choice := range choices(v, r) {
				if g, err := engine.NewGame(v, r, choice); err == nil {
					all = append(all, g)
				}
			}
		}
	}
	if len(all) == 0 {
		t.Fatal("the catalogue is empty")
	}
	return all
}

func choices(v engine.Variant, r engine.RuleSet) []engine.Choice {
	if v.Stock != engine.StockDraw {
		return []engine.Choice{{}}
	}
	return r.Choices
}

// Solo returns the games of the catalogue for one player.
func Solo(t testing.TB) []*engine.Game {
	return slices.DeleteFunc(Games(t), (*engine.Game).Two)
}

// Variants returns a game of each variant of the catalogue.
func Variants(t testing.TB) []*engine.Game {
	return distinct(Games(t), func(g *engine.Game) any { return g.Variant.ID })
}

// Rules returns a game for each way to play: every variant with every draw and number of
// passes, and house rules that change which moves there are. Rule sets that only count
// differently are not told apart.
func Rules(t testing.TB) []*engine.Game {
	all := distinct(Games(t), func(g *engine.Game) any { return [...]any{g.Variant.ID, g.Choice} })
	for _, name := range []string{
		"klondike/free@1+home-stays=yes/draw1",
		"klondike/free@1+waste-dealt=yes/draw3/passes3",
		"joker-klondike/free@1+home-stays=yes/draw3",
		"spider-klondike/free@1+home-stays=yes",
	} {
		all = append(all, Game(t, name))
	}
	return all
}

// distinct keeps the first game of each kind.
func distinct(games []*engine.Game, kind func(*engine.Game) any) []*engine.Game {
	seen := map[any]bool{}
	var all []*engine.Game
	for _, g := range games {
		if k := kind(g); !seen[k] {
			seen[k] = true
			all = append(all, g)
		}
	}
	return all
}

// Table reads a table as [engine.Game.ParseTable] does.
func Table(t testing.TB, g *engine.Game, text string) engine.State {
	t.Helper()
	s, err := g.ParseTable(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return s
}

// Move reads a move as [engine.Game.ParseMove] does.
func Move(t testing.TB, g *engine.Game, text string) engine.Move {
	t.Helper()
	m, err := g.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Same fails the test when a table is not the one pictured. Which of several equal cards
// lies where is not compared, since a picture does not tell them apart.
func Same(t testing.TB, g *engine.Game, got engine.State, picture string) {
	t.Helper()
	want := Table(t, g, picture)
	if a, b := faces(g.Text(&got)), faces(g.Text(&want)); a != b {
		t.Errorf("table is\n%swant\n%s", a, b)
	}
}

// faces takes the copy numbers out of a table's text: "7S'1" becomes "7S".
func faces(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '\'' {
			i++
			continue
		}
		b.WriteByte(text[i])
	}
	return b.String()
}
