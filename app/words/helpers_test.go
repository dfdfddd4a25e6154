package words

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// gameNamed returns a game of the catalogue.
func gameNamed(t *testing.T, name string) *engine.Game {
	t.Helper()
	g, err := variants.Catalogue().Game(name)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// everyGame returns every game of the catalogue: each variant under each rule set that is
// for it, with each choice.
func everyGame() []*engine.Game {
	var list []*engine.Game
	c := variants.Catalogue()
	for _, v := range c.Variants {
		for _, r := range c.RuleSets {
			choices := r.Choices
			if v.Stock != engine.StockDraw {
				choices = []engine.Choice{{}}
			}
			for _, choice := range choices {
				if g, err := engine.NewGame(v, r, choice); err == nil {
					list = append(list, g)
				}
			}
		}
	}
	return list
}

// inAll holds what every language says against what it should say.
func inAll(t *testing.T, about string, said func(*Words) string, it, es, en string) {
	t.Helper()
	for lang, want := range map[string]string{"it": it, "es": es, "en": en} {
		if got := said(For(lang)); got != want {
			t.Errorf("%s: %s: %q, want %q", lang, about, got, want)
		}
	}
}
