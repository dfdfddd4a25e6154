package shell

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/engine/variants"
)

// sit returns an app with a game, as in the browser but for the browser.
func sit(t *testing.T, lang, name string) (*App, *session.Memory) {
	t.Helper()
	store := &session.Memory{}
	a := New()
	n := uint64(0)
	a.Desk = session.NewDesk(variants.Catalogue(), store, func() uint64 { n++; return n })
	a.at = Where{Lang: lang}
	a.Desk.Watch(a.Watch)
	a.Desk.Open(name, 0)
	return a, store
}

// html renders the app at a place.
func (a *App) html(w Where) string { return app.HTMLString(&Root{App: a, At: w}) }

// contains checks that every text is in what was rendered.
func contains(t *testing.T, html string, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if !strings.Contains(html, text) {
			t.Errorf("%q is not in the page", text)
		}
	}
}
