package engine

import "slices"

// Op tells what one step of a line does.
type Op uint8

// The operations of a line.
const (
	OpMove Op = iota // make a move
	OpUndo           // take the last move back
	OpRedo           // make the move last taken back again
	OpHint           // a hint was shown: changes nothing, but the game is no longer clean
)

// Step is one entry of a line's log. Logs only grow, so a saved log is never rewritten.
type Step struct {
	Op   Op
	Move Move // of OpMove
	Auto bool // made by auto-complete, which recycles without charge
	At   int  // tenths of a second of play when it was done; never less than in the step before
}

// Seconds returns the whole seconds of play at the step.
func (st Step) Seconds() int { return st.At / 10 }

// Line is a game as it is played: the deal, what was done in order, and where that
// leads. The score is a fold over the log: a move adds what it is worth, undo takes
// exactly that back and may be charged, redo makes the move anew, and time may cost.
//
// Under a floor, time may have eaten points that undo must take back. They are owed: the
// points lie below the floor, unseen, until moves have paid for it. Otherwise undo and the
// same move again would bring back what time has cost.
type Line struct {
	game   *Game
	deal   int
	log    []Step
	states []State // the deal, then the state after each move, taken-back ones included
	made   []made  // made[i] leads from states[i] to states[i+1]
	at     int     // how many moves stand
	points int     // below a floor where points are owed
	time   int     // tenths of a second, of the last step
	undos  int
	hints  int
}

// made is a move with what came of it.
type made struct {
	step    Step
	memory  memory // of the fold, after the move
	got     int    // points that the move gave when it was last made
	barrier bool
}

// NewLine deals a number.
func NewLine(g *Game, deal int) *Line {
	l := NewLineFrom(g, g.Deal(deal))
	l.deal = deal
	return l
}

// NewLineFrom begins at a table that no number deals; its deal number is 0, and a record of
// it cannot be read again.
func NewLineFrom(g *Game, s State) *Line {
	l := &Line{game: g, states: []State{s}}
	if g.RuleSet.Score.Counts {
		l.points = g.RuleSet.Score.Start
	}
	return l
}

// Game returns the game that is played.
func (l *Line) Game() *Game { return l.game }

// Deal returns the deal number.
func (l *Line) Deal() int { return l.deal }

// State returns the table as it stands.
func (l *Line) State() *State { return &l.states[l.at] }

// Dealt returns the table that the line began at.
func (l *Line) Dealt() *State { return &l.states[0] }

// Log returns every step so far, oldest first; not to be written to.
func (l *Line) Log() []Step { return l.log }

// Moves returns how many moves stand.
func (l *Line) Moves() int { return l.at }

// Last returns the last move that stands; ok is false at the deal.
func (l *Line) Last() (m Move, ok bool) {
	if l.at == 0 {
		return Move{}, false
	}
	return l.made[l.at-1].step.Move, true
}

// Begun reports whether a move was ever made, also when every one was taken back.
func (l *Line) Begun() bool { return len(l.made) > 0 }

// Clone returns a line that can be played on without changing this one.
func (l *Line) Clone() *Line {
	c := *l
	c.log, c.states, c.made = slices.Clone(l.log), slices.Clone(l.states), slices.Clone(l.made)
	return &c
}

// Undos returns how often a move was taken back.
func (l *Line) Undos() int { return l.undos }

// Hints returns how often a hint was shown.
func (l *Line) Hints() int { return l.hints }

// Won reports whether the table as it stands is won.
func (l *Line) Won() bool { return l.game.Won(l.State()) }

// Score returns the points as they stood at the last step.
func (l *Line) Score() int { return l.seen(l.points) }

// ScoreAt returns the points at so many tenths of a second of play: time may have cost
// more since the last step.
func (l *Line) ScoreAt(time int) int { return l.seen(l.pointsAt(time)) }

// seen returns the points without what is owed.
func (l *Line) seen(points int) int {
	if l.game.RuleSet.Score.Floor {
		return max(0, points)
	}
	return points
}

