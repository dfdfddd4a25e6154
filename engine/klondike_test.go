package engine_test

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

func TestKlondikeColumns(t *testing.T) {
	checkRules(t, "klondike/classico@1/draw1", []rule{
		{name: "red on black", table: "c1: 8S \n c2: 7H", move: "c2-c1", after: "c1: 8S 7H"},
		{name: "black on red", table: "c1: 8D \n c2: 7C", move: "c2-c1", after: "c1: 8D 7C"},
		{name: "not red on red", table: "c1: 8D \n c2: 7H", move: "c2-c1", why: engine.OtherColour},
		{name: "not black on black", table: "c1: 8S \n c2: 7C", move: "c2-c1", why: engine.OtherColour},
		{name: "one rank lower", table: "c1: 8D \n c2: 6C", move: "c2-c1", why: engine.OneRankLower},
		{name: "not upwards", table: "c1: 8D \n c2: 9C", move: "c2-c1", why: engine.OneRankLower},
		{name: "nothing on an ace", table: "c1: AS \n c2: KH", move: "c2-c1", why: engine.NothingOnAce},
		{name: "an ace on a two", table: "c1: 2S \n c2: AH", move: "c2-c1", after: "c1: 2S AH"},
		{name: "a whole run", table: "c1: TS \n c2: 9H 8S 7D", move: "c2-c1x3", after: "c1: TS 9H 8S 7D"},
		{name: "part of a run", table: "c1: 8C \n c2: 9H 8S 7D", move: "c2-c1", after: "c1: 8C 7D \n c2: 9H 8S"},
		{name: "part of a run from its middle", table: "c1: 9D \n c2: 9H 8S 7D", move: "c2-c1x2", after: "c1: 9D 8S 7D \n c2: 9H"},
		{name: "a run fits by its first card", table: "c1: 8C \n c2: 9H 8S 7D", move: "c2-c1x2", why: engine.OneRankLower},
		{name: "not cards of one colour together", table: "c1: TS \n c2: 9H 8D", move: "c2-c1x2", why: engine.NotARun},
		{name: "not cards with a gap together", table: "c1: TS \n c2: 9H 7S", move: "c2-c1x2", why: engine.NotARun},
		{name: "no face-down card", table: "c1: TS \n c2: [9H] 8S", move: "c2-c1x2", why: engine.CardFaceDown},
		{name: "no more cards than there are", table: "c1: TS \n c2: 9H", move: "c2-c1x2", why: engine.EmptyPile},
		{name: "nothing from an empty column", table: "c1: TS", move: "c2-c1", why: engine.EmptyPile},
		{name: "not onto itself", table: "c1: TS", move: "c1-c1", why: engine.SamePile},
		{name: "a king to an empty column", table: "c2: [2S] KH", move: "c2-c1", after: "c1: KH \n c2: 2S"},
		{name: "a run headed by a king to an empty column", table: "c2: KH QS JD", move: "c2-c7x3", after: "c7: KH QS JD"},
		{name: "kings only on an empty column", table: "c2: QS", move: "c2-c1", why: engine.KingsOnly},
		{name: "no run below a king on an empty column", table: "c2: KH QS JD", move: "c2-c1x2", why: engine.KingsOnly},
		{name: "a face-down card left on top turns up", table: "c1: 8S \n c2: [4C 5C] 7H", move: "c2-c1", after: "c1: 8S 7H \n c2: [4C] 5C"},
		{name: "a face-up card left on top stays", table: "c1: 8S \n c2: 4C 7H", move: "c2-c1", after: "c1: 8S 7H \n c2: 4C"},
	})
}

func TestKlondikeFoundations(t *testing.T) {
	checkRules(t, "klondike/classico@1/draw1", []rule{
		{name: "an ace first", table: "c1: AH", move: "c1-f2", after: "f2: AH"},
		{name: "upward in suit", table: "f1: AS..5S \n c1: 6S", move: "c1-f1", after: "f1: AS..6S"},
		{name: "the king last", table: "f4: AD..QD \n c1: KD", move: "c1-f4", after: "f4: AD..KD"},
		{name: "fixed places", table: "c1: AH", move: "c1-f1", why: engine.OtherSuit},
		{name: "not a two first", table: "c1: 2C", move: "c1-f3", why: engine.NextInSuit},
		{name: "no rank left out", table: "f1: AS..5S \n c1: 7S", move: "c1-f1", why: engine.NextInSuit},
		{name: "one at a time", table: "f4: AD..5D \n c1: 7S 6D", move: "c1-f4x2", why: engine.OneAtATime},
		{name: "turns up the card below", table: "c1: [9C 3D] AH", move: "c1-f2", after: "c1: [9C] 3D \n f2: AH"},
		{name: "from the waste", table: "w: 9C AH", move: "w-f2", after: "w: 9C \n f2: AH"},
		{name: "back to a column", table: "f1: AS..6S \n c1: 7H", move: "f1-c1", after: "f1: AS..5S \n c1: 7H 6S"},
		{name: "back where it fits only", table: "f1: AS..6S \n c1: 8H", move: "f1-c1", why: engine.OneRankLower},
		{name: "a king back to an empty column", table: "f1: AS..KS", move: "f1-c1", after: "f1: AS..QS \n c1: KS"},
		{name: "back one at a time", table: "f1: AS..6S \n c1: 6H", move: "f1-c1x2", why: engine.OneAtATime},
		{name: "not between foundations", table: "f1: AS", move: "f1-f2", why: engine.BetweenFoundations},
		{name: "not to the waste", table: "f1: AS", move: "f1-w", why: engine.NoCardsThere},
	})
}

