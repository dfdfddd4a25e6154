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
	Pass                    // of two players: nothing more in this turn, or nothing left to draw
)

var moveNames = [...]string{Draw: "draw", Recycle: "recycle", RowDeal: "row", Pass: "pass"}

// Move is one move. Only Carry uses From, To and Count; the others leave them zero, so
// == compares moves.
type Move struct {
	Kind   MoveKind
	From   PileID
	To     PileID
	Count  uint8 // cards carried together, at least 1
	Player uint8 // who makes it, 0 or 1; in games for one always 0
}

// MoveText writes a move: "draw", "recycle", "row", "pass", or the piles it goes between
// and, for more than one card, how many: "w-f1", "c3-c5x2". In games for two it begins with
// who makes it: "1:c3-f2", "2:draw".
func (g *Game) MoveText(m Move) string { return g.playerText(m.Player) + g.moveText(m) }

func (g *Game) moveText(m Move) string {
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
	player, rest, ok := g.cutPlayer(s)
	if !ok {
		return Move{}, fmt.Errorf("move %q: want who makes it, such as 1:draw", s)
	}
	m, err := g.parseMove(rest)
	m.Player = player
	return m, err
}

// playerText is how the moves of a player begin: with nothing in games for one.
func (g *Game) playerText(player uint8) string {
	if !g.Two() {
		return ""
	}
	return strconv.Itoa(int(player)+1) + ":"
}

// cutPlayer cuts off who makes a move.
func (g *Game) cutPlayer(s string) (player uint8, rest string, ok bool) {
	if !g.Two() {
		return 0, s, true
	}
	for player = range uint8(2) {
		if rest, ok = strings.CutPrefix(s, g.playerText(player)); ok {
			return player, rest, true
		}
	}
	return 0, s, false
}

func (g *Game) parseMove(s string) (Move, error) {
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
		return Move{}, fmt.Errorf("move %q: want draw, recycle, row, pass, or piles such as c3-c5x2", s)
	}
	return Move{Kind: Carry, From: a, To: b, Count: uint8(n)}, nil
}
