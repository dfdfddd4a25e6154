package jobs

import (
	"pazienza/app/ask"
	"pazienza/engine/player"
)

// hints works on good moves, which takes no longer than a few slices.
type hints struct{ q *ask.Question }

func (h hints) step(int) ask.Answer {
	return ask.Answer{Moves: player.Hints(h.q.Game, &h.q.Table)}
}

func (hints) drop() {}
