package player_test

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/player"
)

// follow plays a deal by its hints: always the first that leads to a table not seen before in
// this game. It says whether that won, and with how many moves.
func follow(g *engine.Game, w player.Weights, deal, limit int) (won bool, moves int) {
	s := g.Deal(deal)
	seen := map[engine.State]bool{s: true}
	for ; moves < limit; moves++ {
		if g.Won(&s) {
			return true, moves
		}
		if !step(g, w, &s, seen) {
			return false, moves
		}
	}
	return false, moves
}

func step(g *engine.Game, w player.Weights, s *engine.State, seen map[engine.State]bool) bool {
	for _, m := range w.Hints(g, s) {
		next := *s
		g.Apply(&next, m, nil)
		if !seen[next] {
			seen[next] = true
			*s = next
			return true
		}
	}
	return false
}

// BenchmarkFollow reports how many of 200 deals are won by following the hints.
func BenchmarkFollow(b *testing.B) {
	for _, name := range []string{
		"klondike/free@1/draw1", "klondike/free@1/draw3", "double-klondike/free@1/draw1", "open-klondike/free@1/draw1", "thoughtful-klondike/free@1/draw1",
		"joker-klondike/free@1/draw1", "spider-klondike/free@1", "spider-1/free@1", "spider-2/free@1", "spider-4/free@1",
	} {
		b.Run(name, func(b *testing.B) {
			g := enginetest.Game(b, name)
			const deals = 200
			for b.Loop() {
				won, moves := 0, 0
				for deal := 1; deal <= deals; deal++ {
					w, m := follow(g, player.DefaultWeights(g), deal, 1500)
					if moves += m; w {
						won++
					}
				}
				b.ReportMetric(100*float64(won)/deals, "%won")
				b.ReportMetric(float64(moves)/deals, "moves/deal")
			}
		})
	}
}
