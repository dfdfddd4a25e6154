package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// goFunction writes a function as Go does, of blocks that each do something random: say their
// number, call, and jump, perhaps from within ifs.
func goFunction(rnd *rand.Rand) []byte {
	n := 1 + rnd.IntN(9)
	code := []byte{0}                  // no variables but those passed
	code = append(code, opBlock, void) // which a sleeping call leaves by
	code = append(code, opLoop, void)  //
	code = append(code, bytes.Repeat([]byte{opBlock, void}, n)...)
	code = append(code, opLocalGet, 0, opBrTable)
	code = appendUint(code, n-1)
	for k := range n {
		code = appendUint(code, k)
	}
	code = append(code, opEnd)
	for k := range n {
		depth := n - 1 - k // of the loop
		code = appendInt(append(code, opI32Const), int64(100+k))
		code = append(code, 0x1a)
		jump := func(depth int) {
			code = appendInt(append(code, opI32Const), int64(rnd.IntN(n)))
			code = append(code, opLocalSet, 0)
			code = appendUint(append(code, opBr), depth)
		}
		for range rnd.IntN(3) {
			code = append(code, opLocalGet, 1, opIf, void)
			switch rnd.IntN(4) {
			case 0:
				code = append(code, opReturn)
			case 1:
				code = append(code, 0x01)
				jump(depth + 1)
			case 2:
				code = append(code, opLocalGet, 1, opIf, void)
				jump(depth + 2)
				code = append(code, opElse, opI32Const, 5, 0x1a, opEnd)
			default:
				jump(depth + 1)
			}
			code = append(code, opEnd)
		}
		switch rnd.IntN(6) {
		case 0:
			jump(depth)
		case 1:
			code = append(code, opReturn)
		case 2: // a call, which may leave the function
			code = append(code, opCall, 3, opBrIf)
			code = appendUint(code, depth+1)
		}
		code = append(code, opEnd)
	}
	return append(code, opUnreachable, opEnd, opI32Const, 1, opEnd)
}

// machine runs the branches of a function. What decides them, and what a call returns, it
// draws by lot.
type machine struct {
	code  []inst
	match []int // of a block, an if or an else, where it ends or goes on
	rnd   *rand.Rand
	state int // variable 0
	heard []int
}

func newMachine(t *testing.T, code []byte, state int, luck uint64) *machine {
	t.Helper()
	r := &reader{data: code, at: 1}
	m := &machine{state: state, rnd: rand.New(rand.NewPCG(luck, 0))}
	var open []int
	for r.left() {
		i := r.next()
		m.match = append(m.match, 0)
		at := len(m.code)
		switch i.op {
		case opBlock, opLoop, opIf:
			open = append(open, at)
		case opElse:
			m.match[open[len(open)-1]] = at
			open[len(open)-1] = at
		case opEnd:
			if len(open) > 0 {
				m.match[open[len(open)-1]] = at
				open = open[:len(open)-1]
			} else if r.left() {
				t.Fatalf("%x goes on behind its end", code)
			}
		}
		m.code = append(m.code, i)
	}
	if r.bad || len(open) > 0 {
		t.Fatalf("%x cannot be read", code)
	}
	return m
}

// run runs up to so many things worth hearing: the numbers that blocks say, and how it ends.
func (m *machine) run(most int) []int {
	const asleep, returned, trapped = -1, -2, -3
	var labels, stack []int
	pop := func() int {
		n := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		return n
	}
	for at, spent := 0, 0; len(m.heard) < most && spent < 10_000; at, spent = at+1, spent+1 {
		i := m.code[at]
		branch := -1
		switch i.op {
		case opBlock, opLoop:
			labels = append(labels, at)
		case opIf:
			labels = append(labels, at)
			if pop() == 0 {
				if at = m.match[at]; m.code[at].op == opEnd {
					labels = labels[:len(labels)-1]
				}
			}
		case opElse:
			at = m.match[at]
			labels = labels[:len(labels)-1]
		case opEnd:
			if len(labels) == 0 {
				return append(m.heard, asleep)
			}
			labels = labels[:len(labels)-1]
		case opI32Const:
			stack = append(stack, i.n)
		case 0x1a:
			if n := pop(); n >= 100 {
				m.heard = append(m.heard, n)
			}
		case opLocalGet:
			stack = append(stack, m.state)
			if i.n == 1 {
				stack[len(stack)-1] = m.rnd.IntN(2)
			}
		case opLocalSet:
			m.state = pop()
		case opCall:
			stack = append(stack, m.rnd.IntN(2))
		case opReturn:
			return append(m.heard, returned)
		case opUnreachable:
			return append(m.heard, trapped)
		case opBrTable:
			branch = i.table[min(pop(), len(i.table)-1)]
		case opBr:
			branch = i.n
		case opBrIf:
			if pop() != 0 {
				branch = i.n
			}
		}
		if branch >= 0 {
			to := labels[len(labels)-1-branch]
			labels = labels[:len(labels)-1-branch]
			for at = to; m.code[at].op != opLoop && m.code[at].op != opEnd; at = m.match[at] {
			}
			if m.code[at].op == opLoop {
				labels = append(labels, at)
			}
		}
	}
	return m.heard
}

