package player

import (
	"slices"

	"pazienza/engine"
)

// Opponent plays against somebody: at the table of two players from its own seat, or a game
// for one in a race. Like every player of this package it sees what a person sees at that seat.
// What it does depends on nothing but its seed, the table, and what it was shown before; so
// one that was told a game from its deal on (see [Opponent.Recall]) goes on as if it had
// played it.
//
// Strength is judgement and pace. At the table of two a Novice looks at few lines, takes the
// second best as soon as the best, and overlooks some; Steady does so less, Skilled seldom, and
// Expert never. What else was tried there gains nothing that could be measured: longer lines,
// other weights, care for what a card at home lets the other do. In a race they play so too,
// since a [Player] who searches wins more deals but goes through the stock far more often, and
// is late; a Skilled one and an Expert ask it when nothing else helps, and where rows are dealt.
type Opponent struct {
	nobody   Memory // of who remembers nothing: what it sees is what lies open
	game     *engine.Game
	free     *engine.Game // the same without turns: what it plans in
	seat     int
	seed     uint64
	level    Level
	manner   manner
	alone    *Player         // in a game for one: who is asked when nothing else helps
	searches bool            // it is
	asked    int             // how often it was
	met      map[uint64]bool // how its own cards lay, and the foundations: it does not go in circles
}

// NewOpponent returns an opponent who has seen nothing yet. In games for one the seat does
// not matter.
func NewOpponent(g *engine.Game, seat int, seed uint64, l Level) *Opponent {
	o := &Opponent{nobody: NewMemory(g), game: g, free: g, seat: seat, seed: seed, level: l, manner: mannerOf(g, l), met: map[uint64]bool{}}
	if !g.Two() {
		o.seat = 0
		if l >= Skilled {
			o.alone = New(g, seed, l)
			o.searches = g.Variant.Stock == engine.StockRows
		}
	}
	if choice := g.Choice; choice.Turns {
		choice.Turns = false
		if free, err := engine.NewGame(g.Variant, g.RuleSet, choice); err == nil {
			o.free = free
		}
	}
	return o
}

// Recall shows it a game from its deal on, moves that were taken back included.
func (o *Opponent) Recall(l *engine.Line) {
	replay := engine.NewLineFrom(l.Game(), *l.Dealt())
	o.See(replay.State())
	for _, step := range l.Log() {
		if _, err := replay.Do(step); err == nil {
			o.See(replay.State())
		}
	}
}

// See shows it a table: every one that comes, whoever has moved.
func (o *Opponent) See(s *engine.State) {
	if o.alone != nil {
		o.alone.See(s)
	}
	o.met[o.own(s)] = true
}

// Choose returns what it does on a table; ok is false when it waits for the other, or, in a
// game for one, gives up.
func (o *Opponent) Choose(s *engine.State) (m engine.Move, ok bool) {
	g := o.game
	if turn, by := g.Turn(s); by && turn != o.seat || g.Won(s) {
		return m, false
	}
	o.See(s)
	if o.searches {
		return o.search(s)
	}
	view := o.nobody.Hide(*s)
	if m, ok := o.best(&view); ok && g.Check(s, m) == nil {
		return m, true
	}
	if m, ok := o.stock(s, &view); ok {
		return m, true
	}
	if o.alone == nil {
		return m, false
	}
	o.searches = true
	return o.search(s)
}

// enough is how many moves in a race are searched for before it gives up: one who knows the
// order of the stock can go through it for ever.
const enough = 400

func (o *Opponent) search(s *engine.State) (m engine.Move, ok bool) {
	if o.asked++; o.asked > enough {
		return m, false
	}
	return o.alone.Choose(s)
}

// manner is how a level plays.
type manner struct {
	weights Weights
	slips   int // how many of 16 times it does not do what looks best
	blind   int // how many of 16 of those it overlooks everything
}

