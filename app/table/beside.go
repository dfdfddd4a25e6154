package table

import "math"

// Beside gives a table nearly all of a window, and another one a small part to be looked at:
// a strip above the board on upright screens, a column at its left on a phone on its side, one
// at its right on a desktop. What the small table leaves of the strip or column is for words.
// The own screen's Aside is what both take; aside is where that lies in the window.
func Beside(sc Screen, leftHanded bool) (own, small Screen, aside Rect) {
	own = sc
	text := clamp(1, sc.Text, 2)
	safe := sc.Safe
	whole := func(v float64) float64 { return math.Round(v*max(1, sc.DPR)) / max(1, sc.DPR) }
	const pad = 4
	var w, h float64 // of the small table
	switch shapeOf(sc) {
	case Landscape:
		wide := whole(clamp(116, .21*sc.W, 180))
		aside = Rect{safe.Left, safe.Top, wide, sc.H - safe.Top - safe.Bottom}
		own.Aside.Left = wide
		if leftHanded {
			aside.X = sc.W - safe.Right - wide
			own.Aside = Insets{Right: wide}
		}
		w, h = wide-2*pad, min(1.1*wide, aside.H-78*text)
	case Desktop:
		wide, bar := whole(clamp(230, .24*sc.W, 420)), 52*text+safe.Top
		aside = Rect{sc.W - safe.Right - wide, bar, wide, sc.H - bar - safe.Bottom}
		own.Aside.Right = wide
		w, h = wide-6*pad, min(1.15*wide, aside.H-120*text)
	default:
		top, high := 40*text+safe.Top, whole(clamp(96, .165*sc.H, 210))
		if shapeOf(sc) == Tablet {
			top = 52*text + safe.Top
		}
		aside = Rect{safe.Left, top, sc.W - safe.Left - safe.Right, high}
		own.Aside.Top = high
		h = high - 2*pad
		w = min(1.35*h, .5*aside.W)
	}
	small = Screen{W: whole(w), H: whole(h), DPR: sc.DPR, Part: true, Bare: true, X: whole(aside.X + pad), Y: whole(aside.Y + pad)}
	if shapeOf(sc) == Desktop {
		small.X, small.Y = whole(aside.X+2*pad), whole(aside.Y+6*pad)
	}
	return own, small, aside
}
