package ask

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/solve"
	"pazienza/engine/variants"
)

// TestQuestionText sends every kind of question in every game there and back, from a table
// some moves into a game.
func TestQuestionText(t *testing.T) {
	for _, g := range enginetest.Variants(t) {
		table := g.Deal(7)
		for ply := range enginetest.Walk(g, table, 3, 40) {
			table = ply.After
		}
		for k := range kindNames {
			q := Question{Kind: Kind(k), Game: g, Deal: 12, Limit: 99, Idle: k%2 == 0}
			if q.Kind.ofTable() {
				q.Table = table
			}
			id, got, cancel, err := Parse(variants.Catalogue(), q.Text(41))
			if err != nil || id != 41 || cancel {
				t.Fatalf("%s: %v (%d, %t)", q.Text(41), err, id, cancel)
			}
			if got.Game.Name() != g.Name() {
				t.Errorf("game %s became %s", g.Name(), got.Game.Name())
			}
			got.Game = g
			if !reflect.DeepEqual(got, q) {
				t.Errorf("%s\ncame back as\n%s", q.Text(41), got.Text(41))
			}
		}
	}
}

func TestParseRefuses(t *testing.T) {
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	deal := g.Deal(1)
	good := Question{Kind: Verdict, Game: g, Table: deal}.Text(5)
	for name, text := range map[string]string{
		"nothing":         "",
		"one word":        "7",
		"no number":       "seven cancel",
		"number 0":        "0 cancel",
		"a word too many": "7 cancel it",
		"other kind":      strings.Replace(good, "verdict", "opinion", 1),
		"other game":      strings.Replace(good, "klondike/", "whist/", 1),
		"no limit":        strings.Replace(good, " 0 0 ", " 0 ", 1),
		"limit below 0":   strings.Replace(good, " 0 0 ", " 0 -1 ", 1),
		"limit too large": strings.Replace(good, " 0 0 ", " 0 99999999999999 ", 1),
		"other manner":    strings.Replace(good, " ask", " beg", 1),
		"no table":        strings.Split(good, "\n")[0],
		"a pile missing":  good[:strings.LastIndex(strings.TrimSpace(good), "\n")],
		"other card":      strings.Replace(good, ":", ": ZZ", 1),
		"deal 0":          "7 deal klondike/classico@1/draw3 0 0 ask",
		"deal too high":   "7 grade klondike/classico@1/draw3 1000000000 0 ask",
	} {
		if _, _, _, err := Parse(variants.Catalogue(), text); err == nil {
			t.Errorf("%s: %q was taken", name, text)
		}
	}
	if id, _, cancel, err := Parse(variants.Catalogue(), CancelText(9)); id != 9 || !cancel || err != nil {
		t.Errorf("cancel: %d %t %v", id, cancel, err)
	}
}

func TestAnswerText(t *testing.T) {
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	moves := []engine.Move{enginetest.Move(t, g, "draw"), enginetest.Move(t, g, "w-f1"), enginetest.Move(t, g, "c3-c5x2")}
	for _, tt := range []struct {
		kind   Kind
		answer Answer
		text   string
	}{
		{Verdict, Answer{Progress: true, Positions: 5000}, "7 progress unknown 5000 0 0 0"},
		{Verdict, Answer{Verdict: solve.Unwinnable, Positions: 12}, "7 answer unwinnable 12 0 0 0"},
		{Line, Answer{Verdict: solve.Winnable, Positions: 12, Moves: moves}, "7 answer winnable 12 0 0 0 draw w-f1 c3-c5x2"},
		{Line, Answer{Positions: 12}, "7 answer unknown 12 0 0 0"},
		{Deal, Answer{Verdict: solve.Winnable, Positions: 12, Deal: 417}, "7 answer winnable 12 417 0 0"},
		{Deal, Answer{Positions: 12}, "7 answer unknown 12 0 0 0"},
		{Hints, Answer{Moves: moves[:2]}, "7 answer unknown 0 0 0 0 draw w-f1"},
		{Grade, Answer{Wins: 3, Played: 20}, "7 answer unknown 0 0 3 20"},
		{Grade, Answer{Err: ErrCancelled}, "7 cancelled"},
		{Grade, Answer{Err: errors.New("no such deal")}, "7 error no such deal"},
	} {
		q := Question{Kind: tt.kind, Game: g}
		if text := tt.answer.Text(7, &q); text != tt.text {
			t.Errorf("%+v: %q, want %q", tt.answer, text, tt.text)
		}
		if id := AnswerID(tt.text); id != 7 {
			t.Errorf("%q: to question %d", tt.text, id)
		}
		if got := ParseAnswer(&q, tt.text); !reflect.DeepEqual(got, tt.answer) {
			t.Errorf("%q: %+v, want %+v", tt.text, got, tt.answer)
		}
	}
	for _, text := range []string{
		"", "7", "7 answer", "7 answer winnable 12 0 0", "7 answer winnable many 0 0 0", "7 answer winnable -1 0 0 0",
		"7 answer perhaps 1 0 0 0", "7 opinion winnable 1 0 0 0", "7 progress", "7 progress soon", "7 answer winnable 1 1000000000 0 0",
		"7 answer winnable 1 0 3 2", "7 answer winnable 1 0 0 0 up",
	} {
		if a := ParseAnswer(&Question{Kind: Verdict, Game: g}, text); a.Err == nil {
			t.Errorf("%q was taken: %+v", text, a)
		}
	}
}

// FuzzParse feeds the one who is asked, who must never fail over a message.
func FuzzParse(f *testing.F) {
	cat := variants.Catalogue()
	g, err := cat.Game(cat.First)
	if err != nil {
		f.Fatal(err)
	}
	table := g.Deal(3)
	f.Add(Question{Kind: Line, Game: g, Table: table}.Text(1))
	f.Add(Question{Kind: Deal, Game: g, Deal: 3, Idle: true}.Text(2))
	f.Add(CancelText(3))
	f.Fuzz(func(t *testing.T, text string) {
		id, q, cancel, err := Parse(cat, text)
		if err != nil || cancel {
			return
		}
		again, p, _, err := Parse(cat, q.Text(id))
		if err != nil || again != id || p.Table != q.Table || p.Kind != q.Kind {
			t.Errorf("%q came back as %q, %v", text, q.Text(id), err)
		}
	})
}
