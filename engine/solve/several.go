package solve

import "pazienza/engine"

// several is a general search, and others beside it that try moves in other orders. A depth-first
// search is either lucky soon or lost for long where its first moves were wrong; many that
// are given up soon find a win where one does not. What the first searches it searches to the
// end: it alone proves that there is none.
type several struct {
	*general // the first
	game     *engine.Game
	table    engine.State
	other    *general
	luck     uint64 // of the other
	spent    int    // positions of those given up
}

// Positions that each looks into before the next has its turn.
const turn = 2000

func newSeveral(g *engine.Game, s *engine.State, o Options) *several {
	return &several{general: newGeneral(g, s, o, 0), game: g, table: *s}
}

// Positions returns how many tables all of them looked into.
func (k *several) Positions() int {
	n := k.general.positions + k.spent
	if k.other != nil {
		n += k.other.positions
	}
	return n
}

// Step looks into about budget more tables.
func (k *several) Step(budget int) Verdict {
	for end := k.Positions() + budget; k.verdict == Unknown && k.Positions() < end; {
		rest := end - k.Positions()
		if k.other == nil {
			if left := (int(k.luck)+1)*turn - k.general.positions; left > 0 && len(k.general.frames) > 0 {
				k.general.Step(min(rest, left))
				continue
			}
			k.luck++
			k.other = newGeneral(k.game, &k.table, Options{Bound: turn}, k.luck)
		}
		before := k.other.positions
		if k.other.Step(min(rest, turn-k.other.positions)) != Unknown { // its verdict is as good as any
			k.spent += k.general.positions
			k.general, k.other = k.other, nil
			break
		}
		if k.other.positions == before || k.other.positions >= turn {
			k.spent += k.other.positions
			k.other = nil
		}
	}
	return k.verdict
}
