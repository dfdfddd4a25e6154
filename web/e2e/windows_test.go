//go:build e2e

package e2e

import "testing"

// TestMatchInTwoWindows goes on with a match in a second window of the browser: the first shows
// it and says so, and neither writes over the other, whichever is played in.
func TestMatchInTwoWindows(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	p.follows("/en/two/")
	p.tap("#two-start")
	p.seated()
	p.Keys("d")
	p.stored()
	p.Run("Object.defineProperty(document, 'visibilityState', {get: () => 'visible'})") // side by side
	p.Run("window.other = open(location.href)")
	const there = "other.document.querySelector"
	const elsewhere = "('.turn-sign')?.textContent === 'Played in another window'"
	p.Until("window.other?.pazienza?.test?.duel?.() && " + there + "('#match-on')")
	p.Run(there + "('#match-on').click()")
	p.Until("document.querySelector" + elsewhere)
	p.Until("pazienza.test.duel() === other.pazienza.test.duel()")
	p.Run("window.was = pazienza.test.duel()")
	p.Run(there + "('#twin [data-pile=s1] button:last-of-type').click()")
	p.Until("pazienza.test.duel() !== was && pazienza.test.duel() === other.pazienza.test.duel()")
	p.Keys("d") // it is played here again
	p.Until("!document.querySelector('.turn-sign') && " + there + elsewhere)
	p.Until("pazienza.test.duel() === other.pazienza.test.duel()")
	p.Run("other.close()")
}
