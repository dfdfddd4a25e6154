package variants

import "pazienza/engine"

// klondike is the patience most people mean: seven columns, four foundations.
func klondike() engine.Variant {
	return engine.Variant{
		ID:    "klondike",
		Suits: [4]uint8{1, 1, 1, 1},
		Ranks: 13,
		Deal:  []uint8{1, 2, 3, 4, 5, 6, 7},
		Shown: engine.ShowTops,
		Build: engine.BuildAlternate,
		Lift:  engine.LiftBuilt,
		Fill:  engine.FillKing,
		Stock: engine.StockDraw,
		Home:  engine.HomeCards,
	}
}
