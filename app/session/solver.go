package session

import (
	"errors"

	"pazienza/app/ask"
	"pazienza/engine"
	"pazienza/engine/solve"
)

// Solver is somebody who knows every card. Asking may take long; answers come on the
// goroutine of the desk's methods, perhaps before Ask returns. Progress, and then the answer,
// is told to answer. What is returned calls the question off.
type Solver interface {
	Ask(q ask.Question, answer func(ask.Answer)) (cancel func())
}

// Verdict is what is known of whether a game can be won from the table as it stands.
type Verdict uint8

// The verdicts.
const (
	NoVerdict       Verdict = iota // the player does not want it, or the game is won
	VerdictAsked                   // it is being looked for
	VerdictUnknown                 // it could not be found
	VerdictWinnable                // there is a way to win
	VerdictLost                    // there is none, or none any more
	VerdictMissing                 // the browser has nobody to ask
)

// verdictOf makes a verdict of an answer.
func verdictOf(a ask.Answer) Verdict {
	switch {
	case errors.Is(a.Err, ask.ErrMissing):
		return VerdictMissing
	case a.Err == nil && a.Verdict == solve.Winnable:
		return VerdictWinnable
	case a.Err == nil && a.Verdict == solve.Unwinnable:
		return VerdictLost
	}
	return VerdictUnknown
}

// outlook is what is known of the game in progress. Verdicts that are certain are kept for
// every table met, so that undo brings back the one of before.
type outlook struct {
	wanted  bool
	known   map[uint64]Verdict // by the digest of their tables
	table   engine.State       // which the verdict is of
	verdict Verdict
	cancel  func() // calls off the question about it
}

// WantVerdict sets whether the player wants to be told, after every move, whether the game
// can still be won.
func (d *Desk) WantVerdict(want bool) {
	if want == d.outlook.wanted {
		return
	}
	d.outlook.wanted = want
	if d.line != nil {
		d.judge()
		d.tell(Change{Cause: Judged})
	}
}

// certain notes a verdict that is beyond doubt.
func (o *outlook) certain(s engine.State, v Verdict) {
	if v != VerdictWinnable && v != VerdictLost {
		return
	}
	if o.known == nil {
		o.known = map[uint64]Verdict{}
	}
	o.known[s.Key()] = v
}

// learn takes in a change of the table: what is lost stays lost, whatever is moved, and what
// follows the winning line or finishes by itself stays winnable.
func (d *Desk) learn(c *Change) {
	o := &d.outlook
	switch c.Cause {
	case Dealt, Resumed:
		v := o.known[c.After.Key()]
		o.known = nil
		o.certain(c.After, v)
	case Moved, Redone:
		if o.known[c.Before.Key()] == VerdictLost {
			o.certain(c.After, VerdictLost)
		} else if d.finish.on {
			o.certain(c.After, VerdictWinnable)
		}
	case Undone:
	default:
		return
	}
	d.judge()
}

// judge has the table as it stands judged, and drops the question about the one before.
func (d *Desk) judge() {
	o, s := &d.outlook, *d.line.State()
	if o.table == s && o.cancel != nil && o.wanted {
		return // being looked for
	}
	if o.cancel != nil {
		o.cancel()
		o.cancel = nil
	}
	o.table = s
	switch v, known := o.known[s.Key()]; {
	case !o.wanted || d.line.Won():
		o.verdict = NoVerdict
	case known:
		o.verdict = v
	case d.Solver == nil:
		o.verdict = VerdictMissing
	default:
		o.verdict = VerdictAsked
		cancel := d.Solver.Ask(ask.Question{Kind: ask.Verdict, Game: d.Game(), Table: s}, func(a ask.Answer) { d.judged(s, a) })
		if o.table == s && o.verdict == VerdictAsked {
			o.cancel = cancel
		}
	}
}

// judged takes the verdict of a table.
func (d *Desk) judged(s engine.State, a ask.Answer) {
	o := &d.outlook
	if a.Progress {
		return
	}
	v := verdictOf(a)
	if o.table != s || o.verdict != VerdictAsked {
		return // the game has gone on
	}
	o.certain(s, v)
	o.verdict, o.cancel = v, nil
	d.tell(Change{Cause: Judged})
}
