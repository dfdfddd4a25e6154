package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// frozen is every rule set there ever was, with all that is not nothing in it. Lines are only
// added: a changed number is a new version.
const frozen = `
classico@1: draw 1 3, score=yes floor=yes waste-column=5 column-home=10 waste-home=10 from-home=-15 turn-up=5 recycle-3=-20
casa@1: draw 1, score=yes floor=yes waste-column=5 column-home=10 waste-home=10 from-home=-15 turn-up=5 auto=tap
tradicional@1: draw 1 3 1/3 3/3 1/1 3/1, score=yes floor=yes waste-column=5 column-home=10 waste-home=3 turn-up=5 recycle-1=-20 recycle-3=-20 auto=tap
victoria@1: draw 1 3 1/3 3/3 1/1 3/1, score=yes floor=yes win=1 auto=tap
windows@1: draw 1 3, score=yes floor=yes waste-column=5 column-home=10 waste-home=10 from-home=-15 turn-up=5 recycle-1=-100 recycle-3=-20 free-recycles=3 undo=charged undo-cost=2 auto=tap
windows-timed@1: draw 1 3, score=yes floor=yes waste-column=5 column-home=10 waste-home=10 from-home=-15 turn-up=5 recycle-1=-100 recycle-3=-20 free-recycles=3 ten-seconds=-2 time-bonus=700000 time-bonus-from=30 undo=charged undo-cost=2 auto=tap
vegas@1: draw 3/3 1/1 1/3, score=yes start=-52 column-home=5 waste-home=5 from-home=-5 undo=strict auto=tap
spider-charged@1: score=yes floor=yes start=500 move=-1 run=100 undo=charged undo-cost=1 auto=offered
spider-barriers@1: score=yes floor=yes start=500 move=-1 run=100 undo=barriers auto=offered
spider-strict@1: score=yes floor=yes start=500 move=-1 run=100 undo=strict auto=offered
free@1: draw 1 3 1/3 3/3 1/1 3/1, auto=tap
pair@1: draw 1 3 1/turns 3/turns, home-stays=yes undo=barriers auto=never
`

func TestRuleSets(t *testing.T) {
	var b strings.Builder
	for _, r := range variants.Catalogue().RuleSets {
		b.WriteString("\n" + r.Key() + ":")
		for i, c := range r.Choices {
			b.WriteString(map[bool]string{true: " draw"}[i == 0] + fmt.Sprintf(" %d", c.Draw))
			if c.Passes > 0 {
				fmt.Fprintf(&b, "/%d", c.Passes)
			}
			if c.Turns {
				b.WriteString("/turns")
			}
		}
		if len(r.Choices) > 0 {
			b.WriteString(",")
		}
		for _, f := range engine.Fields() {
			n := f.Of(r)
			switch {
			case f.Name == "draw", f.Name == "passes", n == 0:
			case f.Names != nil:
				b.WriteString(" " + f.Name + "=" + f.Names[n])
			default:
				fmt.Fprintf(&b, " %s=%d", f.Name, n)
			}
		}
	}
	for line := range strings.Lines(frozen) {
		if !strings.Contains(b.String()+"\n", line) {
			t.Errorf("no more:\n%s", line)
		}
	}
	for line := range strings.Lines(b.String() + "\n") {
		if !strings.Contains(frozen, line) {
			t.Errorf("new:\n%s", line)
		}
	}
}

// A variant is listed its own rule sets, each with choices that can be played, and the first
// game of it is one of them.
func TestRuleSetsFor(t *testing.T) {
	c := variants.Catalogue()
	for _, v := range c.Variants {
		first, ok := variants.Usual(v.ID)
		if !ok {
			t.Errorf("nothing plays %s", v.ID)
			continue
		}
		listed := false
		for _, r := range c.RuleSetsFor(v) {
			listed = listed || r.Key() == first.RuleSet.Key()
			for _, choice := range r.ChoicesFor(v) {
				if _, err := engine.NewGame(v, r, choice); err != nil {
					t.Error(err)
				}
			}
		}
		if !listed {
			t.Errorf("%s is not played under %s", v.ID, first.RuleSet.Key())
		}
	}
	if g, ok := variants.Usual("poker"); ok {
		t.Errorf("poker is %s", g.Name())
	}
}

func TestUnlike(t *testing.T) {
	want := engine.Choice{Draw: 3, Passes: 1}
	for n, c := range []engine.Choice{want, {Draw: 3}, {Draw: 1, Passes: 1}, {Draw: 1}} {
		if got := c.Unlike(want); got != n {
			t.Errorf("%+v is unlike by %d, want %d", c, got, n)
		}
	}
}