func TestKlondikeStock(t *testing.T) {
	const draw1, draw3 = "klondike/classico@1/draw1", "klondike/classico@1/draw3"
	const passes1, passes3 = "klondike/free@1/draw3/passes1", "klondike/free@1/draw3/passes3"
	checkRules(t, "", []rule{
		{name: "draw one", game: draw1, table: "s: [2S 3S 4S]", move: "draw", after: "s: [2S 3S] \n w: 4S"},
		{name: "draw three, the third on top", game: draw3, table: "s: [2S 3S 4S 5S] \n w: 9H", move: "draw", after: "s: [2S] \n w: 9H 5S 4S 3S"},
		{name: "a short last draw", game: draw3, table: "s: [2S 3S] \n w: 9H", move: "draw", after: "w: 9H 3S 2S"},
		{name: "nothing to draw", game: draw3, table: "w: 9H", move: "draw", why: engine.StockEmpty},
		{name: "recycle keeps the order", game: draw3, table: "w: 9H 5S 4S", move: "recycle", after: "s: [4S 5S 9H]"},
		{name: "no recycle before the stock is empty", game: draw1, table: "s: [2S] \n w: 9H", move: "recycle", why: engine.StockNotEmpty},
		{name: "nothing to recycle", game: draw1, table: "c1: 9H", move: "recycle", why: engine.StockEmpty},
		{name: "one pass has no recycle", game: passes1, table: "w: 9H", move: "recycle", why: engine.NoPassesLeft},
		{name: "three passes have a first recycle", game: passes3, table: "w: 9H", move: "recycle", after: "s: [9H] \n recycled: 1"},
		{name: "three passes have a second recycle", game: passes3, table: "w: 9H \n recycled: 1", move: "recycle", after: "s: [9H] \n recycled: 2"},
		{name: "three passes have no third recycle", game: passes3, table: "w: 9H \n recycled: 2", move: "recycle", why: engine.NoPassesLeft},
		{name: "only the waste's top card plays", game: draw1, table: "w: 9H 3C \n c1: TS", move: "w-c1x2", why: engine.OneAtATime},
		{name: "the waste's top card plays", game: draw1, table: "w: 3C 9H \n c1: TS", move: "w-c1", after: "w: 3C \n c1: TS 9H"},
		{name: "nothing from an empty waste", game: draw1, table: "c1: TS", move: "w-c1", why: engine.EmptyPile},
		{name: "stock cards are drawn", game: draw1, table: "s: [9H] \n c1: TS", move: "s-c1", why: engine.StockIsDrawn},
		{name: "no cards onto the waste", game: draw1, table: "c1: TS", move: "c1-w", why: engine.NoCardsThere},
		{name: "no cards onto the stock", game: draw1, table: "c1: TS", move: "c1-s", why: engine.NoCardsThere},
		{name: "no row deal", game: draw1, table: "s: [9H]", move: "row", why: engine.NoSuchMove},
	})
}

// TestKlondikePass draws a whole stock twice: the second pass shows the same cards.
func TestKlondikePass(t *testing.T) {
	for _, name := range mainGames[:2] {
		g := enginetest.Game(t, name)
		s := g.Deal(7)
		w, _ := g.Waste()
		var passes [2][]engine.Card
		for i := range passes {
			for s.Len(g.Stock()) > 0 {
				play(t, g, &s, "draw")
				passes[i] = append(passes[i], s.Top(w))
			}
			play(t, g, &s, "recycle")
		}
		if deal := g.Deal(7); s != deal {
			t.Errorf("%s: two passes change the table:\n%s", name, g.Text(&s))
		}
		for i, c := range passes[0] {
			if passes[1][i] != c {
				t.Errorf("%s: draw %d shows %v, then %v", name, i+1, c, passes[1][i])
			}
		}
	}
}

func TestKlondikeWon(t *testing.T) {
	g := enginetest.Game(t, mainGames[0])
	s := enginetest.Table(t, g, "f1: AS..KS \n f2: AH..KH \n f3: AC..KC \n f4: AD..QD \n c3: KD")
	if g.Won(&s) {
		t.Error("won with a card on the table")
	}
	events := play(t, g, &s, "c3-f4")
	if !g.Won(&s) || events[len(events)-1].Kind != engine.Finished {
		t.Errorf("not won: %v", events)
	}
}
