package table

import "slices"

// gutter is empty space around every cell, so that filtering never reads a neighbour.
const gutter = 2

// pack places pictures on shelves in the smallest image that fits, or returns nil when
// none does.
func pack(all []picture, scale float64) *Spec {
	slices.SortStableFunc(all, func(a, b picture) int { return b.item.H + 2*b.pad - a.item.H - 2*a.pad })
	best := 0
	for side := 256; side <= MaxTexture; side *= 2 {
		w, h := shelves(all, side, nil)
		if w <= side && h <= MaxTexture && (best == 0 || area(all, side) < area(all, best)) {
			best = side
		}
	}
	if best == 0 {
		return nil
	}
	s := &Spec{Scale: scale, Items: make([]Item, 0, len(all))}
	s.Width, s.Height = shelves(all, best, func(p *picture, x, y int) {
		it := p.item
		it.X, it.Y = x+p.pad, y+p.pad
		s.Items = append(s.Items, it)
		s.Cells[p.id] = Cell{x, y, it.W + 2*p.pad, it.H + 2*p.pad, p.pad, p.cut}
	})
	return s
}

func area(all []picture, side int) int {
	w, h := shelves(all, side, nil)
	return w * h
}

// shelves walks the pictures left to right and down, and tells each its place.
func shelves(all []picture, side int, place func(p *picture, x, y int)) (w, h int) {
	x, y, tall := gutter, gutter, 0
	for i := range all {
		p := &all[i]
		cw, ch := p.item.W+2*p.pad, p.item.H+2*p.pad
		if x+cw+gutter > side && x > gutter {
			x, y, tall = gutter, y+tall+gutter, 0
		}
		if place != nil {
			place(p, x, y)
		}
		x, tall = x+cw+gutter, max(tall, ch)
		w, h = max(w, x), max(h, y+tall+gutter)
	}
	return w, h
}
