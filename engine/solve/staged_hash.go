package solve

// rowKeys is the numbers that hashes are made of.
type rowKeys struct {
	card  [2 * rowFaces]uint64
	power [128]uint64 // of an odd base, so that a run's share can be shifted up and down
	under [128]uint64 // the inverses
}

func newRowKeys() *rowKeys {
	k := &rowKeys{}
	for i := range k.card {
		k.card[i] = mix(uint64(i))
	}
	base := mix(uint64(len(k.card)))<<3 | 3
	inverse := base // of base times inverse; each round doubles the low bits that are right
	for range 6 {
		inverse *= 2 - base*inverse
	}
	k.power[0], k.under[0] = 1, 1
	for i := 1; i < len(k.power); i++ {
		k.power[i], k.under[i] = k.power[i-1]*base, k.under[i-1]*inverse
	}
	return k
}
