package words

import (
	"slices"
	"strings"

	"pazienza/engine"
)

// Card names a card: "9 of hearts".
func (w *Words) Card(c engine.Card) string {
	if c.Rank() == engine.Joker {
		return w.Joker
	}
	return w.CardOf(w.Ranks[min(int(c.Rank()), 13)], w.Suits[c.Suit()])
}

// CardAt names a card where it lies: a joker on a foundation with the card that it stands
// for, a face-down card that can be made out as locked. One that cannot be seen is "".
func (w *Words) CardAt(g *engine.Game, s *engine.State, p engine.PileID, i int) string {
	c, k := s.Pile(p)[i], g.Pile(p)
	switch {
	case c.Rank() == engine.Joker && k.Kind == engine.Foundation:
		return w.JokerFor(w.Card(engine.NewCard(engine.Rank(i+1), k.Suit, 0)))
	case c.Up():
		return w.Card(c)
	case g.Variant.Shown == engine.ShowThrough:
		return w.Locked(w.Card(c))
	}
	return ""
}

// Together names cards that move together by the first: "9 of hearts and 2 cards on it".
func (w *Words) Together(cards []engine.Card) string {
	if len(cards) == 0 {
		return ""
	}
	if len(cards) == 1 {
		return w.Card(cards[0])
	}
	return w.AndThen(w.Card(cards[0]), w.Num(len(cards)-1))
}

func (w *Words) list(cards []engine.Card) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = w.Card(c)
	}
	return strings.Join(names, ", ")
}

// Pile names a pile and what it holds: "Column 3, 5 cards, 2 face down". An empty pile
// says what it takes. In a game whose runs go home whole, the foundations are one thing.
func (w *Words) Pile(g *engine.Game, s *engine.State, p engine.PileID) string {
	switch k := g.Pile(p); k.Kind {
	case engine.Foundation:
		if g.Variant.Home == engine.HomeRuns {
			done, of := CountRuns(g, s)
			return w.Runs(w.Num(done), w.Num(of))
		}
		return w.holds(Upper(w.foundation(g, p)), s.Len(p), w.takes(g, w.TakesAce)) + w.hiddenJokers(g, s, p)
	case engine.StockPile:
		return w.stock(g, s, p)
	case engine.Waste:
		return w.waste(s.Pile(p))
	case engine.Cell:
		return w.holds(w.Cell(w.Num(k.Nth+1)), s.Len(p), w.TakesJoker)
	}
	takes := w.TakesAny
	if g.Variant.Fill == engine.FillKing {
		takes = w.takes(g, w.TakesKing)
	}
	name := w.holds(w.Column(w.column(g, p)), s.Len(p), takes)
	down := 0
	for _, c := range s.Pile(p) {
		if !c.Up() {
			down++
		}
	}
	if down > 0 {
		name += ", " + w.Down(w.Num(down)) + w.madeOut(g, s.Pile(p)[:down])
	}
	return name
}

// column is the number of a column: of two players each counts the own ones.
func (w *Words) column(g *engine.Game, p engine.PileID) Num {
	player, _ := g.Owner(p)
	first, _ := g.ColumnsOf(player)
	return w.Num(int(p-first) + 1)
}

// hiddenJokers names the jokers that lie under the top card of a foundation: their places can be
// taken.
func (w *Words) hiddenJokers(g *engine.Game, s *engine.State, p engine.PileID) string {
	said := ""
	for i, c := range s.Pile(p)[:max(0, s.Len(p)-1)] {
		switch {
		case c.Rank() != engine.Joker:
			continue
		case said != "":
			said += "; "
		}
		said += w.CardAt(g, s, p, i)
	}
	if said == "" {
		return ""
	}
	return ", " + w.Under(said)
}

// holds says how many cards a pile has, or what an empty one takes.
func (w *Words) holds(name string, n int, takes string) string {
	if n == 0 {
		return name + ", " + w.Empty + ", " + takes
	}
	return name + ", " + w.Cards(w.Num(n))
}

// takes says that a pile takes a card, or a joker for it.
func (w *Words) takes(g *engine.Game, what string) string {
	if g.Variant.Jokers > 0 {
		return w.OrJoker(what)
	}
	return what
}

// foundation names a foundation: which it is, where there are several of a suit.
func (w *Words) foundation(g *engine.Game, p engine.PileID) string {
	suit, nth := g.Pile(p).Suit, 1
	first, _ := g.Foundations()
	for f := first; f < p; f++ {
		if g.Pile(f).Suit == suit {
			nth++
		}
	}
	if g.Variant.Suits[suit] == 1 {
		return w.Foundation(w.Suits[suit])
	}
	return w.NthFoundation(w.Suits[suit], w.Num(nth))
}

// madeOut lists face-down cards, the next to be uncovered first, where they can be seen.
func (w *Words) madeOut(g *engine.Game, cards []engine.Card) string {
	if g.Variant.Shown != engine.ShowThrough || len(cards) == 0 {
		return ""
	}
	next := slices.Clone(cards)
	slices.Reverse(next)
	return ": " + w.list(next)
}

