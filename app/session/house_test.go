package session

import (
	"fmt"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/variants"
)

const (
	strict = "klondike/classico@1+undo=strict/draw3"
	twos   = "klondike/classico@1+draw=2/draw2"
)

// list writes the kept house rules.
func (b *bench) list() string {
	var all []string
	for _, h := range b.House() {
		all = append(all, h.Name+" = "+h.Game)
	}
	return strings.Join(all, "\n")
}

func TestHouse(t *testing.T) {
	store := &Memory{}
	b := sit(t, store, draw3)
	for _, step := range []struct {
		what string
		err  error
		want error
	}{
		{"save", b.SaveHouse("  zia  Rosa ", strict), nil},
		{"save another", b.SaveHouse("After supper 🃏", twos), nil},
		{"a name that another has", b.SaveHouse("ZIA rosa", "klondike/classico@1+undo-depth=5/draw1"), NameTaken},
		{"a name that another has, with other spaces", b.SaveHouse("zia\u00a0\u3000Rosa", "klondike/classico@1+undo-depth=5/draw1"), NameTaken},
		{"the same rules", b.SaveHouse("other", strict), RulesKept},
		{"the same rules with another draw", b.SaveHouse("other", "klondike/classico@1+undo=strict/draw1"), RulesKept},
		{"the same rules of another variant", b.SaveHouse("open", "open-klondike/classico@1+undo=strict/draw3"), nil},
		{"no rules", b.SaveHouse("plain", draw3), RulesPlain},
		{"an unknown game", b.SaveHouse("x", "chess/classico@1+undo=strict"), engine.NoSuchGame},
		{"no game at all", b.SaveHouse("x", "klondike/classico@1+undo=strict/3"), engine.NoSuchGame},
		{"rules that cannot be", b.SaveHouse("x", "klondike/classico@1+undo=charged/draw3"), engine.HouseUndoCost},
		{"a field elsewhere", b.SaveHouse("x", "spider-1/spider-strict@1+draw=3"), engine.HouseElsewhere},
		{"a field that is none", b.SaveHouse("x", "klondike/classico@1+undoing=strict/draw3"), engine.HouseField},
		{"a value too high", b.SaveHouse("x", "klondike/classico@1+turn-up=101/draw3"), engine.HouseRange},
		{"no name", b.SaveHouse("", "klondike/classico@1+undo-depth=5/draw1"), NameEmpty},
		{"a name of spaces", b.SaveHouse("   ", "klondike/classico@1+undo-depth=5/draw1"), NameEmpty},
		{"a name without width", b.SaveHouse("\u200d", "klondike/classico@1+undo-depth=5/draw1"), NameEmpty},
		{"a long name", b.SaveHouse(strings.Repeat("è", MaxName+1), "klondike/classico@1+undo-depth=5/draw1"), NameLong},
		{"a name of two lines", b.SaveHouse("a\nb", "klondike/classico@1+undo-depth=5/draw1"), NameStrange},
		{"a name that turns the line round", b.SaveHouse("a\u202eb", "klondike/classico@1+undo-depth=5/draw1"), NameStrange},
		{"a name that is no text", b.SaveHouse("a\xffb", "klondike/classico@1+undo-depth=5/draw1"), NameStrange},
		{"the longest name", b.SaveHouse(strings.Repeat("è", MaxName), "klondike/classico@1+undo-depth=5/draw1"), nil},
		{"rename", b.RenameHouse(strict, "Bridge night"), nil},
		{"rename in other letters", b.RenameHouse(strict, "bridge Night"), nil},
		{"rename to a name that another has", b.RenameHouse(strict, "after supper 🃏"), NameTaken},
		{"rename what is not there", b.RenameHouse("klondike/classico@1+floor=no/draw3", "x"), engine.NoSuchGame},
	} {
		if step.err != step.want {
			t.Errorf("%s: %v, want %v", step.what, step.err, step.want)
		}
	}
	b.DeleteHouse("klondike/classico@1+undo-depth=5/draw1")
	b.DeleteHouse("open-klondike/classico@1+undo=strict/draw3")
	want := "After supper 🃏 = " + twos + "\nbridge Night = " + strict
	if got := b.list(); got != want {
		t.Errorf("kept\n%s\nwant\n%s", got, want)
	}
	again := sit(t, store, draw3)
	if got := again.list(); got != want {
		t.Errorf("read again\n%s\nwant\n%s", got, want)
	}
	if got := again.HouseName(strict) + again.HouseName(draw3); got != "bridge Night" {
		t.Errorf("names %q", got)
	}
}

