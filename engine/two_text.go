package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// text writes what a table of two knows besides its cards, a line for each.
func (t two) text() string {
	var b strings.Builder
	if t.turn > 0 {
		fmt.Fprintf(&b, "turn: %d", t.turn)
		if t.drawn {
			b.WriteString(" drawn")
		}
		b.WriteByte('\n')
	}
	if t.begun != [2]uint8{} {
		fmt.Fprintf(&b, "begun: %d %d\n", t.begun[0], t.begun[1])
	}
	return b.String()
}

// twoLine reads such a line; ok is false for any other.
func (t *tableParser) twoLine(name, value string) (ok bool, err error) {
	switch {
	case name == "turn" && t.game.Choice.Turns:
		value, t.two.drawn = strings.CutSuffix(value, " drawn")
		n, ok := digit(value, 1, 2)
		if !ok {
			return true, fmt.Errorf("turn %q: want 1 or 2", value)
		}
		t.two.turn = n
	case name == "begun" && t.game.Two():
		a, b, _ := strings.Cut(value, " ")
		first, ok1 := digit(a, 0, throughTwice)
		second, ok2 := digit(b, 0, throughTwice)
		if !ok1 || !ok2 {
			return true, fmt.Errorf("begun %q: want two numbers up to %d", value, throughTwice)
		}
		t.two.begun = [2]uint8{first, second}
	default:
		return false, nil
	}
	return true, nil
}

// digit reads a number of one digit.
func digit(s string, lo, hi int) (uint8, bool) {
	n, err := strconv.Atoi(s)
	return uint8(n), err == nil && len(s) == 1 && n >= lo && n <= hi
}
