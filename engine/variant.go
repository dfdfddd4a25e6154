package engine

// Variant is a game's rules as data. A new game is one more of these, in one
// small file of package variants.
type Variant struct {
	ID      string          // name in records, links and addresses, such as "klondike"
	Players uint8           // who play at one table; 0 is one player. Of two, each has columns, stock and waste, and the cards of one copy
	Suits   [NumSuits]uint8 // how many cards of each face, by suit: {1,1,1,1} is one pack
	Ranks   Rank            // ace to this rank; 13 but for tiny decks in tests
	Jokers  uint8           // cards that stand in for any other, each with a cell to wait in
	Deal    []uint8         // cards dealt to each column of a player, dealt in rounds from the left
	Shown   Shown           // which dealt cards lie face up
	Build   Build           // what may lie on a card in a column
	Lift    Lift            // which cards move together
	Fill    Fill            // what may go to an empty column
	Stock   Stock           // what the stock does
	Home    Home            // how cards reach the foundations
}

// Shown says which cards of the deal lie face up.
type Shown uint8

// Ways to deal.
const (
	ShowTops    Shown = iota // the last card of every column
	ShowAll                  // every card of the tableau
	ShowThrough              // the last card of every column, and the faces of all others can be made out
)

// Build says which card fits on another in a column. The rank always goes down by one.
type Build uint8

// Ways to build.
const (
	BuildAlternate Build = iota // the other colour
	BuildAny                    // any suit
)

// Lift says which face-up cards at the end of a column move together.
type Lift uint8

// Ways to lift.
const (
	LiftBuilt Lift = iota // a sequence as it was built
	LiftSuit              // a sequence of one suit
)

// Fill says what may go to an empty column.
type Fill uint8

// Ways to fill.
const (
	FillKing Fill = iota // the highest rank, alone or heading a sequence
	FillAny              // anything that moves
)

// Stock says what pressing the stock does.
type Stock uint8

// Kinds of stock.
const (
	StockDraw Stock = iota // cards to a waste, which may be turned over
	StockRows              // a card to every column
)

// Home says how cards reach the foundations.
type Home uint8

// Ways home.
const (
	HomeCards Home = iota // one card at a time, ace upward, by suit; they may come back
	HomeRuns              // a whole king-to-ace run of one suit, by itself, for good
)

// deck lists the variant's cards face down, copy by copy, suit by suit, ace upward, and
// then the jokers: the order that deal numbers are frozen against.
func (v *Variant) deck(buf []Card) []Card {
	for n := range MaxCopies {
		for s := Suit(0); s < NumSuits; s++ {
			if n >= int(v.Suits[s]) {
				continue
			}
			for r := Ace; r <= v.Ranks; r++ {
				buf = append(buf, NewCard(r, s, n))
			}
		}
	}
	for n := range int(v.Jokers) {
		buf = append(buf, NewCard(Joker, 0, n))
	}
	return buf
}
