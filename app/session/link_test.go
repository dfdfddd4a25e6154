package session

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// shortGame is a draw of deal 1, taken back, with a hint, and made again.
const shortGame = "BGAA-BE8DC6FHNmj"

func TestLinkText(t *testing.T) {
	for _, tt := range []struct {
		link Link
		text string
	}{
		{Link{draw3, 123, "", ""}, "game=klondike/classico@1/draw3&deal=123"},
		{Link{strict, 999_999_999, "After supper", ""}, "game=klondike/classico@1+undo=strict/draw3&deal=999999999&title=After%20supper"},
		{Link{draw3, 1, "", shortGame}, "game=klondike/classico@1/draw3&deal=1&moves=" + shortGame},
		{Link{strict, 0, "Zia Rosà & co. (50 %)", ""}, "game=klondike/classico@1+undo=strict/draw3&title=Zia%20Ros%C3%A0%20%26%20co%2E%20%2850%20%25%29"},
	} {
		if got := tt.link.String(); got != tt.text {
			t.Errorf("written %s, want %s", got, tt.text)
		}
		for _, text := range []string{tt.text, "#" + tt.text} {
			if got, err := ParseLink(variants.Catalogue(), text); got != tt.link || err != nil {
				t.Errorf("%s read as %+v, %v", text, got, err)
			}
		}
	}
}

func TestLinkRead(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		want       error
	}{
		{"all escaped", "game=klondike%2Fclassico%401%2Bundo%3Dstrict%2Fdraw3&deal=5", nil},
		{"a plus sign read as a space", "game=klondike/classico@1%20undo=strict/draw3&deal=5", nil},
		{"a part of later versions", "game=klondike/classico@1/draw3&deal=5&ghost=x", nil},
		{"a title that is no name", "game=klondike/classico@1/draw3&deal=5&title=a%0Ab", nil},
		{"nothing", "", LinkForeign},
		{"a heading of a page", "#rules", LinkForeign},
		{"no game", "deal=5", LinkForeign},
		{"two games", "game=klondike/classico@1/draw3&game=klondike/classico@1/draw1", LinkForeign},
		{"a broken escape", "game=klondike/classico@1/draw3&title=%G0", LinkForeign},
		{"far too long", "game=klondike/classico@1/draw3&title=" + strings.Repeat("a", maxLink), LinkForeign},
		{"an unknown game", "game=chess/classico@1&deal=5", engine.NoSuchGame},
		{"an unknown rule set", "game=klondike/wild@1/draw3&deal=5", engine.NoSuchGame},
		{"a choice that is not offered", "game=klondike/casa@1/draw3&deal=5", engine.NoSuchGame},
		{"a later version", "game=klondike/classico@2/draw3&deal=5", LinkNewer},
		{"house rules of a later version", "game=klondike/classico@12+undo=strict/draw3&deal=5", LinkNewer},
		{"a version before the first", "game=klondike/classico@0/draw3&deal=5", engine.NoSuchGame},
		{"deal 0", "game=klondike/classico@1/draw3&deal=0", engine.NoSuchDeal},
		{"deal -5", "game=klondike/classico@1/draw3&deal=-5", engine.NoSuchDeal},
		{"a deal too high", "game=klondike/classico@1/draw3&deal=1000000000", engine.NoSuchDeal},
		{"a deal of letters", "game=klondike/classico@1/draw3&deal=five", engine.NoSuchDeal},
		{"impossible rules", "game=klondike/classico@1+undo=charged/draw3&deal=5", engine.HouseUndoCost},
		{"a rule that is none", "game=klondike/classico@1+wings=yes/draw3&deal=5", engine.HouseField},
		{"a value too high", "game=klondike/classico@1+turn-up=101/draw3&deal=5", engine.HouseRange},
	} {
		if l, err := ParseLink(variants.Catalogue(), tt.text); err != tt.want || err == nil && l.Deal != 5 {
			t.Errorf("%s: %+v, %v, want %v", tt.name, l, err, tt.want)
		}
	}
}

