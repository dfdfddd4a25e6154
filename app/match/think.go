package match

import (
	"time"

	"pazienza/engine"
)

// mayMove reports whether a computer is not to wait for the other.
func (m *Match) mayMove(i int) bool {
	turn, turns := m.game.Game().Turn(m.game.State(i))
	return !m.sides[i].stopped && m.sides[i].finish == nil && (!turns || turn == m.seat(i))
}

// think lets computers move that are due. However late it is, each makes one move at a time,
// and the one who was due first is first.
func (m *Match) think(now time.Duration) {
	elapsed := m.clock.elapsed(now)
	first := 0
	if m.sides[1].due < m.sides[0].due {
		first = 1
	}
	for _, i := range [2]int{first, 1 - first} {
		s := &m.sides[i]
		if s.computer == nil || m.over || !m.mayMove(i) || s.due > elapsed && m.changes() || !m.thinkOn(i) || s.due > elapsed {
			continue
		}
		mv, ok := s.thought.Choice()
		m.sides[i].thought = nil
		s.due = elapsed + m.pace(i, mv)
		switch {
		case ok:
			mv.Player = uint8(i)
			m.step(engine.Step{Move: mv}, now)
		case m.game.Race():
			m.stop(i, now)
		}
	}
}

// changes reports whether the other may change the table at which a computer is to move: then
// it thinks once it is due, and else as soon as it can.
func (m *Match) changes() bool { return !m.game.Race() && !m.game.Game().Choice.Turns }

// thinkOn has a computer think as long as there is time, and reports whether it knows what to
// do.
func (m *Match) thinkOn(i int) bool {
	s := &m.sides[i]
	if s.thought == nil {
		s.thought, s.ready = s.computer.Think(m.game.State(i)), false
	}
	for !s.ready {
		if s.ready = s.thought.On(); !s.ready && m.Enough != nil && m.Enough() {
			return false
		}
	}
	return true
}

// thinks reports whether a computer is in the middle of a thought.
func (s *side) thinks() bool { return s.thought != nil && !s.ready }

// still calls off what computers think of.
func (m *Match) still() {
	for i := range m.sides {
		if s := &m.sides[i]; s.thought != nil {
			s.thought.Stop()
			s.thought, s.computer = nil, nil
		}
	}
}
