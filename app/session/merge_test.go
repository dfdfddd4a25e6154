package session

import (
	"testing"
	"time"
)

// TestMergeKeepsAWin brings a game that was won, and then taken up again by undo, to where another
// one like it is in progress: it stays a win, with its record.
func TestMergeKeepsAWin(t *testing.T) {
	a, b := sit(t, &Memory{}, draw1), sit(t, &Memory{}, draw1)
	a.id = "theirs"
	a.do(Intent{Kind: Stock})
	a.do(Intent{Kind: Stock})
	a.keep(a.record(a.now), Won)
	a.do(Intent{Kind: Undo})
	b.do(Intent{Kind: Stock})
	here := b.State()
	b.merge(a.backup())
	if r, _ := b.History().Get("theirs"); r.Outcome != Won {
		t.Errorf("the game that was won there is %v here", r.Outcome)
	}
	if b.State() != here {
		t.Error("the game in progress here is gone")
	}
	theirs, _ := a.kept("theirs")
	if r, ok := b.kept("theirs"); !ok || r.String() != theirs.String() {
		t.Errorf("its record is\n%s\nwant\n%s", r, theirs)
	}
}

// TestMergeOfARecalledGame loads a file with a game that was left, and a later one in which it is
// in progress again, to where another one like it is in progress: it is not lost.
func TestMergeOfARecalledGame(t *testing.T) {
	a, b := sit(t, &Memory{}, draw1), sit(t, &Memory{}, draw1)
	a.Wall = func() time.Time { return time.Unix(1_800_000_000, 0).Add(a.now) }
	a.id = "theirs"
	a.do(Intent{Kind: Stock})
	a.do(Intent{Kind: New})
	b.do(Intent{Kind: Stock})
	b.merge(a.backup())
	a.now += time.Hour
	a.do(Intent{Kind: Recall})
	a.do(Intent{Kind: Stock})
	b.merge(a.backup())
	if r, _ := b.History().Get("theirs"); r.Outcome != Lost || r.Moves != 2 {
		t.Errorf("what was played on there is %v with %d moves", r.Outcome, r.Moves)
	}
	if r, ok := b.kept("theirs"); !ok || r.Line.Moves() != 2 {
		t.Errorf("its record has gone: %v", r)
	}
}
