package main

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/web/bundle"
)

// configOf reads the config block of a document.
func configOf(t *testing.T, body string) config {
	t.Helper()
	_, rest, _ := strings.Cut(body, `<script type="application/json" id="config">`)
	block, _, _ := strings.Cut(rest, "</script>")
	var c config
	if err := json.Unmarshal([]byte(block), &c); err != nil {
		t.Fatalf("config: %v in %q", err, block)
	}
	return c
}

func TestConfig(t *testing.T) {
	for _, base := range []string{"/", "/sub/"} {
		s := fakeSite(t, base)
		_, body := ask(t, s, "GET", base+"it/")
		c := configOf(t, body)
		if c.Base != base || c.Version != s.version || c.Worker != "sw.js" {
			t.Errorf("config %+v", c)
		}
		if len(c.Assets) != len(fakeAssets) || c.Sizes["app.wasm"] != len(fakeAssets["app.wasm"]) {
			t.Errorf("config %+v", c)
		}
		for name, path := range c.Assets {
			if answer, body := ask(t, s, "GET", base+path); answer.StatusCode != 200 || body != fakeAssets[name] {
				t.Errorf("%s is not at %s", name, path)
			}
		}
	}
}

// Whatever the loader says stands in the page, in its language.
func TestLoaderHasItsWords(t *testing.T) {
	loader, err := os.ReadFile("../static/js/loader.js")
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range languages {
		_, body := ask(t, fakeSite(t, "/"), "GET", "/"+lang+"/")
		c := configOf(t, body)
		if c.Words.Loading != words.For(lang).Loader.Loading || !strings.Contains(body, words.For(lang).Loader.NoScript) {
			t.Errorf("%s: the loader says %+v", lang, c.Words)
		}
		said, _ := json.Marshal(c.Words)
		used := regexp.MustCompile(`words\.([a-z]+)`).FindAllSubmatch(loader, -1)
		if len(used) == 0 {
			t.Error("the loader says nothing")
		}
		for _, m := range used {
			if !strings.Contains(string(said), `"`+string(m[1])+`":"`) {
				t.Errorf("%s: the loader has no word for %s", lang, m[1])
			}
		}
	}
}

// TestEveryFileHasAType: browsers are told not to guess.
func TestEveryFileHasAType(t *testing.T) {
	for name, f := range fakeSite(t, "/").files {
		if f.mime == "" {
			t.Errorf("%s has no type", name)
		}
	}
}

func TestVersion(t *testing.T) {
	base := fakeSite(t, "/")
	if again := fakeSite(t, "/"); again.version != base.version {
		t.Errorf("the same site has versions %s and %s", base.version, again.version)
	}
	for name, change := range map[string]func(fstest.MapFS, []Page){
		"worker":  func(fsys fstest.MapFS, _ []Page) { fsys[bundle.WorkerName].Data = []byte("//\n" + fakeWorker) },
		"a page":  func(_ fstest.MapFS, p []Page) { p[1].Body = app.Div().Text("other") },
		"a title": func(_ fstest.MapFS, p []Page) { p[2].Title = "other" },
		"an asset": func(fsys fstest.MapFS, _ []Page) {
			data := string(fsys[bundle.IndexName].Data)
			old := bundle.HashedPath("js/boot.js", []byte(fakeAssets["js/boot.js"]))
			fresh := bundle.HashedPath("js/boot.js", []byte("other"))
			fsys[bundle.IndexName].Data = []byte(strings.ReplaceAll(data, old, fresh))
			fsys[fresh] = fsys[old]
		},
	} {
		fsys, list := fakeBundle(t), fakePages()
		change(fsys, list)
		s, err := newSite(fsys, "/", content{pages: list, lost: fakeLost})
		if err != nil {
			t.Fatal(name, err)
		}
		if s.version == base.version {
			t.Errorf("another %s, the same version", name)
		}
	}
}

