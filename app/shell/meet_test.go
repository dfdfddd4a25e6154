package shell

import (
	"testing"
	"time"

	"pazienza/app/match"
	"pazienza/app/peer"
	"pazienza/app/session"
)

// device is one of two, joined by a network in memory.
type device struct {
	*App
	t     *testing.T
	clock *time.Duration
	store *session.Memory
	kept  shelf
	net   *peer.Pair
	end   **peer.End
}

// devices are two that know nothing of each other yet.
func devices(t *testing.T) (x, y *device) {
	net := peer.NewPair()
	x = &device{t: t, store: &session.Memory{}, kept: shelf{nameKey: "Anna"}, net: net, end: &net.A}
	y = &device{t: t, store: &session.Memory{}, kept: shelf{nameKey: "Bea"}, net: net, end: &net.B}
	x.load("en")
	y.load("it")
	return x, y
}

// load loads the page, for the first time or anew.
func (d *device) load(lang string) {
	if d.App != nil {
		d.meet.link = nil // that page is gone
		d.net.Reload(*d.end)
	}
	d.App, d.clock = duelAt(d.t, lang, d.store, d.kept)
	d.Link = func(id string, ready func(peer.Link, error)) { ready(d.net.Renew(*d.end, id), nil) }
	d.OpenMatch("")
}

// page is what is shown.
func (d *device) page() string { return d.html(Where{Lang: d.at.Lang}) }

// hands is the link that a device shows.
func (d *device) hands() string {
	d.t.Helper()
	if d.meet.hand.Code == "" {
		d.t.Fatalf("there is nothing to hand on: %+v", d.meet)
	}
	return "https://example.org" + d.handed()
}

// join has one device invite and the other accept.
func (d *device) join(o *device, terms match.Terms) {
	d.t.Helper()
	d.invite(terms)
	o.use(d.hands(), func(error) {})
	o.accept(o.meet.asked, func(error) {})
	d.use(o.hands(), func(error) {})
	d.net.Settle()
}

// equal wants both devices to have the same match, joined.
func equal(t *testing.T, when string, x, y *device) {
	t.Helper()
	a, b := x.Match.Status(*x.clock), y.Match.Status(*y.clock)
	if !x.Dueling() || !y.Dueling() || x.Match.State(0) != y.Match.State(0) || x.Match.State(1) != y.Match.State(1) ||
		a.Deal != b.Deal || a.Link != match.Joined || b.Link != match.Joined || a.Over != b.Over || a.Won != b.Won {
		t.Fatalf("%s:\n%+v\n%+v", when, a, b)
	}
}

func doubleLive() match.Terms {
	return match.Terms{Game: duelPick{}.game(nil), Best: 3}
}

func TestTwoDevicesMeet(t *testing.T) {
	x, y := devices(t)
	x.invite(doubleLive())
	contains(t, x.page(), "Your invitation", "share-copy", "Best of 3", "no server of ours", `id="meet-text"`, "play=double-solitaire", "by=Anna")
	y.use(x.hands(), func(error) {})
	contains(t, y.page(), "Anna ti invita", "Solitario doppio", "meet-accept", "punto", "hotspot")
	y.accept(y.meet.asked, func(error) {})
	contains(t, y.page(), "La tua risposta", "answer=", "by=Bea")
	if x.Dueling() || y.Dueling() {
		t.Fatal("a match has begun")
	}
	x.use(y.hands(), func(error) {})
	x.net.Settle()
	equal(t, "at the beginning", x, y)
	if st := y.Match.Status(*y.clock); !st.Running || st.Terms.Best != 3 {
		t.Errorf("%+v", st)
	}
	contains(t, x.page(), `aria-label="Bea: 0 of 52 cards home, connected"`, "linked")
	contains(t, y.page(), "Anna: 0 carte a casa su 52, collegati")
	x.Do(session.Intent{Kind: session.Stock})
	y.Do(session.Intent{Kind: session.Stock, Player: 1})
	x.net.Settle()
	equal(t, "after a move of each", x, y)
	if x.Match.Status(0).Players[1].Moves != 1 || y.Match.Status(0).Players[0].Moves != 1 {
		t.Error("a move has not arrived")
	}
	// What one pauses stands still for both.
	y.pauseMatch()
	x.net.Settle()
	contains(t, x.page(), `id="match-on"`)
	x.goOn()
	x.net.Settle()
	if y.sheet != noSheet || !y.Match.Status(0).Running {
		t.Error("it does not go on at the other device")
	}
	// The end, and another game once both want it.
	x.resign(x.own())
	x.resign(x.own())
	x.net.Settle()
	equal(t, "at the end", x, y)
	x.openResult()
	y.openResult()
	x.again()
	x.net.Settle()
	contains(t, x.page(), "Waiting for Bea")
	contains(t, y.page(), "Anna vuole giocare ancora")
	deal := x.Match.Status(0).Deal
	y.again()
	x.net.Settle()
	equal(t, "in the next game", x, y)
	if st := y.Match.Status(0); st.Over || !st.Running || st.Deal == deal || st.Won != [2]int{0, 1} || y.sheet != noSheet {
		t.Errorf("%+v", st)
	}
	contains(t, y.html(Where{Lang: "it", Kind: Stats}), "Un altro dispositivo")
	// Who leaves gives up, and hangs up.
	y.Do(session.Intent{Kind: session.Stock, Player: 1})
	y.leaveMatch()
	x.net.Settle()
	if st := x.Match.Status(0); !st.Over || y.Match.Active() || x.kept[peerKey] == "" || y.kept[peerKey] != "" {
		t.Errorf("%+v, %v %v", st, x.kept, y.kept)
	}
}

