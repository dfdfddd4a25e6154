package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/peer"
	"pazienza/app/words"
	"pazienza/engine/pair"
)

// meetSheet is what two devices are joined by, and what is shown while they are apart.
func (a *App) meetSheet(w *words.Words) app.UI {
	m := &a.meet
	state, _ := a.linkState()
	switch {
	case m.far:
		return a.sheetFrame(w, "meet", w.TwoDevices, said("p", w.PlayedElsewhere))
	case m.handed:
		return a.sheetFrame(w, "meet", w.HandedTitle, said("p", w.HandedText), a.pasteBack(w))
	case m.asks:
		return a.askedSheet(w)
	case m.hand.Code != "":
		return a.handSheet(w)
	case m.busy:
		return a.sheetFrame(w, "meet", w.TwoDevices, said("p.muted", w.MakingCode))
	case state == peer.Connecting:
		return a.sheetFrame(w, "meet", w.TwoDevices, said("p", w.Connecting(a.meet.other)), said("p.muted", w.NetworkText))
	case a.byLink():
		return a.lostSheet(w)
	}
	return a.sheetFrame(w, "meet", w.TwoDevices, a.troubles(w),
		button("button#meet-again.cta", nil, "again", a.tryAgain, icon("again"), text(w.InviteAgain)),
		a.paste(w), a.network(w))
}

// tryAgain invites anew by the same terms, or by those that are chosen where there were none.
func (a *App) tryAgain() {
	t := a.meet.invite.Terms
	if !a.meet.ours || t.Game == "" {
		a.leaveSheet()
		a.Open(Where{Kind: Two})
		return
	}
	a.sheet = noSheet
	a.invite(t)
}

// askedSheet shows an invitation: by whom, and to what.
func (a *App) askedSheet(w *words.Words) app.UI {
	v := a.meet.asked
	title, what := w.InvitedBySomebody, w.TheirChoice
	if v.Name != "" {
		title = w.InvitedBy(v.Name)
	}
	if v.Kind == match.Join {
		what = a.agreed(w, v.Terms)
	}
	body := []app.UI{said("p.praise", what), a.nameField(w), a.troubles(w)}
	if a.Match != nil && a.Match.Active() && !a.Match.Status(a.Now()).Over {
		body = append(body, said("p.muted", w.AcceptEnds))
	}
	return a.sheetFrame(w, "meet", title, append(body,
		button("button#meet-accept.cta", nil, "accept", func() { a.accept(a.meet.asked, func(error) {}) }, icon("check"), text(w.Accept)),
		button("button#meet-decline.cta alt", nil, "decline", a.decline, text(w.Decline)),
		a.network(w))...)
}

func (a *App) decline() {
	a.meet.asks, a.meet.why = false, nil
	a.leaveSheet()
}

// agreed says what is played.
func (a *App) agreed(w *words.Words, t match.Terms) string {
	g := a.game(t.Game)
	if g == nil {
		return w.TheirChoice
	}
	says := a.played(w, g) + " · " + w.Chip(g)
	if g.Two() && !g.Choice.Turns {
		says += " · " + w.Live
	}
	if t.Deal > 0 {
		says += " · " + w.DealNo(w.ID(t.Deal))
	}
	if t.Limit > 0 {
		says += " · " + w.Clock(t.Limit)
	}
	return says + " · " + w.BestOfGames(w.Num(max(1, t.Best)))
}

// handSheet shows what is to be handed to the other: an invitation or an answer.
func (a *App) handSheet(w *words.Words) app.UI {
	m := &a.meet
	hand := m.hand
	hand.Name = a.myName()
	url := a.addressOf(hand.String())
	title, help := w.InviteTitle, w.InviteHelp
	if hand.Kind == match.Answer {
		title, help = w.AnswerTitle, w.AnswerHelp(a.meet.other)
	} else if hand.Kind == match.Again {
		title, help = w.AgainTitle, w.AgainHelp(a.meet.other)
	}
	body := []app.UI{}
	if hand.Kind == match.Join {
		body = append(body, said("p.praise", a.agreed(w, hand.Terms)), a.nameField(w))
	}
	body = append(body, said("p", help))
	if app.Window().Get("navigator").Get("share").Truthy() {
		body = append(body, button("button#share-out.cta", nil, "meet", a.handOut, icon("share"), text(w.ShareOut)))
	}
	body = append(body,
		button("button#share-copy.cta alt", nil, "meet", a.handCopy, icon("copy"), text(w.CopyLink)),
		el("p.link-text", at{"id", "share-link"}, text(url)),
		a.codeOf(w, url))
	if hand.Kind == match.Answer {
		if m.link != nil && m.link.Waits() {
			body = append(body, button("button#meet-begin.cta", nil, "begin", a.beginLink, icon("play"), text(w.TheyHaveIt)))
		}
		body = append(body, el("p.muted", at{"role", "status"}, text(w.AnswerWaits)))
	} else {
		body = append(body, said("h2", w.AnswerComes), said("p.muted", w.AnswerComesHelp), a.paste(w))
	}
	body = append(body, a.troubles(w), a.network(w))
	if a.byLink() {
		body = append(body, a.goOnWithout(w)...)
	} else {
		body = append(body, button("button#meet-stop.cta alt", nil, "stop", a.stopInviting, text(w.StopInviting)))
	}
	return a.sheetFrame(w, "meet", title, body...)
}

