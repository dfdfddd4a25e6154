package match

import (
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// ahead is how a race stands that ends so.
func (m *Match) ahead(how engine.Ending) engine.Result {
	return engine.Result{Ending: how, Winner: engine.Ahead(m.sure().Home(), m.sure().Moves())}
}

// decide ends the game, where the rules alone do not.
func (m *Match) decide(r engine.Result, now time.Duration) {
	if !m.over {
		m.decided = r
		m.end(now)
	}
}

// end notices that the game is over, and tells so once.
func (m *Match) end(now time.Duration) bool {
	r := m.result(m.clock.elapsed(now))
	if m.over || !r.Over() {
		return m.over
	}
	m.decided, m.over = r, true
	m.still()
	m.clock.set(false, m.clock.hidden, now)
	for i := range m.sides {
		m.sides[i].again = m.terms.Seats[i].Who == Computer || m.terms.Seats[i].Who == Ghost
	}
	switch {
	case m.peer.guest != nil: // the host counts
	case r.Winner == engine.Nobody:
		m.games.Drawn++
	default:
		m.games.Won[r.Winner]++
	}
	if m.peer.host != nil {
		m.stand()
		m.sayTime()
	}
	res := m.outcome(r)
	m.save(now, session.Edit{Shelf: session.Matches, Key: res.ID, Text: res.String()})
	m.tell(max(0, r.Winner), session.Change{Cause: session.Ended})
	return true
}

// Resign gives the game up for somebody here. In a race against somebody who does nothing more
// it is only over: who is ahead has won.
func (m *Match) Resign(player int, now time.Duration) {
	m.here()
	switch {
	case m.elsewhere:
	case m.game == nil || m.over || m.closed || player > 1 || m.terms.Seats[player].Who != Here:
	case m.game.Race() && m.sides[1-player].stopped:
		m.decide(m.ahead(engine.Blocked), now)
	default:
		m.step(engine.StepOf(engine.OpResign, player), now)
	}
}

// Again says that somebody here wants another game: the next of the match, or once that is
// decided a new match by the same terms. When both want it, it is dealt.
func (m *Match) Again(player int, now time.Duration) { m.wants(player, true, now) }

// Decline takes that back.
func (m *Match) Decline(player int, now time.Duration) { m.wants(player, false, now) }

func (m *Match) wants(player int, again bool, now time.Duration) {
	m.here()
	if !m.over || m.elsewhere || m.closed || player > 1 || m.terms.Seats[player].Who != Here {
		return
	}
	for i, s := range m.terms.Seats {
		if s.Who == Here { // two at one device have talked about it
			m.sides[i].again = again
		}
	}
	m.say(map[bool]string{true: wordAgain, false: wordDecline}[again])
	m.agreed(now)
}

// agreed deals once both want it.
func (m *Match) agreed(now time.Duration) {
	if !m.sides[0].again || !m.sides[1].again || m.peer.guest != nil {
		m.save(now)
		m.tell(0, session.Change{Cause: session.MatchChanged})
		return
	}
	if m.Decided() {
		m.games = games{}
	}
	deal := 0
	if m.ghost != nil {
		deal = m.terms.Deal
	}
	if m.peer.host != nil {
		m.say(wordNext)
		m.stand()
	}
	m.deal(m.game.Game(), deal, now)
}

// Link returns a link to the deal with what a player has played in a race: a ghost to be raced
// against. ok is false at a table of two, before a move, and for more than a link holds.
func (m *Match) Link(player int) (l session.Link, ok bool) {
	if m.game == nil || !m.game.Race() {
		return l, false
	}
	line := m.flown(player)
	if line == nil {
		line = m.game.Line(player)
	}
	return session.Link{Game: m.game.Game().Name(), Deal: m.game.Deal()}.Played(line)
}

// Decided reports whether the match is: somebody has won more than half of its games.
func (m *Match) Decided() bool {
	return 2*max(m.games.Won[0], m.games.Won[1]) > m.terms.Best
}
