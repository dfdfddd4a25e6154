package engine_test

import (
	"slices"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

const jokerGame = "joker-klondike/classico@1/draw1"

func TestJokerColumns(t *testing.T) {
	checkRules(t, jokerGame, []rule{
		{name: "on a card", table: "c1: 9H \n w: X1", move: "w-c1", after: "c1: 9H X1"},
		{name: "not on an ace", table: "c1: AH \n w: X1", move: "w-c1", why: engine.NothingOnAce},
		{name: "nothing on a joker that is an ace", table: "c1: 2H X1 \n w: X2", move: "w-c1", why: engine.NothingOnAce},
		{name: "what would lie on the card it stands for", table: "c1: 9H X1 \n c2: 7D", move: "c2-c1", after: "c1: 9H X1 7D"},
		{name: "not of its colour", table: "c1: 9H X1 \n c2: 7S", move: "c2-c1", why: engine.OtherColour},
		{name: "not two lower", table: "c1: 9H X1 \n c2: 6D", move: "c2-c1", why: engine.OneRankLower},
		{name: "not what it stands for", table: "c1: 9H X1 \n c2: 8S", move: "c2-c1", why: engine.OneRankLower},
		{name: "a run through it", table: "c1: 9H X1 7D \n c2: TS", move: "c1-c2x3", after: "c2: TS 9H X1 7D"},
		{name: "not through one that cannot be", table: "c1: 9H X1 7S \n c2: TS", move: "c1-c2x3", why: engine.NotARun},
		{name: "not over a gap too wide", table: "c1: 9H X1 6D \n c2: TS", move: "c1-c2x3", why: engine.NotARun},
		{name: "not one below an ace", table: "c1: 2H X1 X2 \n c2: 3S", move: "c1-c2x3", why: engine.NotARun},
		{name: "not one above a king", table: "c1: X1 KH", move: "c1-c2x2", why: engine.NotARun},
		{name: "a run it heads goes by what it stands for", table: "c1: [2S] X1 7D \n c2: 9S", move: "c1-c2x2", why: engine.OtherColour},
		{name: "nor where a lone one would", table: "c1: [2S] X1 7D \n c2: TH", move: "c1-c2x2", why: engine.OneRankLower},
		{name: "a lone joker may change what it stands for", table: "c1: 9H X1 \n c2: 4C", move: "c1-c2", after: "c1: 9H \n c2: 4C X1"},
		{name: "two jokers together", table: "c1: 9H X1 X2 \n c2: 3C", move: "c1-c2x2", after: "c1: 9H \n c2: 3C X1 X2"},
		{name: "but no lower than an ace", table: "c1: 9H X1 X2 \n c2: 2C", move: "c1-c2x2", why: engine.OneRankLower},
		{name: "anything on a face-down card", table: "c1: [9H] X1 \n c2: QC", move: "c2-c1", after: "c1: [9H] X1 QC"},
		{name: "but no king", table: "c1: [9H] X1 \n c2: KC", move: "c2-c1", why: engine.OneRankLower},
		{name: "what lay on it is forgotten", table: "c1: [9H] X1 QC \n c2: KD \n c3: 4S", move: "c1-c2", after: "c1: [9H] X1 \n c2: KD QC \n c3: 4S"},
		{name: "turns up", table: "c1: [4C X1] 9H \n c2: TS", move: "c1-c2", after: "c1: [4C] X1 \n c2: TS 9H"},
		{name: "is not moved face down", table: "c1: [X1] 9H \n c2: TS", move: "c1-c2x2", why: engine.CardFaceDown},
	})
}

func TestJokerEmptyColumn(t *testing.T) {
	checkRules(t, jokerGame, []rule{
		{name: "a joker is a king there", table: "c1: QH X1", move: "c1-c2", after: "c1: QH \n c2: X1"},
		{name: "with a queen of either colour", table: "c1: X1 \n c2: QS", move: "c2-c1", after: "c1: X1 QS"},
		{name: "and no other card", table: "c1: X1 \n c2: JH", move: "c2-c1", why: engine.OneRankLower},
		{name: "its colour follows from the queen", table: "c1: X1 QS \n c2: JC", move: "c2-c1", why: engine.OtherColour},
		{name: "a joker above a queen is a king", table: "c1: [2S] X1 QH", move: "c1-c2x2", after: "c1: 2S \n c2: X1 QH"},
		{name: "a joker above a jack is a queen", table: "c1: [2S] X1 JH", move: "c1-c2x2", why: engine.KingsOnly},
		{name: "a joker below a king moves with it", table: "c1: [2S] KS X1 JC", move: "c1-c2x3", after: "c1: 2S \n c2: KS X1 JC"},
		{name: "jokers are a king and a queen", table: "c1: [2S] X1 X2", move: "c1-c2x2", after: "c1: 2S \n c2: X1 X2"},
		{name: "jokers above a ten are no king", table: "c1: [2S] X1 X2 TH", move: "c1-c2x3", why: engine.KingsOnly},
		{name: "a joker that is left alone is a king", table: "c1: X1 QS \n c2: KH \n c3: QD", move: "c1-c2", after: "c1: X1 \n c2: KH QS \n c3: QD"},
	})
}

func TestJokerFoundations(t *testing.T) {
	checkRules(t, jokerGame, []rule{
		{name: "as the ace", table: "w: X1", move: "w-f3", after: "f3: X1"},
		{name: "in the middle", table: "f3: AC 2C \n c1: 9H X1", move: "c1-f3", after: "f3: AC 2C X1 \n c1: 9H"},
		{name: "as the king", table: "f3: AC..QC \n j1: X1", move: "j1-f3", after: "f3: AC..QC X1"},
		{name: "not above a king", table: "f3: AC..KC \n c1: 9H X1", move: "c1-f3", why: engine.NextInSuit},
		{name: "not above one as king", table: "f3: AC..QC X2 \n w: X1", move: "w-f3", why: engine.NextInSuit},
		{name: "one at a time", table: "f3: AC 2C \n c1: 9H X1 X2", move: "c1-f3x2", why: engine.OneAtATime},
		{name: "the next card of the suit goes on above", table: "f3: AC X1 \n w: 3C", move: "w-f3", after: "f3: AC X1 3C"},
		{name: "not its other neighbour", table: "f3: AC X1 \n w: 4C", move: "w-f3", why: engine.NextInSuit},
		{name: "not another suit", table: "f3: AC X1 \n w: 2S", move: "w-f3", why: engine.OtherSuit},
		{name: "another joker goes on above", table: "f3: AC X1 \n w: X2", move: "w-f3", after: "f3: AC X1 X2"},
		{name: "back to a column", table: "f3: AC X1 \n c1: 9H", move: "f3-c1", after: "f3: AC \n c1: 9H X1"},
		{name: "back to an empty column", table: "f3: AC X1", move: "f3-c1", after: "f3: AC \n c1: X1"},
		{name: "back to no ace", table: "f3: AC X1 \n c1: AH", move: "f3-c1", why: engine.NothingOnAce},
		{name: "not from under another card", table: "f3: AC X1 3C \n c1: 4H", move: "f3-c1x2", why: engine.OneAtATime},
		{name: "not to another foundation", table: "f3: AC X1", move: "f3-f1", why: engine.BetweenFoundations},
		{name: "not back where cards stay", game: "joker-klondike/free@1+home-stays=yes/draw1", table: "f3: AC X1 \n c1: 9H", move: "f3-c1", why: engine.CardsStay},
	})
}

func TestJokerReplaced(t *testing.T) {
	checkRules(t, jokerGame, []rule{
		{name: "from a column", table: "f3: AC X1 3C \n c1: [9H] 2C", move: "c1-f3", after: "f3: AC..3C \n c1: 9H \n j1: X1"},
		{name: "from the waste", table: "f3: AC X1 3C \n w: 9H 2C", move: "w-f3", after: "f3: AC..3C \n w: 9H \n j1: X1"},
		{name: "the ace", table: "f3: X1 2C \n c1: AC", move: "c1-f3", after: "f3: AC 2C \n j1: X1"},
		{name: "the king", table: "f3: AC..QC X1 \n c1: KC", move: "c1-f3", after: "f3: AC..KC \n j1: X1"},
		{name: "the last card", table: "f3: AC X1 \n w: 2C", move: "w-f3", after: "f3: AC 2C \n j1: X1"},
		{name: "the lower of two", table: "f3: AC X1 X2 4C \n w: 2C", move: "w-f3", after: "f3: AC 2C X2 4C \n j1: X1"},
		{name: "the upper of two", table: "f3: AC X1 X2 4C \n w: 3C", move: "w-f3", after: "f3: AC X1 3C 4C \n j1: X2"},
		{name: "the second joker takes the second cell", table: "f3: AC X2 \n w: 2C \n j1: X1", move: "w-f3", after: "f3: AC 2C \n j1: X1 \n j2: X2"},
		{name: "or the first, if that is free", table: "f3: AC X2 \n w: 2C \n j2: X1", move: "w-f3", after: "f3: AC 2C \n j1: X2 \n j2: X1"},
		{name: "not of another suit", table: "f3: AC X1 3C \n w: 2S", move: "w-f3", why: engine.OtherSuit},
		{name: "not from under a run", table: "f3: AC X1 3C \n c1: 2C AH", move: "c1-f3x2", why: engine.OneAtATime},
		{name: "not in a column", table: "c1: 9H X1 \n w: 8S", move: "w-c1", why: engine.OneRankLower},
		{name: "nobody puts a joker into a cell", table: "w: X1", move: "w-j1", why: engine.CellsWait},
		{name: "from a column neither", table: "c1: 9H X1", move: "c1-j2", why: engine.CellsWait},
		{name: "from a foundation neither", table: "f3: AC X1", move: "f3-j1", why: engine.CellsWait},
		{name: "nor any other card", table: "c1: 9H", move: "c1-j1", why: engine.CellsWait},
		{name: "nor from cell to cell", table: "j1: X1", move: "j1-j2", why: engine.CellsWait},
		{name: "nothing from an empty cell", table: "c1: 9H", move: "j1-c1", why: engine.EmptyPile},
		{name: "out of a cell to a column", table: "c1: 9H \n j2: X1", move: "j2-c1", after: "c1: 9H X1"},
		{name: "out of a cell to an empty column", table: "j2: X1", move: "j2-c1", after: "c1: X1"},
		{name: "out of a cell to a foundation", table: "f3: AC \n j2: X1", move: "j2-f3", after: "f3: AC X1"},
		{name: "not onto the waste", table: "j2: X1", move: "j2-w", why: engine.NoCardsThere},
	})
}

// TestJokerEvents replaces a joker: who watches is told where it went, then what turned up.
func TestJokerEvents(t *testing.T) {
	g := enginetest.Game(t, jokerGame)
	s := enginetest.Table(t, g, "c1: [9H] 2C \n f3: AC X1 3C \n j1: X2")
	card := func(text string) engine.Card {
		c, _, err := engine.ParseCard(text)
		if err != nil {
			t.Fatal(err)
		}
		return c.FaceUp()
	}
	pile := func(name string) engine.PileID {
		p, ok := g.PileNamed(name)
		if !ok {
			t.Fatal(name)
		}
		return p
	}
	got := play(t, g, &s, "c1-f3")
	want := []engine.Event{
		{Kind: engine.Carried, From: pile("c1"), To: pile("f3"), Count: 1, Card: card("2C")},
		{Kind: engine.Replaced, From: pile("f3"), To: pile("j2"), Count: 1, Card: card("X1")},
		{Kind: engine.Turned, From: pile("c1"), To: pile("c1"), Count: 1},
	}
	if !slices.Equal(got, want) {
		t.Errorf("events are\n%v, want\n%v", got, want)
	}
}

// TestJokerWon: thirteen cards on each foundation are a win, whatever the jokers are among
// them and wherever the cards are that they stand for.
func TestJokerWon(t *testing.T) {
	g := enginetest.Game(t, jokerGame)
	for _, w := range []struct {
		name, table, move string
		won               bool
	}{
		{"without jokers, which lie about", "f1: AS..KS \n f2: AH..KH \n f3: AC..KC \n f4: AD..QD \n c1: KD \n c2: X1 \n s: [X2]", "c1-f4", true},
		{"with jokers in cells", "f1: AS..KS \n f2: AH..KH \n f3: AC..KC \n f4: AD..QD \n w: KD \n j1: X1 \n j2: X2", "w-f4", true},
		{"a joker as the last card", "f1: AS..KS \n f2: AH..KH \n f3: AC..KC \n f4: AD..QD \n c1: [KD] X1 \n s: [X2]", "c1-f4", true},
		{"two jokers, their cards face down", "f1: AS X1 3S..KS \n f2: AH..KH \n f3: AC..KC \n f4: X2 2D..QD \n c1: [AD 2S] KD", "c1-f4", true},
		{"the natural card for a joker wins nothing", "f1: AS..KS \n f2: AH..KH \n f3: AC..KC \n f4: X1 2D..QD \n c1: KD \n w: AD", "w-f4", false},
	} {
		t.Run(w.name, func(t *testing.T) {
			s := enginetest.Table(t, g, w.table)
			if g.Won(&s) {
				t.Fatal("won before the move")
			}
			events := play(t, g, &s, w.move)
			finished := events[len(events)-1].Kind == engine.Finished
			if g.Won(&s) != w.won || finished != w.won {
				t.Errorf("won is %v, said so %v, want %v:\n%s", g.Won(&s), finished, w.won, g.Text(&s))
			}
		})
	}
}
