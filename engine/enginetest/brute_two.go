package enginetest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// bruteTwo is what a table of two players knows besides its cards.
type bruteTwo struct {
	turn  int    // whose turn it is, 1 or 2; 0 without turns
	drawn bool   // the card drawn in this turn can be played, and is not yet
	begun [2]int // how often running each began at a full stock with no card played since
}

// read reads the lines of a table's text that are about it.
func (t *bruteTwo) read(name, value string) bool {
	switch name {
	case "turn":
		t.turn, _ = strconv.Atoi(value[:1])
		t.drawn = strings.HasSuffix(value, " drawn")
	case "begun":
		t.begun[0], _ = strconv.Atoi(value[:1])
		t.begun[1], _ = strconv.Atoi(value[2:])
	default:
		return false
	}
	return true
}

func (t bruteTwo) text() string {
	text := ""
	if t.turn != 0 {
		text += "turn: " + strconv.Itoa(t.turn)
		if t.drawn {
			text += " drawn"
		}
		text += "\n"
	}
	if t.begun != [2]int{} {
		text += fmt.Sprintf("begun: %d %d\n", t.begun[0], t.begun[1])
	}
	return text
}

// movesOfTwo lists what both players may do, or the one whose turn it is.
func (b *BruteForce) movesOfTwo() []string {
	var moves []string
	for _, player := range []string{"1", "2"} {
		if b.Won() || b.two.begun == [2]int{3, 3} || b.rules.turns && strconv.Itoa(b.two.turn) != player {
			continue
		}
		for _, m := range b.movesOf(player) {
			moves = append(moves, player+":"+m)
		}
	}
	slices.Sort(moves)
	return moves
}

func (b *BruteForce) movesOf(player string) []string {
	var moves []string
	for _, from := range b.order {
		for n := 1; from[0] != 'f' && b.whose(from) == player && n <= len(b.piles[from]); n++ {
			runs := b.lifts(from, n)
			if len(runs) == 0 {
				break
			}
			for _, to := range b.order {
				mine := to[0] == 'f' || b.whose(to) == player
				if from == to || !mine || !b.allows(from, to, n, runs) {
					continue
				}
				m := from + "-" + to
				if n > 1 {
					m += "x" + strconv.Itoa(n)
				}
				moves = append(moves, m)
			}
		}
	}
	stock, waste := len(b.piles["s"+player]), len(b.piles["w"+player])
	switch {
	case b.two.drawn: // it is played, or passed over
	case stock > 0:
		moves = append(moves, "draw")
	case waste > 0:
		moves = append(moves, "recycle")
	}
	if b.rules.turns || stock+waste == 0 {
		moves = append(moves, "pass")
	}
	return moves
}

// whose says whose a column, a stock or a waste is: the first seven columns are the first
// player's.
func (b *BruteForce) whose(pile string) string {
	n, _ := strconv.Atoi(pile[1:])
	if pile[0] == 'c' && n > b.rules.columns || pile[0] != 'c' && n == 2 {
		return "2"
	}
	return "1"
}

// home counts a player's cards on the foundations: the second's have a mark.
func (b *BruteForce) home(player int) int {
	n := 0
	for name, pile := range b.piles {
		for _, c := range pile {
			if name[0] == 'f' && strings.HasSuffix(c, "'1") == (player == 2) {
				n++
			}
		}
	}
	return n
}

// note follows the turn and the way to a blocked game, after a move.
func (b *BruteForce) note(before *BruteForce, move, player string) {
	me, _ := strconv.Atoi(player)
	begun := &b.two.begun[me-1]
	waste := "w" + player
	left := move != "recycle" && len(b.piles[waste]) < len(before.piles[waste])
	turnEnds := move == "pass"
	switch {
	case left, b.home(1)+b.home(2) > before.home(1)+before.home(2), b.hidden() < before.hidden():
		b.two.begun = [2]int{}
	case move == "recycle":
		*begun++
	case move == "pass" && len(b.piles["s"+player])+len(b.piles[waste]) == 0:
		*begun = max(2, *begun+1)
	}
	*begun = min(3, *begun)
	switch {
	case left:
		b.two.drawn = false
	case move == "draw" && b.rules.turns:
		b.two.drawn = false
		for _, m := range b.movesOf(player) {
			b.two.drawn = b.two.drawn || strings.HasPrefix(m, waste)
		}
		turnEnds = !b.two.drawn
	}
	if turnEnds && b.rules.turns {
		b.two.turn, b.two.drawn = 3-me, false
	}
}

// hidden counts the face-down cards in the columns.
func (b *BruteForce) hidden() int {
	n := 0
	for _, name := range columns(b.order) {
		for _, c := range b.piles[name] {
			if isDown(c) {
				n++
			}
		}
	}
	return n
}
