package main

import (
	"encoding/xml"
	"slices"
	"strings"
	"testing"
)

// Where the site's origin is known, pages say their whole addresses in every language, and the
// map lists them; where it is not, nothing is said that would be wrong.
func TestOrigin(t *testing.T) {
	c := fakeContent()
	c.origin = "https://example.org"
	s, err := newSite(fakeBundle(t), "/sub/", c)
	if err != nil {
		t.Fatal(err)
	}
	_, body := ask(t, s, "GET", "/sub/it/games/")
	for _, want := range []string{
		`<link rel="canonical" href="https://example.org/sub/it/games/">`,
		`<link rel="alternate" hreflang="it" href="https://example.org/sub/it/games/">`,
		`<link rel="alternate" hreflang="es" href="https://example.org/sub/es/games/">`,
	} {
		if !strings.Contains(body, want) {
			t.Errorf("no %s in\n%s", want, body)
		}
	}
	if _, body := ask(t, s, "GET", "/sub/robots.txt"); !strings.Contains(body, "\nSitemap: https://example.org/sub/sitemap.xml\n") {
		t.Errorf("robots.txt is %q", body)
	}
	answer, body := ask(t, s, "GET", "/sub/sitemap.xml")
	var m struct {
		URLs []struct {
			Loc   string `xml:"loc"`
			Links []struct {
				Lang string `xml:"hreflang,attr"`
				Href string `xml:"href,attr"`
			} `xml:"link"`
		} `xml:"url"`
	}
	if err := xml.Unmarshal([]byte(body), &m); err != nil || answer.Header.Get("Content-Type") != "application/xml" {
		t.Fatalf("%v, %s", err, answer.Header.Get("Content-Type"))
	}
	var listed []string
	for _, u := range m.URLs {
		listed = append(listed, u.Loc)
		if strings.HasSuffix(u.Loc, "/it/") && len(u.Links) != len(languages)+1 {
			t.Errorf("%s is in %+v", u.Loc, u.Links)
		}
	}
	for _, p := range c.pages {
		if !slices.Contains(listed, "https://example.org/sub"+p.Path) {
			t.Errorf("%s is not on the map", p.Path)
		}
	}

	s = fakeSite(t, "/sub/")
	if _, body := ask(t, s, "GET", "/sub/it/games/"); strings.Contains(body, "canonical") || strings.Contains(body, "hreflang") {
		t.Errorf("addresses without an origin in\n%s", body)
	}
	if answer, _ := ask(t, s, "GET", "/sub/sitemap.xml"); answer.StatusCode != 404 {
		t.Errorf("a map without an origin: %s", answer.Status)
	}
}

func TestCheckOrigin(t *testing.T) {
	for origin, good := range map[string]bool{
		"": true, "https://example.org": true, "http://localhost:8080": true,
		"https://example.org/": false, "example.org": false, "ftp://example.org": false, "https://": false, "https://a b": false,
	} {
		if err := checkOrigin(origin); (err == nil) != good {
			t.Errorf("%q: %v", origin, err)
		}
	}
}
