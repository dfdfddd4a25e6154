package solve

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestBruteForce holds the search of Klondike against the general one, which knows no more
// than the engine's moves, on decks small enough to try everything.
func TestBruteForce(t *testing.T) {
	for _, size := range []struct {
		ranks         engine.Rank
		columns, draw int
		deals         int
	}{{3, 3, 1, 100}, {3, 3, 3, 100}, {4, 3, 2, 60}, {4, 4, 3, 60}, {4, 4, 1, 60}, {5, 5, 3, 20}, {5, 5, 1, 20}} {
		g := tiny(t, size.ranks, size.columns, size.draw)
		counts := map[Verdict]int{}
		for n := range enginetest.Few(size.deals) {
			s := g.Deal(n + 1)
			want := decide(t, newGeneral(g, &s, Options{Bound: 1 << 20}, 0))
			k := newKlondike(g, &s, Options{Bound: 1 << 20})
			got := decide(t, k)
			if got != want {
				t.Fatalf("%d ranks, draw %d, deal %d: %v, want %v\n%s", size.ranks, size.draw, n+1, got, want, g.Text(&s))
			}
			if got == Winnable {
				replay(t, g, s, k.Line())
			}
			counts[got]++
		}
		t.Log(size, counts)
	}
}

// TestPasses does the same where passes are limited.
func TestPasses(t *testing.T) {
	for _, size := range []struct {
		ranks                 engine.Rank
		columns, draw, passes int
		deals                 int
	}{{3, 3, 1, 1, 40}, {4, 3, 1, 1, 40}, {4, 3, 1, 2, 40}, {4, 3, 2, 3, 40}, {4, 3, 3, 1, 40}, {4, 3, 3, 2, 40}, {5, 4, 3, 3, 10}, {5, 4, 1, 1, 10}, {5, 3, 1, 1, 20}, {5, 3, 2, 2, 20}, {5, 3, 3, 1, 20}} {
		g := limited(t, size.ranks, size.columns, size.draw, size.passes)
		counts := map[Verdict]int{}
		for n := range enginetest.Few(size.deals) {
			s := g.Deal(n + 1)
			for ply := range enginetest.Walk(g, s, uint64(n), n%4*8) { // from the middle of a game too
				s = ply.After
			}
			want := decide(t, newGeneral(g, &s, Options{Bound: 1 << 20}, 0))
			for _, off := range []Pruning{0, Safe, Haste, Safe | Haste} {
				k := newKlondike(g, &s, Options{Bound: 1 << 20, Off: off})
				got := decide(t, k)
				if got != want {
					t.Fatalf("%v, deal %d without prunings %b: %v, want %v\n%s", size, n+1, off, got, want, g.Text(&s))
				}
				if got == Winnable {
					replay(t, g, s, k.Line())
				}
			}
			counts[want]++
		}
		t.Log(size, counts)
	}
}

// TestPrunings wants the same verdict with each pruning switched off, and with all of them.
func TestPrunings(t *testing.T) {
	for _, size := range []struct {
		ranks         engine.Rank
		columns, draw int
		deals         int
	}{{6, 4, 1, 60}, {6, 5, 3, 80}, {7, 6, 1, 50}, {7, 6, 3, 60}, {8, 6, 3, 20}, {8, 7, 1, 30}} {
		g := tiny(t, size.ranks, size.columns, size.draw)
		counts := map[Verdict]int{}
		var positions [8]int
		for n := range enginetest.Few(size.deals) {
			s := g.Deal(n + 1)
			k := newKlondike(g, &s, Options{Bound: 1 << 20})
			want := decide(t, k)
			counts[want]++
			positions[0] += k.Positions()
			if want == Winnable {
				replay(t, g, s, k.Line())
			}
			for _, off := range []Pruning{Safe, Haste, Draws, Safe | Haste | Draws} {
				k := newKlondike(g, &s, Options{Bound: 1 << 20, Off: off})
				if got := decide(t, k); got != want {
					t.Fatalf("%d ranks, draw %d, deal %d without prunings %b: %v, want %v\n%s", size.ranks, size.draw, n+1, off, got, want, g.Text(&s))
				}
				positions[off] += k.Positions()
			}
		}
		t.Log(size, counts, positions)
	}
}

// TestLockstep walks at random and holds a config, changed move by move, to what a new
// layout makes of the engine's table.
func TestLockstep(t *testing.T) {
	for _, name := range []string{"klondike/free@1/draw1", "klondike/free@1/draw3", "open-klondike/free@1/draw3"} {
		g := enginetest.Game(t, name)
		for n := range enginetest.Few(40) {
			s := g.Deal(n + 1)
			l, c, home, ok := newLayout(g, &s)
			if !ok {
				t.Fatalf("%s: no layout", name)
			}
			for ply := range enginetest.Walk(g, s, uint64(n), 300) {
				l, c, home = step1(t, g, &l, c, home, ply)
			}
		}
	}
}

