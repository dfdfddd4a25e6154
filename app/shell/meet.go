package shell

import (
	"math/rand/v2"
	"strings"
	"time"

	"pazienza/app/match"
	"pazienza/app/peer"
	"pazienza/app/words"
	"pazienza/engine"
)

// meet is the joining of this device with another, as the page has it.
type meet struct {
	link    peer.Link        // nil before there is one
	opening int              // counts the links asked for: only the last counts
	invite  match.Invitation // what was offered or accepted
	ours    bool             // it was offered here
	asked   match.Invitation // theirs
	asks    bool             // it is shown, and nobody has said yes yet
	hand    match.Invitation // what is to be handed on; no code before there is one
	busy    bool             // a code is being made
	handed  bool             // another tab has taken the link that was opened here
	far     bool             // another tab plays the match
	begun   bool             // the match over this link has begun
	lays    bool             // it is to be laid on the table once it is dealt
	starts  bool             // the clock is to be started once both know all
	other   string           // what the other person is called
	why     error            // what went wrong last
	waiting []string         // messages that the link had no room for
	retry   *time.Timer
}

// peerKey is where it is kept over which link the match is played, and with whom: the id of the
// link, a space, and the other's name. nameKey is where one's own name is.
const (
	peerKey = "pazienza.peer"
	nameKey = "pazienza.name"
)

// full is how long a link that has no room is left alone.
const full = 200 * time.Millisecond

// linkState returns how the link stands.
func (a *App) linkState() (peer.State, peer.Reason) {
	if a.meet.link == nil {
		return peer.New, peer.None
	}
	return a.meet.link.State()
}

// keptPeer is the link over which the match that is kept is played, "" for none.
func (a *App) keptPeer() (id, name string) {
	if a.Shelf == nil || a.Match == nil || a.Match.Status(a.Now()).Link == match.NoLink {
		return "", ""
	}
	id, name, _ = strings.Cut(a.Shelf.Get(peerKey), " ")
	return id, name
}

// newLink opens a link, of the match with that id or of a new one. Of several that are asked for
// only the last is got.
func (a *App) newLink(id string, got func(l peer.Link)) {
	if a.Link == nil {
		return
	}
	a.meet.opening++
	mine := a.meet.opening
	a.meet.busy = true
	a.Link(id, func(l peer.Link, err error) {
		if a.meet.opening != mine {
			if l != nil {
				l.Close()
			}
			return
		}
		a.meet.busy = false
		if err != nil {
			a.meet.why = err
			a.Update()
			return
		}
		got(l)
	})
}

// adopt makes a link the one that counts.
func (a *App) adopt(l peer.Link) {
	old := a.meet.link
	a.meet.link = l
	if old != nil {
		old.Close() // what it says from now on is of no interest
	}
	l.Watch(func(line string) {
		if a.meet.link == l {
			a.heardLine(line)
		}
	}, func(s peer.State, why peer.Reason) {
		if a.meet.link == l {
			a.linkTold(s, why)
		}
	})
	a.listenToTabs()
}

// invite offers a match to another device: the sheet shows what to hand on.
func (a *App) invite(t match.Terms) {
	t.Seats = [2]match.Seat{{Who: match.Here}, {Who: match.Peer}}
	was := a.meet.invite.Terms
	if g := a.game(t.Game); g != nil && !g.Two() && t.Deal == 0 {
		if t.Deal = was.Deal; t.Deal == 0 { // whoever is invited sees which it is
			t.Deal = 1 + rand.IntN(engine.MaxDeal)
		}
	}
	if s, _ := a.linkState(); a.meet.ours && was == t && !a.meet.begun && (s == peer.Inviting || s == peer.Connecting) {
		a.openSheet(sheetMeet) // it is offered already
		return
	}
	a.hangUp()
	a.meet = meet{opening: a.meet.opening, ours: true, invite: match.Invitation{Kind: match.Join, Terms: t}}
	a.openSheet(sheetMeet)
	a.newLink("", a.offerCode)
}

