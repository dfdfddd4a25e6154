package engine_test

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

var benchGames = map[string]string{
	"klondike": "klondike/classico@1/draw3",
	"spider1":  "spider-1/spider-charged@1",
	"spider4":  "spider-4/spider-charged@1",
}

func BenchmarkApply(b *testing.B) {
	for short, name := range benchGames {
		b.Run(short, func(b *testing.B) {
			g, plies := midGame(b, name)
			var events [engine.MaxEvents]engine.Event
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				s := plies[i%len(plies)].Before
				g.Apply(&s, plies[i%len(plies)].Move, events[:0])
			}
		})
	}
}

func BenchmarkLegal(b *testing.B) {
	for short, name := range benchGames {
		b.Run(short, func(b *testing.B) {
			g, plies := midGame(b, name)
			var moves [128]engine.Move
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				g.Legal(&plies[i%len(plies)].Before, moves[:0])
			}
		})
	}
}

func BenchmarkPerft(b *testing.B) {
	b.Run("klondike/depth=3", func(b *testing.B) {
		g := enginetest.Game(b, benchGames["klondike"])
		s := g.Deal(20417)
		b.ReportAllocs()
		for b.Loop() {
			enginetest.Perft(g, s, 3)
		}
	})
}
