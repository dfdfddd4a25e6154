package shell

import (
	"strings"
	"testing"
	"time"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine/player"
	"pazienza/engine/variants"
)

// duelAt returns an app whose clock the test sets, with the matches of a store.
func duelAt(t *testing.T, lang string, store session.Store, kept shelf) (a *App, clock *time.Duration) {
	t.Helper()
	a, _ = sit(t, lang, "klondike/classico@1/draw1")
	clock = new(time.Duration)
	n := uint64(0)
	a.Shelf = kept
	a.Now = func() time.Duration { return *clock }
	a.Match = match.New(variants.Catalogue(), store, func() uint64 { n++; return n })
	a.Match.Watch(a.WatchMatch)
	return a, clock
}

// play lets time pass, a moment after the other.
func play(a *App, clock *time.Duration, d time.Duration) {
	for end := *clock + d; *clock < end; *clock += 50 * time.Millisecond {
		a.pulse()
	}
	if a.duel.timer != nil {
		a.duel.timer.Stop()
	}
}

func TestDuelOnTheTable(t *testing.T) {
	a, clock := duelAt(t, "it", &session.Memory{}, shelf{})
	was := a.Desk.State()
	a.startMatch(duelPick{level: player.Expert}.terms(nil))
	if !a.Dueling() {
		t.Fatal("there is no match on the table")
	}
	html := a.html(Where{Lang: "it"})
	contains(t, html, "Solitario doppio", `aria-label="Bruno: 0 carte a casa su 52"`, `aria-label="Bruno: Colonna 7, 7 carte, 6 coperte"`,
		`aria-label="Colonna 7, 7 carte, 6 coperte"`, "tool-pause", "tool-undo main off", "Solitario doppio contro Bruno")
	if strings.Contains(html, "tool-new") || strings.Contains(html, "tool-pass") {
		t.Error("tools of another game are shown")
	}
	if strings.Index(html, `aria-label="Bruno: Colonna 1`) < strings.Index(html, `aria-label="Colonna 7`) {
		t.Error("the other's piles do not come last")
	}
	play(a, clock, 20*time.Second)
	if a.Match.Status(*clock).Players[1].Moves == 0 {
		t.Error("the computer does not move")
	}
	a.Do(session.Intent{Kind: session.Stock})
	contains(t, a.html(Where{Lang: "it"}), "Pescato: ")
	if a.Desk.State() != was {
		t.Error("the game for one has been played")
	}
	a.Do(session.Intent{Kind: session.Tap, Pile: 7, Index: 0})
	contains(t, a.html(Where{Lang: "it"}), "Quelle carte, o quel posto")
	a.putAside()
	html = a.html(Where{Lang: "it"})
	contains(t, html, "tool-new")
	if strings.Contains(html, "Bruno: Colonna") {
		t.Error("the match is still shown")
	}
	contains(t, a.html(Where{Lang: "it", Kind: Games}), "Riprendi contro Bruno")
	moves := a.Match.Status(*clock).Players[1].Moves
	play(a, clock, 20*time.Second)
	if a.Match.Status(*clock).Players[1].Moves != moves {
		t.Error("the computer moves while nobody looks")
	}
	a.resumeMatch()
	contains(t, a.html(Where{Lang: "it"}), "Bruno")
}

// A game for one that is asked for puts the match aside.
func TestSoloPutsTheDuelAside(t *testing.T) {
	a, _ := duelAt(t, "en", &session.Memory{}, shelf{})
	a.startMatch(duelPick{}.terms(nil))
	a.Do(session.Intent{Kind: session.New, Game: "spider-1/spider-charged@1"})
	if a.Dueling() || a.Desk.Game().Variant.ID != "spider-1" {
		t.Error("Spider is not on the table")
	}
	a.startMatch(duelPick{}.terms(nil))
	a.play("spider-1/spider-charged@1")
	if a.Dueling() {
		t.Error("the match is still on the table")
	}
}

