package shell

import (
	"strings"
	"testing"

	"pazienza/app/session"
)

// windowed is a store that hears of another window.
type windowed struct {
	session.Memory
	change func(session.Edit)
}

func (s *windowed) OnChange(f func(session.Edit)) { s.change = f }

// A match that is played in another window is shown here as it stands there, and goes from the
// table when it is left there.
func TestDuelElsewhere(t *testing.T) {
	here := &windowed{}
	a, clock := duelAt(t, "en", here, shelf{})
	a.startMatch(duelPick{}.terms(nil))
	there := &session.Memory{}
	kept, _ := here.All(session.Match)
	for key, text := range kept {
		there.Write(session.Edit{Shelf: session.Match, Key: key, Text: text})
	}
	b, _ := duelAt(t, "en", there, shelf{})
	b.OpenMatch("")
	b.resumeMatch()
	b.Do(session.Intent{Kind: session.Stock})
	hear := func() {
		kept, _ := there.All(session.Match)
		text := kept["match"]
		here.Memory.Write(session.Edit{Shelf: session.Match, Key: "match", Text: text})
		here.change(session.Edit{Shelf: session.Match, Key: "match", Text: text})
	}
	hear()
	if a.Match.State(0) != b.Match.State(0) {
		t.Fatal("another table")
	}
	contains(t, a.html(Where{Lang: "en"}), "Played in another window")
	play(a, clock, 20_000_000_000)
	if a.Match.State(0) != b.Match.State(0) {
		t.Error("the computer moves in both windows")
	}
	a.Do(session.Intent{Kind: session.Stock})
	if html := a.html(Where{Lang: "en"}); a.Match.Status(*clock).Elsewhere || strings.Contains(html, `turn-sign`) {
		t.Error("it is played here now, and said otherwise")
	}
	b.leaveMatch()
	hear()
	if a.Dueling() || a.Match.Active() {
		t.Error("the match was left elsewhere, and lies here")
	}
	contains(t, a.html(Where{Lang: "en"}), "tool-new")
}

// What another window does to the game for one puts no match aside.
func TestOtherWindowPutsNothingAside(t *testing.T) {
	x, y := devices(t)
	x.join(y, doubleLive())
	c := session.Change{Cause: session.Resumed, Far: true, Game: x.Desk.Game(), Before: x.Desk.State(), After: x.Desk.State()}
	if !x.Covers(c) || !x.Dueling() {
		t.Error("the match is put aside")
	}
	// Asked for here, the game for one lies on the table; who connects anew has asked for the match.
	x.putAside()
	y.load("it")
	y.greetLink()
	x.net.Settle()
	x.use(y.hands(), func(error) {})
	y.use(x.hands(), func(error) {})
	x.net.Settle()
	equal(t, "after another connection", x, y)
}
