package variants

import (
	"strconv"

	"pazienza/engine"
)

// spider is two packs in ten columns, with one, two or four suits.
func spider(suits int) engine.Variant {
	return engine.Variant{
		ID:    "spider-" + strconv.Itoa(suits),
		Suits: map[int][4]uint8{1: {8}, 2: {4, 4}, 4: {2, 2, 2, 2}}[suits],
		Ranks: 13,
		Deal:  []uint8{6, 6, 6, 6, 5, 5, 5, 5, 5, 5},
		Shown: engine.ShowTops,
		Build: engine.BuildAny,
		Lift:  engine.LiftSuit,
		Fill:  engine.FillAny,
		Stock: engine.StockRows,
		Home:  engine.HomeRuns,
	}
}
