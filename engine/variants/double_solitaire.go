package variants

import "pazienza/engine"

// doubleSolitaire is Klondike for two: each has a pack, columns and a stock, and both send
// their cards to the same eight foundations.
func doubleSolitaire() engine.Variant {
	v := klondike()
	v.ID = "double-solitaire"
	v.Players = 2
	v.Suits = [4]uint8{2, 2, 2, 2}
	return v
}
