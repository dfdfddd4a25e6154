package match

import (
	"slices"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/player"
)

// TestWhoMay: each touches what is theirs, from where they sit, when they may.
func TestWhoMay(t *testing.T) {
	b := start(t, Terms{Game: live, Deal: 3, Seats: seats(Here, Here)})
	b.do(0, "1:draw")
	b.do(1, "2:draw")
	if st := b.Status(0); st.Players[0].Moves != 1 || st.Players[1].Moves != 1 || !st.Running {
		t.Errorf("%+v", st)
	}
	b.Do(session.Intent{Kind: session.Tap, Pile: b.Game().StockOf(1), Player: 0}, b.now)
	if b.why() != engine.NotYours {
		t.Errorf("the other's stock: %v", b.why())
	}
	b.Do(session.Intent{Kind: session.Stock, Player: 1}, b.now)
	if c := b.told[len(b.told)-1]; c.Cause != session.Moved || c.Player != 1 || c.Move.Player != 1 {
		t.Errorf("told %+v", c)
	}
	b.Pause(time.Second)
	b.now = time.Minute
	b.do(0, "1:draw")
	if b.why() != Paused || b.Status(b.now).Elapsed != time.Second {
		t.Errorf("while it stands still: %v after %v", b.why(), b.Status(b.now).Elapsed)
	}
	b.Go(b.now)
	b.Do(session.Intent{Kind: session.Undo, Player: 0}, b.now)
	if b.told[len(b.told)-1].Cause != session.Undone || b.Status(b.now).Players[0].Moves != 0 {
		t.Error("undo takes back a move of the other")
	}
	b.Do(session.Intent{Kind: session.Redo, Player: 0}, b.now)
	b.Do(session.Intent{Kind: session.Hint, Player: 1}, b.now)
	if c := b.told[len(b.told)-1]; c.Cause != session.Hinted || c.Hint == nil || c.Hint.Player != 1 {
		t.Errorf("told %+v", c)
	}

	c := start(t, Terms{Game: live, Deal: 3, Seats: seats(Here, Computer)})
	if c.do(1, "2:draw"); c.why() != NotHere {
		t.Errorf("moving for the computer: %v", c.why())
	}
	d := start(t, Terms{Game: turns, Deal: 3, Seats: seats(Here, Here)})
	turn, _ := d.Game().Turn(d.game.State(0))
	if d.Do(session.Intent{Kind: session.Stock, Player: uint8(1 - turn)}, 0); d.why() != engine.NotYourTurn {
		t.Errorf("out of turn: %v", d.why())
	}
	d.Do(session.Intent{Kind: session.Carry, Move: engine.Move{Kind: engine.Pass}, Player: uint8(turn)}, 0)
	if st := d.Status(0); st.Turn != 1-turn {
		t.Errorf("a pass leaves the turn with %d", st.Turn)
	}
}

// TestQuicker sends two cards to one place at the same moment: one lands, and the other goes
// back with the reason.
func TestQuicker(t *testing.T) {
	met := 0
	for deal := 1; deal <= 300 && met < 3; deal++ {
		b := start(t, Terms{Game: live, Deal: deal, Seats: seats(Here, Here)})
		var aces [2]engine.Move
		for i := range 2 {
			for _, mv := range b.legal(i) {
				if mv.Kind == engine.Carry && b.Game().Pile(mv.To).Kind == engine.Foundation && aces[i].Count == 0 {
					aces[i] = mv
				}
			}
		}
		if aces[0].Count == 0 || aces[1].Count == 0 || aces[0].To != aces[1].To {
			continue
		}
		met++
		for i, first := range []int{0, 1} {
			b := start(t, Terms{Game: live, Deal: deal, Seats: seats(Here, Here)})
			b.Do(session.Intent{Kind: session.Carry, Move: aces[first], Player: uint8(first)}, 0)
			b.Do(session.Intent{Kind: session.Carry, Move: aces[1-first], Player: uint8(1 - first)}, 0)
			if c := b.told[len(b.told)-1]; c.Cause != session.Refused || c.Why != Quicker || c.Player != uint8(1-first) || b.game.State(0).Total() != 104 {
				t.Errorf("deal %d, %d first: %v", deal, i, b.why())
			}
			b.now = time.Minute
			b.Do(session.Intent{Kind: session.Carry, Move: aces[1-first], Player: uint8(1 - first)}, b.now)
			if b.why() != engine.NextInSuit {
				t.Errorf("a minute later: %v", b.why())
			}
		}
	}
	if met == 0 {
		t.Fatal("no deal has two aces of a suit")
	}
}

