package manual

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pazienza/app/words"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// Every page is there in every language, and nothing that it names is missing: entries,
// facts, labels, headings, cards, captions.
func TestEveryPageInEveryLanguage(t *testing.T) {
	for _, lang := range words.Languages {
		for _, path := range Paths() {
			article, err := Article(lang, path)
			if err != nil {
				t.Error(err)
			}
			if bad := regexp.MustCompile(`\{[^}]*\}|\*|\]\(|  |<(b|p|li|dd|a [^>]*)></`).FindString(article); bad != "" {
				t.Errorf("%s/%s: %q is left", lang, path, bad)
			}
		}
	}
	if _, err := Article("fr", "glossary/"); err == nil {
		t.Error("a page in French")
	}
	if _, err := Article("it", "rules/poker/"); err == nil {
		t.Error("a page of poker")
	}
}

// A language says neither more nor less than the others: the same entries, of the same kinds
// of blocks, with the same cards, facts and links.
func TestLanguagesAgree(t *testing.T) {
	all, err := books()
	if err != nil {
		t.Fatal(err)
	}
	tokens := regexp.MustCompile(`\{[^}]*\}|\]\([^)]*\)`)
	shape := func(b book, name string) []string {
		var list []string
		for _, one := range b[name] {
			found := tokens.FindAllString(one.text, -1)
			slices.Sort(found)
			list = append(list, string(one.kind)+one.key+" "+strings.Join(slices.Compact(found), " "))
		}
		return list
	}
	first := all[words.Languages[0]]
	for _, lang := range words.Languages[1:] {
		for name := range all[lang] {
			if first[name] == nil {
				t.Errorf("%s: only here: %s", lang, name)
			}
		}
		for name := range first {
			a, b := shape(first, name), shape(all[lang], name)
			if len(a) != len(b) {
				t.Errorf("%s: %s has %d blocks, want %d", lang, name, len(b), len(a))
				continue
			}
			for i := range a {
				if a[i] != b[i] {
					t.Errorf("%s: %s has %q, want %q", lang, name, b[i], a[i])
				}
				if same := first[name][i].text; same == all[lang][name][i].text && len(same) > 12 {
					t.Errorf("%s: %s is not translated: %q", lang, name, same)
				}
			}
		}
	}
}

// Every entry stands on a page, and every diagram in an entry.
func TestNothingIsUnused(t *testing.T) {
	used := map[string]bool{"heads": true, "labels": true} // each name of these is looked for below
	heads := map[string]bool{}
	list := outlines()
	for _, v := range variants.Catalogue().Solo().Variants {
		list = append(list, unwritten("", v))
	}
	for _, o := range list {
		for _, s := range o.sections {
			heads[s.id] = true
			for _, name := range s.entries {
				used[name] = true
			}
		}
	}
	all, _ := books()
	drawn := map[string]bool{}
	for name, blocks := range all["it"] {
		if !used[name] {
			t.Errorf("no page has %s", name)
		}
		for _, b := range blocks {
			if b.kind == diagrams {
				drawn[b.key] = true
			}
		}
	}
	for name := range shows {
		if !drawn[name] {
			t.Errorf("no entry shows %s", name)
		}
	}
	for id := range all["it"].labels("heads") {
		if !heads[id] {
			t.Errorf("no section is called %s", id)
		}
	}
	said := saidLabels(t)
	for name := range all["it"].labels("labels") {
		if !strings.Contains(said, "@"+name+"@") {
			t.Errorf("no page says the label %s", name)
		}
	}
}

// saidLabels is all pages with every label's name, between two @, in its place.
func saidLabels(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	for _, path := range Paths() {
		p, err := open("it", path)
		if err != nil {
			t.Fatal(err)
		}
		for name := range p.said {
			p.said[name] = "@" + name + "@"
		}
		article, err := p.article()
		if err != nil {
			t.Error(err)
		}
		data, err := p.data("it")
		if err != nil {
			t.Error(err)
		}
		b.WriteString(article + data)
	}
	return b.String()
}

