package solve

// rowEnd sums up a column, or the part of it below some card: all that the search must know
// to take cards off and put cards on.
type rowEnd struct {
	hash  uint64 // a polynomial over its cards, not yet mixed
	value int32
	n     uint8 // how many cards
	run   uint8 // how many of them, at the end, move together
	top   uint8 // the last card, 0 with none
	deep  uint8 // lowest less the lowest rank below the run, 0 with nothing there
}

// lowest is above every rank.
const lowest = 16

// deeper is deep as it becomes when the run is put something on that does not join it.
func (e *rowEnd) deeper() uint8 {
	if e.n == 0 {
		return 0
	}
	return max(e.deep, lowest-e.top&15)
}

// on returns a column with one more card.
func (b *staged) on(e rowEnd, card uint8) rowEnd {
	v := b.values
	e.hash += b.keys.card[card] * b.keys.power[e.n]
	switch {
	case card&faceDown != 0:
		e.deep = e.deeper()
		e.value += v.down + v.deep*int32(e.n) + v.blocks(e.deep, card, 1)
		e.run = 0
	case b.joins(&e, card):
		e.value += b.worth(&e, card)
		e.run++
	default:
		e.value += b.worth(&e, card)
		e.deep = e.deeper()
		e.run = 1
	}
	e.n++
	e.top = card
	return e
}

// under returns a column without the run at its end, what is left turned up.
func (b *staged) under(cards []uint8, e rowEnd) rowEnd {
	n := len(cards) - int(e.run)
	head := cards[n]
	for i, card := range cards[n:] {
		e.hash -= b.keys.card[card] * b.keys.power[n+i]
	}
	e.n = uint8(n)
	e.value -= b.values.sum[e.run] + b.values.blocks(e.deep, head, int(e.run))
	if n == 0 {
		if head&15 == b.rules.ranks {
			e.value -= b.values.king
		}
		return rowEnd{}
	}
	e.top = cards[n-1]
	if e.top&faceDown == 0 {
		e.run = b.length(cards[:n])
		e.deep = deepest(cards[:n-int(e.run)])
		e.value -= int32(b.values.pair[e.top][head]) + b.values.cover*int32(e.run-1)
		return e
	}
	n--
	up := e.top &^ faceDown
	e.hash -= b.keys.card[e.top] * b.keys.power[n]
	e.value -= b.values.down + b.values.deep*int32(n) + b.values.blocks(deepest(cards[:n]), up, 1)
	e.n, e.run, e.top, e.deep = uint8(n), 0, 0, 0
	if n > 0 {
		e.top = cards[n-1]
		e.run = b.length(cards[:n])
		e.deep = deepest(cards[:n-int(e.run)])
	}
	return b.on(e, up)
}

// deepest returns lowest less the lowest rank of some cards, 0 for none.
func deepest(cards []uint8) uint8 {
	d := uint8(0)
	for _, card := range cards {
		d = max(d, lowest-card&15)
	}
	return d
}

// length returns how many cards at the end of a column move together.
func (b *staged) length(cards []uint8) uint8 {
	i := len(cards) - 1
	if cards[i]&faceDown != 0 {
		return 0
	}
	for i > 0 && cards[i-1]&faceDown == 0 && b.rules.lie[cards[i-1]][cards[i]]&joined != 0 {
		i--
	}
	return uint8(len(cards) - i)
}

// sumUp sums up a column of a table.
func (b *staged) sumUp(t *rowTable, c int) rowEnd {
	var e rowEnd
	for _, card := range t.column(c) {
		e = b.on(e, card)
	}
	return e
}

// resum sums up anew the columns of a table that a move changed, made from table p.
func (b *staged) resum(n, p *rowNode, m rowMove) {
	if to := m.to(); to < b.rules.columns {
		e, cards := &n.ends[to], n.table.column(to)
		if int(e.n)+m.count() == len(cards) {
			for _, card := range cards[e.n:] {
				*e = b.on(*e, card)
			}
		} else { // a run went home
			*e = b.sumUp(&n.table, to)
		}
	}
	if from := m.from(); from < b.rules.columns {
		e, cards := &n.ends[from], p.table.column(from)
		if m.count() < int(e.run) {
			for range m.count() {
				b.lift(e, cards[e.n-2:e.n])
			}
		} else {
			*e = b.sumUp(&n.table, from)
		}
	}
}
