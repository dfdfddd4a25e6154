package solve

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestShortest holds the search against a plain one for the fewest moves and draws, on decks
// small enough to try everything.
func TestShortest(t *testing.T) {
	scant := 0
	defer func() {
		if scant == 0 {
			t.Error("nothing was found with little memory")
		}
	}()
	for _, size := range []struct {
		ranks         engine.Rank
		columns, draw int
		deals         int
	}{{3, 3, 1, 6}, {3, 3, 3, 6}} {
		g := tiny(t, size.ranks, size.columns, size.draw)
		for n := range enginetest.Few(size.deals) {
			s := g.Deal(n + 1)
			want, ok := fewest(g, &s)
			k := NewShortest(g, &s, Options{Bound: 1 << 20})
			got := decide(t, k)
			if ok != (got == Winnable) {
				t.Fatalf("%d ranks, draw %d, deal %d: %v\n%s", size.ranks, size.draw, n+1, got, g.Text(&s))
			}
			if !ok {
				continue
			}
			// With little memory it begins anew at times, and may give up.
			little := NewShortest(g, &s, Options{Bound: 120})
			if v := little.Step(1 << 20); v == Winnable && little.Least() == want {
				scant++
			} else if v != Unknown {
				t.Errorf("%d ranks, draw %d, deal %d: %v with %d, want %d", size.ranks, size.draw, n+1, v, little.Least(), want)
			}
			line := k.Line()
			replay(t, g, s, line)
			if c := cost(line); c != want || k.Least() != want {
				t.Fatalf("%d ranks, draw %d, deal %d: %d moves and draws, at least %d; want %d\n%s", size.ranks, size.draw, n+1, c, k.Least(), want, g.Text(&s))
			}
		}
	}
}

// fewest counts the moves and draws of a shortest win, layer by layer.
func fewest(g *engine.Game, s *engine.State) (int, bool) {
	met := map[uint64]bool{}
	layer := []engine.State{*s}
	for n := 0; len(layer) > 0; n++ {
		var later []engine.State
		for len(layer) > 0 {
			s := layer[len(layer)-1]
			layer = layer[:len(layer)-1]
			if key := tableKey(g, &s); met[key] {
				continue
			} else {
				met[key] = true
			}
			if g.Won(&s) {
				return n, true
			}
			for _, m := range g.Legal(&s, nil) {
				after := s
				g.Apply(&after, m, nil)
				if m.Kind == engine.Recycle {
					layer = append(layer, after)
				} else {
					later = append(later, after)
				}
			}
		}
		layer = later
	}
	return 0, false
}

// TestUnpack makes tables anew of what is kept of them.
func TestUnpack(t *testing.T) {
	for _, name := range []string{"klondike/free@1/draw1", "klondike/free@1/draw3"} {
		g := enginetest.Game(t, name)
		for n := range enginetest.Few(10) {
			s := g.Deal(n + 1)
			for ply := range enginetest.Walk(g, s, uint64(n), 30) {
				s = ply.After
			}
			k := NewShortest(g, &s, Options{Bound: 1 << 12})
			if k == nil {
				continue // a run lies buried
			}
			k.Step(1000)
			for _, p := range k.plies {
				if got := k.unpack(position(&p.config, codeOf(p.home)), restOf(&p.exact)); got != p.exact {
					t.Fatalf("%+v\nbecame %+v", p.exact, got)
				}
			}
		}
	}
}
