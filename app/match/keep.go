package match

import (
	"strconv"
	"strings"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/pair"
)

// inProgress is the key of the match in progress.
const inProgress = "match"

// keptHead names the form in which it is kept, and its version.
const keptHead = "pazienza-match 1"

// keptLines are the lines of it before those of the game.
const keptLines = 11

// save keeps the match in progress.
func (m *Match) save(now time.Duration, more ...session.Edit) {
	if text := m.text(now); text != "" && !m.closed {
		more = append(more, session.Edit{Shelf: session.Match, Key: inProgress, Text: text})
	}
	if len(more) > 0 {
		m.store.Write(more...)
	}
}

// text writes the match: what is known of it besides the game, line by line, and then the game
// as package pair does. The number after the id says how often a window has taken the match
// over from another, or from what was kept; it is not there where none has.
//
//	pazienza-match 1
//	id 6f1c09d2a4b87e35 2
//	seed 1234
//	seats here computer-2
//	best 3
//	won 1 0 0
//	deal 20417
//	limit 600000
//	time 252000
//	result - 0
//	ghost -
//	pazienza-pair 1
//	...
func (m *Match) text(now time.Duration) string {
	game := m.sure()
	if game == nil {
		return ""
	}
	n := func(x int) string { return strconv.Itoa(x) }
	result, ghost := "-", "-"
	if m.decided.Over() {
		result = endingNames[m.decided.Ending]
	}
	if m.terms.Ghost != "" {
		ghost = m.terms.Ghost
	}
	return strings.Join([]string{
		keptHead,
		m.idLine(),
		"seed " + strconv.FormatUint(m.seed, 10),
		"seats " + m.terms.Seats[0].text() + " " + m.terms.Seats[1].text(),
		"best " + n(m.terms.Best),
		"won " + n(m.games.Won[0]) + " " + n(m.games.Won[1]) + " " + n(m.games.Drawn),
		"deal " + n(m.terms.Deal),
		"limit " + n(int(m.terms.Limit.Milliseconds())),
		"time " + n(int(m.clock.elapsed(now).Milliseconds())),
		"result " + result + " " + n(m.decided.Winner+1),
		"ghost " + ghost,
		game.Text(),
	}, "\n")
}

// parse reads what text has written, all or nothing.
func (m *Match) parse(text string, now time.Duration) error {
	names := [...]string{"id ", "seed ", "seats ", "best ", "won ", "deal ", "limit ", "time ", "result ", "ghost "}
	lines := strings.SplitN(text, "\n", keptLines+1)
	if len(lines) != keptLines+1 || lines[0] != keptHead {
		return Damaged
	}
	var word [len(names)][]string
	for i, name := range names {
		v, ok := strings.CutPrefix(lines[i+1], name)
		if word[i] = strings.Split(v, " "); !ok || len(word[i]) != [...]int{1, 1, 2, 1, 3, 1, 1, 1, 2, 1}[i] && (i != 0 || len(word[i]) != 2) {
			return Damaged
		}
	}
	bad := false
	number := func(line, at int) int {
		n, err := strconv.Atoi(word[line][at])
		bad = bad || err != nil || n < 0 || n > maxFigure
		return n
	}
	game, err := pair.Parse(m.cat, lines[len(lines)-1])
	seed, err2 := strconv.ParseUint(word[1][0], 10, 64)
	a, ok0 := parseSeat(word[2][0])
	b, ok1 := parseSeat(word[2][1])
	if err != nil || err2 != nil || !ok0 || !ok1 {
		return Damaged
	}
	t := Terms{
		Game: game.Game().Name(), Deal: number(5, 0), Seats: [2]Seat{a, b}, Best: number(3, 0),
		Limit: time.Duration(number(6, 0)) * time.Millisecond, Ghost: strings.TrimPrefix(word[9][0], "-"),
	}
	won := games{Won: [2]int{number(4, 0), number(4, 1)}, Drawn: number(4, 2)}
	claims := 0
	if len(word[0]) == 2 {
		claims = number(0, 1)
	}
	played, result := number(7, 0), engine.Result{Winner: number(8, 1) - 1}
	for e, name := range endingNames {
		if name == word[8][0] {
			result.Ending = engine.Ending(e)
		}
	}
	_, ghost, err := t.check(m.cat)
	if bad || err != nil || result.Winner > 1 || game.Limit() != int(t.Limit/tenth) {
		return Damaged
	}
	m.take(t, won, game, ghost)
	m.begin(word[0][0], seed, now)
	m.claims, m.read = claims, true
	m.clock.sum = max(m.clock.sum, time.Duration(played)*time.Millisecond)
	m.resumeEnd(result)
	return nil
}

// take makes a kept match the one that is played.
func (m *Match) take(t Terms, won games, game *pair.Match, ghost *engine.Line) {
	m.terms, m.games, m.game, m.peer, m.ghost, m.closed = t, won, game, peer{}, nil, false
	if ghost != nil {
		m.ghost = timed(ghost)
	}
	switch {
	case t.Seats[1].Who == Peer:
		m.peer.host = pair.NewHost(game)
	case t.Seats[0].Who == Peer:
		m.peer.guest = pair.NewGuest(m.cat, game)
	}
}

// resumeEnd takes in how a kept game has ended: it was counted then.
func (m *Match) resumeEnd(r engine.Result) {
	for i := range m.sides {
		if c := m.sides[i].computer; c != nil {
			m.sides[i].due = m.clock.sum + m.pace(i, engine.Move{})
		}
		if line := m.game.Line(i); r.Ending == engine.SentOut && r.Winner == i && m.game.Race() && !line.Won() {
			m.sides[i].finish = session.FinishLine(m.game.Game(), *line.State())
		}
		m.sides[i].again = r.Over() && (m.terms.Seats[i].Who == Computer || m.terms.Seats[i].Who == Ghost)
	}
	if r.Over() {
		m.decided, m.over = r, true
	}
}

// Open resumes the match that is kept, if there is one. The clock stands until somebody here
// moves, or [Match.Go]. A kept match that cannot be read is set aside, never lost, and told.
func (m *Match) Open(now time.Duration) bool {
	kept, err := m.store.All(session.Match)
	if err != nil {
		m.tell(0, session.Change{Cause: session.Unsaved, Why: err})
	}
	text, ok := kept[inProgress]
	if !ok {
		return false
	}
	if err := m.parse(text, now); err != nil {
		m.setAside(session.Match, inProgress, text, err)
		return false
	}
	m.dealt(session.Resumed)
	m.end(now)
	return true
}

// setAside moves a text that cannot be read to where nothing writes over it.
func (m *Match) setAside(shelf, key, text string, why error) {
	aside := shelf + " " + key + " " + strconv.FormatUint(m.random(), 36)
	m.store.Write(session.Edit{Shelf: session.Damaged, Key: aside, Text: text}, session.Edit{Shelf: shelf, Key: key})
	m.tell(0, session.Change{Cause: session.SetAside, Why: why})
}
