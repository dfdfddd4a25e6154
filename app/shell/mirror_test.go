package shell

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/app/table"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/variants"
)

var update = flag.Bool("update", false, "write the golden files anew")

// drawn returns a game and a table drawn as text.
func drawn(t testing.TB, name, text string) (*engine.Game, engine.State) {
	t.Helper()
	g, err := variants.Catalogue().Game(name)
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.ParseTable(text)
	if err != nil {
		t.Fatal(err)
	}
	return g, s
}

const klondikeTable = `
c1: KH QS
c2: [TC 9D] 8S 7H 6C
f2: AH 2H 3H
s: [5C 9C 4S]
w: 4D 9H 5D
`

const spiderTable = `
c1: KS QS JS
c2: [4H] 9S 8S 7H
f1: AS..KS
s: [2S 3S 4S 5S 6S 2H 3H 4H 5H 6H]
`

var tables = []struct{ file, game, text string }{
	{"klondike", "klondike/classico@1/draw3", klondikeTable},
	{"spider", "spider-2/spider-charged@1", spiderTable},
}

// The names that a screen reader says, of tables drawn as text.
func TestReflect(t *testing.T) {
	for _, tt := range tables {
		g, s := drawn(t, tt.game, tt.text)
		for _, lang := range words.Languages {
			file := filepath.Join("testdata", "twin-"+tt.file+"-"+lang+".txt")
			got := Reflect(words.For(lang), g, &s, nil).String()
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("%s: got\n%s\nwant\n%s", file, got, want)
			}
		}
	}
}

// place puts a pile's rectangle for a test of order.
func place(p engine.PileID, x, y float64) table.Place {
	return table.Place{Pile: p, Index: -1, Rect: table.Rect{X: x, Y: y, W: 40, H: 56}}
}

func TestOrderGoesAsTheEye(t *testing.T) {
	g, s := drawn(t, "klondike/classico@1/draw1", "c1: KH")
	var upright, below []table.Place
	for c := range 7 {
		upright = append(upright, place(engine.PileID(c), float64(50*c), 120))
		below = append(below, place(engine.PileID(c), float64(50*c), 40))
	}
	for i, p := range []engine.PileID{7, 8, 9, 10, 12, 11} { // foundations, waste, stock
		upright = append(upright, place(p, float64(50*i), 40))
		below = append(below, place(p, float64(50*i), 400))
	}
	order := func(places []table.Place) string {
		t := ""
		for _, grp := range Reflect(words.For("en"), g, &s, places) {
			t += g.PileName(grp.Pile) + " "
		}
		return t
	}
	if got, want := order(upright), "f1 f2 f3 f4 w s c1 c2 c3 c4 c5 c6 c7 "; got != want {
		t.Errorf("upright: %s, want %s", got, want)
	}
	if got, want := order(below), "c1 c2 c3 c4 c5 c6 c7 f1 f2 f3 f4 w s "; got != want {
		t.Errorf("one-handed: %s, want %s", got, want)
	}
	if got, want := order(nil), "s w f1 f2 f3 f4 c1 c2 c3 c4 c5 c6 c7 "; got != want {
		t.Errorf("nowhere: %s, want %s", got, want)
	}
}

// TestOrderOfEveryGame goes through the piles of real layouts: foundations and cells that lie
// in two lines are read line by line, those beside the columns one column after the other.
func TestOrderOfEveryGame(t *testing.T) {
	for _, c := range []struct {
		game string
		w, h float64
		want string
	}{
		{"double-klondike/classico@1/draw1", 360, 740, "f1 f2 f3 f4 w s f5 f6 f7 f8 c1 c2 c3 c4 c5 c6 c7 c8 c9"},
		{"double-klondike/classico@1/draw1", 740, 360, "s w f1 f2 f3 f4 f5 f6 f7 f8 c1 c2 c3 c4 c5 c6 c7 c8 c9"},
		{"joker-klondike/classico@1/draw1", 360, 740, "f1 f2 f3 f4 w s j1 j2 c1 c2 c3 c4 c5 c6 c7"},
		{"joker-klondike/classico@1/draw1", 740, 360, "s w f1 f2 f3 f4 j1 j2 c1 c2 c3 c4 c5 c6 c7"},
		{"joker-klondike/classico@1/draw1", 1280, 800, "s w f1 f2 f3 f4 j1 j2 c1 c2 c3 c4 c5 c6 c7"},
		{"spider-klondike/classico@1", 360, 740, "f1 f2 f3 f4 f5 f6 f7 f8 s c1 c2 c3 c4 c5 c6 c7 c8 c9 c10"},
		{"spider-2/spider-charged@1", 360, 740, "c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 f1 s"},
	} {
		g, _ := drawn(t, c.game, "")
		s := g.Deal(1)
		v := table.NewView(table.Ask{})
		v.Resize(table.Screen{W: c.w, H: c.h, DPR: 2})
		v.Change(session.Change{Cause: session.Resumed, Game: g, Before: s, After: s}, 0)
		var got []string
		for _, grp := range Reflect(words.For("en"), g, &s, v.Places(nil)) {
			got = append(got, g.PileName(grp.Pile))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s at %vx%v: %v, want %s", g.Name(), c.w, c.h, got, c.want)
		}
	}
}

