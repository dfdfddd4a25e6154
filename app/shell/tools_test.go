package shell

import (
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// Undo that the rules refuse stays where it is, looks it, and says why when it is pressed and
// to a reader before that.
func TestRefusedUndoSaysWhy(t *testing.T) {
	for _, tt := range []struct{ lang, game, why string }{
		{"en", "vegas/vegas@1/draw3/passes3", "These rules have no undo."},
		{"en", "spider-2/spider-strict@1", "These rules have no undo."},
		{"it", "spider-2/spider-barriers@1", words.For("it").Reason(engine.UndoBarrier)},
	} {
		a, _ := sit(t, tt.lang, tt.game)
		a.Do(session.Intent{Kind: session.Stock})
		html := a.html(Where{Lang: tt.lang})
		contains(t, html, `aria-description="`+tt.why+`"`, "tool-undo main off", "aria-disabled")
		if strings.Count(html, tt.why) != 1 {
			t.Errorf("%s: said before it is pressed", tt.game)
		}
		a.Do(session.Intent{Kind: session.Undo})
		if strings.Count(a.html(Where{Lang: tt.lang}), tt.why) != 2 {
			t.Errorf("%s: a press does not say why", tt.game)
		}
	}
}

// Once finishing by itself was stopped, a tap on a card plays it: what is said then is what
// still finishes the game.
func TestStoppedGameSaysWhatFinishes(t *testing.T) {
	a, _ := sit(t, "en", "klondike/casa@1/draw1")
	w := words.For("en")
	told := func(causes ...session.Cause) string {
		for _, c := range causes {
			a.speech = speech{}
			a.Watch(session.Change{Cause: c, Game: a.Desk.Game()})
		}
		return a.speech.text(w)
	}
	if got := told(session.CanFinish); !strings.HasPrefix(got, w.TapFinishes) {
		t.Errorf("at first: %q", got)
	}
	if got := told(session.Stopped, session.CanFinish); !strings.HasPrefix(got, w.CanFinish(true)) {
		t.Errorf("after it was stopped: %q", got)
	}
	if got := told(session.Finishing, session.CanFinish); !strings.HasPrefix(got, w.TapFinishes) {
		t.Errorf("after it went on: %q", got)
	}
}

// The line above the table shows what the rules count, and nothing where there is nothing to
// watch.
func TestStatusCountsAsTheRulesDo(t *testing.T) {
	for game, want := range map[string]string{
		"vegas/vegas@1/draw3/passes3":     "−$52",
		"spider-1/spider-charged@1":       ">500<",
		"klondike/classico@1/draw1":       ">0<",
		"klondike/windows-timed@1/draw1":  ">0<",
		"klondike/victoria@1/draw1":       "",
		"klondike/free@1/draw1":           "",
		"klondike/classico@1+win=9/draw1": ">0<",
	} {
		a, _ := sit(t, "en", game)
		html := a.html(Where{Lang: "en"})
		if off := strings.Contains(html, `score off`); off != (want == "") || !strings.Contains(html, want) {
			t.Errorf("%s: the score is off: %v; want %q", game, off, want)
		}
	}
	a, _ := sit(t, "en", "vegas/vegas@1/draw3/passes3")
	a.Desk.CarryBank = true
	a.Do(session.Intent{Kind: session.Stock})
	a.Do(session.Intent{Kind: session.New})
	a.Do(session.Intent{Kind: session.Stock})
	contains(t, a.html(Where{Lang: "en"}), ">Bank<", "−$104")
}

// A stock that may be looked through has a sheet with its cards in the order of drawing.
func TestStockSheet(t *testing.T) {
	a, _ := sit(t, "en", "thoughtful-klondike/classico@1/draw3")
	s := a.Desk.State()
	stock := s.Pile(a.Desk.Game().Stock())
	contains(t, a.html(Where{Lang: "en"}), "tool-stock", "S shows the stock")
	a.press(Key{Name: "s"}, OnNothing)
	html := a.html(Where{Lang: "en"})
	first, last := cardFile(stock[len(stock)-1]), cardFile(stock[0])
	if i, j := strings.Index(html, "large-"+first), strings.Index(html, "large-"+last); i < 0 || j < i {
		t.Errorf("first card at %d, last at %d", i, j)
	}
	if n := strings.Count(html, "<li>"); n != 8 {
		t.Errorf("24 cards in threes make %d groups", n)
	}
	a, _ = sit(t, "en", "klondike/classico@1/draw3")
	a.press(Key{Name: "s"}, OnNothing)
	if html := a.html(Where{Lang: "en"}); strings.Contains(html, "tool-stock") || a.sheet != noSheet {
		t.Error("Klondike’s stock may be looked through")
	}
}

// What is being chosen for a game is forgotten when its page is left.
func TestSetupBeginsAnew(t *testing.T) {
	a, _ := sit(t, "en", "")
	setup := Where{Lang: "en", Kind: Setup, Name: "klondike"}
	a.arrived(setup)
	a.up = true // rendering keeps what is chosen only in the browser
	p, _ := a.picked("klondike")
	for _, r := range variants.Catalogue().RuleSetsFor(p.game.Variant) {
		if r.ID == "victoria" {
			a.pick = p.under(r)
		}
	}
	contains(t, a.html(setup), "Only winning counts.")
	if p, _ := a.picked("klondike"); p.game.RuleSet.ID != "victoria" {
		t.Errorf("picked %s", p.game.Name())
	}
	a.up = false
	a.arrived(Where{Lang: "en"})
	if p, _ := a.picked("klondike"); p.game.RuleSet.ID != "classico" {
		t.Errorf("still picked: %s", p.game.Name())
	}
}

func TestManner(t *testing.T) {
	for value, want := range map[string]engine.AutoManner{"itself": engine.AutoByItself, "tap": engine.AutoOnTap, "never": engine.AutoNever} {
		if m := (Settings{Finish: value}).Manner(); m == nil || *m != want {
			t.Errorf("%s is %v", value, m)
		}
	}
	if (Settings{}).Manner() != nil {
		t.Error("by default the rule set is overruled")
	}
}

// Every game has its table for readers: what can be seen is a button with a name, jokers'
// cells and all foundations too.
func TestMirrorOfEveryGame(t *testing.T) {
	for _, o := range variants.Offers() {
		a, _ := sit(t, "it", o.Game)
		g, s := a.Desk.Game(), a.Desk.State()
		a.html(Where{Lang: "it"})
		names := map[string]bool{}
		for _, grp := range a.mirror {
			if len(grp.Buttons) == 0 && g.Pile(grp.Pile).Kind != engine.Waste && g.Variant.Home == engine.HomeCards {
				t.Errorf("%s: the keyboard cannot reach %q", o.Slug, grp.Name)
			}
			for _, b := range grp.Buttons {
				if b.Name == "" || names[b.Name] && b.Card == 0 {
					t.Errorf("%s: button %q", o.Slug, b.Name)
				}
				names[b.Name] = true
			}
		}
		for c := range g.Columns() {
			id := engine.PileID(c)
			want := 1
			if g.Variant.Shown != engine.ShowTops {
				want = s.Len(id)
			}
			for _, grp := range a.mirror {
				if grp.Pile == id && len(grp.Buttons) != want {
					t.Errorf("%s: %d buttons in column %d, want %d", o.Slug, len(grp.Buttons), c+1, want)
				}
			}
		}
	}
}

// The help of the game on the table is one press away, in the page as it was served too; a past
// game that is watched has its own tools.
func TestHelpTool(t *testing.T) {
	for _, lang := range words.Languages {
		for _, o := range variants.Offers() {
			tile := tileOf(gameNamed(o.Game)).name
			want := `href="/` + lang + `/rules/` + tile + `/"`
			a, _ := sit(t, lang, o.Game)
			for _, page := range []string{a.html(Where{Lang: lang}), New().html(Where{lang, Play, o.Slug})} {
				before, after, _ := strings.Cut(page, `id="tool-help"`)
				after, _, _ = strings.Cut(after, ">")
				if tag := before[strings.LastIndex(before, "<"):] + after; !strings.Contains(tag, want) {
					t.Errorf("%s of %s: the help is %s", lang, o.Slug, tag)
				}
			}
		}
	}
}
