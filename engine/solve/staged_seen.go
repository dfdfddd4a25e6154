package solve

// rowSeen is a set of hashes that is emptied from time to time: open addressing, at most
// half full.
type rowSeen struct {
	slots []uint64
	n     int
}

// clear empties the set, and lets go of room that it did not need.
func (s *rowSeen) clear() {
	size := 1024
	for size < 2*s.n {
		size *= 2
	}
	if size != len(s.slots) {
		s.slots = make([]uint64, size)
	} else {
		clear(s.slots)
	}
	s.n = 0
}

// slot returns where a hash is or would go.
func (s *rowSeen) slot(h uint64) int {
	mask := len(s.slots) - 1
	i := int(h>>20) & mask
	for s.slots[i] != 0 && s.slots[i] != h {
		i = (i + 1) & mask
	}
	return i
}

func (s *rowSeen) has(h uint64) bool { return s.slots[s.slot(h)] == h }

// add adds a hash and reports whether it is new.
func (s *rowSeen) add(h uint64) bool {
	i := s.slot(h)
	if s.slots[i] == h {
		return false
	}
	s.slots[i] = h
	if s.n++; 2*s.n > len(s.slots) {
		old := s.slots
		s.slots = make([]uint64, 2*len(old))
		for _, o := range old {
			if o != 0 {
				s.slots[s.slot(o)] = o
			}
		}
	}
	return true
}

// rowRanking sorts by value: a counting sort.
type rowRanking struct {
	counts [1 << 14]int32
	order  []int32
}

// rank returns the numbers below n by value, best first, equal ones as they came. Those that
// are worth far less than the best count as equal.
func (r *rowRanking) rank(n int, value func(int) int32) []int32 {
	if cap(r.order) < n {
		r.order = make([]int32, n+n/2)
	}
	r.order = r.order[:n]
	if n == 0 {
		return r.order
	}
	clear(r.counts[:])
	best := value(0)
	for i := 1; i < n; i++ {
		best = max(best, value(i))
	}
	const last = len(r.counts) - 1
	for i := range n {
		r.counts[min(int(best-value(i)), last)]++
	}
	sum := int32(0)
	for i, c := range r.counts {
		r.counts[i] = sum
		sum += c
	}
	for i := range n {
		at := &r.counts[min(int(best-value(i)), last)]
		r.order[*at] = int32(i)
		*at++
	}
	return r.order
}
