//go:build e2e

package e2e

import "testing"

// TestManual reads the manual inside the running game: an address with a heading, the contents,
// a link to a heading of another page, and back to the table, where the game is as it was.
func TestManual(t *testing.T) {
	p := sit(t, "/it/rules/klondike/#odds", Options{Viewport: Phone})
	at := func(path, head string) {
		p.T.Helper()
		p.Until("location.pathname + location.hash === '" + path + "#" + head + "' && document.activeElement.id === '" + head + "'")
		p.Until("(y => y >= 0 && y < innerHeight / 2)(document.activeElement.getBoundingClientRect().top)")
	}
	at("/it/rules/klondike/", "odds")
	p.tap(`.toc a[href="#rules"]`)
	at("/it/rules/klondike/", "rules")
	p.tap(`#help .links a[href$="/rules/vegas/"]`)
	p.Until("document.querySelector('.page-rules #help') && document.title.includes('Vegas')")
	p.tap(`#help a[href$="/rules/klondike/#strategy"]`)
	at("/it/rules/klondike/", "strategy")
	p.tap("#page-close")
	p.Until("location.pathname === '/it/' && !location.hash && !document.querySelector('#page')")
	p.ready()
}
