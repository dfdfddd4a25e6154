package pair

import (
	"pazienza/engine"
)

// MaxPending is how many own steps of a guest may wait for an answer.
const MaxPending = 64

// Guest plays along in the host's order. Its own player is 1.
type Guest struct {
	games   engine.Catalogue
	sure    *Match // nil before anything is dealt
	shown   *Match // the same while nothing is pending
	pending []pending
	out     []string
	phase   phase
	epoch   int // how many own steps were refused on this connection
	seq     int // how many were sent since
}

type phase uint8

const (
	away    phase = iota
	greeted       // the deal is awaited
	told          // what the host has is being told
	live
)

// pending is an own step that the host has not answered.
type pending struct {
	step engine.Step
	aim  aim
	seq  int
	lost bool // it cannot stand any more, and is undone here; the host will say so
}

// aim is what a step is meant to do: it must not come to do another thing.
type aim struct {
	card  engine.Card // the first card carried, or the one drawn first
	last  engine.Move // of undo: what is taken back
	moves int         // of undo and redo: how many moves stand
}

func (m *Match) aim(st engine.Step) (a aim) {
	l, seat := m.Line(st.Player()), m.seat(st.Player())
	switch {
	case st.Op == engine.OpUndo, st.Op == engine.OpRedo:
		a.last, _ = l.LastBy(seat)
		a.moves = l.MovesBy(seat)
	case st.Op == engine.OpMove && st.Move.Kind == engine.Carry:
		if pile := int(st.Move.From); pile < len(m.game.Piles()) {
			cards := l.State().Pile(st.Move.From)
			if n := int(st.Move.Count); n > 0 && n <= len(cards) {
				a.card = cards[len(cards)-n].ID()
			}
		}
	case st.Op == engine.OpMove:
		a.card = l.State().Top(m.game.StockOf(seat)).ID()
	}
	return a
}

// NewGuest returns a guest who can play the games of a catalogue. It knows a match, if it has
// kept one, or else nil.
func NewGuest(games engine.Catalogue, kept *Match) *Guest {
	return &Guest{games: games, sure: kept, shown: kept}
}

// Match returns the match as it is shown, own steps that wait for an answer included; nil
// before it is dealt.
func (q *Guest) Match() *Match { return q.shown }

// Sure returns the match in the host's order, as far as it is known: what to keep.
func (q *Guest) Sure() *Match { return q.sure }

// Live reports whether the host is there, and everything is known.
func (q *Guest) Live() bool { return q.phase == live }

// Connect begins a connection.
func (q *Guest) Connect() {
	have, key := 0, uint64(0)
	if q.sure != nil {
		have, key = len(q.sure.log), q.sure.Key()
	}
	q.phase, q.out = greeted, []string{line("hello", version, have, key)}
}

// Drop says that the connection is lost. Own steps wait for the next.
func (q *Guest) Drop() { q.phase, q.out = away, nil }

// Send returns the messages that wait to be sent, in order, and forgets them.
func (q *Guest) Send() []string {
	out := q.out
	q.out = nil
	return out
}

// Do does a step of the guest's player at once, and leaves it to the host to confirm it; or
// it returns why it cannot be done, an [engine.Reason] or a [Fault].
func (q *Guest) Do(st engine.Step) ([]engine.Event, error) {
	switch {
	case q.sure == nil:
		return nil, NotDealt
	case st.Player() != 1:
		return nil, engine.NotYours
	case len(q.pending) >= MaxPending:
		return nil, TooMany
	}
	if err := q.shown.Check(st); err != nil {
		return nil, err
	}
	if q.shown == q.sure {
		q.shown = q.sure.Clone()
	}
	p := pending{step: st, aim: q.shown.aim(st)}
	events, err := q.shown.Do(st)
	if err != nil {
		return nil, err
	}
	q.pending = append(q.pending, p)
	if q.phase == live {
		q.propose(&q.pending[len(q.pending)-1])
	}
	return events, nil
}

// propose sends a pending step.
func (q *Guest) propose(p *pending) {
	q.seq++
	p.seq = q.seq
	q.out = append(q.out, line("do", q.epoch, p.seq, q.sure.StepText(p.step)))
}

// rebase does the pending steps anew after what is sure, and returns those that do not stand
// any more.
func (q *Guest) rebase() (lost []Lost) {
	q.shown = q.sure.Clone()
	for i := range q.pending {
		p := &q.pending[i]
		if p.lost {
			continue
		}
		err := q.shown.Check(p.step)
		if err == nil && q.shown.aim(p.step) != p.aim {
			err = OutOfOrder
		}
		if err == nil {
			_, err = q.shown.Do(p.step)
		}
		if err != nil {
			p.lost = true
			lost = append(lost, Lost{p.step, err})
		}
	}
	return lost
}

// resend numbers the pending steps that stand anew, forgets the others, and sends them.
func (q *Guest) resend() {
	all := q.pending
	q.pending = nil
	for _, p := range all {
		if !p.lost {
			q.pending = append(q.pending, p)
		}
	}
	q.seq = 0
	for i := range q.pending {
		q.propose(&q.pending[i])
	}
	q.settle()
}

// settle shows what is sure where nothing is pending.
func (q *Guest) settle() {
	if len(q.pending) == 0 {
		q.shown = q.sure
	}
}