func TestWorker(t *testing.T) {
	s := fakeSite(t, "/sub/")
	_, body := ask(t, s, "GET", "/sub/sw.js")
	text := strings.TrimSuffix(strings.TrimPrefix(body, "const list = "), ";\n")
	var list precache
	if err := json.Unmarshal([]byte(text), &list); err != nil {
		t.Fatal(err)
	}
	if list.Version != s.version || list.Base != "/sub/" || len(list.Pages) != len(fakePages())-len(languages) {
		t.Errorf("%+v", list)
	}
	for _, lang := range languages {
		if want := []string{lang + "/glossary/"}; !slices.Equal(list.Help[lang], want) {
			t.Errorf("help in %s: %q, want %q", lang, list.Help[lang], want)
		}
	}
	if !slices.Contains(list.Pages, "") || !slices.Contains(list.Pages, "it/games/") {
		t.Errorf("pages %q", list.Pages)
	}
	for _, path := range append(list.Pages, list.Assets...) {
		if answer, _ := ask(t, s, "GET", "/sub/"+path); answer.StatusCode != 200 {
			t.Errorf("the worker would fetch %s: %s", path, answer.Status)
		}
		if answer, _ := ask(t, s, "GET", "/sub/"+path); strings.HasPrefix(path, "a/") != (answer.Header.Get("Cache-Control") == cacheForever) {
			t.Errorf("%s is cached as %s", path, answer.Header.Get("Cache-Control"))
		}
		if strings.Contains(path, "screenshots/") || strings.Contains(path, "maskable") {
			t.Errorf("the worker would keep %s", path)
		}
	}
	for _, name := range []string{"app.wasm", "js/page.js", "js/boot.js", "css/page.css", "icons/icon-192.png", "icons/icon.svg"} {
		if !slices.Contains(list.Assets, strings.TrimPrefix(assetPath("/", name), "/")) {
			t.Errorf("the worker would not keep %s", name)
		}
	}
	for _, name := range []string{"js/first.js", "css/first.css"} {
		if slices.Contains(list.Assets, strings.TrimPrefix(assetPath("/", name), "/")) {
			t.Errorf("the worker would keep %s, which documents hold", name)
		}
	}
	if !slices.Contains(list.Assets, "manifest-es.webmanifest") {
		t.Errorf("the worker would not keep the manifests")
	}
}

func TestNewSiteRefuses(t *testing.T) {
	for _, test := range []struct {
		name string
		page Page
		want string
	}{
		{"no slash", Page{Path: "/x"}, "does not begin and end with a slash"},
		{"unknown language", Page{Path: "/fr/", Lang: "fr"}, `unknown language "fr"`},
		{"twice", Page{Path: "/it/", Lang: "it"}, "there twice"},
	} {
		_, err := newSite(fakeBundle(t), "/", content{pages: append(fakePages(), test.page), lost: fakeLost})
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v", test.name, err)
		}
	}
	for part, want := range map[string]string{
		bundle.IndexName:  "the app is not built in",
		bundle.WorkerName: "js/sw.js is not built in",
	} {
		_, err := newSite(without(fakeBundle(t), part), "/", fakeContent())
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("without %s: %v", part, err)
		}
	}
	fsys := fakeBundle(t)
	fsys[bundle.WorkerName].Data = []byte("self.__PRECACHE__ self.__PRECACHE__")
	if _, err := newSite(fsys, "/", fakeContent()); err == nil || !strings.Contains(err.Error(), "2 times") {
		t.Errorf("token twice: %v", err)
	}
	fsys = fakeBundle(t)
	fsys[bundle.IndexName].Data = []byte(strings.ReplaceAll(string(fsys[bundle.IndexName].Data), `"app.wasm"`, `"other.wasm"`))
	if _, err := newSite(fsys, "/", fakeContent()); err == nil || !strings.Contains(err.Error(), "app.wasm is not built in") {
		t.Errorf("no wasm: %v", err)
	}
}
