package engine_test

import (
	"testing"

	"pazienza/engine"
)

func TestCardText(t *testing.T) {
	for n := range engine.MaxCopies {
		for suit := range engine.Suit(engine.NumSuits) {
			for r := engine.Ace; r <= engine.King; r++ {
				c := engine.NewCard(r, suit, n)
				if c.Rank() != r || c.Suit() != suit || c.Copy() != n {
					t.Errorf("%v: rank %d, suit %d, copy %d", c, c.Rank(), c.Suit(), c.Copy())
				}
				got, named, err := engine.ParseCard(c.String())
				if err != nil || got != c || named != (n > 0) {
					t.Errorf("%v reads back as %v, %v, %v", c, got, named, err)
				}
			}
		}
	}
	for text, want := range map[string]string{"10H": "TH", "10S'2": "TS'2", "QH'0": "QH", "KD": "KD"} {
		if c, _, err := engine.ParseCard(text); err != nil || c.String() != want {
			t.Errorf("%q reads as %v, %v", text, c, err)
		}
	}
	for _, text := range []string{"", "A", "1S", "?S", "AX", "as", "ASS", "AS'", "AS'8", "AS'x", "AS\"1", "10", "100S", "AS'10", "A\x00", "♠A"} {
		if c, _, err := engine.ParseCard(text); err == nil {
			t.Errorf("%q reads as %v", text, c)
		}
	}
}

func TestCardSides(t *testing.T) {
	c := engine.NewCard(engine.King, engine.Hearts, 3)
	up := c.FaceUp()
	if c.Up() || !up.Up() || up.FaceDown() != c || up.ID() != c || up == c {
		t.Errorf("%v: sides are mixed up", c)
	}
	if other := engine.NewCard(engine.King, engine.Hearts, 0); other.ID() == c.ID() {
		t.Error("two copies are one card")
	}
	for s, red := range map[engine.Suit]bool{engine.Spades: false, engine.Hearts: true, engine.Clubs: false, engine.Diamonds: true} {
		if s.Red() != red {
			t.Errorf("%v: red is %v", s, s.Red())
		}
	}
	if r := engine.Rank(15).String(); r != "?" {
		t.Errorf("rank 15 is %q", r)
	}
}
