package engine

import (
	"errors"
	"math"
	"strings"
)

// digits write six bits a letter, with letters that no address need escape.
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// packedVersion is the first number of a packed line. Readers refuse any other.
const packedVersion = 1

// checkDigits end a packed line: 24 bits notice a link that was cut or altered by accident.
const checkDigits = 4

// ErrPacked is what a packed line that no program of ours has written is refused with, and
// ErrPackedLater one that only a later version can read.
var (
	ErrPacked      = errors.New("the moves are cut off or altered")
	ErrPackedLater = errors.New("the moves were written by a later version")
)

// The codes of steps. A carry's is packedCarry + from × piles + to for one card; for several
// the square of the number of piles is added, and their count follows.
const (
	packedUndo = iota
	packedRedo
	packedHint
	packedDraw
	packedRecycle
	packedRow
	packedCarry // what two players have besides follows the last of them
)

// Packed writes a line's log as short as an address wants it: a game of 130 moves takes some
// 600 letters. It is a sequence of numbers, each written five bits a letter from the lowest
// on, with a sixth bit where more follow: the version, then for each step twice its code,
// plus one if auto-complete made it, how many cards where there are several, and the tenths
// of a second since the step before; and at the end a check. Of two players the code is twice
// itself, plus one for the second. Game and deal stand elsewhere.
func (l *Line) Packed() string {
	var b strings.Builder
	number := func(n int) {
		for ; n >= 32; n >>= 5 {
			b.WriteByte(digits[n&31|32])
		}
		b.WriteByte(digits[n])
	}
	number(packedVersion)
	at := 0
	for _, st := range l.log {
		code, count := l.game.packStep(st)
		if l.game.Two() {
			code = 2*code + int(st.Move.Player)
		}
		code *= 2
		if st.Auto {
			code++
		}
		number(code)
		if count > 1 {
			number(count)
		}
		number(st.At - at)
		at = st.At
	}
	return b.String() + l.check(b.String())
}

// check digests what is packed (FNV-1a) together with the table that it leads to.
func (l *Line) check(text string) string {
	h := l.State().Key()
	for _, c := range []byte(text) {
		h = (h ^ uint64(c)) * 1099511628211
	}
	var b [checkDigits]byte
	for i := range b {
		b[i] = digits[h>>(6*i+40)&63]
	}
	return string(b[:])
}

// packedResign and packedPass follow the codes of carries.
func (g *Game) packedResign() int { return packedCarry + 2*len(g.piles)*len(g.piles) }
func (g *Game) packedPass() int   { return g.packedResign() + 1 }

// packStep returns a step's code, and how many cards it carries.
func (g *Game) packStep(st Step) (code, count int) {
	switch st.Op {
	case OpUndo:
		return packedUndo, 0
	case OpRedo:
		return packedRedo, 0
	case OpHint:
		return packedHint, 0
	}
	if st.Op == OpResign {
		return g.packedResign(), 0
	}
	m := st.Move
	switch m.Kind {
	case Draw:
		return packedDraw, 0
	case Recycle:
		return packedRecycle, 0
	case RowDeal:
		return packedRow, 0
	case Pass:
		return g.packedPass(), 0
	}
	n := len(g.piles)
	code = packedCarry + int(m.From)*n + int(m.To)
	if m.Count > 1 {
		code += n * n
	}
	return code, int(m.Count)
}

// ParsePacked reads what [Line.Packed] has written of a game's deal and plays it again. What
// is damaged is refused with [ErrPacked], and what cannot be played too.
func ParsePacked(g *Game, deal int, text string) (*Line, error) {
	if len(text) <= checkDigits {
		return nil, ErrPacked
	}
	text, check := text[:len(text)-checkDigits], text[len(text)-checkDigits:]
	r := unpacker{text: text}
	switch v := r.number(); {
	case r.bad:
		return nil, ErrPacked
	case v != packedVersion:
		return nil, ErrPackedLater
	}
	l := NewLine(g, deal)
	for r.text != "" {
		st := r.step(g)
		if since := r.number(); since <= maxTime/100-l.time {
			st.At = l.time + since
		} else {
			r.bad = true
		}
		if r.bad {
			return nil, ErrPacked
		}
		if _, err := l.Do(st); err != nil {
			return nil, ErrPacked
		}
	}
	if l.check(text) != check {
		return nil, ErrPacked
	}
	return l, nil
}

// unpacker reads numbers from the beginning of a text, until it is bad.
type unpacker struct {
	text string
	bad  bool
}

func (r *unpacker) number() int {
	n := 0
	for shift := 0; shift < 35 && r.text != ""; shift += 5 {
		d := strings.IndexByte(digits, r.text[0])
		if d < 0 {
			break
		}
		r.text = r.text[1:]
		n |= d & 31 << shift
		if d < 32 {
			if d == 0 && shift > 0 || n > math.MaxInt32 { // written one way only
				break
			}
			return n
		}
	}
	r.bad = true
	return 0
}

func (r *unpacker) step(g *Game) Step {
	code := r.number()
	st := Step{Auto: code&1 == 1}
	code /= 2
	player := uint8(0)
	if g.Two() {
		player, code = uint8(code&1), code/2
	}
	switch code {
	case packedUndo:
		st.Op = OpUndo
	case packedRedo:
		st.Op = OpRedo
	case packedHint:
		st.Op = OpHint
	case packedDraw:
		st.Move = Move{Kind: Draw}
	case packedRecycle:
		st.Move = Move{Kind: Recycle}
	case packedRow:
		st.Move = Move{Kind: RowDeal}
	case g.packedResign():
		st.Op = OpResign
	case g.packedPass():
		st.Move = Move{Kind: Pass}
	default:
		st.Move = r.carry(code-packedCarry, len(g.piles))
	}
	st.Move.Player = player
	if st.Auto && st.Op != OpMove {
		r.bad = true
	}
	return st
}

func (r *unpacker) carry(code, piles int) Move {
	count := 1
	if code >= piles*piles {
		code -= piles * piles
		if count = r.number(); count < 2 || count > MaxCards {
			r.bad = true
		}
	}
	if code >= piles*piles {
		r.bad = true
		return Move{}
	}
	return Move{Kind: Carry, From: PileID(code / piles), To: PileID(code % piles), Count: uint8(count)}
}
