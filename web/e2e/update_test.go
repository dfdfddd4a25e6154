//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"testing"
)

// whole waits until the page is one version from beginning to end.
func (p *player) whole(n int) {
	p.T.Helper()
	p.Until(fmt.Sprintf("pazienza.built === %d && pazienza.paged === %d && pazienza.config.version === '%016d'", n, n, n))
	p.ready()
}

// looked has the page look for a new version, and waits until the worker that was found waits
// or is given up.
func (p *player) looked() {
	p.T.Helper()
	p.Run("window.looked = pazienza.checkUpdate()")
	p.Until("await window.looked")
	p.Until("await navigator.serviceWorker.getRegistration().then(r => !r.installing)")
}

// TestUpdate takes a game in progress from version 1 to 4, of which the third cannot be
// installed: no page is loaded unless the player says so, none is of two versions or blank, and
// a version that does not come leaves the one before at work.
func TestUpdate(t *testing.T) {
	e := startEditions(t)
	p := sitAt(t, e.Server, "/en/", Options{Viewport: Phone})
	won, line := p.link("klondike-draw3")
	p.begin(line, won, 3)
	p.controlled()
	p.whole(1)
	p.Run("window.stays = true")
	stays := func(n, moves int) {
		t.Helper()
		p.begin(line, won, moves)
		if !Get[bool](p.Page, "window.stays === true") {
			t.Fatal("the page was loaded anew in mid-game")
		}
		p.whole(n)
	}

	e.show(t, 2, nil)
	p.looked()
	p.says(".notices", "A new version is ready.")
	stays(1, 4)
	p.Reload() // and by this the old one is not left
	p.whole(1)
	p.same(line)
	p.says(".notices", "A new version is ready.")
	p.tap(".notice-action:nth-of-type(2)")
	p.whole(2)
	p.same(line)
	p.Run("window.stays = true")

	lost := "/a/js/" + e.script("page", 3)
	for _, broken := range []map[string]string{
		{lost: ""},                       // a file is missing
		{lost: "<!doctype html>sign in"}, // a page of a hotel in its place
		{"/sw.js": "throw new Error('no worker at all')"},   // its worker does not run
		{"/sw.js": "<!doctype html>sign in"},                // the same page in the worker's place
		{"/sw.js": ""},                                      // no worker any more
		{"/en/": "<!doctype html><title>sign in</title>in"}, // a page that is none of ours
	} {
		p.Allow(Network, Worker, Console, Exception)
		e.show(t, 3, broken)
		p.looked()
		for address := range broken {
			p.Step("it has asked for "+address, func(context.Context) error { return nil })
			if e.times(address) == 0 {
				t.Errorf("nobody has asked for %s", address)
			}
		}
		if Get[bool](p.Page, "await navigator.serviceWorker.getRegistration().then(r => !!r.waiting)") {
			t.Fatalf("a broken version waits to be used: %q", broken)
		}
		stays(2, line.Moves()+1)
	}
	p.Reload()
	p.whole(2)
	p.same(line)
	e.show(t, 0, nil) // offline
	p.Reload()
	p.whole(2)
	p.same(line)
	p.Run("window.stays = true")

	e.show(t, 4, nil)
	p.looked()
	p.Allow()
	p.says(".notices", "A new version is ready.")
	p.tap(".notice-action:nth-of-type(1)") // after this game
	stays(2, line.Moves()+1)
	p.tap("#tool-new")
	p.whole(4)
	p.Until("pazienza.test.moves() === 0")
	p.played()
	p.open("stats")
	p.says(".three", "0 of 1")
}

// firstVersion makes the database anew as the first version made it, with a game in progress of four
// moves and one that has ended, letter by letter as that one wrote them: not by today's code, which
// may have come to write something else. It is a promise of the connection, of the IDBFactory idb.
const firstVersion = `(async idb => {
	await new Promise((ok, no) => { const r = idb.deleteDatabase('pazienza'); r.onsuccess = ok; r.onerror = no; });
	const db = await new Promise((ok, no) => {
		const r = idb.open('pazienza', 1);
		r.onupgradeneeded = () => ['games', 'results', 'damaged', 'last'].forEach(name => r.result.createObjectStore(name));
		r.onsuccess = () => ok(r.result); r.onerror = () => no(r.error);
	});
	const tx = db.transaction(['games', 'results', 'last'], 'readwrite');
	tx.objectStore('games').put('pazienza 1\ngame klondike/classico@1/draw3\ndeal 27\nid a2\ntime 12900\n' +
		'log c5-f4@12 draw@31 undo@40 redo@52 hint draw@77 w-f4@118\nkey 3990cc325f99f8e1\n', 'klondike/classico@1/draw3');
	tx.objectStore('last').put('klondike/classico@1/draw3', 'game');
	tx.objectStore('results').put('result 1 klondike/classico@1/draw3 won deal 5 time 60000 moves 99 score 7 undos 0 hints 0 at 1700000000', 'a1');
	await new Promise((ok, no) => { tx.oncomplete = ok; tx.onabort = no; });
	return db;
})`

// TestOldData opens a database of the first version: both games are there, and all that later
// versions keep can be kept.
func TestOldData(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	won := recorded(t, "klondike-draw3")
	line := prefix(won, 4)
	p.away()
	p.Run("window.done = " + firstVersion + "(indexedDB).then(db => { db.close(); return true; })")
	p.Until("await window.done")
	p.visit("/en/")
	p.same(line)
	if l := p.played(); l.Moves() != 4 || l.Undos() != 1 || l.Hints() != 1 {
		t.Errorf("%d moves, %d undos, %d hints", l.Moves(), l.Undos(), l.Hints())
	}
	p.begin(line, won, 6)
	p.stored()
	p.visit("/en/")
	p.same(line)
	p.open("stats")
	p.says(".three", "1 of 1")
}
