package words

import (
	"strings"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// Catalogue names what can be played: every variant and rule set of the engine's catalogue,
// by its id, so that a new one needs a line here in each language and nothing else.
type Catalogue struct {
	Variants Table[Called]
	RuleSets Table[Called]
	Changed  func(ruleSet string) string // house rules made of a rule set
	PacksOf  func(n Num) string          // "2 packs": a game's chip
}

// Called is what something is called, and a line about it for a list to choose from.
type Called struct{ Name, Is string }

// Game returns what a variant is called.
func (w *Words) Game(variant string) Called {
	if c, ok := w.Variants.Find(variant); ok {
		return c
	}
	return Called{Name: variant}
}

// RuleSet names a rule set.
func (w *Words) RuleSet(id string) string {
	if c, ok := w.RuleSets.Find(id); ok {
		return c.Name
	}
	return id
}

// RuleSetOf names a rule set, and says where a player has changed it.
func (w *Words) RuleSetOf(r engine.RuleSet) string {
	if r.House != "" {
		return w.Changed(w.RuleSet(r.ID))
	}
	return w.RuleSet(r.ID)
}

// Chip says what sets a game apart from others of its variant or family: "3 cards", "2 suits".
func (w *Words) Chip(g *engine.Game) string {
	v := g.Variant
	c := w.PacksOf(w.Num(packs(v)))
	switch {
	case v.Stock == engine.StockDraw:
		c = w.DrawOf(w.Num(g.Choice.Draw))
	case v.Home == engine.HomeRuns:
		c = w.SuitsOf(w.Num(suits(v)))
	}
	if g.Choice.Passes > 0 {
		c += " · " + w.PassesOf(w.Num(g.Choice.Passes))
	}
	if g.Choice.Turns {
		c += " · " + w.ByTurns
	}
	return c
}

// suits counts the suits a game is played with.
func suits(v engine.Variant) int {
	n := 0
	for _, k := range v.Suits {
		if k > 0 {
			n++
		}
	}
	return n
}

// packs counts the cards of one face where a game has most of them.
func packs(v engine.Variant) int {
	n := 0
	for _, k := range v.Suits {
		n = max(n, int(k))
	}
	return n
}

// Title is a game's whole name: "Klondike · 3 cards", with the rule set where it is not
// the usual one.
func (w *Words) Title(g *engine.Game) string {
	o, _ := variants.FirstOffer(g.Variant.ID)
	if strings.HasPrefix(o.Game+"/", g.Variant.ID+"/"+g.RuleSet.Key()+"/") {
		return w.Game(g.Variant.ID).Name + " · " + w.Chip(g)
	}
	return w.FullTitle(g)
}

// FullTitle is a game's name with its rule set, the usual one too.
func (w *Words) FullTitle(g *engine.Game) string {
	return w.Game(g.Variant.ID).Name + " · " + w.Chip(g) + " · " + w.RuleSetOf(g.RuleSet)
}

// Deal is a game with its number: "Klondike · 3 cards · no. 20417".
func (w *Words) Deal(g *engine.Game, deal int) string {
	return w.Title(g) + " · " + w.DealNo(w.ID(deal))
}