func TestDuelByTurns(t *testing.T) {
	a, clock := duelAt(t, "en", &session.Memory{}, shelf{})
	a.startMatch(duelPick{turns: true, draw3: true}.terms(nil))
	contains(t, a.html(Where{Lang: "en"}), "tool-pass", "turn-sign", " turn\"")
	for range 400 {
		st := a.Match.Status(*clock)
		if st.Over {
			break
		}
		if st.Turn == 0 {
			if st.Drawn { // nothing is played
				a.pass(a.own())
			} else {
				a.Do(session.Intent{Kind: session.Stock})
			}
		}
		play(a, clock, 3*time.Second)
	}
	st := a.Match.Status(*clock)
	if !st.Over {
		s := a.Match.State(1)
		t.Fatal("it has no end:\n" + a.Match.Game().Text(&s))
	}
	a.openResult()
	contains(t, a.html(Where{Lang: "en"}), `id="match-again"`, "cards home")
	a.again()
	if st := a.Match.Status(*clock); st.Over || !st.Running && !a.covered {
		t.Error("no other game is dealt")
	}
}

func TestDuelEndsAndIsCounted(t *testing.T) {
	a, _ := duelAt(t, "es", &session.Memory{}, shelf{})
	a.startMatch(duelPick{best: 3}.terms(nil))
	a.Do(session.Intent{Kind: session.Stock})
	a.pauseMatch()
	contains(t, a.html(Where{Lang: "es"}), `id="match-on"`, "Abandonar", `href="/es/rules/double-solitaire/"`)
	a.resign(0)
	contains(t, a.html(Where{Lang: "es"}), "Abandonar de verdad")
	a.resign(0)
	a.openResult()
	contains(t, a.html(Where{Lang: "es"}), "Gana Lia", "Partido: tú 0, Lia 1", "Siguiente partida")
	a.leaveSheet()
	contains(t, a.html(Where{Lang: "es", Kind: Stats}), "Lia, Los dos a la vez", "ganadas 0, perdidas 1, empates 0")
	a.leaveMatch()
	if a.Match.Active() || a.Dueling() {
		t.Error("the match is still there")
	}
}

func TestDuelIsResumed(t *testing.T) {
	store, kept := &session.Memory{}, shelf{}
	a, _ := duelAt(t, "en", store, kept)
	a.startMatch(duelPick{level: player.Steady}.terms(nil))
	a.Do(session.Intent{Kind: session.Stock})
	was := a.Match.State(0)
	b, clock := duelAt(t, "en", store, kept)
	b.OpenMatch("")
	if !b.Dueling() || b.Match.State(0) != was {
		t.Fatal("the match is not there any more")
	}
	play(b, clock, time.Minute)
	if b.Match.State(0) != was {
		t.Error("the computer moves before anybody is there")
	}
	c, _ := duelAt(t, "en", store, kept)
	c.OpenMatch("klondike/classico@1/draw1")
	if c.Dueling() || !c.Match.Active() {
		t.Error("the page's address asks for another game")
	}
}

// Who comes back to the page where matches are chosen, with one on the table, and begins another
// or goes on with it, finds it going on: a sheet asks only those who come back to the table.
func TestMatchGoesOnWhenAsked(t *testing.T) {
	store, kept := &session.Memory{}, shelf{}
	a, _ := duelAt(t, "en", store, kept)
	a.startMatch(duelPick{level: player.Steady}.terms(nil))
	a.Do(session.Intent{Kind: session.Stock})
	for name, goOn := range map[string]func(*App){
		"nothing": func(*App) {},
		"go on":   (*App).resumeMatch,
		"another": func(b *App) { b.startMatch(duelPick{level: player.Expert}.terms(nil)) },
	} {
		b, _ := duelAt(t, "en", store, kept)
		b.OpenMatch("")
		b.arrived(Where{Lang: "en", Kind: Two})
		goOn(b)
		b.arrived(Where{Lang: "en"})
		if asks := b.sheet == sheetPause; asks != (name == "nothing") {
			t.Errorf("%s: a sheet asks: %v", name, asks)
		}
	}
}

// Whatever a match refuses has a sentence in every language.
func TestMatchReasons(t *testing.T) {
	for _, lang := range words.Languages {
		w := words.For(lang)
		for r := match.Reason(1); int(r) < match.NumReasons; r++ {
			if w.Reason(r) == w.Unknown {
				t.Errorf("%s: %v has no sentence", lang, r)
			}
		}
		if n := len(w.MatchReasons); n != match.NumReasons-1 {
			t.Errorf("%s: %d sentences for %d reasons", lang, n, match.NumReasons-1)
		}
	}
	for n := range 16 {
		p := duelPick{turns: n&1 > 0, draw3: n&2 > 0, best: 1 + n>>2&2}
		if g := gameNamed(p.game(nil)); g == nil || g.Choice.Turns != p.turns || g.Choice.Draw == 3 != p.draw3 {
			t.Errorf("there is no %s", p.game(nil))
		}
	}
}
