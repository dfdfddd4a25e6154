package match

import (
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/player"
)

// quick is how long after the other's card one is told that it was quicker.
const quick = 1500 * time.Millisecond

// Do carries out what somebody here wants, and tells what came of it. The intent says which
// player it is; a Carry may hold any move, such as a pass. Another game is for [Match.Again].
func (m *Match) Do(in session.Intent, now time.Duration) {
	i := int(in.Player)
	m.here()
	if m.game == nil || m.closed || i > 1 {
		return
	}
	if why := m.mayDo(i); why != nil {
		m.refuse(i, m.stock(i), engine.Move{}, why)
		return
	}
	switch in.Kind {
	case session.Tap:
		m.tapped(i, in, now)
	case session.Carry:
		m.move(i, in.Move, now)
	case session.Stock:
		m.move(i, m.game.Game().StockMoveFor(m.game.State(i), m.seat(i)), now)
	case session.Undo:
		m.person(engine.StepOf(engine.OpUndo, i), now)
	case session.Redo:
		m.person(engine.StepOf(engine.OpRedo, i), now)
	case session.Hint:
		m.hint(i, now)
	case session.Finish:
		m.finish(i, now)
	}
}

// mayDo says why a player may not do anything from here, or nil.
func (m *Match) mayDo(i int) error {
	switch {
	case m.terms.Seats[i].Who != Here:
		return NotHere
	case m.elsewhere:
		return Elsewhere
	case m.over:
		return engine.GameOver
	case m.paused, m.link() == Away:
		return Paused
	case m.sides[i].finish != nil:
		return engine.GameOver
	}
	return nil
}

func (m *Match) stock(i int) engine.PileID { return m.game.Game().StockOf(m.seat(i)) }

func (m *Match) refuse(i int, at engine.PileID, mv engine.Move, why error) {
	m.tell(i, session.Change{Cause: session.Refused, Pile: at, Move: mv, Why: why})
}

// move makes a move of somebody here.
func (m *Match) move(i int, mv engine.Move, now time.Duration) {
	mv.Player = uint8(i)
	m.person(engine.Step{Move: mv}, now)
}

// person makes a step of somebody here, or tells why not. It starts the clock.
func (m *Match) person(st engine.Step, now time.Duration) {
	if err := m.game.Check(m.stamped(st, now)); err != nil {
		m.refused(st, err, now)
		return
	}
	if !m.clock.running {
		m.Go(now)
	}
	m.step(st, now)
}

// stamped is a step with the time of play.
func (m *Match) stamped(st engine.Step, now time.Duration) engine.Step {
	st.At = int(m.clock.elapsed(now) / tenth)
	return st
}

// refused tells why a step is not made. Where it could have been before the other's last move,
// that was quicker.
func (m *Match) refused(st engine.Step, why error, now time.Duration) {
	i, mv := st.Player(), st.Move
	at := m.stock(i)
	if mv.Kind == engine.Carry && st.Op == engine.OpMove {
		at = mv.To
		g, other := m.game.Game(), &m.sides[1-i]
		late := !m.game.Race() && why != engine.GameOver && int(at) < len(g.Piles()) && g.Pile(at).Kind == engine.Foundation
		if late && m.clock.elapsed(now)-other.moved < quick && other.before.Total() > 0 && g.Check(&other.before, mv) == nil {
			why = Quicker
		}
	}
	if why != engine.SamePile {
		m.refuse(i, at, m.shownMove(mv), why)
	}
}

// shownMove is a move as the table has it at which it is made.
func (m *Match) shownMove(mv engine.Move) engine.Move {
	if m.game.Race() {
		mv.Player = 0
	}
	return mv
}

// step makes a step of whoever plays at this device, keeps it and tells it. It reports whether
// it was made.
func (m *Match) step(st engine.Step, now time.Duration) bool {
	st = m.stamped(st, now)
	i := st.Player()
	before := *m.game.State(i)
	events, err := m.do(st)
	if err != nil {
		m.refused(st, err, now)
		return false
	}
	m.settle(st, before, now)
	m.told(st, before, events)
	m.after(i, now)
	return true
}

// settle takes in a step that was made, before anybody is told: whatever is shown is kept.
func (m *Match) settle(st engine.Step, before engine.State, now time.Duration) {
	i := st.Player()
	s := &m.sides[i]
	s.steps++
	if st.Op == engine.OpMove {
		s.before, s.moved = before, m.clock.elapsed(now)
	}
	for j := range m.sides {
		if c := m.sides[j].computer; c != nil && (i == j || !m.game.Race()) {
			c.See(m.game.State(j))
		}
	}
	if turn, ok := m.game.Game().Turn(m.game.State(i)); ok && turn != i && m.sides[turn].computer != nil {
		m.sides[turn].due = m.clock.elapsed(now) + m.pace(turn, engine.Move{})
	}
	if m.peer.guest == nil || m.link() != Joining { // while all is told at once it is kept once, in the end
		m.save(now)
	}
}

// told tells a step.
func (m *Match) told(st engine.Step, before engine.State, events []engine.Event) {
	i := st.Player()
	c := session.Change{Before: before, After: *m.game.State(i), Events: events, Auto: st.Auto, Move: m.shownMove(st.Move)}
	switch st.Op {
	case engine.OpMove:
		c.Cause = session.Moved
	case engine.OpUndo:
		c.Cause = session.Undone
	case engine.OpRedo:
		c.Cause = session.Redone
	default:
		return // a hint is told where it is shown, and who gives up with the end
	}
	m.tell(i, c)
}

// after looks what a step has led to: an end, or a race that finishes by itself.
func (m *Match) after(i int, now time.Duration) {
	s := &m.sides[i]
	s.can = false
	if m.end(now) || !m.game.Race() || s.finish != nil || m.terms.Seats[i].Who > Computer {
		return
	}
	person := m.terms.Seats[i].Who == Here
	if s.can = m.auto() != engine.AutoNever && session.FinishLine(m.game.Game(), *m.game.State(i)) != nil; !s.can {
		return
	}
	if m.auto() == engine.AutoByItself || !person {
		m.finish(i, now)
		return
	}
	m.tell(i, session.Change{Cause: session.CanFinish})
}

// auto returns how races finish by themselves.
func (m *Match) auto() engine.AutoManner {
	if m.Manner != nil {
		return *m.Manner
	}
	return m.game.Game().RuleSet.Auto
}

// hint shows a good move, judged from what the player can see.
func (m *Match) hint(i int, now time.Duration) {
	moves := player.HintsFor(m.game.Game(), m.game.State(i), m.seat(i))
	c := session.Change{Cause: session.Hinted}
	if len(moves) > 0 && m.game.Check(engine.StepOf(engine.OpHint, i)) == nil {
		c.Hint = &moves[0]
		m.step(engine.StepOf(engine.OpHint, i), now)
	}
	m.tell(i, c)
}
