package engine

import (
	"math/bits"
	"slices"
)

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
// [Game.DealCards]. Jokers come last in the list. Of two players each has the cards of one
// copy, a pack of their own: they are shuffled one after the other, with the numbers of one
// sequence, so that the first player's is the pack that a game for one deals.
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
	for pack := range slices.Chunk(deck, len(deck)/g.Variant.players()) {
		for i := len(pack) - 1; i > 0; i-- {
			n := uint64(i + 1)
			hi, lo := bits.Mul64(next(), n)
			for lo < -n%n { // reject the few values that would favour low cards
				hi, lo = bits.Mul64(next(), n)
			}
			pack[i], pack[hi] = pack[hi], pack[i]
		}
	}
	return g.DealCards(deck)
}

// DealCards deals given cards, first card first: one to each column that still wants one,
// in rounds from the left, and what remains to the stock, next card on top. Of two players
// the first is dealt the first half, and the second the other.
func (g *Game) DealCards(deck []Card) State {
	var s State
	half := len(deck) / g.Variant.players()
	for player := range g.Variant.players() {
		g.dealTo(&s, player, deck[player*half:(player+1)*half])
	}
	if g.Two() {
		g.begin(&s)
	}
	return s
}

// dealTo deals a player's cards.
func (g *Game) dealTo(s *State, player int, deck []Card) {
	first, _ := g.ColumnsOf(player)
	next := 0
	for round := uint8(0); ; round++ {
		dealt := false
		for c, n := range g.Variant.Deal {
			if round < n && next < len(deck) {
				card := deck[next].FaceDown()
				if g.Variant.Shown == ShowAll || round == n-1 {
					card = card.FaceUp()
				}
				s.push(first+PileID(c), card)
				next++
				dealt = true
			}
		}
		if !dealt {
			break
		}
	}
	for i := len(deck) - 1; i >= next; i-- {
		s.push(g.StockOf(player), deck[i].FaceDown())
	}
	if g.RuleSet.WasteDealt && g.Variant.Stock == StockDraw {
		g.draw(s, player)
	}
}
