package shell

import (
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/variants"
)

func TestTableShowsTheGame(t *testing.T) {
	a, _ := sit(t, "it", "klondike/classico@1/draw3")
	html := a.html(Where{Lang: "it"})
	contains(t, html, "Klondike · 3 carte", `aria-label="Tallone, 24 carte"`, `aria-label="Colonna 7, 7 carte, 6 coperte"`, "tool-undo main off")
	// The browse mode of a screen reader takes arrows and letters for itself elsewhere.
	contains(t, html, "<main", `role="application"`)
	if n := strings.Count(html, `tabindex="0"`); n != 1 {
		t.Errorf("the twin has %d tab stops", n)
	}
	a.Do(session.Intent{Kind: session.Stock})
	html = a.html(Where{Lang: "it"})
	contains(t, html, `aria-label="Tallone, 21 carte"`, "Pescato: ")
	if strings.Contains(html, "tool-undo main off") {
		t.Error("undo is off after a move")
	}
}

func TestRefusalsAreSaid(t *testing.T) {
	a, _ := sit(t, "es", "klondike/classico@1/draw1")
	a.Do(session.Intent{Kind: session.Undo})
	first := a.html(Where{Lang: "es"})
	contains(t, first, words.For("es").Reason(engine.NothingToUndo))
	a.Do(session.Intent{Kind: session.Undo})
	if a.html(Where{Lang: "es"}) == first {
		t.Error("the same refusal twice would be read once")
	}
}

func TestUndoTakesNewBack(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw1")
	a.Do(session.Intent{Kind: session.Stock})
	was := a.Desk.State()
	a.Do(session.Intent{Kind: session.New})
	contains(t, a.html(Where{Lang: "en"}), words.For("en").TakeBack)
	if a.Desk.State() == was {
		t.Fatal("nothing was dealt")
	}
	a.Do(session.Intent{Kind: session.Undo})
	if a.Desk.State() != was {
		t.Error("undo after New does not bring the game back")
	}
}

func TestGamesPageResumes(t *testing.T) {
	a, _ := sit(t, "it", "klondike/classico@1/draw1")
	a.Do(session.Intent{Kind: session.Stock})
	a.Do(session.Intent{Kind: session.New, Game: "spider-2/spider-charged@1"})
	a.Do(session.Intent{Kind: session.Stock})
	html := a.html(Where{Lang: "it", Kind: Games})
	contains(t, html, "Riprendi Spider · 2 semi", "Riprendi Klondike · 1 carta", "1 mossa · 0:00 · n. ", `inert="inert"`)
	if strings.Index(html, "Riprendi Spider") > strings.Index(html, "Riprendi Klondike") {
		t.Error("the game on the table is not the first to resume")
	}
}

// On the first visit there is nothing to go on with; the deal on the table can be shared from
// its own sheet.
func TestNothingToResumeBeforeTheFirstMove(t *testing.T) {
	a, _ := sit(t, "en", "")
	if html := a.html(Where{Lang: "en", Kind: Games}); strings.Contains(html, "Resume") || strings.Contains(html, "panel") {
		t.Error("an untouched deal is offered to be resumed")
	}
	a.sheet = sheetDeal
	contains(t, a.html(Where{Lang: "en", Kind: Games}), `id="deal-share"`)
}

// A tile starts what was played last of its kind, which has a ring; where that is none of the
// usual choices it has a chip of its own.
func TestTilesRememberTheLastGame(t *testing.T) {
	kept := shelf{}
	a, _ := sit(t, "en", "")
	a.Shelf = kept
	for _, name := range []string{"klondike/windows@1/draw3", "vegas/vegas@1/draw1/passes1", "spider-2/spider-strict@1", "spider-4/spider-charged@1"} {
		a.Do(session.Intent{Kind: session.New, Game: name})
	}
	if got, want := kept[recentKey], "spider-4/spider-charged@1 vegas/vegas@1/draw1/passes1 klondike/windows@1/draw3"; got != want {
		t.Errorf("kept: %q, want %q", got, want)
	}
	html := a.html(Where{Lang: "en", Kind: Games})
	contains(t, html, "3 cards · Windows", "/en/#game=")
	if n := strings.Count(html, `class="chip on"`); n != 3 {
		t.Errorf("%d chips with a ring", n)
	}
	kept[recentKey] = "chess/classico@1 joker-klondike/free@1/draw3"
	if got := a.readRecent(); len(got) != 1 || got[0] != "joker-klondike/free@1/draw3" {
		t.Errorf("read: %q", got)
	}
}

// Whatever is chosen, one after the other, is a game that can be played.
func TestPick(t *testing.T) {
	for _, tt := range tiles() {
		for _, v := range tt.variants {
			for _, r := range variants.Catalogue().RuleSetsFor(v) {
				p := pick{tile: tt, game: tt.usual()[0]}.with(v).under(r)
				if p.game.Variant.ID != v.ID || p.game.RuleSet.Key() != r.Key() {
					t.Errorf("%s under %s: picked %s", v.ID, r.Key(), p.game.Name())
				}
				for _, n := range p.draws() {
					if q := p.drawing(n); q.game.Choice.Draw != n {
						t.Errorf("%s drawing %d: picked %s", p.game.Name(), n, q.game.Name())
					}
				}
				for _, n := range p.passes() {
					if q := p.passing(n); q.game.Choice.Passes != n || q.game.Choice.Draw != p.game.Choice.Draw {
						t.Errorf("%s passing %d: picked %s", p.game.Name(), n, q.game.Name())
					}
				}
			}
		}
	}
}

