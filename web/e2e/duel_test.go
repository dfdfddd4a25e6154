//go:build e2e

package e2e

import "testing"

// hurried has time pass so many times faster for what runs on the page: a match takes minutes.
const hurried = `{
	const now = performance.now.bind(performance), later = window.setTimeout, start = now(), by = 12;
	performance.now = () => start + (now() - start) * by;
	window.setTimeout = (f, ms, ...more) => later.call(window, f, (ms || 0) / by, ...more);
}`

// plays presses the own cards and the stock, one after the other, as a screen reader does.
const plays = `{
	let n = 0;
	window.playing = setInterval(() => {
		const own = [...document.querySelectorAll('#twin > .seat')].filter(e => /^(c[1-7]|w1|s1)$/.test(e.dataset.pile));
		const last = own[n++ % own.length]?.querySelector('button:last-of-type');
		if (last && !document.querySelector('#page')) last.click();
	}, 40);
}`

// TestDuel plays a match against the computer to its end, with a reload in the middle, and
// finds the game for one afterwards as it was.
func TestDuel(t *testing.T) {
	p := sit(t, "/en/play/klondike-1/", Options{Viewport: Phone})
	p.Keys("d")
	p.Until("pazienza.test.moves() === 1")
	solo := Get[string](p.Page, "pazienza.test.table()")
	p.tap("#tool-games")
	p.tap(".links [href*=two]")
	p.tap("#two-start")
	p.Until("pazienza.test.duel() && !document.querySelector('#page')")
	p.ready()
	p.Run("window.dealt = pazienza.test.duel()")
	p.Run(hurried)
	p.Until("pazienza.test.duel() !== dealt") // the computer has moved
	p.Run(plays)
	p.Until("document.querySelector('#status-clock').textContent > '0:30'")
	p.Run("clearInterval(playing)")
	p.tap("#tool-pause")
	p.Until("document.querySelector('#match-on')")
	was := Get[string](p.Page, "pazienza.test.duel()")
	p.stored()
	p.Reload()
	p.ready()
	p.Until("document.querySelector('#match-on')")
	if got := Get[string](p.Page, "pazienza.test.duel()"); got != was {
		t.Fatalf("after the reload the table is\n%s\nand was\n%s", got, was)
	}
	p.Run(hurried)
	p.tap("#match-on")
	p.Until("!document.querySelector('#page')")
	p.Run(plays)
	p.Until("document.querySelector('#match-again')")
	p.Run("clearInterval(playing)")
	p.tap("#match-leave")
	p.Until("pazienza.test.duel() === '' && !document.querySelector('#page')")
	if got := Get[string](p.Page, "pazienza.test.table()"); got != solo {
		t.Errorf("the game for one is\n%s\nand was\n%s", got, solo)
	}
	p.visit("/en/stats/")
	p.says(".page-stats", "Lia, Both at once")
}
