package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// Text draws a table, a line for each pile that has cards, bottom card first:
//
//	c1: KH QS
//	c2: [TC 9D] 8S 7H
//	f1: AS 2S
//	s: [5C 9D]
//	w: 4D
//	recycled: 1
//
// Of two players it also says whose turn it is, with "drawn" where the drawn card is still
// to be played, and how often each has begun at a full stock with no card played since:
//
//	turn: 2 drawn
//	begun: 1 3
//
// Brackets hold face-down cards. [Game.ParseTable] reads it back to an equal state.
func (g *Game) Text(s *State) string {
	var b strings.Builder
	for p := range g.piles {
		cards := s.Pile(PileID(p))
		if len(cards) == 0 {
			continue
		}
		b.WriteString(g.PileName(PileID(p)))
		b.WriteByte(':')
		for i, c := range cards {
			b.WriteByte(' ')
			if !c.Up() && (i == 0 || cards[i-1].Up()) {
				b.WriteByte('[')
			}
			b.WriteString(c.String())
			if !c.Up() && (i == len(cards)-1 || cards[i+1].Up()) {
				b.WriteByte(']')
			}
		}
		b.WriteByte('\n')
	}
	if s.recycled > 0 {
		fmt.Fprintf(&b, "recycled: %d\n", s.recycled)
	}
	b.WriteString(s.two.text())
	return b.String()
}

// ParseTable reads a table as [Game.Text] draws it. Piles may come in any order and
// need not hold the whole deck, so that tests can draw just what they are about; a
// foundation may be shortened to its ends, "f1: AS..9S". Cards that do not name their copy
// get the lowest that is free, or are the player's whose pile it is. It refuses cards the game does not have, or has no more of,
// and piles that no game reaches: a face-up card in the stock, a face-down one in the
// waste, a foundation that is not built upward from the ace.
func (g *Game) ParseTable(text string) (State, error) {
	t := tableParser{game: g, piles: make([][]Card, len(g.piles))}
	if g.Choice.Turns {
		t.two.turn = 1
	}
	for i, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := t.line(line); err != nil {
			return State{}, fmt.Errorf("table line %d: %w", i+1, err)
		}
	}
	return t.state()
}

// tableParser collects piles; cards without a named copy wait in open.
type tableParser struct {
	game     *Game
	piles    [][]Card
	taken    [1 << 9]bool // card ids that are on the table
	open     []*Card      // cards whose copy is still to be chosen, in order
	recycled uint8
	two      two
}

func (t *tableParser) line(line string) error {
	name, rest, ok := strings.Cut(line, ":")
	if !ok {
		return fmt.Errorf("%q: want a pile's name and a colon", line)
	}
	if name == "recycled" {
		n, err := strconv.ParseUint(strings.TrimSpace(rest), 10, 8)
		if err != nil {
			return fmt.Errorf("recycled %q: %w", rest, err)
		}
		if n > 0 && t.game.Choice.Passes == 0 {
			return fmt.Errorf("recycled %q: recycles are not counted in this game", rest)
		}
		t.recycled = uint8(n)
		return nil
	}
	if ok, err := t.twoLine(name, strings.TrimSpace(rest)); ok || err != nil {
		return err
	}
	p, ok := t.game.PileNamed(name)
	if !ok {
		return fmt.Errorf("the game has no pile %q", name)
	}
	if t.piles[p] != nil {
		return fmt.Errorf("pile %q stands twice", name)
	}
	fields := strings.Fields(rest)
	pile := make([]Card, 0, MaxCards)
	down := false
	for _, f := range fields {
		open := strings.HasPrefix(f, "[")
		if open && down {
			return fmt.Errorf("%q opens a bracket that is open already", f)
		}
		down = down || open
		word, end := strings.CutSuffix(strings.TrimPrefix(f, "["), "]")
		if end && !down {
			return fmt.Errorf("%q closes a bracket that is not open", f)
		}
		var err error
		if pile, err = t.cards(p, pile, word, down); err != nil {
			return err
		}
		down = down && !end
	}
	if down {
		return fmt.Errorf("pile %q: a bracket is not closed", name)
	}
	t.piles[p] = pile
	return nil
}

