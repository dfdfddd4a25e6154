package table

import "math"

// Window is a rectangle of the screen's table as it lies in the window.
func (s Screen) Window(r Rect) Rect {
	if s.Turned {
		r.X, r.Y = s.W-r.X-r.W, s.H-r.Y-r.H
	}
	r.X, r.Y = r.X+s.X, r.Y+s.Y
	return r
}

// inside turns a point of the window into one of the screen, and reports whether it is there.
func (s Screen) inside(x, y float64) (px, py float64, ok bool) {
	x, y = x-s.X, y-s.Y
	ok = !s.Part || x >= 0 && y >= 0 && x < s.W && y < s.H
	if s.Turned {
		x, y = s.W-x, s.H-y
	}
	return x, y, ok
}

// window puts pictures where they lie in the window.
func (s Screen) window(sprites []Sprite) {
	if !s.Part {
		return
	}
	for i := range sprites {
		sprites[i].Rect = s.Window(sprites[i].Rect)
		if s.Turned {
			sprites[i].Angle += math.Pi
		}
	}
}

// lowestPart is the height below which no table lies above another.
const lowestPart = 260

// Split divides a window between two tables of their own, for people who play at once: side by
// side or one above the other, along its longer side, in what notches leave. Both are of one
// size, so that one atlas serves both. Facing each other the two sit at the upper and the lower
// edge, and the upper table is turned by half; on a phone on its side, where that leaves
// nothing to play on, they sit side by side all the same. The first is the lower or the left
// one.
func Split(sc Screen, facing bool) (near, far Screen) {
	near = sc
	near.Part, near.Turned, near.Safe = true, false, Insets{}
	near.X, near.Y = sc.X+sc.Safe.Left, sc.Y+sc.Safe.Top
	near.W, near.H = sc.W-sc.Safe.Left-sc.Safe.Right, sc.H-sc.Safe.Top-sc.Safe.Bottom
	whole := func(v float64) float64 { return math.Floor(v*max(1, sc.DPR)/2) / max(1, sc.DPR) }
	if near.W > near.H && (!facing || near.H < 2*lowestPart) {
		near.W = whole(near.W)
		far = near
		far.X += near.W
		return near, far
	}
	near.H = whole(near.H)
	far = near
	near.Y += near.H
	far.Turned = facing
	return near, far
}
