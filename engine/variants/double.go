package variants

import "pazienza/engine"

// double is Klondike with two packs: nine columns, eight foundations.
func double() engine.Variant {
	v := klondike()
	v.ID = "double-klondike"
	v.Suits = [4]uint8{2, 2, 2, 2}
	v.Deal = []uint8{1, 2, 3, 4, 5, 6, 7, 8, 9}
	return v
}
