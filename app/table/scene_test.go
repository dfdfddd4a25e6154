package table

import (
	"fmt"
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/engine"
)

// spriteName names a sprite for goldens.
func spriteName(id SpriteID) string {
	if id >= jokers && id < BackSprite {
		return fmt.Sprint("X", id-jokers+1)
	}
	if id >= faces && id < jokers {
		i := int(id - faces)
		return engine.NewCard(engine.Rank(i%13+1), engine.Suit(i/13), 0).String()
	}
	names := map[SpriteID]string{
		BackSprite: "back", SlotSprite: "slot", FillSprite: "fill", KingSprite: "K", RecycleSprite: "recycle",
		CrossSprite: "cross", StarSprite: "star", TickSprite: "tick", WordmarkSprite: "wordmark", RingSprite: "ring", HintSprite: "hint",
		GlowSprite: "glow", CursorSprite: "cursor", PickedSprite: "picked", ShadowSprite: "shadow", BadgeSprite: "badge",
		PipSprite: "pip", VeilSprite: "veil", TurnSprite: "turn", RunSprite: "run", SmallStarSprite: "small-star", HollowSprite: "hollow", MarkSprite: "mark", DashSprite: "dash",
		FarBackSprite: "far-back", OwnSprite: "own", FarOwnSprite: "far-own", GroundSprite: "ground",
	}
	switch {
	case names[id] != "":
		return names[id]
	case id >= SuitSprite && id < SuitSprite+4:
		return "suit-" + engine.Suit(id-SuitSprite).String()
	case id >= SmallSuitSprite && id < SmallSuitSprite+4:
		return "small-" + engine.Suit(id-SmallSuitSprite).String()
	case id >= LetterSprite && id < LetterSprite+4:
		i := id - LetterSprite
		return "letter-" + "AJQK"[i:i+1]
	case id >= DigitSprite && id <= DigitLastSprite:
		return fmt.Sprint("digit-", id-DigitSprite)
	}
	return fmt.Sprint("sprite-", id)
}

func sceneText(r *rig, title string) string {
	busy := r.scene()
	var b strings.Builder
	fmt.Fprintf(&b, "%s, at %v, busy %v\n", title, r.now, busy)
	dashes := 0
	for _, s := range r.buf {
		if s.ID == DashSprite {
			dashes++
			continue
		}
		fmt.Fprintf(&b, "  %-9s %s", spriteName(s.ID), text(s.Rect))
		if s.Alpha != 1 {
			fmt.Fprintf(&b, " alpha %.2f", s.Alpha)
		}
		if s.ScaleX != 1 {
			fmt.Fprintf(&b, " width %.2f", s.ScaleX)
		}
		if s.Angle != 0 {
			fmt.Fprintf(&b, " turned %.2f", s.Angle)
		}
		b.WriteByte('\n')
	}
	if dashes > 0 {
		fmt.Fprintf(&b, "  and %d dashes\n", dashes)
	}
	return b.String()
}

// TestSceneGolden draws a few moments as text.
func TestSceneGolden(t *testing.T) {
	k, s := game(t, klondike3), game(t, spider2)
	fresh := func() *rig { return newRig(t, k, tableOf(t, k, klondikeTable), phone) }
	var all []string
	add := func(r *rig, title string) { all = append(all, sceneText(r, title)) }

	add(fresh(), "at rest")
	r := fresh()
	hint := engine.Move{Kind: engine.Carry, From: 12, To: 5, Count: 1}
	r.v.Change(session.Change{Cause: session.Hinted, Hint: &hint}, 0)
	r.now = 450 * ms
	add(r, "hint, at its brightest")
	r = fresh()
	r.play("down c1.4; move c6; wait 45")
	add(r, "three cards held, nowhere to go")
	r = fresh()
	r.play("down c1.0; move c6; wait 200")
	add(r, "a king held over an empty column")
	r = fresh()
	r.play("draw; wait 80")
	add(r, "drawing")
	r = fresh()
	r.play("tap w; wait 60")
	add(r, "a card on its way")
	r.play("wait 500")
	add(r, "and landed")
	r = fresh()
	r.v.Cursor(0, 2)
	r.v.Pick(3, 4, 1)
	add(r, "the keyboard's rings")
	add(newRig(t, s, tableOf(t, s, spiderTable), phone), "spider at rest")
	golden(t, "scenes.txt", strings.Join(all, "\n"))
}

