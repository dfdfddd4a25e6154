package solve

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// tinyRows returns a game of few cards in three columns, small enough to try everything.
func tinyRows(t *testing.T, change func(v *engine.Variant)) *engine.Game {
	t.Helper()
	v := engine.Variant{
		ID: "tiny", Suits: [4]uint8{1, 1, 1, 1}, Ranks: 4, Deal: []uint8{3, 2, 2},
		Build: engine.BuildAny, Lift: engine.LiftSuit, Fill: engine.FillAny,
		Stock: engine.StockRows, Home: engine.HomeRuns,
	}
	change(&v)
	g, err := engine.NewGame(v, engine.RuleSet{ID: "free", Version: 1}, engine.Choice{})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// winnable tries everything.
func winnable(g *engine.Game, s engine.State, seen map[engine.State]bool) bool {
	if g.Won(&s) {
		return true
	}
	if seen[s] {
		return false
	}
	seen[s] = true
	for _, m := range g.Legal(&s, nil) {
		next := s
		g.Apply(&next, m, nil)
		if winnable(g, next, seen) {
			return true
		}
	}
	return false
}

// TestStagedVerdicts holds verdicts on tiny decks to trying everything with the engine: each
// is the right one, and none stays unknown.
func TestStagedVerdicts(t *testing.T) {
	for name, change := range map[string]func(v *engine.Variant){
		"runs in suit":   func(v *engine.Variant) {},
		"all face up":    func(v *engine.Variant) { v.Shown = engine.ShowAll },
		"short last row": func(v *engine.Variant) { v.Deal = []uint8{3, 2} },
		"kings only":     func(v *engine.Variant) { v.Fill = engine.FillKing },
		"card by card": func(v *engine.Variant) {
			v.Home, v.Build, v.Lift = engine.HomeCards, engine.BuildAlternate, engine.LiftBuilt
		},
		"card by card, kings": func(v *engine.Variant) {
			v.Home, v.Build, v.Fill = engine.HomeCards, engine.BuildAlternate, engine.FillKing
		},
		"two packs of one suit": func(v *engine.Variant) { v.Suits, v.Ranks, v.Deal = [4]uint8{2}, 5, []uint8{3, 2} },
	} {
		t.Run(name, func(t *testing.T) {
			g := tinyRows(t, change)
			for deal := 1; deal <= enginetest.Few(10); deal++ {
				s := g.Deal(deal)
				want := Unwinnable
				if winnable(g, s, map[engine.State]bool{}) {
					want = Winnable
				}
				b := stagedAt(t, g, s)
				if got := b.Step(1 << 20); got != want {
					t.Errorf("deal %d is %v, want %v:\n%s", deal, got, want, g.Text(&s))
				}
				if want == Winnable {
					replays(t, g, s, b.Line())
				}
			}
		})
	}
}
