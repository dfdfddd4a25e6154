//go:build !js

package jobs

import (
	"syscall"
	"testing"
	"time"

	"pazienza/app/ask"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// TestSlices holds the bench to its slices in time of the processor: searches of Klondike, of
// Spider and of the engine's own tables, and grading, are left after some milliseconds.
func TestSlices(t *testing.T) {
	for _, tt := range []struct {
		game string
		kind ask.Kind
	}{
		{"klondike/classico@1/draw3", ask.Verdict}, {"spider-4/spider-charged@1", ask.Verdict}, {"double-klondike/classico@1/draw3", ask.Verdict},
		{"klondike/classico@1/draw3", ask.Grade}, {"spider-4/spider-charged@1", ask.Grade},
	} {
		g := enginetest.Game(t, tt.game)
		start := spent(t)
		b := New(variants.Catalogue(), func() time.Duration { return spent(t) - start }, func(string) {})
		n, long := 0, 0
		for deal := 1; n < 30; deal++ {
			b.Tell(ask.Question{Kind: tt.kind, Game: g, Table: g.Deal(deal), Deal: deal}.Text(deal))
			for more := true; more && n < 30; n++ {
				began := spent(t)
				more = b.Slice()
				if spent(t)-began > 2*sliceTime {
					long++
				}
			}
		}
		if long > n/3 {
			t.Errorf("%s: %d of %d slices of a %v were too long", tt.game, long, n, tt.kind)
		}
	}
}

// spent is the processor's time that this program has taken: others do not count.
func spent(t *testing.T) time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		t.Fatal(err)
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}
