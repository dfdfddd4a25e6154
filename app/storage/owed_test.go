package storage

import (
	"slices"
	"testing"

	"pazienza/app/session"
)

// What failed is owed with the text that memory has by then, until a transaction that was made
// later has written its place.
func TestOwed(t *testing.T) {
	var memory session.Memory
	game := session.Edit{Shelf: session.Games, Key: "g", Text: "one move"}
	result := session.Edit{Shelf: session.Results, Key: "r", Text: "lost"}
	gone := session.Edit{Shelf: session.Match, Key: "m"}
	var o owed
	check := func(why string, n int, want ...session.Edit) {
		t.Helper()
		got := o.edits(n, &memory)
		slices.SortFunc(got, func(a, b session.Edit) int { return len(a.Shelf+a.Text) - len(b.Shelf+b.Text) })
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", why, got, want)
		}
	}
	check("at the start", 0)

	memory.Write(game, result, gone)
	o.add(2, []session.Edit{game, gone})
	o.pay(1, []session.Edit{game}) // made before the one that failed
	o.add(3, []session.Edit{result})
	game.Text = "two moves"
	memory.Write(game)
	check("after two that failed", 5, gone, result, game)
	check("while they are written", 6)

	o.pay(5, []session.Edit{game}) // made after the one that failed, before the next try
	check("the try has not ended", 6)
	o.add(6, []session.Edit{gone, result, game}) // it failed too
	check("when it has failed", 8, gone, result, game)
	o.pay(9, []session.Edit{gone, result, game})
	if check("when everything is kept", 9); !o.none() {
		t.Error("something is owed still")
	}
}
