package session

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"pazienza/engine"
)

// Saved is a game in progress that is kept.
type Saved struct {
	Name   string // the game's name, see engine.Game.Name
	Record engine.Record
}

// lastGame is the key of the last shelf.
const lastGame = "game"

// Open reads the results and the kept games, and resumes the game with a name: the last
// one played when the name is empty. Where there is none it deals a new one. A kept game
// that cannot be read is set aside, never lost: it is told, and a new one is dealt.
func (d *Desk) Open(name string, now time.Duration) {
	d.history.open(func(id, text string, why error) { d.setAside(Results, id, text, why) })
	d.readHouse()
	if _, err := d.store.All(Games); err != nil {
		d.tell(Change{Cause: Unsaved, Why: err})
	}
	if name == "" {
		last, _ := d.store.All(Last)
		name = last[lastGame]
	}
	if _, err := d.cat.Game(name); err != nil {
		name = d.cat.First
	}
	if kept := d.read(name); kept != nil {
		d.resume(kept.Record, now)
		return
	}
	if d.wantsProved(name) {
		if n := d.takeProved(name); n > 0 {
			d.dealProved(name, n, now)
			return
		}
	}
	d.deal(name, 0, now)
}

// Saved returns the games in progress that can be resumed, by name.
func (d *Desk) Saved() []Saved {
	kept, _ := d.store.All(Games)
	var list []Saved
	for name, text := range kept {
		if r, err := engine.ParseRecord(d.cat, text); err == nil && unfinished(r) {
			list = append(list, Saved{name, r})
		}
	}
	slices.SortFunc(list, func(a, b Saved) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// read returns the unfinished game kept under a name, or nil. A text that cannot be read
// is set aside.
func (d *Desk) read(name string) *Saved {
	all, _ := d.store.All(Games)
	text, ok := all[name]
	if !ok {
		return nil
	}
	r, err := engine.ParseRecord(d.cat, text)
	if err == nil && r.Line.Game().Name() != name {
		err = fmt.Errorf("record of %q kept under %q", r.Line.Game().Name(), name)
	}
	if err != nil {
		d.setAside(Games, name, text, err)
		return nil
	}
	if !unfinished(r) {
		return nil
	}
	return &Saved{name, r}
}

// setAside moves a text that cannot be read to where nothing writes over it.
func (d *Desk) setAside(shelf, key, text string, err error) {
	d.store.Write(Edit{Damaged, shelf + " " + key + " " + strconv.FormatUint(d.random(), 36), text}, Edit{shelf, key, ""})
	d.tell(Change{Cause: SetAside, Why: err})
}

// deal begins a new game; number 0 is a random deal.
func (d *Desk) deal(name string, number int, now time.Duration) {
	g, err := d.cat.Game(name)
	if err != nil {
		panic("session: " + err.Error()) // callers have looked
	}
	if number == 0 {
		number = d.randomDeal()
	}
	d.line = engine.NewLine(g, number)
	d.id = d.newID()
	d.clear(0, now)
	d.save(now)
	d.store.Write(Edit{Last, lastGame, g.Name()})
	if d.promised == number {
		d.outlook.certain(*d.line.State(), VerdictWinnable)
	}
	d.promised = 0
	d.tell(Change{Cause: Dealt, After: *d.line.State()})
	d.Stockpile()
}

// newID names a game for ever.
func (d *Desk) newID() string { return strconv.FormatUint(d.random(), 16) }

// resume goes on with a kept game. The clock stands until the next move.
func (d *Desk) resume(r engine.Record, now time.Duration) {
	d.line, d.id = r.Line, r.ID
	d.clear(played(r), now)
	d.finish.can = d.canFinish()
	d.note(now)
	d.save(now)
	d.store.Write(Edit{Last, lastGame, r.Line.Game().Name()})
	d.tell(Change{Cause: Resumed})
	d.standstill()
	d.Stockpile()
}

// played returns the time of play of a record, never less than that of its steps.
func played(r engine.Record) time.Duration {
	return max(time.Duration(r.Time)*time.Millisecond, time.Duration(r.Line.Time())*100*time.Millisecond)
}

// clear forgets what belongs to the game before.
func (d *Desk) clear(played, now time.Duration) {
	d.clock.reset(played, now)
	d.tap, d.hints, d.finish, d.brought = lastTap{}, hints{}, finish{}, nil
	d.stuck = false
	if cancel := d.thinking; cancel != nil {
		d.thinking = nil
		cancel()
	}
}

// record returns the game in progress as it would be kept.
func (d *Desk) record(now time.Duration) engine.Record {
	return engine.Record{ID: d.id, Time: int(d.clock.elapsed(now).Milliseconds()), Line: d.line}
}

// save keeps the game in progress.
func (d *Desk) save(now time.Duration) {
	if d.replay != nil {
		return // it waits, and is kept
	}
	d.store.Write(Edit{Games, d.line.Game().Name(), d.record(now).String()})
}
