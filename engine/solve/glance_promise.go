package solve

import "math/bits"

// glanceWeights says what a table is worth to somebody who does not know what comes.
type glanceWeights struct {
	rowWeights
	place int32 // that every unknown card would find a place
	ready int32 // a run that can be carried elsewhere so as to turn up a card or empty a column
}

// glanceWeightsFor returns the weights for a game with so many suits. They come from a linear
// fit of which games were won on what lay on their tables, and then from trial. What must not
// be missing is the outlook, place and ready: without it a third fewer games are won. In one
// suit long columns are dug first, since any card joins; else short ones, for a hole.
func glanceWeightsFor(r *rowRules, suits int) glanceWeights {
	if !r.runs {
		return glanceWeights{rowWeights: homeWeights(), place: 300, ready: 43}
	}
	w := glanceWeights{place: 3000, ready: 1500}
	w.rowWeights = rowWeights{
		home: 400, down: -100, deep: -50, stacked: -180, lower: -22, higher: -117, cover: -50, king: 60,
	}
	if suits == 1 {
		w.ready, w.deep = 1000, 20
	}
	for i := 2; i < len(w.join); i++ {
		w.join[i] = 200 + 50*int32(i-2)
	}
	for i := range w.empty {
		w.empty[i] = 400 * int32(i)
	}
	return w
}

// turnsUp reports whether a card that nobody knows was turned up on the way to a node, and if so
// considers that line.
func (l *Glance) turnsUp(at int32) bool {
	n := &l.nodes[at]
	m := l.links[n.link].move
	if at == 0 || !l.blank(&n.table, m.from()) && !l.blank(&n.table, m.to()) {
		return false
	}
	if worth := n.value + l.outlook(&n.table); worth > l.found {
		l.finds, l.found = at, worth
	}
	return true
}

// blank reports whether a pile is a column that ends in a card without a face.
func (l *Glance) blank(t *rowTable, pile int) bool {
	return pile < l.rules.columns && int(t.ends[pile]) > t.start(pile) && t.cards[t.ends[pile]-1] == 0
}

// outlook is what is likely to come of a table besides what lies there: whether the next
// cards find a place, and how many more can be turned up.
func (l *Glance) outlook(t *rowTable) int32 {
	r := l.rules
	var tops [16]uint16 // the columns whose last card has a rank; 0 for the empty ones
	for c := range r.columns {
		if col := t.column(c); len(col) > 0 {
			tops[col[len(col)-1]&15] |= 1 << c
		}
	}
	takes := func(face uint8, but int) bool {
		for on := tops[face&15+1] &^ (1 << but); on != 0; on &= on - 1 {
			top := t.cards[t.ends[bits.TrailingZeros16(on)]-1]
			if r.lie[top][face]&fits != 0 {
				return true
			}
		}
		return false
	}
	places, ready := int32(0), int32(0)
	for face, n := range l.unseen {
		if n > 0 && takes(uint8(face), rowColumns) {
			places += n
		}
	}
	for c := range r.columns {
		col, n := t.column(c), r.run(t, c)
		rest := len(col) - n
		if n > 0 && col[rest] != 0 && (rest == 0 || col[rest-1]&faceDown != 0) && takes(col[rest], c) {
			ready++
		}
	}
	return l.weights.place*places/max(1, l.hidden) + l.weights.ready*ready
}
