package table

import "math"

// Quad is a rectangle of the atlas and where it goes on the screen, in device pixels.
type Quad struct {
	SX0, SY0, SX1, SY1 float32
	DX0, DY0, DX1, DY1 float32
	Alpha              float32
	Angle              float32 // clockwise about the middle, in radians
}

// Corners are the corners on the screen: left and right above, left and right below.
func (q *Quad) Corners() (at [4][2]float32) {
	at = [4][2]float32{{q.DX0, q.DY0}, {q.DX1, q.DY0}, {q.DX0, q.DY1}, {q.DX1, q.DY1}}
	if q.Angle == 0 {
		return at
	}
	sin, cos := math.Sincos(float64(q.Angle))
	s, c := float32(sin), float32(cos)
	mx, my := (q.DX0+q.DX1)/2, (q.DY0+q.DY1)/2
	for i := range at {
		x, y := at[i][0]-mx, at[i][1]-my
		at[i] = [2]float32{mx + x*c - y*s, my + x*s + y*c}
	}
	return at
}

// Quads appends what a sprite comes to: one rectangle, or nine where corners must keep
// their size. dpr is device pixels per CSS pixel. A sprite that the atlas lacks comes to
// nothing. Marks of nine look the same when turned by half. With room in buf it allocates
// nothing.
func (s *Spec) Quads(sp Sprite, dpr float64, buf []Quad) []Quad {
	c := s.Cells[sp.ID]
	if c.W == 0 || sp.Alpha <= 0 || sp.ScaleX <= 0 {
		return buf
	}
	k := dpr / s.Scale // device pixels per atlas pixel
	pad := float64(c.Pad) * k
	r := Rect{sp.X * dpr, sp.Y * dpr, sp.W * dpr, sp.H * dpr}
	if c.Pad > 0 && c.Cut == 0 { // what reaches beyond grows with the picture
		pad *= r.W / (float64(c.W-2*c.Pad) * k)
	}
	r = r.Grow(pad)
	if sp.ScaleX != 1 {
		w := r.W * float64(sp.ScaleX)
		r.X, r.W = r.X+(r.W-w)/2, w
	}
	if c.Cut == 0 {
		return append(buf, Quad{
			float32(c.X), float32(c.Y), float32(c.X + c.W), float32(c.Y + c.H),
			float32(r.X), float32(r.Y), float32(r.X + r.W), float32(r.Y + r.H), sp.Alpha, sp.Angle,
		})
	}
	sx, dx := cuts(c.X, c.W, c.Cut, r.X, r.W, k)
	sy, dy := cuts(c.Y, c.H, c.Cut, r.Y, r.H, k)
	for j := range 3 {
		for i := range 3 {
			q := Quad{sx[i], sy[j], sx[i+1], sy[j+1], dx[i], dy[j], dx[i+1], dy[j+1], sp.Alpha, 0}
			if q.DX1 > q.DX0 && q.DY1 > q.DY0 && q.SX1 > q.SX0 && q.SY1 > q.SY0 {
				buf = append(buf, q)
			}
		}
	}
	return buf
}

// cuts divides one side of a cell and of where it goes in three. Where the corners do not
// both fit, they share what there is.
func cuts(at, length, cut int, to, span, k float64) (s, d [4]float32) {
	corner := min(float64(cut)*k, span/2)
	cut = min(cut, length/2)
	s = [4]float32{float32(at), float32(at + cut), float32(at + length - cut), float32(at + length)}
	d = [4]float32{float32(to), float32(to + corner), float32(to + span - corner), float32(to + span)}
	return s, d
}
