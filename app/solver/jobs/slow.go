package jobs

import (
	"errors"
	"iter"

	"pazienza/app/ask"
)

// slow is a job that is written as one piece of work, and pauses in the middle of it.
type slow struct {
	next func() (ask.Answer, bool)
	stop func()
}

var errLeft = errors.New("nobody waits any more")

// newSlow begins a piece of work with the first step. It is given what it has to call again and
// again, with how far it has come.
func newSlow(work func(pause func(soFar ask.Answer)) ask.Answer) *slow {
	next, stop := iter.Pull(func(yield func(ask.Answer) bool) {
		defer func() {
			if p := recover(); p != nil && p != errLeft {
				panic(p)
			}
		}()
		yield(work(func(soFar ask.Answer) {
			soFar.Progress = true
			if !yield(soFar) {
				panic(errLeft)
			}
		}))
	})
	return &slow{next, stop}
}

// step goes on for so many pauses.
func (s *slow) step(budget int) (a ask.Answer) {
	for n := 0; n == 0 || n < budget && a.Progress; n++ {
		a, _ = s.next()
	}
	return a
}

// drop leaves the work where it is.
func (s *slow) drop() { s.stop() }
