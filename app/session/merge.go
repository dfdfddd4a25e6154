package session

import (
	"maps"
	"slices"
	"strconv"
	"time"

	"pazienza/engine"
)

// Backup has got called with everything that is kept, and the settings given.
func (d *Desk) Backup(settings map[string]string, got func(Backup, error)) {
	d.store.Fetch(Records, func(records map[string]string, err error) {
		if err != nil {
			got(Backup{}, err)
			return
		}
		b := Backup{map[string]map[string]string{Settings: settings, Results: {}, Reset: {}, Records: {}, Games: {}, House: {}}}
		for game, h := range d.house { // what cannot be read may lie on the shelf too
			b.shelves[House][game] = houseHead + h.Name
		}
		for _, r := range d.history.All() {
			b.shelves[Results][r.ID] = r.String()
			if text := records[r.ID]; recordOf(r.ID, text) && r.Outcome != Unfinished {
				b.shelves[Records][r.ID] = text
			}
		}
		for _, r := range aside(d.store, "") {
			if _, counts := d.history.Get(r.ID); counts || r.Outcome == Unfinished {
				continue // it was played on since
			}
			b.shelves[Reset][r.ID] = r.String()
			if text := records[r.ID]; recordOf(r.ID, text) {
				b.shelves[Records][r.ID] = text
			}
		}
		for _, s := range d.Saved() {
			if s.Record.Line.Game().Name() == s.Name {
				b.shelves[Games][s.Name] = s.Record.String()
			}
		}
		matches, err := d.store.All(Matches)
		b.shelves[Matches] = maps.Clone(matches)
		got(b, err)
	})
}

// Merge takes in what a backup has and is not here, in one edit: what is here and in the
// backup stays one game, however often that is done. It returns how many games came, or went on
// further there. Settings are for the caller.
func (d *Desk) Merge(b Backup, now time.Duration) int {
	if d.replay != nil {
		d.leaveReplay(now)
	}
	m := merge{d: d, b: b}
	for _, id := range slices.Sorted(maps.Keys(b.shelves[Results])) {
		m.result(id, b.shelves[Results][id])
	}
	m.here, _ = d.store.All(Reset)
	for _, id := range slices.Sorted(maps.Keys(b.shelves[Reset])) {
		m.reset(id, b.shelves[Reset][id])
	}
	for _, name := range slices.Sorted(maps.Keys(b.shelves[Games])) {
		m.game(name, b.shelves[Games][name])
	}
	for _, game := range slices.Sorted(maps.Keys(b.shelves[House])) {
		m.house(game, b.shelves[House][game])
	}
	known, _ := d.store.All(Matches)
	for id, text := range b.shelves[Matches] { // what has ended never changes
		if known[id] == "" {
			m.came++
			m.edits = append(m.edits, Edit{Matches, id, text})
		}
	}
	if len(m.edits) == 0 {
		return 0
	}
	d.store.Write(m.edits...)
	for _, e := range m.edits { // as if another window had written them, but told once
		if !d.history.follow(e) {
			d.follow(e)
		}
	}
	d.tell(Change{Cause: HistoryChanged})
	return m.came
}

// merge collects the edits by which a backup is taken in.
type merge struct {
	d     *Desk
	b     Backup
	here  map[string]string // what was taken out of the statistics here
	edits []Edit
	came  int
}

// better reports whether a result says more of its game than another: a win stays one, what
// was known later goes before.
func (r Result) better(than Result) bool {
	switch {
	case r.Won() != than.Won():
		return r.Won()
	case r.At != than.At:
		return r.At > than.At
	case r.Outcome != than.Outcome:
		return r.Outcome > than.Outcome
	}
	return r.String() > than.String()
}

func (m *merge) result(id, text string) {
	r, err := ParseResult(id, text)
	if mine, known := m.d.history.Get(id); err != nil || known && !r.better(mine) {
		return
	}
	m.came++
	m.edits = append(m.edits, Edit{Results, id, text}, Edit{Records, id, m.b.shelves[Records][id]}, Edit{Reset, id, ""})
}

// reset takes a game that was taken out of the statistics there. Here it stays what it is: in the
// statistics where it counts, and aside where it was taken out too. One that is not known is put
// aside, from where it can be brought back.
func (m *merge) reset(id, text string) {
	r, err := ParseResult(id, text)
	if _, known := m.d.history.Get(id); err != nil || known {
		return
	}
	if mine, err := ParseResult(id, m.here[id]); err == nil && !r.better(mine) {
		return
	}
	m.came++
	m.edits = append(m.edits, Edit{Reset, id, text}, Edit{Records, id, m.b.shelves[Records][id]})
}

// game takes a game in progress where none is here, or the same has gone less far. Where
// another is in its place, it is a game that was left; one that was won, and then taken up again,
// stays won.
func (m *merge) game(name, text string) {
	r, err := engine.ParseRecord(m.d.cat, text)
	if err != nil || !unfinished(r) {
		return
	}
	there, err := ParseResult(r.ID, m.b.shelves[Results][r.ID])
	if here, known := m.d.history.Get(r.ID); known && here.Outcome != Unfinished && (err != nil || !there.better(here)) {
		return // it has ended here, and was not taken up again there
	}
	switch mine := m.d.read(name); {
	case mine == nil, mine.Record.ID == r.ID && len(mine.Record.Line.Log()) < len(r.Line.Log()):
		m.edits = append(m.edits, Edit{Games, name, text})
	case mine.Record.ID != r.ID && err == nil && !there.Won():
		left := resultOf(r, Lost)
		left.At = there.At
		m.edits = append(m.edits, Edit{Results, r.ID, left.String()}, Edit{Records, r.ID, text})
	}
}

// house takes house rules that are not here. Where their name is taken they get a number.
func (m *merge) house(game, text string) {
	h, err := m.d.parseHouse(game, text)
	if err != nil || m.d.house[game].Name != "" {
		return
	}
	taken := func(name string) bool {
		for _, other := range m.d.house {
			if other.Name == name {
				return true
			}
		}
		return slices.ContainsFunc(m.edits, func(e Edit) bool { return e.Shelf == House && e.Text == houseHead+name })
	}
	name := h.Name
	for n := 2; taken(name); n++ {
		more := " " + strconv.Itoa(n)
		letters := []rune(h.Name)
		name = string(letters[:min(len(letters), MaxName-len(more))]) + more
	}
	m.edits = append(m.edits, Edit{House, game, houseHead + name})
}
