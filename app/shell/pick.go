package shell

import (
	"slices"

	"pazienza/engine"
)

// pick is a game as it is being chosen, one thing after the other: the suits, the rule set,
// how many cards a draw turns, how often the stock is gone through. It always is a game that
// can be played.
type pick struct {
	tile tile
	game *engine.Game
}

// under picks the game with another rule set, drawing and passing as before where that can be.
func (p pick) under(r engine.RuleSet) pick {
	return p.to(p.game.Variant, r, p.game.Choice)
}

// with picks the game with other suits.
func (p pick) with(v engine.Variant) pick {
	return p.to(v, p.game.RuleSet, p.game.Choice)
}

// drawing picks the game with another number of cards a draw turns.
func (p pick) drawing(n int) pick {
	return p.to(p.game.Variant, p.game.RuleSet, engine.Choice{Draw: n, Passes: p.game.Choice.Passes})
}

// passing picks the game with another number of passes.
func (p pick) passing(n int) pick {
	return p.to(p.game.Variant, p.game.RuleSet, engine.Choice{Draw: p.game.Choice.Draw, Passes: n})
}

// to picks the game that is most like what is wanted among those that can be played.
func (p pick) to(v engine.Variant, r engine.RuleSet, want engine.Choice) pick {
	best, least := p, 4
	for _, c := range r.ChoicesFor(v) {
		if n := c.Unlike(want); n < least {
			if g, err := engine.NewGame(v, r, c); err == nil {
				best, least = pick{p.tile, g}, n
			}
		}
	}
	return best
}

// draws lists how many cards a draw may turn, and passes how often the stock may be gone
// through when it turns as many as now.
func (p pick) draws() (list []int) {
	for _, c := range p.game.RuleSet.ChoicesFor(p.game.Variant) {
		if !slices.Contains(list, c.Draw) {
			list = append(list, c.Draw)
		}
	}
	slices.Sort(list)
	return list
}

func (p pick) passes() (list []int) {
	for _, c := range p.game.RuleSet.ChoicesFor(p.game.Variant) {
		if c.Draw == p.game.Choice.Draw && !slices.Contains(list, c.Passes) {
			list = append(list, c.Passes)
		}
	}
	return list
}
