package enginetest

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"pazienza/engine"
)

// Known is a deal of which more or less is known: a line of a .jsonl file.
type Known struct {
	ID      string
	Game    string // klondike, which is taken when it is missing, or spider
	Draw    int
	Suits   int
	Deck    string
	Verdict string // winnable, unwinnable, or anything else for not known
	Minimal int    `json:"min_mk_metric"` // fewest moves and draws, or 0
}

// ReadKnown reads a file of deals.
func ReadKnown(t testing.TB, file string) (all []Known) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		if strings.TrimSpace(lines.Text()) == "" {
			continue
		}
		k := Known{Game: "klondike"}
		if err := json.Unmarshal(lines.Bytes(), &k); err != nil {
			t.Fatalf("%s:%d: %v", file, n, err)
		}
		all = append(all, k)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

// Table deals a deck as the file means it. Klondike's comes column by column, each from the
// bottom; Spider's goes round the columns, as ours does.
func (k Known) Table(t testing.TB) (*engine.Game, engine.State) {
	t.Helper()
	name := fmt.Sprintf("klondike/free@1/draw%d", k.Draw)
	if k.Game == "spider" {
		name = fmt.Sprintf("spider-%d/free@1", k.Suits)
	}
	g := Game(t, name)
	copies := map[engine.Card]int{}
	var deck []engine.Card
	for _, f := range strings.Fields(k.Deck) {
		c, _, err := engine.ParseCard(f)
		if err != nil {
			t.Fatalf("%s: %v", k.ID, err)
		}
		deck = append(deck, engine.NewCard(c.Rank(), c.Suit(), copies[c]))
		copies[c]++
	}
	if len(deck) != g.Cards() {
		t.Fatalf("%s: %d cards, want %d", k.ID, len(deck), g.Cards())
	}
	if k.Game != "spider" {
		deck = byRows(g.Variant.Deal, deck)
	}
	return g, g.DealCards(deck)
}

// byRows puts a deck that lists whole columns into the order in which they are dealt.
func byRows(deal []uint8, deck []engine.Card) (rows []engine.Card) {
	for row, more := 0, true; more; row++ {
		more = false
		start := 0
		for _, n := range deal {
			if row < int(n) {
				rows = append(rows, deck[start+row])
				more = true
			}
			start += int(n)
		}
	}
	return append(rows, deck[len(rows):]...)
}
