package match

import (
	"slices"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// evenPace is the time between two moves of a ghost whose recording has no times.
const evenPace = 2 * time.Second

// timed are the steps of a recording by the times at which a ghost makes them. Where nobody
// took the time, as in links of old, they come at an even pace; what finished by itself does so.
func timed(l *engine.Line) []engine.Step {
	log := l.Log()
	if l.Time() > 0 {
		return log
	}
	even, at := make([]engine.Step, len(log)), 0
	for n, st := range log {
		if st.Op != engine.OpHint && !st.Auto {
			at += int(evenPace / tenth)
		}
		st.At = at
		even[n] = st
	}
	return even
}

// haunt lets a ghost do what it has done by now.
func (m *Match) haunt(now time.Duration) {
	elapsed := m.clock.elapsed(now)
	for i := range m.sides {
		s := &m.sides[i]
		if m.terms.Seats[i].Who != Ghost {
			continue
		}
		for !m.over && s.steps < len(m.ghost) && time.Duration(m.ghost[s.steps].At)*tenth <= elapsed {
			if m.flies(i, now) {
				return
			}
			st := m.ghost[s.steps]
			st.Move.Player = uint8(i)
			if !m.step(st, now) {
				break
			}
		}
		if s.steps == len(m.ghost) && !s.stopped && !m.over {
			m.stop(i, now)
		}
	}
}

// flies lets the cards of a ghost fly home that finished by itself from here on: with that it
// had won. It reports false where there is more to do.
func (m *Match) flies(i int, now time.Duration) bool {
	s := &m.sides[i]
	rest := m.ghost[s.steps:]
	if slices.ContainsFunc(rest, func(st engine.Step) bool { return !st.Auto }) {
		return false
	}
	line, moves := m.game.Line(i).Clone(), make([]engine.Move, 0, len(rest))
	for _, st := range rest {
		if _, err := line.Do(st); err != nil {
			return false
		}
		moves = append(moves, st.Move)
	}
	if !line.Won() {
		return false
	}
	s.finish, s.due = moves, now
	m.tell(i, session.Change{Cause: session.Finishing})
	m.decide(engine.Result{Ending: engine.SentOut, Winner: i}, now)
	return true
}
