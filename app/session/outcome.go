package session

import (
	"time"

	"pazienza/engine"
	"pazienza/engine/daily"
)

// History returns the results so far.
func (d *Desk) History() *History { return d.history }

// keep notes the outcome of a game as it stands.
func (d *Desk) keep(r engine.Record, o Outcome) {
	at := int64(0)
	if d.Wall != nil {
		at = max(0, d.Wall().Unix())
	}
	day := daily.Day(0)
	if d.Date != nil && o == Won {
		day = max(0, d.Date(played(r)))
	}
	res := resultOf(r, o)
	res.At, res.Day = at, day
	d.history.keep(res, r)
}

// resultOf is the result of a game as it stands, without its date.
func resultOf(r engine.Record, o Outcome) Result {
	return Result{
		ID: r.ID, Game: r.Line.Game().Name(), Deal: r.Line.Deal(), Outcome: o,
		Time: played(r), Moves: r.Line.Moves(), Score: r.Line.ScoreAt(r.Time / 100),
		Undos: r.Line.Undos(), Hints: r.Line.Hints(),
	}
}

// note keeps the result up to date after the line has changed: open from the first move,
// won from the first win on and for good.
func (d *Desk) note(now time.Duration) {
	old, known := d.history.Get(d.id)
	switch {
	case known && old.Outcome == Won:
	case d.line.Won():
		d.keep(d.record(now), Won)
	case d.line.Begun() && (!known || old.Outcome == Lost):
		d.keep(d.record(now), Unfinished)
	}
}

// proven notes a win that is certain though its last cards still lie on the table, with
// the figures that it will have: finishing may be stopped, and the result stands.
func (d *Desk) proven(now time.Duration) {
	if old, known := d.history.Get(d.id); known && old.Outcome == Won {
		return
	}
	r := d.record(now)
	r.Line = r.Line.Clone()
	for _, m := range d.finish.steps {
		r.Line.Do(engine.Step{Move: m, Auto: true, At: r.Time / 100})
	}
	d.keep(r, Won)
}

// leave notes that a game was left unfinished. A win that was proven stays one.
func (d *Desk) leave(r engine.Record) {
	if old, known := d.history.Get(r.ID); !known || old.Outcome != Won {
		d.keep(r, Lost)
	}
}
