package shell

import (
	"strings"
	"testing"

	"pazienza/app/ask"
	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine/solve"
)

// knower answers every question at once.
type knower struct{ ask.Answer }

func (k knower) Ask(q ask.Question, answer func(ask.Answer)) func() {
	answer(k.Answer)
	return func() {}
}

// TestVerdictIsShown has a sign in the status line, with its words, and says what is certain.
func TestVerdictIsShown(t *testing.T) {
	for _, lang := range words.Languages {
		w := words.For(lang)
		for _, tt := range []struct {
			answer      ask.Answer
			label, said string
		}{
			{ask.Answer{Verdict: solve.Winnable}, w.VerdictWinnable, w.CanWin},
			{ask.Answer{Verdict: solve.Unwinnable}, w.VerdictNever, w.CannotWin},
			{ask.Answer{}, w.VerdictUnknown, ""},
			{ask.Answer{Err: ask.ErrMissing}, w.VerdictMissing, ""},
		} {
			a, _ := sit(t, lang, "klondike/classico@1/draw1")
			if html := a.html(Where{Lang: lang}); strings.Contains(html, tt.label) {
				t.Errorf("%s: %q is shown to who does not want it", lang, tt.label)
			}
			a.settle()
			a.Desk.Solver = knower{tt.answer}
			a.Desk.WantVerdict(true)
			contains(t, a.html(Where{Lang: lang}), `aria-label="`+tt.label+`"`)
			if said := strings.TrimSuffix(a.speech.text(w), blank); tt.said != "" && said != tt.said {
				t.Errorf("%s: said %q, want %q", lang, said, tt.said)
			}
		}
	}
}

// TestDealSheet tells of the deal, and leads to a winning line or says why there is none.
func TestDealSheet(t *testing.T) {
	a, _ := sit(t, "it", "klondike/classico@1/draw1")
	w := words.For("it")
	a.Desk.Solver = knower{ask.Answer{Verdict: solve.Unwinnable, Wins: 1, Played: 12}}
	a.press(Key{Name: "l"}, OnNothing)
	contains(t, a.html(Where{Lang: "it"}), w.ThisDeal, w.Difficulties[4], w.WinningLineHelp, w.WinningLine)
	a.leaveSheet()
	a.Do(session.Intent{Kind: session.Solve})
	if got := a.toast.text(w); got != w.NoWayToWin {
		t.Errorf("the toast says %q", got)
	}
	a.Desk.Solver = nil
	a.Do(session.Intent{Kind: session.Solve})
	if got := a.toast.text(w); got != w.NoSolver {
		t.Errorf("the toast says %q", got)
	}
}

// TestStuckIsOffered has a message with ways out, which goes when the game goes on.
func TestStuckIsOffered(t *testing.T) {
	a, _ := sit(t, "es", "klondike/classico@1/draw1")
	w := words.For("es")
	a.Watch(session.Change{Cause: session.Stuck, Game: a.Desk.Game()})
	contains(t, a.html(Where{Lang: "es"}), w.NoMovesLeft, w.Restart, w.NewGame)
	a.Do(session.Intent{Kind: session.Stock})
	if len(a.notices) != 0 {
		t.Error("the message stays though the game goes on")
	}
}

// TestUnprovedIsSaid deals at random where nobody can prove a deal.
func TestUnprovedIsSaid(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw1")
	a.Desk.Solver, a.Desk.WinnableOnly = knower{ask.Answer{Err: ask.ErrMissing}}, func(string) bool { return true }
	a.Do(session.Intent{Kind: session.New})
	w := words.For("en")
	if a.toast.text == nil || a.toast.text(w) != w.DealAtRandom {
		t.Error("it is not said that the deal is at random")
	}
}
