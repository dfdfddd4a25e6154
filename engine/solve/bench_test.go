package solve

import (
	"testing"

	"pazienza/engine/enginetest"
)

// BenchmarkSolve solves some deals a round, each with at most a number of positions.
func BenchmarkSolve(b *testing.B) {
	for _, of := range []struct {
		short, game   string
		deals, budget int
	}{
		{"klondike-draw1", "klondike/free@1/draw1", 60, 200_000},
		{"klondike-draw3", "klondike/free@1/draw3", 60, 200_000},
		{"vegas", "vegas/vegas@1/draw3/passes3", 60, 200_000},
		{"double-klondike", "double-klondike/free@1/draw1", 10, 20_000},
		{"spider-1", "spider-1/free@1", 30, 20_000_000},
		{"spider-2", "spider-2/free@1", 30, 20_000_000},
		{"spider-4", "spider-4/free@1", 30, 20_000_000},
		{"spider-klondike", "spider-klondike/free@1", 30, 20_000_000},
	} {
		b.Run(of.short, func(b *testing.B) {
			g := enginetest.Game(b, of.game)
			b.ReportAllocs()
			deals, won, positions, moves := 0, 0, 0, 0
			for b.Loop() {
				for n := range of.deals {
					s := g.Deal(n + 1)
					k := New(g, &s, Options{})
					if k.Step(of.budget) == Winnable {
						won++
						moves += len(k.Line())
					}
					positions += k.Positions()
					deals++
				}
			}
			b.ReportMetric(100*float64(won)/float64(deals), "won%")
			b.ReportMetric(float64(positions)/float64(deals), "positions/deal")
			b.ReportMetric(float64(positions)/b.Elapsed().Seconds(), "positions/s")
			b.ReportMetric(float64(moves)/float64(max(won, 1)), "moves/win")
		})
	}
}
