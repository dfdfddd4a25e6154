package variants

import "pazienza/engine"

// thoughtful is Klondike where every card can be seen, and those that lie face down stay
// locked until they are uncovered.
func thoughtful() engine.Variant {
	v := klondike()
	v.ID = "thoughtful-klondike"
	v.Shown = engine.ShowThrough
	return v
}
