package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// MoveKind tells the kinds of move apart.
type MoveKind uint8

// The kinds of move.
const (
	Carry   MoveKind = iota // cards from one pile to another
	Draw                    // cards from the stock to the waste
	Recycle                 // the waste turned over into a new stock
	RowDeal                 // a card from the stock to every column
)

var moveNames = [...]string{Draw: "draw", Recycle: "recycle", RowDeal: "row"}

// Move is one move. Only Carry uses From, To and Count; the others leave them zero, so
// == compares moves.
type Move struct {
	Kind  MoveKind
	From  PileID
	To    PileID
	Count uint8 // cards carried together, at least 1
}

// MoveText writes a move: "draw", "recycle", "row", or the piles it goes between and,
// for more than one card, how many: "w-f1", "c3-c5x2".
func (g *Game) MoveText(m Move) string {
	if m.Kind != Carry {
		if int(m.Kind) < len(moveNames) {
			return moveNames[m.Kind]
		}
		return "?"
	}
	t := g.PileName(m.From) + "-" + g.PileName(m.To)
	if m.Count != 1 {
		t += "x" + strconv.Itoa(int(m.Count))
	}
	return t
}

// ParseMove reads a move as [Game.MoveText] writes it. It does not ask whether the
// move is legal.
func (g *Game) ParseMove(s string) (Move, error) {
	for k, name := range moveNames {
		if name != "" && s == name {
			return Move{Kind: MoveKind(k)}, nil
		}
	}
	piles, count, many := strings.Cut(s, "x")
	from, to, ok := strings.Cut(piles, "-")
	a, okA := g.PileNamed(from)
	b, okB := g.PileNamed(to)
	n := 1
	if many {
		v, err := strconv.ParseUint(count, 10, 8)
		if err != nil || v < 2 || count[0] == '0' {
			ok = false
		}
		n = int(v)
	}
	if !ok || !okA || !okB {
		return Move{}, fmt.Errorf("move %q: want draw, recycle, row, or piles such as c3-c5x2", s)
	}
	return Move{Kind: Carry, From: a, To: b, Count: uint8(n)}, nil
}
