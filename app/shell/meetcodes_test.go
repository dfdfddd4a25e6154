package shell

import (
	"html"
	"strings"
	"testing"

	"pazienza/app/peer"
	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine/pair"
)

// What is no good changes nothing, and says why.
func TestForeignCodes(t *testing.T) {
	x, y := devices(t)
	stranger, guest := devices(t)
	for range 5 { // whose codes are others
		stranger.net.A.Invite(func(string, error) {})
	}
	stranger.invite(doubleLive())
	guest.use(stranger.hands(), func(error) {})
	guest.accept(guest.meet.asked, func(error) {})
	x.use("answer=", func(err error) {
		if err != session.LinkForeign {
			t.Errorf("an answer that was cut off: %v", err)
		}
	})
	x.invite(doubleLive())
	code := x.meet.hand
	for _, tt := range []struct{ text, why string }{
		{"hello", "code-foreign"}, {"", "link-foreign"}, {x.handed(), "code-own"}, {guest.handed(), "code-stale"}, {"play=spider-9&join=x", "link-newer"},
		{"again=" + stranger.meet.hand.Code, "code-match"},
	} {
		x.meet.why = nil
		x.use(tt.text, func(error) {})
		if x.meet.asks { // an invitation is refused when it is accepted
			x.accept(x.meet.asked, func(error) {})
			x.meet.asks = false
		}
		if x.meet.why == nil || x.meet.why.Error() != tt.why || x.meet.hand != code {
			t.Errorf("%q: %v, want %v; %+v", tt.text, x.meet.why, tt.why, x.meet.hand)
		}
		contains(t, x.page(), html.EscapeString(x.linkReason(x.words(), x.meet.why)))
	}
	y.use(x.hands(), func(error) {})
	y.accept(y.meet.asked, func(error) {})
	x.use(y.hands(), func(error) {})
	x.net.Settle()
	equal(t, "after all that", x, y)
	was := x.Match.State(0)
	x.use(guest.handed(), func(error) {})
	x.offeredText(guest.handed(), func() { t.Error("it is taken") })
	x.offeredText("again=invite-1", func() { t.Error("it is taken") })
	x.net.Settle()
	equal(t, "after a stranger's answer", x, y)
	if x.Match.State(0) != was {
		t.Error("another table")
	}
}

// An invitation that is opened in another tab of its own browser is not answered there, and one
// tab says to the others that it plays.
func TestTabsOfOneBrowser(t *testing.T) {
	x, y := devices(t)
	x.invite(doubleLive())
	asked := func(text string) (taken bool) {
		x.offeredText(text, func() { taken = true })
		return taken
	}
	if !asked(x.handed()) || asked(whoPlays) {
		t.Error("an own invitation is taken for another's")
	}
	y.use(x.hands(), func(error) {})
	y.accept(y.meet.asked, func(error) {})
	if asked(x.handed()+"x") || !asked(y.handed()) {
		t.Error("the answer is not taken from another tab")
	}
	x.net.Settle()
	equal(t, "at the beginning", x, y)
	if !asked(whoPlays) {
		t.Error("it does not say that it plays")
	}
}

// Where a browser must not connect too early there is a button for that.
func TestBegin(t *testing.T) {
	x, y := devices(t)
	x.invite(doubleLive())
	y.use(x.hands(), func(error) {})
	y.accept(y.meet.asked, func(error) {})
	if strings.Contains(y.page(), "meet-begin") {
		t.Error("a button for nothing")
	}
	y.meet.link = &hasty{Link: y.meet.link}
	contains(t, y.page(), `id="meet-begin"`)
	y.beginLink()
	if !y.meet.link.(*hasty).begun {
		t.Error("it does not begin")
	}
}

// hasty is a link that has to be begun.
type hasty struct {
	peer.Link
	begun bool
}

func (h *hasty) Waits() bool { return true }

func (h *hasty) Begin(done func(error)) {
	h.begun = true
	done(nil)
}

// A peer that sends nonsense is left, and has changed nothing.
func TestPeerSendsNonsense(t *testing.T) {
	for _, line := range []string{"nonsense", "", strings.Repeat("x", peer.Longest), "do 0 1 1:draw", "do 0 9 2:draw", "hello 1 0 0", "match stand 3 0 0 0", "\u202e"} {
		x, y := devices(t)
		x.join(y, doubleLive())
		was := x.Match.State(0)
		if err := y.net.B.Send(line); err != nil {
			t.Fatal(err)
		}
		x.net.Settle()
		if s, _ := x.linkState(); s != peer.Closed || x.Match.State(0) != was || x.meet.why == nil {
			t.Errorf("%.20q: %v, %v", line, s, x.meet.why)
		}
		contains(t, x.page(), "was refused", "meet-computer", html.EscapeString(x.linkReason(x.words(), x.meet.why)))
		contains(t, y.page(), "Sfida lasciata da Anna", "meet-again")
	}
}

// Whatever joining or a message is refused with has a sentence in every language.
func TestLinkReasons(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw1")
	for _, lang := range words.Languages {
		w := words.For(lang)
		for r := peer.CodeForeign; int(r) < peer.NumReasons; r++ {
			if says := a.linkReason(w, r); says == "" || says == w.Unknown {
				t.Errorf("%s: %v has no sentence", lang, r)
			}
		}
		n := 0
		for f := pair.NotAMessage; f.Error() != "unknown-fault"; f++ {
			if n++; a.linkReason(w, f) == "" {
				t.Errorf("%s: %v has no sentence", lang, f)
			}
		}
		if len(w.LinkFaults) != n || len(w.LinkReasons) != peer.NumReasons-1 {
			t.Errorf("%s: %d sentences for %d faults, %d for %d reasons", lang, len(w.LinkFaults), n, len(w.LinkReasons), peer.NumReasons-1)
		}
	}
}
