package main

import "slices"

// graph is a function's blocks and which of them lead to which. Behind the last block comes one
// node more, the door: the table, where the function is entered, and from where every block may be.
type graph struct {
	next  [][]int // by node
	prev  [][]int
	door  int     // its node
	entry []bool  // by block: the table leads there
	order []int   // the nodes that are reached, each before those it leads on to
	place []int   // by node, in order; -1 for one that is not reached
	above []int   // by node, the closest one that every way to it passes
	under [][]int // by node, those that it is the closest above, in order
	loops []bool  // by node: a later one leads back to it
}

// newGraph looks at a function. The table leads to its start, and to where a call may have been
// left by a goroutine that was put to sleep: the block behind that of the call, and, where a
// panic is recovered from, that of the call itself. A branch that no structured program can
// make goes over the table too.
func newGraph(f *function) *graph {
	n := len(f.blocks)
	g := &graph{door: n, entry: make([]bool, n), next: make([][]int, n+1)}
	g.entry[f.table[0]] = true
	for k, b := range f.blocks {
		if b.calls {
			g.entry[k] = true
			if k+1 < n {
				g.entry[k+1] = true
			}
		}
		for _, s := range b.steps {
			if s.kind == toBlock {
				g.next[k] = append(g.next[k], s.target)
			}
		}
		if b.falls {
			g.next[k] = append(g.next[k], k+1)
		}
	}
	for {
		g.next[n] = nil
		for k, is := range g.entry {
			if is {
				g.next[n] = append(g.next[n], k)
			}
		}
		g.sort()
		g.dominate()
		if g.structured() {
			g.under = make([][]int, n+1)
			for _, k := range g.order[1:] {
				g.under[g.above[k]] = append(g.under[g.above[k]], k)
			}
			return g
		}
	}
}

// sort numbers the nodes that are reached so that only loops lead back. Among what may come
// in any order, what Go has put first comes first.
func (g *graph) sort() {
	g.place = make([]int, len(g.next))
	var walk func(k int)
	g.order = g.order[:0]
	seen := make([]bool, len(g.next))
	walk = func(k int) {
		seen[k] = true
		next := slices.Clone(g.next[k])
		slices.Sort(next)
		for _, to := range slices.Backward(next) {
			if !seen[to] {
				walk(to)
			}
		}
		g.order = append(g.order, k)
	}
	walk(g.door)
	slices.Reverse(g.order)
	for k := range g.place {
		g.place[k] = -1
	}
	g.prev = make([][]int, len(g.next))
	for at, k := range g.order {
		g.place[k] = at
		for _, to := range g.next[k] {
			g.prev[to] = append(g.prev[to], k)
		}
	}
}

// dominate finds for every node the closest one above it, by going round until nothing changes:
// Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm".
func (g *graph) dominate() {
	g.above = make([]int, len(g.next))
	for k := range g.above {
		g.above[k] = -1
	}
	g.above[g.door] = g.door
	for changed := true; changed; {
		changed = false
		for _, k := range g.order[1:] {
			above := -1
			for _, from := range g.prev[k] {
				switch {
				case g.above[from] < 0:
				case above < 0:
					above = from
				default:
					above = g.meet(above, from)
				}
			}
			if above != g.above[k] {
				g.above[k], changed = above, true
			}
		}
	}
}

// meet returns the closest node above both.
func (g *graph) meet(a, b int) int {
	for a != b {
		for g.place[a] > g.place[b] {
			a = g.above[a]
		}
		for g.place[b] > g.place[a] {
			b = g.above[b]
		}
	}
	return a
}

// passes reports whether every way to a node passes another, or that is it.
func (g *graph) passes(k, above int) bool {
	for g.place[k] > g.place[above] {
		k = g.above[k]
	}
	return k == above
}

// structured notes the loops. It reports false when something leads back to what is no loop's
// top, and has it go over the table.
func (g *graph) structured() bool {
	g.loops = make([]bool, len(g.next))
	for _, k := range g.order {
		for i, to := range g.next[k] {
			switch {
			case g.place[to] > g.place[k]:
			case g.passes(k, to):
				g.loops[to] = true
			default:
				g.next[k][i] = g.door
				g.entry[to] = true
				return false
			}
		}
	}
	return true
}
