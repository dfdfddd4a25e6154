package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestDocument(t *testing.T) {
	s := fakeSite(t, "/sub/")
	_, body := ask(t, s, "GET", "/sub/it/games/")
	for _, want := range []string{
		`<html lang="it" data-base="/sub/">`,
		`<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
		`<title>Games</title>`,
		`<link rel="manifest" href="/sub/manifest-it.webmanifest">`,
		`<link rel="stylesheet" href="` + assetPath("/sub/", "css/page.css") + `">`,
		`<img alt="say &quot;hi&quot; &lt;b&gt;" src="` + assetPath("/sub/", "icons/icon.svg") + `">`,
		`<main aria-busy="true">`,
	} {
		if !strings.Contains(body, want) {
			t.Errorf("no %s in\n%s", want, body)
		}
	}
	if !strings.Contains(body, "<body>\n<div id=\"app\"><main") {
		t.Errorf("the body does not begin with the root:\n%s", body)
	}
}

// TestScriptOrder guards the order that everything relies on: first.js before anything is
// painted, boot.js below what is, with all that it reads above it, and the others by boot.js.
func TestScriptOrder(t *testing.T) {
	first := func(page string) string {
		_, body := ask(t, fakeSite(t, "/"), "GET", page)
		return body
	}
	boot := `<script src="` + assetPath("/", "js/boot.js")
	style := `<link rel="stylesheet" href="` + assetPath("/", "css/page.css")
	script := `<link rel="preload" as="script" href="` + assetPath("/", "js/page.js")
	inOrder(t, first("/it/games/"), `name="theme-color"`, "<script>first()</script>", style, script, "<body>", `<div id="app">`, `id="config"`, boot)
	// What most begin with holds all that is needed to paint it, and waits for nothing.
	for _, page := range []string{"/", "/it/"} {
		inOrder(t, first(page), `name="theme-color"`, "<script>first()</script>", `<link rel="expect" href="#app" blocking="render">`, "<style>html{color:green}</style>", script, "<body>", `<div id="app">`, `id="config"`, "<script>boot()</script>", style)
		if strings.Contains(first(page), boot) {
			t.Errorf("%s asks for what it holds", page)
		}
	}
	body := first("/")
	for _, name := range []string{"js/sound.js", "js/page.js"} {
		if strings.Contains(body, `src="`+assetPath("/", name)) {
			t.Errorf("the document runs %s", name)
		}
	}
	if strings.Index(body, "Content-Security-Policy") > strings.Index(body, "<script") {
		t.Error("the policy comes after a script")
	}
}

// inOrder sees that texts follow each other.
func inOrder(t *testing.T, body string, texts ...string) {
	t.Helper()
	last := -1
	for _, text := range texts {
		i := strings.Index(body, text)
		if i <= last {
			t.Errorf("%s is at %d, after %d was expected", text, i, last)
		}
		last = i
	}
}

// withoutHeld takes out of a document what it may hold, since the policy names it.
func withoutHeld(t *testing.T, s *site, body string) string {
	t.Helper()
	for name, around := range map[string]string{"js/first.js": "script", "js/boot.js": "script", "css/first.css": "style"} {
		text := fakeAssets[name]
		if !strings.Contains(s.policy, integrity(text)) {
			t.Errorf("the policy does not name %s", text)
		}
		body = strings.Replace(body, "<"+around+">"+text+"</"+around+">", "", 1)
	}
	return body
}

// TestDocumentsObeyThePolicy: nothing inline but what the policy names, nothing from elsewhere.
func TestDocumentsObeyThePolicy(t *testing.T) {
	s := fakeSite(t, "/")
	for _, target := range []string{"/", "/it/", "/es/games/", "/en/nowhere"} {
		_, body := ask(t, s, "GET", target)
		body = withoutHeld(t, s, body)
		for _, banned := range []string{"<style", " style=", " onclick=", "javascript:", "//", "<script>", "<base", "frame-ancestors"} {
			if strings.Contains(body, banned) {
				t.Errorf("%s contains %s:\n%s", target, banned, body)
			}
		}
	}
}

func TestTidyMarkup(t *testing.T) {
	same := func(_, value string) string { return value }
	for in, want := range map[string]string{
		"":                             "",
		"a &lt; b":                     "a &lt; b",
		`<a title="x" href="/">`:       `<a href="/" title="x">`,
		`<p title="a \"b\" c\u00a0d">`: "<p title=\"a &quot;b&quot; c\u00a0d\">",
		`<div aria-hidden hidden>`:     `<div aria-hidden="true" hidden>`,
		`</div>`:                       `</div>`,
		`<!-- x -->`:                   `<!-- x -->`,
		`<path d='M0 0'/>`:             `<path d='M0 0'/>`,
		`<b>x</b><i c="1" b="2">y`:     `<b>x</b><i b="2" c="1">y`,
		`<img aria-hidden src="/x">`:   `<img alt="" aria-hidden="true" src="/x">`,
		`<img alt="a">`:                `<img alt="a" src="` + blankPicture + `">`,
		`<unfinished a="`:              `<unfinished a="`,
		`<`:                            `<`,
		`<br>`:                         `<br>`,
	} {
		if got := tidyMarkup(in, same); got != want {
			t.Errorf("%s became %s, want %s", in, got, want)
		}
	}
}

// TestTidyMarkupIsSteady holds the repair to what go-app really writes.
func TestTidyMarkupIsSteady(t *testing.T) {
	ui := func() app.UI {
		return app.Button().ID("b").Class("x").Title("“1 & 2”").Aria("pressed", true).Aria("label", `a "b"`).DataSet("k", "v").Disabled(true).Body(app.Span().Text("<&>"))
	}
	same := func(_, value string) string { return value }
	want := `<button aria-label="a &quot;b&quot;" aria-pressed="true" class="x" data-k="v" disabled id="b" title="“1 & 2”">`
	for range 20 {
		if got := tidyMarkup(app.HTMLString(ui()), same); !strings.HasPrefix(got, want) || !strings.Contains(got, "&lt;&amp;&gt;") {
			t.Fatalf("got %s\nwant %s", got, want)
		}
	}
}

func FuzzTidyMarkup(f *testing.F) {
	for _, seed := range []string{`<a b="c">`, `<a b="\x`, `<<>`, `<a aria-b c>`, "<a \xff=\"\">"} {
		f.Add(seed)
	}
	same := func(_, value string) string { return value }
	f.Fuzz(func(t *testing.T, text string) {
		// Whatever a component says in text or in an attribute stays there.
		got := tidyMarkup(app.HTMLString(app.P().Title(text).Body(app.Text(text))), same)
		if strings.Count(got, "<") != 2 || strings.Count(got, ">") != 2 {
			t.Errorf("%q escaped: %s", text, got)
		}
		tidyMarkup(text, same) // must end
	})
}

func TestManifest(t *testing.T) {
	s := fakeSite(t, "/sub/")
	ids := map[string]bool{}
	for _, lang := range languages {
		answer, body := ask(t, s, "GET", "/sub/manifest-"+lang+".webmanifest")
		if got := answer.Header.Get("Content-Type"); got != "application/manifest+json" {
			t.Errorf("type %q", got)
		}
		var m manifest
		if err := json.Unmarshal([]byte(body), &m); err != nil {
			t.Fatal(err)
		}
		ids[m.ID] = true
		if m.Lang != lang || m.Description != "The table & more" || m.StartURL != "/sub/" || m.Scope != "/sub/" || m.Display != "standalone" || m.Launch.Client != "focus-existing" {
			t.Errorf("%s: %+v", lang, m)
		}
		purposes := map[string]bool{}
		for _, i := range m.Icons {
			purposes[i.Purpose+" "+i.Sizes] = true
			if answer, _ := ask(t, s, "GET", i.Src); answer.StatusCode != 200 || answer.Header.Get("Content-Type") != i.Type {
				t.Errorf("icon %+v: %s %s", i, answer.Status, answer.Header.Get("Content-Type"))
			}
		}
		for _, want := range []string{"any any", "any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"} {
			if !purposes[want] {
				t.Errorf("no icon for %s", want)
			}
		}
		if len(m.Shortcuts) != 1 || m.Shortcuts[0].URL != "/sub/"+lang+"/play/spider-4/" || m.Shortcuts[0].Name != "Spider · "+lang {
			t.Errorf("shortcuts %+v", m.Shortcuts)
		}
		forms := map[string]string{}
		for _, shot := range m.Screenshots {
			forms[shot.FormFactor] = shot.Sizes
		}
		narrow := map[string]string{"it": "390x844"}[lang]
		if forms["wide"] != "1280x800" || forms["narrow"] != narrow {
			t.Errorf("%s: screenshots %+v", lang, m.Screenshots)
		}
	}
	if len(ids) != 1 {
		t.Errorf("ids %v: an app must stay one in all languages", ids)
	}
}
