package session

import (
	"strconv"
	"testing"
)

// manyResults returns results as a store has them after so many games.
func manyResults(n int) map[string]string {
	texts := map[string]string{}
	games := []string{draw1, draw3, casa, one}
	for i := range n {
		r := Result{
			ID: "g" + strconv.Itoa(i), Game: games[i%len(games)], Deal: 1 + i*7919%1_000_000, Outcome: Lost + Outcome(i%2),
			Time: 1_000_000 * 1000 * 300, Moves: 60 + i%150, Score: i % 900, Undos: i % 3, At: 1_700_000_000 + int64(i)*9000,
		}
		texts[r.ID] = r.String()
	}
	return texts
}

// BenchmarkHistory reads 10,000 results, as every start does, and counts them, as the
// statistics do.
func BenchmarkHistory(b *testing.B) {
	store := &Memory{}
	for id, text := range manyResults(10_000) {
		store.Write(Edit{Results, id, text})
	}
	fresh := func() *History {
		h := newHistory(store)
		h.open(func(id, _ string, why error) { b.Fatal(id, why) })
		return h
	}
	b.Run("open", func(b *testing.B) {
		for range b.N {
			fresh().Get("g7")
		}
	})
	b.Run("read", func(b *testing.B) {
		for range b.N {
			fresh().All()
		}
	})
	b.Run("figures", func(b *testing.B) {
		h := fresh()
		for range b.N {
			h.Figures(draw1)
		}
	})
}
