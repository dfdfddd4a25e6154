package main

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/web/bundle"
)

// Contents of the bundle that tests build, by the names of assets.
var fakeAssets = map[string]string{
	"app.wasm":                   strings.Repeat("\x00asm and much that repeats ", 200),
	"js/boot.js":                 "boot()",
	"js/first.js":                "first()",
	"js/page.js":                 "load()",
	"js/sound.js":                "sound()",
	"css/first.css":              "html{color:green}",
	"css/page.css":               strings.Repeat("html{color:red}", 30),
	"icons/icon.svg":             "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
	"icons/favicon-32.png":       fakePNG(32, 32),
	"icons/icon-192.png":         fakePNG(192, 192),
	"icons/icon-512.png":         fakePNG(512, 512),
	"icons/maskable-192.png":     fakePNG(192, 192),
	"icons/maskable-512.png":     fakePNG(512, 512),
	"icons/apple-touch-icon.png": fakePNG(180, 180),
	"screenshots/phone-it.png":   fakePNG(390, 844),
	"screenshots/wide.png":       fakePNG(1280, 800),
}

var discardLog = slog.New(slog.DiscardHandler)

const fakeWorker = "const list = self.__PRECACHE__;\n"

// fakePNG is the beginning of a picture of that size.
func fakePNG(w, h byteSize) string {
	chunk := fmt.Sprintf("IHDR%s%s\x08\x06\x00\x00\x00", w.bytes(), h.bytes())
	return "\x89PNG\r\n\x1a\n\x00\x00\x00\x0d" + chunk + byteSize(crc32.ChecksumIEEE([]byte(chunk))).bytes()
}

type byteSize uint32

func (n byteSize) bytes() string {
	return string([]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)})
}

// fakeBundle is a bundle as web/pack writes it.
func fakeBundle(t testing.TB) fstest.MapFS {
	t.Helper()
	fsys := fstest.MapFS{bundle.WorkerName: {Data: []byte(fakeWorker)}}
	var index bundle.Index
	for _, name := range slices.Sorted(maps.Keys(fakeAssets)) {
		content := fakeAssets[name]
		a := bundle.Asset{Name: name, Path: bundle.HashedPath(name, []byte(content)), Size: len(content)}
		fsys[a.Path] = &fstest.MapFile{Data: []byte(content)}
		if name == "app.wasm" {
			br, gz := compress([]byte(content), brotliCoding, startQuality), compress([]byte(content), gzipCoding, startQuality)
			a.Brotli, a.Gzip = len(br), len(gz)
			fsys[a.Path+".br"] = &fstest.MapFile{Data: br}
			fsys[a.Path+".gz"] = &fstest.MapFile{Data: gz}
		}
		index.Assets = append(index.Assets, a)
	}
	data, err := json.Marshal(index)
	if err != nil {
		t.Fatal(err)
	}
	fsys[bundle.IndexName] = &fstest.MapFile{Data: data}
	return fsys
}

// fakeContent is a small site in all languages.
func fakeContent() content { return content{pages: fakePages(), lost: fakeLost} }

func fakeLost(lang string) Page {
	return Page{Lang: lang, Title: "Lost – Pazienza", Body: app.Section().Lang(lang).Body(app.A().Href("/" + lang + "/").Text("lost " + lang))}
}

func fakePages() []Page {
	list := []Page{{Path: "/", Title: "Pazienza", Description: "d", Body: app.Main().Text("table")}}
	for _, lang := range languages {
		list = append(list, Page{
			Path: "/" + lang + "/", Lang: lang, Title: "Table " + lang, Description: "The table & more",
			Body: app.Main().Body(app.A().Href("/" + lang + "/games/").Text("games")),
		}, Page{
			Path: "/" + lang + "/play/spider-4/", Lang: lang, Title: "Spider · " + lang + " – Pazienza", Body: app.Main(),
		}, Page{
			Path: "/" + lang + "/glossary/", Lang: lang, Title: "Glossary", Body: app.Main(), Help: true, Data: `{"@context":"https://schema.org"}`,
		}, Page{
			Path: "/" + lang + "/games/", Lang: lang, Title: "Games",
			Body: app.Main().Aria("busy", true).Body(app.Img().Src("/icons/icon.svg").Alt(`say "hi" <b>`)),
		})
	}
	return list
}

func fakeSite(t testing.TB, base string) *site {
	t.Helper()
	s, err := newSite(fakeBundle(t), base, fakeContent())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// assetPath is where the fake asset of that name is on the site.
func assetPath(base, name string) string {
	return base + bundle.HashedPath(name, []byte(fakeAssets[name]))
}

// ask sends a request to a site and returns the answer with its body read.
func ask(t *testing.T, s *site, method, target string, headers ...string) (*http.Response, string) {
	t.Helper()
	r := httptest.NewRequest(method, target, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	handler{s, discardLog}.ServeHTTP(w, r)
	answer := w.Result()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(body)
}

// decode undoes a content coding.
func decode(t *testing.T, encoding, body string) string {
	t.Helper()
	var r io.Reader = strings.NewReader(body)
	switch encoding {
	case "br":
		r = brotli.NewReader(r)
	case "gzip":
		var err error
		if r, err = gzip.NewReader(r); err != nil {
			t.Fatal(err)
		}
	}
	data, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// without returns the bundle less the files whose names contain part.
func without(fsys fstest.MapFS, part string) fs.FS {
	for name := range fsys {
		if strings.Contains(name, part) {
			delete(fsys, name)
		}
	}
	return fsys
}
