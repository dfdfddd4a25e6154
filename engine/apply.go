package engine

// EventKind tells what happened.
type EventKind uint8

// The kinds of event.
const (
	Carried   EventKind = iota // Count cards went from From to To
	Turned                     // the last card of To turned face up
	Drawn                      // Count cards were drawn to the waste
	Recycled                   // the waste was turned over
	RowDealt                   // Count cards were dealt to the columns
	Completed                  // a run left column From for foundation To
	Finished                   // the game is won
	Replaced                   // a joker left foundation From for cell To, as its natural card came
	TurnOver                   // of two players it is the other's turn now
	Stopped                    // the game of two players is blocked: it is over, and nobody sent all cards out
)

// Event is one thing that a move brought about, for scores, sounds and statistics.
type Event struct {
	Kind  EventKind
	From  PileID
	To    PileID
	Count uint8
	Card  Card // of Carried: the first card carried; of Replaced: the joker
}

// MaxEvents is room for the events of any one move.
const MaxEvents = 40

// Apply makes a move, which must be legal ([Game.Check]), and appends what happened to
// events, in order. With room in events it allocates nothing.
func (g *Game) Apply(s *State, m Move, events []Event) []Event {
	player := int(m.Player)
	stock, waste := g.StockOf(player), g.waste+PileID(player)
	switch m.Kind {
	case Carry:
		head := s.cards[int(s.ends[m.From])-int(m.Count)]
		home := g.piles[m.To].Kind == Foundation && head.Rank() != Joker && g.replaces(s, m.To, head)
		s.carry(m.From, m.To, int(m.Count))
		events = append(events, Event{Carried, m.From, m.To, m.Count, head})
		if home {
			events = g.replace(s, m.To, events)
		}
		events = g.turnUp(s, m.From, events)
		events = g.complete(s, m.To, events)
	case Draw:
		n := g.draw(s, player)
		events = append(events, Event{Kind: Drawn, From: stock, To: waste, Count: uint8(n)})
	case Recycle:
		n := s.Len(waste)
		s.carry(waste, stock, n)
		s.turn(stock, n, false)
		if g.Choice.Passes > 0 {
			s.recycled++
		}
		events = append(events, Event{Kind: Recycled, From: waste, To: stock, Count: uint8(n)})
	case RowDeal:
		n := min(g.Columns(), s.Len(g.stock))
		for c := range PileID(n) {
			s.carry(g.stock, c, 1)
			s.turn(c, 1, true)
		}
		events = append(events, Event{Kind: RowDealt, From: g.stock, Count: uint8(n)})
		for c := range PileID(n) {
			events = g.complete(s, c, events)
		}
	}
	if g.Two() {
		events = g.note(s, m, events)
	}
	if g.Won(s) {
		events = append(events, Event{Kind: Finished})
	}
	return events
}

// draw turns cards from a player's stock to the waste and returns how many.
func (g *Game) draw(s *State, player int) int {
	stock, waste := g.StockOf(player), g.waste+PileID(player)
	n := min(g.Choice.Draw, s.Len(stock))
	s.carry(stock, waste, n)
	s.turn(waste, n, true)
	return n
}

// replace gives the natural card on a foundation's top its place, and the joker that held
// it the first free cell.
func (g *Game) replace(s *State, f PileID, events []Event) []Event {
	t := s.cards[s.start(f):s.ends[f]]
	last := len(t) - 1
	place := int(t[last].Rank()) - 1
	t[place], t[last] = t[last], t[place]
	for j := g.cells; int(j) < len(g.piles); j++ {
		if s.Len(j) == 0 {
			joker := t[last]
			s.carry(f, j, 1)
			return append(events, Event{Replaced, f, j, 1, joker})
		}
	}
	panic("engine: a joker without a cell left for it")
}

// turnUp turns up a face-down card left on the end of a column.
func (g *Game) turnUp(s *State, p PileID, events []Event) []Event {
	if t := s.Top(p); g.piles[p].Kind == Column && t != 0 && !t.Up() {
		s.cards[s.ends[p]-1] = t.FaceUp()
		events = append(events, Event{Kind: Turned, From: p, To: p, Count: 1})
	}
	return events
}

// complete takes a whole run off the end of a column, king on top as it leaves, and
// turns up what it uncovers.
func (g *Game) complete(s *State, p PileID, events []Event) []Event {
	n := int(g.Variant.Ranks)
	if g.Variant.Home != HomeRuns || g.piles[p].Kind != Column || s.Len(p) < n ||
		s.Top(p).Rank() != Ace || g.Liftable(s, p) < n {
		return events
	}
	for f := g.columns; f < g.stock; f++ {
		if s.Len(f) == 0 {
			s.carry(p, f, n)
			s.turn(f, n, true)
			events = append(events, Event{Kind: Completed, From: p, To: f, Count: uint8(n)})
			return g.turnUp(s, p, events)
		}
	}
	panic("engine: a run without a foundation left for it")
}
