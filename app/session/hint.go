package session

import (
	"time"

	"pazienza/engine"
	"pazienza/engine/player"
)

// hints is the list being shown, best first, and how far the player has gone through it.
type hints struct {
	list []engine.Move
	next int
}

// hint shows a good move, judged only from what can be seen; asked again, the next best.
// After the last it starts over.
func (d *Desk) hint(now time.Duration) {
	if d.hints.list == nil {
		d.hints = hints{list: player.Hints(d.Game(), d.line.State())}
	}
	c := Change{Cause: Hinted}
	if n := len(d.hints.list); n > 0 && !d.line.Won() {
		m := d.hints.list[d.hints.next%n]
		d.hints.next++
		c.Hint = &m
		d.line.Do(engine.Step{Op: engine.OpHint, At: d.clock.tenths(now)})
		d.save(now)
	}
	d.tell(c)
}
