package session

import (
	"slices"
	"time"

	"pazienza/engine"
)

// lastTap remembers a tap so that a second one on the same card sends it on.
type lastTap struct {
	card engine.Card
	was  []engine.PileID // where the card has been, in this row of taps
}

// Prefer is where a tap sends a card that both a column and a foundation would take.
type Prefer uint8

// The preferences.
const (
	PreferSafe        Prefer = iota // the foundation where no card can need it any more
	PreferColumns                   // the column
	PreferFoundations               // the foundation
)

// tapped sends the card to its best legal place: a foundation first where that is safe, or
// as the player prefers, then columns, then a foundation, then empty columns. A joker is worth more on the table, so
// it goes to a foundation only when it can go nowhere else. Tapping the same card again goes on
// to a place where it has not been. Once the table has said that a tap lets the game finish,
// any tap does.
func (d *Desk) tapped(in Intent, now time.Duration) {
	g, s := d.Game(), d.line.State()
	if d.finish.can && !d.finish.held && d.auto() == engine.AutoOnTap {
		d.start(now)
		return
	}
	if in.Pile == g.Stock() {
		d.tap = lastTap{}
		d.move(engine.Step{Move: g.StockMove(s)}, now)
		return
	}
	n := s.Len(in.Pile) - in.Index
	if in.Index < 0 || n < 1 {
		return // an empty pile has nothing to send
	}
	card := s.Pile(in.Pile)[in.Index].ID()
	if card != d.tap.card {
		d.tap = lastTap{card: card}
	}
	moves := d.places(in.Pile, n)
	if len(moves) == 0 {
		d.tell(Change{Cause: Refused, Pile: in.Pile, Why: d.whyNot(in.Pile, n)})
		return
	}
	best := moves[0]
	for _, m := range moves {
		if !slices.Contains(d.tap.was, m.To) {
			best = m
			break
		}
	}
	if slices.Contains(d.tap.was, best.To) { // been everywhere: the round starts again
		d.tap.was = d.tap.was[:0]
	}
	d.tap.was = append(d.tap.was, in.Pile)
	d.move(engine.Step{Move: best}, now)
}

// places lists the legal moves of the last n cards of a pile, best first.
func (d *Desk) places(from engine.PileID, n int) []engine.Move {
	g, s := d.Game(), d.line.State()
	var home, join, build, hole []engine.Move
	head := s.Pile(from)[s.Len(from)-n]
	for _, to := range d.Targets(from, n) {
		m := engine.Move{Kind: engine.Carry, From: from, To: to, Count: uint8(n)}
		switch {
		case g.Pile(to).Kind == engine.Foundation:
			home = append(home, m)
		case s.Len(to) == 0:
			if s.Len(from) > n || g.Pile(from).Kind != engine.Column { // a bare column gains nothing
				hole = append(hole, m)
			}
		case g.Variant.Build == engine.BuildAny && s.Top(to).Suit() == head.Suit():
			join = append(join, m)
		default:
			build = append(build, m)
		}
	}
	switch {
	case head.Rank() == engine.Joker:
		slices.SortStableFunc(home, func(a, b engine.Move) int { return d.letsFollow(b) - d.letsFollow(a) })
		return slices.Concat(build, hole, home)
	case d.Prefer == PreferFoundations, d.Prefer == PreferSafe && len(home) > 0 && g.Safe(s, head):
		return slices.Concat(home, join, build, hole)
	}
	return slices.Concat(join, build, home, hole)
}

// letsFollow returns 1 if after a move to a foundation a card that lies open may follow to it.
func (d *Desk) letsFollow(m engine.Move) int {
	g, s := d.Game(), *d.line.State()
	g.Apply(&s, m, nil)
	if s.Len(m.To) == int(g.Variant.Ranks) {
		return 1
	}
	for p, pile := range g.Piles() {
		c := s.Top(engine.PileID(p))
		if pile.Kind != engine.Foundation && c.Up() && c.Suit() == g.Pile(m.To).Suit && int(c.Rank()) == s.Len(m.To)+1 {
			return 1
		}
	}
	return 0
}

// whyNot finds the most telling reason why cards can go nowhere: one that lies in the
// cards themselves, if there is one. Any other pile serves to ask.
func (d *Desk) whyNot(from engine.PileID, n int) error {
	to := engine.PileID(0)
	if from == to {
		to = 1
	}
	m := engine.Move{Kind: engine.Carry, From: from, To: to, Count: uint8(n)}
	switch err := d.Game().Check(d.line.State(), m); err {
	case engine.CardFaceDown, engine.NotARun, engine.RunsStay, engine.CardsStay, engine.EmptyPile:
		return err
	}
	return engine.NoPlace
}
