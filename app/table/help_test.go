package table

import (
	"fmt"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// game returns a game of the catalogue.
func game(t testing.TB, name string) *engine.Game {
	t.Helper()
	return enginetest.Game(t, name)
}

// games returns the catalogue's games for one player, one for each that deals and draws differently.
func games(t testing.TB) []*engine.Game {
	t.Helper()
	var all []*engine.Game
	seen := map[string]bool{}
	for _, g := range enginetest.Solo(t) {
		if key := fmt.Sprint(g.Variant.ID, g.Choice); !seen[key] {
			seen[key] = true
			all = append(all, g)
		}
	}
	return all
}

// oneEach returns one game of each variant.
func oneEach(t testing.TB) []*engine.Game {
	t.Helper()
	var all []*engine.Game
	for _, g := range games(t) {
		if len(all) == 0 || all[len(all)-1].Variant.ID != g.Variant.ID {
			all = append(all, g)
		}
	}
	return all
}

// unbuilt returns games that nobody has built yet: they must fit all the same.
func unbuilt(t testing.TB) []*engine.Game {
	t.Helper()
	var all []*engine.Game
	for _, made := range []struct {
		id      string
		columns int
		packs   uint8
		jokers  uint8
		shown   engine.Shown
		stock   engine.Stock
		choice  engine.Choice
	}{
		{"small", 4, 1, 0, engine.ShowTops, engine.StockDraw, engine.Choice{Draw: 1, Passes: 99}},
		{"jokers", 5, 1, 4, engine.ShowTops, engine.StockDraw, engine.Choice{Draw: 3}},
		{"wide", 12, 2, 0, engine.ShowThrough, engine.StockDraw, engine.Choice{Draw: 1}},
		{"rows", 7, 1, 2, engine.ShowAll, engine.StockRows, engine.Choice{}},
	} {
		v := game(t, klondike1).Variant
		v.ID, v.Stock, v.Shown, v.Jokers, v.Deal = made.id, made.stock, made.shown, made.jokers, nil
		v.Suits = [4]uint8{made.packs, made.packs, made.packs, made.packs}
		for i := range made.columns {
			v.Deal = append(v.Deal, uint8(min(i+1, 5)))
		}
		g, err := engine.NewGame(v, engine.RuleSet{ID: "test", Choices: []engine.Choice{made.choice}}, made.choice)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, g)
	}
	return all
}

const (
	klondike1 = "klondike/classico@1/draw1"
	klondike3 = "klondike/classico@1/draw3"
	spider1   = "spider-1/spider-charged@1"
	spider2   = "spider-2/spider-charged@1"
	spider4   = "spider-4/spider-charged@1"

	double     = "double-klondike/classico@1/draw1"
	open1      = "open-klondike/classico@1/draw1"
	thoughtful = "thoughtful-klondike/classico@1/draw1"
	joker      = "joker-klondike/classico@1/draw1"
	vegas      = "vegas/vegas@1/draw3/passes3"
	spiderRows = "spider-klondike/classico@1"
)

// tableOf reads a table in which an x stands for any card that is still free.
func tableOf(t testing.TB, g *engine.Game, text string) engine.State {
	t.Helper()
	free := g.Deal(1)
	var cards []engine.Card
	for p := range g.Piles() {
		cards = append(cards, free.Pile(engine.PileID(p))...)
	}
	words := strings.Fields(strings.ReplaceAll(text, ":", ": "))
	face := func(c engine.Card) engine.Card { // whichever copy, but of jokers, which have no faces
		if c.Rank() == engine.Joker {
			return c.ID()
		}
		return engine.NewCard(c.Rank(), c.Suit(), 0)
	}
	used := map[engine.Card]int{}
	for _, w := range words {
		w = strings.Trim(w, "[]")
		lo, hi, ranged := strings.Cut(w, "..")
		a, _, err := engine.ParseCard(lo)
		if err != nil {
			continue
		}
		b := a
		if ranged {
			b, _, _ = engine.ParseCard(hi)
		}
		for r := a.Rank(); r <= b.Rank(); r++ {
			used[face(engine.NewCard(r, a.Suit(), a.Copy()))]++
		}
	}
	next := func() string {
		for i, c := range cards {
			if c == 0 {
				continue
			}
			cards[i] = 0
			if used[face(c)] > 0 {
				used[face(c)]--
				continue
			}
			return face(c).String()
		}
		t.Fatal("no free card left")
		return ""
	}
	var out []string
	for _, line := range strings.Split(text, "\n") {
		f := strings.Fields(line)
		for i, w := range f {
			if strings.Trim(w, "[]") == "x" {
				f[i] = strings.Replace(w, "x", next(), 1)
			}
		}
		out = append(out, strings.Join(f, " "))
	}
	s, err := g.ParseTable(strings.Join(out, "\n"))
	if err != nil {
		t.Fatalf("%v\n%s", err, strings.Join(out, "\n"))
	}
	return s
}

// The tables of the drawings.
const (
	klondikeTable = `
		c1: KH QS JD TS 9H 8C 7D
		c2: [x] TC 9D 8S 7H
		c4: [x x] QD JC TH
		c5: [x] 7C 6H 5S
		c6: [x x x] 6D
		c7: [x x x x] KC QH JS
		f1: AS..3S
		f2: AH..4H
		f3: AC
		f4: AD..2D
		s: [x x x x x]
		w: 4D 9S 5C`
	spiderTable = `
		c1: [x x] 9S 8S 7S 6S 5H 4H
		c2: QH JH TH 9H 8H
		c3: [x x x] TS 9H 8H 7H 2S
		c4: [x] KS QS JS TS 9S 8S 7H 6H 5H
		c5: [x x] 3H QS JH
		c7: [x x x] 6S 5S 4S 3S 2S AS
		c8: [x] TH 9S 2H AH 7H
		c9: [x x x x] 4S KH
		c10: [x x] QH 3S 6H 5S
		f1: AS..KS
		s: [x x x x x x x x x x x x x x x x x x x x]`
	doubleTable = `
		c1: KH QS
		c9: [x x] 9D
		f1: AS..4S
		f5: AS..2S
		f8: AD
		s: [x x x]
		w: 4D 9S 5C`
	jokerTable = `
		c1: KH QS X2 TS
		c3: 5S
		c4: 9D
		c5: [9C] 3D
		f1: AS 2S 3S X1
		f2: AH..6H
		f4: AD 2D
		s: [x x]
		w: 4S`
	spiderRowsTable = `
		c1: [x] KH QS
		c10: 9D 3S
		f2: AH..3H
		f6: AH
		s: [x x x x x x x x x x x x]`
	throughTable = `
		c1: [5S 7H] QS JD
		c2: [x] 2C
		f1: AS
		s: [x x x x x x x x x]
		w: 4D`
)