// TestTap sends a card home first, and tells why it goes nowhere.
func TestTap(t *testing.T) {
	taps := 0
	for deal := 1; deal <= 40; deal++ {
		b := start(t, Terms{Game: live, Deal: deal, Seats: seats(Here, Here)})
		first, n := b.Game().ColumnsOf(1)
		for p := first; p < first+engine.PileID(n); p++ {
			s := b.State(1)
			home := false
			for _, mv := range b.legal(1) {
				home = home || mv.From == p && b.Game().Pile(mv.To).Kind == engine.Foundation
			}
			b.Do(session.Intent{Kind: session.Tap, Pile: p, Index: s.Len(p) - 1, Player: 1}, 0)
			c := b.told[len(b.told)-1]
			if home {
				if taps++; c.Cause != session.Moved || b.Game().Pile(c.Move.To).Kind != engine.Foundation {
					t.Errorf("deal %d: told %+v", deal, c)
				}
			}
			if c.Cause == session.Refused && c.Why != engine.NoPlace {
				t.Errorf("deal %d: %v", deal, c.Why)
			}
		}
	}
	if taps == 0 {
		t.Error("no card ever went home")
	}
}

// TestBestOf plays three games, and a new match.
func TestBestOf(t *testing.T) {
	b := start(t, Terms{Game: live, Seats: seats(Here, Computer), Best: 3})
	if b.Again(0, 0); b.Status(0).Players[0].Again {
		t.Error("again before the end")
	}
	for game, want := range [][2]int{{0, 1}, {0, 2}, {0, 1}} {
		deal := b.Status(0).Deal
		b.do(0, "1:draw")
		b.Resign(0, 0)
		st := b.Status(0)
		if !st.Over || st.Result != (engine.Result{Ending: engine.Resigned, Winner: 1}) || st.Won != want || st.Decided != (want[1] == 2) {
			t.Errorf("game %d: %+v", game+1, st)
		}
		c := b.again()
		c.Again(0, 0)
		if b.Again(0, 0); b.Status(0).Over || b.Status(0).Deal == deal || c.Status(0).Over {
			t.Errorf("game %d: no other is dealt", game+1)
		}
	}
	if all := b.History().All(); len(all) != 3 {
		t.Errorf("%d results", len(all))
	}
}

