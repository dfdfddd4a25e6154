package match

import (
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// tapped sends a card to its best legal place, see [session.Places].
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
		if places := session.Places(g, s, m.seat(i), in.Pile, n, m.Prefer); len(places) > 0 {
			m.move(i, places[0], now)
			return
		}
		m.refuse(i, in.Pile, engine.Move{}, session.WhyNot(g, s, m.seat(i), in.Pile, n))
	}
}
