//go:build e2e

package e2e

import (
	"context"
	"testing"
)

// failing has reading fail once, in the way that localStorage names: browsers lose their
// database now and then, after their start and in the background.
const failing = `(() => {
	const how = localStorage.getItem('fails');
	localStorage.removeItem('fails');
	window.failed = 0;
	window.failOnce = (of, name, how) => {
		const call = of.prototype[name];
		of.prototype[name] = function (...a) {
			if (of === IDBFactory && a[0] !== 'pazienza') return call.apply(this, a);
			of.prototype[name] = call;
			failed++;
			if (how === 'throws') throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
			const r = call.apply(this, a);
			this.transaction.abort();
			return r;
		};
	};
	if (how === 'open') failOnce(IDBFactory, 'open', 'throws');
	else if (how) failOnce(IDBObjectStore, 'getAll', how);
})()`

// TestReadsAgain has every way to read fail once: when the database is opened, when its
// shelves are read, when a past game is, and when all are for a file. It is done again, and
// nothing is missing.
func TestReadsAgain(t *testing.T) {
	RunAll(t, []Scenario{{"reads", []Ability{Inspect}, func(t *testing.T) {
		p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone, Alone: true})
		p.begin(line, won, 3)
		p.tap("#tool-new")
		p.Until("pazienza.test.moves() === 0")
		p.ready()
		now := p.played()
		p.make(now, now.Game().StockMove(now.State()), p.drags)
		p.stored()
		p.Step("have reading fail", func(ctx context.Context) error {
			return p.Browser.(*Chromium).OnNewDocument(ctx, failing)
		})
		for _, how := range []string{"open", "throws", "aborts"} {
			p.Run("localStorage.setItem('fails', '" + how + "')")
			p.Reload()
			p.ready()
			p.Until("failed === 1")
			p.same(now)
			if n := Get[int](p.Page, "document.querySelectorAll('.notice').length"); n != 0 {
				t.Errorf("%s: there are %d messages about it", how, n)
			}
		}
		for i, how := range []string{"throws", "aborts"} {
			p.open("past")
			p.Run("failOnce(IDBObjectStore, 'get', '" + how + "')")
			p.tap(".past button")
			p.says("#replay-count", "of 3")
			p.Until("failed === " + js(2+i))
			p.tap("#tool-leave")
			p.ready()
			p.same(now)
		}
		p.open("stats")
		p.Run(`URL.createObjectURL = b => { window.saved = b; return '#'; };
			HTMLAnchorElement.prototype.click = () => {};
			failOnce(IDBObjectStore, 'getAll', 'aborts');`)
		p.tap("#export")
		p.Until("await window.saved?.text().then(t => /^records /m.test(t))")
		p.Until("failed === 4")
	}}})
}
