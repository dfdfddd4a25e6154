package match

import (
	"slices"
	"strconv"
	"strings"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/pair"
)

// follow takes in what another window of this browser has written. Where that is the match,
// this window looks on from there: it shows it, moves nobody and keeps nothing, until somebody
// plays here. So whichever window is played in, neither writes over what the other has done.
func (m *Match) follow(e session.Edit) {
	switch {
	case e.Shelf == session.Matches:
		m.tell(0, session.Change{Cause: session.MatchChanged})
	case e.Shelf == session.Match && e.Key == inProgress:
		if m.stale = true; !m.clock.hidden || e.Text == "" {
			m.catchUp()
		}
	}
}

// catchUp reads what the other window has kept last.
func (m *Match) catchUp() {
	if !m.stale {
		return
	}
	m.stale = false
	kept, _ := m.store.All(session.Match)
	text, ok := kept[inProgress]
	if !ok {
		m.elsewhere = false
		m.close()
		m.tell(0, session.Change{Cause: session.MatchChanged})
		return
	}
	if m.furtherThan(text) {
		m.save(m.clock.since)
		return
	}
	if m.parse(text, m.clock.since) != nil {
		return // whoever opens it next sets it aside
	}
	m.elsewhere = true
	m.dealt(session.Resumed)
}

// furtherThan reports whether this window is further in the game that another has kept, see
// [session.Further]. The one that is left keeps its own once more.
func (m *Match) furtherThan(text string) bool {
	lines := strings.SplitN(text, "\n", keptLines+1)
	if m.game == nil || m.elsewhere || m.closed || len(lines) != keptLines+1 || lines[0] != keptHead {
		return false
	}
	id, number, _ := strings.Cut(strings.TrimPrefix(lines[1], "id "), " ")
	other, err := pair.Parse(m.cat, lines[keptLines])
	if err != nil || id != m.id {
		return false
	}
	here := m.sure()
	claims, _ := strconv.Atoi(number) // where there is none it is 0
	switch {
	case m.claims > claims && !m.played(other.Log(), here.Log()):
		return true
	case m.claims < claims && !m.played(here.Log(), other.Log()):
		return false
	}
	return session.Further(here.Log(), other.Log(), here.Text, other.Text)
}

// played reports whether a person here has made any of the steps that one window has and another
// has not. Where none has, the window in which somebody has gone on last is the one that plays,
// whatever a computer has done in the other before that heard of it.
func (m *Match) played(steps, other []engine.Step) bool {
	for i, st := range steps {
		if i < len(other) && st == other[i] {
			continue
		}
		return slices.ContainsFunc(steps[i:], func(st engine.Step) bool { return m.terms.Seats[st.Player()].Who == Here })
	}
	return false
}

// idLine is the line that says which match it is, and how often it was taken over.
func (m *Match) idLine() string {
	if m.claims == 0 {
		return "id " + m.id
	}
	return "id " + m.id + " " + strconv.Itoa(m.claims)
}

// here is called before a person does anything here: from now on this window plays. One that
// plays with another device needs a connection for that first, see [Match.Connect].
func (m *Match) here() {
	m.catchUp()
	m.elsewhere = m.elsewhere && m.link() != NoLink
}