// TestStraight runs random functions as Go writes them and as they are rewritten, from
// their start and from behind each call.
func TestStraight(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	shorter := 0
	for n := range 1000 {
		code := goFunction(rnd)
		f, ok := parse(code)
		if !ok {
			t.Fatalf("%x is not understood", code)
		}
		anew := straight(code)
		if len(anew) < len(code) {
			shorter++
		}
		for state := range f.blocks {
			if state > 0 && !f.blocks[state-1].calls && !f.blocks[state].calls {
				continue
			}
			for luck := range uint64(4) {
				want := newMachine(t, code, state, luck).run(60)
				got := newMachine(t, anew, state, luck).run(60)
				if !slices.Equal(got, want) {
					t.Fatalf("function %d from %d says %d, want %d\n%x\n%x", n, state, got, want, code, anew)
				}
			}
		}
	}
	t.Logf("%d of 1000 are shorter", shorter)
}

// TestLeftAlone keeps what it does not know as it is.
func TestLeftAlone(t *testing.T) {
	good := goFunction(rand.New(rand.NewPCG(4, 4)))
	if bytes.Equal(straight(good), good) {
		t.Fatal("a good function was left alone")
	}
	for n := range good {
		straight(good[:n]) // does not panic
	}
	for name, code := range map[string][]byte{
		"no loop":             {0, opI32Const, 1, opEnd},
		"a branch on a value": {0, opLoop, void, opBlock, void, opLocalGet, 0, opBrTable, 0, 0, opEnd, opLocalGet, 1, opBrIf, 0, opEnd, opUnreachable, opEnd},
		"another variable":    {0, opLoop, void, opBlock, void, opLocalGet, 0, opBrTable, 0, 0, opEnd, opI32Const, 0, opLocalSet, 1, opBr, 0, opEnd, opUnreachable, opEnd},
		"no such block":       {0, opLoop, void, opBlock, void, opLocalGet, 0, opBrTable, 0, 0, opEnd, opI32Const, 9, opLocalSet, 0, opBr, 0, opEnd, opUnreachable, opEnd},
		"another instruction": {0, 0xfd, opEnd},
	} {
		if got := straight(code); !bytes.Equal(got, code) {
			t.Errorf("%s: %x became %x", name, code, got)
		}
	}
}

func TestModule(t *testing.T) {
	code := goFunction(rand.New(rand.NewPCG(4, 4)))
	section := func(id byte, data []byte) []byte { return append(appendUint([]byte{id}, len(data)), data...) }
	wasm := func(code []byte) []byte {
		functions := append(appendUint([]byte{2}, len(code)), code...)
		functions = append(functions, 3, 0, opUnreachable, opEnd)
		return slices.Concat(magic, section(1, []byte("types")), section(codeSection, functions), section(11, make([]byte, 300)))
	}
	got, n, err := module(wasm(code))
	if err != nil || n != 1 || !bytes.Equal(got, wasm(straight(code))) {
		t.Errorf("%d functions written, %v:\n%x", n, err, got)
	}
	for _, bad := range [][]byte{nil, []byte("text of a file"), wasm(code)[:len(wasm(code))-1], slices.Concat(magic, section(codeSection, []byte{9, 1}))} {
		if _, _, err := module(bad); err == nil {
			t.Errorf("%x was taken", bad)
		}
	}
}

func TestNumbers(t *testing.T) {
	for _, n := range []int{0, 1, 63, 64, 127, 128, 300, 16383, 16384, 1<<31 - 1} {
		if r := (&reader{data: appendUint(nil, n)}); r.uint() != n || r.left() {
			t.Errorf("%d is written %x", n, r.data)
		}
		if want := binary.AppendUvarint(nil, uint64(n)); fmt.Sprintf("%x", want) != fmt.Sprintf("%x", appendUint(nil, n)) {
			t.Errorf("%d is not written %x", n, want)
		}
		for _, n := range []int64{int64(n), -int64(n)} {
			if r := (&reader{data: appendInt(nil, n)}); r.int() != n || r.left() {
				t.Errorf("%d is written %x", n, r.data)
			}
		}
	}
}
