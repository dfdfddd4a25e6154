package solve

// rowWeights says what a table is worth: the sum of what its columns, its empty columns and
// its foundations are worth.
type rowWeights struct {
	home    int32                 // each card on a foundation
	down    int32                 // a face-down card
	deep    int32                 // a face-down card, for each below it
	join    [16]int32             // the nth card of a run that moves together
	stacked int32                 // a card that fits but does not move with the one below
	lower   int32                 // a card on a higher one that it does not fit
	higher  int32                 // a card on a lower or equal one
	cover   int32                 // each further card of a run that it is put on without joining it
	block   int32                 // a card somewhere above a lower one
	king    int32                 // the highest rank at the bottom of a column
	empty   [rowColumns + 1]int32 // so many empty columns
}

// rowValues is the weights compiled for the inner loop.
type rowValues struct {
	rowWeights
	pair [rowFaces][rowFaces]int16 // of a card on another that it is not joined to
	sum  [16]int32                 // of a run's cards up to the nth
}

func compileValues(r *rowRules, w rowWeights) *rowValues {
	v := &rowValues{rowWeights: w}
	for a := range uint8(rowFaces) {
		for b := range uint8(rowFaces) {
			p := w.lower
			switch {
			case r.lie[a][b] != 0:
				p = w.stacked
			case b&15 >= a&15:
				p = w.higher
			}
			v.pair[a][b] = int16(p)
		}
	}
	for i := 1; i < len(v.sum); i++ {
		v.sum[i] = v.sum[i-1] + w.join[i]
	}
	return v
}

// worth is what one more card, face up, adds to a column's value.
func (b *staged) worth(e *rowEnd, card uint8) int32 {
	v := b.values
	switch {
	case e.n == 0 && card&15 == b.rules.ranks:
		return v.king + v.join[1]
	case e.n == 0:
		return v.join[1]
	case b.joins(e, card):
		return v.join[e.run+1] + v.blocks(e.deep, card, 1)
	}
	value := v.join[1] + v.blocks(e.deeper(), card, 1)
	if e.run > 0 {
		value += int32(v.pair[e.top][card]) + v.cover*int32(e.run-1)
	}
	return value
}

// joins reports whether a face-up card joins the run at a column's end.
func (b *staged) joins(e *rowEnd, card uint8) bool {
	return e.run > 0 && b.rules.lie[e.top][card]&joined != 0
}

// blocks is what n cards of a run with this head are worth on account of lower cards below.
func (v *rowValues) blocks(deep, head uint8, n int) int32 {
	return v.block * int32(max(0, min(int(head&15)+int(deep)-lowest, n)))
}
