package session

import (
	"slices"

	"pazienza/engine"
)

// Targets returns the piles where a player, 0 or 1, may put the last n cards of a pile.
func Targets(g *engine.Game, s *engine.State, player int, from engine.PileID, n int) []engine.PileID {
	var to []engine.PileID
	for p := range g.Piles() {
		if g.Check(s, carry(player, from, engine.PileID(p), n)) == nil {
			to = append(to, engine.PileID(p))
		}
	}
	return to
}

func carry(player int, from, to engine.PileID, n int) engine.Move {
	return engine.Move{Kind: engine.Carry, From: from, To: to, Count: uint8(n), Player: uint8(player)}
}

// Places lists the legal moves of the last n cards of a pile, best first: a foundation where
// that is safe, or as the player prefers, then columns, then a foundation, then empty columns. A
// joker is worth more on the table, so it goes to a foundation only when it can go nowhere else.
// At a table of two a card is always safe at home, before the other's lies there.
func Places(g *engine.Game, s *engine.State, player int, from engine.PileID, n int, prefer Prefer) []engine.Move {
	var home, join, build, hole []engine.Move
	head := s.Pile(from)[s.Len(from)-n]
	for _, to := range Targets(g, s, player, from, n) {
		m := carry(player, from, to, n)
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
		slices.SortStableFunc(home, func(a, b engine.Move) int { return letsFollow(g, *s, b) - letsFollow(g, *s, a) })
		return slices.Concat(build, hole, home)
	case prefer == PreferFoundations, prefer == PreferSafe && len(home) > 0 && (g.Two() || g.Safe(s, head)):
		return slices.Concat(home, join, build, hole)
	}
	return slices.Concat(join, build, home, hole)
}

// letsFollow returns 1 if after a move to a foundation a card that lies open may follow to it.
func letsFollow(g *engine.Game, s engine.State, m engine.Move) int {
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

// WhyNot finds the most telling reason why a player's cards can go nowhere: one that lies in the
// cards themselves or in the game, if there is one. Any other pile of the player's serves to ask.
func WhyNot(g *engine.Game, s *engine.State, player int, from engine.PileID, n int) error {
	to, _ := g.ColumnsOf(player)
	if from == to {
		to++
	}
	switch err := g.Check(s, carry(player, from, to, n)); err {
	case engine.CardFaceDown, engine.NotARun, engine.RunsStay, engine.CardsStay, engine.EmptyPile, engine.NotYourTurn, engine.GameOver:
		return err
	}
	return engine.NoPlace
}
