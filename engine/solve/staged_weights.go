package solve

// weightsFor returns the weights for a game. They were found by trial: of a few dozen deals,
// how many does a narrow pass win?
func weightsFor(r *rowRules) rowWeights {
	if r.runs {
		return spiderWeights()
	}
	return homeWeights()
}

// spiderWeights are for runs that go home whole: what counts is cards in suit. A card that
// merely fits is nearly as bad as one that does not, since it has to be moved again.
func spiderWeights() rowWeights {
	w := rowWeights{home: 83, down: -25, stacked: -12, lower: -8, higher: -21, cover: -6, king: 15}
	for i := 2; i < len(w.join); i++ {
		w.join[i] = 15 + 3*int32(i-2)
	}
	for i := range w.empty {
		w.empty[i] = 30 * int32(i)
	}
	return w
}

// homeWeights are for cards that go home one at a time.
func homeWeights() rowWeights {
	w := rowWeights{home: 43, down: -60, stacked: 1, block: -10, king: 15}
	for i := 2; i < len(w.join); i++ {
		w.join[i] = 5
	}
	for i := 1; i < len(w.empty); i++ {
		w.empty[i] = 20 + 40*int32(i)
	}
	return w
}

// varied returns the weights for a pass: those found best, from the second pass on each up to
// a quarter more or less, so that a pass that failed is not merely repeated on a larger scale.
func (w rowWeights) varied(pass int) rowWeights {
	if pass == 0 {
		return w
	}
	n := uint64(pass) << 32
	vary := func(x *int32) {
		n++
		*x += *x*int32(mix(n)%51)/100 - *x/4
	}
	for _, x := range []*int32{&w.home, &w.down, &w.stacked, &w.lower, &w.higher, &w.cover, &w.block, &w.king} {
		vary(x)
	}
	for i := range w.empty {
		vary(&w.empty[i])
	}
	return w
}
