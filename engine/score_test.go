package engine_test

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// worth is what moves are worth, worked by hand: from so many points to so many. A star
// marks a move of auto-complete.
type worth struct {
	name, game   string
	table, moves string
	from, to     int
}

func checkWorth(t *testing.T, all []worth) {
	t.Helper()
	for _, c := range all {
		t.Run(c.game+": "+c.name, func(t *testing.T) {
			g := enginetest.Game(t, c.game)
			s, f := enginetest.Table(t, g, c.table), engine.Fold{Points: c.from}
			for _, move := range strings.Fields(c.moves) {
				move, auto := strings.CutPrefix(move, "*")
				f = g.Fold(f, play(t, g, &s, move), engine.Step{Auto: auto})
			}
			if f.Points != c.to {
				t.Errorf("%d points become %d, want %d", c.from, f.Points, c.to)
			}
		})
	}
}

// The tables of most scores.
const (
	cardDrawn = "w: 7H \n c1: 8S"
	aceDrawn  = "w: AH"
	aceLast   = "c1: 7S AH"
	aceOnDown = "c1: [7S] AH"
	sixOnDown = "c1: [7S] 6H \n c2: 7C"
	twoHome   = "f2: AH 2H \n c1: 3S"
	oneDrawn  = "w: 7H"
)

// TestScoreKlondike counts the points of the rule sets that share +5, +10, +5 and -15.
func TestScoreKlondike(t *testing.T) {
	for _, g := range []string{
		"klondike/classico@1/draw1", "klondike/casa@1/draw1", "klondike/windows@1/draw3", "klondike/windows-timed@1/draw1",
		"open-klondike/classico@1/draw1", "thoughtful-klondike/classico@1/draw3", "double-klondike/classico@1/draw3", "joker-klondike/classico@1/draw1",
	} {
		checkWorth(t, []worth{
			{"waste to column +5", g, cardDrawn, "w-c1", 100, 105},
			{"waste to foundation +10", g, aceDrawn, "w-f2", 100, 110},
			{"column to foundation +10", g, aceLast, "c1-f2", 100, 110},
			{"turn up +5", g, sixOnDown, "c1-c2", 100, 105},
			{"to foundation and turn up +15", g, aceOnDown, "c1-f2", 100, 115},
			{"foundation to column -15", g, twoHome, "f2-c1", 100, 85},
			{"and home again no more than it cost, +10", g, twoHome, "f2-c1 c1-f2", 100, 95},
			{"column to column 0", g, "c1: 9S 6H \n c2: 7C", "c1-c2", 100, 100},
			{"a run to a column 0", g, "c1: 8S 7H \n c2: 9H", "c1-c2x2", 100, 100},
			{"draw 0", g, "s: [7H 8H 9H]", "draw", 100, 100},
			{"recycle in auto-complete 0", g, oneDrawn, "*recycle", 100, 100},
			{"auto-complete counts the rest", g, aceDrawn, "*w-f2", 100, 110},
			{"floor at 0 for a card back", g, twoHome, "f2-c1", 14, 0},
			{"down to the floor exactly", g, twoHome, "f2-c1", 15, 0},
			{"no way home pays what the floor spared", g, twoHome, "f2-c1 c1-f2", 4, 4},
			{"nor at 0", g, twoHome, "f2-c1 c1-f2 f2-c1 c1-f2", 0, 0},
		})
	}
	checkWorth(t, []worth{
		{"the floor holds after each event", "klondike/classico@1+column-home=-10/draw1", aceOnDown, "c1-f2", 3, 5},
		{"without it the events add up", "klondike/classico@1+floor=no+column-home=-10/draw1", aceOnDown, "c1-f2", 3, -2},
	})
}

