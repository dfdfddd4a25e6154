package session

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestPlaces lists where cards go, best first, whoever plays and whatever is preferred.
func TestPlaces(t *testing.T) {
	const two = "double-solitaire/pair@1/draw1"
	for _, p := range []struct{ name, game, table, from, want string }{
		{"home where it is safe", draw1, "f1: AS \n c1: 2S \n c2: 3H", "c1", "f1 c2"},
		{"not where it is not", draw1, "f1: AS..3S \n c1: 4S \n c2: 5H", "c1", "c2 f1"},
		{"an empty column last", draw1, "f1: AS..QS \n c1: [2D] KS", "c1", "f1 c2 c3 c4 c5 c6 c7"},
		{"and not from one", draw1, "c1: KS", "c1", ""},
		{"a joker stays on the table", "joker-klondike/classico@1/draw1", "f1: AS \n c1: X1 \n c2: 9D", "c1", "c2 f1 f2 f3 f4"},
		{"of two players home before the other", two, "f1: AS..3S'0 \n c8: 4S \n c9: 5H", "c8", "f1 c9"},
		{"and only to what is one's own", two, "c1: 5H \n c8: 4S \n c9: 5H", "c8", "c9"},
	} {
		g := enginetest.Game(t, p.game)
		s := enginetest.Table(t, g, p.table)
		from, _ := g.PileNamed(p.from)
		player, _ := g.Owner(from)
		var got []string
		for _, m := range Places(g, &s, player, from, 1, PreferSafe) {
			if g.Check(&s, m) != nil {
				t.Errorf("%s: %s is not legal", p.name, g.MoveText(m))
			}
			got = append(got, g.PileName(m.To))
		}
		if strings.Join(got, " ") != p.want {
			t.Errorf("%s: %v, want %s", p.name, got, p.want)
		}
	}
	g := enginetest.Game(t, two)
	s := enginetest.Table(t, g, "c1: 5H \n c8: 9S")
	if why := WhyNot(g, &s, 1, 7, 1); why != engine.NoPlace {
		t.Errorf("it goes nowhere: %v", why)
	}
}
