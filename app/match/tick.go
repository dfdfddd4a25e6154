package match

import (
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// finishPace is the time between two moves of a race that finishes by itself.
const finishPace = 35 * time.Millisecond

// pace is how long a computer takes for its next step.
func (m *Match) pace(i int, mv engine.Move) time.Duration {
	return time.Duration(m.sides[i].computer.Pace(m.sides[i].steps, mv)) * time.Millisecond
}

// Tick makes what is due: moves of computers and ghosts, of a race that finishes by itself,
// and the end of the time for one. It reports when, from now, something is due next; ok is
// false where nothing is until somebody moves. To call it more often does no harm.
func (m *Match) Tick(now time.Duration) (next time.Duration, ok bool) {
	if m.game == nil || m.closed || m.elsewhere {
		return 0, false
	}
	for i := range m.sides {
		m.playOn(i, now)
	}
	if m.clock.running && !m.over {
		m.haunt(now)
		m.think(now)
		m.endIfKnown(now)
	}
	return m.next(now)
}

// next returns when something is due.
func (m *Match) next(now time.Duration) (next time.Duration, ok bool) {
	elapsed := m.clock.elapsed(now)
	take := func(due time.Duration) {
		if due = max(0, due-elapsed); !ok || due < next {
			next, ok = due, true
		}
	}
	for i := range m.sides {
		if m.sides[i].finish != nil {
			next, ok = finishPace, true
		}
	}
	if !m.clock.running || m.clock.hidden || m.over {
		return next, ok
	}
	for i := range m.sides {
		switch s := &m.sides[i]; {
		case s.computer != nil && m.mayMove(i) && s.thinks():
			take(0)
		case s.computer != nil && m.mayMove(i):
			take(s.due)
		case m.terms.Seats[i].Who == Ghost && s.steps < len(m.ghost):
			take(time.Duration(m.ghost[s.steps].At) * tenth)
		}
	}
	if m.terms.Limit > 0 && m.peer.guest == nil {
		take(m.terms.Limit)
	}
	return next, ok
}

// stop notes that a player does nothing more in a race. Where neither does, it is over.
func (m *Match) stop(i int, now time.Duration) {
	m.sides[i].stopped = true
	if m.sides[1-i].stopped {
		m.decide(m.ahead(engine.Blocked), now)
		return
	}
	m.tell(i, session.Change{Cause: session.MatchChanged})
}

// finish lets a race finish by itself, where it can. It is won at this moment, whatever time
// the cards take to fly, as the clock of a game for one stops here; but over a network it is
// won by the last move.
func (m *Match) finish(i int, now time.Duration) {
	s := &m.sides[i]
	if !m.game.Race() || s.finish != nil || m.auto() == engine.AutoNever {
		return
	}
	if s.finish = session.FinishLine(m.game.Game(), *m.game.State(i)); s.finish == nil {
		return
	}
	s.due, s.can = now, false
	m.tell(i, session.Change{Cause: session.Finishing})
	if m.terms.Seats[1-i].Who != Peer {
		m.decide(engine.Result{Ending: engine.SentOut, Winner: i}, now)
	}
}

// playOn makes the moves of a race that finishes by itself which are due.
func (m *Match) playOn(i int, now time.Duration) {
	s := &m.sides[i]
	for s.finish != nil && s.due <= now {
		mv := s.finish[0]
		if s.finish = s.finish[1:]; len(s.finish) == 0 {
			s.finish = nil
		}
		s.due = max(s.due, now-2*finishPace) + finishPace
		mv.Player = uint8(i)
		if !m.step(engine.Step{Move: mv, Auto: true}, now) {
			s.finish = nil
		}
	}
}
