package variants

import (
	"strings"

	"pazienza/engine"
)

// Offer is a game as a menu offers it first.
type Offer struct {
	Slug string // its place in addresses, such as "klondike-3"
	Game string // the game's name, see engine.Game.Name
}

// Offers returns the games that have an address of their own, in the order of the menu. The
// first of all is the game of a new player; the first five are the shortcuts of the
// installed app. Every other game of the catalogue is a choice of rules away from one.
func Offers() []Offer {
	return []Offer{
		{"klondike-1", "klondike/classico@1/draw1"},
		{"klondike-3", "klondike/classico@1/draw3"},
		{"spider-1", "spider-1/spider-charged@1"},
		{"spider-2", "spider-2/spider-charged@1"},
		{"spider-4", "spider-4/spider-charged@1"},
		{"vegas-3", "vegas/vegas@1/draw3/passes3"},
		{"vegas-1", "vegas/vegas@1/draw1/passes1"},
		{"vegas-casino", "vegas/vegas@1/draw1/passes3"},
		{"double-klondike-1", "double-klondike/classico@1/draw1"},
		{"double-klondike-3", "double-klondike/classico@1/draw3"},
		{"open-klondike-1", "open-klondike/classico@1/draw1"},
		{"open-klondike-3", "open-klondike/classico@1/draw3"},
		{"thoughtful-klondike-1", "thoughtful-klondike/classico@1/draw1"},
		{"thoughtful-klondike-3", "thoughtful-klondike/classico@1/draw3"},
		{"joker-klondike-1", "joker-klondike/classico@1/draw1"},
		{"joker-klondike-3", "joker-klondike/classico@1/draw3"},
		{"spider-klondike", "spider-klondike/classico@1"},
		{"klondike-casa", "klondike/casa@1/draw1"},
		{"klondike-free-1", "klondike/free@1/draw1"},
		{"klondike-free-3", "klondike/free@1/draw3"},
		{"spider-free-1", "spider-1/free@1"},
		{"spider-free-2", "spider-2/free@1"},
		{"spider-free-4", "spider-4/free@1"},
	}
}

// FirstOffer returns what the menu has first of a variant. ok is false where it has nothing.
func FirstOffer(variant string) (o Offer, ok bool) {
	for _, o := range Offers() {
		if strings.HasPrefix(o.Game, variant+"/") {
			return o, true
		}
	}
	return Offer{}, false
}

// Usual returns the game that the menu has first of a variant, or else the first that the
// catalogue lets it be played as. ok is false where there is none.
func Usual(variant string) (g *engine.Game, ok bool) {
	c := Catalogue()
	if o, ok := FirstOffer(variant); ok {
		g, err := c.Game(o.Game)
		return g, err == nil
	}
	for _, v := range c.Variants {
		if v.ID != variant {
			continue
		}
		for _, r := range c.RuleSetsFor(v) {
			g, err := engine.NewGame(v, r, r.ChoicesFor(v)[0])
			return g, err == nil
		}
	}
	return nil, false
}
