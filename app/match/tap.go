package match

import (
	"slices"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// tapped sends a card to its best legal place: a foundation where it is worth most there, or
// as the player prefers; then columns, and empty ones last. At a table of two it is always
// worth most at home, before the other's card lies there.
func (m *Match) tapped(i int, in session.Intent, now time.Duration) {
	g, s := m.game.Game(), m.game.State(i)
	if int(in.Pile) >= len(g.Piles()) {
		return
	}
	owner, owned := g.Owner(in.Pile)
	switch n := s.Len(in.Pile) - in.Index; {
	case owned && owner != m.seat(i):
		m.refuse(i, in.Pile, engine.Move{}, engine.NotYours)
	case in.Pile == m.stock(i):
		m.move(i, g.StockMoveFor(s, m.seat(i)), now)
	case in.Index < 0 || n < 1:
		// an empty pile has nothing to send
	default:
		if places := m.places(i, in.Pile, n); len(places) > 0 {
			m.move(i, places[0], now)
			return
		}
		m.refuse(i, in.Pile, engine.Move{}, m.whyNot(i, in.Pile, n))
	}
}

// places lists the legal moves of the last n cards of a pile, best first.
func (m *Match) places(i int, from engine.PileID, n int) []engine.Move {
	g, s := m.game.Game(), m.game.State(i)
	var home, join, build, hole []engine.Move
	head := s.Pile(from)[s.Len(from)-n]
	for _, to := range m.Targets(i, from, n) {
		mv := engine.Move{Kind: engine.Carry, From: from, To: to, Count: uint8(n)}
		switch {
		case g.Pile(to).Kind == engine.Foundation:
			home = append(home, mv)
		case s.Len(to) == 0:
			if s.Len(from) > n || g.Pile(from).Kind != engine.Column { // a bare column gains nothing
				hole = append(hole, mv)
			}
		case g.Variant.Build == engine.BuildAny && s.Top(to).Suit() == head.Suit():
			join = append(join, mv)
		default:
			build = append(build, mv)
		}
	}
	first := m.Prefer == session.PreferFoundations || m.Prefer == session.PreferSafe && (g.Two() || g.Safe(s, head))
	if head.Rank() != engine.Joker && first {
		return slices.Concat(home, join, build, hole)
	}
	return slices.Concat(join, build, home, hole)
}

// whyNot finds the most telling reason why cards can go nowhere: one that lies in the cards
// themselves, if there is one.
func (m *Match) whyNot(i int, from engine.PileID, n int) error {
	g, s := m.game.Game(), m.game.State(i)
	to, _ := g.ColumnsOf(m.seat(i))
	if from == to {
		to++
	}
	mv := engine.Move{Kind: engine.Carry, From: from, To: to, Count: uint8(n), Player: uint8(m.seat(i))}
	switch err := g.Check(s, mv); err {
	case engine.CardFaceDown, engine.NotARun, engine.RunsStay, engine.CardsStay, engine.EmptyPile, engine.NotYourTurn, engine.GameOver:
		return err
	}
	return engine.NoPlace
}
