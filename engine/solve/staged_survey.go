package solve

// rowScratch is what is known of the table that children are being made of.
type rowScratch struct {
	full    [rowColumns]rowEnd // the columns as they are
	rest    [rowColumns]rowEnd // the columns without the run at their end, turned up
	gain    [rowColumns]int32  // what the next row's card is worth on each column
	tops    [16]uint16         // the columns whose last card has a rank; 0 for the empty ones
	gains   int32              // the sum of them
	hash    uint64
	value   int32 // without the empty columns
	empties int
	home    int
}

// survey fills the scratch with a table, its columns summed up.
func (b *staged) survey(node *rowNode) {
	s, r, t := &b.scratch, b.rules, &node.table
	s.full = node.ends
	s.hash, s.value, s.empties, s.gains = 0, 0, 0, 0
	s.tops = [16]uint16{}
	s.home = t.atHome()
	for c := range r.columns {
		e := &s.full[c]
		if e.n == 0 {
			s.empties++
		}
		s.tops[e.top&15] |= 1 << c
		s.hash += b.share(c, e)
		s.value += e.value
		if s.rest[c] = (rowEnd{}); e.run > 0 {
			s.rest[c] = b.under(t.column(c), *e)
		}
		s.gain[c] = b.gain(c, e)
		s.gains += s.gain[c]
	}
	s.value += int32(s.home) * b.values.home
}

// share is a column's part in the hash of a table. Where columns may be told apart, each
// has a number of its own.
func (b *staged) share(c int, e *rowEnd) uint64 {
	if b.ordered {
		return mix(e.hash + uint64(c+1)*0x9e3779b97f4a7c15)
	}
	return mix(e.hash)
}

// gain is what the next row adds to the value of a column.
func (b *staged) gain(c int, e *rowEnd) int32 {
	if c >= b.left {
		return 0
	}
	return b.worth(e, b.rules.stock[b.left-1-c])
}
