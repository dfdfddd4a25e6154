package match

import (
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/pair"
	"pazienza/engine/player"
)

// Start begins a match, or tells with an error why there can be none. A match in progress is
// left (see [Match.Leave]). The clock stands until [Match.Go], or until somebody here moves.
//
// With a peer, the one of the two devices whose own player is 0 deals, once the other has
// connected; on the other there is no game until then.
func (m *Match) Start(t Terms, now time.Duration) error {
	g, played, err := t.check(m.cat)
	if err != nil {
		return err
	}
	m.stale, m.elsewhere = false, false
	m.Leave(now)
	m.terms, m.games, m.peer, m.closed = t, games{}, peer{}, false
	m.ghost = nil
	if played != nil {
		m.ghost = timed(played)
	}
	if t.Seats[0].Who == Peer {
		m.game = nil
		m.peer.guest = pair.NewGuest(m.cat, nil)
		return nil
	}
	m.deal(g, t.Deal, now)
	return nil
}

// deal begins a game; number 0 is a random deal.
func (m *Match) deal(g *engine.Game, number int, now time.Duration) {
	if number == 0 {
		number = 1 + int(m.random()%engine.MaxDeal)
	}
	m.game = pair.New(g, number, int(m.terms.Limit/tenth))
	if m.terms.Seats[1].Who == Peer {
		m.peer.host = pair.NewHost(m.game)
	}
	m.begin(m.newID(), m.random(), now)
	m.save(now)
	m.dealt(session.Dealt)
}

// begin makes everything ready for the game that is there: one that was just dealt, or is
// resumed.
func (m *Match) begin(id string, seed uint64, now time.Duration) {
	m.id, m.seed, m.over, m.paused, m.decided = id, seed, false, false, goesOn
	m.claims, m.read = 0, false
	m.clock.set(false, m.clock.hidden, now)
	m.clock.sum = time.Duration(m.game.Time()) * tenth
	m.still()
	m.sides = [2]side{}
	for _, st := range m.game.Log() {
		m.sides[st.Player()].steps++
	}
	for i := range m.sides {
		m.sit(i)
	}
}

// sit gives a player's seat to a computer, where one is to sit there.
func (m *Match) sit(i int) {
	s := &m.sides[i]
	s.computer = nil
	if m.terms.Seats[i].Who == Computer {
		s.computer = player.NewOpponent(m.game.Game(), m.seat(i), m.seed+uint64(i), m.terms.Seats[i].Level)
		s.computer.Recall(m.game.Line(i))
		s.due = m.clock.sum + m.pace(i, engine.Move{})
	}
}

// dealt tells of a game that is there now.
func (m *Match) dealt(c session.Cause) {
	m.tell(0, session.Change{Cause: c})
	if m.game.Race() {
		m.tell(1, session.Change{Cause: c})
	}
}

// Go starts the clock: of a new game, one that was resumed, or after a pause.
func (m *Match) Go(now time.Duration) { m.run(true, now) }

// Pause stops the clock, and nobody moves until [Match.Go].
func (m *Match) Pause(now time.Duration) { m.run(false, now) }

func (m *Match) run(goes bool, now time.Duration) {
	if goes {
		m.here()
	}
	if m.game == nil || m.over || m.elsewhere || m.clock.running == goes && m.paused == !goes {
		return
	}
	if goes && m.read {
		m.claims, m.read = m.claims+1, false
	}
	m.sayClock(now)
	m.say(map[bool]string{true: wordGo, false: wordPause}[goes])
	m.setRunning(goes, now)
}

func (m *Match) setRunning(goes bool, now time.Duration) {
	m.paused = !goes
	m.clock.set(goes, m.clock.hidden, now)
	m.save(now)
	m.tell(0, session.Change{Cause: session.MatchChanged})
}

// Hide tells the match that the page was hidden or is shown again. Nobody moves meanwhile, but
// for a peer.
func (m *Match) Hide(hidden bool, now time.Duration) {
	if m.clock.hidden == hidden || hidden && m.link() != NoLink { // the other device does not stand still
		return
	}
	ran := m.clock.running && !m.clock.hidden
	m.clock.set(m.clock.running, hidden, now)
	if !hidden {
		m.catchUp()
	}
	if m.game != nil && !m.closed {
		if ran { // a window that only looks on keeps nothing
			m.save(now)
		}
		m.tell(0, session.Change{Cause: session.ClockMoved})
	}
}

// Leave ends what there is. A game in progress that one person here has begun, against
// somebody else, counts as given up; a peer hears of it if [Match.Send] is called once more.
func (m *Match) Leave(now time.Duration) {
	m.catchUp()
	m.elsewhere = false
	if m.game == nil || m.closed {
		m.close()
		return
	}
	if here, ok := m.Own(); ok && !m.over && m.sides[here].steps > 0 {
		m.Resign(here, now)
		m.decide(engine.Result{Ending: engine.Resigned, Winner: 1 - here}, now) // a guest who leaves gets no answer
	}
	m.close()
	m.store.Write(session.Edit{Shelf: session.Match, Key: inProgress})
}

// close has nobody move any more, or think.
func (m *Match) close() {
	m.closed = true
	m.still()
}

// Own returns the player who is here, where it is one of the two; ok is false where both are,
// or none.
func (m *Match) Own() (player int, ok bool) {
	a, b := m.terms.Seats[0].Who == Here, m.terms.Seats[1].Who == Here
	if b {
		player = 1
	}
	return player, a != b
}

// TakeOver lets a computer go on for a peer who has gone.
func (m *Match) TakeOver(l player.Level, now time.Duration) error {
	m.here()
	for i, s := range m.terms.Seats {
		if s.Who != Peer || m.game == nil || m.over || m.elsewhere {
			continue
		}
		m.terms.Seats[i] = Seat{Computer, l}
		m.peer = peer{}
		m.clock.set(m.clock.running, m.clock.hidden, now)
		m.sit(i)
		m.save(now)
		m.tell(0, session.Change{Cause: session.MatchChanged})
		m.end(now) // by what was done here and had no answer
		return nil
	}
	return NoPeer
}

// Abandon ends a match whose peer has gone, and may never be back: it counts for nobody.
func (m *Match) Abandon(now time.Duration) error {
	if m.link() != Away {
		return NoPeer
	}
	if m.over { // it has been counted
		m.Leave(now)
		return nil
	}
	m.peer = peer{}
	m.close()
	m.store.Write(session.Edit{Shelf: session.Match, Key: inProgress})
	return nil
}
