package session

import (
	"cmp"
	"time"

	"pazienza/app/ask"
	"pazienza/engine"
)

// linePace is the time between two moves of a winning line, which are there to be followed,
// unless the player wants another.
const linePace = 600 * time.Millisecond

// seekLine asks how the game is won from here. Whatever the player does next calls it off.
func (d *Desk) seekLine() {
	switch {
	case d.line.Won():
		return
	case d.Solver == nil:
		d.noLine(VerdictMissing)
		return
	}
	s := *d.line.State()
	d.thinking = func() {} // the answer may come at once
	d.tell(Change{Cause: Thinking})
	cancel := d.Solver.Ask(ask.Question{Kind: ask.Line, Game: d.Game(), Table: s}, func(a ask.Answer) {
		if a.Progress || d.thinking == nil || *d.line.State() != s {
			return
		}
		d.thinking = nil
		if d.outlook.certain(s, verdictOf(a)); d.outlook.verdict == VerdictAsked {
			d.judge()
		}
		switch v := verdictOf(a); {
		case v != VerdictWinnable:
			d.noLine(v)
		case !follows(d.Game(), s, a.Moves):
			d.noLine(VerdictUnknown)
		default:
			d.showLine(a.Moves, d.now())
		}
	})
	if d.thinking != nil {
		d.thinking = cancel
	}
}

// stopThinking calls the question for a winning line off.
func (d *Desk) stopThinking() {
	if d.thinking != nil {
		cancel := d.thinking
		d.thinking = nil
		cancel()
		d.tell(Change{Cause: Stopped})
	}
}

// noLine tells that there is no winning line, or that none was found.
func (d *Desk) noLine(v Verdict) { d.tell(Change{Cause: NoLine, Verdict: v}) }

// follows says whether moves lead from a table to the win.
func follows(g *engine.Game, s engine.State, line []engine.Move) bool {
	var events [engine.MaxEvents]engine.Event
	for _, m := range line {
		if g.Check(&s, m) != nil {
			return false
		}
		g.Apply(&s, m, events[:0])
	}
	return g.Won(&s)
}

// showLine plays a winning line. It counts as help from the first move on: the log says so,
// as it does of a hint.
func (d *Desk) showLine(line []engine.Move, now time.Duration) {
	d.line.Do(engine.Step{Op: engine.OpHint, At: d.clock.tenths(now)})
	pace := cmp.Or(d.LinePace, linePace)
	d.finish = finish{on: true, shown: true, held: d.finish.held, steps: line, due: now + pace, pace: pace}
	d.clock.set(false, now)
	d.save(now)
	d.tell(Change{Cause: Showing})
}
