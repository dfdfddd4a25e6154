package table

import (
	"math"
	"time"

	"pazienza/engine"
)

// mover is a card that is drawn above those at rest.
type mover struct {
	spot  int
	order uint32
	pose  pose
}

// Scene appends the sprites of a moment, back to front. busy tells whether the next frame
// will differ; when it does not, [View.Wake] tells when to look again. With room in buf it
// allocates nothing.
func (v *View) Scene(now time.Duration, buf []Sprite) (sprites []Sprite, busy bool) {
	if v.layout == nil {
		return buf, false
	}
	v.tick(now)
	v.dirty = false
	from := len(buf)
	v.hands = [2]*gesture{v.held(0), v.held(1)}
	buf = append(buf, lies(WordmarkSprite, v.layout.Wordmark, .14))
	buf = v.ground(buf)
	buf = v.slots(now, buf)
	for _, g := range v.hands {
		if g != nil && g.stage == dragging {
			buf = v.origin(g, buf)
		}
	}
	buf = v.resting(now, buf)
	buf, busy = v.signs(now, buf)
	buf = v.badges(now, buf)
	buf = v.owners(now, buf)
	v.rose.dim(now, buf)
	for _, m := range v.movers {
		buf = v.card(&v.spots[m.spot], m.pose, buf)
	}
	for player := range v.game.Players() {
		if h := v.marks[player].raised; h.Index >= 0 && v.at(h) != 0 {
			s := &v.pile(h.Pile)[h.Index]
			buf = v.card(s, v.motion.pose(s, now), buf)
		}
	}
	for _, g := range v.hands {
		if g != nil {
			buf = v.holding(g, now, buf)
			busy = busy || now < g.lifted+liftTime
		}
	}
	v.screen.window(buf[from:])
	return buf, busy || v.swaying(now) || v.roseBusy(now) || now < v.motion.until
}

// card appends a card as it is seen. One that lies face down and shows through is its face
// under a veil.
func (v *View) card(s *Spot, p pose, buf []Sprite) []Sprite {
	sp := Sprite{v.back(s.Card), p.box(s), float32(p.alpha), float32(p.scaleX), v.angle(s.Card)}
	through := v.game.Variant.Shown == engine.ShowThrough
	if p.up || through {
		sp.ID = FaceSprite(s.Card)
	}
	buf = append(buf, sp)
	if !p.up && through {
		sp.ID = VeilSprite
		buf = append(buf, sp)
	}
	return buf
}

// away reports whether a card is not at its spot: held, or on its way.
func (v *View) away(s *Spot, now time.Duration) bool {
	if v.holds(s) {
		return true
	}
	if now >= v.motion.until {
		return v.rose.takes(s.Card, now)
	}
	f := &v.motion.fly[s.Card.ID()]
	return now < f.start+f.length
}

// resting appends the cards at rest and collects the movers in the order they are drawn: a
// later flight above an earlier one, and nothing below what lies under it in its pile.
func (v *View) resting(now time.Duration, buf []Sprite) []Sprite {
	v.movers = v.movers[:0]
	var lowest uint32 // the highest flight so far in the pile
	for i := range v.spots {
		s := &v.spots[i]
		if s.Index == 0 {
			lowest = 0
		}
		if v.holds(s) || v.rose.takes(s.Card, now) {
			continue
		}
		p := v.motion.pose(s, now)
		if p.moving || lowest > 0 {
			order := lowest
			f := &v.motion.fly[s.Card.ID()]
			if p.moving {
				order = max(lowest, f.order)
			}
			if p.moving && f.folds && now < f.start { // not yet of the pile
				order = f.below
			} else {
				lowest = order
			}
			v.movers = append(v.movers, mover{i, order, p})
			continue
		}
		if s.Hidden() && !v.away(&v.spots[i+1], now) {
			continue
		}
		p, buf = v.risen(s, p, now, buf)
		buf = v.card(s, p, buf)
	}
	for i := 1; i < len(v.movers); i++ { // nearly in order as they come
		for j := i; j > 0 && v.movers[j].order < v.movers[j-1].order; j-- {
			v.movers[j], v.movers[j-1] = v.movers[j-1], v.movers[j]
		}
	}
	return buf
}

