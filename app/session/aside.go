package session

import (
	"time"

	"pazienza/engine"
)

// fresh puts the game in progress aside, to be recalled, and deals another. A game
// without a move is nothing to keep. Where a game of the wanted name is waiting, that is gone
// on with, unless a number is asked for.
func (d *Desk) fresh(name string, deal int, now time.Duration) {
	current := d.line.Game().Name()
	if name == "" {
		name = current
	}
	if _, err := d.cat.Game(name); err != nil {
		d.tell(Change{Cause: Refused, Pile: d.Game().Stock(), Why: engine.NoSuchGame})
		return
	}
	if deal < 0 || deal > engine.MaxDeal {
		d.tell(Change{Cause: Refused, Pile: d.Game().Stock(), Why: engine.NoSuchDeal})
		return
	}
	d.putAside(now)
	switch waiting := d.read(name); {
	case waiting == nil:
	case current != name && deal == 0:
		d.resume(waiting.Record, now)
		return
	default:
		d.end(*waiting)
	}
	d.dealNew(name, deal, now)
}

// putAside keeps the game in progress, to be recalled.
func (d *Desk) putAside(now time.Duration) {
	d.save(now)
	switch r := d.record(now); {
	case unfinished(r):
		d.recallable = &Saved{d.line.Game().Name(), r}
	case d.line.Begun(): // an untouched deal keeps what was put aside before it
		d.recallable = nil
	}
}

// end makes room where a game waits, for there is one place for each: it ends here, and can be
// recalled.
func (d *Desk) end(waiting Saved) {
	d.recallable = &waiting
	d.leave(waiting.Record)
}

// recall goes back to the game that was put aside.
func (d *Desk) recall(now time.Duration) {
	if back := d.recallable; back != nil {
		d.recallable = nil
		d.resume(back.Record, now)
	}
}

// unfinished reports whether a game was begun and is not won: one to be gone on with.
func unfinished(r engine.Record) bool { return r.Line.Begun() && !r.Line.Won() }
