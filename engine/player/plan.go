package player

import (
	"cmp"
	"slices"

	"pazienza/engine"
)

// plan is the lines of play that were looked at from a table: a tree, root first. It can be
// used again, and then needs no new memory.
type plan struct {
	game    *engine.Game
	seat    int // whose moves these are
	weights Weights
	nodes   []node
	seen    map[uint64]bool
	open    frontier
	moves   []engine.Move
}

// node is a table at the end of a line.
type node struct {
	state  engine.State
	parent int
	move   engine.Move // from the parent
	depth  int
	worth  int  // of the table, less what the moves to it cost
	ended  bool // a card was turned up: what comes then is not known
}

// look returns a new plan of a player's moves.
func look(g *engine.Game, s *engine.State, seat int, w Weights) *plan {
	p := &plan{game: g, seat: seat, weights: w, seen: map[uint64]bool{}}
	p.look(s)
	return p
}

// look follows lines from a table, always on from the best so far, until the weights'
// bound of tables is reached. Of several lines to a table, or to one that is like it, it
// keeps the first found.
func (p *plan) look(s *engine.State) {
	g, w := p.game, &p.weights
	p.nodes = append(p.nodes[:0], node{state: *s, parent: -1, worth: w.judge(g, s, p.seat, 0)})
	clear(p.seen)
	p.seen[likeness(g, s)] = true
	p.open = append(p.open[:0], place{p.nodes[0].worth, 0})
	var events [engine.MaxEvents]engine.Event
	for len(p.open) > 0 && len(p.nodes) < w.Tables {
		at := p.open.pop()
		p.moves = g.LegalFor(&p.nodes[at].state, p.seat, p.moves[:0])
		for _, m := range p.moves {
			if m.Kind != engine.Carry {
				continue // the stock is not known
			}
			n := node{state: p.nodes[at].state, parent: at, move: m, depth: p.nodes[at].depth + 1}
			happened := g.Apply(&n.state, m, events[:0])
			like := likeness(g, &n.state)
			if p.seen[like] {
				continue
			}
			p.seen[like] = true
			hidden := unknown(g, happened)
			n.ended = hidden != 0
			n.worth = w.judge(g, &n.state, p.seat, hidden) - n.depth*w.Move
			p.nodes = append(p.nodes, n)
			if !n.ended {
				p.open.push(place{n.worth, len(p.nodes) - 1})
			}
		}
	}
}

// likeness digests a table such that those have one number which differ in the order of
// their columns, or in which of some equal cards lies where.
func likeness(g *engine.Game, s *engine.State) uint64 {
	const scatter = 0x9e3779b97f4a7c15
	copies := engine.NewCard(0, 0, engine.MaxCopies-1)
	sum := uint64(0)
	for p, pile := range g.Piles() {
		h := uint64(pile.Kind) + 1
		if pile.Kind != engine.Column && pile.Kind != engine.Cell {
			h += uint64(p) << 8
		}
		for _, c := range s.Pile(engine.PileID(p)) {
			h = (h ^ uint64(c&^copies)) * scatter
			h ^= h >> 32
		}
		d := dice(h)
		sum += d.next() // a sum has no order
	}
	return sum
}

// unknown returns the piles, as bits, whose last card was turned up just now: nobody knows
// it yet, unless faces can be made out before.
func unknown(g *engine.Game, events []engine.Event) (piles uint32) {
	if g.Variant.Shown == engine.ShowThrough {
		return 0
	}
	for _, e := range events {
		if e.Kind == engine.Turned {
			piles |= 1 << e.To
		}
	}
	return piles
}

// promising returns the lines that end better than the table as it is and than each
// table on the way, best first.
func (p *plan) promising() []int {
	var ids []int
	for id := 1; id < len(p.nodes); id++ {
		better := true
		for up := p.nodes[id].parent; up >= 0 && better; up = p.nodes[up].parent {
			better = p.nodes[id].worth > p.nodes[up].worth
		}
		if better {
			ids = append(ids, id)
		}
	}
	slices.SortStableFunc(ids, func(a, b int) int { return cmp.Compare(p.nodes[b].worth, p.nodes[a].worth) })
	return ids
}

// line returns the moves to a node.
func (p *plan) line(id int) []engine.Move {
	var moves []engine.Move
	for ; id > 0; id = p.nodes[id].parent {
		moves = append(moves, p.nodes[id].move)
	}
	slices.Reverse(moves)
	return moves
}

func (p *plan) first(id int) engine.Move {
	for p.nodes[id].parent > 0 {
		id = p.nodes[id].parent
	}
	return p.nodes[id].move
}

// needed says whether a line's first move has a part in it: whether the rest, without
// it, is not as good.
func (p *plan) needed(id int) bool {
	line := p.line(id)[1:]
	if len(line) == 0 {
		return true
	}
	g, s := p.game, p.nodes[0].state
	var hidden uint32
	for _, m := range line {
		if hidden != 0 || g.Check(&s, m) != nil {
			return true
		}
		hidden = unknown(g, g.Apply(&s, m, nil))
	}
	return p.weights.judge(g, &s, p.seat, hidden)-len(line)*p.weights.Move < p.nodes[id].worth
}

// frontier is the nodes still to be followed: a heap, best on top; of equals the first found.
type frontier []place

type place struct{ worth, id int }

func (f frontier) before(i, j int) bool {
	return f[i].worth > f[j].worth || f[i].worth == f[j].worth && f[i].id < f[j].id
}

func (f *frontier) push(x place) {
	*f = append(*f, x)
	for i := len(*f) - 1; i > 0 && f.before(i, (i-1)/2); i = (i - 1) / 2 {
		(*f)[i], (*f)[(i-1)/2] = (*f)[(i-1)/2], (*f)[i]
	}
}

// pop takes the best off.
func (f *frontier) pop() int {
	h := *f
	best, last := h[0].id, len(h)-1
	h[0] = h[last]
	h = h[:last]
	for i := 0; ; {
		next := 2*i + 1
		if next+1 < last && h.before(next+1, next) {
			next++
		}
		if next >= last || h.before(i, next) {
			break
		}
		h[i], h[next] = h[next], h[i]
		i = next
	}
	*f = h
	return best
}