// slots appends the outline of every pile whose lowest card is not at its spot.
func (v *View) slots(now time.Duration, buf []Sprite) []Sprite {
	free := false // the first free slot of foundations for runs is drawn
	for p := range v.layout.Seats {
		id, seat := engine.PileID(p), &v.layout.Seats[p]
		if cards := v.pile(id); len(cards) > 0 && !v.away(&cards[0], now) {
			continue
		}
		kind := v.game.Pile(id).Kind
		if !seat.Shown {
			if kind != engine.Foundation || free {
				continue
			}
			free = true
		}
		dim := float32(1)
		glyph, alpha := v.glyph(id)
		if glyph == CrossSprite {
			dim = .5
		}
		buf = append(buf, lies(SlotSprite, seat.Base, dim))
		if glyph != NoSprite {
			buf = append(buf, lies(glyph, v.layout.centred(seat.Base, glyph), alpha))
			if seat.Turned {
				buf[len(buf)-1].Angle = math.Pi
			}
		}
	}
	return buf
}

// glyph says what an empty pile shows, and how strongly.
func (v *View) glyph(p engine.PileID) (id SpriteID, alpha float32) {
	g := v.game
	switch pile := g.Pile(p); {
	case pile.Kind == engine.Foundation && g.Variant.Home == engine.HomeCards:
		return SuitSprite + SpriteID(pile.Suit), .5
	case pile.Kind == engine.Foundation:
		return RunSprite, .5
	case pile.Kind == engine.Column && g.Variant.Fill == engine.FillKing:
		return KingSprite, .5
	case pile.Kind == engine.Cell:
		return StarSprite, .35
	case pile.Kind != engine.StockPile:
		return NoSprite, 0
	case v.recycles(v.owner(p)):
		return RecycleSprite, .9
	case v.state.Len(p) > 0:
		return NoSprite, 0
	}
	return CrossSprite, .5
}

// runAspect is the width of the sign of a run to its height.
const runAspect = 2.04

// letterAspect is the width of a letter's or a digit's box to its height.
const letterAspect = .64

// glyphBox is the size of a glyph, on device pixels.
func (l *Layout) glyphBox(id SpriteID) (w, h float64) {
	switch {
	case id == WordmarkSprite:
		return l.snap(13 * wordmarkAspect), 13
	case id == TickSprite:
		w = l.sign(14)
	case id >= DigitSprite && id <= DigitLastSprite, id >= LetterSprite && id < LetterSprite+4:
		return l.sign(digitH * letterAspect), l.sign(digitH)
	case id >= SmallSuitSprite && id <= SmallStarSprite:
		w = l.sign(digitH)
	case id == TurnSprite:
		w = l.sign(turnW)
	case id == RunSprite:
		return l.snap(.68 * l.CardW), l.snap(.68 * l.CardW / runAspect)
	case id == KingSprite:
		return l.snap(.42 * l.CardW * letterAspect), l.snap(.42 * l.CardW)
	case id == RecycleSprite:
		w = l.snap(.48 * l.CardW)
	case id == CrossSprite:
		w = l.snap(.42 * l.CardW)
	default: // suits and the star
		w = l.snap(.46 * l.CardW)
	}
	return w, w
}

// centred is a glyph's box in the middle of a rectangle.
func (l *Layout) centred(r Rect, id SpriteID) Rect {
	w, h := l.glyphBox(id)
	return Rect{l.snap(r.X + (r.W-w)/2), l.snap(r.Y + (r.H-h)/2), w, h}
}

// heldPose is where a held card is seen: k counts from the lead card. The run opens to
// its readable spacing while it is lifted.
func (v *View) heldPose(g *gesture, k int, now time.Duration) pose {
	spots := v.pile(g.hit.Pile)[g.hit.Index:]
	up := easeOut.at(part(now, g.lifted, liftTime))
	scale := 1 + .04*up
	if v.motion.set.Reduced {
		up, scale = 1, 1
	}
	apart := math.Abs(spots[k].Y - spots[0].Y)
	apart += (max(apart, float64(k)*v.layout.Up) - apart) * up
	if v.layout.Seats[g.hit.Pile].Turned {
		apart = -apart
	}
	l := v.layout
	// The point that was pressed stays under the pointer while the card grows.
	cx, cy := g.x-(g.gx-l.CardW/2)*scale, g.y-(g.gy-l.CardH/2)*scale
	return pose{x: cx - l.CardW/2, y: cy - l.CardH/2 + apart*scale, scale: scale, alpha: 1, scaleX: 1, up: true}
}

// holding appends the held cards over their shadow.
func (v *View) holding(g *gesture, now time.Duration, buf []Sprite) []Sprite {
	spots := v.pile(g.hit.Pile)[g.hit.Index:]
	first := v.heldPose(g, 0, now).box(&spots[0])
	last := v.heldPose(g, len(spots)-1, now).box(&spots[len(spots)-1])
	shade := part(now, g.lifted, liftTime)
	buf = append(buf, lies(ShadowSprite, first.Join(last), float32(shade)))
	for k := range spots {
		buf = v.card(&spots[k], v.heldPose(g, k, now), buf)
	}
	return buf
}