// TestScoreRecycles turns the waste over under each rule set that has one.
func TestScoreRecycles(t *testing.T) {
	const (
		twice = "recycle draw recycle"
		five  = "recycle draw recycle draw recycle draw recycle draw recycle"
	)
	checkWorth(t, []worth{
		{"draw 1 recycle 0", "klondike/classico@1/draw1", oneDrawn, twice, 100, 100},
		{"draw 3 recycle -20 each", "klondike/classico@1/draw3", oneDrawn, twice, 100, 60},
		{"floor at 0 for a recycle", "klondike/classico@1/draw3", oneDrawn, "recycle", 5, 0},
		{"recycle 0", "klondike/casa@1/draw1", oneDrawn, twice, 100, 100},
		{"draw 1 recycle -20 from the second pass on", "klondike/tradicional@1/draw1", "s: [7H 8H]", "draw draw recycle draw draw recycle", 100, 60},
		{"draw 3 recycle -20 from the second pass on", "klondike/tradicional@1/draw3", "s: [7H 8H]", "draw recycle draw recycle", 100, 60},
		{"in three passes twice -20", "klondike/tradicional@1/draw1/passes3", oneDrawn, twice, 100, 60},
		{"the first pass 0", "klondike/tradicional@1/draw1/passes1", "s: [7H 8H]", "draw draw", 100, 100},
		{"recycle 0", "klondike/victoria@1/draw3", oneDrawn, twice, 0, 0},
		{"recycle 0 $", "vegas/vegas@1/draw3/passes3", oneDrawn, twice, -52, -52},
		{"draw 1 recycle -100 each", "klondike/windows@1/draw1", oneDrawn, twice, 300, 100},
		{"draw 1 recycle down to the floor", "klondike/windows@1/draw1", oneDrawn, "recycle", 99, 0},
		{"draw 3 first three recycles free", "klondike/windows@1/draw3", oneDrawn, "recycle draw recycle draw recycle", 300, 300},
		{"draw 3 recycle -20 after three", "klondike/windows@1/draw3", oneDrawn, five, 300, 260},
		{"draw 1 recycle -100 each", "klondike/windows-timed@1/draw1", oneDrawn, twice, 300, 100},
		{"draw 3 recycle -20 after three", "klondike/windows-timed@1/draw3", oneDrawn, five, 300, 260},
		{"auto-complete leaves the free ones", "klondike/windows@1/draw3", oneDrawn, "*recycle draw *recycle draw " + five, 300, 260},
	})
}

// TestScoreTradicional is little for a card straight from the waste, there and nowhere else.
func TestScoreTradicional(t *testing.T) {
	for _, choice := range strings.Fields("/draw1 /draw3 /draw1/passes3 /draw3/passes3 /draw1/passes1 /draw3/passes1") {
		g := "klondike/tradicional@1" + choice
		checkWorth(t, []worth{
			{"waste to column +5", g, cardDrawn, "w-c1", 100, 105},
			{"straight from the waste +3", g, aceDrawn, "w-f2", 100, 103},
			{"column to foundation +10", g, aceLast, "c1-f2", 100, 110},
			{"by a column +5 +10", g, "w: AH \n c1: 2S", "w-c1 c1-f2", 100, 115},
			{"turn up +5", g, sixOnDown, "c1-c2", 100, 105},
			{"foundation to column 0", g, twoHome, "f2-c1", 100, 100},
			{"and home again 0", g, twoHome, "f2-c1 c1-f2 f2-c1 c1-f2", 100, 100},
			{"the way by a column is no way round +3", g, "w: 2H \n f2: AH \n c1: 3S", "w-f2 f2-c1 c1-f2", 100, 103},
		})
	}
	for _, g := range enginetest.Games(t) {
		sc := g.RuleSet.Score
		if g.RuleSet.ID != "tradicional" && sc.WasteToHome != sc.ColumnToHome {
			t.Errorf("%s: a card from the waste is worth %d, from a column %d", g.Name(), sc.WasteToHome, sc.ColumnToHome)
		}
	}
}

// TestScoreVictoria counts the win alone, and free nothing.
func TestScoreVictoria(t *testing.T) {
	for g, win := range map[string]int{"klondike/victoria@1/draw1": 1, "klondike/free@1/draw1": 0} {
		checkWorth(t, []worth{
			{"won", g, allButKing, "c1-f1", 0, win},
			{"waste to column 0", g, cardDrawn, "w-c1", 0, 0},
			{"to foundation and turn up 0", g, aceOnDown, "c1-f2", 0, 0},
			{"foundation to column 0", g, twoHome, "f2-c1", 0, 0},
			{"recycle 0", g, oneDrawn, "recycle", 0, 0},
		})
		l := engine.NewLine(enginetest.Game(t, g), 119)
		for ply := range enginetest.Walk(l.Game(), *l.State(), 1, 100) {
			do(t, l, engine.Step{Move: ply.Move})
		}
		if l.Won() || l.Score() != 0 {
			t.Errorf("%s: lost 0, not %d", g, l.Score())
		}
	}
}

