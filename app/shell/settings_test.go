package shell

import (
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/app/words"
)

// shelf is a small storage in memory.
type shelf map[string]string

func (s shelf) Get(key string) string { return s[key] }
func (s shelf) Set(key, value string) {
	if value == "" {
		delete(s, key)
		return
	}
	s[key] = value
}

func TestSettingsRoundTrip(t *testing.T) {
	for _, s := range []Settings{
		{},
		{Lang: "it", Theme: "dark", Cloth: "cotto", Four: true, Contrast: "more", Face: "large", Back: "onde", Speed: "off", Input: "select", Prefer: "columns", Sound: "quiet", Vibration: true, LeftHanded: true, OneHand: true, Turn: "portrait", Finish: "tap", CarryBank: true, NoLetters: true, NoHints: true, Calm: true, HideClock: true, HideScore: true},
		{Lang: "es", LeftHanded: true},
		{Verdict: true, Winnable: "klondike spider-4"},
	} {
		m := shelf{}
		s.Store(m, Settings{})
		if got := ReadSettings(m); got != s {
			t.Errorf("stored %+v, read %+v", s, got)
		}
		Settings{}.Store(m, s)
		if len(m) != 0 {
			t.Errorf("defaults leave %v", m)
		}
	}
}

// A damaged value counts as the default, hurts no other, and stays where it is.
func TestDamagedSettings(t *testing.T) {
	m := shelf{
		"pazienza.lang": "fr", "pazienza.theme": "\x00", "pazienza.table": `{"a":1}`, "pazienza.face": "classic ",
		"pazienza.left": "true", "pazienza.speed": "fast", "pazienza.rules": "vegas", "pazienza.unknown": "1",
	}
	s := ReadSettings(m)
	if want := (Settings{Speed: "fast"}); s != want {
		t.Errorf("read %+v, want %+v", s, want)
	}
	s.with("pazienza.speed", "slow").Store(m, s)
	if m["pazienza.speed"] != "slow" || m["pazienza.rules"] != "vegas" || len(m) != 8 {
		t.Errorf("after a choice: %v", m)
	}
}

func TestWinnableOnly(t *testing.T) {
	s := Settings{}.withWinnable("vegas", true).withWinnable("klondike", true).withWinnable("vegas", true)
	if !s.WinnableOnly("klondike") || !s.WinnableOnly("vegas") || s.WinnableOnly("spider-1") || s.Winnable != "klondike vegas" {
		t.Errorf("wanted of %q", s.Winnable)
	}
	if s = s.withWinnable("klondike", false); s.Winnable != "vegas" {
		t.Errorf("wanted of %q", s.Winnable)
	}
	m := shelf{"pazienza.winnable": "klondike whist vegas"}
	if got := ReadSettings(m).Winnable; got != "klondike vegas" {
		t.Errorf("read %q", got)
	}
}

func TestBackArt(t *testing.T) {
	if got := (Settings{}).BackArt() + " " + (Settings{Back: "onde"}).BackArt(); got != "sole onde" {
		t.Errorf("backs are %s", got)
	}
}

func TestSettingsByKey(t *testing.T) {
	var s Settings
	for _, o := range s.all() {
		for _, v := range o.values {
			if got := s.with(o.key, v).value(o.key); got != v {
				t.Errorf("%s: %q became %q", o.key, v, got)
			}
		}
		if got := s.with(o.key, "nonsense").value(o.key); got != "" {
			t.Errorf("%s: nonsense became %q", o.key, got)
		}
	}
	if s.with("pazienza.nothing", "x") != s {
		t.Error("an unknown key changes something")
	}
}

// A choice other than the language leaves the page's language alone, whatever is stored;
// that of the stored language still counts on a page in another one.
func TestOnlyTheLanguageChangesTheLanguage(t *testing.T) {
	a := New()
	a.Shelf = shelf{"pazienza.lang": "it"}
	a.Settings = ReadSettings(a.Shelf)
	a.at = Where{Lang: "en", Kind: Options}
	a.choose("pazienza.speed", "slow")
	if a.at.Lang != "en" || a.Settings.Lang != "it" {
		t.Errorf("after choosing a speed the page is in %q, stored is %q", a.at.Lang, a.Settings.Lang)
	}
	a.choose("pazienza.lang", "it")
	if a.at != (Where{Lang: "it", Kind: Options}) {
		t.Errorf("after choosing Italian the page is %+v", a.at)
	}
}