// A connection that is lost stops both; what happens then is theirs to choose.
func TestLinkIsLost(t *testing.T) {
	begin := func() (x, y *device) {
		x, y = devices(t)
		x.join(y, doubleLive())
		equal(t, "at the beginning", x, y)
		x.Do(session.Intent{Kind: session.Stock})
		x.net.Settle()
		return x, y
	}
	x, y := begin()
	x.net.Stall(time.Minute)
	contains(t, x.page(), "The connection to Bea is lost", "meet-computer", "meet-end", "by itself", "meet-wait")
	contains(t, y.page(), "Perso il collegamento con Anna")
	if x.Do(session.Intent{Kind: session.Stock}); x.Match.Status(0).Players[0].Moves != 1 {
		t.Error("it is played without a connection")
	}
	x.net.Settle()
	equal(t, "after silence", x, y)
	if !x.Match.Status(0).Running || !y.Match.Status(0).Running || x.sheet != noSheet || y.sheet != noSheet {
		t.Error("it does not go on by itself")
	}
	x.net.Sleep(y.net.B, time.Minute) // which one of the two alone notices
	y.Do(session.Intent{Kind: session.Stock, Player: 1})
	x.net.Settle()
	equal(t, "after one has slept", x, y)

	x.takeOver()
	x.net.Settle()
	if st := x.Match.Status(0); st.Link != match.NoLink || !st.Running || x.kept[peerKey] != "" {
		t.Errorf("%+v", st)
	}
	contains(t, y.page(), "Sfida lasciata da Anna")
	y.abandon()
	contains(t, y.page(), "Chiudi davvero")
	y.abandon()
	if y.Match.Active() || y.Dueling() || len(y.Match.History().All()) > 0 {
		t.Error("a match that was ended is still there, or counted")
	}
}

// The page of either is loaded anew, once and once more: the match goes on after new codes.
func TestReloadOverALink(t *testing.T) {
	x, y := devices(t)
	x.join(y, doubleLive())
	for n, again := range []*device{x, y, y, x} {
		other := map[*device]*device{x: y, y: x}[again]
		x.Do(session.Intent{Kind: session.Stock})
		y.Do(session.Intent{Kind: session.Stock, Player: 1})
		x.net.Settle()
		was := x.Match.State(0)
		again.load(again.at.Lang)
		if !again.Dueling() || again.Match.Status(0).Link != match.Away {
			t.Fatal("the match is not there")
		}
		again.greetLink()
		x.net.Settle()
		if other.sheet != sheetMeet {
			t.Error("the other device shows nothing")
		}
		from, to := again, other
		if n%2 == 1 { // it does not matter who invites
			from, to = other, again
			from.rejoin()
		}
		contains(t, from.page(), "again=")
		if n < 2 {
			to.use(from.hands(), func(error) {})
		} else {
			to.offeredText(from.handed(), func() {}) // opened in another tab
		}
		if n < 2 {
			from.use(to.hands(), func(error) {})
		} else {
			from.offeredText(to.handed(), func() {})
		}
		x.net.Settle()
		equal(t, "after a load", x, y)
		if x.Match.State(0) != was || !x.Match.Status(0).Running || !y.Match.Status(0).Running {
			t.Fatalf("%d: another table, or it stands still: %+v\n%+v", n, x.Match.Status(0), y.Match.Status(0))
		}
		if x.otherName(x.words()) != "Bea" || y.otherName(y.words()) != "Anna" {
			t.Error("names are forgotten")
		}
	}
}

// More than a link has room for is sent when there is room.
func TestLinkWithoutRoom(t *testing.T) {
	x, y := devices(t)
	x.join(y, doubleLive())
	link := &narrow{Link: x.meet.link, room: 2}
	x.meet.link = link
	for range 9 {
		x.Do(session.Intent{Kind: session.Stock})
	}
	if len(x.meet.waiting) == 0 || x.meet.retry == nil {
		t.Fatal("nothing waits")
	}
	x.meet.retry.Stop()
	link.room = 99
	x.post()
	x.meet.link = link.Link
	x.net.Settle()
	equal(t, "in the end", x, y)
	if y.Match.Status(0).Players[0].Moves != 9 {
		t.Error("something is missing")
	}
}

// narrow is a link with room for so many lines.
type narrow struct {
	peer.Link
	room int
}

func (n *narrow) Send(line string) error {
	if n.room == 0 {
		return peer.Full
	}
	n.room--
	return n.Link.Send(line)
}

// A race is joined like a table of two; both see its deal before.
func TestRaceByLink(t *testing.T) {
	x, y := devices(t)
	x.invite(match.Terms{Game: "klondike/classico@1/draw1", Limit: 5 * time.Minute})
	y.use(x.hands(), func(error) {})
	deal := y.meet.asked.Terms.Deal
	contains(t, y.page(), "5:00", y.words().DealNo(y.words().ID(deal)))
	y.accept(y.meet.asked, func(error) {})
	x.use(y.hands(), func(error) {})
	x.net.Settle()
	equal(t, "at the beginning", x, y)
	if st := y.Match.Status(0); !st.Race || st.Deal != deal || st.Terms.Limit != 5*time.Minute {
		t.Errorf("%+v", st)
	}
}

// What was pressed once, to give up, and not again, ends nothing later.
func TestPressedOnce(t *testing.T) {
	x, y := devices(t)
	x.join(y, doubleLive())
	x.pauseMatch()
	x.resign(0)
	contains(t, x.page(), "Really give up")
	x.leaveSheet()
	x.net.Settle()
	x.net.Cut(0, 0)
	x.net.Settle()
	if x.sheet != sheetMeet {
		t.Fatal("it is not told that the connection is lost")
	}
	if x.abandon(); !x.Match.Active() {
		t.Error("the match is ended at once")
	}
}