// rejoin offers the match that has lost its connection anew.
func (a *App) rejoin() {
	id, name := a.keptPeer()
	a.meet.ours, a.meet.asks, a.meet.lays, a.meet.far, a.meet.why = true, false, true, false, nil
	a.meet.invite = match.Invitation{Kind: match.Again}
	if l := a.meet.link; l != nil {
		if s, _ := l.State(); s != peer.Closed {
			a.offerCode(l)
			return
		}
	}
	a.meet.other, a.meet.begun = name, true
	a.newLink(id, a.offerCode)
}

// offerCode has a link make the code of an invitation.
func (a *App) offerCode(l peer.Link) {
	if a.meet.link != l {
		a.adopt(l)
	}
	a.meet.hand, a.meet.busy, a.meet.why = match.Invitation{}, true, nil
	l.Invite(func(code string, err error) {
		if a.meet.link != l || err == peer.Overtaken {
			return
		}
		a.meet.busy, a.meet.why = false, err
		if err == nil {
			a.meet.hand = match.Invitation{Kind: a.meet.invite.Kind, Code: code, Terms: a.meet.invite.Terms}
		}
		a.Update()
	})
	a.Update()
}

// accept says yes to an invitation: an answer is to be handed on. done is told what came of it.
// One that is no good changes nothing.
func (a *App) accept(v match.Invitation, done func(error)) {
	id, name := a.keptPeer()
	again := v.Kind == match.Again
	switch {
	case !again:
		id = ""
	case id == "":
		a.failed(peer.CodeMatch, done)
		return
	}
	answer := func(l peer.Link) {
		a.meet.busy = true
		l.Accept(v.Code, func(code string, err error) {
			a.meet.busy = false
			if err != nil {
				if a.meet.link != l {
					l.Close()
				}
				a.failed(err, done)
				return
			}
			if a.meet.link != l {
				if !again {
					a.hangUp()
				}
				a.adopt(l)
			}
			m := &a.meet
			m.invite, m.ours, m.asks, m.why = v, false, false, nil
			m.hand = match.Invitation{Kind: match.Answer, Code: code}
			if m.begun, m.lays = again, again; again && m.other == "" {
				m.other = name
			}
			a.named(v.Name)
			done(nil)
			a.Update()
		})
		a.Update()
	}
	if l := a.meet.link; l != nil && again {
		if s, _ := l.State(); s != peer.Closed {
			answer(l)
			return
		}
	}
	a.newLink(id, answer)
}

func (a *App) failed(why error, done func(error)) {
	a.meet.why = why
	done(why)
	a.Update()
}

// finish reads the answer to the invitation of this page.
func (a *App) finish(v match.Invitation, done func(error)) {
	l := a.meet.link
	if l == nil {
		a.failed(peer.CodeStale, done)
		return
	}
	l.Finish(v.Code, func(err error) {
		if err == nil {
			a.named(v.Name)
		}
		a.failed(err, done)
	})
}

// named keeps what the other person is called.
func (a *App) named(name string) {
	if name != "" {
		a.meet.other = name
	}
}

// beginLink has a browser connect that waits until it is told that the other has the answer.
func (a *App) beginLink() {
	if a.meet.link != nil {
		a.meet.link.Begin(func(err error) { a.failed(err, func(error) {}) })
	}
}

// showMeet shows the sheet.
func (a *App) showMeet() {
	if a.sheet != sheetMeet {
		a.sheet = noSheet
		a.openSheet(sheetMeet)
	}
}

// myName is what this person is called at the other device, "" for nothing.
func (a *App) myName() string {
	if a.Shelf == nil {
		return ""
	}
	return match.PlayerName(a.Shelf.Get(nameKey))
}

// otherName is what the person at the other device is called.
func (a *App) otherName(w *words.Words) string {
	if a.meet.other == "" {
		return w.TheOther
	}
	return a.meet.other
}
