package match

import (
	"strings"

	"pazienza/app/session"
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
	if m.game == nil || m.elsewhere || m.closed || !strings.HasPrefix(text, keptHead+"\nid "+m.id+"\n") {
		return false
	}
	lines := strings.SplitN(text, "\n", keptLines+1)
	other, err := pair.Parse(m.cat, lines[len(lines)-1])
	if err != nil {
		return false
	}
	here := m.sure()
	return session.Further(here.Log(), other.Log(), here.Text, other.Text)
}

// here is called before a person does anything here: from now on this window plays. One that
// plays with another device needs a connection for that first, see [Match.Connect].
func (m *Match) here() {
	m.catchUp()
	m.elsewhere = m.elsewhere && m.link() != NoLink
}
