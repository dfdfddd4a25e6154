package session

import (
	"testing"
	"time"

	"pazienza/app/ask"
	"pazienza/engine"
	"pazienza/engine/solve"
)

// TestLine plays a winning line to its end.
func TestLine(t *testing.T) {
	b, o := consult(t, draw1)
	b.Now = func() time.Duration { return b.now }
	b.Manner = new(engine.AutoManner)
	*b.Manner = engine.AutoNever
	b.lay(draw1, ends)
	b.told = nil
	b.Do(Intent{Kind: Solve}, b.now)
	b.wantTold(Thinking)
	if !b.Status(b.now).Thinking {
		t.Error("the desk does not say that it is thinking")
	}
	o.next(t, ask.Line).truth()
	b.wantTold(Showing)
	st := b.Status(b.now)
	if !st.Assisted || st.Thinking || !st.Finishing || st.Moves != 0 {
		t.Errorf("at the first move: %+v", st)
	}
	for range 100 {
		if !b.Tick(b.now) {
			break
		}
		b.now += linePace
	}
	if !b.line.Won() || b.line.Moves() != 3 || b.line.Hints() != 1 {
		t.Errorf("won %t after %d moves and %d hints", b.line.Won(), b.line.Moves(), b.line.Hints())
	}
	for _, st := range b.line.Log() {
		if st.Auto {
			t.Error("a move is logged as one of finishing by itself")
		}
	}
	if r, ok := b.History().Get("drawn"); !ok || r.Outcome != Won || r.Clean() {
		t.Errorf("result %+v", r)
	}
}

func TestLineStops(t *testing.T) {
	for name, in := range map[string]Intent{
		"tap": {Kind: Tap, Pile: 0, Index: -1}, "undo": {Kind: Undo}, "stop": {Kind: Stop}, "again": {Kind: Solve}, "finish": {Kind: Finish},
	} {
		t.Run(name, func(t *testing.T) {
			b, o := consult(t, draw1)
			b.Now = func() time.Duration { return b.now }
			b.lay(draw1, ends)
			b.Do(Intent{Kind: Solve}, b.now)
			o.next(t, ask.Line).truth()
			b.now += linePace
			b.Tick(b.now)
			b.told = nil
			b.Do(in, b.now)
			if b.told[0].Cause != Stopped || b.Tick(b.now+time.Minute) {
				t.Errorf("told %v", b.causes())
			}
			if want := map[bool]int{true: 0, false: 1}[in.Kind == Undo]; b.line.Moves() != want {
				t.Errorf("%d moves, want %d", b.line.Moves(), want)
			}
		})
	}
}

func TestNoLine(t *testing.T) {
	for name, tt := range map[string]struct {
		answer ask.Answer
		want   Verdict
	}{
		"none":              {ask.Answer{Verdict: solve.Unwinnable}, VerdictLost},
		"unknown":           {ask.Answer{}, VerdictUnknown},
		"gone":              {ask.Answer{Err: ask.ErrGone}, VerdictUnknown},
		"missing":           {ask.Answer{Err: ask.ErrMissing}, VerdictMissing},
		"one that does not": {ask.Answer{Verdict: solve.Winnable, Moves: []engine.Move{{Kind: engine.Draw}}}, VerdictUnknown},
	} {
		t.Run(name, func(t *testing.T) {
			b, o := consult(t, draw1)
			b.told = nil
			b.Do(Intent{Kind: Solve}, 0)
			o.next(t, ask.Line).answer(tt.answer)
			if got := b.told[len(b.told)-1]; got.Cause != NoLine || got.Verdict != tt.want {
				t.Errorf("told %+v", got)
			}
			if st := b.Status(0); st.Assisted || st.Thinking {
				t.Errorf("status %+v", st)
			}
		})
	}
	b := sit(t, &Memory{}, draw1)
	if c := b.do(Intent{Kind: Solve}); c.Cause != NoLine || c.Verdict != VerdictMissing {
		t.Errorf("without a solver: told %+v", c)
	}
	b.Solver = missing{}
	b.do(Intent{Kind: Solve})
	b.wantTold(Thinking, NoLine)
}

// TestThinkingIsCalledOff goes on playing while a line is looked for.
func TestThinkingIsCalledOff(t *testing.T) {
	b, o := consult(t, draw1)
	b.do(Intent{Kind: Solve})
	q := o.next(t, ask.Line)
	b.told = nil
	b.Do(Intent{Kind: Stock}, 0)
	b.wantTold(Stopped, Moved)
	q.answer(ask.Answer{Verdict: solve.Unwinnable})
	b.wantTold()
	b.Do(Intent{Kind: Solve}, 0)
	b.Do(Intent{Kind: New}, 0)
	if b.Status(0).Thinking || o.count(ask.Line) != 0 {
		t.Error("still thinking about the game before")
	}
}
