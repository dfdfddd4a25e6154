package solve

// seen is a set of 64-bit keys, none of them zero, of which the high bits may carry a note
// beside the key: open addressing, eight bytes an entry, at most three quarters full. It
// only grows, by doubling and at last by four, up to a bound. When it is full it takes no more, and a
// search goes on without: slower, but right, since what is not in the set is merely
// looked into again.
type seen struct {
	keys  []uint64
	used  int
	bound int // most keys that are kept
	shift uint
	mask  uint64 // the bits that are the key
}

const allBits = 1<<64 - 1

func newSeen(bound int, mask uint64) *seen {
	return &seen{keys: make([]uint64, 1<<10), bound: bound, shift: 64 - 10, mask: mask}
}

// index returns where to begin to look for a key. Fibonacci hashing after a fold: the high
// half of the product depends on all bits of the key.
func (s *seen) index(key uint64) int {
	key &= s.mask
	h := (key ^ key>>31) * 0x9e3779b97f4a7c15
	return int((h ^ h<<29) >> s.shift)
}

// slot returns where a key is or would go.
func (s *seen) slot(key uint64) int {
	key &= s.mask
	i := s.index(key)
	for s.keys[i] != 0 && s.keys[i]&s.mask != key {
		i = (i + 1) & (len(s.keys) - 1)
	}
	return i
}

// full reports whether the set takes no more.
func (s *seen) full() bool { return s.used >= s.bound }

// add puts a key into the set and reports whether it is new.
func (s *seen) add(key uint64) bool {
	i := s.slot(key)
	if s.keys[i] != 0 {
		return false
	}
	s.put(i, key)
	return true
}

// put fills a free slot, while there is room.
func (s *seen) put(i int, key uint64) {
	if s.full() {
		return
	}
	s.keys[i] = key
	s.used++
	if s.used*4 > len(s.keys)*3 {
		s.grow()
	}
}

// grow makes room. The last step is twice as large: the memory of the one before it would be
// as good as lost, for it comes too late to be used again, and a browser never gets it back.
func (s *seen) grow() {
	old, by := s.keys, uint(1)
	if enough := s.bound * 4; len(old)*2*3 < enough && len(old)*4*3 >= enough {
		by = 2
	}
	s.keys = make([]uint64, len(old)<<by)
	s.shift -= by
	for _, k := range old {
		if k != 0 {
			s.keys[s.slot(k)] = k
		}
	}
}