func TestTiles(t *testing.T) {
	got := ""
	for _, t := range tiles() {
		got += t.name + ":"
		for _, g := range t.usual() {
			got += " " + g.Name()
		}
		got += "\n"
	}
	want := `klondike: klondike/classico@1/draw1 klondike/classico@1/draw3
vegas: vegas/vegas@1/draw3/passes3 vegas/vegas@1/draw1/passes1 vegas/vegas@1/draw1/passes3
double-klondike: double-klondike/classico@1/draw1 double-klondike/classico@1/draw3
open-klondike: open-klondike/classico@1/draw1 open-klondike/classico@1/draw3
thoughtful-klondike: thoughtful-klondike/classico@1/draw1 thoughtful-klondike/classico@1/draw3
joker-klondike: joker-klondike/classico@1/draw1 joker-klondike/classico@1/draw3
spider-klondike: spider-klondike/classico@1
spider: spider-1/spider-charged@1 spider-2/spider-charged@1 spider-4/spider-charged@1
`
	if got != want {
		t.Errorf("tiles:\n%swant\n%s", got, want)
	}
	large, small := heads(tiles())
	if len(large) != 2 || len(small) != 6 || large[1].name != "spider" {
		t.Errorf("%d large tiles, %d small", len(large), len(small))
	}
}

func TestWinSheet(t *testing.T) {
	a, _ := sit(t, "it", "klondike/classico@1/draw3")
	a.won = session.Status{Deal: 20417, Moves: 118, Score: 3482, HasScore: true, Elapsed: 252 * time.Second}
	a.sheet = sheetWin
	html := a.html(Where{Lang: "it"})
	contains(t, html, "Riuscito!", "n. 20417", "4:12", "118", "3.482", `role="dialog"`, "win-new", "win-again", `inert="inert"`)
	if n := strings.Count(html, "<h1"); n != 1 {
		t.Errorf("%d h1", n)
	}
}

// Escape takes away one layer, and another page takes a sheet with it.
func TestSheetAboveAPage(t *testing.T) {
	a, _ := sit(t, "en", "")
	a.arrived(Where{Lang: "en"})
	a.arrived(Where{Lang: "en", Kind: Games})
	a.openSheet(sheetInstall)
	a.uncover()
	if a.sheet != noSheet || a.closing {
		t.Errorf("sheet %d, closing the page: %v", a.sheet, a.closing)
	}
	a.uncover()
	if !a.closing {
		t.Error("the page stays")
	}
	a, _ = sit(t, "en", "")
	a.arrived(Where{Lang: "en"})
	a.openSheet(sheetWin)
	a.arrived(Where{Lang: "en", Kind: Games})
	if a.sheet != noSheet {
		t.Error("the sheet lies above a page opened since")
	}
}

func TestStorageTroubleIsTold(t *testing.T) {
	a, _ := sit(t, "en", "")
	a.Watch(session.Change{Cause: session.Unsaved, Why: session.ErrNoStorage})
	a.Watch(session.Change{Cause: session.Unsaved, Why: session.ErrNoStorage})
	html := a.html(Where{Lang: "en"})
	contains(t, html, words.For("en").NoStorage)
	if strings.Count(html, words.For("en").NoStorage) != 1 {
		t.Error("told twice")
	}
	a.Watch(session.Change{Cause: session.SetAside})
	contains(t, a.html(Where{Lang: "en"}), words.For("en").SetAside)
}

// A row dealt over holes is one that the rules allow: the page says why.
func TestRowDealtOverHoles(t *testing.T) {
	a, _ := sit(t, "en", "spider-1/spider-charged@1")
	g, before := drawn(t, "spider-1/spider-charged@1", "c1: KS\nc2: QS\ns: [2S 3S 4S 5S 6S 2S 3S 4S 5S 6S]\n")
	m := engine.Move{Kind: engine.RowDeal}
	if err := g.Check(&before, m); err != nil {
		t.Fatal(err)
	}
	after := before
	events := g.Apply(&after, m, nil)
	a.Watch(session.Change{Cause: session.Moved, Game: g, Before: before, After: after, Move: m, Events: events})
	contains(t, a.html(Where{Lang: "en"}), words.For("en").DealtAnyway)
}

func TestRunsAreCounted(t *testing.T) {
	a, _ := sit(t, "it", "spider-1/spider-charged@1")
	contains(t, a.html(Where{Lang: "it"}), "0/8")
	a, _ = sit(t, "it", "klondike/classico@1/draw1")
	if strings.Contains(a.html(Where{Lang: "it"}), "0/4") {
		t.Error("Klondike has no runs to count")
	}
}

// Whatever happens is said, in every language, and leaves a page that renders.
func TestEveryCauseIsTakenIn(t *testing.T) {
	for _, lang := range words.Languages {
		a, _ := sit(t, lang, "")
		s := a.Desk.State()
		for c := session.Dealt; c <= session.ClockMoved; c++ {
			a.speech, a.toast, a.notices = speech{}, toast{}, nil
			m := engine.Move{Kind: engine.Draw}
			a.Watch(session.Change{Cause: c, Game: a.Desk.Game(), Before: s, After: s, Move: m, Why: engine.NoPlace})
			if c == session.Moved || c == session.ClockMoved { // without events there is nothing to say
				continue
			}
			if a.speech.text(words.For(lang)) == "" && a.toast.text == nil && len(a.notices) == 0 {
				t.Errorf("%s: cause %d is not told", lang, c)
			}
		}
		a.html(Where{Lang: lang})
	}
}

func BenchmarkReflect(b *testing.B) {
	g, s := drawn(b, "spider-4/spider-charged@1", "c1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS\nc2: KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH")
	w := words.For("it")
	b.ReportAllocs()
	for b.Loop() {
		Reflect(w, g, &s, nil)
	}
}
