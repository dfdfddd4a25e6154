package match

import (
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/player"
	"pazienza/engine/variants"
)

// TestRaceTables: a race has two tables of one deal, and each change says whose.
func TestRaceTables(t *testing.T) {
	b := start(t, Terms{Game: race, Deal: 5, Seats: seats(Here, Here), Limit: time.Minute})
	if b.State(0) != b.State(1) {
		t.Error("another deal")
	}
	b.Do(session.Intent{Kind: session.Stock, Player: 1}, 0)
	c := b.told[len(b.told)-1]
	if c.Cause != session.Moved || c.Player != 1 || c.Move.Player != 0 || c.After != b.State(1) || b.State(0) == b.State(1) {
		t.Errorf("told %+v", c)
	}
	b.now = 30 * time.Second
	if st := b.Status(b.now); st.Left != 30*time.Second || st.Over {
		t.Errorf("%+v", st)
	}
	b.run(2 * time.Minute)
	if st := b.Status(b.now); !st.Over || st.Result != (engine.Result{Ending: engine.TimeUp, Winner: 0}) {
		t.Errorf("the one with fewer moves has not won: %+v", st.Result) // none has a card home
	}
	if b.Do(session.Intent{Kind: session.Stock, Player: 1}, b.now); b.why() != engine.GameOver {
		t.Errorf("after the end: %v", b.why())
	}
}

// played plays a race alone, with its times, and returns a link to it.
func played(t *testing.T, deal int, l player.Level, giveUp int) (*engine.Line, session.Link) {
	g := enginetest.Game(t, race)
	line := engine.NewLine(g, deal)
	o := player.NewOpponent(g, 0, 3, l)
	for n := 0; n < giveUp && !line.Won(); n++ {
		mv, ok := o.Choose(line.State())
		if !ok {
			break
		}
		if _, err := line.Do(engine.Step{Move: mv, At: 15 * n}); err != nil {
			t.Fatal(err)
		}
	}
	link, ok := session.Link{Game: race, Deal: deal}.Played(line)
	if !ok {
		t.Fatal("no link")
	}
	return line, link
}

// TestGhost plays against recordings, finished and given up: they end as they were played, at
// their times, and what they are ahead is told.
func TestGhost(t *testing.T) {
	finished := 0
	for deal := 1; deal <= enginetest.Few(24); deal++ {
		for _, giveUp := range []int{40, 100_000} {
			line, link := played(t, deal, player.Steady, giveUp)
			b := start(t, Terms{Game: race, Deal: deal, Seats: seats(Here, Ghost), Ghost: link.Moves})
			b.Go(0)
			b.run(5 * time.Hour)
			st := b.Status(b.now)
			if *line.State() != b.State(1) || st.Gap != -b.Game().Home(line.State(), 0) {
				t.Fatalf("deal %d: another end, %d cards apart", deal, st.Gap)
			}
			if late := b.Status(b.now).Elapsed - time.Duration(line.Time())*tenth; late < 0 || late > time.Second {
				t.Errorf("deal %d: ends %v late", deal, late)
			}
			if line.Won() {
				finished++
				if st.Result != (engine.Result{Ending: engine.SentOut, Winner: 1}) {
					t.Errorf("deal %d: %+v", deal, st.Result)
				}
				continue
			}
			if st.Over || !st.Players[1].Stopped {
				t.Errorf("deal %d: over though the player may still overtake it", deal)
			}
			b.Resign(0, b.now)
			if st := b.Status(b.now); st.Result.Ending != engine.Blocked || st.Result.Winner == 0 != (st.Gap > 0) && st.Gap != 0 {
				t.Errorf("deal %d: %+v with a gap of %d", deal, st.Result, st.Gap)
			}
			b.Again(0, b.now)
			if st := b.Status(b.now); st.Over || st.Deal != deal {
				t.Errorf("once more it is deal %d", st.Deal)
			}
			if c := b.again(); c.Status(0).Terms.Ghost != link.Moves || len(c.ghost) != len(line.Log()) {
				t.Error("the ghost is not kept")
			}
		}
	}
	if finished == 0 {
		t.Error("no ghost ever finished")
	}
}

// ghostFinishes races the recording of a game that finished by itself: it has won at that
// moment, as it had when it was played, and its cards fly after.
func ghostFinishes(t *testing.T, link session.Link, auto int) {
	t.Helper()
	b := start(t, Terms{Game: link.Game, Deal: link.Deal, Seats: seats(Here, Ghost), Ghost: link.Moves})
	b.Go(0)
	for !b.over && b.now < 10*time.Hour {
		b.run(10 * time.Millisecond)
		b.now += 10 * time.Millisecond
	}
	if st := b.Status(b.now); st.Result != (engine.Result{Ending: engine.SentOut, Winner: 1}) || !st.Players[1].Finishing {
		t.Fatalf("%+v", st)
	}
	if n := len(b.ghost) - b.sides[1].steps; n < auto-2 {
		t.Errorf("%d cards fly at the end, want %d", n, auto)
	}
	b.run(time.Minute)
	if s := b.State(1); !b.Game().Won(&s) {
		t.Error("they do not arrive")
	}
}

