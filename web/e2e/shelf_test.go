//go:build e2e

package e2e

import (
	"context"
	"strings"
)

// opened is a promise of the page's database, at the version that it has.
const opened = `new Promise((ok, no) => { const r = indexedDB.open('pazienza'); r.onsuccess = () => ok(r.result); r.onerror = () => no(r.error); })`

// reads is a promise of what a shelf of the database answers to a request.
func reads(shelf, request string) string {
	return `(async () => {
		const db = await ` + opened + `, r = db.transaction('` + shelf + `').objectStore('` + shelf + `').` + request + `;
		await new Promise((ok, no) => { r.onsuccess = ok; r.onerror = no; });
		db.close();
		return r.result;
	})()`
}

// writes changes shelves, which the script js has by their names, and waits until that is done.
func (p *player) writes(js string, shelves ...string) {
	p.T.Helper()
	p.Step("write to "+strings.Join(shelves, " and "), func(ctx context.Context) error {
		return p.Eval(ctx, `(async () => {
			const db = await `+opened+`, names = '`+strings.Join(shelves, " ")+`'.split(' '), tx = db.transaction(names, 'readwrite');
			((`+strings.Join(shelves, ", ")+`) => {`+js+`})(...names.map(name => tx.objectStore(name)));
			await new Promise((ok, no) => { tx.oncomplete = ok; tx.onerror = no; tx.onabort = no; });
			db.close();
		})()`, nil)
	})
}

// stored waits until the browser has stored what the game asked it to: a look at the storage
// comes after all that.
func (p *player) stored() {
	p.T.Helper()
	p.Until("await " + reads("games", "count()") + " >= 0")
}

// away leaves the game for a text of the same origin, where its storage can be changed.
func (p *player) away() {
	p.T.Helper()
	p.Open(p.server.URL + "robots.txt")
}
