//go:build e2e

package e2e

import (
	"reflect"
	"strconv"
	"testing"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/daily"
)

// TestPast leaves a game, looks at it again step by step, saves everything to a file, deletes
// it and loads it: the figures are those of before. A file that was cut off changes nothing,
// nor does one that is too large, or somebody else's.
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

	p.choose("lang", "it")
	p.open("stats")
	w := words.For("it")
	all := Get[string](p.Page, "document.querySelector('#page').textContent")
	load("window.text, new Uint8Array(64 << 20)") // much more than anybody has played
	p.says(".notices", w.NotImported(w.HouseReasons.Of(session.FileLong.Error())))
	load("'dear diary'")
	p.says(".notices", w.NotImported(w.HouseReasons.Of(session.FileForeign.Error())))
	if now := Get[string](p.Page, "document.querySelector('#page').textContent"); now != all {
		t.Errorf("the page was\n%s\nand is\n%s", all, now)
	}
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

// TestNewer opens a browser in which a newer version was: it says so, and leaves what that one has
// kept as it is, whatever is played and dealt.
func TestNewer(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	draw := func() {
		t.Helper()
		line := p.played()
		p.make(line, line.Game().StockMove(line.State()), p.drags)
		p.ready()
	}
	draw()
	p.tap("#tool-new") // the one that is left is a result
	p.Until("pazienza.test.moves() === 0")
	p.ready()
	draw()
	draw()
	p.stored()
	p.away()
	p.Run(`window.done = new Promise((ok, no) => {
		const r = indexedDB.open('pazienza', 99);
		r.onupgradeneeded = () => {
			r.transaction.objectStore('games').put('pazienza 2\\nfrom the future', 'tomorrow');
			r.result.createObjectStore('later').put({of: [1, 2]}, 'key');
		};
		r.onsuccess = () => { r.result.close(); ok(true); };
		r.onerror = no;
	})`)
	p.Until("await window.done")
	before := Get[map[string]map[string]string](p.Page, shelvesNow)
	if len(before[session.Games]) != 2 || len(before[session.Results]) < 2 || len(before["later"]) != 1 {
		t.Fatalf("the newer version has kept %v", before)
	}
	p.visit("/en/")
	p.says(".notices", "newer version")
	p.tap(".notice .icb")
	draw()
	p.tap("#tool-new")
	p.Until("pazienza.test.moves() === 0")
	p.ready()
	draw()
	p.stored()
	p.away()
	if after := Get[map[string]map[string]string](p.Page, shelvesNow); !reflect.DeepEqual(after, before) {
		t.Errorf("the newer version had kept\n%v\nand now there is\n%v", before, after)
	}
}