// TestLinkMoves reads moves that are none: the deal is there all the same, but for a link of
// another deal or none.
func TestLinkMoves(t *testing.T) {
	plain := Link{draw3, 5, "", ""}
	for _, tt := range []struct {
		name, text string
		link       Link
		want       error
	}{
		{"of another deal", "deal=5&moves=" + shortGame, plain, LinkDamaged},
		{"of no deal", "moves=" + shortGame, Link{draw3, 0, "", ""}, LinkDamaged},
		{"cut off", "deal=5&moves=" + shortGame[:9], plain, LinkDamaged},
		{"none", "deal=5&moves=", plain, LinkDamaged},
		{"not of ours", "deal=5&moves=<script>", plain, LinkDamaged},
		{"of a later version", "deal=5&moves=C" + shortGame[1:], plain, LinkNewer},
	} {
		if l, err := ParseLink(variants.Catalogue(), "game="+draw3+"&"+tt.text); err != tt.want || l != tt.link {
			t.Errorf("%s: %+v, %v, want %+v, %v", tt.name, l, err, tt.link, tt.want)
		}
	}
}

// TestLinkPlayed sends what was played on a desk, and not more than a link holds.
func TestLinkPlayed(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	if l, ok := b.Link().Played(b.Line()); ok {
		t.Errorf("a game that is not begun is sent as %s", l)
	}
	b.Do(Intent{Kind: Stock}, 0)
	l, ok := b.Link().Played(b.Line())
	back, err := ParseLink(variants.Catalogue(), l.String())
	if !ok || err != nil || back != l {
		t.Fatalf("%s comes back as %s, %v", l, back, err)
	}
	if line, err := back.Line(variants.Catalogue()); err != nil || *line.State() != b.State() {
		t.Errorf("it leads elsewhere: %v", err)
	}
	long := b.Line().Clone()
	for range maxLink {
		long.Do(engine.Step{Op: engine.OpHint})
	}
	if l, ok := b.Link().Played(long); ok {
		t.Errorf("a link of %d bytes is sent", len(l.String()))
	}
}

// TestEveryGameHasALink writes and reads a link to each game, from its desk.
func TestEveryGameHasALink(t *testing.T) {
	for _, o := range variants.Offers() {
		b := sit(t, &Memory{}, o.Game)
		l, err := ParseLink(variants.Catalogue(), b.Link().String())
		if err != nil || l != (Link{o.Game, b.Line().Deal(), "", ""}) {
			t.Errorf("%s: %+v, %v", o.Slug, l, err)
		}
	}
	b := sit(t, &Memory{}, strict)
	b.SaveHouse("Zia Rosà", strict)
	if l, err := ParseLink(variants.Catalogue(), b.Link().String()); err != nil || l.Title != "Zia Rosà" {
		t.Errorf("house rules: %+v, %v", l, err)
	}
}

// TestLinkHarmsNoGame opens links over games in progress, of the same name and of another.
func TestLinkHarmsNoGame(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	b.do(Intent{Kind: Stock})
	table := b.State()
	b.do(Intent{Kind: New, Game: draw3, Deal: 77})
	if b.Line().Deal() != 77 || !b.Status(0).CanRecall {
		t.Fatal("a link to the game that is played leaves it out of reach")
	}
	if b.do(Intent{Kind: Recall}); b.State() != table {
		t.Fatal("another game comes back")
	}
	b.do(Intent{Kind: New, Game: strict, Deal: 78})
	b.do(Intent{Kind: Stock})
	linked := b.State()
	if b.do(Intent{Kind: New, Game: draw3}); b.State() != table {
		t.Error("a link to other rules has ended the game")
	}
	if b.do(Intent{Kind: New, Game: strict}); b.State() != linked {
		t.Error("the game of the link is gone")
	}
}

func FuzzParseLink(f *testing.F) {
	for _, seed := range []string{
		"", "#", "&", "=", "game=", // hardly anything
		"game=klondike/classico@1/draw3&deal=123&title=After%20supper",
		"game=klondike/classico@1+undo=strict/draw3&deal=123", // house rules
		"game=klondike%2Fclassico%401%20undo%3Dstrict%2Fdraw3",
		"game=spider-1/spider-charged@2&deal=1",   // a later version
		"game=klondike/classico@&deal=1",          // no version
		"game=klondike/classico@1++/draw3&deal=1", // rules without a field
		"game=klondike/classico@1/draw3&title=%00%E2%80%AE",
	} {
		f.Add(seed)
	}
	c := variants.Catalogue()
	f.Fuzz(func(t *testing.T, fragment string) {
		l, err := ParseLink(c, fragment)
		if err != nil {
			if l != (Link{}) || strings.HasPrefix(err.Error(), "unknown") {
				t.Fatalf("%q: %+v, %v", fragment, l, err)
			}
			return
		}
		if again, err := ParseLink(c, l.String()); again != l || err != nil {
			t.Fatalf("%+v is written %s and read %+v, %v", l, l, again, err)
		}
	})
}
