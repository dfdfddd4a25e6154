package engine

// two is what a table of two players knows besides its cards; see [Game.Two]. In games for
// one all of it is zero.
type two struct {
	turn  uint8    // whose turn it is, 1 or 2; 0 in games without turns
	drawn bool     // the card drawn in this turn can be played, and is not yet
	begun [2]uint8 // how often running each has begun at a full stock with no card played since
}

// throughTwice is what two.begun says of a player who has been through the stock twice
// running, with no card played.
const throughTwice = 3

func (v *Variant) players() int { return max(1, int(v.Players)) }

// Two reports whether the game is for two players at one table.
//
// Each has half of the columns, a stock, a waste, and the cards of one copy; the foundations
// are shared. Nobody touches what is the other's ([NotYours]), so moves of the two get in
// each other's way on the foundations alone: that is what package pair builds on.
//
// The game ends when one has sent all own cards out, or when it is blocked: both have been
// through their stocks twice running with no card played. Played is what leads on and is not
// done again: a card leaves a waste, goes to a foundation, or turns up. Carrying cards to and
// fro between columns does not put the end off. Who has nothing left to draw says so by a
// [Pass], which counts as once through the stock.
//
// With [Choice] Turns one moves at a time. A turn ends when the drawn card can go nowhere,
// or by a Pass; a drawn card that can be played is played before the next is drawn.
func (g *Game) Two() bool { return g.Variant.Players == 2 }

// Players returns how many play, 1 or 2.
func (g *Game) Players() int { return g.Variant.players() }

// ColumnsOf returns the first column of a player and how many there are.
func (g *Game) ColumnsOf(player int) (first PileID, n int) {
	n = len(g.Variant.Deal)
	return PileID(player * n), n
}

// StockOf returns a player's stock.
func (g *Game) StockOf(player int) PileID { return g.stock + PileID(player) }

// WasteOf returns a player's waste; ok is false in games that have none.
func (g *Game) WasteOf(player int) (p PileID, ok bool) {
	return g.waste + PileID(player), g.Variant.Stock == StockDraw
}

// Owner returns whose a pile is; ok is false where it is everybody's.
func (g *Game) Owner(p PileID) (player int, ok bool) {
	switch {
	case !g.Two() || g.piles[p].Kind == Foundation:
		return 0, false
	case p < g.columns:
		return int(p) / len(g.Variant.Deal), true
	}
	return g.piles[p].Nth, true
}

// Turn returns whose turn it is; ok is false in games without turns.
func (g *Game) Turn(s *State) (player int, ok bool) {
	return max(0, int(s.two.turn)-1), s.two.turn > 0
}

// Drawn reports whether a player with the turn has drawn a card that must be played, or
// passed over, before the next is drawn.
func (g *Game) Drawn(s *State) bool { return s.two.drawn }

// Home returns how many cards of a player lie on the foundations.
func (g *Game) Home(s *State, player int) int {
	n := 0
	for _, c := range s.cards[s.start(g.columns):s.start(g.stock)] {
		if !g.Two() || c.Copy() == player {
			n++
		}
	}
	return n
}

// Idle returns how often running a player has been through the stock with no card played, up
// to 2.
func (g *Game) Idle(s *State, player int) int { return max(1, int(s.two.begun[player])) - 1 }

// out reports whether a player has sent all own cards out.
func (g *Game) out(s *State, player int) bool { return g.Home(s, player) == g.Cards()/2 }

func (s *State) blocked() bool {
	return s.two.begun[0] >= throughTwice && s.two.begun[1] >= throughTwice
}

// over reports whether the table of two is one at which nobody moves any more.
func (g *Game) over(s *State) bool { return s.blocked() || g.Won(s) }

// mayMove says why a player may not move at all, or nil.
func (g *Game) mayMove(s *State, player int) error {
	switch {
	case g.over(s):
		return GameOver
	case g.Choice.Turns && int(s.two.turn) != player+1:
		return NotYourTurn
	}
	return nil
}

// mayTouch reports whether a player may take cards from a pile, or put them there.
func (g *Game) mayTouch(player int, p PileID) bool {
	owner, owned := g.Owner(p)
	return !owned || owner == player
}

// nothingToDraw reports whether a player's stock and waste are empty.
func (g *Game) nothingToDraw(s *State, player int) bool {
	return s.Len(g.StockOf(player)) == 0 && s.Len(g.waste+PileID(player)) == 0
}

