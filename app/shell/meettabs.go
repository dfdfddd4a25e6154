package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/match"
	"pazienza/app/peer"
	"pazienza/engine/variants"
)

// use takes a text in that was pasted, or came as a link: whatever it is for.
func (a *App) use(text string, done func(error)) {
	v, err := match.ParseInvitation(variants.Catalogue(), text)
	state, _ := a.linkState()
	id, _ := a.keptPeer()
	a.meet.handed = false
	a.showMeet()
	switch {
	case err != nil:
		a.failed(err, done)
	case v.Code == a.meet.hand.Code:
		a.failed(peer.CodeOwn, done)
	case v.Kind == match.Answer, v.Kind == match.Bare && state == peer.Inviting:
		a.finish(v, done)
	case state == peer.Open:
		a.failed(peer.CodeStale, done)
	case v.Kind == match.Again, v.Kind == match.Bare && id != "":
		v.Kind = match.Again
		a.accept(v, done)
	default:
		if v.Kind == match.Bare {
			v.Terms = match.Terms{Game: duelPick{}.game(nil), Seats: [2]match.Seat{{Who: match.Peer}, {Who: match.Here}}}
		}
		a.meet.asked, a.meet.asks, a.meet.why = v, true, nil
		done(nil)
		a.Update()
	}
}

// listenToTabs has other tabs of the site hand over what is for this one.
func (a *App) listenToTabs() {
	if !a.up {
		return
	}
	resolve(browser().Call("late", "js/handover.js"), func(app.Value) {
		browser().Get("handover").Call("wait", app.FuncOf(func(_ app.Value, args []app.Value) any {
			text, taken := args[0].String(), args[1]
			a.offeredText(text, func() { taken.Invoke() })
			return nil
		}))
	}, func() {})
}

// offeredText takes a link in that was opened in another tab, if it is for this one.
func (a *App) offeredText(text string, taken func()) {
	v, err := match.ParseInvitation(variants.Catalogue(), text)
	state, _ := a.linkState()
	id, _ := a.keptPeer()
	done := func(err error) {
		if err == nil {
			a.showMeet()
			taken()
		}
	}
	switch {
	case text == whoPlays:
		if state == peer.Open || state == peer.Connecting {
			taken()
		}
	case err != nil:
	case v.Kind == match.Join && v.Code == a.meet.hand.Code: // two tabs cannot play over one storage
		taken()
	case v.Kind == match.Answer && state == peer.Inviting:
		a.finish(v, done)
	case v.Kind == match.Again && id != "" && a.meet.link != nil && state != peer.Open && state != peer.Connecting:
		a.accept(v, done)
	}
}

// openInvitation takes in the link that the page was opened with: for another tab, if one waits
// for it, or else for this one.
func (a *App) openInvitation(fragment string) {
	state, _ := a.linkState()
	here := func() {
		a.use(fragment, func(error) {})
	}
	if state == peer.Inviting || !a.up {
		here()
		return
	}
	resolve(browser().Call("late", "js/handover.js"), func(app.Value) {
		resolve(browser().Get("handover").Call("offer", fragment), func(found app.Value) {
			if !found.Bool() {
				here()
				return
			}
			if v, err := match.ParseInvitation(variants.Catalogue(), fragment); err == nil && v.Kind == match.Join {
				a.meet.why = peer.CodeOwn
			} else {
				a.meet.handed = true
			}
			a.showMeet()
		}, here)
	}, here)
}

// whoPlays asks the other tabs whether one of them is joined to the other device, and lately is
// how many milliseconds one has to say so.
const (
	whoPlays = "who-plays"
	lately   = 500
)

// greetLink shows a match whose other device is not there, once the page is: an invitation is
// ready, unless another tab plays it.
func (a *App) greetLink() {
	a.sheet = sheetMeet
	if a.meet.link != nil {
		return
	}
	if !a.up {
		a.rejoin()
		return
	}
	a.meet.busy = true
	resolve(browser().Call("late", "js/handover.js"), func(app.Value) {
		resolve(browser().Get("handover").Call("offer", whoPlays, lately), func(found app.Value) {
			if a.meet.busy = false; !found.Bool() {
				a.rejoin()
				return
			}
			a.meet.far = true
			a.Update()
		}, a.rejoin)
	}, a.rejoin)
}
