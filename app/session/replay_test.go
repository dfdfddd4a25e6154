package session

import (
	"testing"
	"time"

	"pazienza/engine"
)

// lost plays some moves of a game, with undo, redo and a hint among them, and leaves it. It
// returns its id and line.
func (b *bench) lost(moves int) (id string, line *engine.Line) {
	for i := range moves {
		b.now += time.Second
		legal := b.Game().Legal(b.Line().State(), nil)
		b.Do(Intent{Kind: Carry, Move: legal[(i*7)%len(legal)]}, b.now)
		switch {
		case i%9 == 4:
			b.Do(Intent{Kind: Undo}, b.now)
		case i%9 == 5:
			b.Do(Intent{Kind: Hint}, b.now)
		}
	}
	id, line = b.id, b.line
	b.Do(Intent{Kind: New}, b.now)
	return id, line
}

func (b *bench) replayed(id string) {
	b.t.Helper()
	b.Replay(id, func(err error) { b.t.Fatal(err) })
	if !b.Status(b.now).Replay.On {
		b.t.Fatal("nothing is shown")
	}
}

// TestReplay shows each step of a past game, forwards, backwards and by itself, while the game
// in progress waits unharmed.
func TestReplay(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	id, past := b.lost(40)
	b.do(Intent{Kind: Stock})
	mine, waiting, before := b.id, b.State(), snapshot(b.store)

	tables := []engine.State{*past.Dealt()}
	l := engine.NewLine(past.Game(), past.Deal())
	for _, st := range past.Log() {
		if _, err := l.Do(st); err != nil {
			t.Fatal(err)
		}
		tables = append(tables, *l.State())
	}
	b.replayed(id)
	shows := func(n int) {
		t.Helper()
		if st := b.Status(b.now).Replay; b.State() != tables[n] || st.At != n || st.Of != len(past.Log()) {
			t.Fatalf("step %d of %d is not the table after %d", st.At, st.Of, n)
		}
	}
	shows(0)
	for _, n := range []int{1, 2, 30, 29, 28, 0, len(past.Log()), -5, len(past.Log()) + 5} {
		was := b.Status(b.now).Replay.At
		c := b.do(Intent{Kind: ReplayTo, Step: n})
		n = min(max(0, n), len(past.Log()))
		for n > 0 && n < len(past.Log()) && past.Log()[n-1].Op == engine.OpHint { // nothing to see
			if n += 1; b.Status(b.now).Replay.At < was {
				n -= 2
			}
		}
		shows(n)
		if c.Cause != Stepped || c.After != tables[n] {
			t.Errorf("step %d is told as %v", n, c.Cause)
		}
	}
	b.do(Intent{Kind: ReplayTo, Step: 0})
	for _, k := range []IntentKind{Stock, Undo, Hint, Finish, Solve, Tap} {
		b.Do(Intent{Kind: k}, b.now)
	}
	shows(0)
	b.do(Intent{Kind: ReplayPlay})
	for b.Tick(b.now) {
		b.now += replayPace / 2
		if b.Status(b.now).Elapsed > time.Hour {
			t.Fatal("it does not end")
		}
	}
	shows(len(past.Log()))
	b.Hide(true, b.now)
	b.Hide(false, b.now)
	if after := snapshot(b.store); len(after) != len(before) {
		t.Errorf("looking on has written: %d texts, were %d", len(after), len(before))
	} else {
		for k, v := range before {
			if after[k] != v {
				t.Errorf("looking on has changed %s", k)
			}
		}
	}
	if c := b.do(Intent{Kind: ReplayLeave}); c.Cause != Resumed || b.State() != waiting || b.id != mine {
		t.Errorf("the game in progress does not come back: %v", c.Cause)
	}
	if f := b.History().Figures(""); f.Played != 1 || f.Open != 1 {
		t.Errorf("figures %+v", f)
	}
	b.Replay("none", func(err error) {
		if err != ErrNoRecord {
			t.Error(err)
		}
	})
}

// snapshot is everything in a store.
func snapshot(m *Memory) map[string]string {
	all := map[string]string{}
	for shelf, texts := range m.shelves {
		for k, v := range texts {
			all[shelf+" "+k] = v
		}
	}
	return all
}

// TestNewEndsReplay deals from within a replay: the game in progress is put aside as always.
func TestNewEndsReplay(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	id, _ := b.lost(12)
	b.do(Intent{Kind: Stock})
	waiting := b.State()
	b.replayed(id)
	if b.do(Intent{Kind: New, Game: one}); b.Game().Name() != one || b.Status(b.now).Replay.On {
		t.Fatal("no new game lies there")
	}
	if b.do(Intent{Kind: Recall}); b.State() != waiting {
		t.Error("the game in progress is lost")
	}
}

// TestBranch plays on from a past game: that game's result stays, the new one has its own and
// counts nowhere, and what was in progress can be gone back to.
func TestBranch(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	id, past := b.lost(20)
	b.do(Intent{Kind: Stock})
	waiting := b.State()
	was, _ := b.History().Get(id)
	b.replayed(id)
	b.do(Intent{Kind: ReplayTo, Step: 10})
	from := b.State()
	b.do(Intent{Kind: ReplayBranch})
	if b.State() != from || b.Status(b.now).Replay.On || b.Line().Deal() != past.Deal() || !b.Status(b.now).Assisted {
		t.Fatal("it does not go on from there")
	}
	branch := b.id
	b.do(Intent{Kind: Stock})
	if r, _ := b.History().Get(branch); !r.Branch() || r.Clean() || r.Outcome != Unfinished {
		t.Errorf("the branch is noted as %+v", r)
	}
	if again := sit(t, b.store, ""); again.State() != b.State() || again.id != branch {
		t.Error("the branch does not survive a start")
	}
	b.do(Intent{Kind: Restart})
	if r, _ := b.History().Get(id); r != was {
		t.Errorf("the past game is now %+v", r)
	}
	// The game that waited has ended here, as by New; its row is the only other one.
	if f := b.History().Figures(""); f.Played != 2 {
		t.Errorf("figures %+v", f)
	}
	b.replayed(id)
	b.do(Intent{Kind: ReplayBranch})
	b.do(Intent{Kind: Recall})
	if b.State() == waiting {
		t.Error("recall skips a game")
	}
}