func mannerOf(g *engine.Game, l Level) manner {
	m := manner{weights: DefaultWeights(g)}
	switch l {
	case Novice:
		m.weights.Tables, m.slips, m.blind = 15, 12, 10
	case Steady:
		m.weights.Tables, m.slips, m.blind = 40, 8, 9
	case Skilled:
		m.slips, m.blind = 4, 8
	}
	return m
}

// best returns the first move of the best line.
func (o *Opponent) best(view *engine.State) (m engine.Move, ok bool) {
	p := &plan{game: o.free, seat: o.seat, weights: o.manner.weights, seen: map[uint64]bool{}}
	p.look(view)
	moves := p.firsts()
	if len(moves) == 0 && !o.game.Two() {
		moves = fills(o.game, view, o.manner.weights)
	}
	moves = slices.DeleteFunc(moves, func(m engine.Move) bool {
		next := *view
		events := o.free.Apply(&next, m, nil)
		return unknown(o.free, events) == 0 && o.met[o.own(&next)]
	})
	if len(moves) == 0 {
		return m, false
	}
	d := dice(o.seed ^ view.Key())
	if d.below(16) < o.manner.slips {
		if d.below(16) < o.manner.blind {
			_, draws := o.stock(view, view)
			return moves[0], !draws
		}
		return moves[d.below(len(moves))], true
	}
	return moves[0], true
}

// own digests how the opponent's own cards lie that can be seen, and how far the foundations
// are.
func (o *Opponent) own(s *engine.State) uint64 {
	d := dice(o.seed)
	mix := func(n int) { d = dice(d.next() ^ uint64(n)) }
	for p := range o.game.Piles() {
		if owner, owned := o.game.Owner(engine.PileID(p)); owned && owner != o.seat {
			continue
		}
		mix(p)
		for _, c := range s.Pile(engine.PileID(p)) {
			if c.Up() {
				mix(int(c))
			}
		}
	}
	return d.next()
}

// stock draws where nothing else is to be done. At a table of two it waits once it has been
// through twice with nothing played: whether the game goes on is for the other. Where moves
// are made by turns it passes. In a game for one it draws as long as that leads anywhere.
func (o *Opponent) stock(s, view *engine.State) (engine.Move, bool) {
	g := o.game
	m := g.StockMoveFor(s, o.seat)
	switch {
	case !g.Two():
		if g.Check(s, m) != nil {
			return m, false
		}
		next := *view
		g.Apply(&next, m, nil)
		return m, g.Variant.Stock == engine.StockRows || !o.met[o.own(&next)]
	case !g.Choice.Turns:
		return m, g.Idle(s, o.seat) < 2 && g.Check(s, m) == nil
	case g.Check(s, m) != nil:
		m = engine.Move{Kind: engine.Pass, Player: uint8(o.seat)}
	}
	return m, g.Check(s, m) == nil
}

// turnPace is what any level takes for a move by turns, where nobody gains by the other's
// slowness and the other has to wait for it.
const turnPace = 1_000

// leastPace is the shortest time for a move, in thousandths of a second: eyes can follow that.
const leastPace = 600

// pace is what a level takes for a move on average, nearly.
func (l Level) pace() int {
	switch l {
	case Novice:
		return 2_500
	case Steady:
		return 2_100
	case Skilled:
		return 1_500
	}
	return 1_000
}

// Pace returns how long it takes for its n-th step, in thousandths of a second from its last or
// from when it could: longer for who is weaker, and for none less than can be followed.
// Drawing is quicker than thinking.
func (o *Opponent) Pace(n int, m engine.Move) int {
	d := dice(o.seed + uint64(n)*0x9e3779b97f4a7c15)
	pace := o.level.pace()
	if o.game.Choice.Turns {
		pace = turnPace
	}
	ms := pace * (70 + d.below(80)) / 100
	if m.Kind != engine.Carry {
		ms = ms * 6 / 10
	}
	return max(leastPace, ms)
}

// Name is what the opponent of a level is called, in every language.
func (l Level) Name() string { return [...]string{"Lia", "Teo", "Nora", "Bruno"}[l] }

// Levels returns the levels, weakest first.
func Levels() []Level { return []Level{Novice, Steady, Skilled, Expert} }