// TestManner lets a race finish by itself as the players want it: at once, when asked, by a tap
// beside the cards, or not at all.
func TestManner(t *testing.T) {
	line := won(t)
	for _, manner := range []engine.AutoManner{engine.AutoByItself, engine.AutoOffered, engine.AutoOnTap, engine.AutoNever} {
		b := start(t, Terms{Game: race, Deal: line.Deal(), Seats: seats(Here, Here)})
		b.Manner = &manner
		for _, st := range line.Log() {
			if s := b.State(0); b.over || session.FinishLine(b.Game(), s) != nil {
				break
			}
			b.Do(session.Intent{Kind: session.Carry, Move: st.Move}, 0)
		}
		st := b.Status(0)
		asked := manner == engine.AutoOffered || manner == engine.AutoOnTap
		if st.Over != (manner == engine.AutoByItself) || st.Players[0].CanFinish != asked || st.FinishesOnTap(0) != (manner == engine.AutoOnTap) || st.FinishesOnTap(1) {
			t.Errorf("manner %v: %+v", manner, st)
		}
		b.Do(session.Intent{Kind: session.Finish}, 0)
		if st := b.Status(0); st.Over != (manner != engine.AutoNever) || st.Players[0].Finishing != st.Over {
			t.Errorf("manner %v, asked: %+v", manner, st)
		}
	}
}

// won is a race that was won by one who played alone.
func won(t *testing.T) *engine.Line {
	t.Helper()
	for deal := 1; deal <= 60; deal++ {
		if line, _ := played(t, deal, player.Steady, 100_000); line.Won() {
			return line
		}
	}
	t.Fatal("none of the deals is won")
	return nil
}

// TestEvenPace: the recording of a game without times moves at a pace that can be followed.
func TestEvenPace(t *testing.T) {
	g := enginetest.Game(t, race)
	timed, _ := played(t, 3, player.Steady, 60)
	line := engine.NewLine(g, 3)
	for _, st := range timed.Log() {
		if _, err := line.Do(engine.Step{Move: st.Move}); err != nil {
			t.Fatal(err)
		}
	}
	b := start(t, Terms{Game: race, Deal: 3, Seats: seats(Here, Ghost), Ghost: line.Packed()})
	b.Go(0)
	for n := 1; n <= len(line.Log()); n++ {
		b.now = time.Duration(n) * evenPace
		b.Tick(b.now - time.Millisecond)
		if b.Tick(b.now); b.sides[1].steps != n {
			t.Fatalf("%d steps after %v, want %d", b.sides[1].steps, b.now, n)
		}
	}
}

// TestFinish wins a race as soon as it finishes by itself; the cards fly after.
func TestFinish(t *testing.T) {
	line := won(t)
	deal := line.Deal()
	b := start(t, Terms{Game: race, Deal: deal, Seats: seats(Here, Here)})
	for _, st := range line.Log() {
		if !b.over {
			b.Do(session.Intent{Kind: session.Carry, Move: st.Move, Player: 1}, 0)
		}
	}
	all := b.History().All()
	if len(all) != 1 || all[0].Home[1] != 52 {
		t.Errorf("deal %d: the result leaves out what still flies: %+v", deal, all)
	}
	link, ok := b.Link(1)
	if l, err := link.Line(variants.Catalogue()); !ok || err != nil || !l.Won() {
		t.Errorf("deal %d: the link leaves out what still flies: %v", deal, err)
	}
	ghostFinishes(t, link, len(b.sides[1].finish))
	st := b.Status(0)
	if !st.Over || st.Result != (engine.Result{Ending: engine.SentOut, Winner: 1}) || !st.Players[1].Finishing {
		t.Fatalf("deal %d: %+v", deal, st)
	}
	c := b.again() // while they fly
	for _, b := range []*bench{b, c} {
		b.run(time.Minute)
		if n := b.Status(b.now).Players[1].Moves; n != all[0].Moves[1] {
			t.Errorf("deal %d: %d moves, and %d are kept", deal, n, all[0].Moves[1])
		}
		if s := b.State(1); !b.Game().Won(&s) || b.Status(b.now).Elapsed > time.Second {
			t.Errorf("deal %d: it did not finish: %v", deal, b.Status(b.now).Elapsed)
		}
	}
	if link, ok := b.Link(1); !ok || link.Deal != deal {
		t.Error("no link to what was won")
	}
}
