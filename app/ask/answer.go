package ask

import (
	"errors"
	"strconv"
	"strings"

	"pazienza/engine"
	"pazienza/engine/solve"
)

// Answer is what comes back to a question.
type Answer struct {
	Progress  bool // not the answer yet: so many positions were looked into
	Verdict   solve.Verdict
	Positions int
	Deal      int           // of Deal, with Winnable: its number
	Wins      int           // of Grade
	Played    int           // of Grade
	Moves     []engine.Move // of Line, from the table to the win; of Hints, the best first
	Err       error         // there is no answer, for this reason
}

// Why there may be no answer.
var (
	ErrCancelled = errors.New("cancelled")                        // called off, or a newer question has taken its place
	ErrMissing   = errors.New("nobody is there to be asked")      // the browser has no worker, or blocks it
	ErrGone      = errors.New("the one who was asked went twice") // it did so over this question
	errAnswer    = errors.New("an answer that cannot be read")
)

// The words of answers.
const (
	answerWord    = "answer"
	progressWord  = "progress"
	errorWord     = "error"
	cancelledWord = "cancelled"
)

// figures are the numbers of an answer, in the order in which they are written.
func (a *Answer) figures() [4]*int { return [4]*int{&a.Positions, &a.Deal, &a.Wins, &a.Played} }

// Text writes an answer to a question.
func (a Answer) Text(id int, q *Question) string {
	text := strconv.Itoa(id)
	switch {
	case errors.Is(a.Err, ErrCancelled):
		return text + " " + cancelledWord
	case a.Err != nil:
		return text + " " + errorWord + " " + a.Err.Error()
	case a.Progress:
		text += " " + progressWord
	default:
		text += " " + answerWord
	}
	text += " " + a.Verdict.String()
	for _, n := range a.figures() {
		text += " " + strconv.Itoa(*n)
	}
	for _, m := range a.Moves {
		text += " " + q.Game.MoveText(m)
	}
	return text
}

// AnswerID returns the number of the question that an answer is to, or 0.
func AnswerID(text string) int {
	first, _, _ := strings.Cut(text, " ")
	id, err := strconv.Atoi(first)
	if err != nil || id < 0 {
		return 0
	}
	return id
}

// ParseAnswer reads an answer to a question. What cannot be read is an answer with an error.
func ParseAnswer(q *Question, text string) Answer {
	f := strings.Fields(text)
	bad := Answer{Err: errAnswer}
	switch {
	case len(f) > 1 && f[1] == cancelledWord:
		return Answer{Err: ErrCancelled}
	case len(f) > 1 && f[1] == errorWord:
		return Answer{Err: errors.New(strings.Join(f[2:], " "))}
	case len(f) < 7 || f[1] != answerWord && f[1] != progressWord:
		return bad
	}
	a := Answer{Progress: f[1] == progressWord}
	for a.Verdict.String() != f[2] {
		if a.Verdict++; a.Verdict > solve.Unwinnable {
			return bad
		}
	}
	for i, n := range a.figures() {
		v, err := strconv.Atoi(f[3+i])
		if err != nil || v < 0 {
			return bad
		}
		*n = v
	}
	if a.Deal > engine.MaxDeal || a.Wins > a.Played {
		return bad
	}
	for _, text := range f[7:] {
		m, err := q.Game.ParseMove(text)
		if err != nil {
			return bad
		}
		a.Moves = append(a.Moves, m)
	}
	return a
}