// TestFigures counts wins, losses and draws apart, and once.
func TestFigures(t *testing.T) {
	b := start(t, Terms{Game: live, Seats: seats(Here, Computer)})
	for i, r := range []Result{
		{Game: live, Seats: seats(Here, Computer), Ending: engine.SentOut, Winner: 0},
		{Game: live, Seats: seats(Here, Computer), Ending: engine.Blocked, Winner: engine.Nobody},
		{Game: live, Seats: seats(Computer, Here), Ending: engine.SentOut, Winner: 1},
		{Game: live, Seats: seats(Computer, Here), Ending: engine.Resigned, Winner: 0},
		{Game: turns, Seats: seats(Here, Computer), Ending: engine.Resigned, Winner: 1},
		{Game: race, Seats: [2]Seat{{}, {Computer, player.Expert}}, Ending: engine.TimeUp, Winner: 0},
		{Game: live, Seats: seats(Here, Here), Ending: engine.SentOut, Winner: 1},
		{Game: live, Seats: seats(Computer, Computer), Ending: engine.SentOut, Winner: 1},
		{Game: race, Seats: seats(Peer, Here), Ending: engine.SentOut, Winner: 1},
	} {
		r.ID, r.At, r.Deal, r.Home, r.Moves, r.Time = string(rune('a'+i)), int64(i), 5, [2]int{52, 17}, [2]int{90, 80}, 3*time.Minute
		b.store.Write(session.Edit{Shelf: session.Matches, Key: r.ID, Text: r.String()})
		if back, err := ParseResult(r.ID, r.String()); err != nil || back != r {
			t.Errorf("%v: %+v reads back as %+v", err, r, back)
		}
	}
	b.store.Write(session.Edit{Shelf: session.Matches, Key: "z", Text: "match 1 nonsense"})
	got := b.History().Figures()
	want := map[Against]Figures{
		{Who: Computer}:                                   {Played: 4, Won: 2, Lost: 1, Drawn: 1, BestStreak: 2},
		{Who: Computer, Turns: true}:                      {Played: 1, Lost: 1},
		{Who: Computer, Race: true, Level: player.Expert}: {Played: 1, Won: 1, Streak: 1, BestStreak: 1},
		{Who: Here}:                                       {Played: 1, Lost: 1},
		{Who: Peer, Race: true}:                           {Played: 1, Won: 1, Streak: 1, BestStreak: 1},
	}
	for k, f := range want {
		if got[k] != f {
			t.Errorf("%+v: %+v, want %+v", k, got[k], f)
		}
	}
	order := []Against{
		{Who: Here}, {Who: Computer}, {Who: Computer, Turns: true}, {Who: Peer, Race: true}, {Who: Computer, Race: true, Level: player.Expert},
	}
	if list := List(got); !slices.Equal(list, order) {
		t.Errorf("listed %v, want %v", list, order)
	}
	if c := b.told[len(b.told)-1]; c.Cause != session.SetAside {
		t.Errorf("told %+v", c)
	}
}

// TestLeave counts a game that was left as given up, but not one that was not begun.
func TestLeave(t *testing.T) {
	b := start(t, Terms{Game: live, Seats: seats(Here, Computer)})
	b.Leave(0)
	if b.Active() || len(b.History().All()) != 0 {
		t.Error("counts before a move")
	}
	b = start(t, Terms{Game: live, Seats: seats(Here, Computer)})
	b.do(0, "1:draw")
	if err := b.Start(Terms{Game: race, Seats: seats(Here, Computer)}, 0); err != nil || len(b.History().All()) != 1 || b.History().All()[0].Winner != 1 {
		t.Errorf("%v: %+v", err, b.History().All())
	}
	b.Leave(0)
	if kept, _ := b.store.All(session.Match); len(kept) != 0 {
		t.Error("what was left is resumed")
	}
}

// TestThinksInBits: who is to leave time for other things gets it, and the game is the same.
func TestThinksInBits(t *testing.T) {
	terms := Terms{Game: "spider-1/spider-charged@1", Deal: 3, Seats: [2]Seat{{Who: Here}, {Computer, player.Expert}}}
	a, b := start(t, terms), start(t, terms)
	longest, bits := 0, 0
	b.Enough = func() bool { bits++; return true }
	for _, w := range []*bench{a, b} {
		w.Go(0)
		for len(w.game.Log()) < 12 {
			bits = 0
			next, ok := w.Tick(w.now)
			if longest = max(longest, bits); !ok {
				t.Fatal("it stands still")
			}
			w.now += max(next, time.Millisecond)
		}
	}
	if longest != 1 {
		t.Errorf("it thinks %d times on in a row", longest)
	}
	for n, st := range a.game.Log()[:12] {
		if other := b.game.Log()[n]; st.Move != other.Move {
			t.Errorf("step %d is %s, and in bits %s", n, a.game.StepText(st), b.game.StepText(other))
		}
	}
	c := start(t, terms) // a thought that nobody waits for any more
	c.Enough = func() bool { return true }
	c.Go(0)
	c.Tick(0)
	if !c.sides[1].thinks() {
		t.Error("it does not think before it is due")
	}
	c.Do(session.Intent{Kind: session.Stock}, 0)
	c.Resign(0, 0)
	if c.sides[1].thinks() {
		t.Error("it thinks after the end")
	}
	d := start(t, terms)
	d.Enough = func() bool { return true }
	d.Go(0)
	if d.Tick(0); !d.sides[1].thinks() {
		t.Error("it does not think")
	}
	if d.Leave(0); d.sides[1].thinks() {
		t.Error("it thinks in a match that was left")
	}
}