// TestScoreVegas counts dollars.
func TestScoreVegas(t *testing.T) {
	for _, g := range []string{"vegas/vegas@1/draw3/passes3", "vegas/vegas@1/draw1/passes1", "vegas/vegas@1/draw1/passes3"} {
		checkWorth(t, []worth{
			{"waste to column 0", g, cardDrawn, "w-c1", -52, -52},
			{"waste to foundation +5", g, aceDrawn, "w-f2", -52, -47},
			{"column to foundation +5", g, aceLast, "c1-f2", -52, -47},
			{"turn up 0", g, sixOnDown, "c1-c2", -52, -52},
			{"foundation to column -5", g, twoHome, "f2-c1", 10, 5},
			{"no floor", g, twoHome, "f2-c1", -52, -57},
			{"across 0", g, twoHome, "f2-c1", 3, -2},
			{"and home again +5", g, twoHome, "f2-c1 c1-f2 f2-c1 c1-f2", -52, -52},
		})
		// A suit in each of four columns, aces last: every card goes home.
		game := enginetest.Game(t, g)
		l := engine.NewLineFrom(game, enginetest.Table(t, game, suitInColumn("S")+suitInColumn("H")+suitInColumn("C")+suitInColumn("D")))
		tell(t, l, "wait=-52 c1-f1=-47 undo!undo-off redo!nothing-to-redo hint=-47")
		for home := 2; home <= 52; home++ {
			pile := string("1234"[(home-1)/13])
			do(t, l, steps(t, game, "c"+pile+"-f"+pile)...)
			if got := l.Score(); got != 5*home-52 || (got > 0) != (home >= 11) {
				t.Fatalf("%s: %d $ with %d cards home: even at the 11th", g, got, home)
			}
		}
		if !l.Won() || l.Score() != 208 {
			t.Errorf("%s: a full win gives %d $, want 208", g, l.Score())
		}
	}
}

// suitInColumn is a column of one suit, king first, in the place of its foundation.
func suitInColumn(suit string) string {
	return "c" + map[string]string{"S": "1", "H": "2", "C": "3", "D": "4"}[suit] + ": " + strings.Join(strings.Split("KQJT98765432A", ""), suit+" ") + suit + "\n"
}

// TestScoreSpider counts Spider, and the rows of Klondike.
func TestScoreSpider(t *testing.T) {
	const (
		row     = "c1: 9S \n s: [2S 3S 4S 5S 6S 7S 8S 9S TS JS]"
		run     = "c1: [4S] " + toTwo + "\n c2: [9S] AS"
		byRow   = "c1: " + toTwo + nineHearts + "c10: TH \n s: [4H 5H 6H 7H 8H 9H TH JH QH AS]"
		twoRuns = "c1: " + toTwo + nineHearts + "c10: " + heartsToTwo + "\n s: [AH 5H 6H 7H 8H 9H TH JH QH AS]"
	)
	for _, set := range []string{"spider-charged@1", "spider-barriers@1", "spider-strict@1"} {
		for _, v := range []string{"spider-1/", "spider-2/", "spider-4/"} {
			g := v + set
			if l := engine.NewLine(enginetest.Game(t, g), 1); l.Score() != 500 {
				t.Errorf("%s begins with %d points, want 500", g, l.Score())
			}
			checkWorth(t, []worth{
				{"move -1", g, "c1: 9S 6S \n c2: 7S", "c1-c2", 500, 499},
				{"turn up is part of the move", g, "c1: [9S] 6S \n c2: 7S", "c1-c2", 500, 499},
				{"a run moves for -1", g, "c1: 7S 6S 5S \n c2: 8S", "c1-c2x3", 500, 499},
				{"run -1 +100", g, run, "c2-c1", 500, 599},
				{"floor after each event", g, run, "c2-c1", 0, 100},
				{"floor at 0", g, "c1: 9S 6S \n c2: 7S", "c1-c2", 0, 0},
			})
		}
		checkWorth(t, []worth{
			{"row deal -1", "spider-1/" + set, row, "row", 500, 499},
			{"a run completed by a row deal -1 +100", "spider-2/" + set, byRow, "row", 300, 399},
			{"two runs completed by a row deal -1 +200", "spider-2/" + set, twoRuns, "row", 300, 499},
		})
	}
	const rows = "spider-klondike/classico@1"
	checkWorth(t, []worth{
		{"column to foundation +10", rows, aceLast, "c1-f2", 100, 110},
		{"turn up +5", rows, sixOnDown, "c1-c2", 100, 105},
		{"foundation to column -15", rows, twoHome, "f2-c1", 100, 85},
		{"row deal 0", rows, "c1: 9S \n s: [2S 3S]", "row", 100, 100},
	})
}
