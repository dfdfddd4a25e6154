//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"testing"
)

// TestAccessible has axe-core look at a page of every kind, and at the sheets, in light and
// dark: it finds nothing.
func TestAccessible(t *testing.T) {
	found, _ := filepath.Glob("../../bin/axe-core-*/axe.min.js")
	if len(found) != 1 {
		t.Fatalf("found %d copies of axe-core in bin: run make axe", len(found))
	}
	axe, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	RunAll(t, []Scenario{{"pages", []Ability{Inspect}, func(t *testing.T) {
		p := sit(t, "/it/", Options{Viewport: Phone})
		p.Run(string(axe))
		check := func(what string) {
			t.Helper()
			for _, theme := range []string{"light", "dark"} {
				p.Run("localStorage.setItem('pazienza.theme', '" + theme + "'); pazienza.theme()")
				for _, fault := range Get[[]string](p.Page, faults) {
					t.Errorf("%s, %s: %s", what, theme, fault)
				}
			}
		}
		check("the table")
		for key, sheet := range map[string]string{"?": "keys", "l": "deal"} {
			p.Keys(key)
			p.Until("document.querySelector('.sheet-" + sheet + "')")
			check("the sheet of " + sheet)
			if sheet == "deal" {
				p.tap("#deal-share")
				p.Until("document.querySelector('#share-code')")
				check("the sheet that shares")
				p.Keys("Escape")
			}
			p.Keys("Escape")
			p.Until("!document.querySelector('#page')")
		}
		for _, path := range []string{"games/", "games/klondike/", "house/", "settings/", "rules/joker-klondike/", "about/", "play/spider-4/", "stats/", "past/", "daily/", "questions/", "glossary/"} {
			p.visit("/it/" + path)
			p.Run(string(axe))
			check(path)
		}
	}}})
}

// faults asks axe for what is wrong, a line each.
const faults = `await axe.run(document, {resultTypes: ['violations']}).then(r =>
	r.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ')).join(', ') + ': ' + v.help))`
