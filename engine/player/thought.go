package player

import (
	"iter"

	"pazienza/engine"
)

// Thought is what an [Opponent] is about to do, as far as it has thought: a bit at a time, so
// that a page can be drawn meanwhile. It comes to what [Opponent.Choose] returns.
type Thought struct {
	next func() (struct{}, bool)
	stop func()
	move engine.Move
	ok   bool
}

// Think begins to choose what to do on a table. Until that is done the opponent can do nothing
// else.
func (o *Opponent) Think(s *engine.State) *Thought {
	t, table := &Thought{}, *s
	t.next, t.stop = iter.Pull(func(yield func(struct{}) bool) {
		if o.alone != nil {
			o.alone.Pause = func() {
				if !yield(struct{}{}) {
					panic(calledOff{})
				}
			}
			defer func() {
				o.alone.Pause = nil
				if why := recover(); why != nil && why != any(calledOff{}) {
					panic(why)
				}
			}()
		}
		t.move, t.ok = o.Choose(&table)
	})
	return t
}

// calledOff ends a search from within.
type calledOff struct{}

// On thinks on for about a hundred positions, and reports whether that was the end of it.
func (t *Thought) On() (done bool) {
	_, more := t.next()
	return !more
}

// Choice returns what was chosen, once On has said that it is done; ok is false when the
// opponent waits for the other, or gives up.
func (t *Thought) Choice() (m engine.Move, ok bool) { return t.move, t.ok }

// Stop calls the thought off. The opponent cannot be used any more, unless it was done.
func (t *Thought) Stop() { t.stop() }