func TestButtonsLieWhereTheirCardsDo(t *testing.T) {
	g, s := drawn(t, "klondike/classico@1/draw1", "c1: [5C] KH QS")
	at := table.Rect{X: 3, Y: 4, W: 5, H: 6}
	places := []table.Place{
		{Pile: 0, Index: -1, Rect: table.Rect{W: 50, H: 90}},
		{Pile: 0, Index: 0, Card: s.Pile(0)[0], Rect: table.Rect{W: 50, H: 10}},
		{Pile: 0, Index: 1, Card: s.Pile(0)[1], Rect: at},
	}
	m := Reflect(words.For("en"), g, &s, places)
	i, j, ok := m.find(Spot{0, 1})
	if !ok || m[i].Buttons[j].Rect != at || m[i].Rect.H != 90 {
		t.Errorf("button at %+v in %+v, %v", m[i].Buttons[j].Rect, m[i].Rect, ok)
	}
	if len(m[i].Under) != 1 || m[i].Under[0].Card.Up() {
		t.Errorf("under it: %+v", m[i].Under)
	}
	for _, s := range []Spot{{0, -1}, {11, 3}, {25, 0}} {
		if got, ok := spotOf(s.id()); !ok || got != s {
			t.Errorf("spotOf(%q) = %v, %v", s.id(), got, ok)
		}
	}
	for _, bad := range []string{"", "t", "tool-games", "t3-", "title", "t99", "x1"} {
		if _, ok := spotOf(bad); ok {
			t.Errorf("spotOf(%q) is a spot", bad)
		}
	}
}

// Complete runs lie on several piles, and are one group with all of them in it.
func TestRunsAreOneGroup(t *testing.T) {
	g, s := drawn(t, "spider-1/spider-charged@1", "c1: KS\nf1: AS..KS\nf2: AS..KS\n")
	first, _ := g.Foundations()
	var places []table.Place
	for i := range 2 {
		p := place(first+engine.PileID(i), float64(20*i), 400)
		places = append(places, p)
		p.Index, p.Card = 12, s.Top(p.Pile)
		places = append(places, p)
	}
	for _, grp := range Reflect(words.For("en"), g, &s, places) {
		if g.Pile(grp.Pile).Kind == engine.Foundation {
			if want := (table.Rect{X: 0, Y: 400, W: 60, H: 56}); len(grp.Under) != 2 || grp.Rect != want {
				t.Errorf("%d pictures in %+v, want %+v", len(grp.Under), grp.Rect, want)
			}
		}
	}
}

// What an empty pile shows, where the twin is the table.
func TestGlyphs(t *testing.T) {
	for _, tt := range []struct{ game, table, pile, want string }{
		{"klondike/classico@1/draw1", "c2: KH", "f2", "glyph-h"},
		{"klondike/classico@1/draw1", "c2: KH", "c1", "glyph-K"},
		{"klondike/classico@1/draw1", "c2: KH\nw: 4D", "s", "glyph-recycle"},
		{"klondike/classico@1/draw1", "c2: KH", "s", "glyph-cross"},
		{"spider-1/spider-charged@1", "c2: KS", "c1", ""},
	} {
		g, s := drawn(t, tt.game, tt.table)
		for p := range g.Piles() {
			if id := engine.PileID(p); g.PileName(id) == tt.pile {
				if got := glyphOf(g, &s, id); got != tt.want {
					t.Errorf("%s of %s: %q, want %q", tt.pile, tt.game, got, tt.want)
				}
			}
		}
	}
}
