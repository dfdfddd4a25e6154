package session

import (
	"cmp"
	"errors"
	"time"

	"pazienza/engine"
)

// replay is a past game on the desk, step by step. The game in progress waits.
type replay struct {
	past    *engine.Line // the whole of it
	waiting engine.Record
	at      int // how many steps of its log are shown
	playing bool
	due     time.Duration // when the next step is, while it plays
}

// ErrNoRecord is why a game cannot be shown: there is a result of it, and no record.
var ErrNoRecord = errors.New("there is no record of this game")

// replayPace is the time between two steps of a replay, unless the player wants another.
const replayPace = 600 * time.Millisecond

// Replay shows the game whose record is in the history from its deal on, once it has been
// read. failed is told why that cannot be.
func (d *Desk) Replay(id string, failed func(error)) {
	d.Past(id, func(line *engine.Line, err error) {
		if err != nil {
			failed(err)
			return
		}
		d.ReplayLine(line)
	})
}

// Past has got called with how a game of the history was played, once it has been read, or with
// why that cannot be.
func (d *Desk) Past(id string, got func(line *engine.Line, err error)) {
	d.store.Get(Records, id, func(text string, err error) {
		if err == nil && text == "" {
			err = ErrNoRecord
		}
		var r engine.Record
		if err == nil {
			r, err = engine.ParseRecord(d.cat, text)
		}
		got(r.Line, err)
	})
}

// ReplayLine shows how a game was played, from its deal on. The game in progress is kept, and
// comes back when the replay is left.
func (d *Desk) ReplayLine(past *engine.Line) {
	if d.line == nil || d.seeking != nil { // the table is about to go
		return
	}
	now := d.now()
	waiting := d.record(now)
	if d.replay != nil {
		waiting = d.replay.waiting
	} else {
		d.save(now)
	}
	d.clear(0, now)
	d.replay = &replay{past: past, waiting: waiting}
	d.line = engine.NewLine(past.Game(), past.Deal())
	d.tell(Change{Cause: Replaying})
}

// Shown returns what there is to see of the game on the desk: of a past one all of it, however
// far it is shown.
func (d *Desk) Shown() *engine.Line {
	if d.replay != nil {
		return d.replay.past
	}
	return d.line
}

// replayed carries out what a player wants of a replay. It reports false for what is about
// the game in progress: then that is on the desk again.
func (d *Desk) replayed(in Intent, now time.Duration) bool {
	r := d.replay
	switch in.Kind {
	case New:
		d.leaveReplay(now)
		return false
	case ReplayLeave:
		d.leaveReplay(now)
	case ReplayPlay:
		if r.playing = !r.playing && r.at < len(r.past.Log()); r.playing {
			r.due = now
			d.tell(Change{Cause: Replaying})
			break
		}
		d.tell(Change{Cause: Stopped})
	case ReplayTo:
		r.playing = false
		d.replayTo(r.seen(in.Step))
	case ReplayBranch:
		d.branch(now)
	}
	return true
}

// seen returns the step of the log nearest to one, in the direction that leads there, after
// which there is something to see: not a hint.
func (r *replay) seen(n int) int {
	log := r.past.Log()
	by := 1
	if n < r.at {
		by = -1
	}
	for n = min(max(0, n), len(log)); n > 0 && n < len(log) && log[n-1].Op == engine.OpHint; {
		n += by
	}
	return n
}

// replayTo shows the table after so many steps of the log.
func (d *Desk) replayTo(n int) {
	r, c := d.replay, Change{Cause: Stepped, Before: *d.line.State()}
	log := r.past.Log()
	if n < r.at {
		d.line, r.at = engine.NewLine(r.past.Game(), r.past.Deal()), 0
	}
	for r.at < n {
		st := log[r.at]
		c.Move, c.Events = st.Move, nil
		events, err := d.line.Do(st)
		if err != nil {
			break // it was played so once: cannot happen
		}
		if r.at++; r.at == n && st.Op == engine.OpMove && c.Before != *d.line.State() {
			c.Events = events
		}
	}
	c.After = *d.line.State()
	if c.Events == nil {
		c.Move = engine.Move{}
	}
	d.tell(c)
}

// play makes the steps of a replay that are due. It reports whether more is to come.
func (r *replay) play(d *Desk, now time.Duration) bool {
	for r.playing && now >= r.due && d.replay == r {
		n := r.seen(r.at + 1)
		pace := cmp.Or(d.ReplayPace, replayPace)
		r.due = max(r.due, now-pace) + pace
		r.playing = n < len(r.past.Log())
		d.replayTo(n)
		if !r.playing {
			d.tell(Change{Cause: Stopped})
		}
	}
	return r.playing && d.replay == r
}

// leaveReplay brings the game in progress back.
func (d *Desk) leaveReplay(now time.Duration) {
	waiting := d.replay.waiting
	d.replay = nil
	d.resume(waiting, now)
}

// branch plays on from where the replay is: a new game that begins with the moves up to
// there. It is marked as one, by its id, and so counts in no statistics; its log says that it
// had help. What was in progress can be gone back to.
func (d *Desk) branch(now time.Duration) {
	line, waiting := d.line, d.replay.waiting
	if line.Won() {
		return // there is nothing left to play
	}
	d.replay = nil
	d.line, d.id = waiting.Line, waiting.ID
	d.clear(played(waiting), now)
	name := line.Game().Name()
	d.putAside(now)
	if ends := d.read(name); ends != nil {
		d.end(*ends)
	}
	line.Do(engine.Step{Op: engine.OpHint, At: line.Time()})
	d.resume(engine.Record{ID: d.newID() + branchMark, Time: 100 * line.Time(), Line: line}, now)
}
