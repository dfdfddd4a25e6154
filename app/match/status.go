package match

import (
	"time"

	"pazienza/engine"
)

// Status is what bars, buttons and the accessible twin show of the match.
type Status struct {
	Terms     Terms
	Game      string // the game's name
	Deal      int
	Race      bool
	Players   [2]Standing
	HasTurn   bool
	Turn      int  // whose turn it is
	Drawn     bool // a card was drawn that is played, or passed over, before the next
	Elapsed   time.Duration
	Left      time.Duration // of a race with a limit
	Running   bool          // the clock runs
	Paused    bool          // it was stopped on purpose: nobody here can move before Go
	Elsewhere bool          // it is played in another window of this browser: this one shows it
	Result    engine.Result // of this game
	Over      bool
	Auto      engine.AutoManner // how races finish by themselves
	Won       [2]int            // games of this match, each has won
	Decided   bool              // the match is
	Gap       int               // by how many cards the first player is ahead
	Link      LinkState
}

// Standing is what is shown of one player.
type Standing struct {
	Seat      Seat
	Home      int // cards on the foundations
	Cards     int // of how many
	Moves     int
	Begun     bool  // has done something: to leave now is to give up
	Idle      int   // at a table of two: how often through the stock with no card played
	UndoWhy   error // nil when undo is possible
	RedoWhy   error // nil when redo is possible
	CanPass   bool
	CanFinish bool // a race can finish by itself, when asked
	Finishing bool // a race finishes by itself
	Stopped   bool // in a race: does nothing more
	Again     bool // wants to play again
}

// FinishesOnTap reports whether a tap beside the cards lets a player's race finish by itself.
func (st Status) FinishesOnTap(player int) bool {
	return st.Auto == engine.AutoOnTap && st.Players[player].CanFinish
}

// Status returns what is shown besides the tables.
func (m *Match) Status(now time.Duration) Status {
	st := Status{
		Terms: m.terms, Elapsed: m.clock.elapsed(now), Running: m.clock.running && !m.clock.hidden, Paused: m.paused, Elsewhere: m.elsewhere,
		Result: goesOn, Won: m.games.Won, Decided: m.Decided(), Link: m.link(),
	}
	for i := range st.Players {
		st.Players[i].Seat = m.terms.Seats[i]
	}
	if m.game == nil {
		return st
	}
	g := m.game.Game()
	st.Game, st.Deal, st.Race = g.Name(), m.game.Deal(), m.game.Race()
	st.Result, st.Over, st.Auto = m.result(st.Elapsed), m.over, m.auto()
	if m.terms.Limit > 0 {
		st.Left = max(0, m.terms.Limit-st.Elapsed)
	}
	st.Turn, st.HasTurn = g.Turn(m.game.State(0))
	st.Drawn = g.Drawn(m.game.State(0))
	home, moves := m.game.Home(), m.game.Moves()
	st.Gap = home[0] - home[1]
	for i := range st.Players {
		p, s, table := &st.Players[i], &m.sides[i], m.game.State(i)
		p.Home, p.Moves, p.Cards, p.Begun = home[i], moves[i], g.Cards()/g.Players(), s.steps > 0
		p.UndoWhy = m.game.Check(engine.StepOf(engine.OpUndo, i))
		p.RedoWhy = m.game.Check(engine.StepOf(engine.OpRedo, i))
		if g.Two() {
			p.Idle = g.Idle(table, i)
			p.CanPass = !st.Over && g.Check(table, engine.Move{Kind: engine.Pass, Player: uint8(i)}) == nil
		}
		p.CanFinish, p.Finishing, p.Stopped, p.Again = s.can, s.finish != nil, s.stopped, s.again
	}
	return st
}
