package manual

import "strings"

// shown are cards as a diagram lays them, the same in every language.
type shown struct {
	piles string // the cards of each pile, lowest first; # is face down, - is a place without cards
	mark  mark
}

// mark says of a single pile whether its cards may lie like that, and move as one.
type mark byte

const (
	plain mark = iota
	right
	wrong
)

// shows are the diagrams by their names, in the order of their captions.
var shows = map[string][]shown{
	"build":     {{"10S 9H", right}, {"10D 9H", wrong}},
	"one-suit":  {{"9S 8S 7S", right}, {"9S 8H 7S", wrong}},
	"jokers":    {{"9H X1 7D", right}, {"9H X1 7S", wrong}},
	"dig":       {{"# 8S | 9D | 7H", plain}, {"2C | 9D 8S 7H", plain}},
	"asymmetry": {{"JS 10S 9H | QD | 10C", plain}, {"- | QD JS 10S | 10C 9H", plain}},
	"two-alike": {{"8D 7C", right}},
	"seen":      {{"5C 10D 9S", wrong}, {"JC 10D 9S", right}},
	"known":     {{"9D 8S", right}},
	"pays":      {{"8S 7H", right}},
	"no-king":   {{"9S 8D", right}, {"9S 8S", wrong}},
	"same-suit": {{"10S 9S", right}},
}

// laid takes the piles of a diagram apart.
func (s shown) laid() (piles [][]string) {
	for _, p := range strings.Split(s.piles, "|") {
		piles = append(piles, strings.Fields(p))
	}
	return piles
}
