package solve

// shorten leaves out moves that a winning line can do without, as long as there are any.
// What it returns is a winning line, too, but not the shortest there is.
func (r *rowRules) shorten(root rowTable, line []rowMove) []rowMove {
	room := make([]rowMove, len(line))
	for again := true; again; {
		again = false
		t := root
		for i := 0; i < len(line); i++ {
			for _, bold := range [2]bool{false, true} {
				if rest, ok := r.without(t, line[i:], bold, room[:0]); ok {
					line = append(line[:i], rest...)
					again = true
				}
			}
			if i < len(line) {
				r.apply(&t, line[i])
			}
		}
	}
	return line
}

// without plays a line without its first move, and reports whether it still wins, and what
// was played. Moves that are no longer legal are left out as well, but where cards were
// to come to or go from the place that the first move would have taken some to, the place
// where they were left serves: only if it must, or, boldly, whenever it can.
func (r *rowRules) without(t rowTable, line []rowMove, bold bool, played []rowMove) ([]rowMove, bool) {
	first := line[0]
	if first == dealRow {
		return nil, false
	}
	for _, m := range line[1:] {
		other := instead(m, first)
		switch here, there := r.legal(&t, m), r.legal(&t, other); {
		case there && (bold || !here):
			m = other
		case m == dealRow && !here:
			return nil, false
		case !here:
			continue
		}
		r.apply(&t, m)
		played = append(played, m)
		if t.atHome() == r.cards {
			return played, true
		}
	}
	return nil, false
}

// instead returns a move with the place where another move begins for that where it ends.
func instead(m, other rowMove) rowMove {
	if m == dealRow {
		return m
	}
	from, to := m.from(), m.to()
	if from == other.to() {
		from = other.from()
	}
	if to == other.to() {
		to = other.from()
	}
	return carry(from, to, m.count())
}

// legal reports whether a move may be made.
func (r *rowRules) legal(t *rowTable, m rowMove) bool {
	if m == dealRow {
		return r.mayDeal(t)
	}
	from, to, n := m.from(), m.to(), m.count()
	if from == to {
		return false
	}
	var head uint8
	if from < r.columns {
		if n > r.run(t, from) {
			return false
		}
		head = t.cards[int(t.ends[from])-n]
	} else {
		f := from - r.columns
		if r.runs || n != 1 || t.home[f] == 0 {
			return false
		}
		head = t.home[f] | r.suit[f]
	}
	if to >= r.columns {
		f := to - r.columns
		return !r.runs && n == 1 && from < r.columns && head == t.home[f]+1|r.suit[f]
	}
	onto := t.column(to)
	if len(onto) == 0 {
		return !r.kings || head&15 == r.ranks
	}
	top := onto[len(onto)-1]
	return top&faceDown == 0 && r.lie[top][head]&fits != 0
}