// pointsAt returns the points after what time costs until then; it stands still in a game
// that is won.
func (l *Line) pointsAt(time int) int {
	if l.Won() {
		return l.points
	}
	return l.after(max(0, time/100-l.time/100) * l.game.RuleSet.Score.PerTenSeconds)
}

// after returns the points once they change by so many.
func (l *Line) after(worth int) int {
	f, sc := Fold{Points: l.points}, &l.game.RuleSet.Score
	if sc.Counts {
		f.add(sc, worth)
	}
	return f.Points
}

// Time returns the tenths of a second of play at the last step.
func (l *Line) Time() int { return l.time }

// Do makes a step and returns what happened, or why it cannot be done: a [Reason], and
// then nothing has changed. Undo and redo bring about no events: what changed is the
// difference of the two states.
func (l *Line) Do(st Step) ([]Event, error) {
	if len(l.log) >= MaxLog {
		return nil, LogFull
	}
	st.At = max(st.At, l.time)
	switch st.Op {
	case OpUndo:
		if err := l.CheckUndo(); err != nil {
			return nil, err
		}
		l.pass(st.At)
		l.back()
	case OpRedo:
		if err := l.CheckRedo(); err != nil {
			return nil, err
		}
		l.pass(st.At)
		m, next := &l.made[l.at], *l.State()
		m.step.At = st.At
		l.count(m, l.game.Apply(&next, m.step.Move, nil))
	case OpHint:
		l.pass(st.At)
		l.hints++
	case OpMove:
		return l.move(st)
	default:
		return nil, NoSuchMove
	}
	l.log = append(l.log, Step{Op: st.Op, At: st.At})
	return nil, nil
}

// pass lets time go by, and charges for it.
func (l *Line) pass(time int) {
	l.points = l.pointsAt(time)
	l.time = time
}

// back takes the last move back, with what it gave, and undo is charged where it has a
// price.
func (l *Line) back() {
	l.at--
	l.undos++
	l.points -= l.made[l.at].got
	if l.game.RuleSet.Undo == UndoCharged {
		l.points = l.after(-l.game.RuleSet.Score.Undo)
	}
}

func (l *Line) move(st Step) ([]Event, error) {
	g, next := l.game, *l.State()
	if err := g.Check(&next, st.Move); err != nil {
		return nil, err
	}
	l.pass(st.At)
	events := g.Apply(&next, st.Move, nil)
	m := made{step: st, barrier: slices.ContainsFunc(events, isBarrier)}
	l.made = append(l.made[:l.at], m)
	l.states = append(l.states[:l.at+1], next)
	l.count(&l.made[l.at], events)
	l.log = append(l.log, st)
	return events, nil
}

// count lets the next move stand: its events add to the score.
func (l *Line) count(m *made, events []Event) {
	f := Fold{Points: l.points}
	if l.at > 0 {
		f.memory = l.made[l.at-1].memory
	}
	f = l.game.Fold(f, events, m.step)
	m.memory, m.got = f.memory, f.Points-l.points
	l.points = f.Points
	l.at++
}

func isBarrier(e Event) bool { return e.Kind == RowDealt || e.Kind == Completed }

// CheckUndo returns nil if the last move can be taken back, or the reason why not.
func (l *Line) CheckUndo() error {
	switch {
	case l.game.RuleSet.Undo == UndoStrict:
		return UndoOff
	case l.at == 0:
		return NothingToUndo
	case l.game.RuleSet.Undo == UndoBarriers && l.made[l.at-1].barrier:
		return UndoBarrier
	case l.game.RuleSet.UndoDepth > 0 && len(l.made)-l.at >= l.game.RuleSet.UndoDepth:
		return UndoDeep
	}
	return nil
}

// CheckRedo returns nil if a move was taken back and can be made again, or the reason.
func (l *Line) CheckRedo() error {
	if l.at == len(l.made) {
		return NothingToRedo
	}
	return nil
}
