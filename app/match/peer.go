package match

import (
	"strings"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/pair"
)

// peer is the other device, if there is one: here plays the host or the guest.
type peer struct {
	host  *pair.Host
	guest *pair.Guest
	there bool     // there is a connection
	goOn  bool     // the clock ran when it was lost
	time  bool     // of a guest: the host says that the time of the race is up
	out   []string // messages of the match itself that wait to be sent
	all   pace     // how many messages it may send
	words pace     // and how many of the match itself
}

// LinkState is how things stand with the other device.
type LinkState uint8

// The states of the link.
const (
	NoLink  LinkState = iota // nobody plays at another device
	Away                     // there is no connection
	Joining                  // there is one, and the two are catching up
	Joined                   // both know all
)

func (m *Match) link() LinkState {
	switch p := &m.peer; {
	case p.host == nil && p.guest == nil:
		return NoLink
	case !p.there:
		return Away
	case p.host != nil && p.host.Live(), p.guest != nil && p.guest.Live():
		return Joined
	}
	return Joining
}

// Connect says that there is a connection to the other device: what there is to tell is then
// got by [Match.Send].
func (m *Match) Connect(now time.Duration) {
	m.catchUp()
	m.elsewhere = false
	p := &m.peer
	p.there = p.host != nil || p.guest != nil
	p.all, p.words = newPace(mostMessages, eachMessage, now), newPace(mostWords, eachWord, now)
	if p.guest != nil {
		p.guest.Connect()
	}
	if p.host != nil {
		m.stand()
		m.sayTime()
	}
	if here, ok := m.Own(); ok && m.over && m.sides[here].again { // what was said before is lost
		m.say(wordAgain)
	}
	m.tell(0, session.Change{Cause: session.MatchChanged})
}

// Drop says that the connection is lost. The match pauses; it goes on when there is a new one,
// or without the peer by [Match.TakeOver].
func (m *Match) Drop(now time.Duration) {
	p := &m.peer
	if m.link() == NoLink {
		return // a computer has taken over
	}
	p.there, p.out = false, nil
	if p.host != nil {
		p.host.Drop()
	}
	if p.guest != nil {
		p.guest.Drop()
	}
	if m.game != nil && !m.over {
		p.goOn = p.goOn || m.clock.running
		m.setRunning(false, now)
		return
	}
	m.tell(0, session.Change{Cause: session.MatchChanged})
}

// Send returns the messages for the other device that wait to be sent, in order, and forgets
// them. It is to be called after everything that may bring about some: Connect, Receive, Do,
// Tick, Go, Pause, Resign, Again.
func (m *Match) Send() []string {
	p := &m.peer
	p.flush()
	out := p.out
	p.out = nil
	return out
}

// flush queues what the game has to say.
func (p *peer) flush() {
	if p.host != nil {
		p.out = append(p.out, p.host.Send()...)
	}
	if p.guest != nil {
		p.out = append(p.out, p.guest.Send()...)
	}
}

// do makes a step in the game, over the other device where there is one.
func (m *Match) do(st engine.Step) ([]engine.Event, error) {
	switch p := &m.peer; {
	case m.over && !st.Auto: // the cards of a race that was won by finishing still fly
		return nil, engine.GameOver
	case p.host != nil:
		return p.host.Do(st)
	case p.guest != nil:
		events, err := p.guest.Do(st)
		m.game = p.guest.Match()
		return events, err
	}
	return m.game.Do(st)
}

// Receive takes a message of the other device. An error is a [pair.Fault]: then the connection
// had better be closed, and nothing has changed.
func (m *Match) Receive(text string, now time.Duration) error {
	if m.closed {
		return NoPeer // who has left is dealt no other game
	}
	if m.link() == Joined && !m.peer.all.spend(now) {
		return pair.TooFast
	}
	if word, ours := strings.CutPrefix(text, matchWord); ours {
		if !m.peer.words.spend(now) {
			return pair.TooFast
		}
		return m.heard(word, now)
	}
	var news pair.News
	var err error
	before := [2]engine.State{m.State(0), m.State(1)}
	switch p := &m.peer; {
	case p.host != nil:
		live := p.host.Live()
		if news, err = p.host.Receive(text, int(m.clock.elapsed(now)/tenth)); err == nil && !live && p.host.Live() {
			m.sayClock(now)
		}
	case p.guest != nil:
		if news, err = p.guest.Receive(text); err == pair.OtherGame && m.over {
			m.forget()     // the host has dealt another game, and its word of that was lost
			p.guest.Send() // the host is greeted already
			news, err = p.guest.Receive(text)
		}
		m.game = p.guest.Match()
	default:
		return NoPeer
	}
	if err != nil {
		return err
	}
	m.news(news, before, now)
	if m.peer.goOn && m.link() == Joined && !m.over {
		m.peer.goOn = false
		m.say(wordGo) // a page that was loaded anew stands still
		m.setRunning(true, now)
	}
	return nil
}

// news tells what a message has brought about.
func (m *Match) news(news pair.News, before [2]engine.State, now time.Duration) {
	if news.Dealt {
		m.terms.Game, m.terms.Limit = m.game.Game().Name(), time.Duration(m.game.Limit())*tenth
		m.begin(m.newID(), 0, now)
		m.save(now)
		m.dealt(session.Dealt)
		return
	}
	if m.game == nil {
		return
	}
	for _, lost := range news.Lost { // own cards go back, and it is said why
		i := lost.Step.Player()
		if before[i] != *m.game.State(i) {
			m.tell(i, session.Change{Cause: session.Undone, Before: before[i], After: *m.game.State(i), Move: m.shownMove(lost.Step.Move)})
			before = [2]engine.State{m.State(0), m.State(1)}
		}
		why := lost.Why
		if why == engine.NextInSuit {
			why = Quicker
		}
		m.refuse(i, m.blame(lost.Step), m.shownMove(lost.Step.Move), why)
	}
	for _, done := range news.Done {
		i := done.Step.Player()
		m.settle(done.Step, before[i], now)
		m.told(done.Step, before[i], done.Events)
		before = [2]engine.State{m.State(0), m.State(1)}
	}
	if news.Live || len(news.Lost) > 0 {
		m.save(now)
		m.tell(0, session.Change{Cause: session.MatchChanged})
	}
	m.endIfKnown(now)
}

// endIfKnown notices the end of the game, but at a guest's who has not heard all of it yet.
func (m *Match) endIfKnown(now time.Duration) {
	if m.game != nil && (m.peer.guest == nil || m.peer.guest.Live()) {
		m.end(now)
	}
}

func (m *Match) blame(st engine.Step) engine.PileID {
	if st.Op == engine.OpMove && st.Move.Kind == engine.Carry {
		return st.Move.To
	}
	return m.stock(st.Player())
}
