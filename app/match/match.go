package match

import (
	"strconv"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/pair"
	"pazienza/engine/player"
)

// Match is where two play: one game in progress, and who watches. Its methods are for one
// goroutine at a time.
type Match struct {
	// Wall is the date and time of day, for results; nil dates nothing.
	Wall func() time.Time
	// Manner is how people here want races to finish by themselves; nil leaves it to the rule set.
	Manner *engine.AutoManner
	// Enough reports, while a computer thinks, whether it is to go on at the next Tick, so that
	// the page can be drawn; nil lets it think to the end.
	Enough func() bool
	// Prefer is where a tap sends a card that both a column and a foundation would take.
	Prefer session.Prefer

	cat      engine.Catalogue
	store    session.Store
	random   func() uint64
	watchers []func(session.Change)

	terms     Terms
	games     games
	id        string // names the game in progress for ever
	seed      uint64 // of the computers
	game      *pair.Match
	peer      peer
	ghost     []engine.Step
	sides     [2]side
	clock     clock
	paused    bool // on purpose: no move starts the clock
	decided   engine.Result
	over      bool // the end was told and kept
	closed    bool // it was left: nothing more is kept
	elsewhere bool // another window plays it, and this one looks on
	stale     bool // while this one was hidden
	claims    int  // how often a window has taken this match over from what was kept
	read      bool // it was read from there, and nobody has gone on here since
	history   *History
}

// games is how a match of several stands.
type games struct {
	Won   [2]int
	Drawn int
}

// side is what is known of one player.
type side struct {
	computer *player.Opponent
	thought  *player.Thought // what it is about to do; nil before it thinks
	ready    bool            // it knows
	due      time.Duration   // of play, when its next step is
	steps    int             // so many it has made
	stopped  bool            // in a race: it does nothing more
	again    bool            // it wants to play again
	finish   []engine.Move   // a race that finishes by itself
	can      bool            // it could
	before   engine.State    // the table before its last move
	moved    time.Duration   // of play, when that was made
}

// New returns a match without a game: [Match.Start] begins one and [Match.Open] resumes it.
// random gives deal numbers, ids and seeds.
func New(c engine.Catalogue, store session.Store, random func() uint64) *Match {
	m := &Match{cat: c, store: store, random: random, decided: goesOn}
	m.history = newHistory(c, store, m.setAside)
	store.OnChange(m.follow)
	return m
}

// goesOn is the result of what has not ended.
var goesOn = engine.Result{Winner: engine.Nobody}

// Watch has f told of every change from now on.
func (m *Match) Watch(f func(session.Change)) { m.watchers = append(m.watchers, f) }

// tell completes a change of a player's table with the game and, where it names none, the
// table as it is.
func (m *Match) tell(player int, c session.Change) {
	c.Player = uint8(player)
	if m.game != nil {
		c.Game = m.game.Game()
		if c.After == (engine.State{}) {
			c.After = *m.game.State(player)
			c.Before = c.After
		}
	}
	for _, f := range m.watchers {
		f(c)
	}
}

// Catalogue returns the games that can be played.
func (m *Match) Catalogue() engine.Catalogue { return m.cat }

// Active reports whether there is a game, in progress or just ended.
func (m *Match) Active() bool { return m.game != nil && !m.closed }

// Terms returns what was agreed.
func (m *Match) Terms() Terms { return m.terms }

// Game returns the game that is played, nil before there is one.
func (m *Match) Game() *engine.Game {
	if m.game == nil {
		return nil
	}
	return m.game.Game()
}

// Race reports whether each plays at a table of their own.
func (m *Match) Race() bool { return m.game != nil && m.game.Race() }

// State returns the table of a player: of Double Solitaire it is the same for both.
func (m *Match) State(player int) engine.State {
	if m.game == nil {
		return engine.State{}
	}
	return *m.game.State(player)
}

// Line returns what was played at a player's table, for reading.
func (m *Match) Line(player int) *engine.Line {
	if m.game == nil {
		return nil
	}
	return m.game.Line(player)
}

// seat is which player of the line somebody is.
func (m *Match) seat(player int) int {
	if m.game.Race() {
		return 0
	}
	return player
}

// Targets returns the piles where a player may put the last n cards of a pile.
func (m *Match) Targets(player int, from engine.PileID, n int) []engine.PileID {
	if m.game == nil {
		return nil
	}
	return session.Targets(m.game.Game(), m.game.State(player), m.seat(player), from, n)
}

// result returns how the game stands at a time of play.
func (m *Match) result(elapsed time.Duration) engine.Result {
	if m.decided.Over() {
		return m.decided
	}
	r := m.sure().Result(int(elapsed / tenth))
	if guest := m.peer.guest; guest != nil && r.Ending != engine.SentOut && r.Ending != engine.Resigned {
		switch {
		case m.peer.time && m.sure().Limit() > 0 && guest.Live():
			return m.ahead(engine.TimeUp)
		case r.Ending == engine.TimeUp:
			return goesOn // the host's clock counts
		}
	}
	return r
}

// sure is the game as far as it is certain: at a guest's, own steps that the host has not
// answered may come back.
func (m *Match) sure() *pair.Match {
	if m.peer.guest != nil {
		return m.peer.guest.Sure()
	}
	return m.game
}

// newID names a game for ever.
func (m *Match) newID() string { return strconv.FormatUint(m.random(), 16) }
