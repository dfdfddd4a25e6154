package engine

import (
	"fmt"
	"strings"
)

// Suit is one of the four suits. Red suits are odd.
type Suit uint8

// The suits, in the order in which foundations lie.
const (
	Spades Suit = iota
	Hearts
	Clubs
	Diamonds
	NumSuits = 4
)

// Red reports whether the suit is printed in red.
func (s Suit) Red() bool { return s&1 == 1 }

// String returns the suit's letter: S, H, C or D.
func (s Suit) String() string { return suitLetters[s&3 : s&3+1] }

const (
	suitLetters = "SHCD"
	rankLetters = "?A23456789TJQKX"
)

// Rank is 1 (ace) to 13 (king), or that of a joker.
type Rank uint8

// The ranks that rules name.
const (
	Ace   Rank = 1
	King  Rank = 13
	Joker Rank = 14 // stands in for any other; of no suit and no colour
)

// String returns the rank's letter or digit; ten is T, a joker X.
func (r Rank) String() string {
	if r > Joker {
		r = 0
	}
	return rankLetters[r : r+1]
}

// Card is one playing card as it lies on the table. Bits 0-3 hold the rank, 4-5
// the suit (of a joker always 0), 6-8 the copy (games of several packs have equal faces, and a table
// that moves must tell them apart) and 15 whether it lies face up. The zero
// Card is no card.
type Card uint16

const (
	faceMask Card = 1<<6 - 1
	cardMask Card = 1<<9 - 1
	upBit    Card = 1 << 15
)

// MaxCopies is how many cards of one face a game may have.
const MaxCopies = 8

// NewCard returns a face-down card.
func NewCard(r Rank, s Suit, copy int) Card {
	return Card(r) | Card(s)<<4 | Card(copy)<<6
}

// Rank returns 1 to 13, [Joker], or 0 for no card.
func (c Card) Rank() Rank { return Rank(c & 15) }

// Suit returns the card's suit; a joker has none.
func (c Card) Suit() Suit { return Suit(c >> 4 & 3) }

// Copy returns which of the cards with this face it is, from 0.
func (c Card) Copy() int { return int(c >> 6 & 7) }

// Up reports whether the card lies face up.
func (c Card) Up() bool { return c&upBit != 0 }

// FaceUp returns the card turned face up.
func (c Card) FaceUp() Card { return c | upBit }

// FaceDown returns the card turned face down.
func (c Card) FaceDown() Card { return c &^ upBit }

// ID returns the card without the side it shows: its identity all game long, below 512.
func (c Card) ID() Card { return c & cardMask }

// String returns rank and suit, such as "TS" or "QH"; copies after the first
// carry their number, as in "TS'2". Jokers are "X1", "X2" and so on.
func (c Card) String() string {
	if c.Rank() == Joker {
		return "X" + string(rune('1'+c.Copy()))
	}
	s := c.Rank().String() + c.Suit().String()
	if c.Copy() > 0 {
		s += "'" + string(rune('0'+c.Copy()))
	}
	return s
}

// ParseCard reads a card as [Card.String] writes it; "10" is read as ten too. The card
// is face down. explicit tells whether the text named the copy.
func ParseCard(s string) (c Card, explicit bool, err error) {
	bad := func() (Card, bool, error) {
		return 0, false, fmt.Errorf("card %q: want rank and suit such as TS or QH'1, or a joker such as X1", s)
	}
	if len(s) == 2 && s[0] == 'X' && s[1] >= '1' && s[1] < '1'+MaxCopies {
		return NewCard(Joker, 0, int(s[1]-'1')), true, nil
	}
	rest := s
	if len(rest) >= 2 && rest[:2] == "10" {
		rest = "T" + rest[2:]
	}
	if len(rest) != 2 && len(rest) != 4 {
		return bad()
	}
	r, su := strings.IndexByte(rankLetters, rest[0]), strings.IndexByte(suitLetters, rest[1])
	if r < 1 || r > int(King) || su < 0 {
		return bad()
	}
	n := 0
	if len(rest) == 4 {
		n = int(rest[3]) - '0'
		if rest[2] != '\'' || n < 0 || n >= MaxCopies {
			return bad()
		}
	}
	return NewCard(Rank(r), Suit(su), n), len(rest) == 4, nil
}
