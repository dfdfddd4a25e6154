package solve

import (
	"slices"

	"pazienza/engine"
)

// Stuck reports whether a game has come to a standstill: no sequence of legal moves, through
// the stock as often as it may be gone through and with cards brought back from foundations,
// can any more
//
//   - turn up or uncover a card for good,
//   - take a card out of the stock, the waste or a joker's cell,
//   - bring a card home for good, or win.
//
// Cards may still be moved back and forth. It is told by looking at every table that can be
// reached, at most so many; false also means that there were more, or that two play.
//
// Until a card leaves it, the waste decides nothing but what comes up next. So what columns and
// foundations can become and what can come up are looked at apart: any of the one may meet any
// of the other.
func Stuck(g *engine.Game, s *engine.State, most int) bool {
	if g.Two() || g.Won(s) {
		return false
	}
	k := still{game: g, known: map[uint64]int{}}
	k.add(s)
	for i := 0; i < len(k.tables); i++ {
		if len(k.tables) > most || k.leads(i) {
			return false
		}
	}
	return !k.keeps()
}

// still is the tables that moves back and forth lead to.
type still struct {
	game   *engine.Game
	tables []engine.State
	known  map[uint64]int // their places by digest
	edges  [][2]int       // which leads to which
	moves  []engine.Move
}

// add returns a table's place in the list.
func (k *still) add(s *engine.State) int {
	key := tableKey(k.game, s)
	i, ok := k.known[key]
	if !ok {
		i = len(k.tables)
		k.known[key] = i
		k.tables = append(k.tables, *s)
	}
	return i
}

// leads reports whether a move from a table changes something for good, and lists the tables
// to which the others lead.
func (k *still) leads(i int) bool {
	g, s := k.game, k.tables[i]
	k.moves = g.Legal(&s, k.moves[:0])
	for _, m := range k.moves {
		switch m.Kind {
		case engine.RowDeal:
			return true
		case engine.Carry:
			next, ok := k.carry(&s, m)
			if !ok || g.Won(&next) {
				return true
			}
			k.edges = append(k.edges, [2]int{i, k.add(&next)})
		}
	}
	return k.offers(s)
}

// carry makes a move between columns and foundations. It reports false for one that changes
// something for good besides what is at home.
func (k *still) carry(s *engine.State, m engine.Move) (next engine.State, ok bool) {
	g := k.game
	if from := g.Pile(m.From).Kind; from == engine.Waste || from == engine.Cell {
		return next, false
	}
	next = *s
	var buf [engine.MaxEvents]engine.Event
	for _, e := range g.Apply(&next, m, buf[:0]) {
		if e.Kind == engine.Turned || e.Kind == engine.Completed || e.Kind == engine.Replaced {
			return next, false
		}
	}
	if g.Pile(m.From).Kind == engine.Column && g.Pile(m.To).Kind == engine.Column && next.Len(m.From) > 0 {
		back := engine.Move{Kind: engine.Carry, From: m.To, To: m.From, Count: m.Count}
		return next, g.Check(&next, back) == nil // or it lay on a card that does not carry it
	}
	return next, true
}

// offers reports whether a card that comes up in the waste can be played to a table.
func (k *still) offers(s engine.State) bool {
	g := k.game
	waste, ok := g.Waste()
	if !ok {
		return false
	}
	var buf [engine.MaxEvents]engine.Event
	for turned := 0; turned < 2; { // after the second time all comes up again
		m := g.StockMove(&s)
		if g.Check(&s, m) != nil {
			return false
		}
		if m.Kind == engine.Recycle {
			turned++
		}
		g.Apply(&s, m, buf[:0])
		for p := range engine.PileID(len(g.Piles())) {
			if g.Check(&s, engine.Move{Kind: engine.Carry, From: waste, To: p, Count: 1}) == nil {
				return true
			}
		}
	}
	return false
}

// keeps reports whether somewhere more cards of a suit are at home, and stay there whatever
// is done then. What stays after a table is the least that is at home in any that it leads to.
func (k *still) keeps() bool {
	stays := make([][engine.NumSuits]int, len(k.tables))
	for i := range stays {
		stays[i] = k.atHome(&k.tables[i])
	}
	at := stays[0]
	for changed := true; changed; {
		changed = false
		for _, e := range slices.Backward(k.edges) { // most lead on, to what is known by then
			from, to := &stays[e[0]], &stays[e[1]]
			for suit := range from {
				if to[suit] < from[suit] {
					from[suit], changed = to[suit], true
				}
			}
		}
	}
	for i := range stays {
		for suit := range at {
			if stays[i][suit] > at[suit] {
				return true
			}
		}
	}
	return false
}

// atHome counts the cards at home by suit, in games where they go there one by one. A whole
// run stays for good, and was noticed when it went.
func (k *still) atHome(s *engine.State) (n [engine.NumSuits]int) {
	if k.game.Variant.Home == engine.HomeRuns {
		return n
	}
	first, count := k.game.Foundations()
	for f := first; f < first+engine.PileID(count); f++ {
		n[k.game.Pile(f).Suit] += s.Len(f)
	}
	return n
}
