package match

import (
	"strconv"
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
}

// What the match itself says to the other device; the game is spoken of by package pair. Each
// is one line that begins with [matchWord].
const (
	matchWord   = "match "
	wordGo      = "go"
	wordPause   = "pause"
	wordAgain   = "again"
	wordDecline = "decline"
	wordNext    = "next"  // the host has dealt another game: the guest says hello to it
	wordTime    = "time"  // by the host: the time of the race is up
	wordStand   = "stand" // BEST WON WON DRAWN: how the match stands, by the host
)

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
	p := &m.peer
	p.there = p.host != nil || p.guest != nil
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

// say queues a message of the match itself, after what the game has said before.
func (m *Match) say(word string) {
	if p := &m.peer; p.there {
		p.flush()
		p.out = append(p.out, matchWord+word)
	}
}

// sayTime says that the time of the race is up. Only the host's clock counts.
func (m *Match) sayTime() {
	if m.peer.host != nil && m.over && m.decided.Ending == engine.TimeUp {
		m.say(wordTime)
	}
}

func (m *Match) stand() {
	text := wordStand
	for _, n := range [...]int{m.terms.Best, m.games.Won[0], m.games.Won[1], m.games.Drawn} {
		text += " " + strconv.Itoa(n)
	}
	m.say(text)
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
	if word, ours := strings.CutPrefix(text, matchWord); ours {
		return m.heard(word, now)
	}
	var news pair.News
	var err error
	before := [2]engine.State{m.State(0), m.State(1)}
	switch p := &m.peer; {
	case p.host != nil:
		news, err = p.host.Receive(text, int(m.clock.elapsed(now)/tenth))
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

// heard takes what the other device says of the match itself.
func (m *Match) heard(word string, now time.Duration) error {
	p, theirs := &m.peer, 1
	if p.guest != nil {
		theirs = 0
	}
	if p.host == nil && p.guest == nil {
		return NoPeer
	}
	word, rest, _ := strings.Cut(word, " ")
	switch {
	case word == wordStand && p.guest != nil:
		return m.heardStand(rest)
	case rest != "":
		return pair.NotAMessage
	case word == wordGo, word == wordPause:
		if m.game != nil && !m.over {
			m.setRunning(word == wordGo, now)
		}
	case word == wordTime && p.guest != nil:
		p.time = true
		m.endIfKnown(now)
	case word == wordAgain, word == wordDecline:
		if m.over {
			m.sides[theirs].again = word == wordAgain
			m.agreed(now)
		}
	case word == wordNext && p.guest != nil:
		m.forget()
	default:
		return pair.NotAMessage
	}
	return nil
}

// forget has a guest greet the host as one who knows nothing: another game is dealt.
func (m *Match) forget() {
	m.peer.guest, m.peer.time = pair.NewGuest(m.cat, nil), false
	m.peer.guest.Connect()
}

func (m *Match) heardStand(text string) error {
	var n [4]int
	f := strings.Fields(text)
	for i := range n {
		if len(f) != len(n) {
			return pair.NotAMessage
		}
		v, err := strconv.Atoi(f[i])
		if err != nil || v < 0 || v > MaxBest*MaxBest {
			return pair.NotAMessage
		}
		n[i] = v
	}
	if n[0] < 1 || n[0] > MaxBest || n[0]%2 == 0 {
		return pair.NotAMessage
	}
	m.terms.Best = n[0]
	m.games = games{Won: [2]int{n[1], n[2]}, Drawn: n[3]}
	return nil
}
