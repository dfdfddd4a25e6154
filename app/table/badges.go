package table

import (
	"time"

	"pazienza/engine"
)

// Sizes of badges, the pills on the lower edges of piles, and of pips; see signs.
const (
	badgeH    = 20.0
	badgeMinW = 28.0
	badgePad  = 8.0 // at each side of the signs, and half of it where cards are small
	digitH    = 10.0
	digitStep = 7.5
	suitStep  = 11.0
	turnW     = 12.0
	turnStep  = 14.0
	pipSize   = 8.0
)

// signsGrow is the width of cards above which badges and pips grow with them, as on large
// monitors, seen from further away.
const signsGrow = 120

// signs is by how much badges and pips are larger than that.
func (l *Layout) signs() float64 { return max(1, l.CardW/signsGrow) }

// sign is a size of theirs, on device pixels.
func (l *Layout) sign(v float64) float64 { return l.snap(v * l.signs()) }

// badges appends what is counted: the stock's cards or row deals, and what jokers stand for.
// On a table that is only looked at they would be larger than its cards.
func (v *View) badges(now time.Duration, buf []Sprite) []Sprite {
	if v.screen.Bare {
		return buf
	}
	if v.game.Variant.Stock == engine.StockRows {
		buf = v.pips(buf)
	} else {
		for player := range v.game.Players() {
			buf = v.stockBadge(player, buf)
		}
	}
	first, n := v.game.Foundations()
	for f := first; v.game.Variant.Jokers > 0 && f < first+engine.PileID(n); f++ {
		buf = v.standIn(f, now, buf)
	}
	return buf
}

// pips appends the row deals, of which those left are filled.
func (v *View) pips(buf []Sprite) []Sprite {
	l, per := v.layout, v.game.Columns()
	all, left := l.rowDeals(), (v.state.Len(v.game.Stock())+per-1)/per
	r := l.Pips()
	step := (r.W - r.H) / float64(max(1, all-1))
	for i := range all {
		id, alpha := PipSprite, float32(1)
		if i >= left {
			id, alpha = HollowSprite, .75
		}
		buf = append(buf, lies(id, Rect{r.X + float64(i)*step, r.Y, r.H, r.H}, alpha))
	}
	return buf
}

// stockBadge appends how many cards the stock holds and, where passes are limited and the
// waste is not touched by it, how often it may still be turned over.
func (v *View) stockBadge(player int, buf []Sprite) []Sprite {
	g := v.game
	stock := g.StockOf(player)
	base, cards, turns := v.layout.Seats[stock].Base, v.state.Len(stock), 0
	if g.Choice.Passes > 0 {
		turns = g.Choice.Passes - 1 - v.state.Recycled()
	}
	var b badge
	switch {
	case cards > 0:
		b.number(cards)
		if turns > 0 {
			more := b
			more.add(TurnSprite)
			more.number(turns)
			if more.least()*v.layout.signs() <= base.W+v.layout.Gap {
				b = more
			}
		}
	case turns > 0 && v.recycles(player): // the slot has the arrow
		b.number(turns)
	default:
		return buf
	}
	n := len(buf)
	buf = b.draw(v.layout, v.layout.seen(player, base), buf)
	v.turn(player, buf[n:])
	return buf
}

// standIn appends for which card the topmost joker of a foundation stands: on the joker
// itself its rank and suit, on what lies above it a star and its rank.
func (v *View) standIn(f engine.PileID, now time.Duration, buf []Sprite) []Sprite {
	spots := v.pile(f)
	last := len(spots) - 1
	i := last
	for i >= 0 && spots[i].Card.Rank() != engine.Joker {
		i--
	}
	if i < 0 || v.away(&spots[last], now) {
		return buf
	}
	var b badge
	if i < last {
		b.add(SmallStarSprite)
	}
	b.rank(engine.Rank(i + 1))
	if i == last {
		b.add(SmallSuitSprite + SpriteID(v.game.Pile(f).Suit))
	}
	return b.draw(v.layout, spots[last].Rect, buf)
}

// badge is the signs of a pill, left to right.
type badge struct {
	signs [8]SpriteID
	n     int
}

func (b *badge) add(id SpriteID) {
	if b.n < len(b.signs) {
		b.signs[b.n] = id
		b.n++
	}
}

// number adds the digits of a number, of up to three.
func (b *badge) number(n int) {
	for unit := 100; unit > 0; unit /= 10 {
		if n >= unit || unit == 1 {
			b.add(DigitSprite + SpriteID(n/unit%10))
		}
	}
}

// rank adds a card's rank.
func (b *badge) rank(r engine.Rank) {
	switch r {
	case engine.Ace:
		b.add(LetterSprite)
	case engine.King - 2, engine.King - 1, engine.King:
		b.add(LetterSprite + 3 - SpriteID(engine.King-r))
	default:
		b.number(int(r))
	}
}

// step is how much room a sign takes.
func step(id SpriteID) float64 {
	switch {
	case id == TurnSprite:
		return turnStep
	case id >= SmallSuitSprite && id <= SmallStarSprite:
		return suitStep
	}
	return digitStep
}

// inner is how much room its signs take.
func (b *badge) inner() float64 {
	w := 0.0
	for _, id := range b.signs[:b.n] {
		w += step(id)
	}
	return w
}

// least is how narrow it can be.
func (b *badge) least() float64 { return b.inner() + badgePad }

// draw appends the badge on the lower edge of a pile.
func (b *badge) draw(l *Layout, r Rect, buf []Sprite) []Sprite {
	signs, inner := b.signs[:b.n], b.inner()
	k := l.signs()
	w := max(badgeMinW, min(inner+2*badgePad, max(b.least(), r.W/k))) * k
	x := clamp(l.Board.X+1, r.X+(r.W-w)/2, l.Board.X+l.Board.W-w-1)
	pill := Rect{l.snap(x), l.snap(r.Y + r.H - (badgeH-6)*k), w, l.sign(badgeH)}
	buf = append(buf, lies(BadgeSprite, pill, 1))
	x = pill.X + (pill.W-inner*k)/2
	for _, id := range signs {
		s := step(id) * k
		buf = append(buf, lies(id, l.centred(Rect{x, pill.Y, s, pill.H}, id), 1))
		x += s
	}
	return buf
}
