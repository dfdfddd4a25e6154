package pair

import (
	"slices"
	"strings"

	"pazienza/engine"
)

// Match is a game of two players: the deal, and what both did in one order.
type Match struct {
	game   *engine.Game
	deal   int
	limit  int            // of a race, in tenths of a second; 0 is none
	lines  []*engine.Line // the one line of both, or in a race one of each
	log    []engine.Step
	keys   []uint64 // the digest after so many steps
	steps  [2]int   // of each player
	result engine.Result
}

// MaxSteps is how many steps a player may make in a match: neither can fill the other's log.
const MaxSteps = engine.MaxLog / 2

// New deals a match. A game for one is raced: limit is then the time for it in tenths of a
// second, or 0.
func New(g *engine.Game, deal, limit int) *Match {
	m := &Match{game: g, deal: deal, result: engine.Result{Winner: engine.Nobody}}
	m.lines = append(m.lines, engine.NewLine(g, deal))
	if m.Race() {
		m.limit = limit
		m.lines = append(m.lines, engine.NewLine(g, deal))
	}
	m.keys = []uint64{m.digest(0, engine.Step{})}
	return m
}

// Game returns the game that is played.
func (m *Match) Game() *engine.Game { return m.game }

// Deal returns the deal number.
func (m *Match) Deal() int { return m.deal }

// Limit returns the time for a race in tenths of a second; 0 is none.
func (m *Match) Limit() int { return m.limit }

// Race reports whether each plays at a table of their own.
func (m *Match) Race() bool { return !m.game.Two() }

// Line returns the line that a player plays: in a race the player's own, else that of both.
func (m *Match) Line(player int) *engine.Line { return m.lines[min(player, len(m.lines)-1)] }

// State returns the table that a player plays at.
func (m *Match) State(player int) *engine.State { return m.Line(player).State() }

// Log returns the steps of both in order; not to be written to.
func (m *Match) Log() []engine.Step { return m.log }

// Key returns a digest of the log and of the tables it has led to.
func (m *Match) Key() uint64 { return m.keys[len(m.log)] }

// digest returns the key once a step is made, from the key before it (FNV-1a, by words).
func (m *Match) digest(key uint64, st engine.Step) uint64 {
	mix := func(n uint64) { key = (key ^ n) * 1099511628211 }
	mv := st.Move
	mix(uint64(st.At))
	if st.Auto {
		mix(1)
	}
	mix(uint64(st.Op)<<48 | uint64(mv.Player)<<40 | uint64(mv.Kind)<<32 | uint64(mv.From)<<24 | uint64(mv.To)<<16 | uint64(mv.Count)<<8)
	for _, l := range m.lines {
		mix(l.State().Key())
	}
	return key
}

// Home returns how many cards each has on the foundations.
func (m *Match) Home() (home [2]int) {
	for player := range home {
		home[player] = m.game.Home(m.State(player), player)
	}
	return home
}

// Moves returns how many moves of each stand.
func (m *Match) Moves() (moves [2]int) {
	for player := range moves {
		moves[player] = m.Line(player).MovesBy(m.seat(player))
	}
	return moves
}

// seat is which player of the line somebody is.
func (m *Match) seat(player int) int {
	if m.Race() {
		return 0
	}
	return player
}

// Result returns how the match stands at a time in tenths of a second.
func (m *Match) Result(at int) engine.Result {
	switch {
	case m.result.Over():
		return m.result
	case m.limit > 0 && at >= m.limit:
		return engine.Result{Ending: engine.TimeUp, Winner: engine.Ahead(m.Home(), m.Moves())}
	}
	return m.result
}

// Check returns nil if a step can be done, or the [engine.Reason] why not.
func (m *Match) Check(st engine.Step) error {
	player := st.Player()
	switch {
	case player > 1:
		return engine.NoSuchMove
	case m.Result(max(st.At, m.Time())).Over():
		return engine.GameOver
	case m.steps[player] >= MaxSteps:
		return engine.LogFull
	case m.Race() && st.Op == engine.OpResign && st == engine.Step{Op: st.Op, Move: engine.Move{Player: st.Move.Player}, At: st.At}:
		return nil
	}
	return m.Line(player).CheckStep(m.seated(st))
}

// seated is a step as the line of its player has it.
func (m *Match) seated(st engine.Step) engine.Step {
	st.Move.Player = uint8(m.seat(st.Player()))
	return st
}

// Time returns the tenths of a second at the last step.
func (m *Match) Time() int {
	if len(m.log) == 0 {
		return 0
	}
	return m.log[len(m.log)-1].At
}

// Do does a step of a player and returns what happened, or why it cannot be done: an
// [engine.Reason], and then nothing has changed.
func (m *Match) Do(st engine.Step) ([]engine.Event, error) {
	if err := m.Check(st); err != nil {
		return nil, err
	}
	st.At = max(st.At, m.Time())
	player := st.Player()
	var events []engine.Event
	if m.Race() && st.Op == engine.OpResign {
		m.result = engine.Result{Ending: engine.Resigned, Winner: 1 - player}
	} else {
		var err error
		if events, err = m.Line(player).Do(m.seated(st)); err != nil {
			return nil, err
		}
		switch l := m.Line(player); {
		case !m.Race():
			m.result = l.Result()
		case l.Won():
			m.result = engine.Result{Ending: engine.SentOut, Winner: player}
		}
	}
	m.log = append(m.log, st)
	m.keys = append(m.keys, m.digest(m.keys[len(m.keys)-1], st))
	m.steps[player]++
	return events, nil
}

// Clone returns a match that can be played on without changing this one.
func (m *Match) Clone() *Match {
	c := *m
	c.log, c.keys, c.lines = slices.Clone(m.log), slices.Clone(m.keys), nil
	for _, l := range m.lines {
		c.lines = append(c.lines, l.Clone())
	}
	return &c
}

// StepText writes a step without its time; it begins with whose it is, in a race too.
func (m *Match) StepText(st engine.Step) string {
	if !m.Race() {
		return m.game.StepText(st)
	}
	if st.Op == engine.OpResign {
		return racers[st.Player()] + resigns
	}
	return racers[st.Player()] + m.game.StepText(st)
}

// resigns is how giving up is written in a race, where no line has it.
const resigns = "resign"

var racers = [...]string{"1:", "2:"}

// ParseStep reads a step as [Match.StepText] writes it.
func (m *Match) ParseStep(text string) (engine.Step, error) {
	if !m.Race() {
		return m.game.ParseStep(text)
	}
	for player, name := range racers {
		rest, ok := strings.CutPrefix(text, name)
		switch {
		case !ok:
			continue
		case rest == resigns:
			return engine.StepOf(engine.OpResign, player), nil
		}
		st, err := m.game.ParseStep(rest)
		st.Move.Player = uint8(player)
		return st, err
	}
	return engine.Step{}, NotAMessage
}
