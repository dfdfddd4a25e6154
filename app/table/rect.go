package table

import "math"

// Rect is a rectangle: its left upper corner and its size.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether a point lies in the rectangle.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Grow returns the rectangle with d more on every side.
func (r Rect) Grow(d float64) Rect { return Rect{r.X - d, r.Y - d, r.W + 2*d, r.H + 2*d} }

// Meet returns what two rectangles have in common, or an empty rectangle.
func (r Rect) Meet(q Rect) Rect {
	x, y := max(r.X, q.X), max(r.Y, q.Y)
	m := Rect{x, y, min(r.X+r.W, q.X+q.W) - x, min(r.Y+r.H, q.Y+q.H) - y}
	if m.Empty() {
		return Rect{}
	}
	return m
}

// Join returns the smallest rectangle around both.
func (r Rect) Join(q Rect) Rect {
	if r.Empty() {
		return q
	}
	if q.Empty() {
		return r
	}
	x, y := min(r.X, q.X), min(r.Y, q.Y)
	return Rect{x, y, max(r.X+r.W, q.X+q.W) - x, max(r.Y+r.H, q.Y+q.H) - y}
}

// Area returns width times height.
func (r Rect) Area() float64 { return r.W * r.H }

func clamp(lo, v, hi float64) float64 { return min(hi, max(lo, v)) }

func distance(ax, ay, bx, by float64) float64 { return math.Hypot(ax-bx, ay-by) }