// step1 makes a ply's move on a config and compares it with the table after it.
func step1(t *testing.T, g *engine.Game, l *layout, c config, home board, ply enginetest.Ply) (layout, config, board) {
	t.Helper()
	bad := func(what string) {
		t.Helper()
		t.Fatalf("%s: %s in\n%s", g.MoveText(ply.Move), what, g.Text(&ply.Before))
	}
	want, wc, whome, ok := newLayout(g, &ply.After)
	if !ok {
		bad("no layout after it")
	}
	if ply.Move.Kind == engine.Carry {
		from, to := g.Pile(ply.Move.From).Kind, g.Pile(ply.Move.To).Kind
		cards := ply.Before.Pile(ply.Move.From)
		bit := bitOf(cards[len(cards)-int(ply.Move.Count)])
		b := board(1) << bit
		spots, loose := l.spots(&c, home)
		if to == engine.Column && (from != engine.Column || c.roots&b != 0) && spots&b == 0 {
			bad("the search has no place for it")
		}
		if to == engine.Foundation {
			if next(home)&b == 0 || from == engine.Column && bare(spots)&(loose|c.roots)&b == 0 {
				bad("the search does not let it go home")
			}
			home |= b
		}
		if from == engine.Foundation {
			home &^= b
		}
		var tal talon
		l.reachable(&c, &tal)
		switch {
		case from == engine.Waste && tal.cards&b == 0:
			bad("the search does not have it up")
		case from == engine.Waste, c.roots&b != 0:
			l.move(&c, bit, tal.waste[bit])
		}
	}
	if whome != home || wc.open != c.open || wc.roots != c.roots || wc.holes != c.holes {
		bad(fmt.Sprintf("open %x roots %x holes %d home %x, want %x %x %d %x", c.open, c.roots, c.holes, home, wc.open, wc.roots, wc.holes, whome))
	}
	// From the table after it the same cards can be had, whatever was drawn.
	var a, b talon
	wl := want
	wl.reachable(&wc, &b)
	if ply.Move.Kind == engine.Carry {
		l.reachable(&c, &a)
		if a.cards != b.cards {
			bad(fmt.Sprintf("cards of the stock %x, want %x", a.cards, b.cards))
		}
	}
	return want, wc, whome
}

// TestExpand walks at random by the search's own moves, and plays each it could make on
// the engine's table: it becomes ordinary moves that the engine takes, and a new layout of the
// table is what the search has.
func TestExpand(t *testing.T) {
	for _, name := range []string{"klondike/free@1/draw1", "klondike/free@1/draw3", "open-klondike/free@1/draw3", "klondike/free@1/draw1/passes1", "vegas/vegas@1/draw3/passes3"} {
		g := enginetest.Game(t, name)
		moves := 0
		for n := range enginetest.Few(12) {
			s := g.Deal(n + 1)
			k := newKlondike(g, &s, Options{})
			h := hand{layout: &k.layout, game: g, table: s}
			h.climb(&k.frames[0].config, k.home)
			dice := rand.New(rand.NewPCG(uint64(n), 1))
			for range 60 {
				f := k.frames[len(k.frames)-1]
				if k.verdict == Winnable || f.lo == f.hi {
					break
				}
				at := h
				chosen := f.lo + dice.IntN(f.hi-f.lo)
				for i := f.lo; i < f.hi; i++ {
					moved := at
					expanded(t, &moved, f, k.kids[i])
					moves++
					if i == chosen {
						h = moved
					}
				}
				next, c := k.kids[chosen], f.config
				k.move(&c, int(next.bit), next.waste)
				plies := len(k.frames)
				if k.enter(c, next.home, next.code, next.key); len(k.frames) == plies {
					break // met before
				}
			}
		}
		if want := 25 * enginetest.Few(12); moves < want {
			t.Errorf("%s: only %d moves, want %d", name, moves, want)
		}
	}
}

// expanded plays a kid's move and compares where it leads.
func expanded(t *testing.T, h *hand, f frame, move kid) {
	t.Helper()
	before := h.table
	h.line = nil
	h.follow(&f.config, f.home, move, true) // panics if the engine does not take a move
	if len(h.line) == 0 {
		t.Fatalf("nothing happened in\n%s", h.game.Text(&before))
	}
	c := f.config
	h.move(&c, int(move.bit), move.waste)
	l, want, home, ok := takeApart(h.game, &h.table)
	if !ok || home != move.home || want.open != c.open || want.roots != c.roots || want.holes != c.holes {
		t.Fatalf("the search has home %x, %+v; the engine home %x, %+v\n%s", move.home, c, home, want, h.game.Text(&h.table))
	}
	var a, b talon
	h.reachable(&c, &a)
	if l.reachable(&want, &b); a.cards != b.cards || l.limited && c.waste != want.waste {
		t.Fatalf("the search has %x of the stock, the engine %x\n%s", a.cards, b.cards, h.game.Text(&h.table))
	}
}

var sweep = flag.Int("sweep", 8, "deals that TestPruningsOfDeals tries")

// TestPruningsOfDeals does the same on whole decks, as far as few positions decide them. Only
// there do cards wait for each other in all the ways they can; run it with a large
// -sweep after a change of the prunings.
func TestPruningsOfDeals(t *testing.T) {
	for _, name := range []string{"klondike/free@1/draw1", "klondike/free@1/draw3", "vegas/vegas@1/draw3/passes3", "klondike/free@1/draw1/passes1"} {
		g := enginetest.Game(t, name)
		counts := map[Verdict]int{}
		for n := range enginetest.Few(*sweep) {
			s := g.Deal(n + 1)
			want := Unknown
			for _, off := range []Pruning{0, Haste, Draws, Safe} {
				k := newKlondike(g, &s, Options{Off: off})
				switch got := k.Step(6000); {
				case want == Unknown:
					want = got
				case got != Unknown && got != want:
					t.Errorf("%s, deal %d without prunings %b: %v, want %v", name, n+1, off, got, want)
				}
			}
			counts[want]++
		}
		t.Log(name, counts)
	}
}
