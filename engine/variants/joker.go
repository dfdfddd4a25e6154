package variants

import "pazienza/engine"

// joker is Klondike with two jokers that stand in for any card.
func joker() engine.Variant {
	v := klondike()
	v.ID = "joker-klondike"
	v.Jokers = 2
	return v
}
