//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAccessible has axe-core look at a page of every kind, and at the sheets: it finds
// nothing. What depends on colours is looked at in light and dark, and where a table shows on
// every cloth and with more contrast.
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
		look := func(what, rules string, looks ...string) {
			t.Helper()
			js := ""
			for i := 0; i < len(looks); i += 2 {
				js += "localStorage.setItem('pazienza." + looks[i] + "', '" + looks[i+1] + "'); "
			}
			p.Run(js + "pazienza.theme()")
			for _, fault := range Get[[]string](p.Page, "await axe.run(document, {resultTypes: ['violations']"+rules+faults) {
				t.Errorf("%s, %v: %s", what, looks, fault)
			}
		}
		const colours = ", runOnly: ['color-contrast', 'link-in-text-block']"
		check := func(what string) {
			t.Helper()
			look(what, "", "theme", "light")
			look(what, colours, "theme", "dark")
		}
		check("the table")
		for _, cloth := range []string{"bosco", "laguna", "cotto", "notte"} {
			for _, contrast := range []string{"more", "normal"} {
				look("the table", colours, "theme", "light", "table", cloth, "contrast", contrast)
			}
		}
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
		for _, path := range []string{"games/", "games/klondike/", "house/", "settings/", "rules/joker-klondike/", "about/", "stats/", "past/", "daily/", "questions/", "glossary/", "two/", "race/", "rules/double-solitaire/", "play/spider-4/"} {
			p.follows("/it/" + path)
			check(path)
			if path == "two/" {
				p.tap("label[for=two-who-peer]")
				p.tap("#two-start")
				p.Until("document.querySelector('#share-code')")
				p.Run("document.querySelector('.network').open = true")
				check("an invitation")
				p.Keys("Escape")
			}
		}
	}}})
}

// follows goes to an address of the site as a link on the page leads there.
func (p *player) follows(path string) {
	p.T.Helper()
	p.Run("const a = document.createElement('a'); a.href = '" + path + "'; document.body.append(a); a.click(); a.remove();")
	if strings.Contains(path, "/play/") {
		p.Until("!document.querySelector('#page')")
	} else {
		p.Until("location.pathname === '" + path + "' && document.activeElement.id === 'page-title'")
	}
	p.ready()
}

// faults takes from what axe has found what is wrong, a line each.
const faults = `}).then(r =>
	r.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ')).join(', ') + ': ' + v.help))`
