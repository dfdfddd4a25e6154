package peer

import "strings"

// Match implements [Link].
func (e *End) Match() string { return e.match }

// Waits implements [Link]. An end in memory needs nobody to press anything.
func (e *End) Waits() bool { return false }

// Begin implements [Link].
func (e *End) Begin(done func(error)) { done(nil) }

// drop leaves the connection without a word: the other hears that it is broken.
func (e *End) drop() {
	p := e.pair
	if e.round > 0 && e.round == p.round {
		p.Cut(len(p.under), len(p.under))
	}
	p.forget(e)
}

// Invite implements [Link].
func (e *End) Invite(got func(code string, err error)) {
	if e.state == Closed {
		got("", Over)
		return
	}
	if e.match == "" {
		e.match = e.pair.name("match")
	}
	e.drop()
	e.code = e.pair.name("invite")
	e.to(Inviting, None)
	got(e.code, nil)
}

// Accept implements [Link].
func (e *End) Accept(code string, got func(answer string, err error)) {
	o := e.other()
	switch {
	case e.state == Closed:
		got("", Over)
	case strings.HasPrefix(code, "answer-"):
		got("", CodeAnswer)
	case !strings.HasPrefix(code, "invite-"):
		got("", CodeForeign)
	case code == e.code:
		got("", CodeOwn)
	case o == nil || code != o.code: // nobody will ever finish: what a page would see, too
		e.answer(code, got)
	case e.match != "" && e.match != o.match:
		got("", CodeMatch)
	default:
		e.match = o.match
		e.answer(code, got)
	}
}

func (e *End) answer(code string, got func(answer string, err error)) {
	e.drop()
	e.code = ""
	e.to(Answering, None)
	got("answer-to-"+code, nil)
}

// Finish implements [Link].
func (e *End) Finish(answer string, done func(err error)) {
	invite, ok := strings.CutPrefix(answer, "answer-to-")
	switch o := e.other(); {
	case e.state == Closed:
		done(Over)
	case !ok && answer == e.code && e.code != "":
		done(CodeOwn)
	case !ok && strings.HasPrefix(answer, "invite-"):
		done(CodeInvite)
	case !ok:
		done(CodeForeign)
	case e.state != Inviting || invite != e.code:
		done(CodeStale)
	case o == nil || o.state != Answering: // its page has gone meanwhile
		e.to(Connecting, None)
		done(nil)
		e.to(Lost, Unreachable)
	default:
		p := e.pair
		p.round++
		e.code = ""
		for _, x := range []*End{e, o} {
			x.round, x.sent = p.round, 0
			p.post(parcel{to: x, round: p.round, state: Open}, 0)
		}
		e.to(Connecting, None)
		done(nil)
	}
}

// Both kinds of ends are links.
var _ Link = (*End)(nil)
