package enginetest

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// BruteForce plays every game of the catalogue a second time: written from the rules of
// play and not from the engine, with cards and piles as strings, and so plainly that it can
// be believed by reading it. It shares with the engine only the names of piles and moves
// and the form of a table's text, by which the two are compared. It is slow.
type BruteForce struct {
	rules    bruteRules
	order    []string // the names of the piles, in the order of a table's text
	piles    map[string][]string
	recycled int
	two      bruteTwo
}

// Cards are strings such as "7S" or "7S'1". A face-down card has this before it.
const down = "#"

// NewBruteForce sets up a table, given as text, for a game by its name in records.
func NewBruteForce(game, text string) (*BruteForce, error) {
	rules, ok := bruteRulesOf(game)
	if !ok {
		return nil, fmt.Errorf("no rules for %q", game)
	}
	b := &BruteForce{rules: rules, order: rules.pileNames(), piles: map[string][]string{}}
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		name, cards, _ := strings.Cut(line, ": ")
		if name == "recycled" {
			b.recycled, _ = strconv.Atoi(cards)
			continue
		}
		if rules.two && b.two.read(name, cards) {
			continue
		}
		hidden := false
		for _, c := range strings.Fields(cards) {
			hidden = hidden || c[0] == '['
			card := strings.Trim(c, "[]")
			if hidden {
				card = down + card
			}
			b.piles[name] = append(b.piles[name], card)
			hidden = hidden && !strings.HasSuffix(c, "]")
		}
	}
	return b, nil
}

// Text draws the table as the engine does.
func (b *BruteForce) Text() string {
	var text strings.Builder
	for _, name := range b.order {
		if len(b.piles[name]) == 0 {
			continue
		}
		line := name + ":"
		for _, c := range b.piles[name] {
			if isDown(c) {
				line += " [" + c[len(down):] + "]"
			} else {
				line += " " + c
			}
		}
		text.WriteString(strings.ReplaceAll(line, "] [", " ") + "\n")
	}
	if b.recycled > 0 {
		fmt.Fprintf(&text, "recycled: %d\n", b.recycled)
	}
	text.WriteString(b.two.text())
	return text.String()
}

// Moves tries every number of cards from every pile to every pile, and then the stock, and
// returns what the rules allow, as text, sorted.
func (b *BruteForce) Moves() []string {
	if b.rules.two {
		return b.movesOfTwo()
	}
	var moves []string
	for _, from := range b.order {
		for n := 1; n <= len(b.piles[from]); n++ {
			runs := b.lifts(from, n)
			if len(runs) == 0 {
				break // with more cards it is no better
			}
			for _, to := range b.order {
				if from == to || !b.allows(from, to, n, runs) {
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
	stock, waste := len(b.piles["s"]), len(b.piles["w"])
	switch {
	case b.rules.rows && stock > 0 && b.mayDealRow():
		moves = append(moves, "row")
	case !b.rules.rows && stock > 0:
		moves = append(moves, "draw")
	case !b.rules.rows && waste > 0 && (b.rules.passes == 0 || b.recycled+1 < b.rules.passes):
		moves = append(moves, "recycle")
	}
	slices.Sort(moves)
	return moves
}

// Perft counts the sequences of moves of a length.
func (b *BruteForce) Perft(depth int) uint64 {
	moves := b.Moves()
	if depth == 1 {
		return uint64(len(moves))
	}
	n := uint64(0)
	for _, m := range moves {
		n += b.After(m).Perft(depth - 1)
	}
	return n
}

// Won says whether all cards are on the foundations, of jokers as many as are needed.
func (b *BruteForce) Won() bool {
	if b.rules.two {
		return b.home(1) == 52 || b.home(2) == 52
	}
	cards := 0
	for name, pile := range b.piles {
		if name[0] == 'f' {
			cards += len(pile)
		}
	}
	return cards == 52*b.rules.packs
}

// take takes the last n cards off a pile, never writing to the cards it was cloned from.
func (b *BruteForce) take(name string, n int) []string {
	p := b.piles[name]
	b.piles[name] = slices.Clone(p[:len(p)-n])
	return p[len(p)-n:]
}

func (b *BruteForce) put(name string, cards ...string) {
	b.piles[name] = slices.Concat(b.piles[name], cards)
}

// clone returns a table that can be played on without changing this one.
func (b *BruteForce) clone() *BruteForce {
	c := *b
	c.piles = maps.Clone(b.piles)
	return &c
}
