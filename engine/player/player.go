package player

import (
	"cmp"
	"slices"

	"pazienza/engine"
	"pazienza/engine/solve"
)

// Player plays a game from what can be seen of it and what it remembers. It does the same for
// the same seed on every machine. The zero Player is not ready: see [New].
type Player struct {
	Memory // what it has seen; Choose adds the table that it is asked about

	// Pause, unless it is nil, is called again and again while the player thinks, after about a
	// hundred positions, so that somebody else may do something meanwhile. A player whose
	// Pause panics cannot be used any more.
	Pause func()

	game    *engine.Game
	seed    uint64
	level   Level
	weights Weights
	tree    tree
	glance  *solve.Glance   // where rows are dealt
	met     map[uint64]bool // tables on which it chose
	line    []engine.Move   // what it means to do next
	next    engine.State    // the table on which, as it knows it
	stuck   bool            // it knew every card, and found no win
}

// Level is how well somebody plays: how long they think, counted in positions, and how much
// they see.
type Level uint8

// The levels.
const (
	Novice  Level = iota // takes one of the hints, often not the best
	Steady               // follows the hints
	Skilled              // weighs what may lie face down, where a game can be searched for it
	Expert               // the same at more length
)

// budget returns how many positions a level looks into before it chooses a step.
func (l Level) budget() int {
	switch l {
	case Skilled:
		return 8_000
	case Expert:
		return 40_000
	}
	return 0
}

// tables returns how many tables a level looks at, where rows are dealt, before it chooses a line.
func (l Level) tables() int {
	switch l {
	case Skilled:
		return 2_000
	case Expert:
		return 8_000
	}
	return 0
}

// pauseAfter is how many positions are looked into between pauses.
const pauseAfter = 100

func (p *Player) pause() {
	if p.Pause != nil {
		p.Pause()
	}
}

// endgame is how many positions are looked into for a win once every card is known.
const endgame = 20_000

// New returns a player who has seen nothing yet.
func New(g *engine.Game, seed uint64, l Level) *Player {
	p := &Player{Memory: NewMemory(g), game: g, seed: seed, level: l, weights: DefaultWeights(g), met: map[uint64]bool{}}
	if l.tables() > 0 {
		p.glance = solve.NewGlance(g)
	}
	if l == Novice {
		p.weights.Tables /= 10
	}
	return p
}

// Choose returns the move that the player makes on a table; ok is false when it gives up, as
// it does at once in games for two players.
func (p *Player) Choose(s *engine.State) (m engine.Move, ok bool) {
	if p.game.Two() {
		return m, false
	}
	p.See(s)
	view := p.Hide(*s)
	if len(p.line) == 0 || p.next != view {
		p.line = p.think(&view)
	}
	if len(p.line) == 0 {
		return m, false
	}
	m, p.line = p.line[0], p.line[1:]
	p.met[view.Key()] = true
	p.game.Apply(&view, m, nil)
	p.next = view
	return m, true
}

// Hints returns good moves of a table, best first, as a player of this level finds them. The
// last is the stock's move if that is legal, and what is not better is left out.
func (p *Player) Hints(s *engine.State) []engine.Move {
	if p.game.Two() {
		return nil
	}
	p.See(s)
	view := p.Hide(*s)
	w, steps, edges := p.weigh(&view)
	if len(steps) == 0 {
		return p.weights.Hints(p.game, &view)
	}
	stock := p.game.StockMove(&view)
	var moves []engine.Move
	for _, i := range ranked(edges) {
		m := w.Moves(steps[i])[0]
		if m == stock {
			break
		}
		if !listed(&view, moves, m) {
			moves = append(moves, m)
		}
	}
	if p.game.Check(&view, stock) == nil {
		moves = append(moves, stock)
	}
	return moves
}

// think returns what to do on a table as the player knows it, up to where something comes
// to light.
func (p *Player) think(view *engine.State) []engine.Move {
	if line := p.look(view); line != nil {
		return line
	}
	if line := p.finish(view); line != nil {
		return line
	}
	if w, steps, edges := p.weigh(view); len(steps) > 0 {
		return w.Moves(steps[ranked(edges)[0]])
	}
	if p.glance != nil {
		return p.glance.Best(view, p.Knows, p.level.tables(), p.pause)
	}
	return p.follow(view)
}

// look goes through the stock before anything else where that costs nothing: then its order
// is known for good.
func (p *Player) look(view *engine.State) []engine.Move {
	m := p.game.StockMove(view)
	if p.level.budget() == 0 || p.game.Choice.Passes > 0 || p.knowsStock(view) || m.Kind != engine.Draw {
		return nil
	}
	return []engine.Move{m}
}

// finish returns a way to win when every card is known.
func (p *Player) finish(view *engine.State) []engine.Move {
	if at, _ := p.hidden(view); p.level.budget() == 0 || p.stuck || len(at) > 0 {
		return nil
	}
	search := solve.New(p.game, view, solve.Options{Bound: endgame})
	for p.stuck = true; p.stuck && search.Positions() < endgame; p.pause() {
		before := search.Positions()
		v := search.Step(min(pauseAfter, endgame-before))
		p.stuck = v != solve.Winnable
		if v == solve.Unwinnable || search.Positions() == before {
			break
		}
	}
	return search.Line()
}

// weigh returns the steps of a table and how good each has proved; none where that
// cannot be found out.
func (p *Player) weigh(view *engine.State) (*solve.Walk, []solve.Step, []edge) {
	if p.level.budget() == 0 || !p.knowsStock(view) {
		return nil, nil, nil
	}
	w := solve.NewWalk(p.game, view, p.Knows)
	if w == nil {
		return nil, nil, nil
	}
	steps, edges := p.tree.grow(w, p.seed, p.level.budget(), p.pause)
	return w, steps, edges
}

// follow returns the first hint that does not lead back to a table that was met.
func (p *Player) follow(view *engine.State) []engine.Move {
	hints := p.weights.Hints(p.game, view)
	if p.level == Novice && len(hints) > 1 {
		d := dice(p.seed ^ view.Key())
		if i := d.below(len(hints)); d.below(2) == 0 {
			hints[0], hints[i] = hints[i], hints[0]
		}
	}
	for _, m := range hints {
		next := *view
		events := p.game.Apply(&next, m, nil)
		if unknown(p.game, events) != 0 || !p.met[next.Key()] {
			return []engine.Move{m}
		}
	}
	return nil
}

// ranked orders edges by how often they were tried, which is most often for the best.
func ranked(edges []edge) []int {
	order := make([]int, len(edges))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(edges[j].tried, edges[i].tried) })
	return order
}
