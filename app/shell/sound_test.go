package shell

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// hears writes down what is heard of a change: "place +120, flip +120".
func (e *ears) hears(c session.Change, dropped bool, now time.Duration) string {
	var list []string
	e.hear(c, dropped, now, func(sound string, note, after int) {
		if note > 0 {
			sound += fmt.Sprint(" ", note)
		}
		if after > 0 {
			sound += fmt.Sprint(" +", after)
		}
		list = append(list, sound)
	})
	return strings.Join(list, ", ")
}

// TestHear makes a move on a drawn table, and listens.
func TestHear(t *testing.T) {
	const (
		klondike = "klondike/classico@1/draw3"
		joker    = "joker-klondike/free@1/draw1"
		spider   = "spider-1/spider-charged@1"
		nearWin  = "c1: KS\nf1: AS..QS\nf2: AH..KH\nf3: AC..KC\nf4: AD..KD"
	)
	for _, tt := range []struct {
		what, game, table, move string
		dropped                 bool
		want                    string
		felt                    int
	}{
		{"a run", klondike, "c1: [AS] QH JS\nc2: KS", "c1-c2x2", false, "place +120, flip +120", 0},
		{"by hand", klondike, "c1: [AS] QH JS\nc2: KS", "c1-c2x2", true, "place, flip", 0},
		{"an ace", klondike, "c1: AS", "c1-f1", true, "note", 12},
		{"a queen", klondike, "c1: QH\nf2: AH..JH", "c1-f2", false, "note 11 +120", 12},
		{"a joker for a five", joker, "c1: X1\nf2: AH..4H", "c1-f2", true, "note 4", 12},
		{"three cards", klondike, "s: [AS 2S 3S 4S]", "draw", false, "draw, draw +55, draw +110", 0},
		{"the last one", klondike, "s: [AS]", "draw", false, "draw", 0},
		{"the waste", klondike, "w: AS 2S", "recycle", false, "deal", 0},
		{"a row", spider, "c1: KS\nc2: KS\nc3: KS\nc4: KS\nc5: KS\nc6: KS\nc7: KS\nc8: KS\ns: [2S 3S 4S 5S 6S 7S 8S]", "row", false, "deal", 0},
		{"a run completed", spider, "c1: [9S] AS\nc2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "c1-c2", true,
			"place, flip, note 2 +70, note 3 +140, note 4 +210, note 5 +280, note 6 +350", 30},
		{"the last card", klondike, nearWin, "c1-f1", false, "note 12 +120, win +380", 60},
	} {
		g, err := variants.Catalogue().Game(tt.game)
		if err != nil {
			t.Fatal(err)
		}
		s, err := g.ParseTable(tt.table)
		if err != nil {
			t.Fatalf("%s: %v", tt.what, err)
		}
		m, err := g.ParseMove(tt.move)
		if err != nil {
			t.Fatalf("%s: %v", tt.what, err)
		}
		c := session.Change{Cause: session.Moved, Game: g, Before: s, After: s, Move: m}
		c.Events = g.Apply(&c.After, m, nil)
		e := ears{last: 990 * time.Millisecond}
		if got := e.hears(c, tt.dropped, time.Second); got != tt.want {
			t.Errorf("%s: heard %q, want %q", tt.what, got, tt.want)
		}
		if got := felt(c); got != tt.felt {
			t.Errorf("%s: felt for %d ms, want %d", tt.what, got, tt.felt)
		}
		again := c
		again.Cause, again.Events = session.Redone, nil
		if got, first := e.hears(again, tt.dropped, 0), strings.Split(tt.want, ", ")[0]; !strings.HasPrefix(got, first) {
			t.Errorf("%s again: heard %q, want %q", tt.what, got, first)
		}
	}
}

func TestHearWhatIsNoMove(t *testing.T) {
	for cause, want := range map[session.Cause]string{
		session.Dealt: "deal", session.Undone: "undo", session.Refused: "refuse",
		session.Resumed: "", session.Hinted: "", session.CanFinish: "", session.ClockMoved: "",
	} {
		if got := new(ears).hears(session.Change{Cause: cause}, false, 0); got != want {
			t.Errorf("cause %d: heard %q, want %q", cause, got, want)
		}
		if got := felt(session.Change{Cause: cause}) > 0; got != (cause == session.Refused) {
			t.Errorf("cause %d: felt %v", cause, got)
		}
	}
}

// A game that finishes by itself, 35 to 70 ms a card, is heard as single notes.
func TestFinishingIsNoRattle(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw1")
	c := session.Change{Cause: session.Moved, Game: a.Desk.Game(), After: a.Desk.State(), Auto: true, Move: engine.Move{Kind: engine.Carry, To: 7, Count: 1}}
	var e ears
	heard := 0
	for now := time.Second; now < 2*time.Second; now += 40 * time.Millisecond {
		if felt(c) != 0 {
			t.Fatal("a phone would hum")
		}
		if e.hears(c, false, now) != "" {
			heard++
		}
	}
	if heard < 6 || heard > 9 {
		t.Errorf("of 25 cards in a second %d are heard", heard)
	}
	c.Events = []engine.Event{{Kind: engine.Finished}}
	if got := e.hears(c, true, 0); got != "win +260" {
		t.Errorf("at the end: %q", got)
	}
}
