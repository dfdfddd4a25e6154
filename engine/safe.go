package engine

// Safe reports whether a card may go to its foundation without being missed on the table:
// the cards that could want to lie on it are home already, or can follow at once.
//
// They are of the other colour and one rank lower. Such a card is home, or may go home
// next, when both foundations of the other colour hold all up to two ranks below this
// card and the other foundation of its own colour all up to three: then whatever lies on
// those cards in turn can go too. Looking at the other colour alone is not enough, since
// cards may come back from the foundations.
// A joker is missed wherever it goes.
func (g *Game) Safe(s *State, c Card) bool {
	if c.Rank() == Joker {
		return false
	}
	first, n := g.Foundations()
	for f := first; f < first+PileID(n); f++ {
		suit, behind := g.piles[f].Suit, 2
		switch {
		case suit == c.Suit():
			continue
		case suit.Red() == c.Suit().Red():
			behind = 3
		}
		if s.Len(f) < int(c.Rank())-behind {
			return false
		}
	}
	return true
}
