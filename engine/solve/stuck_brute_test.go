package solve

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// standsStill tells whether a game is at a standstill by trying everything, draws and recycles as
// single moves: it is if whatever is done, columns and foundations can be had back as they
// were, and no win is among it. It reports false for ok when there are too many tables.
func standsStill(g *engine.Game, s engine.State, most int) (stuck, ok bool) {
	key := func(s *engine.State) (table, still string) {
		var cards [2][]byte // of columns and foundations, and of stock and waste
		for p, pile := range g.Piles() {
			which := &cards[0]
			if engine.PileID(p) == g.Stock() || pile.Kind == engine.Waste {
				which = &cards[1]
			}
			for _, c := range s.Pile(engine.PileID(p)) {
				*which = append(*which, byte(c), byte(c>>8))
			}
			*which = append(*which, '|', '|')
		}
		still = string(cards[0])
		return still + string(cards[1]), still
	}
	first, start := key(&s)
	number := map[string]int{first: 0}
	tables, back, from := []engine.State{s}, []bool{true}, [][]int{nil}
	for i := 0; i < len(tables); i++ {
		if g.Won(&tables[i]) {
			return false, true
		}
		for _, m := range g.Legal(&tables[i], nil) {
			next := tables[i]
			g.Apply(&next, m, nil)
			table, still := key(&next)
			n, met := number[table]
			if !met {
				if n = len(tables); n == most {
					return false, false
				}
				number[table] = n
				tables, back, from = append(tables, next), append(back, still == start), append(from, nil)
			}
			from[n] = append(from[n], i)
		}
	}
	var todo []int
	for i, b := range back {
		if b {
			todo = append(todo, i)
		}
	}
	found := len(todo)
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, f := range from[i] {
			if !back[f] {
				back[f] = true
				found++
				todo = append(todo, f)
			}
		}
	}
	return found == len(tables), true
}

// TestStuckByForce compares Stuck with trying everything, on tables of tiny decks from random
// play.
func TestStuckByForce(t *testing.T) {
	seen := map[bool]int{}
	for _, of := range []struct {
		ranks   engine.Rank
		columns int
		draw    int
	}{{3, 3, 1}, {3, 3, 3}, {3, 4, 1}, {4, 4, 1}, {4, 4, 2}, {4, 4, 3}, {4, 5, 1}} {
		g := tiny(t, of.ranks, of.columns, of.draw)
		for deal := 1; deal <= enginetest.Few(60); deal++ {
			s := g.Deal(deal)
			for ply := range enginetest.Walk(g, s, uint64(deal), deal%90) {
				s = ply.After
			}
			if g.Won(&s) {
				continue
			}
			want, ok := standsStill(g, s, 3000)
			if !ok {
				continue
			}
			seen[want]++
			if got := Stuck(g, &s, 1000); got != want {
				t.Errorf("%v, deal %d: stuck is %t, want %t\n%s", of, deal, got, want, g.Text(&s))
			}
		}
	}
	if least := enginetest.Few(16); seen[true] < least || seen[false] < least {
		t.Errorf("too few tables of a kind: %v", seen)
	}
}
