package match

import (
	"cmp"
	"slices"
	"strings"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/player"
)

// History is what became of all games of two, kept in a store on a shelf of its own, apart
// from the results of games for one.
type History struct {
	store session.Store
	two   map[string]bool                          // the variants that are played at one table
	aside func(shelf, key, text string, why error) // takes what cannot be read
}

func newHistory(c engine.Catalogue, store session.Store, aside func(shelf, key, text string, why error)) *History {
	h := &History{store, map[string]bool{}, aside}
	for _, v := range c.Variants {
		h.two[v.ID] = v.Players == 2
	}
	return h
}

// History returns the results so far.
func (m *Match) History() *History { return m.history }

// All returns every result, oldest first.
func (h *History) All() []Result {
	kept, _ := h.store.All(session.Matches) // a store that fails is told by whoever writes next
	var list []Result
	for id, text := range kept {
		r, err := ParseResult(id, text)
		if err != nil {
			h.aside(session.Matches, id, text, err)
			continue
		}
		list = append(list, r)
	}
	slices.SortFunc(list, func(a, b Result) int { return cmp.Or(cmp.Compare(a.At, b.At), strings.Compare(a.ID, b.ID)) })
	return list
}

// Against is what games are counted apart by: how it is played, and who the other is.
type Against struct {
	Race  bool
	Turns bool // at a table of two: one moves at a time
	Who   Who
	Level player.Level // of a computer
}

// Figures are the statistics of games against somebody. Of games of two people at this device
// Won are those of the first and Lost those of the second; there is no streak.
type Figures struct {
	Played, Won, Lost, Drawn int
	Streak, BestStreak       int // wins in a row now, and at best; a draw neither adds to it nor ends it
}

// Figures counts the results: only those of somebody who was here.
func (h *History) Figures() map[Against]Figures {
	all := map[Against]Figures{}
	for _, r := range h.All() {
		if k, own, ok := h.against(r); ok {
			f := all[k]
			f.count(r.Winner, own, k.Who == Here)
			all[k] = f
		}
	}
	return all
}

// against returns where a result counts, and who was here; ok is false for one between
// computers.
func (h *History) against(r Result) (k Against, own int, ok bool) {
	if r.Seats[0].Who != Here {
		own = 1
	}
	other := r.Seats[1-own]
	variant, _, _ := strings.Cut(r.Game, "/")
	return Against{
		Race: !h.two[variant], Turns: strings.HasSuffix(r.Game, "/turns"), Who: other.Who, Level: other.Level,
	}, own, r.Seats[own].Who == Here
}

func (f *Figures) count(winner, own int, both bool) {
	f.Played++
	switch {
	case winner == engine.Nobody:
		f.Drawn++
	case winner == own:
		f.Won++
		if !both {
			f.Streak++
			f.BestStreak = max(f.BestStreak, f.Streak)
		}
	default:
		f.Lost++
		f.Streak = 0
	}
}

// List returns against whom there are figures: tables of two before races, people before
// computers, weak before strong.
func List(figures map[Against]Figures) []Against {
	var list []Against
	for k := range figures {
		list = append(list, k)
	}
	order := func(k Against) int {
		n := [...]int{Here: 0, Peer: 1, Computer: 2, Ghost: 3}[k.Who]<<4 | int(k.Level)
		if k.Turns {
			n |= 1 << 8
		}
		if k.Race {
			n |= 1 << 9
		}
		return n
	}
	slices.SortFunc(list, func(a, b Against) int { return cmp.Compare(order(a), order(b)) })
	return list
}
