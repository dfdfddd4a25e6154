package player_test

import (
	"testing"

	"pazienza/engine/enginetest"
	"pazienza/engine/player"
)

// TestThought: who thinks a bit at a time comes to the same, in bits that are short.
func TestThought(t *testing.T) {
	for _, name := range []string{table2, klondike, "spider-1/spider-charged@1"} {
		g := enginetest.Game(t, name)
		for _, level := range []player.Level{player.Novice, player.Expert} {
			a, b := player.NewOpponent(g, 0, 5, level), player.NewOpponent(g, 0, 5, level)
			s := g.Deal(4)
			longest := 0
			for range 6 {
				want, ok := a.Choose(&s)
				thought, bits := b.Think(&s), 1
				for !thought.On() {
					bits++
				}
				m, same := thought.Choice()
				if m != want || same != ok {
					t.Fatalf("%s, level %d: %s, want %s", name, level, g.MoveText(m), g.MoveText(want))
				}
				longest = max(longest, bits)
				if !ok {
					break
				}
				g.Apply(&s, m, nil)
			}
			if spider := g.Variant.ID == "spider-1"; spider && level == player.Expert && longest < 20 {
				t.Errorf("%s: an expert thinks in %d bits", name, longest)
			}
		}
	}
}

// TestThoughtCalledOff ends a search that nobody waits for.
func TestThoughtCalledOff(t *testing.T) {
	g := enginetest.Game(t, "spider-1/spider-charged@1")
	o, s := player.NewOpponent(g, 0, 5, player.Expert), g.Deal(4)
	thought := o.Think(&s)
	if thought.On() {
		t.Fatal("it was no search")
	}
	thought.Stop()
	if !thought.On() {
		t.Error("it goes on")
	}
}

func BenchmarkOpponent(b *testing.B) {
	for _, name := range []string{table2, klondike} {
		g := enginetest.Game(b, name)
		b.Run(name, func(b *testing.B) {
			for i := range b.N {
				s := g.Deal(1 + i)
				player.NewOpponent(g, 0, 5, player.Expert).Choose(&s)
			}
		})
	}
}
