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

// tapped sends the card to its best legal place, see [Places]. Tapping the same card again goes
// on to a place where it has not been. Once the table has said that a tap lets the game finish,
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
	moves := Places(g, s, 0, in.Pile, n, d.Prefer)
	if len(moves) == 0 {
		d.tell(Change{Cause: Refused, Pile: in.Pile, Why: WhyNot(g, s, 0, in.Pile, n)})
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
