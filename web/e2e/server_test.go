//go:build e2e

package e2e

import "testing"

func TestServer(t *testing.T) {
	s := StartServer(t)
	p := Start(t, Options{Alone: true})
	p.Open(s.URL)
	if title := Get[string](p, "document.title"); title == "" {
		t.Error("the page has no title")
	}
	p.Until("window.pazienza?.test && !pazienza.test.busy()") // with all that it cannot do without
	p.Until("navigator.serviceWorker.controller")
	p.Allow(Network) // it may still be fetching its icons
	s.Kill()
	if ask(s.URL+"healthz") == nil {
		t.Error("the server is killed and answers")
	}
	s.Restart()
	p.Allow()
	p.Reload()
}
