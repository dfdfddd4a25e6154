package session

import (
	"slices"
	"testing"
	"time"

	"pazienza/app/ask"
	"pazienza/engine/solve"
)

func winnableOnly(string) bool { return true }

// TestProved deals what can be won: from those kept, or after a moment.
func TestProved(t *testing.T) {
	b, o := consult(t, draw1)
	b.Now = func() time.Duration { return b.now }
	b.WinnableOnly = winnableOnly
	before := b.Status(0).Deal
	b.told = nil
	b.Do(Intent{Kind: New}, 0)
	b.wantTold(Seeking)
	if st := b.Status(0); !st.Seeking || st.Deal != before {
		t.Errorf("while it seeks: %+v", st)
	}
	b.Do(Intent{Kind: Stock}, 0) // the table is about to go
	b.wantTold()
	o.next(t, ask.Deal).answer(ask.Answer{Verdict: solve.Winnable, Deal: 777})
	b.wantTold(Dealt)
	b.WantVerdict(true)
	b.wantVerdict(VerdictWinnable) // without asking
	if st := b.Status(0); st.Deal != 777 || st.Seeking {
		t.Errorf("dealt %+v", st)
	}

	// Two more are looked for at leisure, and dealt at once.
	for _, n := range []int{801, 802} {
		q := o.next(t, ask.Deal)
		if !q.Idle || o.count(ask.Deal) != 0 {
			t.Error("more than one question, or one in haste")
		}
		q.answer(ask.Answer{Progress: true})
		q.answer(ask.Answer{Verdict: solve.Winnable, Deal: n})
	}
	if o.count(ask.Deal) != 0 {
		t.Error("a third is looked for")
	}
	b.told = nil
	b.Do(Intent{Kind: New}, 0)
	b.wantTold(Dealt)
	if n := b.Status(0).Deal; n != 801 {
		t.Errorf("dealt %d, want 801", n)
	}
	// They are kept from visit to visit, and a number asked for is dealt as it is.
	again := sit(t, b.store, draw1)
	again.Solver, again.WinnableOnly = o, winnableOnly
	again.Do(Intent{Kind: New, Deal: 5}, 0)
	if n := again.Status(0).Deal; n != 5 {
		t.Errorf("dealt %d, want 5", n)
	}
	again.Do(Intent{Kind: New}, 0)
	if n := again.Status(0).Deal; n != 802 {
		t.Errorf("dealt %d, want 802", n)
	}
}

// TestProvedAtOpen begins a first visit with the wish and a number kept.
func TestProvedAtOpen(t *testing.T) {
	store := &Memory{}
	store.Write(Edit{Proved, draw1, "proved 1 12 x 0 1000000000 13"})
	b := &bench{Desk: NewDesk(sit(t, &Memory{}, "").cat, store, counter()), t: t, store: store}
	b.Solver, b.WinnableOnly = &oracle{}, winnableOnly
	b.Open(draw1, 0)
	if n := b.Status(0).Deal; n != 12 || !slices.Equal(b.Proved(draw1), []int{13}) {
		t.Errorf("dealt %d, kept %v", n, b.Proved(draw1))
	}
	store.Write(Edit{Proved, draw1, "something else"})
	if got := b.Proved(draw1); got != nil {
		t.Errorf("read %v", got)
	}
}

func TestUnproved(t *testing.T) {
	b, o := consult(t, draw1)
	b.WinnableOnly = winnableOnly
	b.Do(Intent{Kind: New}, 0)
	if !b.Tick(dealPatience / 2) {
		t.Fatal("nothing more to come while a deal is looked for")
	}
	b.told = nil
	if b.Tick(dealPatience) {
		t.Error("more to come after the patience is over")
	}
	b.wantTold(Dealt, Unproved)
	q := o.next(t, ask.Deal)
	if q.Idle {
		t.Error("the first question was not in haste")
	}
	q.answer(ask.Answer{Verdict: solve.Winnable, Deal: 9}) // late: for the next time
	b.wantTold()
	b.Do(Intent{Kind: New}, 0)
	if n := b.Status(0).Deal; n != 9 {
		t.Errorf("dealt %d, want 9", n)
	}

	for name, a := range map[string]ask.Answer{"given up": {}, "gone": {Err: ask.ErrGone}} {
		b, o := consult(t, draw1)
		b.WinnableOnly = winnableOnly
		b.Do(Intent{Kind: New}, 0)
		b.told = nil
		o.next(t, ask.Deal).answer(a)
		if b.wantTold(Dealt, Unproved); b.Status(0).Seeking {
			t.Error(name + ": still seeking")
		}
	}
	c := sit(t, &Memory{}, draw1)
	c.Solver, c.WinnableOnly = missing{}, winnableOnly
	c.told = nil
	c.Do(Intent{Kind: New}, 0)
	c.wantTold(Seeking, Dealt, Unproved)
}
