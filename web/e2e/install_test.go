//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
)

// TestInstall asks the browser itself whether the site can be installed, and looks
// through the manifest for what stores and launchers want.
func TestInstall(t *testing.T) {
	RunAll(t, []Scenario{{"installable", []Ability{Inspect}, func(t *testing.T) {
		p := sit(t, "/", Options{Viewport: Phone, Lang: "it", Alone: true})
		p.controlled()
		c := p.Browser.(*Chromium)
		var m struct {
			ID, Name, Lang, Display string
			ShortName               string `json:"short_name"`
			StartURL                string `json:"start_url"`
			Scope                   string
			Icons, Screenshots      []struct{ Src, Sizes, Type, Purpose string }
			Shortcuts               []struct{ Name, URL string }
		}
		p.Step("ask", func(ctx context.Context) (err error) {
			if err = installable(ctx, c, true); err != nil {
				return err
			}
			_, text, err := c.Manifest(ctx)
			if err != nil {
				return err
			}
			return json.Unmarshal([]byte(text), &m)
		})
		if m.ID == "" || m.Name == "" || m.ShortName == "" || m.Lang != "it" || m.Display != "standalone" || m.Scope != "/" {
			t.Errorf("manifest: %+v", m)
		}
		if len(m.Shortcuts) < 5 || len(m.Screenshots) < 2 {
			t.Errorf("%d shortcuts, %d screenshots", len(m.Shortcuts), len(m.Screenshots))
		}
		maskable := false
		for _, i := range m.Icons {
			maskable = maskable || strings.Contains(i.Purpose, "maskable")
		}
		if !maskable {
			t.Error("no maskable icon")
		}
		for _, i := range append(m.Icons, m.Screenshots...) {
			size := Get[string](p.Page, `(async () => {
				const r = await fetch(new URL('`+i.Src+`', document.querySelector('link[rel=manifest]').href));
				if (!r.ok) return String(r.status);
				const img = new Image();
				img.src = URL.createObjectURL(await r.blob());
				await img.decode();
				return img.naturalWidth + 'x' + img.naturalHeight;
			})()`)
			if size != i.Sizes && i.Sizes != "any" {
				t.Errorf("%s is %s, the manifest says %s", i.Src, size, i.Sizes)
			}
		}
		for _, s := range m.Shortcuts {
			p.visit(s.URL)
			p.played()
		}
	}}})
}
