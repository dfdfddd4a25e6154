package solve

import "pazienza/engine"

// A board is a set of cards, four bits a rank, ace lowest: spades, clubs, hearts, diamonds.
// So the suits of a colour are neighbours, and "the cards that can carry this one" is a
// shift by a rank and a swap of colours.
type board = uint64

const (
	aces   board = 0xf
	firsts board = 0x5555555555555555 // spades and hearts
	blacks board = 0x3333333333333333
)

// bitOf returns the number of a card's bit.
func bitOf(c engine.Card) int {
	s := int(c.Suit())
	return 4*(int(c.Rank())-1) + s>>1 + s&1<<1
}

// twins exchanges the two suits of each colour.
func twins(b board) board { return b&firsts<<1 | b>>1&firsts }

// colours exchanges the two colours.
func colours(b board) board { return b&blacks<<2 | b>>2&blacks }

// next returns the card that each foundation wants, given all cards at home.
func next(home board) board { return (home<<4 | aces) &^ home }

// tops returns the last card of each foundation.
func tops(home board) board { return home &^ (home >> 4) }
