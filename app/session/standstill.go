package session

import "pazienza/engine/solve"

// stuckTables bounds what is looked at to tell that no moves are left, which is done on the
// spot: in most games that are stuck it is a few dozen tables.
const stuckTables = 1000

func (d *Desk) noMovesLeft() bool { return solve.Stuck(d.Game(), d.line.State(), stuckTables) }

// standstill notices that no moves are left, and says so once: no move changes that, and
// what undo brings back was known.
func (d *Desk) standstill() {
	if d.stuck || d.finish.on || d.finish.can || d.line.Won() || !d.line.Begun() {
		return
	}
	if d.stuck = d.noMovesLeft(); d.stuck {
		d.outlook.certain(*d.line.State(), VerdictLost)
		d.judge()
		d.tell(Change{Cause: Stuck})
	}
}
