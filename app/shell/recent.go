package shell

import (
	"strings"

	"pazienza/engine"
)

// recentKey is where the games last played are kept, as [engine.Game.Name] writes them, the
// last one first and one for each tile: what a tile starts with.
const recentKey = "pazienza.recent"

// readRecent reads what is kept. A game that this program does not know is left out.
func (a *App) readRecent() (list []string) {
	for _, name := range strings.Fields(a.Shelf.Get(recentKey)) {
		if a.game(name) != nil {
			list = append(list, name)
		}
	}
	return list
}

// remember puts a game first among those played last.
func (a *App) remember(g *engine.Game) {
	if a.Shelf != nil {
		a.recent = a.readRecent() // another window may have played since
	}
	t, list := tileOf(g), []string{g.Name()}
	for _, name := range a.recent {
		if h := a.game(name); h != nil && !t.has(h) {
			list = append(list, name)
		}
	}
	a.recent = list
	if a.Shelf != nil {
		a.Shelf.Set(recentKey, strings.Join(a.recent, " "))
	}
}

// lastPlayed returns the game of a tile that was played last, or its first, not played.
func (a *App) lastPlayed(t tile) (g *engine.Game, played bool) {
	for _, name := range a.recent {
		if g := a.game(name); g != nil && t.has(g) {
			return g, true
		}
	}
	return t.usual()[0], false
}
