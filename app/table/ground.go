package table

import (
	"time"

	"pazienza/engine"
)

// ground appends what lies below a table of two: a darker ground under what is shared, and a
// light on the half whose turn it is.
func (v *View) ground(buf []Sprite) []Sprite {
	if !v.game.Two() {
		return buf
	}
	for _, r := range v.layout.Shared {
		if !r.Empty() {
			buf = append(buf, lies(GroundSprite, r, 1))
		}
	}
	if player, ok := v.game.Turn(&v.state); ok && !v.game.Won(&v.state) {
		buf = append(buf, lies(FillSprite, v.layout.Halves[player], .5))
	}
	return buf
}

// owners appends to the cards on shared foundations whose they are: faces do not tell.
func (v *View) owners(now time.Duration, buf []Sprite) []Sprite {
	if !v.game.Two() {
		return buf
	}
	first, n := v.game.Foundations()
	for f := first; f < first+engine.PileID(n); f++ {
		spots := v.pile(f)
		i := len(spots) - 1
		for i >= 0 && v.away(&spots[i], now) {
			i--
		}
		if i < 0 {
			continue
		}
		id := OwnSprite
		if v.back(spots[i].Card) == FarBackSprite {
			id = FarOwnSprite
		}
		buf = append(buf, lies(id, v.layout.own(spots[i].Rect), 1))
	}
	return buf
}

// own is where on a card its owner is told: on the lower edge, where no index lies.
func (l *Layout) own(r Rect) Rect {
	w := l.snap(clamp(9, .2*l.CardW, 18*l.signs()))
	h := l.snap(1.4 * w)
	return Rect{l.snap(r.X + (r.W-w)/2), l.snap(r.Y + r.H - h + min(h/2, 5)), w, h}
}
