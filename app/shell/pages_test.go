package shell

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/engine/variants"
)

var (
	hrefs  = regexp.MustCompile(`href="([^"]*)"`)
	inline = regexp.MustCompile(` (style|on[a-z]+)="`)
	ids    = regexp.MustCompile(` id="([^"]*)"`)
	images = regexp.MustCompile(`<img[^>]*>`)
	told   = regexp.MustCompile(` (alt="[^"]|aria-hidden[ >])`) // go-app leaves out the value "true"; web writes it
	blanks = regexp.MustCompile(`<(button|a)[^>]*>\s*</(button|a)>`)
)

// noManual stands for the texts that web has.
func noManual(lang, path string) (article, data string) { return `<p id="help"></p>`, "{}" }

func TestPages(t *testing.T) {
	known := map[string]bool{}
	titles := map[string]string{}
	for _, p := range Pages(noManual) {
		known[p.Path] = true
		if was := titles[p.Lang+p.Title]; was != "" && p.Path != "/" && was != "/" {
			t.Errorf("%s and %s have one title, %q", was, p.Path, p.Title)
		}
		titles[p.Lang+p.Title] = p.Path
	}
	for _, p := range append(Pages(noManual), Lost("it"), Lost("es"), Lost("en")) {
		html := app.HTMLString(p.Body)
		if p.Title == "" || p.Description == "" {
			t.Errorf("%s: no title or description", p.Path)
		}
		if n := strings.Count(html, "<h1"); n != 1 && p.Path != "" || n != 0 && p.Path == "" {
			t.Errorf("%s: %d h1", p.Path, n)
		}
		if bad := inline.FindString(html); bad != "" {
			t.Errorf("%s: the policy forbids%s", p.Path, bad)
		}
		if bad := blanks.FindString(html); bad != "" && !strings.Contains(bad, "aria-label") {
			t.Errorf("%s: nameless %s", p.Path, bad)
		}
		nameless(t, p.Path, html)
		seen := map[string]bool{}
		for _, m := range ids.FindAllStringSubmatch(html, -1) {
			if seen[m[1]] {
				t.Errorf("%s: id %s twice", p.Path, m[1])
			}
			seen[m[1]] = true
		}
		for _, m := range hrefs.FindAllStringSubmatch(html, -1) {
			if to := m[1]; strings.HasPrefix(to, "#") && !seen[to[1:]] || !strings.HasPrefix(to, "#") && !known[to] {
				t.Errorf("%s: link to %s leads nowhere", p.Path, to)
			}
		}
		if strings.Contains(html, "{") {
			t.Errorf("%s: a fact without a value in %q", p.Path, html[strings.Index(html, "{"):][:20])
		}
	}
}

// nameless fails the test when a picture has neither a name nor is kept from readers, who
// would be told its address.
func nameless(t *testing.T, where, html string) {
	t.Helper()
	for _, img := range images.FindAllString(html, -1) {
		if !told.MatchString(img) {
			t.Errorf("%s: nameless %s", where, img)
		}
	}
}

func TestParse(t *testing.T) {
	for _, w := range everywhere() {
		if got := Parse(w.Path()); got != w {
			t.Errorf("Parse(%q) = %+v", w.Path(), got)
		}
	}
	for path, want := range map[string]Where{
		"/it":            {Lang: "it"},
		"/es/games":      {Lang: "es", Kind: Games},
		"/en/play/poker": {Lang: "en", Kind: NotFound},
		"/fr/":           {Kind: NotFound},
	} {
		if got := Parse(path); got != want {
			t.Errorf("Parse(%q) = %+v, want %+v", path, got, want)
		}
	}
}

func TestOffersExist(t *testing.T) {
	for _, o := range variants.Offers() {
		if gameNamed(o.Game) == nil {
			t.Errorf("%s is not known", o.Game)
		}
	}
}

func TestParseDeal(t *testing.T) {
	for text, want := range map[string]int{
		"1": 1, "20417": 20417, "999999999": 999999999, "20.417": 20417, " 1 000 ": 1000,
		"": 0, "0": 0, "-5": 0, "+5": 0, "1000000000": 0, "12a": 0, "1e3": 0, "99999999999999999999": 0,
	} {
		got, ok := ParseDeal(text)
		if ok != (want > 0) || ok && got != want {
			t.Errorf("ParseDeal(%q) = %d, %v", text, got, ok)
		}
	}
}