// cards adds one card, or a range such as AS..9S, to a pile.
func (t *tableParser) cards(p PileID, pile []Card, word string, down bool) ([]Card, error) {
	lo, hi, ranged := strings.Cut(word, "..")
	a, named, err := ParseCard(lo)
	if err != nil {
		return nil, err
	}
	b := a
	if ranged {
		if b, _, err = ParseCard(hi); err != nil {
			return nil, err
		}
		if b.Suit() != a.Suit() || b.Rank() < a.Rank() || b.Rank() > King || named {
			return nil, fmt.Errorf("range %q: want one suit upward, such as AS..9S", word)
		}
	}
	if owner, owned := t.game.Owner(p); owned && !named && a.Rank() != Joker {
		a, named = NewCard(a.Rank(), a.Suit(), owner), true
	}
	for r := a.Rank(); r <= b.Rank(); r++ {
		c := NewCard(r, a.Suit(), a.Copy())
		if len(pile) == cap(pile) {
			return nil, fmt.Errorf("more than %d cards", MaxCards)
		}
		if named && !t.take(c) {
			return nil, fmt.Errorf("card %v is not in the game, or stands twice", c)
		}
		if !down {
			c = c.FaceUp()
		}
		pile = append(pile, c)
		if !named {
			t.open = append(t.open, &pile[len(pile)-1])
		}
	}
	return pile, nil
}

// take claims a card if the game has it and it is free.
func (t *tableParser) take(c Card) bool {
	v := &t.game.Variant
	if c.Rank() == Joker {
		if c.Copy() >= int(v.Jokers) || t.taken[c.ID()] {
			return false
		}
		t.taken[c.ID()] = true
		return true
	}
	if c.Rank() > v.Ranks || c.Copy() >= int(v.Suits[c.Suit()]) || t.taken[c.ID()] {
		return false
	}
	t.taken[c.ID()] = true
	return true
}

// state gives the open cards their copies and lays out the piles.
func (t *tableParser) state() (State, error) {
	for _, c := range t.open {
		for n := 0; ; n++ {
			if n == MaxCopies {
				return State{}, fmt.Errorf("table: the game has no further card %v", *c)
			}
			if d := NewCard(c.Rank(), c.Suit(), n); t.take(d) {
				*c = d | *c&upBit
				break
			}
		}
	}
	var s State
	for p, pile := range t.piles {
		if err := t.game.possible(PileID(p), pile); err != nil {
			return State{}, fmt.Errorf("table: pile %q: %w", t.game.PileName(PileID(p)), err)
		}
		for _, c := range pile {
			s.push(PileID(p), c)
		}
	}
	s.recycled, s.two = t.recycled, t.two
	return s, nil
}

// possible says why no game reaches a pile with these cards, or nil. What lies in a column
// is left to who draws the table.
func (g *Game) possible(p PileID, cards []Card) error {
	k := g.piles[p]
	if k.Kind == Column && !g.Two() {
		return nil
	}
	for i, c := range cards {
		switch {
		case k.Kind == Column && g.mayTouch(c.Copy(), p):
		case c.Up() == (k.Kind == StockPile):
			return fmt.Errorf("card %v lies on the wrong side", c)
		case !g.mayTouch(c.Copy(), p):
			return fmt.Errorf("card %v is the other player's", c)
		case k.Kind == Cell && (c.Rank() != Joker || len(cards) > 1):
			return fmt.Errorf("card %v is not one joker", c)
		case k.Kind != Foundation, c.Rank() == Joker && g.Variant.Home == HomeCards && i < int(g.Variant.Ranks):
		case c.Rank() == Joker || int(c.Rank()) != i+1 || g.Variant.Home == HomeRuns && c.Suit() != cards[0].Suit(),
			g.Variant.Home == HomeCards && c.Suit() != k.Suit:
			return fmt.Errorf("card %v is not the next of its suit", c)
		}
	}
	if n := len(cards); k.Kind == Foundation && g.Variant.Home == HomeRuns && n > 0 && n != int(g.Variant.Ranks) {
		return fmt.Errorf("%d cards are not a whole run", n)
	}
	return nil
}
