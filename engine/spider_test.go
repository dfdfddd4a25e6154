package engine_test

import (
	"slices"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

const (
	one  = "spider-1/spider-charged@1"
	two  = "spider-2/spider-charged@1"
	four = "spider-4/spider-charged@1"

	// runs down to the two, so that an ace completes them
	toTwo       = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
	heartsToTwo = "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"
)

func TestSpiderColumns(t *testing.T) {
	checkRules(t, four, []rule{
		{name: "any suit fits", table: "c1: 8S \n c2: 7D", move: "c2-c1", after: "c1: 8S 7D"},
		{name: "the same suit fits", table: "c1: 8S \n c2: 7S", move: "c2-c1", after: "c1: 8S 7S"},
		{name: "one rank lower", table: "c1: 8S \n c2: 6S", move: "c2-c1", why: engine.OneRankLower},
		{name: "nothing on an ace", table: "c1: AS \n c2: KS", move: "c2-c1", why: engine.NothingOnAce},
		{name: "one suit lifts", table: "c1: 9D \n c2: 8H 7H 6H", move: "c2-c1x3", after: "c1: 9D 8H 7H 6H"},
		{name: "part of a run lifts", table: "c1: 8D \n c2: 8H 7H 6H", move: "c2-c1x2", after: "c1: 8D 7H 6H \n c2: 8H"},
		{name: "only one suit lifts", table: "c1: 9D \n c2: 8H 7S", move: "c2-c1x2", why: engine.NotARun},
		{name: "not even of one colour", table: "c1: 9S \n c2: 8H 7D", move: "c2-c1x2", why: engine.NotARun},
		{name: "no face-down card", table: "c1: 9S \n c2: [8H] 7H", move: "c2-c1x2", why: engine.CardFaceDown},
		{name: "an empty column takes a card", table: "c1: 5S 3D", move: "c1-c10", after: "c1: 5S \n c10: 3D"},
		{name: "an empty column takes a run", table: "c1: 5S 4D 3D", move: "c1-c10x2", after: "c1: 5S \n c10: 4D 3D"},
		{name: "a face-down card left on top turns up", table: "c1: [5S] 3D \n c2: 4S", move: "c1-c2", after: "c1: 5S \n c2: 4S 3D"},
		{name: "nothing to a foundation by hand", table: "c1: AS", move: "c1-f1", why: engine.RunsGoAlone},
		{name: "runs stay", table: "f1: AS..KS \n c2: AH", move: "f1-c1", why: engine.RunsStay},
		{name: "stock cards are dealt", table: "s: [9H] \n c1: TS", move: "s-c1", why: engine.StockIsDrawn},
		{name: "no draw", table: "s: [9H]", move: "draw", why: engine.NoSuchMove},
		{name: "no recycle", table: "s: [9H]", move: "recycle", why: engine.NoSuchMove},
	})
}

// nine columns of a card each, and a stock that deals a king of clubs to the first column.
const (
	nine = `
		c2: 2D
		c3: 2C
		c4: 4D
		c5: 4C
		c6: 6D
		c7: 6C
		c8: 8D
		c9: 8C
		c10: TD`
	row = `
		s: [KC QC JC TC KD QD JD JD TC KC]`
	dealt = `
		c2: 2D TC
		c3: 2C JD
		c4: 4D JD
		c5: 4C QD
		c6: 6D KD
		c7: 6C TC
		c8: 8D JC
		c9: 8C QC
		c10: TD KC`
)

func TestSpiderRowDeal(t *testing.T) {
	full := "c1: 3H" + nine
	ten := "c2: AH 2D" + strings.TrimPrefix(nine, "\n\t\tc2: 2D")
	checkRules(t, four, []rule{
		{name: "a card to every column", table: full + row, move: "row", after: "c1: 3H KC" + dealt},
		{name: "refused over an empty column", table: ten + row, move: "row", why: engine.ColumnEmpty},
		{name: "allowed with fewer than ten cards", table: nine + row, move: "row", after: "c1: KC" + dealt},
		{name: "nothing left to deal", table: full, move: "row", why: engine.StockEmpty},
	})
}

func TestSpiderRuns(t *testing.T) {
	checkRules(t, two, []rule{
		{name: "removed by a move", table: "c1: " + toTwo + "\n c2: 9H AS", move: "c2-c1", after: "c2: 9H \n f1: AS..KS"},
		{name: "removed from the end of a column", table: "c1: 4H " + toTwo + "\n c2: 9H AS", move: "c2-c1", after: "c1: 4H \n c2: 9H \n f1: AS..KS"},
		{name: "what it uncovers turns up", table: "c1: [4H 5H] " + toTwo + "\n c2: [9H] AS", move: "c2-c1", after: "c1: [4H] 5H \n c2: 9H \n f1: AS..KS"},
		{name: "to the next free foundation", table: "f1: AH..KH \n c1: " + toTwo + "\n c2: 9H AS", move: "c2-c1", after: "f1: AH..KH \n f2: AS..KS \n c2: 9H"},
		{name: "not of two suits", table: "c1: " + toTwo + "\n c2: 9H AH", move: "c2-c1", after: "c2: 9H \n c1: " + toTwo + " AH"},
		{name: "not with a face-down card", table: "c1: [KS]" + toTwo[2:] + "\n c2: 9H AS", move: "c2-c1", after: "c2: 9H \n c1: [KS]" + toTwo[2:] + " AS"},
		{
			name: "by moving a run", move: "c2-c1x3",
			table: "c1: " + strings.TrimSuffix(toTwo, " 3S 2S") + "\n c2: [5H] 3S 2S AS", after: "c2: 5H \n f1: AS..KS",
		},
		{
			name: "removed by a row deal", move: "row",
			table: "c1: [7H] " + toTwo + nineHearts + "c10: TH \n s: [4H 5H 6H 7H 8H 9H TH JH QH AS]",
			after: "c1: 7H" + heartsDealt + "c10: TH 4H \n f1: AS..KS",
		},
		{
			name: "two at once by a row deal", move: "row",
			table: "c1: " + toTwo + nineHearts + "c10: " + heartsToTwo + "\n s: [AH 5H 6H 7H 8H 9H TH JH QH AS]",
			after: heartsDealt + "f1: AS..KS \n f2: AH..KH",
		},
	})
}

// what lies between the first and the last column while a row deal completes runs there.
const (
	nineHearts = `
		c2: 2H
		c3: 3H
		c4: 4H
		c5: 5H
		c6: 6H
		c7: 7H
		c8: 8H
		c9: 9H
		`
	heartsDealt = `
		c2: 2H QH
		c3: 3H JH
		c4: 4H TH
		c5: 5H 9H
		c6: 6H 8H
		c7: 7H 7H
		c8: 8H 6H
		c9: 9H 5H
		`
)

func TestSpiderRunEvents(t *testing.T) {
	g := enginetest.Game(t, one)
	s := enginetest.Table(t, g, "c1: [4S] "+toTwo+"\n c2: [9S] AS")
	want := []engine.Event{
		{Kind: engine.Carried, From: 1, To: 0, Count: 1, Card: s.Top(1)},
		{Kind: engine.Turned, From: 1, To: 1, Count: 1},
		{Kind: engine.Completed, From: 0, To: 10, Count: 13},
		{Kind: engine.Turned, From: 0, To: 0, Count: 1},
	}
	if got := play(t, g, &s, "c2-c1"); !slices.Equal(got, want) {
		t.Errorf("events %v, want %v", got, want)
	}
}

func TestSpiderWon(t *testing.T) {
	for _, name := range []string{one, two, four} {
		g := enginetest.Game(t, name)
		pile := map[string][4]string{one: {"S", "S", "S", "S"}, two: {"S", "S", "H", "H"}, four: {"S", "H", "C", "D"}}[name]
		table := "c1: " + toTwo + "\n c5: AS\n"
		for i := range 7 {
			suit := pile[(i+1)%4]
			table += g.PileName(engine.PileID(10+i)) + ": A" + suit + "..K" + suit + "\n"
		}
		s := enginetest.Table(t, g, table)
		if g.Won(&s) {
			t.Errorf("%s: won with seven runs", name)
		}
		events := play(t, g, &s, "c5-c1")
		if !g.Won(&s) || events[len(events)-1].Kind != engine.Finished {
			t.Errorf("%s: eight removed and not won: %v", name, events)
		}
	}
}
