package session

import (
	"testing"
	"time"
)

const timed = "klondike/windows-timed@1/draw3"

// TestStepsCarryTheTime plays with a clock and looks at when each step says it was made.
func TestStepsCarryTheTime(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	b.now = 10 * time.Second // before the first move no time passes
	b.do(Intent{Kind: Hint})
	b.do(Intent{Kind: Stock})
	b.now += 3170 * time.Millisecond
	b.do(Intent{Kind: Stock})
	b.now += time.Second
	b.do(Intent{Kind: Hint})
	b.now += time.Second
	b.do(Intent{Kind: Undo})
	b.Hide(true, b.now)
	b.now += time.Hour // unseen time does not count
	b.Hide(false, b.now)
	b.now += 100 * time.Millisecond
	b.do(Intent{Kind: Redo})
	want := []int{0, 0, 31, 41, 51, 52}
	for i, st := range b.Line().Log() {
		if st.At != want[i] {
			t.Errorf("step %d is at %d, want %d", i, st.At, want[i])
		}
	}
	again := sit(t, b.store, "")
	if got := again.Line().Time(); got != 52 || again.Status(0).Elapsed != 5270*time.Millisecond {
		t.Errorf("resumed at %d tenths, %v", got, again.Status(0).Elapsed)
	}
}

// TestClockIsNoEarlierThanTheSteps resumes a record whose time was lost.
func TestClockIsNoEarlierThanTheSteps(t *testing.T) {
	store := &Memory{}
	b := sit(t, store, draw3)
	b.do(Intent{Kind: Stock})
	b.now += time.Minute
	b.do(Intent{Kind: Stock})
	r := b.record(0)
	r.Time = 7
	store.Write(Edit{Games, draw3, r.String()})
	if got := sit(t, store, "").Status(0).Elapsed; got != time.Minute {
		t.Errorf("resumed with %v", got)
	}
}

// TestTimeCosts looks at the score of a timed game between moves.
func TestTimeCosts(t *testing.T) {
	b := sit(t, &Memory{}, timed)
	b.lay(timed, "c1: 5S\nf2: AH 2H\nc2: 3H 4D")
	b.move("c2-c1") // the clock starts
	b.move("c2-f2")
	for after, want := range map[time.Duration]int{
		0: 10, 9900 * time.Millisecond: 10, 10 * time.Second: 8, 49 * time.Second: 2, 50 * time.Second: 0, time.Hour: 0,
	} {
		if got := b.Status(after).Score; got != want {
			t.Errorf("after %v: %d points, want %d", after, got, want)
		}
	}
	b = sit(t, &Memory{}, "klondike/windows-timed@1+start=100/draw3")
	b.do(Intent{Kind: Stock})
	id := b.id
	b.now = 25 * time.Second
	b.do(Intent{Kind: New})
	if r, _ := b.History().Get(id); r.Outcome != Lost || r.Score != 96 || r.Time != b.now {
		t.Errorf("left with %+v", r)
	}
}

// TestFinishStopsTheClock lets a timed game finish: the win is proven when it begins to, and
// however long the cards fly, its bonus is that of this moment.
func TestFinishStopsTheClock(t *testing.T) {
	b := sit(t, &Memory{}, timed)
	b.lay(timed, nearWin)
	b.do(Intent{Kind: Stock})
	b.now = 40 * time.Second
	b.do(Intent{Kind: Finish})
	r, _ := b.History().Get("drawn")
	if r.Outcome != Won || r.Time != b.now {
		t.Fatalf("noted %+v", r)
	}
	for b.Tick(b.now) {
		b.now += time.Second
		if st := b.Status(b.now); st.Elapsed != 40*time.Second || st.Running {
			t.Fatalf("while it finishes the clock shows %v", st.Elapsed)
		}
	}
	want := 4*10 + 700_000/40 // 4 × −2 for the time found nothing to take
	if got := b.Line().Score(); got != want || r.Score != want || b.Status(b.now).Score != want {
		t.Errorf("the line has %d points, the result %d, want %d", got, r.Score, want)
	}
	for _, st := range b.Line().Log()[1:] {
		if st.At != 400 || !st.Auto {
			t.Errorf("a step at %d", st.At)
		}
	}
	if again, _ := b.History().Get("drawn"); again != r || again.Moves != b.Line().Moves() {
		t.Errorf("noted again: %+v", again)
	}
}

// TestStoppedFinishStandsStill stops it halfway and lets it go on.
func TestStoppedFinishStandsStill(t *testing.T) {
	b := sit(t, &Memory{}, timed)
	b.lay(timed, nearWin)
	b.do(Intent{Kind: Stock})
	b.now = 40 * time.Second
	b.do(Intent{Kind: Finish})
	b.now += firstPace
	b.Tick(b.now)
	b.do(Intent{Kind: Stop})
	b.now += time.Hour
	b.do(Intent{Kind: Finish})
	for b.Tick(b.now) {
		b.now += time.Second
	}
	if r, _ := b.History().Get("drawn"); r.Score != b.Line().Score() || b.Line().Time() != 400 {
		t.Errorf("the result has %d points, the line %d at %d", r.Score, b.Line().Score(), b.Line().Time())
	}
}