// TestStockSigns shows what an empty stock tells.
func TestStockSigns(t *testing.T) {
	for _, c := range []struct{ game, table, want string }{
		{"klondike/free@1/draw1/passes3", "w: 4D\nrecycled: 0", "slot recycle badge digit-2"},
		{"klondike/free@1/draw1/passes3", "w: 4D\nrecycled: 1", "slot recycle badge digit-1"},
		{"klondike/free@1/draw1/passes3", "w: 4D\nrecycled: 2", "slot cross"},
		{"klondike/free@1/draw1/passes3", "s: [4D 5D]\nrecycled: 0", "back badge digit-2 turn digit-2"},
		{"klondike/free@1/draw1/passes3", "s: [4D 5D]\nrecycled: 1", "back badge digit-2 turn digit-1"},
		{"klondike/free@1/draw1/passes3", "s: [4D 5D]\nrecycled: 2", "back badge digit-2"},
		{"vegas/vegas@1/draw1/passes1", "s: [4D 5D]", "back badge digit-2"},
		{thoughtful, "s: [4D 5D]", "5D veil badge digit-2"},
		{klondike1, "w: 4D", "slot recycle"},
		{klondike1, "c1: 4D", "slot cross"},
		{klondike1, "s: [4D 5D 6D 7D 8D 9D TD JD QD KD AD]", "back back badge digit-1 digit-1"},
		{klondike1, "s: [4D]", "back badge digit-1"},
	} {
		g := game(t, c.game)
		s, err := g.ParseTable(c.table)
		if err != nil {
			t.Fatal(err)
		}
		r := newRig(t, g, s, phone)
		r.scene()
		seat := r.v.Layout().Seats[g.Stock()].Base.Grow(8)
		var got []string
		for _, sp := range r.buf {
			if seat.Contains(sp.X+sp.W/2, sp.Y+sp.H/2) {
				got = append(got, spriteName(sp.ID))
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s with %q shows %v, want %s", c.game, c.table, got, c.want)
		}
	}
}

// TestRefusedRowDealShowsTheHole rings the empty column until something else happens.
func TestRefusedRowDealShowsTheHole(t *testing.T) {
	g := game(t, spider1)
	s, err := g.ParseTable("c1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nc2: 4S\nc4: 4S\ns: [AS 2S 3S 5S 6S 7S 8S 9S TS JS]")
	if err != nil {
		t.Fatal(err)
	}
	r := newRig(t, g, s, phone)
	ringed := func() bool {
		r.scene()
		hole := r.v.Layout().Seats[2].Base
		for _, sp := range r.buf {
			if sp.ID == RingSprite && sp.Rect == hole {
				return true
			}
		}
		return false
	}
	m := engine.Move{Kind: engine.RowDeal}
	r.v.Change(session.Change{Cause: session.Refused, Game: g, Before: s, After: s, Move: m, Pile: 2, Why: g.Check(&s, m)}, 0)
	if !ringed() {
		t.Error("the empty column is not shown")
	}
	if r.move(engine.Move{Kind: engine.Carry, From: 1, To: 2, Count: 1}); ringed() {
		t.Error("it is still shown after a move")
	}
}

// TestPlaces lists piles and cards as the twin has them.
func TestPlaces(t *testing.T) {
	g := game(t, klondike3)
	r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
	var b strings.Builder
	for _, p := range r.v.Places(nil) {
		name := g.PileName(p.Pile)
		if p.Index < 0 {
			fmt.Fprintf(&b, "%s: %d cards at %s", name, p.Len, text(p.Rect))
		} else {
			card := "face down"
			if p.Card.Up() {
				card = p.Card.String()
			}
			fmt.Fprintf(&b, "  %s.%d %s at %s under %d", name, p.Index, card, text(p.Rect), p.Covers)
		}
		if p.Lift > 0 {
			fmt.Fprintf(&b, ", lifts %d", p.Lift)
		}
		if p.Press {
			b.WriteString(", press")
		}
		b.WriteByte('\n')
		x, y := p.Rect.X+p.Rect.W/2, p.Rect.Y+p.Rect.H/2
		if h, ok := r.v.layout.Hit(r.v.spots, x, y); p.Index >= 0 && (!ok || h != (Hit{p.Pile, p.Index})) {
			t.Errorf("the middle of %s.%d is %v", name, p.Index, h)
		}
	}
	golden(t, "places.txt", b.String())
	r = newRig(t, game(t, spider2), tableOf(t, game(t, spider2), spiderTable), phone)
	for _, p := range r.v.Places(nil) {
		if p.Pile == r.g.Stock() && p.Covers > 0 {
			t.Errorf("card %d of the stock has a place", p.Index)
		}
	}
}
