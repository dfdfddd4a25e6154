package jobs

import (
	"errors"
	"slices"
	"time"

	"pazienza/app/ask"
	"pazienza/engine"
)

// Bench is where questions lie and are worked on.
type Bench struct {
	cat   engine.Catalogue
	clock func() time.Duration
	say   func(text string)
	open  []*work // in the order in which they were asked
	kept  *kept   // the last search of a table
}

// work is a question that is not answered yet.
type work struct {
	id    int
	q     ask.Question
	job   job           // nil until its turn comes
	pace  int           // how much of it takes about a millisecond
	heard time.Duration // when the one who asks last heard of it
}

func (w *work) drop() {
	if w.job != nil {
		w.job.drop()
	}
}

// job works on one question.
type job interface {
	// step goes on for about so many positions. Unless the answer is one of progress, it
	// is the last.
	step(budget int) ask.Answer
	// drop ends it before its time.
	drop()
}

// Times that a bench goes by.
const (
	sliceTime    = 8 * time.Millisecond // after which it listens again
	stepTime     = 2 * time.Millisecond // what it does between looks at the clock
	progressTime = 250 * time.Millisecond
)

const firstPace = 32

// New returns a bench that knows a catalogue's games, reads the time off clock and says its
// answers to say.
func New(c engine.Catalogue, clock func() time.Duration, say func(text string)) *Bench {
	return &Bench{cat: c, clock: clock, say: say}
}

// Tell takes a message: a question, or that one is called off. Asking for another verdict
// calls off the one that was asked for before, for the game has gone on.
func (b *Bench) Tell(text string) {
	id, q, cancel, err := ask.Parse(b.cat, text)
	switch {
	case err != nil:
		b.answer(&work{id: id}, ask.Answer{Err: err})
	case cancel:
		b.cancel(func(w *work) bool { return w.id == id })
	case slices.ContainsFunc(b.open, func(w *work) bool { return w.id == id }):
		b.answer(&work{id: id}, ask.Answer{Err: errTwice})
	default:
		if q.Kind == ask.Verdict {
			b.cancel(func(w *work) bool { return w.q.Kind == ask.Verdict })
		}
		b.open = append(b.open, &work{id: id, q: q, pace: firstPace, heard: b.clock()})
	}
}

var errTwice = errors.New("the number is that of another question")

// cancel drops questions and says so.
func (b *Bench) cancel(which func(*work) bool) {
	b.open = slices.DeleteFunc(b.open, func(w *work) bool {
		if !which(w) {
			return false
		}
		w.drop()
		b.answer(w, ask.Answer{Err: ask.ErrCancelled})
		return true
	})
}

func (b *Bench) answer(w *work, a ask.Answer) { b.say(a.Text(w.id, &w.q)) }

// Slice works on the most urgent question for a few milliseconds. It reports whether any is
// left.
func (b *Bench) Slice() bool {
	w := b.urgent()
	if w == nil {
		return false
	}
	began := b.clock()
	for now := began; now-began < sliceTime; {
		a := b.step(w)
		before := now
		now = b.clock()
		if !a.Progress {
			b.open = slices.DeleteFunc(b.open, func(o *work) bool { return o == w })
			w.drop()
			b.answer(w, a)
			break
		}
		switch took := now - before; {
		case took < stepTime/2:
			w.pace *= 2
		case took > stepTime && w.pace > 1:
			w.pace /= 2
		}
		if now-w.heard >= progressTime {
			w.heard = now
			b.answer(w, a)
		}
	}
	return len(b.open) > 0
}

// urgent returns the question to work on: one that is waited for before one that is not, and
// what is soon answered first.
func (b *Bench) urgent() *work {
	order := [...]int{ask.Hints: 0, ask.Deal: 1, ask.Line: 2, ask.Verdict: 3, ask.Grade: 4}
	rank := func(w *work) int {
		if w.q.Idle {
			return len(order) + order[w.q.Kind]
		}
		return order[w.q.Kind]
	}
	var best *work
	for _, w := range b.open {
		if best == nil || rank(w) < rank(best) {
			best = w
		}
	}
	return best
}

// step does a little of a question. A job that panics has answered with an error; it
// leaves no search behind that may be broken.
func (b *Bench) step(w *work) (a ask.Answer) {
	defer func() {
		if p := recover(); p != nil {
			b.kept = nil
			a = ask.Answer{Err: failure(p)}
		}
	}()
	if w.job == nil {
		w.job = b.begin(&w.q)
	}
	return w.job.step(w.pace)
}

// failure makes an error of what a job has panicked with.
func failure(p any) error {
	switch p := p.(type) {
	case error:
		return p
	case string:
		return errors.New(p)
	}
	return errors.New("a job failed")
}

func (b *Bench) begin(q *ask.Question) job {
	switch q.Kind {
	case ask.Deal:
		return newDeal(q, b.clock)
	case ask.Hints:
		return hints{q}
	case ask.Grade:
		return newGrade(q)
	}
	return &table{bench: b, q: q}
}
