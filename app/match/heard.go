package match

import (
	"strconv"
	"strings"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/pair"
)

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
	wordClock   = "clock" // TENTHS: the time of play, by the host
	wordStand   = "stand" // BEST WON WON DRAWN: how the match stands, by the host
)

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

// sayClock tells a guest the time of play: two clocks drift apart, and while a page is loaded
// one of them stands.
func (m *Match) sayClock(now time.Duration) {
	if m.peer.host != nil && m.game != nil {
		m.say(wordClock + " " + strconv.Itoa(int(m.clock.elapsed(now)/tenth)))
	}
}

func (m *Match) stand() {
	text := wordStand
	for _, n := range [...]int{m.terms.Best, m.games.Won[0], m.games.Won[1], m.games.Drawn} {
		text += " " + strconv.Itoa(n)
	}
	m.say(text)
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
	case word == wordClock && p.guest != nil:
		return m.heardClock(rest, now)
	case rest != "":
		return pair.NotAMessage
	case word == wordGo, word == wordPause:
		if m.game != nil && !m.over {
			m.setRunning(word == wordGo, now)
			m.sayClock(now)
		}
	case word == wordTime && p.guest != nil:
		if m.game != nil && m.game.Limit() == 0 {
			return pair.OutOfOrder // no host may end a game so
		}
		p.time = true
		m.endIfKnown(now)
	case word == wordAgain, word == wordDecline:
		if m.over {
			m.sides[theirs].again = word == wordAgain
			m.agreed(now)
		}
	case word == wordNext && p.guest != nil:
		if m.game != nil && !m.over {
			return pair.OutOfOrder // or throw one away that it loses
		}
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

func (m *Match) heardClock(text string, now time.Duration) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > maxClock {
		return pair.NotAMessage
	}
	m.clock.sum, m.clock.since = time.Duration(n)*tenth, now
	m.tell(0, session.Change{Cause: session.ClockMoved})
	return nil
}

// maxClock bounds what a host may say of the time, in tenths of a second: years.
const maxClock = 1_000_000_000

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
