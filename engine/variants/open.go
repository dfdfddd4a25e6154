package variants

import "pazienza/engine"

// open is Klondike with every card of the tableau dealt face up.
func open() engine.Variant {
	v := klondike()
	v.ID = "open-klondike"
	v.Shown = engine.ShowAll
	return v
}
