package shell

import (
	"testing"

	"pazienza/app/session"
)

// Who asks for a new game in a match gets one, and is asked first where that gives one up.
func TestDuelAnew(t *testing.T) {
	a, clock := duelAt(t, "en", &session.Memory{}, shelf{})
	a.startMatch(duelPick{}.terms(nil))
	first := a.Match.Status(*clock).Deal
	a.Do(session.Intent{Kind: session.New})
	second := a.Match.Status(*clock).Deal
	if second == first || a.sheet != noSheet || len(a.Match.History().All()) != 0 {
		t.Fatal("nobody has moved, and there is no new game")
	}
	a.Do(session.Intent{Kind: session.Stock})
	a.Do(session.Intent{Kind: session.New})
	contains(t, a.html(Where{Lang: "en"}), `id="match-new"`, "gives up the one in progress", `id="match-on"`)
	if st := a.Match.Status(*clock); st.Deal != second || st.Running {
		t.Fatal("it is not asked first")
	}
	a.goOn()
	a.pauseMatch()
	lacks(t, a.html(Where{Lang: "en"}), `id="match-new"`)
	a.goOn()
	a.Do(session.Intent{Kind: session.New})
	a.dealAnew()
	if st := a.Match.Status(*clock); st.Deal == second || !st.Running || len(a.Match.History().All()) != 1 {
		t.Error("the game is not given up for another")
	}
	a.Do(session.Intent{Kind: session.Stock})
	a.pauseMatch()
	a.resign(0)
	a.resign(0)
	was := a.Match.Status(*clock).Deal
	a.Do(session.Intent{Kind: session.New})
	if st := a.Match.Status(*clock); st.Over || st.Deal == was {
		t.Error("after the end there is no next game")
	}
	a.duelPress(Key{Name: "l"}, OnNothing)
	if a.sheet != sheetPause {
		t.Error("the key for the deal tells of another game")
	}
}
