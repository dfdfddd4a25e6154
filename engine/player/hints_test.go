package player_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/player"
)

const (
	klondike = "klondike/free@1/draw3"
	spider   = "spider-4/free@1"

	jokers     = "joker-klondike/free@1/draw3"
	thoughtful = "thoughtful-klondike/free@1/draw3"
	opened     = "open-klondike/free@1/draw3"
	rows       = "spider-klondike/free@1"

	three = "f1: AS..KS \n f2: AH..KH \n f3: AC..KC \n "
)

func hints(g *engine.Game, s *engine.State) []string {
	var all []string
	for _, m := range player.Hints(g, s) {
		all = append(all, g.MoveText(m))
	}
	return all
}

// TestHints compares whole lists with tables where it is plain what helps.
func TestHints(t *testing.T) {
	for _, c := range []struct{ name, game, table, want string }{
		{"turn a card up", klondike, "c1: 8S \n c2: [2S 3S] 7H", "c2-c1"},
		{"dig the longer column first", klondike, "c1: 8S \n c2: [2S] 7H \n c3: [3S 4S 5S] 7D", "c3-c1 c2-c1"},
		{"an ace home before all", klondike, "c1: [9C] AS \n c2: 8S \n c3: [9S] 7H", "c1-f1 c3-c2"},
		{"play from the waste", klondike, "c1: 8S \n w: 4D 7H", "w-c1 recycle"},
		{"draw when nothing helps", klondike, "c1: 8S \n c2: 8H \n s: [9S]", "draw"},
		{"nothing helps", klondike, "c1: [2S] 8S \n c2: [3S] 8H", ""},
		{"a run between equal places stays", klondike, "c1: [2C] 8S 7H \n c2: [3C] 8C", ""},
		{"a king on a bare column stays", klondike, "c1: KS QH", ""},
		{"a foundation card stays", klondike, "f1: AS..5S \n f3: AC \n c1: 6H", ""},
		{"a foundation card back where it helps", klondike, "f1: AS..5S \n c1: 6H \n c2: [9C] 4D", "f1-c1"},
		{"a king to an empty column to turn a card up", klondike, "c2: [2S] KH", "c2-c1"},
		{"two moves to turn a card up", klondike, "c1: [2C] JD 8S \n c2: QC \n c3: 9H", "c1-c3"},
		{"a run of one suit", spider, "c1: [2C] 9D 8H \n c2: 9H \n c3: [3C 4C] KD" + kings, "c1-c2"},
		{"turn a card up on another suit", spider, "c1: [2C 3C] 8H \n c2: [4C] 9S \n c3: 9C" + kings, "c1-c2 c1-c3"},
		{"fill a column so that a row can be dealt", spider, "c1: KH QH 5S \n s: [2C 2C]" + kings, "c1-c2"},
		{"a joker home for the win", jokers, three + "f4: AD..QD \n j1: X1", "j1-f4"},
		{"a joker home where a card follows", jokers, three + "f4: AD..JD \n c1: KD \n j1: X1 \n s: [QD]", "j1-f4 draw"},
		{"a joker stays where nothing follows", jokers, "f4: AD \n c1: 9S \n j1: X1", ""},
		{"a joker turns a card up", jokers, "c1: [9S] X1 \n c2: 5S", "c1-c2 c1-c3"},
		{"a natural card replaces a joker", jokers, three + "f4: AD X1 3D \n c1: 2D", "c1-f4"},
		{"dig the longer column, not knowing what is in it", klondike, "c1: [AS] 7H \n c2: 8S \n c3: [9C TC] 7D", "c3-c2 c1-c2"},
		{"dig where an ace can be made out", thoughtful, "c1: [AS] 7H \n c2: 8S \n c3: [9C TC] 7D", "c1-c2 c3-c2"},
		{"unlock the longer column", opened, "c1: 2S 7H \n c2: 8S \n c3: TD 3C 7D", "c3-c2 c1-c2"},
		{"join what rows have parted", rows, "c1: KH 5S \n c2: 6D \n c3: KD \n c4: KC \n c5: KC \n c6: KS \n c7: KS \n c8: KD \n c9: KH \n c10: 2C \n s: [2C]", "c1-c2 row"},
		{"deal a row", spider, "c1: KC \n c2: KC \n c3: KD \n s: [2C 2C]" + kings, "row"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := enginetest.Game(t, c.game)
			s := enginetest.Table(t, g, c.table)
			if got := hints(g, &s); !slices.Equal(got, strings.Fields(c.want)) {
				t.Errorf("hints %v, want %s", got, c.want)
			}
		})
	}
}

// kings fill the last seven columns of Spider with what cannot be moved to any use.
const kings = "\n c4: KD \n c5: KS \n c6: KS \n c7: KH \n c8: 2D \n c9: 2D \n c10: 2H"

