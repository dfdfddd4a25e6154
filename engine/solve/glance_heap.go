package solve

// glanceHeap is children whose turn is yet to come, the best on top.
type glanceHeap []rowChild

func (o *glanceHeap) push(c rowChild) {
	*o = append(*o, c)
	h, i := *o, len(*o)-1
	for ; i > 0 && h[(i-1)/2].value < c.value; i = (i - 1) / 2 {
		h[i] = h[(i-1)/2]
	}
	h[i] = c
}

// pop takes the best off.
func (o *glanceHeap) pop() rowChild {
	h := *o
	best, last := h[0], h[len(h)-1]
	h = h[:len(h)-1]
	*o = h
	i := 0
	for {
		next := 2*i + 1
		if next+1 < len(h) && h[next+1].value > h[next].value {
			next++
		}
		if next >= len(h) || h[next].value <= last.value {
			break
		}
		h[i] = h[next]
		i = next
	}
	if len(h) > 0 {
		h[i] = last
	}
	return best
}
