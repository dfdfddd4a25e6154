package shell

import (
	"pazienza/engine"
	"pazienza/engine/variants"
)

// gameNamed returns the game with a name, nil where this program does not know it. Offers are
// tested to be known.
func gameNamed(name string) *engine.Game {
	g, err := variants.Catalogue().Game(name)
	if err != nil {
		return nil
	}
	return g
}

// game is gameNamed for names that are asked for again and again, as lists do.
func (a *App) game(name string) *engine.Game {
	if a.games == nil {
		a.games = map[string]*engine.Game{}
	}
	g, met := a.games[name]
	if !met {
		g = gameNamed(name)
		a.games[name] = g
	}
	return g
}
