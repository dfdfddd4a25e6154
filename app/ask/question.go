package ask

import (
	"errors"
	"strconv"
	"strings"

	"pazienza/engine"
)

// Kind tells what is asked.
type Kind uint8

// The kinds of question.
const (
	Verdict Kind = iota // can the table be won
	Line                // how: the moves to the win
	Deal                // a deal that can be won
	Hints               // good moves, from what can be seen
	Grade               // how often a player who does not peek wins a deal
)

var kindNames = [...]string{Verdict: "verdict", Line: "line", Deal: "deal", Hints: "hints", Grade: "grade"}

// String returns the kind in lower case.
func (k Kind) String() string { return kindNames[k] }

// ofTable reports whether the question is about a table.
func (k Kind) ofTable() bool { return k == Verdict || k == Line || k == Hints }

// Question is one thing that is asked.
type Question struct {
	Kind  Kind
	Game  *engine.Game
	Table engine.State // of Verdict, Line and Hints
	Deal  int          // of Deal the first number to try, of Grade the one to grade
	Limit int          // most positions to look into, or games to play; 0 leaves it to the one asked
	Idle  bool         // nobody waits for it: all others come first
}

// The words of messages besides the kinds.
const (
	askWord    = "ask"
	idleWord   = "idle"
	cancelWord = "cancel"
)

// Text writes the question under a number.
func (q Question) Text(id int) string {
	manner := askWord
	if q.Idle {
		manner = idleWord
	}
	head := strings.Join([]string{strconv.Itoa(id), q.Kind.String(), q.Game.Name(), strconv.Itoa(q.Deal), strconv.Itoa(q.Limit), manner}, " ")
	if q.Kind.ofTable() {
		head += "\n" + q.Game.Text(&q.Table)
	}
	return head
}

// CancelText calls off the question with a number.
func CancelText(id int) string { return strconv.Itoa(id) + " " + cancelWord }

// What is wrong with a message.
var (
	errForm  = errors.New("want a number, a kind, a game, a deal, a limit, and ask or idle; or a number and cancel")
	errTable = errors.New("the table does not hold the game's cards")
	errDeal  = errors.New("no such deal")
)

// maxLimit bounds what a question may ask for.
const maxLimit = 1 << 40

// Parse reads a message of one who asks: a question and its number, or the number of one that
// is called off. An error comes with the number where there is one.
func Parse(c engine.Catalogue, text string) (id int, q Question, cancel bool, err error) {
	head, table, _ := strings.Cut(text, "\n")
	f := strings.Fields(head)
	if len(f) < 2 {
		return 0, q, false, errForm
	}
	if id, err = strconv.Atoi(f[0]); err != nil || id < 1 {
		return 0, q, false, errForm
	}
	if len(f) == 2 && f[1] == cancelWord {
		return id, q, true, nil
	}
	if len(f) != 6 || f[5] != askWord && f[5] != idleWord {
		return id, q, false, errForm
	}
	q.Idle = f[5] == idleWord
	found := false
	for k, name := range kindNames {
		if f[1] == name {
			q.Kind, found = Kind(k), true
		}
	}
	deal, err1 := strconv.Atoi(f[3])
	limit, err2 := strconv.Atoi(f[4])
	if !found || err1 != nil || err2 != nil || limit < 0 || limit > maxLimit {
		return id, q, false, errForm
	}
	q.Deal, q.Limit = deal, limit
	if q.Game, err = c.Game(f[2]); err != nil {
		return id, q, false, err
	}
	if !q.Kind.ofTable() {
		if deal < 1 || deal > engine.MaxDeal {
			return id, q, false, errDeal
		}
		return id, q, false, nil
	}
	if q.Table, err = q.Game.ParseTable(table); err != nil {
		return id, q, false, err
	}
	if q.Table.Total() != q.Game.Cards() {
		return id, q, false, errTable
	}
	return id, q, false, nil
}
