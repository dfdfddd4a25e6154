package solve

import "slices"

// rowNode is a table that the search kept, with the way to it.
type rowNode struct {
	table rowTable
	ends  [rowColumns]rowEnd // its columns, summed up
	link  int32
	value int32
}

// rowLink is how a table was reached: the move, and the link of the table before it.
type rowLink struct {
	before int32
	move   rowMove
}

// rowPool is the best tables of a stage on which a row may be dealt.
type rowPool struct {
	nodes []rowNode
	seen  rowSeen
	least int32 // a table must be worth more to get in
	best  int32
}

const worthless = -1 << 30

// beginStage starts a stage with the tables of the layer.
func (b *staged) beginStage() {
	b.left = int(b.layer[0].table.left)
	b.ordered = b.exact && b.left > 0
	b.depth, b.stale, b.best = 0, 0, worthless
	b.seen.clear()
	b.pool.seen.clear()
	b.pool.nodes, b.pool.least, b.pool.best = b.pool.nodes[:0], worthless, worthless
	kept := b.layer[:0]
	for i := range b.layer {
		n := b.layer[i]
		for c := range b.rules.columns {
			n.ends[c] = b.sumUp(&n.table, c)
		}
		b.survey(&n)
		if !b.seen.add(b.scratch.hash) {
			continue
		}
		kept = append(kept, n)
		if b.rules.mayDeal(&n.table) {
			n.value = b.scratch.value + b.scratch.gains
			b.enter(n, b.scratch.hash)
		}
	}
	b.beginLayer(kept)
}

func (b *staged) beginLayer(nodes []rowNode) {
	b.layer, b.at = nodes, 0
	b.children, b.deals = b.children[:0], b.deals[:0]
}

// endLayer goes on to the next layer, or to the next stage when nothing better is to be
// expected of this one. As long as nothing was left out there is patience without end,
// for there may be a proof.
func (b *staged) endLayer() {
	parents := b.layer
	b.choose()
	for i := range b.deals {
		if c := &b.deals[i]; c.value > b.pool.least && !b.pool.seen.has(c.hash) {
			b.enter(b.make(c), c.hash)
		}
	}
	b.beginLayer(b.next)
	b.next = parents
	b.depth++
	b.stale++
	if len(b.layer) > 0 && b.layer[0].value > b.best {
		b.best, b.stale = b.layer[0].value, 0
	}
	if len(b.layer) == 0 || b.dropped && (b.exact || b.tired()) {
		b.endStage()
	}
}

// tired says whether a stage has gone on for long enough.
func (b *staged) tired() bool {
	if b.left == 0 {
		return b.stale >= 60 || b.depth >= 400
	}
	return b.stale >= 18 || b.depth >= 100
}

// choose makes the best children the next layer.
func (b *staged) choose() {
	b.next = b.next[:0]
	order := b.ranking.rank(len(b.children), func(i int) int32 { return b.children[i].value })
	for _, i := range order {
		c := &b.children[i]
		if b.seen.has(c.hash) {
			continue
		}
		if len(b.next) == b.width {
			b.dropped = true
			return
		}
		b.seen.add(c.hash)
		b.next = append(b.next, b.make(c))
	}
}

// make makes a child.
func (b *staged) make(c *rowChild) rowNode {
	p := &b.layer[c.parent]
	n := rowNode{table: p.table, ends: p.ends, link: int32(len(b.links)), value: c.value}
	b.rules.apply(&n.table, c.move)
	b.resum(&n, p, c.move)
	b.links = append(b.links, rowLink{p.link, c.move})
	return n
}

// enter puts a table into the pool. When twice as many are there as may stay, the
// better half stays.
func (b *staged) enter(n rowNode, hash uint64) {
	b.pool.seen.add(hash)
	b.pool.nodes = append(b.pool.nodes, n)
	if n.value > b.pool.best {
		b.pool.best, b.stale = n.value, 0
	}
	if len(b.pool.nodes) >= 2*b.width {
		b.trim()
	}
}

// trim leaves the pool as many tables as the pass is wide.
func (b *staged) trim() {
	p := &b.pool
	if len(p.nodes) <= b.width {
		return
	}
	b.dropped = true
	order := b.ranking.rank(len(p.nodes), func(i int) int32 { return p.nodes[i].value })
	p.least = p.nodes[order[b.width-1]].value
	stay := order[:b.width]
	slices.Sort(stay)
	for to, from := range stay { // from is never less than to
		p.nodes[to] = p.nodes[from]
	}
	p.nodes = p.nodes[:b.width]
}

// endStage deals a row on every table of the pool, or ends the pass.
func (b *staged) endStage() {
	b.trim()
	if len(b.pool.nodes) == 0 || b.exact && b.dropped {
		b.end()
		return
	}
	b.layer = b.layer[:0]
	for _, n := range b.pool.nodes {
		b.rules.apply(&n.table, dealRow)
		if n.table.atHome() == b.rules.cards {
			b.win(n.link, dealRow)
			return
		}
		b.links = append(b.links, rowLink{n.link, dealRow})
		n.link = int32(len(b.links) - 1)
		b.layer = append(b.layer, n)
	}
	b.beginStage()
}
