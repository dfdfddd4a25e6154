package engine_test

import (
	"iter"
	"slices"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// ruleSets ranges over the variants with each rule set that is for them.
func ruleSets() iter.Seq2[engine.Variant, engine.RuleSet] {
	return func(yield func(engine.Variant, engine.RuleSet) bool) {
		c := variants.Catalogue()
		for _, v := range c.Variants {
			for _, r := range c.RuleSets {
				if (len(r.Variants) == 0 && v.Players < 2 || slices.Contains(r.Variants, v.ID)) && !yield(v, r) {
					return
				}
			}
		}
	}
}

// values are what a field is tried with: its least, its most and, of words, all.
func values(f engine.Field) []int {
	if f.Names == nil {
		return []int{f.Min, f.Max}
	}
	var all []int
	for n := range f.Names {
		all = append(all, n)
	}
	return all
}

// TestWith sets every field of every rule set, alone.
func TestWith(t *testing.T) {
	for _, base := range variants.Catalogue().RuleSets {
		for i, f := range engine.Fields() {
			for _, n := range values(f) {
				h, err := base.With(map[string]int{f.Name: n})
				if len(base.Choices) == 0 && (f.Name == "draw" || f.Name == "passes") {
					if err != engine.HouseElsewhere {
						t.Errorf("%s with %s=%d: %v", base.Key(), f.Name, n, err)
					}
					continue
				}
				if err != nil {
					t.Errorf("%s with %s=%d: %v", base.Key(), f.Name, n, err)
					continue
				}
				for j, other := range engine.Fields() {
					want := other.Of(base)
					if i == j {
						want = n
					}
					if got := other.Of(h); got != want {
						t.Errorf("%s: %s is %d, want %d", h.Key(), other.Name, got, want)
					}
				}
				same := n == f.Of(base)
				if change := strings.TrimPrefix(h.Key(), base.Key()); same != (change == "") || !same && !strings.HasPrefix(change, "+"+f.Name+"=") {
					t.Errorf("%s with %s=%d is called %s", base.Key(), f.Name, n, h.Key())
				}
				if b := h.Base(); b.Key() != base.Key() {
					t.Errorf("%s changes %s", h.Key(), b.Key())
				}
			}
		}
	}
}

// TestWithMore changes house rules further, and back.
func TestWithMore(t *testing.T) {
	c := variants.Catalogue()
	r := c.RuleSets[slices.IndexFunc(c.RuleSets, func(r engine.RuleSet) bool { return r.Key() == "tradicional@1" })]
	for _, s := range []struct {
		field string
		value int
		key   string
	}{
		{"undo", 3, "tradicional@1+undo=strict"},
		{"draw", 3, "tradicional@1+draw=3+undo=strict"},
		{"passes", 1, "tradicional@1+draw=3+passes=1+undo=strict"},
		{"undo", 0, "tradicional@1+draw=3+passes=1"},
		{"draw", engine.Unchosen, "tradicional@1+passes=1"},
		{"waste-home", 4, "tradicional@1+passes=1+waste-home=4"},
		{"waste-home", 3, "tradicional@1+passes=1"},
		{"passes", engine.Unchosen, "tradicional@1"},
	} {
		var err error
		if r, err = r.With(map[string]int{s.field: s.value}); err != nil || r.Key() != s.key {
			t.Fatalf("with %s=%d: %s, %v; want %s", s.field, s.value, r.Key(), err, s.key)
		}
	}
	if len(r.Choices) != 6 {
		t.Errorf("choices %v", r.Choices)
	}
}

// TestHouseGames makes every possible change of one field in every variant and rule set,
// reads the game by its name, and some of them from a record.
func TestHouseGames(t *testing.T) {
	n := 0
	for v, base := range ruleSets() {
		for i, f := range engine.Fields() {
			for _, value := range values(f) {
				h, err := base.With(map[string]int{f.Name: value})
				if err != nil || h.House == "" || h.Possible(v) != nil {
					continue
				}
				if !f.For(v) {
					t.Fatalf("%s under %s is possible", v.ID, h.Key())
				}
				choice := engine.Choice{}
				if v.Stock == engine.StockDraw {
					choice = h.Choices[n%len(h.Choices)]
				}
				n++
				g, err := engine.NewGame(v, h, choice)
				if err != nil {
					t.Fatal(err)
				}
				if g = enginetest.Game(t, g.Name()); n%8 > 0 {
					continue // of so many, some are played
				}
				l := randomLine(g, n, uint64(i), 12)
				r, err := engine.ParseRecord(variants.Catalogue(), engine.Record{ID: "h", Line: l}.String())
				if err != nil || !sameLine(r.Line, l) {
					t.Errorf("%s: %v", g.Name(), err)
				}
			}
		}
	}
}
