package session

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"pazienza/engine/daily"
)

// Outcome is how a game ended, or that it has not.
type Outcome uint8

// The outcomes.
const (
	Unfinished Outcome = iota // begun and not left
	Lost                      // left unfinished after its first move
	Won
)

var outcomeNames = [...]string{Unfinished: "open", Lost: "lost", Won: "won"}

// String returns the outcome as results are written.
func (o Outcome) String() string { return outcomeNames[o] }

// Result is what statistics know of one game. Results are kept under the game's id, so
// that whatever happens a game counts once.
type Result struct {
	ID      string
	Game    string // the game's name
	Deal    int
	Outcome Outcome
	Time    time.Duration // of play
	Moves   int
	Score   int // may be below zero, as for money
	Undos   int
	Hints   int
	At      int64     // unix seconds of the outcome
	Day     daily.Day // of a win: the date where the player was when it was begun, at the latest; 0 is not known
}

// Won reports whether the game was won.
func (r Result) Won() bool { return r.Outcome == Won }

// Clean reports whether the game was played without undo and hints.
func (r Result) Clean() bool { return r.Undos == 0 && r.Hints == 0 }

// branchMark ends the ids of games that were played on from a past one.
const branchMark = "-on"

// Branch reports whether the game was played on from a past one.
func (r Result) Branch() bool { return strings.HasSuffix(r.ID, branchMark) }

// String writes the result on one line; the id is its key and not part of it.
func (r Result) String() string {
	n := func(x int) string { return strconv.Itoa(x) }
	text := strings.Join([]string{
		"result 1", r.Game, outcomeNames[r.Outcome], "deal", n(r.Deal), "time", n(int(r.Time.Milliseconds())), "moves", n(r.Moves),
		"score", n(r.Score), "undos", n(r.Undos), "hints", n(r.Hints), "at", strconv.FormatInt(r.At, 10),
	}, " ")
	if r.Day != 0 { // results from before it was noted have none
		text += dayMark + n(int(r.Day))
	}
	return text
}

const dayMark = " day "

// maxFigure bounds every figure of a result: milliseconds of ten years are less.
const maxFigure = 1 << 40

// maxDay is after the year 9999.
const maxDay = 3_000_000

// ParseResult reads a result as String writes it.
func ParseResult(id, text string) (Result, error) {
	names := [...]string{"deal", "time", "moves", "score", "undos", "hints", "at"}
	text, day, dated := strings.Cut(text, dayMark)
	var f [4 + 2*len(names)]string // strings.Fields would take most of the time of reading thousands
	rest, more := text, true
	for i := range f {
		f[i], rest, more = strings.Cut(rest, " ")
	}
	if more || f[0] != "result" || f[1] != "1" {
		return Result{}, fmt.Errorf("result %q: want %q and %d fields", id, "result 1", 2+2*len(names))
	}
	r := Result{ID: id, Game: f[2]}
	found := false
	for o, name := range outcomeNames {
		if f[3] == name {
			r.Outcome, found = Outcome(o), true
		}
	}
	if !found {
		return Result{}, fmt.Errorf("result %q: outcome %q is not open, lost or won", id, f[3])
	}
	var v [len(names)]int
	for i, name := range names {
		n, err := strconv.Atoi(f[5+2*i])
		lowest := 0
		if name == "score" {
			lowest = -maxFigure
		}
		if f[4+2*i] != name || err != nil || n < lowest || n > maxFigure {
			return Result{}, fmt.Errorf("result %q: want %s and a number, found %q %q", id, name, f[4+2*i], f[5+2*i])
		}
		v[i] = n
	}
	r.Deal, r.Time, r.Moves, r.Score = v[0], time.Duration(v[1])*time.Millisecond, v[2], v[3]
	r.Undos, r.Hints, r.At = v[4], v[5], int64(v[6])
	if dated {
		n, err := strconv.Atoi(day)
		if err != nil || n < 1 || n > maxDay {
			return Result{}, fmt.Errorf("result %q: want the number of a day, found %q", id, day)
		}
		r.Day = daily.Day(n)
	}
	return r, nil
}