// Every variant has its rules, with every section that rules have, and ten lines to begin with.
func TestEveryVariantIsExplained(t *testing.T) {
	explained := map[string]bool{}
	all, _ := books()
	for _, o := range outlines() {
		if !o.about() {
			continue
		}
		for _, v := range o.variants {
			explained[v] = true
		}
		var ids []string
		for _, s := range o.sections {
			ids = append(ids, s.id)
			if s.id == "rules" && len(all["it"][s.entries[0]]) != 10 {
				t.Errorf("%s: %d lines of rules, want ten", o.path, len(all["it"][s.entries[0]]))
			}
		}
		for _, id := range strings.Fields("rules setup moves stock scoring example cases mistakes strategy odds play history") {
			if !slices.Contains(ids, id) {
				t.Errorf("%s has no %s", o.path, id)
			}
		}
	}
	for _, v := range variants.Catalogue().Solo().Variants {
		if !explained[v.ID] {
			t.Errorf("%s is not explained", v.ID)
		}
	}
}

// The diagrams say what the engine says: right is what moves together.
func TestDiagramsAreTrue(t *testing.T) {
	all, _ := books()
	for _, o := range outlines() {
		g := gameOf(t, o.variants[len(o.variants)-1]) // with most suits
		for _, s := range o.sections {
			for _, name := range s.entries {
				for _, b := range all["en"][name] {
					if b.kind != diagrams {
						continue
					}
					for _, d := range shows[b.key] {
						if d.mark == plain {
							continue
						}
						cards := d.laid()[0]
						s := enginetest.Table(t, g, "c1: "+strings.Join(cards, " "))
						if got := g.Liftable(&s, 0) == len(cards); got != (d.mark == right) {
							t.Errorf("%s: %v: diagram says %v", o.path, cards, d.mark == right)
						}
					}
				}
			}
		}
	}
}

// Every link leads to a page there is, and every anchor is on it, once.
func TestLinksLeadSomewhere(t *testing.T) {
	hrefs, ids := regexp.MustCompile(`href="([^"]*)"`), regexp.MustCompile(` id="([^"]*)"`)
	for _, lang := range words.Languages {
		anchors := map[string]bool{"house/": true, "stats/": true, "daily/": true, "past/": true, "settings/": true, "two/": true}
		articles := map[string]string{}
		for _, o := range variants.Offers() {
			anchors["play/"+o.Slug+"/"] = true
		}
		for _, path := range Paths() {
			articles[path], _ = Article(lang, path)
			anchors[path] = true
			for _, m := range ids.FindAllStringSubmatch(articles[path], -1) {
				if anchors[path+"#"+m[1]] {
					t.Errorf("%s/%s: id %s twice", lang, path, m[1])
				}
				anchors[path+"#"+m[1]] = true
			}
		}
		for path, article := range articles {
			for _, m := range hrefs.FindAllStringSubmatch(article, -1) {
				to := strings.TrimPrefix(m[1], "/"+lang+"/")
				if strings.HasPrefix(to, "#") {
					to = path + to
				}
				if !anchors[to] {
					t.Errorf("%s/%s: a link to %s", lang, path, m[1])
				}
			}
		}
	}
}

// What search engines are told parses, is complete, and stands on the page.
func TestData(t *testing.T) {
	tags := regexp.MustCompile(`<span class="pc[^>]*aria-label="([^"]*)".*?</span>|<[^>]*>`)
	for _, lang := range words.Languages {
		for _, path := range Paths() {
			data, err := Data(lang, path)
			if err != nil {
				t.Fatal(err)
			}
			var all thing
			if err := json.Unmarshal([]byte(data), &all); err != nil || len(all.Graph) == 0 {
				t.Fatalf("%s/%s: %v: %s", lang, path, err, data)
			}
			article, _ := Article(lang, path)
			text := tags.ReplaceAllString(article, "$1")
			for _, one := range all.Graph {
				for _, step := range one.Steps {
					if !strings.Contains(squeezed(text), squeezed(step.Text)) {
						t.Errorf("%s/%s: a step that is not there: %q", lang, path, step.Text)
					}
				}
				for _, q := range one.Asked {
					if !strings.Contains(squeezed(text), squeezed(q.Name)) || !strings.Contains(squeezed(text), squeezed(q.Answer.Text)) {
						t.Errorf("%s/%s: a question that is not there: %q %q", lang, path, q.Name, q.Answer.Text)
					}
				}
				for _, d := range one.Terms {
					if !strings.Contains(squeezed(text), squeezed(d.About)) {
						t.Errorf("%s/%s: a term that is not there: %+v", lang, path, d)
					}
				}
			}
		}
	}
}

// squeezed is a text without what may stand between two cards.
func squeezed(s string) string {
	return strings.NewReplacer(" ", "", ",", "", "&#39;", "'", "&#34;", `"`).Replace(s)
}
