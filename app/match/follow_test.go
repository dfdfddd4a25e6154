package match

import (
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/player"
)

// shared is a store that another window writes to as well.
type shared struct {
	session.Memory
	other  *shared
	change func(session.Edit)
	writes int
	deaf   bool // what this one writes does not arrive yet
}

func (s *shared) Write(edits ...session.Edit) {
	s.writes++
	s.Memory.Write(edits...)
	if s.deaf {
		return
	}
	s.other.Memory.Write(edits...)
	for _, e := range edits {
		if s.other.change != nil {
			s.other.change(e)
		}
	}
}

func (s *shared) OnChange(f func(session.Edit)) { s.change = f }

// windows are two windows of one browser.
func windows(t *testing.T) (a, b *bench) {
	sa, sb := &shared{}, &shared{}
	sa.other, sb.other = sb, sa
	a, b = sit(t, sa), sit(t, sb)
	return a, b
}

// same wants both windows to have the same game, and the store too.
func same(t *testing.T, when string, a, b *bench) {
	t.Helper()
	kept, _ := a.store.All(session.Match)
	n := sit(t, &session.Memory{})
	n.store.Write(session.Edit{Shelf: session.Match, Key: inProgress, Text: kept[inProgress]})
	if !n.Open(0) {
		t.Fatalf("%s: not kept: %v", when, n.why())
	}
	for _, w := range []*bench{b, n} {
		if a.id != w.id || a.State(0) != w.State(0) || a.game.Key() != w.game.Key() || a.over != w.over || a.games != w.games {
			t.Fatalf("%s: %d steps in one window, %d in another or kept", when, len(a.game.Log()), len(w.game.Log()))
		}
	}
}

// TestTwoWindows plays a match in one window of a browser and looks on in another: that shows
// the same and moves nobody, until somebody plays there.
func TestTwoWindows(t *testing.T) {
	a, b := windows(t)
	terms := Terms{Game: live, Deal: 3, Best: 3, Seats: [2]Seat{{Who: Here}, {Computer, player.Expert}}}
	if err := a.Start(terms, 0); err != nil {
		t.Fatal(err)
	}
	a.Go(0)
	for n := range 4 {
		plays, looks := a, b
		if n%2 == 1 {
			plays, looks = b, a
		}
		plays.now += time.Second
		looks.now = plays.now
		plays.do(0, "1:draw")
		same(t, "after a move", a, b)
		if !looks.Status(looks.now).Elsewhere || plays.Status(plays.now).Elsewhere {
			t.Fatal("it is not said where the match is played")
		}
		before := len(plays.game.Log())
		writes := looks.store.(*shared).writes
		looks.run(10 * time.Second)
		looks.Hide(true, looks.now)
		looks.Hide(false, looks.now)
		looks.Pause(looks.now)
		if looks.Tick(looks.now); len(looks.game.Log()) != before || looks.store.(*shared).writes != writes {
			t.Fatal("the window that looks on moves for the computer, or keeps something")
		}
		plays.run(10 * time.Second)
		if len(plays.game.Log()) <= before+2 {
			t.Fatal("the computer does not play where the match is played")
		}
		same(t, "after the computer's moves", a, b)
	}
	a.Resign(0, a.now) // wherever somebody gives up
	same(t, "after the end", a, b)
	if st := b.Status(b.now); !st.Over || st.Result != (engine.Result{Ending: engine.Resigned, Winner: 1}) || len(b.History().All()) != 1 {
		t.Errorf("%+v", st.Result)
	}
	b.Again(0, b.now)
	same(t, "in the next game", a, b)
	if a.over || a.games.Won != [2]int{0, 1} {
		t.Error("the next game is not dealt in both windows")
	}
	b.Leave(b.now)
	if a.Active() || len(a.History().All()) != 1 {
		t.Error("the match was left in one window, and goes on in the other")
	}
}

// TestHiddenWindow: what is not looked at reads nothing until it is.
func TestHiddenWindow(t *testing.T) {
	a, b := windows(t)
	b.Hide(true, 0)
	if err := a.Start(Terms{Game: live, Deal: 3, Seats: seats(Here, Computer)}, 0); err != nil {
		t.Fatal(err)
	}
	a.do(0, "1:draw")
	if b.game != nil {
		t.Error("a hidden window reads along")
	}
	b.Hide(false, 0)
	same(t, "when it is shown", a, b)
	b.Hide(true, 0)
	a.do(0, "1:draw")
	b.do(0, "1:draw")
	same(t, "when it is played in all the same", a, b)
	if n := b.Status(0).Players[0].Moves; n != 3 {
		t.Errorf("%d moves, want 3", n)
	}
}

