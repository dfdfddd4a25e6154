package shell

import (
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/app/table"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/player"
)

// sideAt begins a match with pictures of both tables in a window.
func sideAt(t *testing.T, p duelPick, sc table.Screen) (*App, *time.Duration) {
	t.Helper()
	a, clock := duelAt(t, "en", &session.Memory{}, shelf{})
	views := [2]*table.View{table.NewView(table.Ask{}), table.NewView(table.Ask{})}
	a.View, a.Far = views[0], views[1]
	a.OnTable = func() {
		var o table.Options
		a.Seating(&o)
		near, far, two := a.Divide(sc)
		views[0].SetOptions(o)
		views[0].Resize(near)
		if two {
			views[1].SetOptions(o)
			views[1].Resize(far)
		}
	}
	a.Match.Watch(func(c session.Change) {
		v := views[0]
		if c.Cause == session.Dealt {
			a.OnTable()
		}
		if !c.Game.Two() && int(c.Player) != a.Near() {
			v = views[1]
		}
		v.Change(c, *clock)
	})
	a.duel.pick = p
	a.startMatch(p.terms(nil))
	return a, clock
}

// The tables of a race share the window: two people have one each of one size, and a computer's
// is small beside the own one.
func TestDivide(t *testing.T) {
	whole := table.Screen{W: 360, H: 740, DPR: 2}
	a, _ := sideAt(t, duelPick{race: true}, whole)
	near, far, two := a.Divide(whole)
	if !two || near.Part || !far.Bare || near.Aside.Top == 0 {
		t.Errorf("against the computer: %+v and %+v", near, far)
	}
	frame, words := a.rivalRects()
	if !frame.Meet(words).Empty() || words.W < 100 {
		t.Errorf("the words at %v, the small table at %v", words, frame)
	}
	a.putAside()
	if near, _, two := a.Divide(whole); two || near != whole {
		t.Errorf("the game for one has %+v", near)
	}
	a, _ = sideAt(t, duelPick{race: true, rival: rivalHere, facing: true}, whole)
	if near, far, two := a.Divide(whole); !two || near.W != far.W || near.H != far.H || !far.Turned || near.Turned {
		t.Errorf("face to face: %+v and %+v", near, far)
	}
	r, turned, ok := a.sideRects()
	if !ok || !turned[1] || turned[0] || r[0].Y+r[0].H != 740 || r[1].Y != 0 {
		t.Errorf("bars at %v, turned %v", r, turned)
	}
	a, _ = sideAt(t, duelPick{rival: rivalHere}, whole)
	if _, _, two := a.Divide(whole); two {
		t.Error("Double Solitaire lies on two tables")
	}
	r, turned, ok = a.sideRects()
	if !ok || turned[0] || turned[1] || r[0].Y+r[0].H != 740 || r[1].Y != 0 || r[0].H != r[1].H {
		t.Errorf("bars at %v, turned %v", r, turned)
	}
}

// A race against the computer shows how the other stands, offers what a game for one does, and
// tells who wins.
func TestRaceOnTheTable(t *testing.T) {
	a, clock := sideAt(t, duelPick{race: true, level: player.Expert, limit: 3}, table.Screen{W: 360, H: 740, DPR: 2})
	html := a.html(Where{Lang: "en"})
	contains(t, html, "Table of Bruno", "rival-frame", "level with you", "Time left", `aria-label="Bruno: 0 of 52 cards home"`, "tool-hint")
	lacks(t, html, "tool-pass", "Bruno: Column")
	a.Do(a.mover(session.Intent{Kind: session.Stock}))
	if a.Match.State(0) == a.Match.State(1) || a.Match.Status(0).Players[0].Moves != 1 {
		t.Fatal("the own stock does not turn a card")
	}
	a.Do(a.mover(session.Intent{Kind: session.Undo}))
	if a.Match.State(0) != a.Match.State(1) {
		t.Error("the draw is not taken back")
	}
	a.Settings.NoHints = true
	a.Do(a.mover(session.Intent{Kind: session.Hint}))
	if a.hint != nil {
		t.Error("a hint is given though there are none")
	}
	lacks(t, a.html(Where{Lang: "en"}), "tool-hint")
	play(a, clock, time.Minute)
	st := a.Match.Status(*clock)
	if st.Players[1].Home == 0 {
		t.Fatal("Bruno has brought nothing home in a minute")
	}
	contains(t, a.html(Where{Lang: "en"}), "ahead")
	play(a, clock, 3*time.Minute)
	if st = a.Match.Status(*clock); !st.Over || st.Result.Ending == engine.Resigned {
		t.Fatalf("time does not end it: %+v", st.Result)
	}
	a.openResult()
	contains(t, a.html(Where{Lang: "en"}), "Bruno wins", "Race · Klondike", `id="match-again"`)
}

