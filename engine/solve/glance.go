package solve

import (
	"math"
	"slices"

	"pazienza/engine"
)

// Glance looks for lines of play in a game whose stock deals rows, for somebody who does not
// know every card. A line goes on to where something comes to light: a card that nobody
// knows is turned up, or a row is dealt. Cards that are not known have no face in its tables,
// so nothing here can depend on what they are.
//
// It is one stage of the staged search, but with no layers: it goes on from the best table
// so far, wherever that is, until it has looked at enough of them.
type Glance struct {
	staged
	weights glanceWeights
	nodes   []rowNode
	open    glanceHeap
	unseen  [rowFaces]int32 // how many of each face are not known
	hidden  int32           // how many that is in all
	finds   int32           // the node where the best card is turned up, or none
	found   int32           // what that is worth
	row     rowChild        // the best table on which a row may be dealt
}

// NewGlance returns a glance, or nil if the game does not deal rows.
func NewGlance(g *engine.Game) *Glance {
	if !dealsRows(g) {
		return nil
	}
	l := &Glance{}
	l.keys = newRowKeys()
	l.rules = compileRows(g, new(engine.State))
	suits := 0
	for _, n := range g.Variant.Suits {
		suits += int(min(n, 1))
	}
	l.weights = glanceWeightsFor(l.rules, suits)
	l.values = compileValues(l.rules, l.weights.rowWeights)
	l.pool.least = worthless
	return l
}

// Best returns the best line from a table, or nil if there is none. known says which face-down
// cards of the table are known; so many tables are looked at, with a pause after each. A row is
// dealt only where no card can be turned up: what comes with it covers ten columns.
func (l *Glance) Best(s *engine.State, known func(engine.Card) bool, tables int, pause func()) []engine.Move {
	l.begin(s, known)
	best := int32(0)
	for at := int32(0); at >= 0; at = l.next(tables) {
		pause()
		if l.turnsUp(at) {
			continue
		}
		if won := l.expand(at); won != none {
			return append(l.path(l.nodes[at].link), won.move())
		}
		if l.nodes[at].value > l.nodes[best].value {
			best = at
		}
	}
	switch {
	case l.finds >= 0:
		return l.path(l.nodes[l.finds].link)
	case l.row.value > worthless:
		at := l.row.parent
		if l.row.move != none {
			at = l.keep(l.row)
		}
		return append(l.path(l.nodes[at].link), dealRow.move())
	case best > 0:
		return l.path(l.nodes[best].link)
	}
	return nil
}

// begin lays out the table as it is known.
func (l *Glance) begin(s *engine.State, known func(engine.Card) bool) {
	g, r := l.rules.game, l.rules
	r.cards = s.Total()
	root := rowNode{table: r.pack(s)}
	l.unseen, l.hidden = [rowFaces]int32{}, 0
	hide := func(c engine.Card) {
		l.unseen[rowFace(c)]++
		l.hidden++
	}
	for col := range r.columns {
		for i, c := range s.Pile(engine.PileID(col)) {
			if !c.Up() && !known(c) {
				hide(c)
				root.table.cards[root.table.start(col)+i] = faceDown
			}
		}
		root.ends[col] = l.sumUp(&root.table, col)
	}
	for _, c := range s.Pile(g.Stock()) {
		hide(c)
	}
	l.left = int(root.table.left)
	l.seen.clear()
	l.survey(&root)
	l.seen.add(l.scratch.hash)
	root.value = l.scratch.value + l.values.empty[l.scratch.empties]
	l.links = append(l.links[:0], rowLink{before: -1})
	l.nodes = append(l.nodes[:0], root)
	l.open = l.open[:0]
	l.finds, l.found = -1, math.MinInt32
	l.row = rowChild{value: worthless}
	if r.mayDeal(&root.table) {
		l.row.value = l.scratch.value + l.scratch.gains
	}
}

// expand values the children of a node, and returns the move that wins, or none.
func (l *Glance) expand(at int32) rowMove {
	l.layer, l.at = l.nodes, int(at)
	l.children, l.deals = l.children[:0], l.deals[:0]
	won := l.grow(&l.nodes[at])
	for i := range l.deals {
		if l.deals[i].value > l.row.value {
			l.row = l.deals[i]
		}
	}
	for i := range l.children {
		if c := &l.children[i]; !l.seen.has(c.hash) {
			l.open.push(*c)
		}
	}
	return won
}

// next makes the best child that is left a node, and returns it, or -1 at the end.
func (l *Glance) next(tables int) int32 {
	for len(l.open) > 0 && len(l.nodes) < tables {
		if c := l.open.pop(); l.seen.add(c.hash) {
			return l.keep(c)
		}
	}
	return -1
}

// keep makes a child a node.
func (l *Glance) keep(c rowChild) int32 {
	l.layer = l.nodes
	l.nodes = append(l.nodes, l.make(&c))
	return int32(len(l.nodes) - 1)
}

// path returns the moves to a link.
func (l *Glance) path(link int32) []engine.Move {
	var moves []engine.Move
	for ; l.links[link].before >= 0; link = l.links[link].before {
		moves = append(moves, l.links[link].move.move())
	}
	slices.Reverse(moves)
	return moves
}
