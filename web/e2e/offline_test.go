//go:build e2e

package e2e

import "testing"

// TestOffline takes the server away after the first visit: every address of the site
// still opens, with the game that was left, and games can be dealt and played.
func TestOffline(t *testing.T) {
	p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone})
	p.begin(line, won, 3)
	p.controlled()
	p.Until("await caches.match(location.origin + '/it/rules/klondike/')") // the manual comes last
	p.server.Kill()
	p.Allow(Network, Worker) // looking for a new version fails, as it must

	p.Reload()
	p.ready()
	p.same(line)
	for _, path := range []string{"/", "/?utm=1", "/en/?source=pwa#top"} {
		p.visit(path)
		p.same(line)
	}
	p.begin(line, won, 5)

	p.visit("/it/rules/klondike/")
	p.Until("document.documentElement.lang === 'it' && " + shown("#page .wrap h2"))
	p.visit("/es/play/spider-2/?x=y")
	p.Until("document.documentElement.lang === 'es'")
	if g := Get[string](p.Page, "pazienza.test.game()"); g != "spider-2/spider-charged@1" {
		t.Error("the game at /es/play/spider-2/ is ", g)
	}
	p.tap("#tool-games") // pictures of the tiles come from the cache
	p.Until("[...document.querySelectorAll('.fan img')].every(i => i.complete && i.naturalWidth)")
	spider := recorded(t, "spider-1")
	p.tap("#page-close")
	p.begin(p.deal(spider.Game(), spider.Deal()), spider, 2)

	p.server.Restart()
	p.visit("/en/play/klondike-3/")
	p.same(line)
}
