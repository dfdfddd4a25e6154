//go:build e2e

package e2e

// hurried has time pass so many times faster for what runs on the page: a match takes minutes.
const hurried = `{
	const now = performance.now.bind(performance), later = window.setTimeout, start = now(), by = 24;
	performance.now = () => start + (now() - start) * by;
	window.setTimeout = (f, ms, ...more) => later.call(window, f, (ms || 0) / by, ...more);
}`

// The piles from which a player moves: of the first one at a table of two and of everybody in a
// race, and of the second at a table of two.
const (
	ownPiles   = "c[1-7]|w1?|s1?"
	theirPiles = "c([89]|1[0-4])|w2|s2"
)

// presses presses a player's cards and stock, one after the other, as a screen reader does,
// until the player rests.
func (p *player) presses(piles string) {
	p.T.Helper()
	p.Run(`{
		let n = 0;
		window.playing = setInterval(() => {
			const own = [...document.querySelectorAll('#twin > .seat')].filter(e => /^(` + piles + `)$/.test(e.dataset.pile));
			const last = own[n++ % own.length]?.querySelector('button:last-of-type');
			if (last && !document.querySelector('#page')) last.click();
		}, 25);
	}`)
}

func (p *player) rests() {
	p.T.Helper()
	p.Run("clearInterval(playing)")
}

// seated waits until a match lies on the table, and returns its table or tables.
func (p *player) seated() string {
	p.T.Helper()
	p.Until("pazienza.test.duel() && !document.querySelector('#page')")
	p.ready()
	return p.tables()
}

// tables are what lies on the table of a match, or the two of a race.
func (p *player) tables() string {
	p.T.Helper()
	return Get[string](p.Page, "pazienza.test.duel()")
}

// goesOn goes on with a match that stands still.
func (p *player) goesOn() {
	p.T.Helper()
	p.tap("#match-on")
	p.Until("!document.querySelector('#page')")
}

// pauses stops the match.
func (p *player) pauses() {
	p.T.Helper()
	p.tap("#tool-pause")
	p.Until("document.querySelector('#match-on')")
}

// loadsAnew loads the page anew, where nobody moves: the match stands still, as it stood.
func (p *player) loadsAnew() {
	p.T.Helper()
	was := p.tables()
	p.stored()
	p.Reload()
	p.ready()
	p.Until("document.querySelector('#match-on')")
	if got := p.tables(); got != was {
		p.T.Fatalf("after the reload there is\n%s\nand was\n%s", got, was)
	}
}

// leaves goes back to the game for one, from how a match has ended.
func (p *player) leaves() {
	p.T.Helper()
	p.tap("#match-leave")
	p.Until("pazienza.test.duel() === '' && !document.querySelector('#page')")
}
