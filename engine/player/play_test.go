package player_test

import (
	"flag"
	"fmt"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/player"
)

// play plays a deal to its end, and says whether that won, and with how many moves.
func play(t testing.TB, g *engine.Game, deal int, l player.Level, limit int) (won bool, moves int) {
	s := g.Deal(deal)
	p := player.New(g, uint64(deal), l)
	for ; moves < limit && !g.Won(&s); moves++ {
		m, ok := p.Choose(&s)
		if !ok {
			break
		}
		if err := g.Check(&s, m); err != nil {
			t.Fatalf("%s, deal %d: %s: %v in\n%s", g.Name(), deal, g.MoveText(m), err, g.Text(&s))
		}
		g.Apply(&s, m, nil)
	}
	return g.Won(&s), moves
}

var deals = flag.Int("deals", 50, "deals of BenchmarkPlay")

// BenchmarkPlay reports how many deals are won from 1 on, and what a move takes.
func BenchmarkPlay(b *testing.B) {
	for _, name := range []string{
		"klondike/free@1/draw1", "klondike/free@1/draw3", "open-klondike/free@1/draw3", "thoughtful-klondike/free@1/draw3",
		"spider-1/free@1", "spider-2/free@1", "spider-4/free@1",
	} {
		for _, l := range []player.Level{player.Skilled, player.Expert} {
			b.Run(fmt.Sprintf("%s/level=%d", name, l), func(b *testing.B) {
				g := enginetest.Game(b, name)
				for b.Loop() {
					won, moves := 0, 0
					for deal := 1; deal <= *deals; deal++ {
						w, m := play(b, g, deal, l, 2000)
						if moves += m; w {
							won++
						}
					}
					b.ReportMetric(100*float64(won)/float64(*deals), "%won")
					b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(moves), "ms/move")
				}
			})
		}
	}
}
