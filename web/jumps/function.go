package main

// function is a function's code, taken apart at the blocks that Go numbers.
type function struct {
	head   []byte // up to the loop: variables, and what is done first
	tail   []byte // from the loop's end on
	state  int    // the variable that holds the number of the block to go on with
	table  []int  // the block of each number, the default last
	blocks []block
}

// block is what Go runs without being entered in between, other than by a jump that leaves.
type block struct {
	steps []step
	calls bool // somewhere in it something is called
	falls bool // its end is reached, and the next block follows
}

// step is a piece of a block: code that is kept as it is, and then perhaps a branch.
type step struct {
	code   []byte
	kind   branch
	cond   bool // it depends on the value on top
	depth  int  // how many of the block's own ifs, blocks and loops are around it
	target int  // of toBlock a block, of outside the label counted from the loop outwards
	number int  // of toBlock, by which the table knows it
}

// branch is where a step leads.
type branch uint8

const (
	none branch = iota
	toBlock
	outside
)

// parse takes a function apart. It reports false for one without such a loop, and for one that
// it does not understand.
func parse(code []byte) (f function, ok bool) {
	r := &reader{data: code}
	for range r.uint() { // variables
		r.uint()
		r.byte()
	}
	if !f.parseHead(r) {
		return f, false
	}
	last := len(f.blocks) - 1
	for k := range f.blocks {
		f.blocks[k] = f.parseBlock(r, last-k)
	}
	f.tail = code[r.at:]
	if b := &f.blocks[last]; b.falls { // what is behind the loop traps
		b.falls = false
		b.steps = append(b.steps, step{code: []byte{opUnreachable}})
	}
	return f, !r.bad
}

// parseHead reads up to the table, and makes room for the blocks.
func (f *function) parseHead(r *reader) bool {
	for r.left() {
		start := r.at
		i := r.next()
		switch i.op {
		case opIf, opEnd, opBrTable:
			return false
		case opLoop:
			f.head = r.data[:start]
			n := 0
			for i = r.next(); i.op == opBlock && i.n == void; i = r.next() {
				n++
			}
			f.state = i.n
			table := r.next()
			if i.op != opLocalGet || table.op != opBrTable || r.next().op != opEnd {
				return false
			}
			f.table, f.blocks = table.table, make([]block, n)
			for _, k := range f.table {
				if k >= n {
					return false
				}
			}
			return n > 0
		}
	}
	return false
}

// parseBlock reads a block up to its end, around which so many of the later blocks' labels
// are open.
func (f *function) parseBlock(r *reader, open int) (b block) {
	b.falls = true
	own := 0         // what is open of its own
	from := r.at     // what of the code belongs to the next step
	var a, c, d inst // the instructions before, d the last
	lone := false    // the last step is all there is in an if
	cut := func(to int, s step) {
		s.code = r.data[from:to]
		b.steps = append(b.steps, s)
		from = r.at
	}
	for r.left() {
		start := r.at
		i := r.next()
		if i.op == opEnd && own == 0 {
			cut(start, step{})
			return b
		}
		b.falls = own > 0 || i.op != opBr && i.op != opReturn && i.op != opUnreachable
		switch i.op {
		case opBlock, opLoop, opIf:
			own++
		case opEnd:
			own--
			if lone { // a branch that depends on a value
				s := &b.steps[len(b.steps)-1]
				s.code, s.cond, s.depth = s.code[:len(s.code)-len(a.raw)], true, own
				from = r.at
			}
		case opCall, opCallIndirect:
			b.calls = true
		case opBrTable:
			r.bad = true
		}
		lone = false
		if i.op == opBr || i.op == opBrIf {
			switch label := i.n - own; {
			case label < 0: // within the block
			case label < open:
				r.bad = true
			case label > open:
				cut(start, step{kind: outside, cond: i.op == opBrIf, depth: own, target: label - open - 1})
			case i.op != opBr || d.op != opLocalSet || d.n != f.state || c.op != opI32Const || uint(c.n) >= uint(len(f.table)):
				r.bad = true
			default:
				cut(start-len(c.raw)-len(d.raw), step{kind: toBlock, depth: own, target: f.table[c.n], number: c.n})
				lone = a.op == opIf && a.n == void
				c, d = a, a // so that a stays the if
				continue
			}
		}
		a, c, d = c, d, i
	}
	r.bad = true
	return b
}
