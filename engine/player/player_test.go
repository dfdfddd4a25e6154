package player_test

import (
	"math/rand/v2"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/player"
)

// TestPlayerHonest plays every game, and now and then deals all cards that were never seen in
// it anew: a player who remembers the same must choose the same.
func TestPlayerHonest(t *testing.T) {
	for _, g := range enginetest.Rules(t) {
		if g.Variant.Shown == engine.ShowThrough || g.Two() {
			continue // nothing is hidden, or it does not play
		}
		t.Run(g.Name(), func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(3, 4))
			s := g.Deal(11)
			p, memory := player.New(g, 1, player.Skilled), player.NewMemory(g)
			met := map[engine.Card]bool{}
			for range enginetest.Few(60) {
				memory.See(&s)
				for pile := range g.Piles() {
					for _, c := range s.Pile(engine.PileID(pile)) {
						if c.Up() {
							met[c.ID()] = true
						}
					}
				}
				if r.IntN(15) == 0 {
					other := shuffleHidden(t, g, &s, r, func(c engine.Card) bool { return met[c.ID()] })
					a, b := player.New(g, 2, player.Skilled), player.New(g, 2, player.Skilled)
					a.Memory, b.Memory = memory, memory
					m, ok := a.Choose(&s)
					if n, same := b.Choose(&other); m != n || ok != same {
						t.Fatalf("%s, but %s when hidden cards change, in\n%sand\n%s", g.MoveText(m), g.MoveText(n), g.Text(&s), g.Text(&other))
					}
				}
				m, ok := p.Choose(&s)
				if !ok || g.Won(&s) {
					break
				}
				if err := g.Check(&s, m); err != nil {
					t.Fatalf("%s: %v in\n%s", g.MoveText(m), err, g.Text(&s))
				}
				g.Apply(&s, m, nil)
			}
		})
	}
}

// TestTwoPlayers: this player plays alone.
func TestTwoPlayers(t *testing.T) {
	g := enginetest.Game(t, "double-solitaire/pair@1/draw1")
	s := g.Deal(1)
	p := player.New(g, 1, player.Skilled)
	if m, ok := p.Choose(&s); ok || len(p.Hints(&s)) > 0 || len(player.Hints(g, &s)) > 0 {
		t.Errorf("plays %s", g.MoveText(m))
	}
}

// TestRecall takes back a move that turned a card up and a draw: what they showed is known.
func TestRecall(t *testing.T) {
	g := enginetest.Game(t, klondike)
	l := engine.NewLineFrom(g, enginetest.Table(t, g, "c1: [2S] 7H \n c2: 8S \n s: [5C 4C 3C] \n c3: [9D]"))
	for _, step := range []engine.Step{
		{Move: enginetest.Move(t, g, "c1-c2")}, {Op: engine.OpUndo}, {Move: enginetest.Move(t, g, "draw")}, {Op: engine.OpUndo},
	} {
		if _, err := l.Do(step); err != nil {
			t.Fatal(err)
		}
	}
	m := player.NewMemory(g)
	m.Recall(l)
	for text, want := range map[string]bool{"2S": true, "5C": true, "3C": true, "7H": true, "9D": false} {
		c, _, _ := engine.ParseCard(text)
		if got := m.Knows(c); got != want {
			t.Errorf("%s known: %v, want %v", text, got, want)
		}
	}
}

// TestSameSeed plays a deal twice.
func TestSameSeed(t *testing.T) {
	for _, name := range []string{klondike, spider, jokers} {
		g := enginetest.Game(t, name)
		for _, l := range []player.Level{player.Novice, player.Skilled} {
			won, moves := play(t, g, 4, l, 60)
			if w, m := play(t, g, 4, l, 60); w != won || m != moves {
				t.Errorf("%s, level %d: %v in %d moves, then %v in %d", name, l, won, moves, w, m)
			}
		}
	}
}

// TestRowLines wants a run of one suit rather than a card that merely fits, though either
// turns up a card.
func TestRowLines(t *testing.T) {
	g := enginetest.Game(t, spider)
	s := enginetest.Table(t, g, "c1: [2C] 8H \n c2: [3C 2C] 8D \n c3: 9H"+kings)
	for l, want := range map[player.Level]string{player.Skilled: "c1-c3", player.Expert: "c1-c3"} {
		if m, _ := player.New(g, 1, l).Choose(&s); g.MoveText(m) != want {
			t.Errorf("level %d: %s, want %s", l, g.MoveText(m), want)
		}
	}
}

// TestPlayerWins wins deals by skill. How many of more deals is what BenchmarkPlay measures.
func TestPlayerWins(t *testing.T) {
	g, won := enginetest.Game(t, klondike), 0
	for deal := 1; deal <= 6; deal++ {
		if ok, _ := play(t, g, deal, player.Skilled, 500); ok {
			won++
		}
	}
	if won < 2 {
		t.Errorf("%d of 6 won", won)
	}
}

// TestLookFirst goes through the stock before all else where that costs nothing, and not
// where passes are counted.
func TestLookFirst(t *testing.T) {
	for name, want := range map[string]bool{klondike: true, "klondike/free@1/draw3/passes3": false} {
		g := enginetest.Game(t, name)
		s := enginetest.Table(t, g, "c1: [2S] 7H \n c2: 8S \n s: [5C 4C 3C 9D]")
		m, _ := player.New(g, 1, player.Skilled).Choose(&s)
		if got := m.Kind == engine.Draw; got != want {
			t.Errorf("%s: %s", name, g.MoveText(m))
		}
	}
}
