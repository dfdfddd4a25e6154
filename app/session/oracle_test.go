package session

import (
	"slices"
	"testing"

	"pazienza/app/ask"
	"pazienza/engine/solve"
)

// oracle is a solver that answers when a test lets it.
type oracle struct {
	open      []*asked
	cancelled int
}

type asked struct {
	ask.Question
	answer func(ask.Answer)
	off    bool
}

func (o *oracle) Ask(q ask.Question, answer func(ask.Answer)) func() {
	a := &asked{Question: q, answer: answer}
	o.open = append(o.open, a)
	return func() {
		if !a.off {
			a.off = true
			o.cancelled++
			a.answer(ask.Answer{Err: ask.ErrCancelled}) // late, as from a worker
		}
	}
}

// next takes the oldest open question of a kind.
func (o *oracle) next(t *testing.T, k ask.Kind) *asked {
	t.Helper()
	for i, a := range o.open {
		if a.Kind == k && !a.off {
			o.open = slices.Delete(o.open, i, i+1)
			return a
		}
	}
	t.Fatalf("nobody asks for %v", k)
	return nil
}

// count returns how many questions of a kind are open.
func (o *oracle) count(k ask.Kind) (n int) {
	for _, a := range o.open {
		if a.Kind == k && !a.off {
			n++
		}
	}
	return n
}

// truth answers with what a search finds.
func (a *asked) truth() {
	a.answer(ask.Answer{Progress: true, Positions: 1})
	s := solve.New(a.Game, &a.Table, solve.Options{})
	got := ask.Answer{Verdict: s.Step(200_000)}
	if a.Kind == ask.Line {
		got.Moves = s.Line()
	}
	a.answer(got)
}

// missing is a solver that is not there, and says so before Ask returns.
type missing struct{}

func (missing) Ask(_ ask.Question, answer func(ask.Answer)) func() {
	answer(ask.Answer{Err: ask.ErrMissing})
	return func() {}
}

func consult(t *testing.T, game string) (*bench, *oracle) {
	t.Helper()
	b, o := sit(t, &Memory{}, game), &oracle{}
	b.Solver = o
	return b, o
}

func (b *bench) causes() (list []Cause) {
	for _, c := range b.told {
		list = append(list, c.Cause)
	}
	return list
}

func (b *bench) wantTold(causes ...Cause) {
	b.t.Helper()
	if got := b.causes(); !slices.Equal(got, causes) {
		b.t.Errorf("told %v, want %v", got, causes)
	}
	b.told = nil
}

func (b *bench) wantVerdict(v Verdict) {
	b.t.Helper()
	if got := b.Status(b.now).Verdict; got != v {
		b.t.Errorf("the verdict is %d, want %d", got, v)
	}
}

// ends is won by three moves, the first of which is not the first column's only one.
const ends = `
	f1: AS..TS
	f2: AH..KH
	f3: AC..KC
	f4: AD..KD
	c1: JS
	c2: KS
	c3: QS`
