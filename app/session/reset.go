package session

import "slices"

// Past returns the results of all games that have ended, those taken out of the statistics too,
// oldest first; not to be written to.
func (h *History) Past() []*Result {
	if h.past != nil {
		return h.past
	}
	for _, r := range h.All() {
		if r.Outcome != Unfinished {
			h.past = append(h.past, r)
		}
	}
	for _, r := range aside(h.store, "") {
		if _, known := h.results[r.ID]; !known {
			h.past = append(h.past, &r)
		}
	}
	slices.SortFunc(h.past, byAge)
	return h.past
}

// ResetFigures takes the games that have ended out of the statistics, those of one name or,
// when it is empty, all. They are kept aside until they are brought back or deleted: till then
// they stay among past games, and the deals of the day that were won stay so.
func (d *Desk) ResetFigures(game string) {
	var edits []Edit
	for _, r := range d.history.All() {
		if (game == "" || r.Game == game) && r.Outcome != Unfinished {
			edits = append(edits, Edit{Results, r.ID, ""}, Edit{Reset, r.ID, r.String()})
		}
	}
	d.rewrite(edits)
}

// ResetCount returns how many games are kept aside.
func (d *Desk) ResetCount(game string) int { return len(aside(d.store, game)) }

// BringBack puts games that were taken out back into the statistics.
func (d *Desk) BringBack(game string) {
	var edits []Edit
	for _, r := range aside(d.store, game) {
		edits = append(edits, Edit{Reset, r.ID, ""})
		if mine, known := d.history.Get(r.ID); !known || r.better(mine) {
			edits = append(edits, Edit{Results, r.ID, r.String()})
		}
	}
	d.rewrite(edits)
}

// DeleteReset deletes games that were taken out for good, with their records.
func (d *Desk) DeleteReset(game string) {
	var edits []Edit
	for _, r := range aside(d.store, game) {
		edits = append(edits, Edit{Reset, r.ID, ""})
		if _, known := d.history.Get(r.ID); !known {
			edits = append(edits, Edit{Records, r.ID, ""})
		}
	}
	d.rewrite(edits)
}

// aside returns the results of a game, of all when it is empty, that were taken out.
func aside(store Store, game string) []Result {
	var list []Result
	kept, _ := store.All(Reset)
	for id, text := range kept {
		if r, err := ParseResult(id, text); err == nil && (game == "" || r.Game == game) {
			list = append(list, r)
		}
	}
	return list
}

// rewrite makes edits of results, here and in the store.
func (d *Desk) rewrite(edits []Edit) {
	if len(edits) == 0 {
		return
	}
	d.store.Write(edits...)
	for _, e := range edits {
		d.history.follow(e)
	}
	d.tell(Change{Cause: HistoryChanged})
}
