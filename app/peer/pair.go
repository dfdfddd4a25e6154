package peer

import (
	"slices"
	"strconv"
	"strings"
	"time"
)

// Pair is two ends in memory, and the network between them, with a clock of its own: nothing
// happens until a test has it happen, by Step, Settle or Pass. What lies between them does
// what a test has scripted.
type Pair struct {
	A, B *End

	now   time.Duration
	delay func(from *End, n int) time.Duration
	cut   int // lines until the connection breaks, -1 for never
	keep  [2]int
	stall time.Duration // nothing arrives before
	round int           // of codes
	codes int           // how many were made
	under []parcel      // what is under way, in the order in which it arrives
}

// End is one end of a Pair, a [Link]. Its codes are short texts.
type End struct {
	pair   *Pair
	match  string
	state  State
	reason Reason
	heard  func(string)
	told   func(State, Reason)

	code  string // its invitation, while that is open
	round int    // of its connection, 0 for none
	sent  int    // lines, in this connection

	wakes time.Duration // until then nothing that it sends arrives
}

// parcel is what arrives at an end: a line, or a state.
type parcel struct {
	at     time.Duration
	to     *End
	round  int
	line   string
	isLine bool
	state  State
	reason Reason
}

// NewPair returns two ends that do not know of each other yet.
func NewPair() *Pair {
	p := &Pair{cut: -1, delay: func(*End, int) time.Duration { return 0 }}
	p.A, p.B = p.end(""), p.end("")
	return p
}

func (p *Pair) end(match string) *End {
	return &End{pair: p, match: match, heard: func(string) {}, told: func(State, Reason) {}}
}

// Join has A and B exchange codes until they are open. The pairs of most tests begin so.
func (p *Pair) Join() {
	p.A.Invite(func(code string, _ error) {
		p.B.Accept(code, func(answer string, _ error) { p.A.Finish(answer, func(error) {}) })
	})
	for p.A.state != Open || p.B.state != Open {
		if !p.Step() {
			return
		}
	}
}

// Delay scripts how long the nth line from an end takes, counted from 1 in each connection.
// Lines never overtake each other.
func (p *Pair) Delay(f func(from *End, n int) time.Duration) { p.delay = f }

// CutAfter scripts that the connection breaks when that many lines more have been sent, see
// [Pair.Cut].
func (p *Pair) CutAfter(lines, keepA, keepB int) { p.cut, p.keep = lines, [2]int{keepA, keepB} }

// Cut breaks the connection. Of what is under way only the first lines of A and of B, as
// many as said, arrive; after those each end hears that it is Lost, by itself. What an end
// sends before it has heard that goes nowhere.
func (p *Pair) Cut(keepA, keepB int) {
	p.cut = -1
	keep := map[*End]int{p.B: keepA, p.A: keepB} // by who receives
	p.under = slices.DeleteFunc(p.under, func(x parcel) bool {
		if !x.isLine {
			return false
		}
		keep[x.to]--
		return keep[x.to] < 0
	})
	for _, e := range []*End{p.A, p.B} {
		if e.round > 0 {
			p.post(parcel{to: e, round: e.round, state: Lost, reason: Broken}, 0)
		}
	}
	p.round++ // of which neither is
}

// Stall has nothing arrive for a time, and the ends that are open hear that the other is
// Silent. After it they hear that they are Open again; what was under way is lost.
func (p *Pair) Stall(d time.Duration) {
	p.stall = max(p.stall, p.now+d)
	p.under = slices.DeleteFunc(p.under, func(x parcel) bool { return x.isLine })
	rest := p.under // what ends the connection, after that
	p.under = nil
	for _, e := range []*End{p.A, p.B} {
		if e.state == Open {
			e.to(Lost, Silent)
			p.post(parcel{to: e, round: e.round, state: Open}, 0)
		}
	}
	for _, x := range rest {
		p.post(x, x.at-p.now)
	}
}

// Sleep has nothing of what an end sends arrive for a time, while that hears the other: a
// device that sleeps. The other hears at once that it is Silent, the end itself after that
// time; and then both are Open again.
func (p *Pair) Sleep(e *End, d time.Duration) {
	o := e.other()
	if o == nil || e.state != Open || o.state != Open {
		return
	}
	p.under = slices.DeleteFunc(p.under, func(x parcel) bool { return x.isLine && x.to == o })
	e.wakes = p.now + d
	o.to(Lost, Silent)
	p.post(parcel{to: e, round: e.round, state: Lost, reason: Silent}, d)
	p.post(parcel{to: e, round: e.round, state: Open}, d)
	p.post(parcel{to: o, round: o.round, state: Open}, d)
}

