package table

import (
	"time"

	"pazienza/engine"
)

// signs appends the marks that lie on resting cards: what moved last, a hint, legal
// targets, and the keyboard's rings.
func (v *View) signs(now time.Duration, buf []Sprite) ([]Sprite, bool) {
	busy := false
	for player := range v.game.Players() {
		m := &v.marks[player]
		buf = v.lastSigns(player, now, buf)
		if m.hinted {
			alpha, waves := pulse(now - m.hintAt)
			if v.motion.set.Reduced {
				alpha, waves = .8, false
			}
			busy = busy || waves
			buf = v.hintSigns(m.hint, float32(alpha), buf)
		}
		if alpha, fading := m.aims.alpha(now); alpha > 0 || fading {
			busy = busy || fading
			buf = v.aimSigns(m.aims.piles, float32(alpha), buf)
		}
		if r := m.gap; r.on {
			where := v.top(r.pile)
			buf = append(buf, lies(FillSprite, where, 1), lies(RingSprite, where, 1))
		}
	}
	buf = v.pickSign(v.picked, buf)
	for player := range v.game.Players() {
		buf = v.pickSign(v.marks[player].chosen, buf)
	}
	if r := v.cursor; r.on && !(v.picked.on && v.picked.pile == r.pile && v.picked.index == r.index) {
		n := 1
		if l := v.lift(Hit{r.pile, r.index}); l > 0 {
			n = l
		}
		buf = append(buf, lies(CursorSprite, v.layout.ringed(v.around(r.pile, r.index, n)), 1))
	}
	return buf, busy
}

// ringReach is how far the rings of what the keyboard is on, and of what is picked up, reach
// beyond it.
const ringReach = 7

// ringed is where such a ring goes: at the edge of a small screen a little inward, where it
// lies on the rim of the card, rather than out of sight.
func (l *Layout) ringed(r Rect) Rect { return r.Meet(l.Board.Grow(-ringReach)) }

// lastSigns appends the tabs on what a player moved last and, fainter and below, on what that
// left. Both lie as the player sees them.
func (v *View) lastSigns(player int, now time.Duration, buf []Sprite) []Sprite {
	m, l := v.marks[player].last, v.layout
	s := v.pile(m.pile)
	if !m.on || m.index >= len(s) || v.away(&s[m.index], now) {
		return buf
	}
	if v.game.Two() && s[m.index].Hidden() { // the other has played on it
		return buf
	}
	r := l.seen(player, s[m.index].Rect)
	tab := Rect{l.snap(r.X + .28*r.W), l.snap(r.Y - 1.5), l.snap(.44 * r.W), 4}
	buf = append(buf, lies(MarkSprite, l.seen(player, tab), 1))
	if left := v.pile(m.from); len(left) == 0 || !v.away(&left[len(left)-1], now) {
		r := l.seen(player, v.top(m.from))
		tab.X, tab.Y = l.snap(r.X+.28*r.W), l.snap(r.Y+r.H-2.5)
		buf = append(buf, lies(MarkSprite, l.seen(player, tab), .5))
	}
	return buf
}

// pickSign appends the ring around what is picked up, and its tick.
func (v *View) pickSign(r ring, buf []Sprite) []Sprite {
	if !r.on {
		return buf
	}
	l, player, n := v.layout, v.owner(r.pile), len(buf)
	where := l.seen(player, l.ringed(v.around(r.pile, r.index, r.n)))
	// On the lower edge: everywhere else lies an index.
	w, h := l.sign(24), l.sign(badgeH)
	b := Rect{l.snap(where.X + (where.W-w)/2), l.snap(where.Y + where.H - h + 6), w, h}
	buf = append(buf, lies(PickedSprite, where, 1), lies(BadgeSprite, b, 1),
		lies(TickSprite, l.centred(b, TickSprite), 1))
	v.turn(player, buf[n:])
	return buf
}

// around is the rectangle of n cards of a pile from index on as they can be seen, or the
// pile's slot.
func (v *View) around(p engine.PileID, index, n int) Rect {
	s := v.pile(p)
	if index < 0 || index >= len(s) {
		if len(s) > 0 && v.layout.Seats[p].Fan != FanColumn {
			return s[len(s)-1].Rect
		}
		return v.layout.Seats[p].Base
	}
	r := s[index].Strip
	if r.Empty() {
		r = s[index].Rect
	}
	for i := index + 1; i < min(index+n, len(s)); i++ {
		r = r.Join(s[i].Strip)
	}
	return r
}

// top is the rectangle where the next card of a pile would lie, roughly: its last card,
// or its slot.
func (v *View) top(p engine.PileID) Rect {
	if s := v.pile(p); len(s) > 0 {
		return s[len(s)-1].Rect
	}
	return v.layout.Seats[p].Base
}

// hintSigns appends the light around what a hint moves and the ring around where to.
func (v *View) hintSigns(m engine.Move, alpha float32, buf []Sprite) []Sprite {
	if m.Kind != engine.Carry {
		r := v.top(v.game.StockOf(int(m.Player)))
		return append(buf, lies(GlowSprite, r, alpha), lies(HintSprite, r, 1))
	}
	n := int(m.Count)
	from := v.around(m.From, v.state.Len(m.From)-n, n)
	return append(buf, lies(GlowSprite, from, alpha), lies(HintSprite, from, 1),
		lies(HintSprite, v.top(m.To), 1))
}

// aimSigns appends the rings of legal targets.
func (v *View) aimSigns(piles uint32, alpha float32, buf []Sprite) []Sprite {
	for p := range v.layout.Seats {
		if piles>>p&1 == 0 {
			continue
		}
		id := engine.PileID(p)
		r := v.top(id)
		if v.state.Len(id) == 0 {
			buf = append(buf, lies(FillSprite, r, alpha))
		}
		buf = append(buf, lies(RingSprite, r, alpha))
	}
	return buf
}

// origin appends a dashed outline where held cards came from.
func (v *View) origin(g *gesture, buf []Sprite) []Sprite {
	s := v.pile(g.hit.Pile)
	r := s[g.hit.Index].Rect.Join(s[len(s)-1].Rect)
	const long, short, thick = 6.0, 4.0, 1.5
	inset := v.layout.Radius()
	nx := max(1, int((r.W-2*inset+short)/(long+short)))
	ny := max(1, int((r.H-2*inset+short)/(long+short)))
	gapX := (r.W - 2*inset - float64(nx)*long) / float64(max(1, nx-1))
	gapY := (r.H - 2*inset - float64(ny)*long) / float64(max(1, ny-1))
	for i := range nx {
		x := r.X + inset + float64(i)*(long+gapX)
		buf = append(buf, lies(DashSprite, Rect{x, r.Y, long, thick}, .4),
			lies(DashSprite, Rect{x, r.Y + r.H - thick, long, thick}, .4))
	}
	for i := range ny {
		y := r.Y + inset + float64(i)*(long+gapY)
		buf = append(buf, lies(DashSprite, Rect{r.X, y, thick, long}, .4),
			lies(DashSprite, Rect{r.X + r.W - thick, y, thick, long}, .4))
	}
	return buf
}
