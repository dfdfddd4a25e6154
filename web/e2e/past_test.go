//go:build e2e

package e2e

import (
	"strconv"
	"testing"
	"time"

	"pazienza/engine"
	"pazienza/engine/daily"
)

// TestPast leaves a game, looks at it again step by step, saves everything to a file, deletes
// it and loads it: the figures are those of before. A file that was cut off changes nothing.
func TestPast(t *testing.T) {
	p := sit(t, "/en/play/klondike-3/", Options{Viewport: Phone})
	draw := func() *engine.Line {
		t.Helper()
		line := p.played()
		p.make(line, line.Game().StockMove(line.State()), p.drags)
		p.ready()
		return line
	}
	draw()
	draw()
	left := draw()
	p.tap("#tool-new")
	p.Until("pazienza.test.moves() === 0")
	p.ready()
	waiting := draw()

	p.open("past")
	p.tap(".past button")
	p.says("#replay-count", "0 of "+strconv.Itoa(left.Moves()))
	p.tap("#tool-on")
	p.says("#replay-count", "1 of 3")
	p.tap("#tool-play")
	p.says("#replay-count", "3 of 3")
	p.ready()
	p.same(left)
	p.tap("#tool-leave")
	p.ready()
	p.same(waiting)

	p.open("stats")
	p.says(".three", "0 of 1")
	p.Run(`URL.createObjectURL = b => { window.saved = b; return '#'; };
		HTMLAnchorElement.prototype.click = () => {};`)
	p.tap("#export")
	p.Until("window.text = await window.saved?.text()")
	p.tap("#reset")
	p.says("#reset-aside", "1 game taken out")
	p.tap("#bring-back")
	p.says(".three", "0 of 1")
	p.tap("#reset")
	p.tap("#delete-reset")
	p.Until("!document.querySelector('.three') && !document.querySelector('#reset-aside')")
	load := func(text string) {
		t.Helper()
		p.Run(`const d = new DataTransfer(), f = document.getElementById('import-file');
			d.items.add(new File([` + text + `], 'pazienza.txt'));
			f.files = d.files;
			f.dispatchEvent(new Event('change', {bubbles: true}));`)
	}
	load("window.text.slice(0, -30)")
	p.says(".notices", "Nothing was changed.")
	p.tap(".notice .icb")
	p.Until("!document.querySelector('.three')")
	load("window.text")
	p.says(".three", "0 of 1")
	p.tap("#page-close")
	p.ready()
	p.same(waiting)
}

// open goes to a page by the menu.
func (p *player) open(page string) {
	p.T.Helper()
	p.tap("#tool-games")
	p.tap(".wrap a[href$=\"/" + page + "/\"]")
	p.Until("document.querySelector('.page-" + page + "')")
}

// TestDaily plays the deal of today, by the browser's date, and that of a day of the month
// before.
func TestDaily(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	now := Get[[3]int](p.Page, "(d => [d.getFullYear(), d.getMonth() + 1, d.getDate()])(new Date())")
	today := daily.On(now[0], now[1], now[2])
	plays := func(place int, day daily.Day) {
		t.Helper()
		p.tap("#daily-" + strconv.Itoa(place))
		game := daily.Games()[place]
		number, _ := daily.Deal(game, day)
		p.Until("pazienza.test.game() === '" + game + "' && pazienza.test.deal() === " + strconv.Itoa(number) + " && !document.querySelector('#page')")
		p.ready()
	}
	p.open("daily")
	p.says("#day", "Today")
	plays(4, today)
	y, m, _ := today.Date()
	day := daily.On(y, m-1, 15)
	p.open("daily")
	p.tap("#month-before")
	p.tap("#day-" + day.String())
	p.says("#day", "15")
	plays(1, day)
}

// seed fills the browser's database with games that have ended, and their records.
const seed = `window.done = (async () => {
	const db = await new Promise((ok, no) => { const r = indexedDB.open('pazienza'); r.onsuccess = () => ok(r.result); r.onerror = () => no(r.error); });
	const tx = db.transaction(['results', 'records'], 'readwrite');
	const games = ['klondike/classico@1/draw1', 'klondike/classico@1/draw3', 'spider-1/spider-charged@1', 'spider-4/spider-charged@1', 'vegas/vegas@1/draw3/passes3'];
	for (let i = 0; i < 10000; i++) {
		const id = 'g' + i, game = games[i % 5], won = i % 7 < 4 ? 'won' : 'lost';
		tx.objectStore('results').put('result 1 ' + game + ' ' + won + ' deal ' + (1 + i) + ' time ' + (60000 + i * 7919 % 900000) + ' moves ' + (60 + i % 90) +
			' score ' + i % 700 + ' undos ' + i % 3 + ' hints 0 at ' + (1700000000 + i * 9000), id);
		tx.objectStore('records').put('pazienza 1\ngame ' + game + '\ndeal ' + (1 + i) + '\nid ' + id + '\ntime 1\nlog ' + 'c1-c2x3@100 '.repeat(120) + '\nkey 0\n', id);
	}
	await new Promise((ok, no) => { tx.oncomplete = ok; tx.onabort = no; });
	db.close();
	return true;
})()`

// TestManyPastGames has ten thousand games in the past: the start, the statistics and the list
// take no more script than people do not notice. A browser that a newer version was in says so.
func TestManyPastGames(t *testing.T) {
	RunAll(t, []Scenario{{"figures", []Ability{Inspect}, func(t *testing.T) {
		p := sit(t, "/en/play/klondike-3/", Options{Viewport: Phone})
		c := p.Browser.(*Chromium)
		trace := func(what string, f func()) {
			t.Helper()
			tr, err := c.Trace(t.Context(), func() error { f(); return nil })
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("figure: 10,000 past games: %s: %v", what, tr)
			if tr.MaxScript() > 200*time.Millisecond {
				t.Errorf("%s takes %v of script", what, tr.MaxScript())
			}
		}
		p.Allow(Network) // browsers ask for an icon of whatever they show
		p.Open(p.server.URL + "robots.txt")
		p.Run(seed)
		p.Until("await window.done")
		p.Allow()
		p.visit("/en/")
		p.tap("#tool-games")
		trace("statistics", func() {
			p.tap(".wrap a[href$=\"/stats/\"]")
			p.says(".three", " of 2,000")
		})
		p.tap("#page-back")
		trace("the list", func() {
			p.tap(".wrap a[href$=\"/past/\"]")
			p.Until("document.querySelectorAll('.past button').length === 30")
		})
		trace("more of it", func() {
			p.tap("#past-more")
			p.Until("document.querySelectorAll('.past button').length === 60")
		})

		p.Allow(Network)
		p.Open(p.server.URL + "robots.txt")
		p.Run("window.done = new Promise(ok => { const r = indexedDB.open('pazienza', 99); r.onsuccess = () => { r.result.close(); ok(true); }; })")
		p.Until("await window.done")
		p.Allow()
		p.visit("/en/")
		p.says(".notices", "newer version")
	}}})
}
