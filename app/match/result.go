package match

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"pazienza/engine"
	"pazienza/engine/player"
)

// Result is what statistics know of one game of two.
type Result struct {
	ID     string
	Game   string // the game's name
	Deal   int
	Seats  [2]Seat
	Ending engine.Ending
	Winner int // 0, 1, or engine.Nobody
	Home   [2]int
	Moves  [2]int
	Time   time.Duration // of play
	At     int64         // unix seconds of the end
}

var endingNames = [...]string{
	engine.GoesOn: "open", engine.SentOut: "out", engine.Blocked: "blocked", engine.Resigned: "resigned", engine.TimeUp: "time",
}

// outcome is the result of the game in progress.
func (m *Match) outcome(r engine.Result) Result {
	at := int64(0)
	if m.Wall != nil {
		at = max(0, m.Wall().Unix())
	}
	res := Result{
		ID: m.id, Game: m.game.Game().Name(), Deal: m.game.Deal(), Seats: m.terms.Seats, Ending: r.Ending, Winner: r.Winner,
		Home: m.sure().Home(), Moves: m.sure().Moves(), Time: m.clock.sum, At: at,
	}
	for i := range m.sides {
		if line := m.flown(i); line != nil {
			res.Home[i], res.Moves[i] = m.game.Game().Home(line.State(), 0), line.Moves()
		}
	}
	return res
}

// flown is the line of a race that finishes by itself once its cards have arrived, nil where
// none fly.
func (m *Match) flown(i int) *engine.Line {
	s := &m.sides[i]
	if s.finish == nil {
		return nil
	}
	line := m.game.Line(i).Clone()
	for _, mv := range s.finish {
		if _, err := line.Do(engine.Step{Move: mv, Auto: true, At: line.Time()}); err != nil {
			return nil // it was looked at before: cannot happen
		}
	}
	return line
}

// resultHead names the form of a result and its version.
const resultHead = "match 1"

// String writes the result on one line; the id is its key and not part of it.
func (r Result) String() string {
	n := func(x int) string { return strconv.Itoa(x) }
	return strings.Join([]string{
		resultHead, r.Game, "deal", n(r.Deal), "seats", r.Seats[0].text(), r.Seats[1].text(),
		"end", endingNames[r.Ending], "winner", n(r.Winner + 1), "home", n(r.Home[0]), n(r.Home[1]),
		"moves", n(r.Moves[0]), n(r.Moves[1]), "time", n(int(r.Time.Milliseconds())), "at", strconv.FormatInt(r.At, 10),
	}, " ")
}

// text writes who sits somewhere: "here", "computer-2", "peer", "ghost".
func (s Seat) text() string {
	if s.Who == Computer {
		return s.Who.String() + "-" + strconv.Itoa(int(s.Level))
	}
	return s.Who.String()
}

func parseSeat(text string) (s Seat, ok bool) {
	for w := range whoNames {
		for l := player.Novice; l <= player.Expert; l++ {
			if s = (Seat{Who(w), l}); s.text() == text && (s.Who == Computer || l == 0) {
				return s, true
			}
		}
	}
	return Seat{}, false
}

// maxFigure bounds every figure of a result: milliseconds of ten years are less.
const maxFigure = 1 << 40

// ParseResult reads a result as String writes it.
func ParseResult(id, text string) (Result, error) {
	bad := func(what string) (Result, error) { return Result{}, fmt.Errorf("match %q: %s in %q", id, what, text) }
	rest, ok := strings.CutPrefix(text, resultHead+" ")
	f := strings.Split(rest, " ")
	if !ok || len(f) != 20 {
		return bad("want " + resultHead + " and 20 words")
	}
	r := Result{ID: id, Game: f[0]}
	var ok0, ok1 bool
	r.Seats[0], ok0 = parseSeat(f[4])
	r.Seats[1], ok1 = parseSeat(f[5])
	if !ok0 || !ok1 {
		return bad("seats")
	}
	for e, name := range endingNames {
		if name == f[7] {
			r.Ending = engine.Ending(e)
		}
	}
	var n [8]int
	for i, at := range [...]int{2, 9, 11, 12, 14, 15, 17, 19} {
		v, err := strconv.Atoi(f[at])
		if err != nil || v < 0 || v > maxFigure {
			return bad("figure " + f[at])
		}
		n[i] = v
	}
	r.Deal, r.Winner = n[0], n[1]-1
	r.Home, r.Moves = [2]int{n[2], n[3]}, [2]int{n[4], n[5]}
	r.Time, r.At = time.Duration(n[6])*time.Millisecond, int64(n[7])
	if r.Ending == engine.GoesOn || r.Winner > 1 || r.String() != text {
		return bad("words")
	}
	return r, nil
}
