package engine

// A joker in a column stands for the one card that continues the sequence it lies in, so
// what it stands for follows from where it lies and from its neighbours, and nothing need
// be remembered. reading is what a card may stand for: its rank from lo to hi, its colour
// if that is known. A natural card has one reading.
type reading struct {
	lo, hi int
	colour colour
}

type colour uint8

const (
	anyColour colour = iota
	black
	red
)

func (c colour) other() colour {
	switch c {
	case black:
		return red
	case red:
		return black
	}
	return anyColour
}

func colourOf(s Suit) colour {
	if s.Red() {
		return red
	}
	return black
}

// natural returns the one reading of a card that is no joker.
func natural(c Card) reading {
	return reading{int(c.Rank()), int(c.Rank()), colourOf(c.Suit())}
}

// step returns the reading of what lies one card further up a sequence, or down it.
func (r reading) step(by int) reading {
	return reading{r.lo + by, r.hi + by, r.colour.other()}
}

// end reads the last card of a column. Jokers there continue the card below them; on a
// bare column they begin with the highest rank, and on a face-down card with any.
func (g *Game) end(t []Card) reading {
	n, highest := len(t), int(g.Variant.Ranks)
	for n > 0 && t[n-1].Up() && t[n-1].Rank() == Joker {
		n--
	}
	var r reading
	switch {
	case n > 0 && t[n-1].Up():
		r = natural(t[n-1])
		n--
	case n == 0:
		r = reading{highest, highest, anyColour}
	default:
		r = reading{int(Ace), highest, anyColour}
	}
	for range len(t) - n - 1 {
		r = r.step(-1)
	}
	return r
}

// head reads the first card of a run that may be lifted: jokers before the first natural
// card count back from it, and jokers alone stand for any run of their length.
func (g *Game) head(run []Card) reading {
	for i, c := range run {
		if c.Rank() != Joker {
			r := natural(c)
			for range i {
				r = r.step(+1)
			}
			return r
		}
	}
	return reading{len(run), int(g.Variant.Ranks), anyColour}
}

// sequence reports whether some reading of its jokers makes a run descend with
// alternating colours.
func (g *Game) sequence(run []Card) bool {
	if r := g.head(run); r.lo > int(g.Variant.Ranks) || r.hi < len(run) {
		return false
	}
	last := -1 // the natural card before
	for i, c := range run {
		if c.Rank() == Joker {
			continue
		}
		if last >= 0 {
			apart := i - last
			same := (colourOf(c.Suit()) == colourOf(run[last].Suit())) == (apart%2 == 0)
			if int(run[last].Rank())-int(c.Rank()) != apart || !same {
				return false
			}
		}
		last = i
	}
	return true
}

// continues says why a run read as head may not lie on a column's end, or nil.
func continues(end, head reading) error {
	switch {
	case end.hi == int(Ace):
		return NothingOnAce
	case head.lo > end.hi-1 || head.hi+1 < end.lo:
		return OneRankLower
	case end.colour != anyColour && end.colour == head.colour:
		return OtherColour
	}
	return nil
}