// TestDamagedElsewhere: what another window cannot have written changes nothing here.
func TestDamagedElsewhere(t *testing.T) {
	a, b := windows(t)
	if err := a.Start(Terms{Game: live, Deal: 3, Seats: seats(Here, Computer)}, 0); err != nil {
		t.Fatal(err)
	}
	key := b.game.Key()
	b.store.(*shared).change(session.Edit{Shelf: session.Match, Key: inProgress, Text: "pazienza-match 9"})
	if b.game == nil || b.game.Key() != key {
		t.Error("the game is gone")
	}
}

// TestBothAtOnce has both windows move before either has heard of the other: both end with the
// same game, the one that is kept, and the one that has gone further does not go back.
func TestBothAtOnce(t *testing.T) {
	for _, draws := range [][2]int{{1, 1}, {3, 1}, {1, 3}, {2, 0}} {
		a, b := windows(t)
		if err := a.Start(Terms{Game: live, Deal: 3, Seats: seats(Here, Computer)}, 0); err != nil {
			t.Fatal(err)
		}
		a.do(0, "1:draw")
		b.here() // as if somebody had played there just now
		sa, sb := a.store.(*shared), b.store.(*shared)
		sa.deaf, sb.deaf = true, true
		a.now, b.now = time.Second, 2*time.Second
		for i, w := range []*bench{a, b} {
			for range draws[i] {
				w.do(0, "1:draw")
			}
		}
		sa.deaf, sb.deaf = false, false
		ofA, _ := sa.All(session.Match)
		ofB, _ := sb.All(session.Match)
		first, second := ofA[inProgress], ofB[inProgress]
		hear := func(s *shared, text string) {
			e := session.Edit{Shelf: session.Match, Key: inProgress, Text: text}
			s.Memory.Write(e)
			s.change(e)
		}
		hear(sa, second)
		hear(sb, first)
		same(t, "after both have moved", a, b)
		if n := a.Status(a.now).Players[0].Moves; n != 1+max(draws[0], draws[1]) {
			t.Errorf("%v: %d moves are left", draws, n)
		}
	}
}

// TestGoesOnHere has somebody go on in one window while the computer moves in the other, which
// has not heard of it yet: what a person wants counts for more than what a computer does.
func TestGoesOnHere(t *testing.T) {
	for _, moves := range []time.Duration{0, 6 * time.Second} { // for the computer of the window that goes on
		for _, opened := range []bool{false, true} { // just now, or looked on from for a while
			a, b := windows(t)
			if err := a.Start(Terms{Game: live, Deal: 3, Seats: [2]Seat{{Who: Here}, {Computer, player.Expert}}}, 0); err != nil {
				t.Fatal(err)
			}
			a.do(0, "1:draw")
			if opened && !b.Open(0) {
				t.Fatal("there is no match to open")
			}
			sa, sb := a.store.(*shared), b.store.(*shared)
			sa.deaf, sb.deaf = true, true
			b.Go(b.now)
			b.run(moves)
			a.run(9 * time.Second)
			if len(a.game.Log()) < len(b.game.Log())+1 {
				t.Fatal("the computer has not moved further in the first window")
			}
			want := b.game.Key()
			sa.deaf, sb.deaf = false, false
			ofA, _ := sa.All(session.Match)
			ofB, _ := sb.All(session.Match)
			first, second := ofA[inProgress], ofB[inProgress]
			for s, text := range map[*shared]string{sa: second, sb: first} {
				e := session.Edit{Shelf: session.Match, Key: inProgress, Text: text}
				s.Memory.Write(e)
				s.change(e)
			}
			same(t, "after both have heard", a, b)
			if a.game.Key() != want || !a.Status(a.now).Elsewhere || b.Status(b.now).Elsewhere {
				t.Errorf("%v, %v: the match is not played where somebody has gone on", moves, opened)
			}
			n := len(b.game.Log())
			b.run(10 * time.Second)
			if len(b.game.Log()) == n {
				t.Errorf("%v, %v: the match stands still where somebody has gone on", moves, opened)
			}
			same(t, "when it has gone on", a, b)
		}
	}
}
