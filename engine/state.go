package engine

// Sizes of the largest game: two packs, and two players with seven columns, a stock and
// a waste each around eight foundations.
const (
	MaxCards = 104
	MaxPiles = 26
)

// PileID numbers the piles of a [Game], from 0.
type PileID uint8

// State is a table: every card in its pile, bottom card first. It is flat and
// canonical, so == compares tables and assignment takes a snapshot. The zero
// State has no cards.
type State struct {
	cards    [MaxCards]Card  // pile after pile; beyond the last card all zero
	ends     [MaxPiles]uint8 // where each pile ends in cards; it starts where the one before ends
	recycled uint8           // recycles made so far, counted only where passes are limited
	two      two             // of games for two players; elsewhere zero
}

func (s *State) start(p PileID) int {
	if p == 0 {
		return 0
	}
	return int(s.ends[p-1])
}

// Pile returns the cards of a pile, bottom first: a view into the state, valid
// until the state changes, not to be written to.
func (s *State) Pile(p PileID) []Card {
	lo, hi := s.start(p), int(s.ends[p])
	return s.cards[lo:hi:hi]
}

// Len returns how many cards a pile holds.
func (s *State) Len(p PileID) int { return int(s.ends[p]) - s.start(p) }

// Top returns the last card of a pile, or 0 when it is empty.
func (s *State) Top(p PileID) Card {
	if s.Len(p) == 0 {
		return 0
	}
	return s.cards[s.ends[p]-1]
}

// Total returns how many cards lie on the table.
func (s *State) Total() int { return int(s.ends[MaxPiles-1]) }

// Recycled returns how often the waste was turned over, in games that limit it; elsewhere 0.
func (s *State) Recycled() int { return int(s.recycled) }

// Key returns a 64-bit digest of the state (FNV-1a over its cards, pile ends and
// recycles, and of games for two what else they know). Records carry it to notice damage.
func (s *State) Key() uint64 {
	h := uint64(14695981039346656037)
	mix := func(b byte) { h = (h ^ uint64(b)) * 1099511628211 }
	for _, c := range s.cards[:s.Total()] {
		mix(byte(c))
		mix(byte(c >> 8))
	}
	for _, e := range s.ends {
		mix(e)
	}
	mix(s.recycled)
	if s.two != (two{}) {
		for _, b := range [...]byte{s.two.turn, s.two.begun[0], s.two.begun[1]} {
			mix(b)
		}
		if s.two.drawn {
			mix(1)
		}
	}
	return h
}

// push puts a card on a pile, shifting the piles above it in the array.
func (s *State) push(p PileID, c Card) {
	at := int(s.ends[p])
	copy(s.cards[at+1:], s.cards[at:s.Total()])
	s.cards[at] = c
	for i := int(p); i < MaxPiles; i++ {
		s.ends[i]++
	}
}

// carry moves the last n cards of one pile onto another, order kept.
func (s *State) carry(from, to PileID, n int) {
	var held [MaxCards]Card
	hi := int(s.ends[from])
	lo := hi - n
	copy(held[:n], s.cards[lo:hi])
	if from < to {
		at := int(s.ends[to])
		copy(s.cards[lo:], s.cards[hi:at])
		copy(s.cards[at-n:at], held[:n])
		for i := from; i < to; i++ {
			s.ends[i] -= uint8(n)
		}
		return
	}
	at := int(s.ends[to])
	copy(s.cards[at+n:hi], s.cards[at:lo])
	copy(s.cards[at:at+n], held[:n])
	for i := to; i < from; i++ {
		s.ends[i] += uint8(n)
	}
}

// turn reverses the last n cards of a pile and lays them all face up or down, as
// when a block of cards is turned over.
func (s *State) turn(p PileID, n int, up bool) {
	hi := int(s.ends[p])
	t := s.cards[hi-n : hi]
	for i, j := 0, n-1; i <= j; i, j = i+1, j-1 {
		t[i], t[j] = t[j], t[i]
	}
	for i := range t {
		if up {
			t[i] = t[i].FaceUp()
		} else {
			t[i] = t[i].FaceDown()
		}
	}
}

// Exchange exchanges the cards of two places, counted from 0 through all piles; what side a
// place shows stays. It is for who deals anew what a player cannot see.
func (s *State) Exchange(i, j int) {
	a, b := s.cards[i], s.cards[j]
	s.cards[i], s.cards[j] = b.ID()|a&upBit, a.ID()|b&upBit
}