// TestHouseGameGoesOnWithoutItsName plays by house rules that are taken off the list.
func TestHouseGameGoesOnWithoutItsName(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	if err := b.SaveHouse("mine", strict); err != nil {
		t.Fatal(err)
	}
	b.do(Intent{Kind: New, Game: strict})
	b.do(Intent{Kind: Stock})
	table := b.State()
	b.DeleteHouse(strict)
	again := sit(t, b.store, "")
	if again.State() != table || again.Status(0).UndoWhy != engine.UndoOff || len(again.House()) != 0 {
		t.Errorf("resumed %s", again.Status(0).Game)
	}
	if f := again.History().Figures(strict); f.Open != 1 {
		t.Errorf("figures %+v", f)
	}
}

func TestDamagedHouseRulesAreSetAside(t *testing.T) {
	store := &Memory{}
	damaged := map[string]string{
		strict:                                   "house 2 mine",
		twos:                                     "house 1 a\x00b",
		draw3:                                    "house 1 no rules at all",
		"klondike/classico@9+undo=strict/draw3":  "house 1 of a later version",
		"klondike/classico@1+undo=charged/draw3": "house 1 impossible",
		"klondike/classico@1+undo-depth=5/draw3": "house 1  spaces ",
	}
	for game, text := range damaged {
		store.Write(Edit{House, game, text})
	}
	store.Write(Edit{House, "klondike/classico@1+floor=no/draw3", "house 1 whole"})
	b := sit(t, store, draw3)
	if got := b.list(); got != "whole = klondike/classico@1+floor=no/draw3" {
		t.Errorf("kept %q", got)
	}
	aside, _ := store.All(Damaged)
	left, _ := store.All(House)
	if len(aside) != len(damaged) || len(left) != 1 {
		t.Errorf("%d set aside, %d left", len(aside), len(left))
	}
}

func TestHouseFollowsOtherWindows(t *testing.T) {
	a, b := &shared{}, &shared{}
	a.other, b.other = b, a
	da, db := NewDesk(variants.Catalogue(), a, counter()), NewDesk(variants.Catalogue(), b, counter())
	da.Open(draw3, 0)
	db.Open(draw3, 0)
	told := 0
	db.Watch(func(c Change) {
		if c.Cause == HouseChanged {
			told++
		}
	})
	check := func(want string) {
		t.Helper()
		if got := fmt.Sprint(db.House()); got != want {
			t.Errorf("the other window has %s, want %s", got, want)
		}
	}
	da.SaveHouse("mine", strict)
	check("[{mine " + strict + "}]")
	da.RenameHouse(strict, "ours")
	check("[{ours " + strict + "}]")
	if err := db.SaveHouse("Ours", twos); err != NameTaken {
		t.Errorf("a name given in the other window: %v", err)
	}
	da.DeleteHouse(strict)
	check("[]")
	if told != 3 {
		t.Errorf("told %d times", told)
	}
}

func TestHouseGame(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	for _, tt := range []struct {
		base   string
		values map[string]int
		want   string // the game's name, or a reason
	}{
		{draw3, map[string]int{"undo": 3}, strict},
		{draw3, map[string]int{"draw": 2}, twos},
		{draw3, map[string]int{"passes": 3}, "klondike/classico@1+passes=3/draw3/passes3"},
		{strict, map[string]int{"turn-up": 7}, "klondike/classico@1+turn-up=7+undo=strict/draw3"},
		{strict, map[string]int{"undo": 0}, draw3},
		{draw3, nil, draw3},
		{"vegas/vegas@1/draw1/passes3", map[string]int{"undo": 0}, "vegas/vegas@1+undo=free/draw1/passes3"},
		{"vegas/vegas@1/draw1/passes3", map[string]int{"draw": 3}, "vegas/vegas@1+draw=3/draw3/passes3"},
		{"vegas/vegas@1/draw1/passes3", map[string]int{"passes": 1}, "vegas/vegas@1+passes=1/draw1/passes1"},
		{one, map[string]int{"undo-depth": 5}, "spider-1/spider-charged@1+undo-depth=5"},
		{one, map[string]int{"draw": 3}, "house-elsewhere"},
		{draw3, map[string]int{"undo": 1}, "house-undo-cost"},
		{draw3, map[string]int{"undo": 9}, "house-range"},
		{draw3, map[string]int{"colour": 1}, "house-field"},
		{"chess", nil, "no-such-game"},
	} {
		g, err := b.HouseGame(tt.base, tt.values)
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = g.Name()
		}
		if got != tt.want {
			t.Errorf("%s with %v: %s, want %s", tt.base, tt.values, got, tt.want)
		}
	}
}
