package main

import "slices"

// emitter writes a function anew.
type emitter struct {
	*function
	*graph
	code   []byte
	labels []label // those that are open, the innermost last
	numOf  []int   // by block, a number by which the table knows it
}

// label is where a branch can go: to a node's start, or to the top of its loop.
type label struct {
	node int
	loop bool
}

// trap is the label of what follows all blocks, which traps.
const trap = -1

// straight returns a function's code with the branches of its own, or as it was.
func straight(code []byte) []byte {
	f, ok := parse(code)
	if !ok {
		return code
	}
	e := &emitter{function: &f, graph: newGraph(&f)}
	e.numOf = make([]int, len(f.blocks))
	for n, k := range slices.Backward(f.table) {
		e.numOf[k] = n
	}
	e.code = append(e.code, f.head...)
	e.open(opBlock, label{trap, false})
	e.tree(e.door)
	e.close()
	return append(e.code, f.tail...)
}

func (e *emitter) open(op byte, l label) {
	e.code = append(e.code, op, void)
	e.labels = append(e.labels, l)
}

func (e *emitter) close() {
	e.code = append(e.code, opEnd)
	e.labels = e.labels[:len(e.labels)-1]
}

// depth returns how many labels are open inside of one.
func (e *emitter) depth(l label) int {
	for i, o := range slices.Backward(e.labels) {
		if o == l {
			return len(e.labels) - 1 - i
		}
	}
	panic("jumps: a label that is not open")
}

// tree writes a node and all under it: in a block of its own what is branched to, so that a
// branch out of that block leads to what follows it.
func (e *emitter) tree(k int) {
	if e.loops[k] {
		e.open(opLoop, label{k, true})
	}
	inline := e.inline(k)
	kids := slices.DeleteFunc(slices.Clone(e.under[k]), func(kid int) bool { return kid == inline })
	for _, kid := range slices.Backward(kids) {
		e.open(opBlock, label{kid, false})
	}
	e.node(k)
	switch {
	case k == e.door || !e.blocks[k].falls:
	case inline >= 0:
		e.tree(inline)
	case e.labels[len(e.labels)-1] != label{k + 1, false}:
		e.branch(k, step{kind: toBlock, target: k + 1, number: e.numOf[k+1]})
	}
	for _, kid := range kids {
		e.close()
		e.tree(kid)
	}
	if e.loops[k] {
		e.close()
	}
}

// inline returns the block that a node falls into, if that is the only way to it, or -1.
func (e *emitter) inline(k int) int {
	if k == e.door || !e.blocks[k].falls || !slices.Equal(e.prev[k+1], []int{k}) {
		return -1
	}
	return k + 1
}

// node writes a node's own code.
func (e *emitter) node(k int) {
	if k == e.door {
		e.code = append(e.code, opLocalGet)
		e.code = appendUint(e.code, e.state)
		e.code = append(e.code, opBrTable)
		e.code = appendUint(e.code, len(e.table)-1)
		for _, to := range e.table {
			l := label{trap, false}
			if e.entry[to] {
				l.node = to
			}
			e.code = appendUint(e.code, e.depth(l))
		}
		return
	}
	for _, s := range e.blocks[k].steps {
		e.code = append(e.code, s.code...)
		switch s.kind {
		case toBlock:
			e.branch(k, s)
		case outside:
			e.branchTo(s, len(e.labels)+s.target)
		}
	}
}

// branch writes a branch from a block to another: out of the block that it follows, back
// to the top of its loop, or over the table.
func (e *emitter) branch(from int, s step) {
	switch {
	case e.place[s.target] > e.place[from]:
		e.branchTo(s, e.depth(label{s.target, false}))
	case e.passes(from, s.target):
		e.branchTo(s, e.depth(label{s.target, true}))
	default:
		if s.cond {
			e.code = append(e.code, opIf, void)
			s.depth++
		}
		e.code = appendInt(append(e.code, opI32Const), int64(s.number))
		e.code = appendUint(append(e.code, opLocalSet), e.state)
		e.code = appendUint(append(e.code, opBr), s.depth+e.depth(label{e.door, true}))
		if s.cond {
			e.code = append(e.code, opEnd)
		}
	}
}

// branchTo writes a branch that leads out of so many labels.
func (e *emitter) branchTo(s step, depth int) {
	op := byte(opBr)
	if s.cond {
		op = opBrIf
	}
	e.code = appendUint(append(e.code, op), s.depth+depth)
}
