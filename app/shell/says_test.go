package shell

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
)

func TestUnsaved(t *testing.T) {
	a := New()
	a.unsaved(fmt.Errorf("%w: %w", session.ErrNoStorage, errors.New("SecurityError")))
	a.unsaved(session.ErrNoStorage)
	if len(a.notices) != 1 || a.notices[0].text(a.words()) != a.words().NoStorage {
		t.Errorf("a browser that keeps nothing is told by %+v", a.notices)
	}
	a.unsaved(errors.New("QuotaExceededError"))
	if len(a.notices) != 2 || a.notices[1].text(a.words()) != a.words().Unsaved {
		t.Errorf("a write that failed is told by %+v", a.notices)
	}
}

// What could not be kept is told until everything is, and a hint on the table stays.
func TestKeptAgain(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw1")
	a.hint = &engine.Move{Kind: engine.Draw}
	a.Watch(session.Change{Cause: session.Unsaved, Why: errors.New("QuotaExceededError")})
	if len(a.notices) != 1 || a.hint == nil {
		t.Errorf("a write that failed: %d messages, hint %v", len(a.notices), a.hint)
	}
	a.Watch(session.Change{Cause: session.KeptAgain})
	if len(a.notices) != 0 || a.hint == nil || a.toast.text(a.words()) != a.words().KeptAgain {
		t.Errorf("everything is kept: %d messages, hint %v", len(a.notices), a.hint)
	}
}

// What is told at once is said at once, and what comes after takes its place.
func TestSayingsGoTogether(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw1")
	a.settle()
	w := words.For("en")
	s := a.Desk.State()
	after := s
	m := engine.Move{Kind: engine.Draw}
	events := a.Desk.Game().Apply(&after, m, nil)
	a.Watch(session.Change{Cause: session.Moved, Game: a.Desk.Game(), Before: s, After: after, Move: m, Events: events})
	a.Watch(session.Change{Cause: session.Finishing, Game: a.Desk.Game(), Before: after, After: after})
	if got, want := strings.TrimSuffix(a.speech.text(w), blank), w.Tell(a.Desk.Game(), &s, &after, m, events)+". "+w.Finishing; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
	a.settle()
	a.Watch(session.Change{Cause: session.Stopped})
	first := a.speech.text(w)
	a.settle()
	a.Watch(session.Change{Cause: session.Stopped})
	if got := a.speech.text(w); got == first || strings.TrimSuffix(got, blank) != w.Stopped {
		t.Errorf("said %q after %q", got, first)
	}
}

// Who picks cards up and puts them down at once hears where they are, and not how to put them
// down; what was said before stays.
func TestPromptGivesWay(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw1")
	one := func(s string) phrase { return func(*words.Words) string { return s } }
	for _, tt := range []struct {
		say  func()
		want string
	}{
		{func() { a.Prompt(one("In hand")) }, "In hand"},
		{func() { a.Prompt(one("In hand")); a.Say(one("Moved")) }, "Moved"},
		{func() { a.Say(one("Drawn")); a.Prompt(one("In hand")); a.Say(one("Moved")); a.Say(one("Turned")) }, "Drawn. Moved. Turned"},
		{func() { a.Prompt(one("In hand")); a.settle(); a.Say(one("Moved")) }, "Moved"},
	} {
		a.settle()
		tt.say()
		if got := strings.TrimSuffix(a.speech.text(words.For("en")), blank); got != tt.want {
			t.Errorf("said %q, want %q", got, tt.want)
		}
	}
}

// What is on the page changes its language with the page.
func TestMessagesFollowTheLanguage(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw1")
	a.Do(session.Intent{Kind: session.Undo})
	a.unsaved(session.ErrNoStorage)
	a.offerUpdate()
	w := words.For("it")
	html := a.html(Where{Lang: "it"})
	contains(t, html, w.Reason(engine.NothingToUndo), w.NoStorage, w.Update, w.UpdateEnd)
	if strings.Contains(html, words.For("en").NoStorage) {
		t.Error("a message stays English")
	}
}

// A win is a win however it comes about: by a move, or by making the move again.
func TestEveryWinIsCelebrated(t *testing.T) {
	for _, cause := range []session.Cause{session.Moved, session.Redone} {
		a, _ := sit(t, "en", "klondike/classico@1/draw1")
		g, before := drawn(t, "klondike/classico@1/draw1", "c1: KD\nf1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..QD\n")
		after := before
		m, err := g.ParseMove("c1-f4")
		if err != nil {
			t.Fatal(err)
		}
		events := g.Apply(&after, m, nil)
		if !g.Won(&after) {
			t.Fatal("not won")
		}
		a.settle()
		a.Watch(session.Change{Cause: cause, Game: g, Before: before, After: after, Move: m, Events: events})
		said := a.speech.text(words.For("en"))
		if !strings.Contains(said, "King of diamonds") || !strings.Contains(said, "Solved") {
			t.Errorf("cause %d says %q", cause, said)
		}
	}
}

// The twin shows the cards until there is a picture, and whoever waits for the table hears of
// it once, when there is a game on it or something lies above.
func TestSeenBeforeThePicture(t *testing.T) {
	a, _ := sit(t, "en", "")
	seen := 0
	a.Plain, a.OnSeen = true, func() { seen++ }
	desk := a.Desk
	a.Desk = nil
	a.settle()
	if seen != 0 {
		t.Error("seen without a game")
	}
	a.Desk = desk
	a.settle()
	a.settle()
	if seen != 1 {
		t.Errorf("seen %d times", seen)
	}
	contains(t, a.html(Where{Lang: "en"}), `class="twin shown"`)
	a.Pictured()
	if html := a.html(Where{Lang: "en"}); a.Plain || strings.Contains(html, "twin shown") || strings.Contains(html, `class="seat"><img`) {
		t.Error("the twin still shows cards")
	}
}

func TestNoPicture(t *testing.T) {
	for _, tt := range []struct {
		why  error
		want func(*words.Words) string
	}{
		{NoWebGL, func(w *words.Words) string { return w.NoWebGL }},
		{fmt.Errorf("atlas: %w", NoReading), func(w *words.Words) string { return w.NoReading }},
		{NoArt, func(w *words.Words) string { return w.NoArt }},
		{errors.New("out of memory"), func(w *words.Words) string { return w.NoDrawing }},
	} {
		for _, lang := range words.Languages {
			a, _ := sit(t, lang, "")
			a.NoPicture(tt.why)
			a.settle()
			if !a.Plain || len(a.notices) != 1 || a.notices[0].text(words.For(lang)) != tt.want(words.For(lang)) {
				t.Errorf("%s: %v tells %+v", lang, tt.why, a.notices)
			}
		}
	}
}
