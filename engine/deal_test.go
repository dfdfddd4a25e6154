package engine_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestDealFrozen holds deal numbers to the cards they mean for ever. If it fails, the
// generator is wrong, never the file.
func TestDealFrozen(t *testing.T) {
	var b strings.Builder
	for _, name := range mainGames[1:] {
		g := enginetest.Game(t, name)
		for _, deal := range []int{1, 2, 20417, 123456789, engine.MaxDeal} {
			s := g.Deal(deal)
			fmt.Fprintf(&b, "# %s deal %d, key %x\n%s\n", g.Variant.ID, deal, s.Key(), g.Text(&s))
		}
	}
	golden(t, b.String(), "deals.txt")
}

func TestDealShape(t *testing.T) {
	for _, g := range enginetest.Games(t) {
		s := g.Deal(77)
		if !conserved(g, &s) {
			t.Errorf("%s: not every card is dealt once", g.Name())
		}
		for c, n := range g.Variant.Deal {
			pile := s.Pile(engine.PileID(c))
			if len(pile) != int(n) {
				t.Errorf("%s: column %d has %d cards, want %d", g.Name(), c+1, len(pile), n)
			}
			for i, card := range pile {
				if card.Up() != (i == len(pile)-1 || g.Variant.Shown == engine.ShowAll) {
					t.Errorf("%s: card %d of column %d: face up is %v", g.Name(), i+1, c+1, card.Up())
				}
			}
		}
		if again := g.Deal(77); again != s {
			t.Errorf("%s: a number deals twice differently", g.Name())
		}
	}
}

// TestDealLayout says of each variant how it is dealt, as its rules do.
func TestDealLayout(t *testing.T) {
	const klondike, spider = "1 2 3 4 5 6 7", "6 6 6 6 5 5 5 5 5 5"
	layouts := map[string]struct {
		columns                string
		up, stock, foundations int
	}{
		"klondike":            {klondike, 7, 24, 4},
		"vegas":               {klondike, 7, 24, 4},
		"double-klondike":     {"1 2 3 4 5 6 7 8 9", 9, 59, 8},
		"open-klondike":       {klondike, 28, 24, 4},
		"thoughtful-klondike": {klondike, 7, 24, 4},
		"joker-klondike":      {klondike, 7, 26, 4},
		"double-solitaire":    {klondike + " " + klondike, 14, 24, 8},
		"spider-klondike":     {spider, 10, 50, 8},
		"spider-1":            {spider, 10, 50, 8},
		"spider-2":            {spider, 10, 50, 8},
		"spider-4":            {spider, 10, 50, 8},
	}
	for _, g := range enginetest.Variants(t) {
		want, ok := layouts[g.Variant.ID]
		if !ok {
			t.Errorf("%s has no layout here", g.Variant.ID)
			continue
		}
		s := g.Deal(20417)
		var columns []string
		up := 0
		for c := range engine.PileID(g.Columns()) {
			columns = append(columns, strconv.Itoa(s.Len(c)))
			for _, card := range s.Pile(c) {
				if card.Up() {
					up++
				}
			}
		}
		_, foundations := g.Foundations()
		if got := strings.Join(columns, " "); got != want.columns || up != want.up || s.Len(g.Stock()) != want.stock || foundations != want.foundations {
			t.Errorf("%s: columns %s, %d cards up, %d in the stock, %d foundations", g.Variant.ID, got, up, s.Len(g.Stock()), foundations)
		}
	}
}

// TestDealEven deals many numbers and asks whether every card comes to the top of the
// first column about as often: chi-squared with 51 degrees of freedom is below 100 but in
// one case of 50,000, and the numbers are always the same.
func TestDealEven(t *testing.T) {
	const deals = 5200
	g := enginetest.Game(t, mainGames[0])
	count := map[engine.Card]int{}
	for n := 1; n <= deals; n++ {
		s := g.Deal(n)
		count[s.Top(0).ID()]++
	}
	chi := 0.0
	for _, n := range count {
		d := float64(n - deals/52)
		chi += d * d / (deals / 52)
	}
	if len(count) != 52 || chi > 100 {
		t.Errorf("%d different cards, chi-squared %.1f", len(count), chi)
	}
}

// TestDealOrder deals a deck in its own order: rounds from the left, then the stock with
// the next card on top.
func TestDealOrder(t *testing.T) {
	g := enginetest.Game(t, mainGames[0])
	var deck []engine.Card
	for s := range engine.Suit(engine.NumSuits) {
		for r := engine.Ace; r <= engine.King; r++ {
			deck = append(deck, engine.NewCard(r, s, 0))
		}
	}
	s := g.DealCards(deck)
	enginetest.Same(t, g, s, `
		c1: AS
		c2: [2S] 8S
		c3: [3S 9S] AH
		c4: [4S TS 2H] 6H
		c5: [5S JS 3H 7H] TH
		c6: [6S QS 4H 8H JH] KH
		c7: [7S KS 5H 9H QH AC] 2C
		s: [KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD KC QC JC TC 9C 8C 7C 6C 5C 4C 3C]`)
}