// TestHonest changes all cards that nobody can see, on tables of random walks and of
// games played by hints: the hints must be the same.
func TestHonest(t *testing.T) {
	for _, g := range enginetest.Games(t) {
		if g.RuleSet.ID != "free" || g.Choice.Passes > 0 {
			continue
		}
		t.Run(g.Name(), func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(1, 2))
			for ply := range enginetest.Walk(g, g.Deal(3), 3, enginetest.Few(90)) {
				if r.IntN(6) == 0 {
					sameWhenShuffled(t, g, &ply.After, r)
				}
			}
			s, seen := g.Deal(11), map[engine.State]bool{}
			for n := 0; n < enginetest.Few(60) && step(g, player.DefaultWeights(g), &s, seen); n++ {
				if r.IntN(4) == 0 {
					sameWhenShuffled(t, g, &s, r)
				}
			}
		})
	}
}

func sameWhenShuffled(t *testing.T, g *engine.Game, s *engine.State, r *rand.Rand) {
	t.Helper()
	known := func(c engine.Card) bool { return false }
	other := shuffleHidden(t, g, s, r, known)
	if a, b := hints(g, s), hints(g, &other); !slices.Equal(a, b) {
		t.Fatalf("hints %v, but %v when hidden cards change, in\n%sand\n%s", a, b, g.Text(s), g.Text(&other))
	}
}

// shuffleHidden deals the face-down cards of a table, stock included, anew among their places,
// but for those that are known.
// Where faces can be made out only the stock is left to hide something from the player.
func shuffleHidden(t *testing.T, g *engine.Game, s *engine.State, r *rand.Rand, known func(engine.Card) bool) engine.State {
	t.Helper()
	var hidden []engine.Card
	hides := func(p int, c engine.Card) bool {
		return !c.Up() && !known(c) && (g.Variant.Shown != engine.ShowThrough || engine.PileID(p) == g.Stock())
	}
	for p := range g.Piles() {
		for _, c := range s.Pile(engine.PileID(p)) {
			if hides(p, c) {
				hidden = append(hidden, c)
			}
		}
	}
	r.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
	var b strings.Builder
	for p := range g.Piles() {
		b.WriteString(g.PileName(engine.PileID(p)) + ":")
		for _, c := range s.Pile(engine.PileID(p)) {
			switch {
			case c.Up():
				b.WriteString(" " + c.String())
			case hides(p, c):
				c, hidden = hidden[0], hidden[1:]
				fallthrough
			default:
				b.WriteString(" [" + c.String() + "]")
			}
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "recycled: %d\n", s.Recycled())
	return enginetest.Table(t, g, b.String())
}

// TestHintsInOrder asks in every game, of every list, that its moves are legal and different,
// and that the stock comes last, if it may be pressed; and of first hints that following them
// leads to no table twice but by the stock.
func TestHintsInOrder(t *testing.T) {
	for _, g := range enginetest.Games(t) {
		name, w := g.Name(), player.DefaultWeights(g)
		w.Tables = 80 // quick: it is order that is looked at, not wit
		s, seen := g.Deal(8), map[engine.State]bool{}
		for range enginetest.Few(120) {
			list := w.Hints(g, &s)
			met := map[engine.Move]bool{}
			for _, m := range list {
				if err := g.Check(&s, m); err != nil || met[m] {
					t.Fatalf("%s: %s: %v, twice: %v", name, g.MoveText(m), err, met[m])
				}
				met[m] = true
			}
			stock := g.StockMove(&s)
			if at := slices.Index(list, stock); g.Check(&s, stock) == nil && at != len(list)-1 {
				t.Fatalf("%s: the stock is hint %d of %d", name, at+1, len(list))
			}
			if len(list) == 0 || g.Won(&s) {
				break
			}
			g.Apply(&s, list[0], nil)
			if seen[s] && list[0].Kind == engine.Carry {
				t.Fatalf("%s: %s leads back to\n%s", name, g.MoveText(list[0]), g.Text(&s))
			}
			seen[s] = true
		}
	}
}

// TestFollow wins some games by hints alone. How many of more deals is what BenchmarkFollow
// measures.
func TestFollow(t *testing.T) {
	for name, deals := range map[string][]int{"klondike/free@1/draw1": {1, 2}, "spider-1/free@1": {1, 2, 3}} {
		g, won := enginetest.Game(t, name), 0
		for _, deal := range deals {
			if ok, _ := follow(g, player.DefaultWeights(g), deal, 400); ok {
				won++
			}
		}
		t.Logf("%s: %d of %v won", name, won, deals)
		if won == 0 {
			t.Errorf("%s: none of %v won", name, deals)
		}
	}
}
