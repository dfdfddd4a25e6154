package variants

import "pazienza/engine"

// vegas is Klondike in a casino: the same table, played for money in few passes.
func vegas() engine.Variant {
	v := klondike()
	v.ID = "vegas"
	return v
}
