package solve

import (
	"flag"
	"math"
	"testing"

	"pazienza/engine/enginetest"
)

var (
	oddsOf    = flag.Int("odds", 40, "deals of each game that TestOdds tries")
	oddsLimit = flag.Int("oddslimit", 3000, "positions a deal that TestOdds tries")
)

// TestOdds solves deals in turn and holds the share of winnable ones to what is published
// for draw 3, 81.945 % (Blake and Gent), and known of draw 1, about 90.5 %. Run it with a large
// -odds and -oddslimit after a change of the prunings: what is wrong in one deal of
// hundreds shows here.
func TestOdds(t *testing.T) {
	for _, test := range []struct {
		game      string
		published float64
	}{{"klondike/free@1/draw3", 0.81945}, {"klondike/free@1/draw1", 0.905}} {
		t.Run(test.game, func(t *testing.T) {
			g := enginetest.Game(t, test.game)
			var counts [3]float64
			for n := range *oddsOf {
				s := g.Deal(n + 1)
				counts[New(g, &s, Options{}).Step(*oddsLimit)]++
				if done := n + 1; done%500 != 0 && done != *oddsOf {
					continue
				}
				low, high := interval(counts[Winnable], counts[Unknown], float64(n+1))
				t.Logf("%d deals, winnable %v, unwinnable %v, unknown %v: from %.2f to %.2f %%",
					n+1, counts[Winnable], counts[Unwinnable], counts[Unknown], 100*low, 100*high)
				// Twice as wide as that, which chance leaves once in 10,000 times.
				if far := math.Abs(test.published - (low+high)/2); far > high-low {
					t.Errorf("%.2f %% are published", 100*test.published)
				}
			}
		})
	}
}

// interval returns the bounds within which a share lies with 95 %, whatever the unknown are
// (Wilson).
func interval(yes, unknown, n float64) (low, high float64) {
	const z = 1.96
	bound := func(p, sign float64) float64 {
		return (p + z*z/(2*n) + sign*z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))) / (1 + z*z/n)
	}
	return bound(yes/n, -1), bound((yes+unknown)/n, 1)
}
