package player_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/player"
)

const (
	table2 = "double-solitaire/pair@1/draw1"
	turns2 = "double-solitaire/pair@1/draw1/turns"
)

// TestOpponentHonest plays games of two and now and then deals anew what nobody can see, each
// player's cards among themselves: what is chosen must be the same, at every level.
func TestOpponentHonest(t *testing.T) {
	for _, name := range []string{table2, turns2, "double-solitaire/pair@1/draw3"} {
		g := enginetest.Game(t, name)
		r := rand.New(rand.NewPCG(3, 4))
		shuffles := 0
		for _, level := range player.Levels() {
			_, lines := duel(t, g, 5+int(level), [2]player.Level{level, level})
			log := lines[0].Log()
			l := engine.NewLine(g, lines[0].Deal())
			for _, st := range log[:min(len(log), enginetest.Few(160))] {
				if r.IntN(4) == 0 {
					other := shuffleTwo(t, g, *l.State(), r)
					for seat := range 2 {
						a, b := player.NewOpponent(g, seat, 2, level), player.NewOpponent(g, seat, 2, level)
						m, ok := a.Choose(l.State())
						if n, same := b.Choose(&other); m != n || ok != same {
							t.Fatalf("%s, but %s when hidden cards change, in\n%sand\n%s", g.MoveText(m), g.MoveText(n), g.Text(l.State()), g.Text(&other))
						}
						if a, b := player.HintsFor(g, l.State(), seat), player.HintsFor(g, &other, seat); !slices.Equal(a, b) {
							t.Fatalf("hints %v, but %v when hidden cards change", a, b)
						}
					}
					if other != *l.State() {
						shuffles++
					}
				}
				if _, err := l.Do(st); err != nil {
					t.Fatal(err)
				}
			}
		}
		if shuffles == 0 {
			t.Errorf("%s: nothing was ever hidden", name)
		}
	}
}

// TestRacerHonest is the same of a race: who searches for nothing remembers nothing.
func TestRacerHonest(t *testing.T) {
	for _, name := range []string{klondike, spider} {
		g := enginetest.Game(t, name)
		r := rand.New(rand.NewPCG(5, 6))
		for _, level := range []player.Level{player.Novice, player.Steady} {
			o, s := player.NewOpponent(g, 0, 3, level), g.Deal(12)
			for range enginetest.Few(120) {
				other := shuffleHidden(t, g, &s, r, func(engine.Card) bool { return false })
				m, ok := player.NewOpponent(g, 0, 4, level).Choose(&s)
				if n, same := player.NewOpponent(g, 1, 4, level).Choose(&other); m != n || ok != same {
					t.Fatalf("%s, but %s when hidden cards change, in\n%s", g.MoveText(m), g.MoveText(n), g.Text(&s))
				}
				if m, ok = o.Choose(&s); !ok {
					break
				}
				g.Apply(&s, m, nil)
			}
		}
	}
}

// shuffleTwo deals the face-down cards of each player anew among the player's places.
func shuffleTwo(t *testing.T, g *engine.Game, s engine.State, r *rand.Rand) engine.State {
	t.Helper()
	var at [2][]int
	i := 0
	for p := range g.Piles() {
		for _, c := range s.Pile(engine.PileID(p)) {
			if !c.Up() {
				at[c.Copy()] = append(at[c.Copy()], i)
			}
			i++
		}
	}
	for _, at := range at {
		r.Shuffle(len(at), func(i, j int) { s.Exchange(at[i], at[j]) })
	}
	return s
}

// TestOpponentRecalls goes on as the opponent that has played so far.
func TestOpponentRecalls(t *testing.T) {
	g := enginetest.Game(t, turns2)
	_, lines := duel(t, g, 9, [2]player.Level{player.Novice, player.Expert})
	l := engine.NewLine(g, 9)
	log := lines[0].Log()
	for i, st := range log {
		if i%15 == 0 {
			o := player.NewOpponent(g, st.Player(), 18+uint64(st.Player()), []player.Level{player.Novice, player.Expert}[st.Player()])
			o.Recall(l)
			if m, ok := o.Choose(l.State()); !ok || m != st.Move {
				t.Fatalf("step %d: %s, want %s", i, g.MoveText(m), g.StepText(st))
			}
		}
		if _, err := l.Do(st); err != nil {
			t.Fatal(err)
		}
	}
}

// TestOpponentDuels lets every level play to an end, in every kind of game, the same way twice.
func TestOpponentDuels(t *testing.T) {
	for _, name := range []string{table2, turns2, "double-solitaire/pair@1/draw3/turns", klondike} {
		g := enginetest.Game(t, name)
		for weak := player.Novice; weak <= player.Steady; weak++ {
			r, lines := duel(t, g, 3, [2]player.Level{weak, weak + 1})
			again, twice := duel(t, g, 3, [2]player.Level{weak, weak + 1})
			if r != again || !slices.Equal(lines[1].Log(), twice[1].Log()) {
				t.Errorf("%s: %v, then %v", name, r, again)
			}
		}
	}
}

// TestPace: nobody is quicker than eyes can follow, and the weaker is slower; but by turns, where
// the other would only wait, all take the same time.
func TestPace(t *testing.T) {
	turns := enginetest.Game(t, turns2)
	weak, strong := player.NewOpponent(turns, 0, 7, player.Novice), player.NewOpponent(turns, 0, 7, player.Expert)
	for n := range 400 {
		m := engine.Move{Kind: engine.MoveKind(n % 2)}
		if a, b := weak.Pace(n, m), strong.Pace(n, m); a != b || a < 600 || a > 1_500 {
			t.Fatalf("by turns the weakest takes %d ms, the strongest %d", a, b)
		}
	}
	g := enginetest.Game(t, table2)
	last := 1 << 30
	for _, l := range player.Levels() {
		o, sum, least := player.NewOpponent(g, 0, 7, l), 0, 1<<30
		for n := range 400 {
			ms := o.Pace(n, engine.Move{})
			sum += ms
			least = min(least, ms, o.Pace(n, engine.Move{Kind: engine.Draw}))
		}
		if sum /= 400; least < 600 || sum >= last {
			t.Errorf("%s takes %d ms and at least %d; the one before %d", l.Name(), sum, least, last)
		}
		last = sum
	}
}

// TestHintsFor shows a player of two what is good, and only of their own.
func TestHintsFor(t *testing.T) {
	for _, c := range []struct {
		name, table string
		seat        int
		want        string
	}{
		{"an ace home", "c1: [9C] AS \n c8: [9C'1] AH'1 \n s1: [2C] \n s2: [2C'1]", 0, "1:c1-f1 1:draw"},
		{"of the second", "c1: [9C] AS \n c8: [9C'1] AH'1 \n s1: [2C] \n s2: [2C'1]", 1, "2:c8-f2 2:draw"},
		{"turn a card up", "c1: 8S \n c2: [2S 3S] 7H \n c9: 8S'1", 0, "1:c2-c1 1:pass"},
	} {
		g := enginetest.Game(t, table2)
		s := enginetest.Table(t, g, c.table)
		var got string
		for i, m := range player.HintsFor(g, &s, c.seat) {
			if i > 0 {
				got += " "
			}
			got += g.MoveText(m)
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
