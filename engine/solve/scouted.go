package solve

import "pazienza/engine"

// scouted is a search of Klondike that sends out another when it does not come to an end
// soon. A depth-first search may be lost for long in a part without a win; one that
// tries moves in another order is seldom lost in the same part.
type scouted struct {
	*klondike
	begin func() *klondike // makes the scout
	scout *klondike        // while it is out
	spent int              // its positions, once it is back
}

const (
	scoutAfter = 10_000 // positions before it goes
	scoutFor   = 30_000 // positions that it looks into
)

func newScouted(g *engine.Game, s *engine.State, o Options) Search {
	k := newKlondike(g, s, o)
	if k == nil {
		return nil
	}
	from := *s
	return &scouted{klondike: k, begin: func() *klondike { return newOrdered(g, &from, o, true) }}
}

// Positions returns how many positions both looked into.
func (k *scouted) Positions() int {
	n := k.klondike.positions + k.spent
	if k.scout != nil {
		n += k.scout.positions
	}
	return n
}

// Step looks into about budget more positions.
func (k *scouted) Step(budget int) Verdict {
	end := k.Positions() + budget
	for k.verdict == Unknown && k.Positions() < end {
		rest := end - k.Positions()
		switch {
		case k.begin == nil && k.scout == nil:
			k.klondike.Step(rest)
		case k.klondike.positions < scoutAfter:
			k.klondike.Step(min(rest, scoutAfter-k.klondike.positions))
		case k.scout == nil:
			k.scout, k.begin = k.begin(), nil
		default:
			k.send(rest)
		}
	}
	return k.verdict
}

// send lets the scout go on, and calls it back when it has been out long enough.
func (k *scouted) send(budget int) {
	switch k.scout.Step(min(budget, scoutFor-k.scout.positions)) {
	case Unknown:
		if k.scout.positions < scoutFor {
			return
		}
		k.spent = k.scout.positions
	default: // its verdict is as good as any, and its line
		k.spent = k.klondike.positions
		k.klondike = k.scout
	}
	k.scout = nil
}
