package solve

import "testing"

// TestSeen fills a set beyond its bound: it keeps so many, in a table no larger than
// they need.
func TestSeen(t *testing.T) {
	for _, bound := range []int{1, 700, 769, 3000, 100_000} {
		s := newSeen(bound, allBits)
		for round := range 2 {
			kept := 0
			for key := uint64(1); key <= 120_000; key++ {
				if !s.add(key * 7919) {
					kept++
				}
			}
			if want := bound * round; kept != want {
				t.Errorf("bound %d, round %d: %d were kept, want %d", bound, round, kept, want)
			}
		}
		if n := len(s.keys); s.used != bound || n*3 < bound*4 || n > 1<<10 && n*3 > bound*8+6 {
			t.Errorf("bound %d: %d keys in %d slots", bound, s.used, n)
		}
		if 1<<(64-s.shift) != len(s.keys) {
			t.Errorf("bound %d: a shift of %d for %d slots", bound, s.shift, len(s.keys))
		}
	}
}
