package shell

import (
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/player"
	"pazienza/engine/variants"
)

// A game that was won can be sent as a picture, which has the figures of the sheet, in the
// language of the page; and closing it goes back to the sheet.
func TestWinAsPicture(t *testing.T) {
	for lang, want := range map[string]string{
		"it": "Riuscito! · Klondike · 3 carte · n. 20417 · 4:12 Tempo · 118 Mosse · 3.482 Punti · Senza annullare e senza consigli.",
		"en": "Solved! · Klondike · 3 cards · no. 20417 · 4:12 Time · 118 Moves · 3,482 Score · Without undo or hints.",
		"es": "¡Resuelto! · Klondike · 3 cartas · n.º 20417 · 4:12 Tiempo · 118 Jugadas · 3482 Puntos · Sin deshacer y sin pistas.",
	} {
		a, _ := sit(t, lang, "klondike/classico@1/draw3")
		a.won = session.Status{Deal: 20417, Moves: 118, Score: 3482, HasScore: true, Elapsed: 252 * time.Second}
		a.sheet = sheetWin
		contains(t, a.html(Where{Lang: lang}), `id="as-postcard"`, words.For(lang).AsPostcard)
		a.sendWin()
		html := a.html(Where{Lang: lang})
		contains(t, html, "sheet sheet-postcard", words.For(lang).Result, `class="postcard"`)
		if got := a.postcard.says(words.For(lang)).text(); got != want {
			t.Errorf("on the picture stands\n%s\nwant\n%s", got, want)
		}
		a.postcard.failed = true
		contains(t, a.html(Where{Lang: lang}), words.For(lang).NoPostcard)
		a.closeSheet()
		contains(t, a.html(Where{Lang: lang}), "win-new")
	}
}

// Who wants no figures sends none; a help that was taken is not denied.
func TestCalmPicture(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw3")
	a.won = session.Status{Deal: 20417, Moves: 118, Score: 3482, Assisted: true}
	a.sendWin()
	if p := a.postcard.says(words.For("en")); p.note != words.For("en").WonLine || len(p.figures) != 3 {
		t.Errorf("a game with hints is sent as %s", p.text())
	}
	a.Settings.Calm = true
	if p := a.postcard.says(words.For("en")); len(p.figures) > 0 {
		t.Errorf("figures: %s", p.text())
	}
}

// The picture of a race speaks as who sends it, and tells both players' cards.
func TestRaceAsPicture(t *testing.T) {
	for lang, want := range map[string][]string{
		"it": {"Ho vinto!", "Gara · Klondike", "Io: 0 carte a casa", "Fantasma: "},
		"en": {"I won!", "Race · Klondike", "Me: 0 cards home", "Ghost: "},
		"es": {"¡He ganado!", "Carrera · Klondike", "Yo: 0 ", "Fantasma: "},
	} {
		l, _ := recorded(t, 7, 40)
		a, clock := duelAt(t, lang, &session.Memory{}, shelf{})
		a.raceGhost(l)
		a.Do(session.Intent{Kind: session.Stock})
		a.Match.Resign(0, *clock)
		a.openResult()
		contains(t, a.html(Where{Lang: lang}), `id="as-postcard"`, `id="match-share"`)
		a.sendResult()
		contains(t, a.html(Where{Lang: lang}), "sheet sheet-postcard")
		w := words.For(lang)
		p := a.printResult(w)
		if p.headline != w.TheyWon(w.Ghost) {
			t.Errorf("who has given up sends %q", p.headline)
		}
		st := a.Match.Status(*clock)
		st.Result.Winner = 0
		if p.headline = a.headline(w, st); p.headline != want[0] {
			t.Errorf("who has won sends %q", p.headline)
		}
		contains(t, p.text(), want...)
		a.closeSheet()
		contains(t, a.html(Where{Lang: lang}), "match-again")
	}
}

// Double Solitaire has no link to send, and a picture all the same; of two at this device
// nobody is the one who sends it; a match of several games says how it stands.
func TestMatchAsPicture(t *testing.T) {
	a, clock := duelAt(t, "en", &session.Memory{}, shelf{})
	a.startMatch(duelPick{rival: rivalHere, best: 3}.terms(nil))
	a.Match.Go(*clock)
	a.Match.Resign(1, *clock)
	a.openResult()
	html := a.html(Where{Lang: "en"})
	contains(t, html, `id="as-postcard"`)
	if strings.Contains(html, `id="match-share"`) {
		t.Error("a link is offered")
	}
	got := a.printResult(words.For("en")).text()
	contains(t, got, "Player 1 wins", "Double Solitaire", "Player 1: 0 cards home", "Player 2: 0 cards home", "The game was given up.", "Match · Player 1: 1, Player 2: 0")
	for _, wrong := range []string{"Me", "You", "Moves"} {
		if strings.Contains(got, wrong) {
			t.Errorf("%q is in %s", wrong, got)
		}
	}

	a.startMatch(duelPick{level: player.Expert}.terms(nil))
	a.Match.Go(*clock)
	a.Match.Resign(0, *clock)
	contains(t, a.printResult(words.For("en")).text(), "Bruno wins", "Me: 0 cards home · Bruno: 0 cards home", "0 Moves")
}

// Every game has four cards to show, all of its own suits.
func TestHand(t *testing.T) {
	for _, v := range variants.Catalogue().Variants {
		cards := hand(v)
		if len(cards) != 4 {
			t.Errorf("%s shows %v", v.ID, cards)
		}
		for _, c := range cards {
			if v.Suits[strings.IndexByte("shcd", c[len("classic-")])] == 0 {
				t.Errorf("%s shows %s", v.ID, c)
			}
		}
	}
	g, err := variants.Catalogue().Game("spider-1/spider-charged@1")
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(hand(g.Variant), " "); got != "classic-s13 classic-s12 classic-s11 classic-s10" {
		t.Errorf("Spider of one suit shows %s", got)
	}
	if engine.King != 13 {
		t.Error("the files of the cards are numbered otherwise")
	}
}
