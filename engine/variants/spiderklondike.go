package variants

import "pazienza/engine"

// spiderKlondike deals like Spider and builds like Klondike.
func spiderKlondike() engine.Variant {
	return engine.Variant{
		ID:    "spider-klondike",
		Suits: [4]uint8{2, 2, 2, 2},
		Ranks: 13,
		Deal:  []uint8{6, 6, 6, 6, 5, 5, 5, 5, 5, 5},
		Shown: engine.ShowTops,
		Build: engine.BuildAlternate,
		Lift:  engine.LiftBuilt,
		Fill:  engine.FillAny,
		Stock: engine.StockRows,
		Home:  engine.HomeCards,
	}
}
