//go:build e2e

package e2e

import (
	"testing"

	"pazienza/app/session"
)

// TestGhostRace opens a link to a game that somebody has won, with the server gone, races it to
// the end, and sends the own game back, and a picture of how it ended.
func TestGhostRace(t *testing.T) {
	won := recorded(t, "klondike-draw3")
	link, ok := session.Link{Game: won.Game().Name(), Deal: won.Deal()}.Played(won)
	if !ok {
		t.Fatal("no link")
	}
	p := sit(t, "/en/", Options{Viewport: Phone})
	p.controlled()
	p.server.Kill()
	p.Allow(Network, Worker)
	p.Reload()
	p.ready()
	p.Run("location.hash = '" + link.String() + "'")
	p.Until("document.querySelectorAll('.notice-action').length === 3")
	p.says(".notice", "Race it")
	p.tap(".notice-action:nth-of-type(3)")
	p.seated()
	p.says(".toast", "The ghost sets off with your first move.")
	p.Run(hurried)
	p.Keys("d")
	p.presses(ownPiles)
	p.Until("document.querySelector('#match-share')") // it may be a close race
	p.rests()
	p.says(".sheet-result", "All cards are home.")
	p.postcard("pazienza-" + js(won.Deal()) + ".png") // offline too
	p.Until("/^(I won!|Ghost wins) · Race · .* · Me: \\d+ cards home · Ghost: 52 cards home|^I won!.* · Me: 52 cards home/.test(document.querySelector('img.postcard').alt)")
	p.tap("#page-close")
	p.tap("#match-share")
	p.Until("document.querySelector('#share-link')")
	p.says("#share-link", "&moves=")
	p.says(".sheet-share", "Can you beat me?")
	p.Keys("Escape")
	p.Until("!document.querySelector('#share-link')")
	p.Keys("Escape")
	p.Until("!document.querySelector('#page')")
	p.follows("/en/stats/")
	p.says(".page-stats", "Ghost, Race")
}