// stopInviting takes an invitation or an answer back.
func (a *App) stopInviting() {
	a.hangUp()
	a.leaveSheet()
}

// lostSheet is shown while a match that is played with another device has no connection.
func (a *App) lostSheet(w *words.Words) app.UI {
	state, why := a.linkState()
	name := a.meet.other
	title, help := w.LinkGone(name), w.LinkComes(name)
	switch {
	case state == peer.Open:
		title, help = w.TwoDevices, w.CatchingUp
	case state == peer.Closed && why == peer.Left:
		help = w.LinkLeft(name)
	case state == peer.Closed:
		help = w.LinkShut(name)
	case state != peer.Lost || why != peer.Silent:
		help = w.LinkCut(name)
	}
	body := []app.UI{el("p", at{"role", "status"}, text(help)), a.troubles(w)}
	invite := "button#meet-again.cta"
	if state == peer.Lost && why == peer.Silent {
		invite += " alt"
		body = append(body, button("button#meet-wait.cta", nil, "wait", a.leaveSheet, text(w.Wait)))
	}
	if state != peer.Open {
		body = append(body, button(invite, nil, "rejoin", a.rejoin, icon("again"), text(w.InviteBack)), a.paste(w))
	}
	return a.sheetFrame(w, "meet", title, append(body, a.goOnWithout(w)...)...)
}

// goOnWithout is what can be done without the other.
func (a *App) goOnWithout(w *words.Words) []app.UI {
	end := w.EndUncounted
	if a.duel.sure > 0 {
		end = w.ReallyUncounted
	}
	list := []app.UI{button("button#match-later.cta alt", nil, "later", a.putAside, text(w.LeaveMatch))}
	if st := a.Match.Status(a.Now()); a.Dueling() && !st.Over {
		list = append([]app.UI{button("button#meet-computer.cta alt", nil, "computer", a.takeOver, text(w.AgainstComputer(a.duel.pick.level.Name())))}, list...)
	}
	return append(list, button("button#meet-end.cta alt", nil, "end", a.abandon, text(end)))
}

// nameField asks for what one is called at the other device.
func (a *App) nameField(w *words.Words) app.UI {
	field := input(at{"id", "meet-name", "type", "text", "maxlength", strconv.Itoa(match.MaxPlayerName), "autocomplete", "nickname", "value", a.myName()}).
		On("change", func(_ app.Context, e app.Event) {
			if a.Shelf != nil {
				a.Shelf.Set(nameKey, match.PlayerName(e.Get("target").Get("value").String()))
			}
			a.Update()
		})
	return box("label.field", said("span", w.YourName), field)
}

// paste is where a link or a code is pasted that came some other way.
func (a *App) paste(w *words.Words) app.UI {
	use := func() {
		if e, ok := element("meet-text"); ok {
			a.use(e.Get("value").String(), func(err error) {
				if err == nil {
					e.Set("value", "")
				}
			})
		}
	}
	field := input(at{"id", "meet-text", "type", "text", "maxlength", strconv.Itoa(match.MaxInvite), "autocomplete", "off", "autocapitalize", "off", "spellcheck", "false"})
	return box("div.paste",
		box("label.field", said("span", w.PasteLink), entered(field, use)),
		button("button#meet-use.chip", nil, "use", use, text(w.UseLink)))
}

// pasteBack repeats the link that was handed to another tab, for where that sleeps.
func (a *App) pasteBack(w *words.Words) app.UI { return said("p.muted", w.HandedHelp) }

// troubles says what went wrong last, but for what is said at length.
func (a *App) troubles(w *words.Words) app.UI {
	says := ""
	switch why := a.meet.why; why {
	case nil, peer.None, peer.Done, peer.Silent:
	case peer.Broken, peer.Left:
		if !a.byLink() {
			says = a.linkReason(w, why)
		}
	default:
		says = a.linkReason(w, why)
	}
	return el("p#meet-error.bad", at{"role", "alert"}, text(says))
}

// linkReason says why devices are not joined, or a text is of no use.
func (a *App) linkReason(w *words.Words, why error) string {
	if f, ok := why.(pair.Fault); ok {
		return w.LinkFaults.Of(f.Error())
	}
	if says, ok := w.LinkReasons.Find(why.Error()); ok {
		return says
	}
	return a.reason(w, why)
}

// network says what the network must allow.
func (a *App) network(w *words.Words) app.UI {
	return box("details.network", said("summary", w.NetworkTitle), said("p.muted", w.NetworkText), said("p.muted", w.NetworkLimits))
}

// handOut and handCopy hand the link on as the share sheet does.
func (a *App) handOut()  { a.sendOut(a.handTitle(), a.handed()) }
func (a *App) handCopy() { a.copyText(a.handed()) }

func (a *App) handed() string {
	hand := a.meet.hand
	hand.Name = a.myName()
	return a.addressOf(hand.String())
}

func (a *App) handTitle() string {
	w := a.words()
	switch hand := a.meet.hand; hand.Kind {
	case match.Join:
		return a.agreed(w, hand.Terms)
	case match.Answer:
		return w.AnswerTitle
	default:
		return w.AgainTitle
	}
}
