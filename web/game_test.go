package main

import (
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestGame holds the real pages to what documents must be, over a bundle that
// needs no build.
func TestGame(t *testing.T) {
	for _, base := range []string{"/sub/", "/it/"} { // one is the beginning of pages' paths
		t.Run(base, func(t *testing.T) { testGame(t, base) })
	}
}

func testGame(t *testing.T, base string) {
	s, err := newSite(fakeBundle(t), base, game())
	if err != nil {
		t.Fatal(err)
	}
	targets := slices.DeleteFunc(slices.Sorted(maps.Keys(s.files)), func(name string) bool { return !strings.HasSuffix(name, "/") })
	if len(targets) < 1+len(languages)*11 {
		t.Errorf("only %d pages", len(targets))
	}
	documents := map[string]string{"the exported 404.html": string(s.lost[""].body[identity])}
	for _, target := range append(targets, base+"it/nowhere", base+"nowhere") {
		_, documents[target] = ask(t, s, "GET", target)
	}
	for target, body := range documents {
		for _, fault := range faults(body) {
			t.Errorf("%s: %s", target, fault)
		}
		if n := strings.Count(body, "<main"); n != 1 {
			t.Errorf("%s has %d main", target, n)
		}
		body = withoutHeld(t, s, body)
		for _, banned := range []string{"<style", " style=", " onclick=", "javascript:", "<script>", "http://", `href="/"`, `\u`} {
			if strings.Contains(body, banned) {
				t.Errorf("%s contains %s", target, banned)
			}
		}
		for _, link := range links(body) {
			link, anchor, _ := strings.Cut(link, "#")
			if answer, other := ask(t, s, "GET", link); answer.StatusCode == 200 {
				if anchor != "" && !strings.Contains(other, ` id="`+anchor+`"`) {
					t.Errorf("%s links to %s#%s, which is not there", target, link, anchor)
				}
				continue
			}
			// The small bundle lacks most pictures; pack finds them in static/.
			if _, err := os.Stat("../static/" + strings.TrimPrefix(link, base)); err != nil {
				t.Errorf("%s links to %s, which is nowhere", target, link)
			}
		}
	}
	for _, lang := range languages {
		_, body := ask(t, s, "GET", base+manifestPath(lang))
		var m manifest
		if err := json.Unmarshal([]byte(body), &m); err != nil {
			t.Fatal(err)
		}
		if len(m.Shortcuts) != 5 || m.Description == "" {
			t.Errorf("%s: %+v", lang, m)
		}
		for _, shortcut := range m.Shortcuts {
			if shortcut.Name == "" || strings.Contains(shortcut.Name, siteName) {
				t.Errorf("%s: shortcut %+v", lang, shortcut)
			}
		}
	}
}

// links lists the addresses on this site that a document points to.
func links(body string) []string {
	var list []string
	for _, name := range []string{` href="/`, ` src="/`} {
		for _, part := range strings.Split(body, name)[1:] {
			address, _, _ := strings.Cut(part, `"`)
			list = append(list, "/"+address)
		}
	}
	return list
}

// TestGameIsSteady: the same program is the same version at every start.
func TestGameIsSteady(t *testing.T) {
	var versions []string
	for range 3 {
		s, err := newSite(fakeBundle(t), "/", game())
		if err != nil {
			t.Fatal(err)
		}
		versions = append(versions, s.version)
	}
	if versions[0] != versions[1] || versions[1] != versions[2] {
		t.Errorf("versions %q", versions)
	}
}
