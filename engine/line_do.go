package engine

import "slices"

// Do makes a step and returns what happened, or why it cannot be done: a [Reason], and
// then nothing has changed. Undo and redo bring about no events: what changed is the
// difference of the two states.
func (l *Line) Do(st Step) ([]Event, error) {
	if err := l.CheckStep(st); err != nil {
		return nil, err
	}
	st.At = max(st.At, l.time)
	l.pass(st.At)
	var events []Event
	switch st.Op {
	case OpMove:
		events = l.move(st)
	case OpUndo:
		l.back(st.Player())
	case OpRedo:
		l.again(st)
	case OpHint:
		l.hints++
	case OpResign:
		l.result = Result{Resigned, 1 - st.Player()}
	}
	l.log = append(l.log, st)
	if l.game.Two() && !l.result.Over() && l.game.over(&l.now) {
		l.result = l.game.Result(&l.now, [2]int{l.MovesBy(0), l.MovesBy(1)})
	}
	return events, nil
}

// CheckStep returns nil if a step can be made, or the [Reason] why not.
func (l *Line) CheckStep(st Step) error {
	switch {
	case len(l.log) >= MaxLog:
		return LogFull
	case l.result.Over():
		return GameOver
	case st.Player() >= l.game.Players(), st.Op != OpMove && (st.Auto || st.Move != Move{Player: st.Move.Player}):
		return NoSuchMove
	}
	switch st.Op {
	case OpMove:
		return l.game.Check(&l.now, st.Move)
	case OpUndo:
		return l.CheckUndoBy(st.Player())
	case OpRedo:
		return l.CheckRedoBy(st.Player())
	case OpHint:
		return nil
	case OpResign:
		if l.game.Two() {
			return nil
		}
	}
	return NoSuchMove
}

// pass lets time go by, and charges for it.
func (l *Line) pass(time int) {
	l.points = l.pointsAt(time)
	l.time = time
}

// back takes the last move of a player back, with what it gave, and undo is charged where it
// has a price.
func (l *Line) back(player int) {
	h := &l.hands[player]
	h.at--
	h.undos++
	m := &h.made[h.at]
	l.now = l.game.restored(&l.now, &m.before, player)
	if l.game.Two() {
		l.now.two.begun = l.begun(player)
	}
	l.points -= m.got
	if l.game.RuleSet.Undo == UndoCharged {
		l.points = l.after(-l.game.RuleSet.Score.Undo)
	}
}

// again makes the move that a player last took back.
func (l *Line) again(st Step) {
	h := &l.hands[st.Player()]
	m := &h.made[h.at]
	m.before, m.step.At = l.now, st.At
	l.count(h, l.game.Apply(&l.now, m.step.Move, nil))
}

func (l *Line) move(st Step) []Event {
	h := &l.hands[st.Player()]
	h.made = append(h.made[:h.at], made{before: l.now, step: st})
	events := l.game.Apply(&l.now, st.Move, nil)
	h.made[h.at].barrier = slices.ContainsFunc(events, l.isBarrier)
	l.count(h, events)
	return events
}

// count lets the next move of a hand stand: its events add to the score.
func (l *Line) count(h *hand, events []Event) {
	f := Fold{Points: l.points}
	if h.at > 0 {
		f.memory = h.made[h.at-1].memory
	}
	m := &h.made[h.at]
	f = l.game.Fold(f, events, m.step)
	m.memory, m.got, m.nth = f.memory, f.Points-l.points, len(l.log)
	if l.game.Two() {
		m.lead = l.game.leads(&l.now, m.step.Move, events)
	}
	l.points = f.Points
	h.at++
}

func (l *Line) isBarrier(e Event) bool {
	switch e.Kind {
	case RowDealt, Completed, TurnOver:
		return true
	case Carried:
		return l.game.Two() && l.game.piles[e.To].Kind == Foundation
	}
	return false
}

// CheckUndo returns nil if the last move can be taken back, or the reason why not.
func (l *Line) CheckUndo() error { return l.CheckUndoBy(0) }

// CheckUndoBy is [Line.CheckUndo] of a player's last move.
func (l *Line) CheckUndoBy(player int) error {
	h, rules := &l.hands[player], &l.game.RuleSet
	switch {
	case rules.Undo == UndoStrict:
		return UndoOff
	case l.game.Choice.Turns && int(l.now.two.turn) != player+1:
		return NotYourTurn
	case h.at == 0:
		return NothingToUndo
	case rules.Undo == UndoBarriers && h.made[h.at-1].barrier:
		return UndoBarrier
	case rules.UndoDepth > 0 && len(h.made)-h.at >= rules.UndoDepth:
		return UndoDeep
	}
	return nil
}

// CheckRedo returns nil if a move was taken back and can be made again, or the reason.
func (l *Line) CheckRedo() error { return l.CheckRedoBy(0) }

// CheckRedoBy is [Line.CheckRedo] of a player's move.
func (l *Line) CheckRedoBy(player int) error {
	h := &l.hands[player]
	if h.at == len(h.made) {
		return NothingToRedo
	}
	return l.game.Check(&l.now, h.made[h.at].step.Move)
}
