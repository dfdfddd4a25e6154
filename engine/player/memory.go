package player

import "pazienza/engine"

// Memory is the cards that a player has seen face up, wherever they lie now. Who has gone
// through the stock once knows its order, and who takes a move back remembers what it
// turned up.
type Memory struct {
	game *engine.Game
	met  [512 / 64]uint64 // by engine.Card.ID
}

// NewMemory returns the memory of a player who has seen nothing yet.
func NewMemory(g *engine.Game) Memory { return Memory{game: g} }

// See remembers what lies face up on a table.
func (m *Memory) See(s *engine.State) {
	for p := range m.game.Piles() {
		for _, c := range s.Pile(engine.PileID(p)) {
			if c.Up() {
				m.met[c.ID()>>6] |= 1 << (c.ID() & 63)
			}
		}
	}
}

// Recall remembers a game from its deal on, moves that were taken back included.
func (m *Memory) Recall(l *engine.Line) {
	replay := engine.NewLineFrom(l.Game(), *l.Dealt())
	m.See(replay.State())
	for _, step := range l.Log() {
		if _, err := replay.Do(step); err == nil {
			m.See(replay.State())
		}
	}
}

// Knows reports whether the player knows a card of a table: it can be seen, or was.
func (m *Memory) Knows(c engine.Card) bool {
	return c.Up() || m.game.Variant.Shown == engine.ShowThrough || m.met[c.ID()>>6]>>(c.ID()&63)&1 != 0
}

// Hide returns a table as the player knows it: the cards that nobody has seen lie in the
// order of a new deck. Tables that differ in nothing but such cards become the same.
func (m *Memory) Hide(s engine.State) engine.State {
	at, cards := m.hidden(&s)
	for i := range at {
		least := i
		for j := i + 1; j < len(at); j++ {
			if m.game.Two() && cards[j].Copy() != cards[i].Copy() {
				continue // each player has a pack with a back of its own
			}
			if cards[j].ID() < cards[least].ID() {
				least = j
			}
		}
		s.Exchange(at[i], at[least])
		cards[i], cards[least] = cards[least], cards[i]
	}
	return s
}

// hidden lists the places of the cards that the player does not know, and the cards.
func (m *Memory) hidden(s *engine.State) (at []int, cards []engine.Card) {
	i := 0
	for p := range m.game.Piles() {
		for _, c := range s.Pile(engine.PileID(p)) {
			if !m.Knows(c) {
				at, cards = append(at, i), append(cards, c)
			}
			i++
		}
	}
	return at, cards
}

// knowsStock reports whether the player knows the order of the stock.
func (m *Memory) knowsStock(s *engine.State) bool {
	for _, c := range s.Pile(m.game.Stock()) {
		if !m.Knows(c) {
			return false
		}
	}
	return true
}
