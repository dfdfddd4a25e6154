package engine

import "math/bits"

// MaxDeal is the highest deal number; the lowest is 1.
const MaxDeal = 999_999_999

// Deal returns the table of a deal number, 1 to [MaxDeal].
//
// The generator is frozen: a number means the same cards for ever, for every game with
// the same cards. The variant's cards are listed copy by copy, in each copy suit by suit
// (spades, hearts, clubs, diamonds), in each suit ace to king. A SplitMix64 sequence is
// started from the deal number; a Fisher-Yates shuffle walks from the last card to the
// second, each time swapping with a card at or before it, chosen without bias by Lemire's
// multiply-and-reject on 64 bits. The shuffled cards are dealt from the first on: see
// [Game.DealCards]. Jokers come last in the list.
func (g *Game) Deal(number int) State {
	var buf [MaxCards]Card
	deck := g.Variant.deck(buf[:0])
	x := uint64(number)
	next := func() uint64 { // SplitMix64 (Steele, Lea, Flood 2014)
		x += 0x9e3779b97f4a7c15
		z := x
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		return z ^ z>>31
	}
	for i := len(deck) - 1; i > 0; i-- {
		n := uint64(i + 1)
		hi, lo := bits.Mul64(next(), n)
		for lo < -n%n { // reject the few values that would favour low cards
			hi, lo = bits.Mul64(next(), n)
		}
		deck[i], deck[hi] = deck[hi], deck[i]
	}
	return g.DealCards(deck)
}

// DealCards deals given cards, first card first: one to each column that still wants one,
// in rounds from the left, and what remains to the stock, next card on top.
func (g *Game) DealCards(deck []Card) State {
	var s State
	next := 0
	for round := uint8(0); ; round++ {
		dealt := false
		for c, n := range g.Variant.Deal {
			if round < n && next < len(deck) {
				card := deck[next].FaceDown()
				if g.Variant.Shown == ShowAll || round == n-1 {
					card = card.FaceUp()
				}
				s.push(PileID(c), card)
				next++
				dealt = true
			}
		}
		if !dealt {
			break
		}
	}
	for i := len(deck) - 1; i >= next; i-- {
		s.push(g.stock, deck[i].FaceDown())
	}
	if g.RuleSet.WasteDealt && g.Variant.Stock == StockDraw {
		g.draw(&s)
	}
	return s
}
