package session

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// rest is three suits at home: what is left is diamonds.
const rest = "f1: AS..KS\nf2: AH..KH\nf3: AC..KC\n"

// open7 is seven completed runs of one-suit spider.
const open7 = "f1: AS..KS\nf2: AS..KS\nf3: AS..KS\nf4: AS..KS\nf5: AS..KS\nf6: AS..KS\nf7: AS..KS\n"

// eight is all but the second diamonds of two packs.
const eight = rest + "f4: AD..KD\nf5: AS..KS\nf6: AH..KH\nf7: AC..KC\n"

func TestFinishLine(t *testing.T) {
	const (
		casino1 = "vegas/vegas@1/draw1/passes1"
		joker1  = "joker-klondike/classico@1/draw1"
		joker3  = "joker-klondike/free@1/draw3/passes3"
		double3 = "double-klondike/classico@1/draw3"
		rows    = "spider-klondike/classico@1"
		stays   = "klondike/classico@1+home-stays=yes/draw1"
		turned  = "f1: AS..KS\nf2: AH..QH\nf3: AC..KC\nf4: AD..TD\nw: KH QD JD KD"
		opened  = "open-klondike/classico@1/draw1"
	)
	tests := []struct{ name, game, table, want string }{
		{"a card home, a draw, the rest home", draw1, nearWin, "draw draw w-f4 w-f4 c2-f4 c1-f4"},
		{"all face up but a lower card buried", draw1, rest + "f4: AD..9D\nc1: TD QD JD\nc2: KD", ""},
		{"one face-down card that comes free", draw1, rest + "f4: AD..JD\nc1: [KD] QD", "c1-f4 c1-f4"},
		{"the stock is empty, and nothing follows", draw1, rest + "f4: AD\nc1: 2D 9D 3D\nc2: KD QD", ""},
		{"the waste is turned over", draw3, turned, "recycle draw w-f4 w-f4 w-f2 draw w-f4"},
		{"the order of the waste never fits", draw3, rest + "f4: AD..7D\ns: [9D 8D JD TD KD QD]", ""},
		{"a pass is left", casino, turned + "\nrecycled: 1", "recycle draw w-f4 w-f4 w-f2 draw w-f4"},
		{"no pass is left", casino, turned + "\nrecycled: 2", ""},
		{"one pass is enough", casino1, rest + "f4: AD..TD\ns: [KD QD JD]", "draw w-f4 draw w-f4 draw w-f4"},
		{"one pass is not", casino1, rest + "f4: AD..TD\ns: [JD KD QD]", ""},
		{"cards that stay home", stays, rest + "f4: AD..QD\nc1: KD", "c1-f4"},
		{"an open table with a stock", opened, rest + "f4: AD..9D\nc1: KD QD\nc2: TD\ns: [JD]", "c2-f4 draw w-f4 c1-f4 c1-f4"},
		{"two packs", double3, eight + "f8: AD..9D\nc1: KD\nc9: JD TD\ns: [QD]", "c9-f8 c9-f8 draw w-f8 c1-f8"},
		{"two packs, of equal cards the one that covers more", double3,
			rest + "f4: AD..9D\nf5: AS..KS\nf6: AH..KH\nf7: AC..KC\nf8: AD..8D\nc1: KD QD JD TD\nc2: KD QD JD 9D TD", "c2-f4 c2-f8 c2-f4 c2-f4 c2-f4 c1-f8 c1-f8 c1-f8 c1-f8"},
		{"rows are all dealt", rows, eight + "f8: AD..JD\nc3: [KD] QD", "c3-f8 c3-f8"},
		{"a row is left", rows, eight + "f8: AD..JD\nc3: KD\ns: [QD]", ""},
		{"a joker takes the place of a card that is lost in play", joker1, rest + "f4: AD..QD\nj1: X1", "j1-f4"},
		{"a natural card goes before a joker", joker1, rest + "f4: AD..QD\nc1: X1\nc2: KD", "c2-f4"},
		{"a joker waits for a trip through the stock", joker1, rest + "f4: AD..QD\nc1: X1\ns: [KD]", "draw w-f4"},
		{"a joker gives way, and is replaced", joker1, rest + "f4: AD..TD\nc1: KD JD X1\nc2: QD", "c1-f4 c2-f4 c1-f4 c1-f4"},
		{"jokers go again and again", joker1, rest + "f4: AD\nc1: 5D 4D 3D 2D X1\nc2: 9D 8D 7D 6D X2\nc3: KD QD JD TD",
			"c1-f4 c1-f4 c1-f4 c1-f4 c1-f4 c2-f4 c2-f4 c2-f4 c2-f4 c2-f4 c3-f4 c3-f4 c3-f4 c3-f4"},
		{"the foundation matters where a joker goes", joker1, "f1: AS..KS\nf2: AH..KH\nf3: AC..QC\nf4: AD..JD\nc1: KC QD KD\nc2: X1",
			"c2-f4 c1-f4 c1-f4 c1-f3"},
		{"a joker in the waste comes round", joker3, rest + "f4: AD..JD\ns: [X1 KD]", "draw recycle draw w-f4 w-f4"},
		{"a joker in a stock that is gone through once more", joker1, rest + "f4: AD..JD\ns: [KD X1]",
			"draw draw recycle draw draw recycle draw w-f4 draw w-f4"},
		{"a joker where a card lies face down", joker1, rest + "f4: AD..JD\nc1: X1\nc2: [KD QD]", ""},
		{"jokers help nobody", joker1, rest + "f4: AD..2D\nc1: 3D 9D\nc2: X1\nc3: KD 5D\nc4: X2", ""},
		{"spider with the stock gone", one, open7 + "c1: KS QS JS\nc2: TS 9S 8S 7S 6S 5S\nc3: 4S 3S 2S AS", "c2-c1x6 c3-c1x4"},
		{"spider with cards to deal", one, open7 + "c1: KS QS JS\nc2: TS 9S 8S 7S 6S 5S\nc3: 4S 3S 2S\ns: [AS]", ""},
		{"spider with runs that lie on others", one, open7 + "c1: KS QS JS\nc2: [TS] 5S 4S 3S 2S AS\nc3: 9S 8S 7S 6S", "c2-c3x5 c2-c1 c3-c1x9"},
		{"spider with a card beneath its own", one, open7 + "c1: QS KS\nc2: JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := enginetest.Game(t, tt.game)
			var got []string
			for _, m := range FinishLine(g, enginetest.Table(t, g, tt.table)) {
				got = append(got, g.MoveText(m))
			}
			if strings.Join(got, " ") != tt.want {
				t.Errorf("%s, want %s", strings.Join(got, " "), tt.want)
			}
		})
	}
}

