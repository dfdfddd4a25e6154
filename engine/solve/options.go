package solve

import "pazienza/engine"

// Options bound a search and switch off what it leaves out. The zero value is the defaults.
type Options struct {
	Bound int     // most positions kept in memory, 8 bytes each; 0 is 24 million
	Off   Pruning // what not to leave out; none changes a verdict, only the time it takes
}

// Pruning is a set of ways to leave positions out without losing a win.
type Pruning uint8

// The prunings of the search of Klondike.
const (
	// Safe sends cards home at once that nobody can miss: see safe, and forced.
	Safe Pruning = 1 << iota
	// Haste makes moves at once that cost nothing: see hasty.
	Haste
	// Draws leaves out a stock from which no more can be had than from one that was met with
	// all else equal: see visit.
	Draws
)

const defaultBound = 24_000_000

// New returns the search that suits a game, for a table of it. It goes by the game's data: a
// variant that is new to it has a search too. For two players, of whom no verdict holds, it
// is one that looks at nothing.
func New(g *engine.Game, s *engine.State, o Options) Search {
	if g.Two() {
		return nothing{}
	}
	o = o.bounded()
	if k := newScouted(g, s, o); k != nil {
		return k
	}
	if k := newStaged(g, s, o); k != nil {
		return k
	}
	return newSeveral(g, s, o)
}

// nothing is a search that stays where it is: who asks stops when no more is looked into.
type nothing struct{}

func (nothing) Step(int) Verdict    { return Unknown }
func (nothing) Positions() int      { return 0 }
func (nothing) Line() []engine.Move { return nil }

// bounded fills in the bound.
func (o Options) bounded() Options {
	if o.Bound == 0 {
		o.Bound = defaultBound
	}
	return o
}
