package match

import (
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine/player"
)

// FuzzOpen opens any text as a kept match: what is read is kept the same, and can be played on.
func FuzzOpen(f *testing.F) {
	for _, game := range []string{live, turns, race} {
		b := start(f, Terms{Game: game, Deal: 3, Best: 3, Seats: [2]Seat{{Computer, player.Steady}, {}}})
		b.Go(0)
		b.run(20 * time.Second)
		b.Pause(b.now)
		f.Add(b.text(b.now))
	}
	f.Add("pazienza-match 1\nid a\nseed 1\nseats here peer\nbest 1\nwon 0 0 0\ndeal 0\nlimit 0\ntime 0\nresult - 0\nghost -\npazienza-pair 1")
	f.Fuzz(func(t *testing.T, text string) {
		store := &session.Memory{}
		store.Write(session.Edit{Shelf: session.Match, Key: inProgress, Text: text})
		b := sit(t, store)
		if !b.Open(0) {
			return
		}
		first := b.text(0)
		c := b.again()
		if again := c.text(0); again != first && !c.over {
			t.Errorf("read\n%s\nthen\n%s", first, again)
		}
		b.Go(0)
		b.run(2 * time.Second)
	})
}

// FuzzReceive hears any message, as host and as guest.
func FuzzReceive(f *testing.F) {
	for _, text := range []string{"match stand 3 1 0 0", "match next", "match time", "do 0 1 2:draw@5", "hello 1 0 0", "deal 1 0 5 0 " + live, "log 1 0 0 0 1:draw@3"} {
		f.Add(text, text)
	}
	f.Fuzz(func(t *testing.T, one, two string) {
		for _, s := range [][2]Seat{seats(Here, Peer), seats(Peer, Here)} {
			b := start(t, Terms{Game: live, Deal: 5, Seats: s})
			b.Connect(0)
			b.Send()
			for _, text := range []string{one, two} {
				err := b.Receive(text, 0)
				if b.Send(); err == nil {
					b.Status(0)
				}
			}
		}
	})
}

// FuzzResult reads any result: what is read is written the same.
func FuzzResult(f *testing.F) {
	f.Add("match 1 klondike/classico@1/draw1 deal 5 seats here computer-3 end out winner 1 home 52 17 moves 90 80 time 180000 at 7")
	f.Fuzz(func(t *testing.T, text string) {
		if r, err := ParseResult("x", text); err == nil && r.String() != text {
			t.Errorf("%q reads as %q", text, r.String())
		}
	})
}
