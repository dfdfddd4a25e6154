package main

// The instructions of wasm that are told apart here.
const (
	opUnreachable  = 0x00
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0b
	opBr           = 0x0c
	opBrIf         = 0x0d
	opBrTable      = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11
	opLocalGet     = 0x20
	opLocalSet     = 0x21
	opI32Const     = 0x41

	void = 0x40 // the type of a block without values
)

// inst is an instruction.
type inst struct {
	op    byte
	n     int    // its number: a label, a variable, a constant
	table []int  // of opBrTable, the default last
	raw   []byte // all of it
}

// next reads an instruction. One that Go does not write sets bad.
func (r *reader) next() (i inst) {
	start := r.at
	i.op = r.byte()
	switch op := i.op; {
	case op == opBlock || op == opLoop || op == opIf:
		if i.n = int(r.byte()); i.n >= 0x80 { // a type of several values, which has a number
			r.bad = true
		}
	case op == opBr || op == opBrIf || op == opCall || op >= 0x20 && op <= 0x26:
		i.n = r.uint()
	case op == opBrTable:
		for range r.uint() + 1 {
			if r.bad {
				break
			}
			i.table = append(i.table, r.uint())
		}
	case op == opCallIndirect:
		r.uint()
		r.uint()
	case op >= 0x28 && op <= 0x3e: // loads and stores
		r.uint()
		r.uint()
	case op == 0x3f || op == 0x40: // the memory's size
		r.byte()
	case op == opI32Const:
		i.n = int(r.int())
	case op == 0x42:
		r.int()
	case op == 0x43:
		r.bytes(4)
	case op == 0x44:
		r.bytes(8)
	case op == 0xfc:
		switch sub := r.uint(); sub {
		case 0, 1, 2, 3, 4, 5, 6, 7: // to whole numbers
		case 10: // memory.copy
			r.bytes(2)
		case 11: // memory.fill
			r.byte()
		default:
			r.bad = true
		}
	case op <= 0x01, op == opElse, op == opEnd, op == opReturn, op == 0x1a, op == 0x1b, op >= 0x45 && op <= 0xc4:
	default:
		r.bad = true
	}
	i.raw = r.data[start:r.at]
	return i
}
