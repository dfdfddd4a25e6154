package table

import (
	"math"
	"time"
)

// ease turns the time of a movement, 0 to 1, into how far it has come.
type ease uint8

const (
	easeOut ease = iota // starts fast: things let go or dealt
	easeInOut
	linear
)

// at is cubic-bezier(.2,.8,.2,1) for easeOut and (.45,0,.25,1) for easeInOut.
func (e ease) at(t float64) float64 {
	switch {
	case t <= 0:
		return 0
	case t >= 1:
		return 1
	case e == easeOut:
		return bezier(.2, .8, .2, 1, t)
	case e == easeInOut:
		return bezier(.45, 0, .25, 1, t)
	}
	return t
}

// bezier evaluates a timing curve of style sheets at x, by halving: eighteen steps are
// finer than any screen.
func bezier(x1, y1, x2, y2, x float64) float64 {
	lo, hi := 0.0, 1.0
	for range 18 {
		t := (lo + hi) / 2
		if curve(x1, x2, t) < x {
			lo = t
		} else {
			hi = t
		}
	}
	return curve(y1, y2, lo)
}

func curve(a, b, t float64) float64 {
	u := 1 - t
	return 3*u*u*t*a + 3*u*t*t*b + t*t*t
}

// part is how much of a span of time has passed, 0 to 1.
func part(now, start, length time.Duration) float64 {
	if length <= 0 {
		if now < start {
			return 0
		}
		return 1
	}
	return clamp(0, float64(now-start)/float64(length), 1)
}

const ms = time.Millisecond

// travel is how long a card takes over a distance.
func travel(px float64) time.Duration {
	return time.Duration(clamp(90, 70+.22*px, 260) * float64(ms))
}

// pulse is the light of a hint: two waves from 60 % to full, then steady.
func pulse(since time.Duration) (alpha float64, busy bool) {
	const wave = 900 * ms
	if since >= 2*wave {
		return .6, false
	}
	x := float64(since%wave) / float64(wave)
	return .6 + .4*math.Sin(math.Pi*x)*math.Sin(math.Pi*x), true
}
