package engine

import "slices"

// Op tells what one step of a line does.
type Op uint8

// The operations of a line.
const (
	OpMove   Op = iota // make a move
	OpUndo             // take the last move back
	OpRedo             // make the move last taken back again
	OpHint             // a hint was shown: changes nothing, but the game is no longer clean
	OpResign           // of two players one gives up
)

// Step is one entry of a line's log. Logs only grow, so a saved log is never rewritten.
type Step struct {
	Op   Op
	Move Move // of OpMove; of the others no more than whose step it is
	Auto bool // made by auto-complete, which recycles without charge
	At   int  // tenths of a second of play when it was done; never less than in the step before
}

// Player returns whose step it is.
func (st Step) Player() int { return int(st.Move.Player) }

// StepOf returns a step of a player that is no move, such as OpUndo.
func StepOf(op Op, player int) Step { return Step{Op: op, Move: Move{Player: uint8(player)}} }

// Seconds returns the whole seconds of play at the step.
func (st Step) Seconds() int { return st.At / 10 }

// Line is a game as it is played: the deal, what was done in order, and where that
// leads. The score is a fold over the log: a move adds what it is worth, undo takes
// exactly that back and may be charged, redo makes the move anew, and time may cost.
//
// Under a floor, time may have eaten points that undo must take back. They are owed: the
// points lie below the floor, unseen, until moves have paid for it. Otherwise undo and the
// same move again would bring back what time has cost.
//
// Each of two players takes back the last move of their own, whatever the other has done
// since: it leads to the table as if that move had not been made, because a move that may be
// taken back has touched no pile but the player's. What reaches a shared foundation, or ends
// a turn, is a barrier.
type Line struct {
	game   *Game
	deal   int
	log    []Step
	dealt  State
	now    State
	hands  [2]hand
	points int // below a floor where points are owed
	time   int // tenths of a second, of the last step
	hints  int
	result Result
}

// hand is the moves of one player.
type hand struct {
	made  []made // in order, taken-back ones last
	at    int    // how many stand
	undos int
}

// made is a move with what came of it.
type made struct {
	before  State // the table that it was made at
	step    Step
	memory  memory // of the fold, after the move
	got     int    // points that the move gave when it was last made
	nth     int    // step of the log, by which it was last made
	lead    lead   // of two players
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
	l := &Line{game: g, dealt: s, now: s, result: Result{GoesOn, Nobody}}
	if g.RuleSet.Score.Counts {
		l.points = g.RuleSet.Score.Start
	}
	return l
}

// Game returns the game that is played.
func (l *Line) Game() *Game { return l.game }

// Deal returns the deal number.
func (l *Line) Deal() int { return l.deal }

// State returns the table as it stands, until the next step.
func (l *Line) State() *State { return &l.now }

// Dealt returns the table that the line began at.
func (l *Line) Dealt() *State { return &l.dealt }

// Log returns every step so far, oldest first; not to be written to.
func (l *Line) Log() []Step { return l.log }

// Moves returns how many moves stand.
func (l *Line) Moves() int { return l.hands[0].at + l.hands[1].at }

// MovesBy returns how many moves of a player stand; to pass is none.
func (l *Line) MovesBy(player int) int {
	h, n := &l.hands[player], 0
	for _, m := range h.made[:h.at] {
		if m.step.Move.Kind != Pass {
			n++
		}
	}
	return n
}

// Last returns the last move that stands; ok is false at the deal.
func (l *Line) Last() (m Move, ok bool) { return l.LastBy(0) }

// LastBy returns the last move of a player that stands; ok is false where there is none.
func (l *Line) LastBy(player int) (m Move, ok bool) {
	h := &l.hands[player]
	if h.at == 0 {
		return Move{}, false
	}
	return h.made[h.at-1].step.Move, true
}

// Begun reports whether a move was ever made, also when every one was taken back.
func (l *Line) Begun() bool { return len(l.hands[0].made)+len(l.hands[1].made) > 0 }

// Clone returns a line that can be played on without changing this one.
func (l *Line) Clone() *Line {
	c := *l
	c.log = slices.Clone(l.log)
	for i := range c.hands {
		c.hands[i].made = slices.Clone(l.hands[i].made)
	}
	return &c
}

// Undos returns how often a move was taken back.
func (l *Line) Undos() int { return l.hands[0].undos + l.hands[1].undos }

// Hints returns how often a hint was shown.
func (l *Line) Hints() int { return l.hints }

// Won reports whether the table as it stands is won.
func (l *Line) Won() bool { return l.game.Won(l.State()) }

// Result returns how a game of two players stands. Once it is over, no step is made.
func (l *Line) Result() Result { return l.result }

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
