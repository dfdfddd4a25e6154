package match

import (
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/player"
)

// TestAgainOverALostConnection has both want another game while words of it are lost with the
// connection: all of them, and that the host has dealt.
func TestAgainOverALostConnection(t *testing.T) {
	for _, dealt := range []bool{false, true} {
		w := connect(t, Terms{Game: live, Deal: 5, Best: 3}, 1)
		w.calm()
		w.at[1].Go(0)
		w.at[1].Resign(1, 0)
		w.calm()
		if !dealt {
			w.part()
		}
		w.at[0].Again(0, 0)
		w.at[1].Again(1, 0)
		if dealt {
			for w.deliver(0) {
			}
			w.part()
		}
		if w.at[0].over == dealt {
			t.Fatalf("dealt %v, over %v", dealt, w.at[0].over)
		}
		w.at[1] = w.at[1].again()
		if !dealt {
			w.at[1].Again(1, 0) // its page was loaded anew, and knows nothing of it
		}
		w.join()
		w.calm()
		w.same()
		if st := w.at[1].Status(0); st.Over || st.Deal == 5 || st.Won != [2]int{1, 0} || len(w.at[1].History().All()) != 1 {
			t.Errorf("dealt %v: %+v, %d results", dealt, st, len(w.at[1].History().All()))
		}
	}
}

// TestClocksAfterALoad: when the page of either was loaded anew, both clocks run again.
func TestClocksAfterALoad(t *testing.T) {
	for i := range 2 {
		w := connect(t, Terms{Game: live, Deal: 5}, 1)
		w.calm()
		w.at[0].Go(0)
		w.calm()
		w.part()
		w.at[i] = w.at[i].again()
		w.join()
		w.calm()
		for j, b := range w.at {
			if st := b.Status(b.now); !st.Running || st.Paused {
				t.Errorf("device %d was loaded anew; of %d: running %v, paused %v", i, j, st.Running, st.Paused)
			}
		}
	}
}

// TestPeerLeaves: a game in progress that either leaves is given up for both, whether or not the
// answer is waited for.
func TestPeerLeaves(t *testing.T) {
	for i := range 2 {
		w := connect(t, Terms{Game: live, Deal: 5}, 1)
		w.calm()
		w.at[i].Do(session.Intent{Kind: session.Stock, Player: uint8(i)}, 0)
		w.calm()
		w.at[i].Leave(0)
		kept := w.at[i].History().All()
		if len(kept) != 1 || kept[0].Ending != engine.Resigned || kept[0].Winner != 1-i {
			t.Errorf("player %d has left, and kept %+v", i, kept)
		}
		w.deliver(1 - i)
		w.at[1-i].Again(1-i, 0)
		for w.post(); len(w.way[i]) > 0; w.way[i] = w.way[i][1:] {
			if err := w.at[i].Receive(w.way[i][0], 0); err != NoPeer || w.at[i].Active() {
				t.Errorf("player %d has left, and takes %q: %v", i, w.way[i][0], err)
			}
		}
		if w.at[i].told[len(w.at[i].told)-1].Cause != session.Ended {
			t.Errorf("player %d has left, and is told %+v", i, w.at[i].told[len(w.at[i].told)-1])
		}
		kept = w.at[1-i].History().All()
		if len(kept) != 1 || kept[0].Ending != engine.Resigned || kept[0].Winner != 1-i {
			t.Errorf("player %d has left, and the other kept %+v", i, kept)
		}
	}
}

// TestShownAgain: a match over a network that was opened in a page out of sight has a clock that
// runs once it is shown.
func TestShownAgain(t *testing.T) {
	b := start(t, Terms{Game: live, Seats: seats(Here, Peer)}).again()
	hidden := sit(t, b.store)
	hidden.Hide(true, 0)
	hidden.Open(0)
	hidden.Hide(false, 0)
	hidden.Go(0)
	if e := hidden.Status(time.Second).Elapsed; e != time.Second {
		t.Errorf("after a second it says %v", e)
	}
}

// TestOneTime: the guest's clock goes by the host's after each connection, and after a pause.
func TestOneTime(t *testing.T) {
	for _, loaded := range []bool{false, true} {
		w := connect(t, Terms{Game: race, Deal: 5, Limit: time.Minute}, 1)
		w.calm()
		w.at[0].Go(0)
		w.calm()
		same := func(when string, want time.Duration) {
			t.Helper()
			a, b := w.at[0].Status(w.at[0].now).Elapsed, w.at[1].Status(w.at[1].now).Elapsed
			if a != want || b != want {
				t.Errorf("%s: %v and %v, want %v", when, a, b, want)
			}
		}
		w.at[0].now += 20 * time.Second // meanwhile the guest's device has slept
		w.part()
		if loaded {
			w.at[1] = w.at[1].again()
		}
		w.join()
		w.calm()
		same("after another connection", 20*time.Second)
		w.at[1].now += time.Hour
		w.at[0].now += 10 * time.Second
		w.at[0].Pause(w.at[0].now)
		w.calm()
		same("after a pause", 30*time.Second)
		if w.at[1].over {
			t.Error("the guest's clock has ended the race")
		}
	}
}

// TestHostNeverReturns: whoever stays behind goes on against the computer, by what was done
// without an answer, or ends a match that then counts for nobody.
func TestHostNeverReturns(t *testing.T) {
	for i := range 2 {
		w := connect(t, Terms{Game: race, Deal: 5}, 1)
		w.calm()
		w.play(40)
		w.calm()
		b := w.at[i]
		if b.Abandon(b.now) != NoPeer {
			t.Error("a match is ended whose peer is there")
		}
		w.part()
		if err := b.Abandon(b.now); err != nil || b.Active() || len(b.History().All()) > 0 {
			t.Errorf("player %d: %v, active %v, counted %v", i, err, b.Active(), b.History().All())
		}
		if kept, _ := b.store.All(session.Match); len(kept) > 0 {
			t.Errorf("kept: %v", kept)
		}
		if b.Receive("match go", b.now) != NoPeer {
			t.Error("it listens still")
		}
	}
	w := connect(t, Terms{Game: race, Deal: 5}, 1)
	w.calm()
	w.part()
	b := w.at[1]
	b.Resign(1, b.now)
	if b.over {
		t.Fatal("the host has not answered")
	}
	b.TakeOver(player.Steady, b.now)
	if st := b.Status(b.now); !st.Over || st.Result.Winner != 0 {
		t.Errorf("given up before the computer took over: %+v", st.Result)
	}
}
