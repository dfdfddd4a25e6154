package storage

import (
	"maps"

	"pazienza/app/session"
)

// owed is what the browser has not kept yet: places, of which memory has the texts, each with the
// number of the last transaction that failed to write it. Numbers grow in the order in which
// transactions are made, which is also that in which those of one place take effect.
type owed struct {
	at    map[session.Edit]int // by edits without a text
	tried int                  // the transaction that writes what is owed, 0 for none
}

// add notes the edits of a transaction that failed.
func (o *owed) add(n int, edits []session.Edit) {
	if o.at == nil {
		o.at = map[session.Edit]int{}
	}
	for _, e := range edits {
		e.Text = ""
		o.at[e] = max(o.at[e], n)
	}
	o.end(n)
}

// pay notes those of one that was kept.
func (o *owed) pay(n int, edits []session.Edit) {
	for _, e := range edits {
		e.Text = ""
		if o.at[e] < n {
			delete(o.at, e)
		}
	}
	o.end(n)
}

func (o *owed) end(n int) {
	if o.tried <= n {
		o.tried = 0
	}
}

// none reports whether everything is kept.
func (o *owed) none() bool { return len(o.at) == 0 }

// edits returns what is owed, for the transaction that comes after n; none while another has it.
func (o *owed) edits(n int, memory *session.Memory) (list []session.Edit) {
	if o.tried != 0 || o.none() {
		return nil
	}
	o.tried = n + 1
	for e := range maps.Keys(o.at) {
		memory.Get(e.Shelf, e.Key, func(text string, _ error) { e.Text = text })
		list = append(list, e)
	}
	return list
}
