package variants

import "pazienza/engine"

// roomy is Klondike where any card may go to an empty column.
func roomy() engine.Variant {
	v := klondike()
	v.ID = "roomy-klondike"
	v.Fill = engine.FillAny
	return v
}
