package engine

// Legal appends every legal move of a state to buf, in a fixed order: moves from the
// columns, from the waste, from the foundations, from the cells, then the stock. With room in buf it
// allocates nothing.
func (g *Game) Legal(s *State, buf []Move) []Move {
	for c := PileID(0); c < g.columns; c++ {
		for n, most := 1, g.Liftable(s, c); n <= most; n++ {
			buf = g.carries(s, c, n, buf)
		}
	}
	if w, ok := g.Waste(); ok && g.Liftable(s, w) > 0 {
		buf = g.carries(s, w, 1, buf)
	}
	if g.Variant.Home == HomeCards && !g.RuleSet.HomeStays {
		for f := g.columns; f < g.stock; f++ {
			if s.Len(f) > 0 {
				buf = g.carries(s, f, 1, buf)
			}
		}
	}
	for j := g.cells; int(j) < len(g.piles); j++ {
		if s.Len(j) > 0 {
			buf = g.carries(s, j, 1, buf)
		}
	}
	if m := g.StockMove(s); g.Check(s, m) == nil {
		buf = append(buf, m)
	}
	return buf
}

// carries appends the legal moves of the last n cards of a pile, which may be lifted.
func (g *Game) carries(s *State, from PileID, n int, buf []Move) []Move {
	end := g.stock
	if n > 1 || g.Variant.Home == HomeRuns {
		end = g.columns // foundations take one card, or nothing by hand
	}
	for to := PileID(0); to < end; to++ {
		if m := (Move{Carry, from, to, uint8(n)}); to != from && g.accepts(s, m) == nil {
			buf = append(buf, m)
		}
	}
	return buf
}

// StockMove returns what pressing the stock does in a state, legal or not: draw,
// recycle when nothing is left to draw, or a row deal.
func (g *Game) StockMove(s *State) Move {
	switch {
	case g.Variant.Stock == StockRows:
		return Move{Kind: RowDeal}
	case s.Len(g.stock) == 0:
		return Move{Kind: Recycle}
	default:
		return Move{Kind: Draw}
	}
}

// Liftable returns how many cards at the end of a pile may move together at most.
func (g *Game) Liftable(s *State, p PileID) int {
	t := s.Pile(p)
	if len(t) == 0 || !t[len(t)-1].Up() {
		return 0
	}
	switch k := g.piles[p].Kind; {
	case k == Waste, k == Cell, k == Foundation && g.Variant.Home == HomeCards && !g.RuleSet.HomeStays:
		return 1
	case k != Column:
		return 0
	}
	if g.Variant.Jokers > 0 {
		n := 1
		for n < len(t) && t[len(t)-n-1].Up() && g.sequence(t[len(t)-n-1:]) {
			n++
		}
		return n
	}
	n := 1
	for n < len(t) && t[len(t)-n-1].Up() && g.joined(t[len(t)-n-1], t[len(t)-n]) {
		n++
	}
	return n
}

// joined reports whether two neighbours in a column move together, in games without jokers.
func (g *Game) joined(below, above Card) bool {
	if g.Variant.Lift == LiftSuit {
		return below.Rank() == above.Rank()+1 && below.Suit() == above.Suit()
	}
	return g.builds(below, above) == nil
}

// builds says why a card may not lie on another in a column, or nil; neither is a joker.
func (g *Game) builds(below, above Card) error {
	switch {
	case below.Rank() == Ace:
		return NothingOnAce
	case below.Rank() != above.Rank()+1:
		return OneRankLower
	case g.Variant.Build == BuildAlternate && below.Suit().Red() == above.Suit().Red():
		return OtherColour
	}
	return nil
}

// Check returns nil if a move is legal in a state, or the [Reason] why not. Any move
// may be asked, also one that names piles the game does not have.
func (g *Game) Check(s *State, m Move) error {
	switch {
	case m.Kind == Carry:
		return g.checkCarry(s, m)
	case m != Move{Kind: m.Kind}:
		return NoSuchMove // only a carry has piles and a count
	}
	switch m.Kind {
	case Draw:
		return g.checkDraw(s)
	case Recycle:
		return g.checkRecycle(s)
	case RowDeal:
		return g.checkRow(s)
	}
	return NoSuchMove
}

