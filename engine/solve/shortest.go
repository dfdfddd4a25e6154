package solve

import (
	"math/bits"
	"slices"

	"pazienza/engine"
)

// Shortest looks for a winning line of Klondike with the fewest moves and draws; turning the
// waste over costs nothing, and neither does a card that turns up. It goes depth first under a
// limit that grows by one until a win fits: so the limit is at any time a proved bound. What
// is over the limit waits for it: see [later].
type Shortest struct {
	layout
	game      *engine.Game
	table     engine.State
	root      exact
	buried    []buriedCost // by code, what is left buried costs at least
	met       costs
	plies     []exactPly
	moves     []exactMove
	later     later
	steps     []exactStep // to every table looked into
	most      int         // steps, after which it gives up
	weight    int         // of what is to come at least, in eighths: more than 8 gives up proofs for speed
	limit     int
	positions int
	verdict   Verdict
}

// exact is a table of Klondike with its cards in their places, but for which column is which.
type exact struct {
	config
	home board
	side board // of the loose cards, the ones that lie on the second of the two that carry them
}

// exactMove is a move with the draws that come before it.
type exactMove struct {
	bit   uint8 // the card that moves, or the lowest of several
	to    uint8 // the card it comes to lie on, or toHome or toHole
	first uint8 // plus one: a card that makes way first, onto the twin of the one that moves
	cost  uint8
	waste uint8 // cards in the waste after it
	total uint8 // least that a win with it takes in all
}

const (
	toHome = 64 + iota
	toHole
)

type exactPly struct {
	exact
	cost         int
	step         uint32 // number of the move that led here
	lo, next, hi int
	sent, back   board // the card that went home, or came back from there, with the last move
}

// NewShortest returns a search for a table of a game, or nil if the game is not one for it.
func NewShortest(g *engine.Game, s *engine.State, o Options) *Shortest {
	return newWeighted(g, s, o, 8)
}

func newWeighted(g *engine.Game, s *engine.State, o Options, weight int) *Shortest {
	l, c, home, ok := newLayout(g, s)
	if !ok || l.draw > 15 {
		return nil
	}
	if o.Bound == 0 {
		o.Bound = defaultBound / 4
	}
	k := &Shortest{layout: l, game: g, table: *s, weight: weight, root: exact{config: c, home: home}, met: newCosts(o.Bound), buried: make([]buriedCost, 1<<16)}
	w, _ := g.Waste()
	k.root.waste = uint8(s.Len(w))
	for col := range l.columns {
		us := l.units[col]
		for i := range us[:max(0, int(c.left>>(4*col)&15)-1)] {
			if bits.OnesCount64(us[i].cards) > 1 {
				return nil
			}
		}
		pile := s.Pile(engine.PileID(col))
		for i, card := range pile {
			if b := board(1) << bitOf(card); i > 0 && c.open&^c.roots&b != 0 {
				if on := board(1) << bitOf(pile[i-1]); on&firsts == 0 {
					k.root.side |= b
				}
			}
		}
	}
	k.later.bound, k.most = o.Bound/2, 2*o.Bound
	k.limit = k.total(&k.root, 0)
	k.begin()
	return k
}

// Positions returns how many tables were looked into, those under each limit counted anew.
func (k *Shortest) Positions() int { return k.positions }

// Least returns a proved bound: no win has fewer moves and draws.
func (k *Shortest) Least() int { return k.limit }

// Step looks into budget more tables. Winnable means that a shortest win is known. It gives up
// when memory is used up: 50 bytes for each of Options.Bound tables.
func (k *Shortest) Step(budget int) Verdict {
	for end := k.positions + budget; k.verdict == Unknown && k.positions < end && len(k.steps) < k.most; {
		if len(k.plies) == 0 {
			if t, ok := k.later.take(); ok {
				k.resume(t)
			} else if !k.raise() {
				k.verdict = Unwinnable
			}
			continue
		}
		p := &k.plies[len(k.plies)-1]
		if p.next == p.hi {
			k.moves = k.moves[:p.lo]
			k.plies = k.plies[:len(k.plies)-1]
			continue
		}
		m := k.moves[p.next]
		p.next++
		e := p.exact
		home := e.home
		k.make(&e, m)
		k.enter(&e, p.cost+int(m.cost), e.home&^home, home&^e.home, exactStep{p.step, m.bit, m.to, m.first, m.waste})
	}
	return k.verdict
}

// begin looks into the table asked about.
func (k *Shortest) begin() {
	k.steps = k.steps[:0]
	k.enter(&k.root, 0, 0, 0, exactStep{})
}

// total is what a win by a table reached at a cost takes at least, as far as weight is one.
func (k *Shortest) total(e *exact, cost int) int { return cost + k.least(e)*k.weight/8 }

// make makes a move.
func (k *Shortest) make(e *exact, m exactMove) {
	b := board(1) << m.bit
	if m.first > 0 {
		e.side ^= 1 << (m.first - 1)
	}
	switch {
	case e.home&b != 0:
		e.home &^= b
	case e.roots&b != 0, e.open&b == 0:
		k.move(&e.config, int(m.bit), m.waste)
	}
	e.side &^= b
	switch {
	case m.to == toHome:
		e.home |= b
	case m.to != toHole && firsts>>m.to&1 == 0:
		e.side |= b
	}
}

// enter looks into a table reached at a cost, unless it was met before at no more.
func (k *Shortest) enter(e *exact, cost int, sent, back board, by exactStep) {
	won := e.home == k.full
	if !won && !k.met.better(position(&e.config, codeOf(e.home)), restOf(e), cost) {
		return
	}
	k.positions++
	lo := len(k.moves)
	k.plies = append(k.plies, exactPly{exact: *e, cost: cost, step: uint32(len(k.steps)), lo: lo, next: lo, hi: lo, sent: sent, back: back})
	k.steps = append(k.steps, by)
	if won {
		k.verdict = Winnable
		return
	}
	k.spread(&k.plies[len(k.plies)-1])
}

// Line returns the shortest winning line.
func (k *Shortest) Line() []engine.Move {
	if k.verdict != Winnable {
		return nil
	}
	h := &hand{layout: &k.layout, game: k.game, table: k.table}
	var way []exactMove
	for at := k.plies[len(k.plies)-1].step; at > 0; at = k.steps[at].from {
		s := &k.steps[at]
		way = append(way, exactMove{bit: s.bit, to: s.to, first: s.first, waste: s.waste})
	}
	e := k.root
	for _, m := range slices.Backward(way) {
		h.exactly(&e, m)
		k.make(&e, m)
	}
	return h.line
}
