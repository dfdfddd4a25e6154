package session

import (
	"time"

	"pazienza/engine"
)

// Do carries out what a player wants and tells what came of it. While the game is
// finishing by itself any press stops it; only what leads away from the moment is done too.
func (d *Desk) Do(in Intent, now time.Duration) {
	d.latest = now
	if d.line == nil || d.seeking != nil { // the table is about to go
		return
	}
	if d.replay != nil && d.replayed(in, now) {
		return
	}
	d.stopThinking()
	if d.finish.on && (d.finish.shown || in.Kind != Finish) {
		d.stop()
		switch in.Kind {
		case Undo, New, Restart, Recall:
		default:
			return
		}
	}
	if in.Kind != Hint {
		d.hints = hints{}
	}
	if in.Kind != Tap {
		d.tap = lastTap{}
	}
	switch in.Kind {
	case Tap:
		d.tapped(in, now)
	case Carry:
		d.move(engine.Step{Move: in.Move}, now)
	case Stock:
		d.move(engine.Step{Move: d.Game().StockMove(d.line.State())}, now)
	case Undo:
		d.back(engine.OpUndo, now)
	case Redo:
		d.back(engine.OpRedo, now)
	case Hint:
		d.hint(now)
	case Finish:
		d.start(now)
	case Solve:
		d.seekLine()
	case New:
		d.fresh(in.Game, in.Deal, now)
	case Restart:
		d.fresh("", d.line.Deal(), now)
	case Recall:
		d.recall(now)
	}
}

// move makes a move, or tells why not. It reports whether it was made.
func (d *Desk) move(st engine.Step, now time.Duration) bool {
	before := *d.line.State()
	st.At = d.clock.tenths(now)
	events, err := d.line.Do(st)
	if err != nil {
		if err != engine.SamePile { // put back where it was taken from: nothing to say
			d.tell(Change{Cause: Refused, Pile: d.blame(st.Move), Move: st.Move, Why: err})
		}
		return false
	}
	d.recallable = nil // going back would now lose a move
	d.noteBrought(st)
	d.settle(now)
	d.tell(Change{Cause: Moved, Before: before, After: *d.line.State(), Move: st.Move, Events: events, Auto: st.Auto})
	if !d.finish.on {
		d.offer(now)
		d.standstill()
	}
	return true
}

// blame names the pile that a refusal is about: for a row deal the first empty column.
func (d *Desk) blame(m engine.Move) engine.PileID {
	g := d.Game()
	switch m.Kind {
	case engine.Carry:
		return m.To
	case engine.RowDeal:
		for c := range g.Columns() {
			if d.line.State().Len(engine.PileID(c)) == 0 {
				return engine.PileID(c)
			}
		}
	}
	return g.Stock()
}

// back undoes or redoes.
func (d *Desk) back(op engine.Op, now time.Duration) {
	before := *d.line.State()
	last, _ := d.line.Last()
	if _, err := d.line.Do(engine.Step{Op: op, At: d.clock.tenths(now)}); err != nil {
		d.tell(Change{Cause: Refused, Pile: d.Game().Stock(), Why: err})
		return
	}
	c := Change{Cause: Undone, Before: before, After: *d.line.State(), Move: last}
	if op == engine.OpRedo {
		c.Cause = Redone
		c.Move, _ = d.line.Last()
	}
	d.recallable = nil
	d.settle(now)
	d.finish.can = d.canFinish()
	if op == engine.OpUndo {
		d.stuck = d.stuck && d.noMovesLeft()
		d.tell(c)
		return
	}
	d.tell(c)
	d.offer(now) // not after undo: what was taken back on purpose does not run off again by itself
	d.standstill()
}

// settle brings clock, result and save up to date after the line has changed, before
// anybody is told: whatever is shown is already kept. A game that is won, or finishes by
// itself and so is as good as won, takes no more time.
func (d *Desk) settle(now time.Duration) {
	d.clock.set(!d.line.Won() && !d.finish.on, now)
	d.finish.can = false
	d.note(now)
	d.save(now)
}