func (w *Words) stock(g *engine.Game, s *engine.State, p engine.PileID) string {
	n := s.Len(p)
	player, _ := g.Owner(p)
	switch m := g.StockMoveFor(s, player); {
	case g.Variant.Stock == engine.StockRows && n > 0:
		per := g.Columns()
		return w.Stock + ", " + w.DealsLeft(w.Num((n+per-1)/per))
	case n > 0:
		return w.Stock + ", " + w.Cards(w.Num(n)) + w.madeOut(g, s.Pile(p))
	case m.Kind == engine.Recycle && g.Check(s, m) == nil:
		name := w.Stock + ", " + w.Empty + ", " + w.TurnOver
		if g.Choice.Passes > 0 {
			name += ", " + w.PassesLeft(w.Num(g.Choice.Passes-1-s.Recycled()))
		}
		return name
	}
	return w.Stock + ", " + w.Empty
}

func (w *Words) waste(cards []engine.Card) string {
	n := len(cards)
	if n == 0 {
		return w.Waste + ", " + w.Empty
	}
	name := w.Waste + ", " + w.Cards(w.Num(n))
	// The last three can be seen; newest first.
	var under []engine.Card
	for i := n - 2; i >= max(0, n-3); i-- {
		under = append(under, cards[i])
	}
	if len(under) > 0 {
		name += ", " + w.Under(w.list(under))
	}
	return name
}

// To says where cards go: "to column 3".
func (w *Words) To(g *engine.Game, s *engine.State, p engine.PileID) string {
	switch k := g.Pile(p); k.Kind {
	case engine.Column:
		return w.ToColumn(w.column(g, p), s.Len(p) == 0)
	case engine.Foundation:
		return w.ToBase(w.foundation(g, p))
	}
	return ""
}

func (w *Words) from(g *engine.Game, p engine.PileID) string {
	switch k := g.Pile(p); k.Kind {
	case engine.Column:
		return w.FromColumn(w.column(g, p))
	case engine.Waste:
		return w.FromWaste
	case engine.Cell:
		return w.FromCell(w.Num(k.Nth + 1))
	}
	return w.FromBase
}

// lifted returns the cards that a move carries, in the state before it.
func lifted(s *engine.State, m engine.Move) []engine.Card {
	t := s.Pile(m.From)
	return t[max(0, len(t)-int(m.Count)):]
}

// carried names the cards that a move carries, as the beginning of a sentence that goes on
// with where.
func (w *Words) carried(s *engine.State, m engine.Move) string {
	cards := Upper(w.Together(lifted(s, m)))
	if m.Count > 1 {
		cards += ","
	}
	return cards
}

// Move says what a move does, in the state before it, without what it brings about.
func (w *Words) Move(g *engine.Game, before *engine.State, m engine.Move) string {
	if m.Kind != engine.Carry {
		return w.Did[m.Kind]
	}
	return w.carried(before, m) + " " + w.To(g, before, m.To)
}

// Advice says a move as a hint, with where its cards are now and which card they go on.
func (w *Words) Advice(g *engine.Game, s *engine.State, m engine.Move) string {
	if m.Kind != engine.Carry {
		return w.Try[m.Kind]
	}
	to := w.To(g, s, m.To)
	if t, on := s.Top(m.To), g.Pile(m.To); t != 0 && on.Kind == engine.Column {
		to = w.OnCard(w.Card(t))
		if packs(g.Variant) > 1 || t.Rank() == engine.Joker {
			to = w.OnCardIn(w.Card(t), w.column(g, m.To))
		}
	}
	return w.carried(s, m) + " " + w.from(g, m.From) + " " + to
}

// Tell says what a move did.
func (w *Words) Tell(g *engine.Game, before, after *engine.State, m engine.Move, events []engine.Event) string {
	var said []string
	add := func(s string) { said = append(said, s) }
	for _, e := range events {
		switch e.Kind {
		case engine.Carried:
			add(w.Move(g, before, m))
		case engine.Turned:
			add(w.TurnedUp(w.Card(after.Top(e.From))))
		case engine.Drawn:
			t := after.Pile(e.To)
			var drawn []engine.Card
			for i := range int(e.Count) {
				drawn = append(drawn, t[len(t)-1-i])
			}
			add(w.Drawn(w.list(drawn)))
		case engine.Recycled:
			add(w.Recycled(w.Num(int(e.Count))))
		case engine.RowDealt:
			var dealt []engine.Card
			for c := range int(e.Count) {
				t := before.Pile(g.Stock())
				dealt = append(dealt, t[len(t)-1-c])
			}
			add(w.RowDealt(w.list(dealt)))
		case engine.Replaced:
			add(w.MadeWay(w.Num(g.Pile(e.To).Nth + 1)))
		case engine.Completed:
			add(w.Complete(w.Suits[after.Top(e.To).Suit()]))
		}
	}
	return strings.Join(said, ". ")
}

// CountRuns counts the complete runs, and how many there can be.
func CountRuns(g *engine.Game, s *engine.State) (done, of int) {
	first, of := g.Foundations()
	for i := range of {
		if s.Len(first+engine.PileID(i)) > 0 {
			done++
		}
	}
	return done, of
}
