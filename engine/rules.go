package engine

// StockMove returns what pressing the stock does in a state, legal or not: draw,
// recycle when nothing is left to draw, or a row deal. Of two players it is the first's.
func (g *Game) StockMove(s *State) Move { return g.StockMoveFor(s, 0) }

// StockMoveFor is [Game.StockMove] of a player, 0 or 1. Of two players one passes who has
// neither stock nor waste.
func (g *Game) StockMoveFor(s *State, player int) Move {
	m := Move{Kind: Draw, Player: uint8(player)}
	switch {
	case g.Variant.Stock == StockRows:
		m.Kind = RowDeal
	case s.Len(g.StockOf(player)) > 0:
	case g.Two() && g.nothingToDraw(s, player):
		m.Kind = Pass
	default:
		m.Kind = Recycle
	}
	return m
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
	case int(m.Player) >= g.Variant.players():
		return NoSuchMove
	case m.Kind != Carry && m != Move{Kind: m.Kind, Player: m.Player}:
		return NoSuchMove // only a carry has piles and a count
	}
	if g.Two() {
		if err := g.mayMove(s, int(m.Player)); err != nil {
			return err
		}
	}
	switch m.Kind {
	case Carry:
		return g.checkCarry(s, m)
	case Draw:
		return g.checkDraw(s, int(m.Player))
	case Recycle:
		return g.checkRecycle(s, int(m.Player))
	case RowDeal:
		return g.checkRow(s)
	case Pass:
		return g.checkPass(s, int(m.Player))
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
	if !g.mayTouch(int(m.Player), m.From) || !g.mayTouch(int(m.Player), m.To) {
		return NotYours
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

func (g *Game) checkDraw(s *State, player int) error {
	switch {
	case g.Variant.Stock != StockDraw:
		return NoSuchMove
	case s.two.drawn:
		return PlayOrPass
	case s.Len(g.StockOf(player)) == 0:
		return StockEmpty
	}
	return nil
}

func (g *Game) checkRecycle(s *State, player int) error {
	switch {
	case g.Variant.Stock != StockDraw:
		return NoSuchMove
	case s.two.drawn:
		return PlayOrPass
	case s.Len(g.StockOf(player)) > 0:
		return StockNotEmpty
	case s.Len(g.waste+PileID(player)) == 0:
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
