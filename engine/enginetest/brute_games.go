package enginetest

import (
	"strconv"
	"strings"
)

// bruteRules is how a game differs from Klondike with one pack and seven columns.
type bruteRules struct {
	columns int
	packs   int
	jokers  int
	rows    bool // the stock deals a card to every column, and there is no waste
	anyFill bool // any card goes to an empty column
	suits   bool // Spider: cards lie on any suit, runs of one suit move, and go home whole
	stays   bool // no card leaves its foundation
	two     bool // two players, with columns, stock and waste for each
	turns   bool // of whom one moves at a time
	draw    int
	passes  int // 0 is without limit
}

// bruteRulesOf reads the name of a game. Of rule sets it looks at what changes the moves
// that are allowed; the others count, and that is not its business.
func bruteRulesOf(game string) (r bruteRules, ok bool) {
	part := strings.Split(game, "/")
	switch part[0] {
	case "klondike", "vegas", "open-klondike", "thoughtful-klondike":
		r = bruteRules{columns: 7, packs: 1}
	case "double-klondike":
		r = bruteRules{columns: 9, packs: 2}
	case "double-solitaire":
		r = bruteRules{columns: 7, packs: 2, two: true, stays: true}
	case "joker-klondike":
		r = bruteRules{columns: 7, packs: 1, jokers: 2}
	case "spider-klondike":
		r = bruteRules{columns: 10, packs: 2, rows: true, anyFill: true}
	case "spider-1", "spider-2", "spider-4":
		r = bruteRules{columns: 10, packs: 2, rows: true, anyFill: true, suits: true}
	default:
		return r, false
	}
	for _, p := range part[1:] {
		if n, ok := strings.CutPrefix(p, "draw"); ok {
			r.draw, _ = strconv.Atoi(n)
		}
		if n, ok := strings.CutPrefix(p, "passes"); ok {
			r.passes, _ = strconv.Atoi(n)
		}
		r.turns = r.turns || p == "turns"
		r.stays = r.stays || strings.Contains(p, "+home-stays=yes")
	}
	return r, true
}

// pileNames lists the piles in the order of a table's text.
func (r bruteRules) pileNames() []string {
	var names []string
	add := func(letter string, n int) {
		for i := 1; i <= n; i++ {
			names = append(names, letter+strconv.Itoa(i))
		}
	}
	if r.two {
		add("c", 2*r.columns)
		add("f", 4*r.packs)
		return append(names, "s1", "s2", "w1", "w2")
	}
	add("c", r.columns)
	add("f", 4*r.packs)
	names = append(names, "s")
	if !r.rows {
		names = append(names, "w")
	}
	add("j", r.jokers)
	return names
}

// homeSuit is the suit of a foundation: spades, hearts, clubs, diamonds, and once more in
// games of two packs.
func homeSuit(foundation string) byte {
	return map[string]byte{
		"f1": 'S', "f2": 'H', "f3": 'C', "f4": 'D',
		"f5": 'S', "f6": 'H', "f7": 'C', "f8": 'D',
	}[foundation]
}
