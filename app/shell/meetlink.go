package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/peer"
	"pazienza/app/session"
	"pazienza/app/words"
)

// linkTold follows the link: the match begins, stops and goes on with it.
func (a *App) linkTold(s peer.State, why peer.Reason) {
	m := &a.meet
	switch s {
	case peer.Open:
		a.joined()
	case peer.Lost, peer.Closed:
		if why != peer.Silent {
			m.hand = match.Invitation{}
		}
		if m.why == nil || s == peer.Lost {
			m.why = why
		}
		if !m.begun {
			break
		}
		m.waiting = nil
		a.Match.Drop(a.Now())
		if a.Dueling() && !a.Match.Status(a.Now()).Over && a.at.OnTable() {
			a.sheet = noSheet
			a.openSheet(sheetMeet)
		}
		a.Say(func(w *words.Words) string { return w.LinkGone(a.meet.other) })
	}
	a.Update()
}

// joined begins the match, or goes on with it.
func (a *App) joined() {
	m := &a.meet
	m.why, m.hand = nil, match.Invitation{}
	if !m.begun && !a.beginMatch() {
		return
	}
	if a.Match.Status(a.Now()).Link == match.NoLink { // somebody else plays on
		a.hangUp()
		return
	}
	if a.Shelf != nil {
		a.Shelf.Set(peerKey, m.link.Match()+" "+m.other)
	}
	a.Match.Connect(a.Now())
	a.post()
	if m.lays && a.Match.Active() && !a.Dueling() { // it was asked for
		a.layMatch()
		a.redraw()
		a.seated()
	}
	m.lays = m.lays && !a.Match.Active()
	if a.sheet == sheetMeet {
		a.sheet = noSheet
	}
	if !a.at.OnTable() && a.up { // not while the page is rendered
		a.ctx.Dispatch(func(app.Context) {
			if !a.at.OnTable() {
				a.Close()
			}
		})
	}
	a.Say(func(w *words.Words) string { return w.LinkThere(a.meet.other) })
	a.stand()
}

// beginMatch lays the match on the table that was agreed.
func (a *App) beginMatch() bool {
	t := a.meet.invite.Terms
	a.meet.begun, a.meet.starts = true, a.meet.ours
	a.Desk.Do(session.Intent{Kind: session.Stop}, a.Now())
	if a.meet.lays = !a.meet.ours; a.meet.ours {
		a.layMatch()
	}
	if err := a.Match.Start(t, a.Now()); err != nil {
		a.hangUp()
		a.meet.why = err
		return false
	}
	return true
}

// heardLine takes a message of the other device in. One that is no good ends the connection.
func (a *App) heardLine(line string) {
	if !a.meet.begun {
		return
	}
	switch err := a.Match.Receive(line, a.Now()); err {
	case nil, match.NoPeer: // a match that was left takes nothing more
	default:
		a.meet.why = err
		a.meet.link.Close()
		return
	}
	if a.meet.starts && a.Match.Status(a.Now()).Link == match.Joined {
		a.meet.starts = false
		a.Match.Go(a.Now())
	}
	a.post()
	a.pulse()
}

// post sends what the match has to say. What the link has no room for is sent later.
func (a *App) post() {
	m := &a.meet
	if m.link == nil || !m.begun {
		return
	}
	m.waiting = append(m.waiting, a.Match.Send()...)
	for len(m.waiting) > 0 {
		switch m.link.Send(m.waiting[0]) {
		case nil:
			m.waiting = m.waiting[1:]
		case peer.Full:
			if m.retry == nil {
				m.retry = time.AfterFunc(full, func() {
					a.meet.retry = nil
					a.post()
				})
			}
			return
		default: // all is told anew on the next connection
			m.waiting = nil
		}
	}
}

// hangUp leaves the link, and the match that is played over it.
func (a *App) hangUp() {
	l := a.meet.link
	if a.meet.begun && a.Match.Status(a.Now()).Link != match.NoLink {
		a.Match.Leave(a.Now())
		a.post()
	}
	a.forgetLink()
	if l != nil {
		l.Close()
	}
}

// forgetLink has nothing more come over the link.
func (a *App) forgetLink() {
	a.meet = meet{opening: a.meet.opening + 1}
	if a.Shelf != nil {
		a.Shelf.Set(peerKey, "")
	}
}

// takeOver goes on against the computer.
func (a *App) takeOver() {
	l := a.meet.link
	if a.Match.TakeOver(a.duel.pick.level, a.Now()) != nil {
		return
	}
	a.forgetLink()
	if l != nil {
		l.Close()
	}
	a.sheet = noSheet
	a.Match.Go(a.Now())
	a.stand()
	a.Update()
}

// abandon ends a match whose other player has gone: it counts for nobody.
func (a *App) abandon() {
	if a.duel.sure == 0 {
		a.duel.sure = 1
		a.Update()
		return
	}
	l := a.meet.link
	a.duel.sure = 0
	if l != nil {
		a.meet.link = nil
		l.Close()
	}
	a.Match.Drop(a.Now())
	a.putAside()
	a.Match.Abandon(a.Now())
	a.forgetLink()
	a.Update()
}

// apart reports whether the other device of a match is not there.
func (a *App) apart() bool {
	link := a.Match.Status(a.Now()).Link
	return link == match.Away || link == match.Joining
}

// byLink reports whether the match is played with another device.
func (a *App) byLink() bool {
	return a.Match != nil && a.Match.Status(a.Now()).Link != match.NoLink
}

// watchLink follows a match that is played with another device: what is paused there is paused
// here, and what goes on there goes on here.
func (a *App) watchLink(c session.Change) {
	if !a.byLink() {
		return
	}
	a.post()
	if a.meet.lays && c.Cause == session.Dealt { // the other has dealt
		a.meet.lays = false
		a.layMatch()
		a.redraw()
	}
	st := a.Match.Status(a.Now())
	switch {
	case c.Cause == session.Dealt && st.Terms.Seats[0].Who == match.Here:
		a.meet.starts = true // the guest is to hear of it first
	case c.Cause != session.MatchChanged || st.Over || !a.Dueling() || st.Link != match.Joined || !a.at.OnTable():
	case st.Paused && a.sheet == noSheet && !a.meet.starts:
		a.openSheet(sheetPause)
	case st.Running && a.sheet == sheetPause:
		a.sheet = noSheet
	}
}
