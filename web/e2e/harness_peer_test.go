//go:build e2e

package e2e

import (
	"fmt"
	"testing"
)

// TestHarnessPeer joins two browsers on this machine by static/js/peer.js, from documents of
// the real server and under their policy.
func TestHarnessPeer(t *testing.T) {
	RunAll(t, []Scenario{{"two browsers", []Ability{Peers}, tryPeer}})
}

// peer is one end, on a page of its own.
type peer struct{ *Page }

// open loads the scripts and opens an end, of a match that goes on or of a new one.
func (p peer) open(url, match string) {
	p.T.Helper()
	p.Open(url)
	p.Until("window.pazienza?.late")
	p.Run(`window.told = []; window.lines = []; window.made = [];
		window.RTCPeerConnection = class extends RTCPeerConnection { constructor(...a) { super(...a); made.push(this); } };
		(async () => {
			for (const s of ['js/codes.js', 'js/peer.js']) await pazienza.late(s);
			window.link = pazienza.peer.open({ match: '` + match + `', told: (s, why) => told.push(s + (why && ' ' + why)), heard: l => lines.push(l) });
		})();`)
	p.Until("window.link")
}

// code asks an end for a code.
func (p peer) code(call string) string {
	p.T.Helper()
	r := Get[struct{ Code, Reason string }](p.Page, "link."+call)
	if r.Code == "" {
		p.T.Fatalf("%s: %s", call, r.Reason)
	}
	p.T.Logf("%s: a code of %d letters", call[:6], len(r.Code))
	return r.Code
}

// connect has two ends exchange their codes.
func connect(t *testing.T, from, to peer) {
	t.Helper()
	answer := to.code("accept('" + from.code("invite()") + "')")
	want(t, "finish", Get[struct{ Reason string }](from.Page, "link.finish('"+answer+"')").Reason, "")
	if Get[bool](to.Page, "link.waits") {
		want(t, "begin", Get[struct{ Reason string }](to.Page, "link.begin()").Reason, "")
	}
	from.Until("link.state === 'open'")
	to.Until("link.state === 'open'")
}

func tryPeer(t *testing.T) {
	s := StartServer(t)
	a, b := peer{Start(t, Options{Alone: true})}, peer{Start(t, Options{Alone: true})}
	a.open(s.URL+"en/", "")
	b.open(s.URL+"it/", "")
	connect(t, a, b)
	match := Get[string](a.Page, "link.match")
	want(t, "the match", Get[string](b.Page, "link.match"), match)

	const many = 1000
	for _, p := range []peer{a, b} { // both at once
		p.Run(fmt.Sprintf("for (let i = 0; i < %d; i++) { const why = link.send('line ' + i); if (why) throw new Error(why); }", many))
	}
	for _, p := range []peer{a, b} {
		p.Until(fmt.Sprintf("lines.length === %d", many))
		if !Get[bool](p.Page, "lines.every((l, i) => l === 'line ' + i)") {
			t.Error("lines are not as they were sent")
		}
		want(t, "told", Get[string](p.Page, "String(told.slice(-1))"), "open")
	}

	if Under() != "firefox" { // which peer.js has keep to its way
		const name = "/ice-ufrag:(.*)/.exec(made[0].currentRemoteDescription.sdp)[1]"
		before := Get[string](a.Page, name)
		b.Run("link.restart()")
		a.Until(name + " !== '" + before + "'")
		a.Run("link.send('by another way')")
		b.Until("lines.at(-1) === 'by another way'")
	}

	a.open(s.URL+"en/", match) // as after a reload
	b.Until("link.state === 'lost'")
	want(t, "a reload", Get[string](b.Page, "link.reason"), "broken")
	connect(t, a, b)
	b.Run("link.send('welcome back')")
	a.Until("lines.at(-1) === 'welcome back'")
	want(t, "the match", Get[string](a.Page, "link.match"), match)

	b.open(s.URL+"it/", match) // the other one, which invites this time
	a.Until("link.state === 'lost'")
	connect(t, b, a)

	a.Open("about:blank")
	b.Until("link.state === 'lost'")
	a.open(s.URL+"en/", match)
	connect(t, a, b)
	a.Run("link.send('farewell'); link.close()")
	b.Until("link.state === 'closed'")
	want(t, "the end", Get[string](b.Page, "link.reason + ' ' + lines.at(-1)"), "left farewell")
}
