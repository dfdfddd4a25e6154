package main

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestAudits holds every page, as it is served where the origin is known, to what Lighthouse
// asks for under best practices and SEO and can be told from documents. `make audits` runs
// Lighthouse itself, which takes half a minute a page.
func TestAudits(t *testing.T) {
	const origin = "https://example.org"
	c := game()
	c.origin = origin
	s, err := newSite(fakeBundle(t), "/", c)
	if err != nil {
		t.Fatal(err)
	}
	titles, descriptions := map[string]string{}, map[string]string{}
	for _, p := range c.pages {
		answer, body := ask(t, s, "GET", p.Path)
		wrong := func(format string, args ...any) {
			t.Helper()
			t.Errorf("%s: "+format, append([]any{p.Path}, args...)...)
		}
		root, err := parseStrictly(body)
		if err != nil {
			wrong("%v", err)
			continue
		}
		a := auditOf(root)
		for _, fault := range a.faults() {
			wrong("%s", fault)
		}
		if mime := answer.Header.Get("Content-Type"); mime != "text/html; charset=utf-8" {
			wrong("is sent as %s", mime)
		}
		if !strings.HasPrefix(answer.Header.Get("Content-Security-Policy"), s.policy) {
			wrong("the policy is not sent")
		}
		if answer.Header.Get("X-Robots-Tag") != "" || a.meta["robots"] != nil {
			wrong("search engines are kept out")
		}
		if p.Lang != "" && a.lang != p.Lang {
			wrong("is in %q", a.lang)
		}
		if !slices.Equal(a.canonical, []string{origin + p.Path}) {
			wrong("its address is %q", a.canonical)
		}
		if other := titles[p.Lang+a.title]; other != "" {
			wrong("has the title of %s: %s", other, a.title)
		}
		titles[p.Lang+a.title] = p.Path
		if d := a.meta["description"]; len(d) == 1 {
			if other := descriptions[p.Lang+d[0]]; other != "" {
				wrong("has the description of %s: %s", other, d[0])
			}
			descriptions[p.Lang+d[0]] = p.Path
		}
		for lang, href := range a.alternates {
			if !slices.Contains(append([]string{"x-default"}, languages...), lang) {
				wrong("there is no language %s", lang)
			}
			path, ok := strings.CutPrefix(href, origin)
			if answer, other := ask(t, s, "GET", path); !ok || answer.StatusCode != 200 || !strings.Contains(other, `href="`+origin+p.Path+`"`) {
				wrong("%s in %s does not know of it", href, lang)
			}
		}
		if p.Lang != "" && a.alternates[p.Lang] != origin+p.Path {
			wrong("is not among its languages: %v", a.alternates)
		}
	}
	for _, target := range []string{"/it/nowhere", "/nowhere"} {
		_, body := ask(t, s, "GET", target)
		root, err := parseStrictly(body)
		if err != nil {
			t.Fatal(target, err)
		}
		a := auditOf(root)
		if !slices.Equal(a.meta["robots"], []string{"noindex"}) {
			t.Errorf("%s: search engines are told %q", target, a.meta["robots"])
		}
		for _, fault := range a.faults() {
			t.Errorf("%s: %s", target, fault)
		}
	}
}

// audit is what a document says of itself.
type audit struct {
	lang, title string
	charset     int // where it is said, among the head's elements
	meta        map[string][]string
	equiv       map[string]string
	canonical   []string
	alternates  map[string]string
	links       []*element
	root        *element
}

func auditOf(root *element) *audit {
	a := &audit{root: root, charset: -1, meta: map[string][]string{}, equiv: map[string]string{}, alternates: map[string]string{}}
	root.each(func(e *element) {
		switch {
		case e.tag == "html":
			a.lang = e.attr("lang")
		case e.tag == "title":
			a.title = e.said
		case e.tag == "meta" && e.has("charset"):
			a.charset = slices.Index(e.parent.kids, e)
		case e.tag == "meta" && e.has("name"):
			a.meta[e.attr("name")] = append(a.meta[e.attr("name")], e.attr("content"))
		case e.tag == "meta" && e.has("http-equiv"):
			a.equiv[e.attr("http-equiv")] = e.attr("content")
		case e.tag == "link" && e.attr("rel") == "canonical":
			a.canonical = append(a.canonical, e.attr("href"))
		case e.tag == "link" && e.attr("rel") == "alternate":
			a.alternates[e.attr("hreflang")] = e.attr("href")
		case e.tag == "a":
			a.links = append(a.links, e)
		}
	})
	return a
}

// hollow are texts of links that say nothing about where they lead.
var hollow = strings.Fields("here this link more qui questo altro clicca aquí aqui este más mas start read")

// faults lists what an auditor would object to.
func (a *audit) faults() (list []string) {
	check := func(good bool, what string) {
		if !good {
			list = append(list, what)
		}
	}
	check(slices.Contains(languages, a.lang), "the language is "+a.lang)
	check(a.charset == 0, "the encoding is not said first")
	check(len(a.title) > 8 && len(a.title) < 90, "the title is too short or too long: "+a.title)
	d := a.meta["description"]
	check(len(d) == 1 && len(d[0]) >= 50 && len(d[0]) <= 220, "the description is not one, too short or too long: "+strings.Join(d, "|"))
	view := strings.Join(a.meta["viewport"], "|")
	check(strings.HasPrefix(view, "width=device-width, initial-scale=1") && !strings.Contains(view, "scalable") && !strings.Contains(view, "maximum"), "the viewport cannot be enlarged: "+view)
	check(slices.Equal(slices.Sorted(maps.Keys(a.equiv)), []string{"Content-Security-Policy"}), "it says of its headers more than its policy, or not that")
	for _, e := range a.links {
		href, text := e.attr("href"), strings.ToLower(strings.TrimSpace(e.text()))
		check(regexp.MustCompile(`^(/|#.)`).MatchString(href), "a link leads to "+href)
		check(text != "" || e.has("aria-label"), "a link to "+href+" says nothing")
		check(!slices.Contains(hollow, text), "a link to "+href+" says only “"+text+"”")
	}
	a.root.each(func(e *element) {
		check(e.tag != "iframe" && e.tag != "object" && e.tag != "embed" && e.tag != "font", "there is a "+e.tag)
	})
	return list
}
