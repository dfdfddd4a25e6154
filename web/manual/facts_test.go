package manual

import (
	"strings"
	"testing"
)

// filledIn puts facts into a text of a page.
func filledIn(t *testing.T, lang, path, text string) string {
	t.Helper()
	p, err := open(lang, path)
	if err != nil {
		t.Fatal(err)
	}
	said := p.rich(text)
	if p.err != nil {
		t.Fatal(p.err)
	}
	return said
}

// Numbers are the game's own. Those of Vegas are what the pages are there to say: the pack is
// paid for with the 11th card, and a full win gains 208.
func TestFacts(t *testing.T) {
	for _, tt := range []struct{ lang, path, text, want string }{
		{"it", "rules/vegas/", "{buy} {pay} {back} {even} {evenpay} {full} {profit}", "52\u00a0$ 5\u00a0$ 5\u00a0$ 11 55\u00a0$ 260\u00a0$ 208\u00a0$"},
		{"en", "rules/klondike/", "{vegas:buy} {vegas:profit}", "$52 $208"},
		{"en", "rules/klondike/", "{cards} {columns} {first} {last} {dealt} {stock} {homes} {down} {deepest}", "52 7 1 7 28 24 4 21 6"},
		{"en", "rules/double-klondike/", "{cards} {columns} {dealt} {stock} {homes}", "104 9 45 59 8"},
		{"en", "rules/joker-klondike/", "{cards} {stock} {jokers}", "54 26 2"},
		{"en", "rules/spider-klondike/", "{cards} {columns} {dealt} {stock} {deals} {homes}", "104 10 54 50 5 8"},
		{"en", "rules/spider/", "{first} {last} {down} {homes} {spider150}", "6 5 44 8 1,150"},
		{"en", "rules/klondike/", "{classico.most} {classico.turn-up} {classico.from-home} {windows.undo-cost}", "745 +5 \u221215 2"},
		{"es", "glossary/", "{set.classico} {ui.undo}", "Clásico Deshacer"},
	} {
		if got := filledIn(t, tt.lang, tt.path, tt.text); got != tt.want {
			t.Errorf("%s %s: %s is %q, want %q", tt.lang, tt.path, tt.text, got, tt.want)
		}
	}
}

func TestUnknownFacts(t *testing.T) {
	p, err := open("en", "rules/klondike/")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"{nothing}", "{vegas:nothing}", "{poker:buy}", "{classico.nothing}", "{poker.most}", "{ui.nothing}", "{set.poker}", "{won klondike/draw2}", "{14H}", "{open", "*open", "[open](x"} {
		p.err = nil
		if said := p.rich(text); p.err == nil {
			t.Errorf("%s became %q", text, said)
		}
	}
}

func TestRich(t *testing.T) {
	for text, want := range map[string]string{
		"a < b & *c*":            "a &lt; b &amp; <b>c</b>",
		"see [there](glossary/)": `see <a href="/en/glossary/">there</a>`,
		"[down](#odds).":         `<a href="#odds">down</a>.`,
	} {
		if got := filledIn(t, "en", "rules/klondike/", text); got != want {
			t.Errorf("%s became %s", text, got)
		}
	}
	if got := filledIn(t, "en", "rules/klondike/", "{10H}"); !strings.Contains(got, `aria-label="10 of hearts">10<svg`) {
		t.Errorf("a ten is %s", got)
	}
}

// Ranges are never narrower than what was measured.
func TestBetween(t *testing.T) {
	p, _ := open("en", "rules/klondike/")
	for _, tt := range []struct {
		low, high float64
		want      string
	}{{0.591, 0.628, "59–63%"}, {0, 0, "0%"}, {0.9, 1, "90–100%"}} {
		if got := p.between(tt.low, tt.high); got != tt.want {
			t.Errorf("%v to %v is %s", tt.low, tt.high, got)
		}
	}
}

func TestReadRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"a line":              "no entry has begun",
		"[a]\nx\n[a]":         "is there twice",
		"[a]\n@build":         "no captions",
		"[a]\n= key | term x": "want a key",
	} {
		if err := (book{}).read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