func (g *Game) checkPass(s *State, player int) error {
	switch {
	case !g.Two():
		return NoSuchMove
	case !g.Choice.Turns && !g.nothingToDraw(s, player):
		return NothingToPass
	}
	return nil
}

// begin makes a dealt table ready for two: whose open card on the column of one card is the
// lowest starts. Equal cards leave it to those of the next column, and all equal to the first
// player.
func (g *Game) begin(s *State) {
	s.two.begun = [2]uint8{1, 1}
	if !g.Choice.Turns {
		return
	}
	s.two.turn = 1
	_, n := g.ColumnsOf(0)
	for c := range PileID(n) {
		a, b := s.Top(c).Rank(), s.Top(c+PileID(n)).Rank()
		if a != b {
			if b < a {
				s.two.turn = 2
			}
			return
		}
	}
}

// note remembers what a move that has been made means for the turn, and for the end.
func (g *Game) note(s *State, m Move, events []Event) []Event {
	player := int(m.Player)
	s.two.begun = g.leads(s, m, events).on(s.two.begun, player)
	ends := false // the turn
	switch m.Kind {
	case Carry:
		if g.piles[m.From].Kind == Waste {
			s.two.drawn = false
		}
	case Draw:
		s.two.drawn = g.Choice.Turns && g.playable(s, player)
		ends = !s.two.drawn
	case Pass:
		ends = true
	}
	if ends && g.Choice.Turns {
		s.two.drawn = false
		s.two.turn = uint8(2 - player)
		events = append(events, Event{Kind: TurnOver})
	}
	if s.blocked() {
		events = append(events, Event{Kind: Stopped})
	}
	return events
}

// lead is what a move means for the end of a blocked game.
type lead uint8

const (
	leadNowhere lead = iota
	leadOn           // a card was played
	leadRound        // a waste was turned over
	leadPast         // a player with nothing to draw has passed
)

// leads returns what a move that has been made, with its events, means for the end.
func (g *Game) leads(s *State, m Move, events []Event) lead {
	switch m.Kind {
	case Carry:
		if g.piles[m.From].Kind == Waste || g.piles[m.To].Kind == Foundation || events[len(events)-1].Kind == Turned {
			return leadOn
		}
	case Recycle:
		return leadRound
	case Pass:
		if g.nothingToDraw(s, int(m.Player)) {
			return leadPast
		}
	}
	return leadNowhere
}

// on returns what two.begun is after a player's move that was before it.
func (l lead) on(begun [2]uint8, player int) [2]uint8 {
	switch l {
	case leadOn:
		return [2]uint8{}
	case leadRound:
		begun[player] = min(throughTwice, begun[player]+1)
	case leadPast:
		begun[player] = min(throughTwice, max(1, begun[player])+1)
	}
	return begun
}

// playable reports whether the top card of a player's waste can go anywhere.
func (g *Game) playable(s *State, player int) bool {
	var room [MaxPiles]Move
	return len(g.carries(s, player, g.waste+PileID(player), 1, room[:0])) > 0
}

// restored returns a table with what is a player's as it was before: the moves of the
// player since are taken back that left the foundations alone, and the other's stand. How often
// the two have been through their stocks is for the caller, who knows all moves that stand.
func (g *Game) restored(now, before *State, player int) State {
	if !g.Two() {
		return *before
	}
	s := State{two: before.two}
	n := 0
	for p := range g.piles {
		from := now
		if owner, owned := g.Owner(PileID(p)); owned && owner == player {
			from = before
		}
		n += copy(s.cards[n:], from.Pile(PileID(p)))
		s.ends[p] = uint8(n)
	}
	for p := len(g.piles); p < MaxPiles; p++ {
		s.ends[p] = uint8(n)
	}
	return s
}

// begun returns how often each has begun at a full stock with no card played, by the moves
// that stand: a card that was played and taken back was not played. Where that ended the game
// the player who takes a move back has one pass left: taking back ends nothing.
func (l *Line) begun(player int) [2]uint8 {
	begun, at := l.dealt.two.begun, [2]int{}
	for {
		first, found := 0, false // who made the next move
		for i, h := range l.hands {
			if at[i] < h.at && (!found || h.made[at[i]].nth < l.hands[first].made[at[first]].nth) {
				first, found = i, true
			}
		}
		if !found {
			break
		}
		begun = l.hands[first].made[at[first]].lead.on(begun, first)
		at[first]++
	}
	if begun == [2]uint8{throughTwice, throughTwice} {
		begun[player]--
	}
	return begun
}