// TestFinishLineIsNoLie follows it from the tables of random walks to the win, in each game;
// and no game finishes at its deal, though all of its cards may lie face up.
func TestFinishLineIsNoLie(t *testing.T) {
	for _, o := range variants.Offers() {
		g := enginetest.Game(t, o.Game)
		for deal := 1; deal <= enginetest.Few(40); deal++ {
			if FinishLine(g, g.Deal(deal)) != nil {
				t.Errorf("%s: deal %d finishes before it is played", o.Slug, deal)
			}
		}
		for deal := 1; deal <= enginetest.Few(2); deal++ {
			for ply := range enginetest.Walk(g, g.Deal(deal), uint64(deal), 300) {
				follow(t, g, ply.After)
			}
		}
	}
}

func follow(t *testing.T, g *engine.Game, s engine.State) {
	t.Helper()
	line := FinishLine(g, s)
	for _, m := range line {
		if err := g.Check(&s, m); err != nil || m.Kind == engine.RowDeal {
			t.Fatalf("%s: %s: %v", g.Name(), g.MoveText(m), err)
		}
		g.Apply(&s, m, nil)
	}
	if line != nil && !g.Won(&s) {
		t.Fatalf("%s: not won by %d moves", g.Name(), len(line))
	}
}

// BenchmarkFinishLine looks at tables from which no game finishes, as after nearly every
// move: a deal with its whole stock, and what jokers can be tried on.
func BenchmarkFinishLine(b *testing.B) {
	for _, c := range []struct{ name, game, table string }{
		{"klondike", draw1, ""},
		{"double-klondike", "double-klondike/classico@1/draw1", ""},
		{"spider-1", one, ""},
		{"joker-klondike", "joker-klondike/classico@1/draw1",
			"f1: AS 2S\nf2: AH 2H\nc1: KS 3S QD\nc2: KH 3H QC\nc3: X1\nc4: X2\nc5: KD 4S QH\nc6: KC 4H QS\n" +
				"s: [AC AD 2C 2D 5S 6S 7S 8S 9S TS JS 5H 6H 7H 8H 9H TH JH 4C 5C 6C 7C]"},
	} {
		b.Run(c.name, func(b *testing.B) {
			g := enginetest.Game(b, c.game)
			s := g.Deal(1)
			if c.table != "" {
				s = enginetest.Table(b, g, c.table)
			}
			b.ReportAllocs()
			for b.Loop() {
				FinishLine(g, s)
			}
		})
	}
}
