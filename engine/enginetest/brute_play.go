package enginetest

import (
	"slices"
	"strconv"
	"strings"
)

// After returns the table after a move that the rules allow.
func (b *BruteForce) After(move string) *BruteForce {
	if b.rules.two {
		player, text, _ := strings.Cut(move, ":")
		c := b.after(text, player)
		c.note(b, text, player)
		return c
	}
	return b.after(move, "")
}

// after makes a move with the stock and the waste of a player, which are named so.
func (b *BruteForce) after(move, player string) *BruteForce {
	c, stock, waste := b.clone(), "s"+player, "w"+player
	switch move {
	case "pass":
	case "draw":
		for i := 0; i < b.rules.draw && len(c.piles[stock]) > 0; i++ {
			c.put(waste, strings.TrimPrefix(c.take(stock, 1)[0], down))
		}
	case "recycle":
		for len(c.piles[waste]) > 0 {
			c.put(stock, down+c.take(waste, 1)[0])
		}
		if b.rules.passes > 0 {
			c.recycled++
		}
	case "row":
		for _, name := range columns(b.order) {
			if len(c.piles["s"]) > 0 {
				c.put(name, strings.TrimPrefix(c.take("s", 1)[0], down))
			}
		}
		for _, name := range columns(b.order) {
			c.settle(name)
		}
	default:
		piles, count, many := strings.Cut(move, "x")
		from, to, _ := strings.Cut(piles, "-")
		n := 1
		if many {
			n, _ = strconv.Atoi(count)
		}
		cards := c.take(from, n)
		if to[0] == 'f' && !isJoker(cards[0]) && rank(cards[0]) < len(c.piles[to]) {
			c.replace(to, cards[0])
		} else {
			c.put(to, cards...)
		}
		c.settle(from)
		c.settle(to)
	}
	return c
}

// replace puts a card in the place that a joker holds on its foundation; the joker goes to
// the first free cell.
func (b *BruteForce) replace(foundation, card string) {
	home := slices.Clone(b.piles[foundation])
	joker := home[rank(card)]
	home[rank(card)] = card
	b.piles[foundation] = home
	for _, cell := range b.order {
		if cell[0] == 'j' && len(b.piles[cell]) == 0 {
			b.put(cell, joker)
			return
		}
	}
}

// settle does to a column what happens by itself: in Spider a whole run leaves it, in all
// games a card left on top turns face up.
func (b *BruteForce) settle(name string) {
	if name[0] != 'c' {
		return
	}
	p := b.piles[name]
	if b.rules.suits && len(p) >= len(ranks) {
		run := p[len(p)-len(ranks):]
		whole := true
		for i, c := range run {
			whole = whole && !isDown(c) && suit(c) == suit(run[0]) && rank(c) == len(ranks)-1-i
		}
		if whole {
			run = slices.Clone(b.take(name, len(ranks)))
			slices.Reverse(run) // it lies on the foundation ace first
			for _, f := range b.order {
				if f[0] == 'f' && len(b.piles[f]) == 0 {
					b.put(f, run...)
					break
				}
			}
		}
	}
	if p = b.piles[name]; len(p) > 0 && isDown(p[len(p)-1]) {
		card := b.take(name, 1)[0]
		b.put(name, card[len(down):])
	}
}
