//go:build e2e

package e2e

import (
	"strconv"
	"testing"
)

// TestTwoDevices has two browsers, which know nothing of each other but the links that people
// hand on, play to the end over a connection of their own, with a reload of one in between.
func TestTwoDevices(t *testing.T) {
	RunAll(t, []Scenario{
		{"a table of two", []Ability{Peers}, func(t *testing.T) { tryDevices(t, false) }},
		{"a race", []Ability{Peers}, func(t *testing.T) { tryDevices(t, true) }},
	})
}

// hands is the link that the page shows, to be handed to the other device.
func (p *player) hands(kind string) string {
	p.T.Helper()
	p.Until("document.querySelector('#share-link')?.textContent.includes('" + kind + "=')")
	return Get[string](p.Page, "document.querySelector('#share-link').textContent")
}

// pastes puts a link where links are pasted.
func (p *player) pastes(link string) {
	p.T.Helper()
	p.Until("document.querySelector('#meet-text')")
	p.Run("document.querySelector('#meet-text').value = " + strconv.Quote(link))
	p.tap("#meet-use")
}

// begins has a browser connect that must not be too early.
func (p *player) begins() {
	p.T.Helper()
	if Get[bool](p.Page, "document.querySelector('#meet-begin') !== null") {
		p.tap("#meet-begin")
	}
}

func tryDevices(t *testing.T, race bool) {
	host := sit(t, "/en/two/", Options{Viewport: Phone, Alone: true})
	guest := sitAt(t, host.server, "/en/", Options{Viewport: Phone, Alone: true})
	host.tap("label[for=two-who-peer]")
	theirs := theirPiles
	if race {
		host.tap("label[for=two-what-yes]")
		theirs = ownPiles
	}
	host.tap("#two-start")
	guest.Open(host.hands("join"))
	guest.tap("#meet-accept")
	host.pastes("Ecco: " + guest.hands("answer"))
	guest.begins()
	both := func(do func(p *player)) {
		do(host)
		do(guest)
	}
	both(func(p *player) {
		p.Until("pazienza.test.duel() && document.querySelector('.linked') && !document.querySelector('#page')")
		p.ready()
	})
	want(t, "the deal", guest.tables(), host.tables())
	dealt := host.tables()
	host.presses(ownPiles)
	guest.presses(theirs)
	both(func(p *player) { p.Until("document.querySelector('#status-clock').textContent > '0:05'") })
	both((*player).rests)
	if host.tables() == dealt {
		t.Error("nobody has moved")
	}

	guest.stored()
	guest.Reload()
	host.Until("document.querySelector('#meet-again')") // it says that the other is gone
	link := guest.hands("again")
	host.Run("window.other = window.open(" + strconv.Quote(link) + ")") // in a tab of its own, which hands it over
	answer := host.hands("answer")
	host.Run("other.close()") // nothing is drawn where nobody looks
	guest.pastes(answer)
	host.begins()
	both(func(p *player) {
		p.Until("document.querySelector('.linked') && !document.querySelector('#page')")
		p.ready()
	})
	want(t, "after the reload", guest.tables(), host.tables())

	host.presses(ownPiles)
	guest.presses(theirs)
	if race { // which is shorter, as somebody gives it up
		guest.Until("document.querySelector('#status-clock').textContent > '0:10'")
		guest.rests()
		guest.tap("#tool-pause")
		guest.tap("#match-end")
		guest.tap("#match-end")
	}
	both(func(p *player) { p.Until("document.querySelector('#match-again')") })
	want(t, "at the end", guest.tables(), host.tables())
	if race {
		host.says(".sheet", "You win")
		guest.says(".sheet", "wins")
	}

	host.tap("#match-again")
	guest.says(".sheet", "wants to play again")
	guest.tap("#match-again")
	both(func(p *player) { p.Until("!document.querySelector('#page') && document.querySelector('.linked')") })
	guest.tap("#tool-pause")
	guest.tap("#match-later")
	host.Until("document.querySelector('#match-on')") // what one pauses stands still for both
	guest.visit("/en/stats/")
	guest.says(".page-stats", "Another device")
}
