package engine_test

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

func TestMoveText(t *testing.T) {
	for _, name := range mainGames {
		g := enginetest.Game(t, name)
		moves := []engine.Move{{Kind: engine.Draw}, {Kind: engine.Recycle}, {Kind: engine.RowDeal}}
		for from := range engine.PileID(len(g.Piles())) {
			for to := range engine.PileID(len(g.Piles())) {
				for _, n := range []uint8{1, 2, 13, 104, 255} {
					moves = append(moves, engine.Move{From: from, To: to, Count: n})
				}
			}
		}
		for _, m := range moves {
			if got, err := g.ParseMove(g.MoveText(m)); err != nil || got != m {
				t.Errorf("%s: %s reads back as %s, %v", name, g.MoveText(m), g.MoveText(got), err)
			}
		}
	}
}

func TestMoveTextRefused(t *testing.T) {
	g := enginetest.Game(t, mainGames[0])
	for _, text := range []string{
		"", "c1", "c1-", "-c1", "c1-c8", "c0-c1", "c01-c2", "f5-c1", "c1-c2x", "c1-c2x1", "c1-c2x0", "c1-c2x02",
		"c1-c2x256", "c1-c2x-2", "c1-c2x2x2", "c1-c2 ", "C1-C2", "drawn", "Draw", "?", "?-?", "c1-c2-c3",
	} {
		if m, err := g.ParseMove(text); err == nil {
			t.Errorf("%q reads as %s", text, g.MoveText(m))
		}
	}
	for _, m := range []engine.Move{{Kind: 9}, {From: 99, To: 98, Count: 1}} { // says something, and nothing that reads back
		if _, err := g.ParseMove(g.MoveText(m)); err == nil {
			t.Errorf("%v is written as the move %s", m, g.MoveText(m))
		}
	}
}

func TestPiles(t *testing.T) {
	for _, g := range enginetest.Games(t) {
		for p := range g.Piles() {
			id := engine.PileID(p)
			if got, ok := g.PileNamed(g.PileName(id)); !ok || got != id {
				t.Errorf("%s: pile %d is named %s, which is pile %d, %v", g.Name(), p, g.PileName(id), got, ok)
			}
		}
		if len(g.Piles()) > engine.MaxPiles || g.Cards() > engine.MaxCards {
			t.Errorf("%s: %d piles of %d cards do not fit a State", g.Name(), len(g.Piles()), g.Cards())
		}
	}
}
