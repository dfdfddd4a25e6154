package engine_test

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// most is all that a score can still give on a table. What pays once a card pays at its
// best: a card home from wherever that is worth more, and before, from the waste to a
// column; a card turned up; a run; the win. Nothing else pays, and a card that went home
// and back is worth no more than coming back cost: see [engine.Fold].
func most(g *engine.Game, s *engine.State) int {
	sc := g.RuleSet.Score
	if !sc.Counts {
		return 0
	}
	sum := max(0, sc.Win)
	if sc.TimeBonus > 0 {
		sum += sc.TimeBonus / max(1, sc.TimeBonusSeconds)
	}
	for p, pile := range g.Piles() {
		for _, c := range s.Pile(engine.PileID(p)) {
			fromColumn, fromWaste := 0, 0
			if g.Variant.Home == engine.HomeCards {
				fromColumn, fromWaste = max(0, sc.ColumnToHome), max(0, sc.WasteToHome)
			}
			switch pile.Kind {
			case engine.Column:
				if sum += fromColumn; !c.Up() {
					sum += max(0, sc.TurnUp)
				}
			case engine.StockPile, engine.Waste:
				if g.Variant.Stock == engine.StockDraw {
					sum += max(fromWaste, max(0, sc.WasteToColumn)+fromColumn)
				} else {
					sum += fromColumn
				}
			case engine.Cell:
				sum += fromColumn
			}
		}
	}
	if first, n := g.Foundations(); g.Variant.Home == engine.HomeRuns {
		for f := range engine.PileID(n) {
			if s.Len(first+f) == 0 {
				sum += max(0, sc.Run)
			}
		}
	}
	return sum
}

// gains reports whether a move gets from a card all that classico gives for it: a card from
// the waste must go by a column, and none comes back.
func gains(g *engine.Game, m engine.Move) bool {
	if m.Kind != engine.Carry {
		return true
	}
	from, to := g.Pile(m.From).Kind, g.Pile(m.To).Kind
	return from != engine.Foundation && (from != engine.Waste || to != engine.Foundation)
}

// TestMost plays the most that classico gives, 745, on a deal number, and adds up why there
// is no more.
func TestMost(t *testing.T) {
	r, err := engine.ParseRecord(variants.Catalogue(), readFile(t, "testdata/games/klondike-745.txt"))
	if err != nil {
		t.Fatal(err)
	}
	l, g := r.Line, r.Line.Game()
	deal := g.Deal(l.Deal())
	if got := l.Score(); !l.Won() || got != 745 {
		t.Errorf("won: %v, with %d points", l.Won(), got)
	}
	if got := most(g, &deal); got != 24*5+21*5+52*10 {
		t.Errorf("at most %d points", got)
	}
	for name, want := range map[string]int{
		"klondike/classico@1/draw1":            745,
		"klondike/classico@1/draw3":            745,
		"klondike/casa@1/draw1":                745,
		"klondike/tradicional@1/draw1":         745,         // by the columns, not straight from the waste
		"klondike/windows@1/draw3":             745,         // with three recycles free
		"klondike/windows-timed@1/draw1":       745 + 23333, // in 30 seconds
		"klondike/victoria@1/draw1":            1,
		"klondike/free@1/draw1":                0,
		"vegas/vegas@1/draw1/passes1":          260,
		"open-klondike/classico@1/draw1":       24*5 + 52*10,
		"thoughtful-klondike/classico@1/draw1": 745,
		"double-klondike/classico@1/draw1":     59*5 + 36*5 + 104*10,
		"joker-klondike/classico@1/draw1":      26*5 + 21*5 + 54*10, // fifty-two cards and two jokers
		"spider-klondike/classico@1":           44*5 + 104*10,
		"spider-4/spider-charged@1":            800,
	} {
		g := enginetest.Game(t, name)
		s := g.Deal(1)
		if got := most(g, &s); got != want {
			t.Errorf("%s gives at most %d points, want %d", name, got, want)
		}
	}
}
