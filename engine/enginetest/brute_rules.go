package enginetest

import (
	"slices"
	"strings"
)

// ranks in the order in which foundations are built.
const ranks = "A23456789TJQK"

func rank(card string) int     { return strings.IndexByte(ranks, card[0]) }
func suit(card string) byte    { return card[1] }
func red(card string) bool     { return suit(card) == 'H' || suit(card) == 'D' }
func isDown(card string) bool  { return strings.HasPrefix(card, down) }
func isJoker(card string) bool { return card[0] == 'X' }

// lifts returns the readings in which the last n cards of a pile may be picked up together,
// wherever they then go: none when they may not.
func (b *BruteForce) lifts(from string, n int) [][]string {
	cards := b.piles[from][len(b.piles[from])-n:]
	switch {
	case slices.ContainsFunc(cards, isDown):
		return nil
	case from[0] == 's', from[0] == 'f' && (b.rules.suits || b.rules.stays):
		return nil
	case from[0] != 'c' && n > 1:
		return nil // waste, foundations and cells give one card at a time
	}
	return b.runs(cards)
}

// runs returns the readings of cards in which they move together.
func (b *BruteForce) runs(cards []string) [][]string {
	var runs [][]string
	for _, r := range readings(cards[0]) {
		runs = append(runs, []string{r})
	}
	for _, c := range cards[1:] {
		var longer [][]string
		for _, run := range runs {
			for _, r := range readings(c) {
				if b.joins(run[len(run)-1], r) {
					longer = append(longer, append(slices.Clone(run), r))
				}
			}
		}
		runs = longer
	}
	return runs
}

// joins says whether two neighbours in a column move together.
func (b *BruteForce) joins(lower, upper string) bool {
	if b.rules.suits {
		return rank(upper) == rank(lower)-1 && suit(upper) == suit(lower)
	}
	return alternates(lower, upper)
}

// allows says whether the last n cards of a pile, which move together in some readings, may
// go to another.
func (b *BruteForce) allows(from, to string, n int, runs [][]string) bool {
	switch to[0] {
	case 'c':
		return b.fits(runs, b.piles[to])
	case 'f':
		card := b.piles[from][len(b.piles[from])-1]
		return from[0] != 'f' && n == 1 && !b.rules.suits && goesHome(card, to, b.piles[to])
	}
	return false // nothing is put on the stock or the waste, or into a cell
}

// fits says whether a run may go to a column: in some reading of it its first card lies well
// on the column's last, in some reading of that.
func (b *BruteForce) fits(runs [][]string, column []string) bool {
	for _, run := range runs {
		if len(column) == 0 {
			if b.rules.anyFill || run[0][0] == 'K' {
				return true
			}
			continue
		}
		for _, last := range lasts(column) {
			if b.lies(last, run[0]) {
				return true
			}
		}
	}
	return false
}

// lies says whether a card may be put on another in a column.
func (b *BruteForce) lies(lower, upper string) bool {
	if b.rules.suits {
		return rank(upper) == rank(lower)-1
	}
	return alternates(lower, upper)
}

// alternates says whether a card is one lower than the one it lies on, and of the other
// colour.
func alternates(lower, upper string) bool {
	return rank(upper) == rank(lower)-1 && red(upper) != red(lower)
}

// goesHome says whether a card may go to a foundation: it is the next of its suit, or a
// joker, which stands for the next, or its place is held by a joker.
func goesHome(card, foundation string, home []string) bool {
	if isJoker(card) {
		return len(home) < len(ranks)
	}
	if suit(card) != homeSuit(foundation) {
		return false
	}
	return rank(card) == len(home) || rank(card) < len(home) && isJoker(home[rank(card)])
}

// mayDealRow says whether a row may be dealt: with no column empty, or with so few cards in
// the columns that the holes cannot be filled.
func (b *BruteForce) mayDealRow() bool {
	cards, empty := 0, false
	for _, c := range columns(b.order) {
		cards += len(b.piles[c])
		empty = empty || len(b.piles[c]) == 0
	}
	return !empty || cards < b.rules.columns
}

// columns returns the names of the columns among those of all piles.
func columns(names []string) []string {
	var cs []string
	for _, n := range names {
		if n[0] == 'c' {
			cs = append(cs, n)
		}
	}
	return cs
}
