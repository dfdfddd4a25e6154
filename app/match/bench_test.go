package match

import (
	"maps"
	"slices"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/variants"
)

const (
	live  = "double-solitaire/pair@1/draw1"
	turns = "double-solitaire/pair@1/draw1/turns"
	race  = "klondike/classico@1/draw1"
)

// bench is a match with somebody who watches.
type bench struct {
	*Match
	t     testing.TB
	store session.Store
	now   time.Duration
	told  []session.Change
}

// dice are numbers that are the same in every run.
func dice(seed uint64) func() uint64 {
	return func() uint64 {
		seed += 0x9e3779b97f4a7c15
		z := seed
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		return z ^ z>>27
	}
}

func sit(t testing.TB, store session.Store) *bench {
	b := &bench{t: t, store: store}
	b.Match = New(variants.Catalogue(), store, dice(7))
	b.Wall = func() time.Time { return time.Unix(1_800_000_000, 0).Add(b.now) }
	b.Watch(func(c session.Change) {
		if c.Cause != session.MatchChanged && c.Cause != session.ClockMoved {
			b.told = append(b.told, c)
		}
	})
	return b
}

// start begins a match by terms that must be possible.
func start(t testing.TB, terms Terms) *bench {
	t.Helper()
	b := sit(t, &session.Memory{})
	if err := b.Start(terms, 0); err != nil {
		t.Fatal(err)
	}
	return b
}

// run lets time go by until the game is over, or so much of it has passed.
func (b *bench) run(most time.Duration) {
	for end := b.now + most; b.now < end; {
		next, ok := b.Tick(b.now)
		if !ok {
			return
		}
		b.now = min(end, b.now+max(next, time.Millisecond))
	}
}

// do carries out a move, given as text.
func (b *bench) do(seat int, text string) {
	b.t.Helper()
	mv, err := b.Game().ParseMove(text)
	if err != nil {
		b.t.Fatal(err)
	}
	b.Do(session.Intent{Kind: session.Carry, Move: mv, Player: uint8(seat)}, b.now)
}

// why returns the reason told last.
func (b *bench) why() error {
	if len(b.told) == 0 {
		return nil
	}
	return b.told[len(b.told)-1].Why
}

// again opens what the store has, in a program started anew.
func (b *bench) again() *bench {
	b.t.Helper()
	c := &session.Memory{}
	for _, shelf := range []string{session.Match, session.Matches} {
		all, _ := b.store.All(shelf)
		for _, key := range slices.Sorted(maps.Keys(all)) {
			c.Write(session.Edit{Shelf: shelf, Key: key, Text: all[key]})
		}
	}
	n := sit(b.t, c)
	n.now = b.now
	if !n.Open(n.now) {
		b.t.Fatalf("not resumed: %v", n.why())
	}
	return n
}

func seats(a, b Who) [2]Seat { return [2]Seat{{Who: a}, {Who: b}} }

// legal returns the moves of a player.
func (b *bench) legal(i int) []engine.Move {
	return b.Game().LegalFor(b.game.State(i), b.seat(i), nil)
}