// Two at one device: each has a bar and what is told, moves are of who owns the cards, and each
// can give up.
func TestTwoAtOneDevice(t *testing.T) {
	a, _ := sideAt(t, duelPick{rival: rivalHere}, table.Screen{W: 360, H: 740, DPR: 2})
	html := a.html(Where{Lang: "en"})
	contains(t, html, `id="seat-0"`, `id="seat-1"`, "tool-undo-1", "Player 1: Column 7", "Player 2: Column 7", "status duel none")
	g := a.Match.Game()
	a.Do(a.mover(session.Intent{Kind: session.Tap, Pile: g.StockOf(1), Index: -1}))
	if st := a.Match.Status(0); st.Players[1].Moves != 1 || st.Players[0].Moves != 0 {
		t.Fatalf("the second player's stock: %+v", st.Players)
	}
	a.keys.At = Spot{g.StockOf(1), -1} // the keyboard plays where it is
	a.Do(a.mover(session.Intent{Kind: session.Undo}))
	if st := a.Match.Status(0); st.Players[1].Moves != 0 {
		t.Error("the second player's draw is not taken back")
	}
	a.duelGive(session.Intent{Kind: session.Carry, Move: engine.Move{Kind: engine.Carry, From: 7, To: 8, Count: 1}}, 1)
	contains(t, a.html(Where{Lang: "en"}), "seat-note", "Player 2: ")
	if a.duel.notes[0].text != nil || a.duel.notes[1].text == nil || a.toast.text != nil {
		t.Error("the wrong one is told")
	}
	a.pauseMatch()
	contains(t, a.html(Where{Lang: "en"}), "Player 1 gives up", "Player 2 gives up", "two-seating")
	a.resign(1)
	a.resign(0)
	if a.Match.Status(0).Over {
		t.Error("two who press once each have given up")
	}
	a.resign(0)
	if st := a.Match.Status(0); !st.Over || st.Result.Winner != 1 {
		t.Errorf("the first gives up: %+v", st.Result)
	}
	a.openResult()
	contains(t, a.html(Where{Lang: "en"}), "Player 2 wins")
}

// In a race at one device the keyboard and a reader have one table at a time.
func TestSeatsAreSwitched(t *testing.T) {
	a, _ := sideAt(t, duelPick{race: true, rival: rivalHere}, table.Screen{W: 740, H: 360, DPR: 2})
	a.html(Where{Lang: "en"})
	if a.view() != a.View || a.places[0].Rect.X > 370 {
		t.Errorf("the first table lies at %v", a.places[0].Rect)
	}
	if !a.duelPress(Key{Name: "t"}, OnNothing) {
		t.Fatal("the key does nothing")
	}
	a.html(Where{Lang: "en"})
	if a.view() != a.Far || a.places[0].Rect.X < 370 {
		t.Errorf("the second table lies at %v", a.places[0].Rect)
	}
	a.Do(a.mover(session.Intent{Kind: session.Stock}))
	if st := a.Match.Status(0); st.Players[1].Moves != 1 || st.Players[0].Moves != 0 {
		t.Errorf("%+v", st.Players)
	}
	a.Touched(0, session.Intent{Kind: session.Stock})
	a.Touched(1, session.Intent{Kind: session.Stock})
	if st := a.Match.Status(0); st.Players[1].Moves != 2 || st.Players[0].Moves != 1 {
		t.Errorf("touched: %+v", st.Players)
	}
}

// By turns at one device: whose turn it is moves, whoever the keyboard is for.
func TestTurnsAtOneDevice(t *testing.T) {
	a, _ := sideAt(t, duelPick{rival: rivalHere, turns: true}, table.Screen{W: 360, H: 740, DPR: 2})
	for n := range 6 {
		st := a.Match.Status(0)
		if a.own() != st.Turn {
			t.Fatalf("the page speaks for %d in the turn of %d", a.own(), st.Turn)
		}
		contains(t, a.html(Where{Lang: "en"}), "seatbar turn", "tool-pass-0", "tool-pass-1")
		a.pass(1 - st.Turn)
		if a.duel.notes[1-st.Turn].text == nil {
			t.Fatal("who passes out of turn is told nothing")
		}
		a.Do(a.mover(session.Intent{Kind: session.Stock}))
		if a.Match.Status(0).Turn != st.Turn { // what was drawn cannot be played
			continue
		}
		if a.pass(a.own()); a.Match.Status(0).Turn == st.Turn {
			t.Fatalf("turn %d does not end", n)
		}
	}
}

// How a match of several games stands is said once on each sheet, and the moves of both players
// are, as their cards are.
func TestSheetsSayOnce(t *testing.T) {
	a, _ := sideAt(t, duelPick{race: true, rival: rivalHere, best: 3}, table.Screen{W: 740, H: 360, DPR: 2})
	once := func(what string) {
		t.Helper()
		if html := a.html(Where{Lang: "en"}); strings.Count(html, ">"+what+"<") != 1 {
			t.Errorf("%q is not there once:\n%s", what, html)
		}
	}
	a.Touched(1, session.Intent{Kind: session.Stock})
	a.pauseMatch()
	once("Match · Player 1: 0, Player 2: 0")
	a.resign(0)
	a.resign(0)
	a.openResult()
	once("Match · Player 1: 0, Player 2: 1")
	once("Race · Klondike · 1 card · no. " + words.For("en").ID(a.Match.Status(0).Deal).Text)
	once("0 : 1")
}
