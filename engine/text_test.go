package engine_test

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestTableText writes and reads every table of random walks, and asks of each that no card
// was lost and that its key follows from its cards.
func TestTableText(t *testing.T) {
	for i, g := range enginetest.Rules(t) {
		for ply := range enginetest.Walk(g, g.Deal(12345+i), uint64(i), enginetest.Few(80)) {
			back, err := g.ParseTable(g.Text(&ply.After))
			if err != nil || back != ply.After || back.Key() != ply.After.Key() {
				t.Fatalf("%s: %v: reads back differently:\n%s", g.Name(), err, g.Text(&ply.After))
			}
			if ply.After == ply.Before || ply.After.Key() == ply.Before.Key() {
				t.Fatalf("%s: %s changes nothing", g.Name(), g.MoveText(ply.Move))
			}
			if !conserved(g, &ply.After) {
				t.Fatalf("%s: cards lost or doubled:\n%s", g.Name(), g.Text(&ply.After))
			}
		}
	}
}

// conserved says whether a table holds every card of its game once.
func conserved(g *engine.Game, s *engine.State) bool {
	var seen [1 << 9]bool
	n := 0
	for p := range g.Piles() {
		for _, c := range s.Pile(engine.PileID(p)) {
			if seen[c.ID()] {
				return false
			}
			seen[c.ID()] = true
			n++
		}
	}
	return n == g.Cards() && n == s.Total()
}

func TestTableShorthand(t *testing.T) {
	g := enginetest.Game(t, "spider-2/free@1")
	s := enginetest.Table(t, g, `
		f2: AH..KH
		c10: [KS KS] 10S
		c1: KS'1 KS

		s: [2H]`)
	want := "c1: KS'1 KS'3\nc10: [KS KS'2] TS\nf2: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH\ns: [2H'1]\n"
	if got := g.Text(&s); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestTableRefused(t *testing.T) {
	klondike, spider := enginetest.Game(t, mainGames[0]), enginetest.Game(t, "spider-1/free@1")
	joker := enginetest.Game(t, jokerGame)
	for _, bad := range []struct {
		game       *engine.Game
		table, why string
	}{
		{klondike, "KH QS", "colon"},
		{klondike, "c8: KH", "no pile"},
		{klondike, "c1: KH\nc1: QS", "twice"},
		{klondike, "c1: KH\nc2: KH", "no further card KH"},
		{klondike, "c1: KH'1", "not in the game"},
		{klondike, "c1: KH'0 KH'0", "stands twice"},
		{klondike, "c1: XX", "card \"XX\""},
		{klondike, "c1: [KH QS", "not closed"},
		{klondike, "c1: KH] QS", "not open"},
		{klondike, "c1: [KH [QS] JD]", "open already"},
		{klondike, "f1: 9S..AS", "range"},
		{klondike, "f1: AS..9H", "range"},
		{klondike, "f1: AS'0..9S", "range"},
		{klondike, "recycled: many", "recycled"},
		{klondike, "recycled: 256", "recycled"},
		{klondike, "recycled: 1", "recycles are not counted"},
		{klondike, "f1: AH", "next of its suit"},
		{klondike, "f1: 2S", "next of its suit"},
		{klondike, "f1: [AS]", "wrong side"},
		{klondike, "s: AS", "wrong side"},
		{klondike, "w: [AS]", "wrong side"},
		{klondike, "c1: X1", "not in the game"},
		{klondike, "j1: X1", "no pile"},
		{joker, "c1: X3", "not in the game"},
		{joker, "c1: X1\nw: X1", "stands twice"},
		{joker, "f1: X1..X2", "range"},
		{joker, "j1: AS", "not one joker"},
		{joker, "j1: X1 X2", "not one joker"},
		{joker, "j1: [X1]", "wrong side"},
		{joker, "j3: X1", "no pile"},
		{joker, "f1: X1 AS", "next of its suit"},
		{joker, "f1: AS..KS X1", "next of its suit"},
		{spider, "w: AS", "no pile"},
		{spider, "c1: AH", "no further card AH"},
		{spider, "f1: AS..QS", "whole run"},
	} {
		if _, err := bad.game.ParseTable(bad.table); err == nil || !strings.Contains(err.Error(), bad.why) {
			t.Errorf("%q: %v, want %q in it", bad.table, err, bad.why)
		}
	}
}