func (g *Game) checkCarry(s *State, m Move) error {
	if int(m.From) >= len(g.piles) || int(m.To) >= len(g.piles) || m.Count == 0 {
		return NoSuchMove
	}
	if m.From == m.To {
		return SamePile
	}
	if err := g.lifts(s, m.From, int(m.Count)); err != nil {
		return err
	}
	return g.accepts(s, m)
}

// accepts says why cards that may be lifted may not be put down where they go, or nil.
func (g *Game) accepts(s *State, m Move) error {
	run := s.cards[int(s.ends[m.From])-int(m.Count) : s.ends[m.From]]
	switch to := g.piles[m.To]; to.Kind {
	case Column:
		return g.continues(s, m.To, run)
	case Foundation:
		return g.goesHome(s, m, run[0])
	case Cell:
		return CellsWait
	default:
		return NoCardsThere
	}
}

// continues says why a run may not lie on the end of a column, or nil.
func (g *Game) continues(s *State, to PileID, run []Card) error {
	switch {
	case s.Len(to) == 0:
		if g.Variant.Fill == FillKing && g.head(run).hi < int(g.Variant.Ranks) {
			return KingsOnly
		}
		return nil
	case g.Variant.Jokers > 0:
		return continues(g.end(s.Pile(to)), g.head(run))
	}
	return g.builds(s.Top(to), run[0])
}

// lifts says why the last n cards of a pile may not be picked up together, or nil.
func (g *Game) lifts(s *State, p PileID, n int) error {
	switch k := g.piles[p].Kind; {
	case k == StockPile:
		return StockIsDrawn
	case k == Foundation && g.Variant.Home == HomeRuns:
		return RunsStay
	case k == Foundation && g.RuleSet.HomeStays:
		return CardsStay
	case s.Len(p) < n:
		return EmptyPile
	case !s.cards[int(s.ends[p])-n].Up():
		return CardFaceDown
	case n > 1 && k != Column:
		return OneAtATime
	case n > g.Liftable(s, p):
		return NotARun
	}
	return nil
}

// goesHome says why a card may not go to a foundation, or nil.
func (g *Game) goesHome(s *State, m Move, head Card) error {
	switch {
	case g.Variant.Home == HomeRuns:
		return RunsGoAlone
	case g.piles[m.From].Kind == Foundation:
		return BetweenFoundations
	case m.Count > 1:
		return OneAtATime
	case head.Rank() == Joker:
		if s.Len(m.To) == int(g.Variant.Ranks) {
			return NextInSuit
		}
	case head.Suit() != g.piles[m.To].Suit:
		return OtherSuit
	case int(head.Rank()) != s.Len(m.To)+1 && !g.replaces(s, m.To, head):
		return NextInSuit
	}
	return nil
}

// replaces reports whether a joker holds a card's place on a foundation of its suit.
func (g *Game) replaces(s *State, f PileID, c Card) bool {
	t := s.Pile(f)
	return int(c.Rank()) <= len(t) && t[c.Rank()-1].Rank() == Joker
}

func (g *Game) checkDraw(s *State) error {
	switch {
	case g.Variant.Stock != StockDraw:
		return NoSuchMove
	case s.Len(g.stock) == 0:
		return StockEmpty
	}
	return nil
}

func (g *Game) checkRecycle(s *State) error {
	switch {
	case g.Variant.Stock != StockDraw:
		return NoSuchMove
	case s.Len(g.stock) > 0:
		return StockNotEmpty
	case s.Len(g.waste) == 0:
		return StockEmpty
	case g.Choice.Passes > 0 && s.Recycled() >= g.Choice.Passes-1:
		return NoPassesLeft
	}
	return nil
}

// checkRow refuses a row deal over an empty column, unless the holes cannot be filled:
// with fewer cards on the table than columns there is no way to fill them all.
func (g *Game) checkRow(s *State) error {
	if g.Variant.Stock != StockRows {
		return NoSuchMove
	}
	if s.Len(g.stock) == 0 {
		return StockEmpty
	}
	if int(s.ends[g.columns-1]) < g.Columns() {
		return nil
	}
	for c := PileID(0); c < g.columns; c++ {
		if s.Len(c) == 0 {
			return ColumnEmpty
		}
	}
	return nil
}
