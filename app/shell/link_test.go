package shell

import (
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/app/words"
)

// A link opens its deal; what was in progress is kept. One that would end a game like it asks
// first, and one to the game in progress goes on with that.
func TestFollowALink(t *testing.T) {
	const one, three = "klondike/classico@1/draw1", "klondike/classico@1/draw3"
	a, _ := sit(t, "en", one)
	a.Do(session.Intent{Kind: session.Stock})
	began := a.Desk.Line().Deal()
	on := func(step, game string, deal int) {
		t.Helper()
		if st := a.Desk.Status(0); st.Game != game || st.Deal != deal {
			t.Errorf("%s: %s deal %d on the table, want %s deal %d", step, st.Game, st.Deal, game, deal)
		}
	}
	a.follows(session.Link{Game: three, Deal: 77})
	on("another game", three, 77)
	if dealOf(a.Desk.Saved(), one) != began {
		t.Error("the game in progress is gone")
	}
	a.follows(session.Link{Game: one, Deal: began})
	on("the one in progress", one, began)
	if a.Desk.Status(0).Moves != 1 {
		t.Error("it begins anew")
	}
	a.follows(session.Link{Game: one, Deal: 88})
	on("another deal of it", one, began)
	contains(t, a.html(Where{Lang: "en"}), "Opening it ends yours")
	a.notices[0].answers[1].do()
	on("opened all the same", one, 88)
	a.follows(session.Link{Game: one})
	if a.Desk.Status(0).Game != one || len(a.notices) != 0 {
		t.Errorf("an invitation: %s, notices %v", a.Desk.Status(0).Game, a.notices)
	}
}

// An invitation to play by the rules that are played leads back to the game in progress: on the
// table or aside, it does not end.
func TestInvitationEndsNoGame(t *testing.T) {
	const one, three = "klondike/classico@1/draw1", "klondike/classico@1/draw3"
	a, _ := sit(t, "en", one)
	a.Do(session.Intent{Kind: session.Stock})
	began := a.Desk.State()
	for _, from := range []string{one, three} {
		if from != one {
			a.Do(session.Intent{Kind: session.New, Game: from})
			a.Do(session.Intent{Kind: session.Stock})
		}
		a.follows(session.Link{Game: one})
		if f := a.Desk.History().Figures(one); a.Desk.State() != began || f.Open != 1 || f.Played != 0 {
			t.Errorf("invited while %s is played: %d moves on the table, %+v", from, a.Desk.Line().Moves(), f)
		}
	}
}

// House rules that come with a link are offered to be kept, under the sender's name.
func TestLinkToHouseRules(t *testing.T) {
	const strict = "klondike/classico@1+undo=strict/draw3"
	a, _ := sit(t, "en", "")
	a.follows(session.Link{Game: strict, Deal: 5, Title: "After supper"})
	contains(t, a.html(Where{Lang: "en"}), "house rules: After supper")
	a.notices[0].answers[1].do()
	if got := a.Desk.HouseName(strict); got != "After supper" {
		t.Errorf("kept as %q", got)
	}
	a.notices = nil
	a.follows(session.Link{Game: strict, Deal: 6, Title: "Somebody else’s"})
	if html := a.html(Where{Lang: "en"}); strings.Contains(html, "Somebody") || !strings.Contains(html, "After supper") {
		t.Error("rules that are kept are offered again, or under another name")
	}
}

// What cannot be opened is said in the reader's language.
func TestBrokenLinks(t *testing.T) {
	for _, tt := range []struct{ lang, fragment, want string }{
		{"en", "#game=klondike/classico@1/draw3&deal=x", "A deal number is a whole number"},
		{"it", "#game=klondike/classico@9/draw3", "versione più recente"},
		{"es", "#game=chess/classico@1", "Esta versión no tiene ese juego."},
		{"en", "#game=klondike/classico@1+undo=charged/draw3", "needs a price"},
		{"en", "#deal=4&game=", "not a link to a game here"},
	} {
		a, _ := sit(t, tt.lang, "")
		was := a.Desk.State()
		a.openFragment(tt.fragment)
		contains(t, a.html(Where{Lang: tt.lang}), tt.want)
		if a.Desk.State() != was {
			t.Errorf("%s changes the table", tt.fragment)
		}
	}
}

// Every reason of the desk has a sentence in every language.
func TestReasonsOfTheDesk(t *testing.T) {
	for _, lang := range words.Languages {
		w := words.For(lang)
		for r := session.Reason(1); int(r) < session.NumReasons; r++ {
			if said := w.HouseReasons.Of(r.Error()); !strings.HasSuffix(said, ".") {
				t.Errorf("%s: %v says %q", lang, r, said)
			}
		}
		if n := len(w.HouseReasons); n != session.NumReasons-1 {
			t.Errorf("%s: %d sentences for %d reasons", lang, n, session.NumReasons-1)
		}
	}
}

// A link whose moves are damaged says so, and its deal can be played.
func TestDamagedLink(t *testing.T) {
	const one = "klondike/classico@1/draw1"
	a, _ := sit(t, "en", one)
	a.openFragment("#game=klondike/classico@1/draw3&deal=7&moves=BGAA")
	contains(t, a.html(Where{Lang: "en"}), "What was played is damaged", "Play the deal")
	a.notices[0].answers[0].do()
	if st := a.Desk.Status(0); st.Game != "klondike/classico@1/draw3" || st.Deal != 7 {
		t.Errorf("%s deal %d on the table", st.Game, st.Deal)
	}
}

// A link to how somebody has played asks whether it is to be watched or the deal to be played;
// watched, the game in progress waits.
func TestPlayedLink(t *testing.T) {
	const one, three = "klondike/classico@1/draw1", "klondike/classico@1/draw3"
	a, _ := sit(t, "en", one)
	a.Do(session.Intent{Kind: session.Stock})
	mine := a.Desk.State()
	const link = "#game=" + three + "&deal=1&moves=BGAA-BE8DC6FHNmj"
	a.openFragment(link)
	contains(t, a.html(Where{Lang: "en"}), "A game as it was played: Klondike · 3 cards · no. 1 · 1 move", "Watch it")
	a.notices[0].answers[1].do()
	if st := a.Desk.Status(0); !st.Replay.On || st.Replay.Of != 4 || st.Game != three {
		t.Errorf("watched: %+v", st)
	}
	a.Do(session.Intent{Kind: session.ReplayLeave})
	if a.Desk.State() != mine {
		t.Error("the game in progress is another")
	}
	a.openFragment(link)
	a.notices[0].answers[0].do()
	if st := a.Desk.Status(0); st.Game != three || st.Deal != 1 || st.Moves != 0 {
		t.Errorf("played: %+v", st)
	}
}
