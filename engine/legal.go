package engine

// Legal appends every legal move of a state to buf, in a fixed order: moves from the
// columns, from the waste, from the foundations, from the cells, then the stock. With room in buf it
// allocates nothing. Of two players the first's moves come before the second's.
func (g *Game) Legal(s *State, buf []Move) []Move {
	for player := range g.Variant.players() {
		buf = g.LegalFor(s, player, buf)
	}
	return buf
}

// LegalFor is [Game.Legal] of the moves of one player, 0 or 1.
func (g *Game) LegalFor(s *State, player int, buf []Move) []Move {
	if g.Two() && g.mayMove(s, player) != nil {
		return buf
	}
	first, n := g.ColumnsOf(player)
	for c := first; c < first+PileID(n); c++ {
		for n, most := 1, g.Liftable(s, c); n <= most; n++ {
			buf = g.carries(s, player, c, n, buf)
		}
	}
	if w, ok := g.WasteOf(player); ok && g.Liftable(s, w) > 0 {
		buf = g.carries(s, player, w, 1, buf)
	}
	if g.Variant.Home == HomeCards && !g.RuleSet.HomeStays {
		for f := g.columns; f < g.stock; f++ {
			if s.Len(f) > 0 {
				buf = g.carries(s, player, f, 1, buf)
			}
		}
	}
	for j := g.cells; int(j) < len(g.piles); j++ {
		if s.Len(j) > 0 {
			buf = g.carries(s, player, j, 1, buf)
		}
	}
	m := g.StockMoveFor(s, player)
	if g.Check(s, m) == nil {
		buf = append(buf, m)
	}
	if pass := (Move{Kind: Pass, Player: uint8(player)}); g.Two() && m != pass && g.Check(s, pass) == nil {
		buf = append(buf, pass)
	}
	return buf
}

// carries appends the legal moves of the last n cards of a pile, which may be lifted.
func (g *Game) carries(s *State, player int, from PileID, n int, buf []Move) []Move {
	first, columns := g.ColumnsOf(player)
	for to := first; to < first+PileID(columns); to++ {
		buf = g.carry(s, Move{Carry, from, to, uint8(n), uint8(player)}, buf)
	}
	if n > 1 || g.Variant.Home == HomeRuns {
		return buf // foundations take one card, or nothing by hand
	}
	for to := g.columns; to < g.stock; to++ {
		buf = g.carry(s, Move{Carry, from, to, uint8(n), uint8(player)}, buf)
	}
	return buf
}

// carry appends a move of cards that may be lifted, if it is legal.
func (g *Game) carry(s *State, m Move, buf []Move) []Move {
	if m.To != m.From && g.accepts(s, m) == nil {
		buf = append(buf, m)
	}
	return buf
}
