package session

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"pazienza/engine"
)

// History is what became of all games that were begun, kept in a store: a result of each, and
// beside it, written with it, the record of each that has ended. Results are read at the start;
// records, of which there may be many megabytes, one by one when they are wanted.
type History struct {
	store   Store
	aside   func(id, text string, why error) // takes what cannot be read
	unread  map[string]string                // texts from the store, by the game's id, not looked at yet
	results map[string]*Result               // by the game's id
	list    []*Result                        // all of them, oldest first; nil after a change
	past    []*Result                        // see Past; nil after a change
	banked  banked
}

func newHistory(store Store) *History {
	return &History{store: store, results: map[string]*Result{}}
}

// Get returns the result of a game.
func (h *History) Get(id string) (Result, bool) {
	if text, ok := h.unread[id]; ok {
		delete(h.unread, id)
		h.take(id, text)
	}
	if r, ok := h.results[id]; ok {
		return *r, true
	}
	return Result{}, false
}

// All returns every result, oldest first; not to be written to. After a start it is here that
// they are read: ten thousand take longer than a table should wait.
func (h *History) All() []*Result {
	for id, text := range h.unread {
		h.take(id, text)
	}
	h.unread = nil
	if h.list == nil {
		h.list = slices.SortedFunc(maps.Values(h.results), byAge)
	}
	return h.list
}

// byAge puts what ended first before.
func byAge(a, b *Result) int { return cmp.Or(cmp.Compare(a.At, b.At), strings.Compare(a.ID, b.ID)) }

// Empty reports whether nothing was ever played here, without reading what was.
func (h *History) Empty() bool { return len(h.unread)+len(h.results) == 0 }

// take reads a text from the store.
func (h *History) take(id, text string) {
	r, err := ParseResult(id, text)
	if err != nil {
		h.aside(id, text, err)
		return
	}
	h.put(r)
}

// put notes a result, in place of any other with its id.
func (h *History) put(r Result) {
	delete(h.unread, r.ID)
	h.results[r.ID] = &r
	h.changed()
}

// drop forgets a result.
func (h *History) drop(id string) {
	delete(h.unread, id)
	delete(h.results, id)
	h.changed()
}

// changed forgets what was made of the results.
func (h *History) changed() { h.list, h.past, h.banked = nil, nil, banked{} }

// keep notes a result, here and in the store, and the game's record with it once it has ended.
func (h *History) keep(r Result, played engine.Record) {
	h.put(r)
	text := ""
	if r.Outcome != Unfinished {
		text = played.String()
	}
	h.store.Write(Edit{Results, r.ID, r.String()}, Edit{Records, r.ID, text})
}

// follow takes in an edit that is in the store already. It reports false for one that is not
// about results.
func (h *History) follow(e Edit) bool {
	switch {
	case e.Shelf == Reset:
		h.changed()
	case e.Shelf != Results:
		return false
	case e.Text == "":
		h.drop(e.Key)
	default:
		if r, err := ParseResult(e.Key, e.Text); err == nil {
			h.put(r)
		}
	}
	return true
}

// open takes what the store has, at the start.
func (h *History) open(aside func(id, text string, why error)) {
	h.aside = aside
	h.changed()
	h.unread, _ = h.store.All(Results) // a store that fails is told by whoever reads the games next
}
