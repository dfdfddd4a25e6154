package table

import "time"

// rise is a run that stands out a little because a mouse is on it and could pick it up, or
// that sinks back.
type rise struct {
	on   bool
	hit  Hit
	up   bool
	from float64 // how high it was then, 0 to 1
	at   time.Duration
}

// height is how high it is, 0 to 1.
func (r *rise) height(now time.Duration) float64 {
	t := easeOut.at(part(now, r.at, liftTime))
	if r.up {
		return r.from + (1-r.from)*t
	}
	return r.from * (1 - t)
}

// has reports whether a card is in the run.
func (r *rise) has(s *Spot) bool { return r.on && s.Pile == r.hit.Pile && s.Index >= r.hit.Index }

// rise has the run at a hit stand out, if it can be picked up, and what stood out before
// sink back.
func (v *View) rise(h Hit, now time.Duration) {
	to := rise{on: v.lift(h) > 0 && v.held(v.owner(h.Pile)) == nil, hit: h, up: true, at: now}
	was := &v.rising
	if to.on == was.on && (!to.on || to.hit == was.hit) {
		return
	}
	v.dirty = true
	if v.sinking.on && v.sinking.hit == h {
		to.from = v.sinking.height(now)
	}
	v.sinking = rise{on: was.on, hit: was.hit, from: was.height(now), at: now}
	v.rising = to
}

// risen moves a resting card to how high it stands, over the shadow of its run.
func (v *View) risen(s *Spot, p pose, now time.Duration, buf []Sprite) (pose, []Sprite) {
	high := 0.0
	for _, r := range [...]*rise{&v.rising, &v.sinking} {
		if !r.has(s) {
			continue
		}
		h := r.height(now)
		if v.motion.still() && h > 0 {
			h = 1
			if !r.up {
				h = 0
			}
		}
		if high = max(high, h); s.Index == r.hit.Index && h > 0 {
			cards := v.pile(s.Pile)
			buf = append(buf, lies(ShadowSprite, s.Join(cards[len(cards)-1].Rect), float32(.6*h)))
		}
	}
	high *= v.layout.snap(max(2, .025*v.layout.CardH))
	if v.layout.Seats[s.Pile].Turned {
		high = -high
	}
	p.y -= high
	return p, buf
}

// swaying reports whether something rises or sinks.
func (v *View) swaying(now time.Duration) bool {
	at := max(v.rising.at, v.sinking.at)
	return (v.rising.on || v.sinking.on) && now < at+liftTime && !v.motion.still()
}
