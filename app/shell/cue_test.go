package shell

import (
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine/variants"
)

// TestCue follows what is told to several people, game after game.
func TestCue(t *testing.T) {
	const (
		klondike = "klondike/classico@1/draw3"
		spider   = "spider-1/spider-charged@1"
		mixed    = "spider-klondike/classico@1"
	)
	w := words.For("en")
	type do struct {
		what string // "deal NAME", "stock", "carry", "undo", "close"
		want string // the cue then
	}
	for _, tt := range []struct {
		who    string
		before func(a *App)
		story  []do
	}{
		{"a newcomer", nil, []do{
			{"deal " + klondike, w.CueMove}, {"carry", w.CueDraw}, {"stock", ""}, {"deal " + klondike, ""},
			{"deal " + spider, w.CueRows}, {"stock", ""}, {"deal " + spider, ""}, {"deal " + klondike, ""},
		}},
		{"one who undoes", nil, []do{{"deal " + klondike, w.CueMove}, {"carry", w.CueDraw}, {"undo", w.CueDraw}, {"carry", ""}}},
		{"one who draws at once", nil, []do{{"deal " + klondike, w.CueMove}, {"stock", ""}, {"deal " + klondike, ""}}},
		{"one who needs no help", nil, []do{{"deal " + klondike, w.CueMove}, {"close", ""}, {"deal " + klondike, ""}}},
		{"one who looks around first", nil, []do{{"deal " + klondike, w.CueMove}, {"deal " + spider, w.CueMove}, {"carry", w.CueRows}, {"carry", ""}}},
		{"one who was here before", func(a *App) { a.Desk.Do(session.Intent{Kind: session.Stock}, 0) }, []do{
			{"deal " + klondike, ""}, {"deal " + spider, w.CueRows},
		}},
		{"one who knows rows", func(a *App) {
			a.Desk.Do(session.Intent{Kind: session.New, Game: mixed}, 0)
			a.Desk.Do(session.Intent{Kind: session.Stock}, 0)
		}, []do{{"deal " + spider, ""}}},
		{"one who was sent a link", func(a *App) { a.linked = true }, []do{{"deal " + klondike, ""}, {"deal " + spider, ""}}},
	} {
		t.Run(tt.who, func(t *testing.T) {
			a, _ := sit(t, "en", klondike)
			if tt.before != nil {
				tt.before(a)
			}
			a.Shelf = shelf{}
			for _, d := range tt.story {
				a.speech = speech{}
				was := a.cueText(w)
				kind, name, _ := strings.Cut(d.what, " ")
				switch kind {
				case "deal":
					was = ""
					deal := 0
					for deal == 0 || deal < 50 && !carries(t, name, deal) {
						deal++
					}
					a.Do(session.Intent{Kind: session.New, Game: name, Deal: deal})
				case "stock":
					a.Do(session.Intent{Kind: session.Stock})
				case "undo":
					a.Do(session.Intent{Kind: session.Undo})
				case "carry":
					s, ok := a.movable()
					if !ok {
						t.Fatal("nothing can be moved")
					}
					a.Do(session.Intent{Kind: session.Tap, Pile: s.Pile, Index: s.Index})
				case "close":
					a.endCue()
				}
				if got := a.cueText(w); got != d.want {
					t.Fatalf("after %s: %q, want %q", d.what, got, d.want)
				}
				html, said := a.html(Where{Lang: "en"}), a.speech.text(w)
				if shown := strings.Contains(html, "cue-close"); shown != (d.want != "") {
					t.Errorf("after %s the cue is shown: %v", d.what, shown)
				}
				if told := d.want != "" && d.want != was; told && strings.Count(said, d.want) != 1 || !told && d.want != "" && strings.Contains(said, d.want) {
					t.Errorf("after %s it is said: %q", d.what, said)
				}
			}
		})
	}
}

// carries reports whether in a deal a column's last card can go somewhere, twice in a row.
func carries(t *testing.T, name string, deal int) bool {
	t.Helper()
	a := New()
	a.Desk = session.NewDesk(variants.Catalogue(), &session.Memory{}, func() uint64 { return 1 })
	a.Desk.Open("", 0)
	a.Desk.Do(session.Intent{Kind: session.New, Game: name, Deal: deal}, 0)
	for range 2 {
		s, ok := a.movable()
		if !ok {
			return false
		}
		a.Desk.Do(session.Intent{Kind: session.Tap, Pile: s.Pile, Index: s.Index}, 0)
	}
	return true
}

// The table can be turned round for the left hand where a newcomer looks: at the cue and in
// the menu.
func TestLeftHandIsFound(t *testing.T) {
	a, _ := sit(t, "it", "klondike/classico@1/draw1")
	a.Shelf = shelf{}
	a.Do(session.Intent{Kind: session.New})
	contains(t, a.html(Where{Lang: "it"}), `id="cue-hand"`)
	contains(t, a.html(Where{Lang: "it", Kind: Games}), `id="left-hand"`, words.For("it").ForLeftHand)
}

// Four colours are a press in the menu away, or a key, and so is the way back; readers are told,
// in each language, and the next visit finds them.
func TestFourColoursAreQuick(t *testing.T) {
	for _, lang := range words.Languages {
		a, _ := sit(t, lang, "klondike/classico@1/draw1")
		m, w := shelf{}, words.For(lang)
		a.Shelf = m
		pressed := func() bool {
			before, after, _ := strings.Cut(a.html(Where{Lang: lang, Kind: Games}), `id="four-colours"`)
			after, _, _ = strings.Cut(after, "</button>")
			chip := before[strings.LastIndexByte(before, '<'):] + after
			if !strings.HasSuffix(chip, ">"+w.FourColours) {
				t.Errorf("%s: it is not in the menu", lang)
			}
			return strings.Contains(chip, "aria-pressed")
		}
		if pressed() {
			t.Errorf("%s: pressed from the start", lang)
		}
		a.speech = speech{}
		a.toggleFour()
		if !a.Settings.Four || m["pazienza.four"] != yes || !strings.Contains(a.speech.text(w), w.FourNow) {
			t.Errorf("%s: pressed once: %+v, said %q", lang, m, a.speech.text(w))
		}
		if !pressed() {
			t.Errorf("%s: the button does not show it", lang)
		}
		a.speech = speech{}
		if !a.press(Key{Name: "c"}, OnTable) || a.Settings.Four || len(m) != 0 || !strings.Contains(a.speech.text(w), w.TwoNow) {
			t.Errorf("%s: the key: %+v, said %q", lang, m, a.speech.text(w))
		}
		a.Settings.NoLetters = true
		if a.press(Key{Name: "c"}, OnTable); a.Settings.Four {
			t.Errorf("%s: the letter is switched off", lang)
		}
	}
}
