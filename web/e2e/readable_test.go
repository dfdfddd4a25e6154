//go:build e2e

package e2e

import (
	"net/http"
	"path/filepath"
	"testing"
)

// TestReadableBeforeTheGame visits the site while app.wasm is on its way for ever: the table's
// words are painted all the same, the menu opens, and the manual can be read.
func TestReadableBeforeTheGame(t *testing.T) {
	RunAll(t, []Scenario{{"stalled", []Ability{Inspect}, func(t *testing.T) {
		e := startEditions(t)
		list, err := filepath.Glob(filepath.Join(e.site, "a", "app.*.wasm"))
		if err != nil || len(list) != 1 {
			t.Fatal(list, err)
		}
		wasm := "/a/" + filepath.Base(list[0])
		e.spoil(wasm, func(_ http.ResponseWriter, r *http.Request, _ string) { <-r.Context().Done() })
		p := &player{Page: Start(t, Options{Viewport: Phone, Alone: true}), server: e.Server, hand: Finger}
		p.Allow(Network) // of what is left behind
		p.Open(e.URL + "en/")
		p.Until("performance.getEntriesByName('first-contentful-paint').length")
		p.Until(shown("#loading"))
		p.tap("#tool-games")
		p.Until("location.pathname === '/en/games/' && " + shown(".page-games h2"))
		p.Run("history.back()")
		p.Until("location.pathname === '/en/' && " + shown("#tool-help"))
		p.tap("#tool-help")
		p.Until("location.pathname === '/en/rules/klondike/' && document.querySelector('#manual').innerText.length > 500")
		if e.times(wasm) == 0 {
			t.Error("the game is not asked for")
		}
	}}})
}
