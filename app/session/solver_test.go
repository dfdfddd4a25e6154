package session

import (
	"testing"

	"pazienza/app/ask"
	"pazienza/engine/solve"
)

func TestVerdict(t *testing.T) {
	b, o := consult(t, draw1)
	b.wantVerdict(NoVerdict)
	b.told = nil
	b.WantVerdict(true)
	b.wantTold(Judged)
	b.wantVerdict(VerdictAsked)
	o.next(t, ask.Verdict).answer(ask.Answer{Verdict: solve.Winnable})
	b.wantTold(Judged)
	b.wantVerdict(VerdictWinnable)

	b.Do(Intent{Kind: Stock}, 0)
	b.wantVerdict(VerdictAsked)
	first := o.next(t, ask.Verdict)
	b.Do(Intent{Kind: Stock}, 0)
	first.answer(ask.Answer{Verdict: solve.Unwinnable}) // of a table that is gone
	b.wantVerdict(VerdictAsked)
	if o.count(ask.Verdict) != 1 {
		t.Errorf("%d questions are open", o.count(ask.Verdict))
	}
	o.next(t, ask.Verdict).answer(ask.Answer{Verdict: solve.Unwinnable})
	b.wantVerdict(VerdictLost)

	b.Do(Intent{Kind: Stock}, 0) // lost stays lost, without a question
	b.wantVerdict(VerdictLost)
	if o.count(ask.Verdict) != 0 {
		t.Error("asked about a game that is lost")
	}
	for range 3 {
		b.Do(Intent{Kind: Undo}, 0)
	}
	b.wantVerdict(VerdictWinnable) // known from before
	b.Do(Intent{Kind: Redo}, 0)
	b.wantVerdict(VerdictAsked)
	o.next(t, ask.Verdict).answer(ask.Answer{Err: ask.ErrGone})
	b.wantVerdict(VerdictUnknown)

	b.Do(Intent{Kind: Stock}, 0)
	b.wantVerdict(VerdictLost) // met before
	b.Do(Intent{Kind: New}, 0)
	b.wantVerdict(VerdictAsked)
	b.WantVerdict(false)
	b.wantVerdict(NoVerdict)
	if o.count(ask.Verdict) != 0 {
		t.Error("a question nobody wants is open")
	}
}

func TestVerdictMissing(t *testing.T) {
	b := sit(t, &Memory{}, draw1)
	b.WantVerdict(true)
	b.wantVerdict(VerdictMissing)
	b.Solver = missing{}
	b.Do(Intent{Kind: Stock}, 0)
	b.wantVerdict(VerdictMissing)
}