// Every value of what changes how things look has a picture of its own, and its cards exist.
func TestPicturedSettings(t *testing.T) {
	deck, err := os.ReadFile("../../static/art/deck.json")
	if err != nil {
		t.Fatal(err)
	}
	html := New().html(Where{Lang: "en", Kind: Options})
	for _, key := range []string{"table", "face", "four", "back"} {
		_, group, _ := strings.Cut(html, `id="`+key+`-"`)
		group, _, _ = strings.Cut(group, "</fieldset>")
		n := len(strings.Split(group, "seg-item"))
		pictures := map[string]bool{}
		for _, item := range strings.Split(group, "seg-item") {
			for _, art := range regexp.MustCompile(`data-art="([^"]+)"`).FindAllStringSubmatch(item, -1) {
				if !strings.Contains(string(deck), `"`+path.Base(art[1])+`"`) {
					t.Errorf("%s: the deck has no %s", key, art[1])
				}
			}
			pictures[strings.Join(regexp.MustCompile(`(data-art|class)="(cloth [^"]+|[a-z/]+-[^"]+|notte)"`).FindAllString(item, -1), " ")] = true
		}
		if len(pictures) != n || pictures[""] {
			t.Errorf("%s: %d pictures for %d values: %v", key, len(pictures), n, pictures)
		}
	}
}

// Everything that can be set is on the page of the settings, and what is kept can be saved
// there.
func TestSettingsPageHasEverything(t *testing.T) {
	for _, lang := range words.Languages {
		a, _ := sit(t, lang, "")
		page := a.html(Where{Lang: lang, Kind: Options})
		for _, o := range a.Settings.all() {
			switch o.key {
			case "pazienza.vibration", "pazienza.turn": // only on what shakes, and can be held
			default:
				contains(t, page, `id="`+strings.TrimPrefix(o.key, "pazienza.")+"-")
			}
		}
		for _, v := range variantIDs() {
			contains(t, page, `id="winnable-`+v+`"`)
		}
		contains(t, page, `id="export"`, `id="import"`)
		headings := strings.Count(page, `class="over"`)
		if headings < 5 {
			t.Errorf("%s: %d headings", lang, headings)
		}
	}
}

// Who wants neither to be counted nor hurried sees no number at the table, after a win and
// where games are gone on with; the verdict is another wish.
func TestCalm(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw1")
	a.Do(session.Intent{Kind: session.Stock})
	a.won = session.Status{Deal: 20417, Moves: 118, Score: 3482, HasScore: true, Elapsed: 252 * time.Second}
	a.praise = []phrase{func(w *words.Words) string { return w.BestTime }}
	looks := func() (table, win, games string) {
		table = a.html(Where{Lang: "en"})
		games = a.html(Where{Lang: "en", Kind: Games})
		a.sheet = sheetWin
		win = a.html(Where{Lang: "en"})
		a.sheet = noSheet
		return table, win, games
	}
	table, win, games := looks()
	contains(t, win, "4:12", "118", words.For("en").BestTime)
	contains(t, games, "1 move", "/en/stats/")
	if strings.Contains(table, `class="off"`) {
		t.Error("moves are hidden at first")
	}
	a.Settings.Calm = true
	table, win, games = looks()
	contains(t, table, `class="score off"`, `class="clock off"`, `class="off"`)
	contains(t, win, words.For("en").WonLine, "win-new")
	contains(t, games, "Resume Klondike")
	for _, no := range []string{"4:12", "118", "3,482", words.For("en").BestTime} {
		if strings.Contains(win, no) {
			t.Errorf("%q is on the sheet of a win", no)
		}
	}
	for _, no := range []string{"1 move", "/en/stats/"} {
		if strings.Contains(games, no) {
			t.Errorf("%q is where games are chosen", no)
		}
	}
}

// Without hints there is no button for one and no key on the sheet, and the key says why it
// does nothing; everything else stays.
func TestHintsOff(t *testing.T) {
	for _, lang := range words.Languages {
		a, _ := sit(t, lang, "klondike/classico@1/draw1")
		w := words.For(lang)
		contains(t, a.html(Where{Lang: lang}), `id="tool-hint"`)
		a.Settings.NoHints = true
		a.press(Key{Name: "h"}, OnNothing)
		page := a.html(Where{Lang: lang})
		contains(t, page, w.HintsOff, `id="tool-undo"`)
		if strings.Contains(page, `id="tool-hint"`) || a.hint != nil || strings.Contains(a.keysAre(w), "H") {
			t.Errorf("%s: there are hints", lang)
		}
		if slices.ContainsFunc(a.keyLines(w), func(l keyLine) bool { return l.keys[0] == "H" }) {
			t.Errorf("%s: the sheet of keys has H", lang)
		}
	}
}

// A tick in the list is the choice that the game's own page has.
func TestWinnableInTheList(t *testing.T) {
	a, _ := sit(t, "en", "")
	a.Settings = a.Settings.withWinnable("spider-2", true)
	page := a.html(Where{Lang: "en", Kind: Options})
	for _, v := range variantIDs() {
		before, rest, _ := strings.Cut(page, `id="winnable-`+v+`"`)
		after, _, _ := strings.Cut(rest, ">")
		if on := strings.Contains(before[strings.LastIndex(before, "<"):]+after, "checked"); on != (v == "spider-2") {
			t.Errorf("%s is ticked: %v", v, on)
		}
	}
}
