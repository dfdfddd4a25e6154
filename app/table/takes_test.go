package table

import (
	"fmt"
	"testing"

	"pazienza/engine"
)

// TestEmptyPilesSayWhatTheyTake asks the engine what every kind of empty pile takes, in every
// game, and looks whether that is what its sign says.
func TestEmptyPilesSayWhatTheyTake(t *testing.T) {
	for _, g := range games(t) {
		t.Run(g.Name(), func(t *testing.T) {
			takes := func(card engine.Card, p engine.PileID) bool {
				s := tableOf(t, g, fmt.Sprintf("c1: %v", card))
				return g.Check(&s, engine.Move{Kind: engine.Carry, To: p, Count: 1}) == nil
			}
			s := tableOf(t, g, "c1: QS")
			r := newRig(t, g, s, Screen{W: 320, H: 568, DPR: 2})
			for p := range g.Piles() {
				id, want := engine.PileID(p), NoSprite
				switch kind := g.Pile(id).Kind; {
				case id == 0 || kind == engine.StockPile || kind == engine.Waste:
					continue
				case kind == engine.Column:
					king, queen := takes(engine.NewCard(engine.King, 0, 0), id), takes(engine.NewCard(engine.King-1, 0, 0), id)
					if king && !queen {
						want = KingSprite
					} else if !king || !queen {
						t.Fatalf("%s takes a king: %t, a queen: %t", g.PileName(id), king, queen)
					}
				case kind == engine.Cell:
					want = StarSprite
				case g.Variant.Home == engine.HomeRuns:
					want = RunSprite
				default:
					for suit := engine.Suit(0); suit < engine.NumSuits; suit++ {
						if takes(engine.NewCard(engine.Ace, suit, 0), id) {
							want = SuitSprite + SpriteID(suit)
						}
					}
					if want == NoSprite {
						t.Fatalf("%s takes no ace", g.PileName(id))
					}
				}
				if got, _ := r.v.glyph(id); got != want {
					t.Errorf("%s says %s, want %s", g.PileName(id), spriteName(got), spriteName(want))
				}
			}
		})
	}
}

// TestStockSays plays every game's stock to its end: as long as there are cards it says how
// many, or how many rows; then that and how often it may be turned over, or that it is done.
func TestStockSays(t *testing.T) {
	for _, g := range games(t) {
		t.Run(g.Name(), func(t *testing.T) {
			s := g.Deal(1)
			for turns := 0; turns < 5; {
				r := newRig(t, g, s, Screen{W: 320, H: 568, DPR: 2})
				sprites, _ := r.v.Scene(r.now, nil)
				shown := map[SpriteID]int{}
				text := ""
				for _, sp := range sprites {
					shown[sp.ID]++
					if sp.ID >= DigitSprite && sp.ID <= DigitLastSprite {
						text += fmt.Sprint(sp.ID - DigitSprite)
					}
				}
				left := s.Len(g.Stock())
				m := g.StockMove(&s)
				legal := g.Check(&s, m) == nil
				done := left == 0 && !legal
				if (shown[CrossSprite] > 0) != done || (shown[RecycleSprite] > 0) != (left == 0 && legal) {
					t.Fatalf("%d cards, may be used: %t; shown: %v", left, legal, shown)
				}
				want := ""
				switch again := g.Choice.Passes - 1 - s.Recycled(); {
				case g.Variant.Stock == engine.StockRows:
					rows := (left + g.Columns() - 1) / g.Columns()
					if shown[PipSprite] != rows || shown[PipSprite]+shown[HollowSprite] != r.v.layout.rowDeals() {
						t.Fatalf("%d rows left, %d and %d pips", rows, shown[PipSprite], shown[HollowSprite])
					}
				case left > 0:
					want = fmt.Sprint(left)
					if shown[TurnSprite] > 0 {
						want += fmt.Sprint(again)
					}
				case legal && g.Choice.Passes > 0:
					want = fmt.Sprint(again)
				}
				if text != want {
					t.Fatalf("%d cards and %d passes of %d: the badge says %q, want %q", left, s.Recycled(), g.Choice.Passes, text, want)
				}
				if done {
					return
				}
				if !legal {
					t.Fatalf("%v with %d cards", m, left)
				}
				if m.Kind == engine.Recycle {
					turns++
				}
				g.Apply(&s, m, nil)
			}
		})
	}
}
