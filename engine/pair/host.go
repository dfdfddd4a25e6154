package pair

import (
	"strconv"

	"pazienza/engine"
)

// Host keeps the order of a match for both devices. Its own player is 0.
type Host struct {
	match *Match
	out   []string
	live  bool // the guest is there, and knows all
	epoch int  // how many of the guest's steps were refused on this connection
	seq   int  // how many stand since
	spare int  // steps that the guest may make at once
	since int  // when that was counted
}

// What a guest may send: so many steps at once, as after a lost connection, and so many more in
// each tenth of a second.
const (
	spareMost = 2 * MaxPending
	spareEach = 3
)

// NewHost returns the host of a match: a new one, or one that goes on.
func NewHost(m *Match) *Host { return &Host{match: m} }

// Match returns the match.
func (h *Host) Match() *Match { return h.match }

// Live reports whether the guest is there and knows all.
func (h *Host) Live() bool { return h.live }

// Drop says that the connection is lost. What is done then is told on the next.
func (h *Host) Drop() { h.live, h.out = false, nil }

// Send returns the messages that wait to be sent, in order, and forgets them.
func (h *Host) Send() []string {
	out := h.out
	h.out = nil
	return out
}

// Do does a step of the host's player, or returns why it cannot be done.
func (h *Host) Do(st engine.Step) ([]engine.Event, error) {
	if st.Player() != 0 {
		return nil, engine.NotYours
	}
	events, err := h.match.Do(st)
	if err == nil && h.live {
		h.tell(len(h.match.log), 0, 0)
	}
	return events, err
}

// tell sends the n-th step.
func (h *Host) tell(n, epoch, seq int) {
	m := h.match
	st := m.log[n-1]
	h.out = append(h.out, line("log", n, epoch, seq, m.keys[n], m.StepText(st)+"@"+strconv.Itoa(st.At)))
}

// Receive takes a message of the guest, at a time in tenths of a second, and returns what it
// has brought about here. An error is a [Fault]: nothing has changed then.
func (h *Host) Receive(text string, at int) (News, error) {
	r, word, err := read(text)
	if err != nil {
		return News{}, err
	}
	switch word {
	case "hello":
		return News{}, h.hello(&r, at)
	case "do":
		return h.do(&r, at)
	}
	return News{}, NotAMessage
}

func (h *Host) hello(r *reader, at int) error {
	if err := r.version(); err != nil {
		return err
	}
	have, key := r.number(), r.key()
	if err := r.end(); err != nil {
		return err
	}
	if h.live {
		return OutOfOrder
	}
	m, from := h.match, 0
	if have <= len(m.log) && m.keys[have] == key {
		from = have
	}
	h.live, h.epoch, h.seq, h.spare, h.since = true, 0, 0, spareMost, at
	h.out = append(h.out[:0], line("deal", version, from, m.deal, m.limit, m.game.Name()))
	for n := from + 1; n <= len(m.log); n++ {
		h.tell(n, 0, 0)
	}
	h.out = append(h.out, line("live", len(m.log), m.Key()))
	return nil
}

func (h *Host) do(r *reader, at int) (News, error) {
	if !h.live {
		return News{}, OutOfOrder
	}
	if h.since < at {
		h.spare = min(spareMost, h.spare+spareEach*min(at-h.since, spareMost))
		h.since = at
	}
	if h.spare == 0 {
		return News{}, TooFast
	}
	epoch, seq := r.number(), r.number()
	st, err := r.step(h.match)
	switch {
	case err != nil:
		return News{}, err
	case st.Player() != 1:
		return News{}, NotTheirs
	case epoch > h.epoch, epoch == h.epoch && seq != h.seq+1:
		return News{}, OutOfOrder
	}
	h.spare--
	if epoch < h.epoch {
		return News{}, nil // sent before the guest knew of a refusal; sent anew if it still holds
	}
	st.At = at
	events, err := h.match.Do(st)
	if err != nil {
		h.out = append(h.out, line("no", h.epoch, seq, err.Error()))
		h.epoch, h.seq = h.epoch+1, 0
		return News{}, nil
	}
	h.seq++
	h.tell(len(h.match.log), epoch, seq)
	return News{Done: []Done{{h.match.log[len(h.match.log)-1], events}}}, nil
}

// News is what a message has brought about on the table that is shown here.
type News struct {
	Dealt bool   // of a guest: the match is a new one, or was begun anew
	Live  bool   // of a guest: all is known, and the table that is shown is the host's
	Done  []Done // steps of the other player, in order; until Live those of both
	Lost  []Lost // own steps that have lost their place: they are undone
}

// Done is a step with what happened.
type Done struct {
	Step   engine.Step
	Events []engine.Event
}

// Lost is an own step that was done here, and does not stand: the reason is an
// [engine.Reason], or OutOfOrder where the step before it is lost, or no answer came.
type Lost struct {
	Step engine.Step
	Why  error
}
