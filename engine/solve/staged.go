package solve

import (
	"slices"

	"pazienza/engine"
)

// staged is the search for games whose stock deals rows: Spider, and what is dealt like it.
// It is made for finding a win, not for proofs.
//
// A pass goes through stages, from one row deal to the next, and a stage through layers: all
// tables one move further on, of which only the best are kept, as many as the pass is wide.
// Meanwhile the best tables on which a row may be dealt are pooled, the new cards counted in
// already; the row is dealt on them, and they begin the next stage. A pass that fails makes way
// for a wider one.
//
// What a table is worth is a sum over its columns, and so is its hash. Hence a child
// is valued from the two columns that its move changes, without being made; only those that
// are kept are made (see child).
//
// Columns that hold the same cards in another order count as the same table. While the stock
// holds cards that is not true, so a pass that ends without having left anything out proves
// that there is no win only if it told the columns apart, as exact ones do.
type staged struct {
	rules  *rowRules
	values *rowValues
	keys   *rowKeys
	root   rowTable

	pass    int  // from 0, an exact one and its narrow one counted together
	narrow  int  // the width of passes that are not exact
	width   int  // tables kept of each layer, and in the pool
	widest  int  // the width at which passes stop growing, to hold memory within bounds
	exact   bool // this pass leaves out nothing but on account of its width
	dropped bool // something was left out in this pass

	left     int  // cards in the stock in this stage
	ordered  bool // columns are told apart in this stage
	layer    []rowNode
	at       int // which table of the layer comes next, or is being grown
	depth    int // of the layer in its stage
	best     int32
	stale    int // layers since something better than ever in this stage was met
	children []rowChild
	deals    []rowChild // children on which a row may be dealt, valued with its cards
	seen     rowSeen    // tables kept in this stage
	pool     rowPool

	next    []rowNode // room for the next layer
	links   []rowLink // how each table of this pass was reached
	scratch rowScratch
	ranking rowRanking
	winning rowMove // among the children last valued, or none

	positions int
	verdict   Verdict
	line      []engine.Move
}

const (
	firstWidth = 48
	lastWidth  = 12_288  // at most, measured: a process of 160 MB
	growth     = 2       // from pass to pass
	proofWidth = 6       // of exact passes, times that of others
	nodeBytes  = 8 << 10 // held for each table of a pass's width, all told
)

// newStaged returns a staged search, or nil if the game is not one for it.
func newStaged(g *engine.Game, s *engine.State, o Options) *staged {
	if !dealsRows(g) {
		return nil
	}
	b := &staged{rules: compileRows(g, s), keys: newRowKeys()}
	b.widest = max(firstWidth, min(o.Bound*8/nodeBytes, lastWidth))
	b.root = b.rules.pack(s)
	if g.Won(s) {
		b.verdict = Winnable
		return b
	}
	b.begin()
	return b
}

// Step values about budget more tables.
func (b *staged) Step(budget int) Verdict {
	for end := b.positions + budget; b.positions < end && b.verdict == Unknown; {
		if b.at == len(b.layer) {
			b.endLayer()
			continue
		}
		n := &b.layer[b.at]
		if won := b.grow(n); won != none {
			b.win(n.link, won)
		}
		b.at++
	}
	return b.verdict
}

// Positions returns how many tables were valued so far.
func (b *staged) Positions() int { return b.positions }

// Line returns the winning line, or nil.
func (b *staged) Line() []engine.Move { return b.line }

// win takes down the line to a table and one more move.
func (b *staged) win(link int32, last rowMove) {
	path := []rowMove{last}
	for ; b.links[link].before >= 0; link = b.links[link].before {
		path = append(path, b.links[link].move)
	}
	slices.Reverse(path)
	for _, m := range b.rules.shorten(b.root, path) {
		b.line = append(b.line, m.move())
	}
	b.verdict = Winnable
}

// begin starts the next pass. Those in turn are exact, wide, and over as soon as they left out
// anything, which takes no time against the others.
func (b *staged) begin() {
	b.exact = !b.exact
	if b.exact {
		b.narrow = min(max(firstWidth, growth*b.narrow), b.widest)
		b.width = min(proofWidth*b.narrow, b.widest)
		b.values = compileValues(b.rules, weightsFor(b.rules).varied(b.pass))
		b.pass++
	} else {
		b.width = b.narrow
	}
	b.positions++ // a pass without children is work, too
	b.dropped = false
	b.links = append(b.links[:0], rowLink{before: -1})
	b.layer = append(b.layer[:0], rowNode{table: b.root})
	b.beginStage()
}

// end ends a pass that found no win.
func (b *staged) end() {
	if !b.dropped && (b.exact || b.root.left == 0) {
		b.verdict = Unwinnable
		return
	}
	b.begin()
}