// Reload puts a new end in the place of one, as when its page is loaded again. It belongs to
// the same match; the other hears that the connection is Broken.
func (p *Pair) Reload(e *End) *End { return p.Renew(e, e.match) }

// Renew is Reload for the end of another match, or with "" of one that has no id yet.
func (p *Pair) Renew(e *End, match string) *End {
	fresh := p.end(match)
	p.Cut(len(p.under), len(p.under))
	p.forget(e)
	if e == p.A {
		p.A = fresh
	} else {
		p.B = fresh
	}
	return fresh
}

// Shut closes an end with a reason, as when the other has sent what no end may.
func (p *Pair) Shut(e *End, r Reason) {
	p.Cut(0, 0)
	p.forget(e)
	e.to(Closed, r)
}

// forget drops what is under way to an end.
func (p *Pair) forget(e *End) {
	p.under = slices.DeleteFunc(p.under, func(x parcel) bool { return x.to == e })
	e.round = 0
}

// Step has the next thing arrive, whenever that is. It reports whether there was one.
func (p *Pair) Step() bool {
	if len(p.under) == 0 {
		return false
	}
	x := p.under[0]
	p.under = slices.Delete(p.under, 0, 1)
	p.now = max(p.now, x.at)
	switch e := x.to; {
	case x.round != e.round: // of a connection that it has dropped
	case x.isLine:
		if e.state == Open { // else it belongs to what was lost
			e.heard(x.line)
		}
	case x.state == Lost && x.reason != Silent:
		e.round = 0
		e.to(Lost, x.reason)
	default:
		e.to(x.state, x.reason)
	}
	return true
}

// Settle has all arrive, and what is sent thereupon.
func (p *Pair) Settle() {
	for p.Step() {
	}
}

// Pass lets time pass.
func (p *Pair) Pass(d time.Duration) {
	until := p.now + d
	for len(p.under) > 0 && p.under[0].at <= until {
		p.Step()
	}
	p.now = until
}

// post sends what arrives after a time, behind all that is under way to the same end.
func (p *Pair) post(x parcel, after time.Duration) {
	x.at = max(p.now+after, p.stall)
	for _, y := range p.under {
		if y.to == x.to {
			x.at = max(x.at, y.at)
		}
	}
	i := slices.IndexFunc(p.under, func(y parcel) bool { return y.at > x.at })
	if i < 0 {
		i = len(p.under)
	}
	p.under = slices.Insert(p.under, i, x)
}

// other returns the end opposite, nil for one that was replaced.
func (e *End) other() *End {
	switch e {
	case e.pair.A:
		return e.pair.B
	case e.pair.B:
		return e.pair.A
	}
	return nil
}

func (e *End) to(s State, r Reason) {
	if e.state != Closed && (e.state != s || e.reason != r) {
		e.state, e.reason = s, r
		e.told(s, r)
	}
}

// State implements [Conn].
func (e *End) State() (State, Reason) { return e.state, e.reason }

// Watch implements [Conn].
func (e *End) Watch(heard func(string), told func(State, Reason)) { e.heard, e.told = heard, told }

// Send implements [Conn]. No more than a thousand lines are under way at once.
func (e *End) Send(line string) error {
	const most = 1024
	p, o := e.pair, e.other()
	switch {
	case e.state != Open:
		return NotOpen
	case strings.ContainsAny(line, "\n\r\x00"):
		return Garbled
	case len(line) > Longest:
		return Long
	case len(p.under) >= 2*most:
		return Full
	}
	if o == nil || e.round != p.round || p.now < e.wakes {
		return nil // it does not know yet that it is lost
	}
	e.sent++
	p.post(parcel{to: o, round: p.round, line: line, isLine: true}, p.delay(e, e.sent))
	if p.cut > 0 {
		if p.cut--; p.cut == 0 {
			p.Cut(p.keep[0], p.keep[1])
		}
	}
	return nil
}

// Close implements [Conn].
func (e *End) Close() {
	if e.state == Closed {
		return
	}
	p, o := e.pair, e.other()
	if o != nil && e.round > 0 && e.round == p.round {
		p.post(parcel{to: o, round: o.round, state: Closed, reason: Left}, 0)
		p.round++
	}
	p.forget(e)
	e.code = ""
	e.to(Closed, Done)
}

// name returns a text that no end has had yet.
func (p *Pair) name(kind string) string {
	p.codes++
	return kind + "-" + strconv.Itoa(p.codes)
}
