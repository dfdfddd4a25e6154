package session

import (
	"slices"

	"pazienza/engine"
)

// follow takes in what another window of this browser has written. Where that is the game
// on this desk, this desk goes on from there: whichever window is played in, the other
// shows it, and neither writes over what the other has done.
func (d *Desk) follow(e Edit) {
	if d.history.follow(e) {
		d.tell(Change{Cause: HistoryChanged})
		return
	}
	key, text := e.Key, e.Text
	switch e.Shelf {
	case House:
		d.followHouse(key, text)
	case Games:
		d.followAside(key, text)
		on, id := d.line, d.id
		if d.replay != nil {
			on, id = d.replay.waiting.Line, d.replay.waiting.ID
		}
		if on == nil || key != on.Game().Name() {
			return
		}
		r, err := engine.ParseRecord(d.cat, text)
		if err != nil || r.Line.Game().Name() != key {
			return // it is read again, and set aside, by whoever opens it
		}
		if r.ID == id && Further(on.Log(), r.Line.Log(), engine.Record{Line: on}.String, engine.Record{Line: r.Line}.String) {
			d.store.Write(Edit{Games, key, engine.Record{ID: id, Time: max(r.Time, on.Time()*100), Line: on}.String()})
			return
		}
		if d.replay != nil {
			d.replay.waiting = r
			return
		}
		d.line, d.id = r.Line, r.ID
		d.recallable = nil
		d.clear(played(r), 0)
		d.finish.can = d.canFinish()
		d.tell(Change{Cause: Resumed, Far: true})
	}
}

// Further reports whether one game is further here than in another window, so that it goes on
// from here: it has more steps, or both have made as many at once. Then one of them must give way,
// and both windows must choose the same: the one whose text comes last goes on, and the steps that
// the other made meanwhile are gone. What the other has not seen yet is no reason to go back.
func Further(here, there []engine.Step, text, other func() string) bool {
	if len(here) != len(there) {
		return len(here) > len(there)
	}
	return !slices.Equal(here, there) && text() > other()
}

// followAside keeps what can be recalled in step with another window: the game may have been
// played on there, or ended.
func (d *Desk) followAside(key, text string) {
	back := d.recallable
	if back == nil || back.Name != key {
		return
	}
	d.recallable = nil
	if r, err := engine.ParseRecord(d.cat, text); err == nil && r.ID == back.Record.ID && unfinished(r) {
		d.recallable = &Saved{key, r}
	}
}
