//go:build e2e

package e2e

import (
	"context"
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// keeping tells in window.kept which record of a game the browser has stored for good.
const keeping = `(put => {
	IDBObjectStore.prototype.put = function (v, k) {
		if (this.name === 'games') this.transaction.addEventListener('complete', () => { window.kept = v; });
		return put.call(this, v, k);
	};
})(IDBObjectStore.prototype.put)`

// playing turns the stock over as quickly as that can be done, and deals anew now and then, until
// the browser is no more.
const playing = `(async () => {
	for (let i = 1; ; i++) {
		document.querySelector(i % 9 ? '#twin #tSTOCK' : '#tool-new').click();
		await new Promise(ok => setTimeout(ok, 40 * Math.random()));
	}
})()`

// TestKillAnytime kills the browser at random moments while games are played and left as quickly
// as can be: whatever the browser had stored is there again, no kill takes more than the one move
// that was on its way to the storage, and a game that was left is counted once.
func TestKillAnytime(t *testing.T) {
	RunAll(t, []Scenario{{"kill", []Ability{KillResume, Inspect}, func(t *testing.T) {
		kills := 4
		if *figures {
			kills = 50
		}
		p := sit(t, "/en/play/klondike-3/", Options{Viewport: Phone, Alone: true})
		p.controlled()
		game, stock := p.played().Game().Name(), strconv.Itoa(int(p.played().Game().Stock()))
		p.Allow(Console, Exception, Network, Worker) // of a browser that is being killed
		ended := map[string]bool{}
		lost, same := 0, 0 // moves, and games that went on
		for range kills {
			p.Step("watch the storage", func(ctx context.Context) error {
				return p.Browser.(*Chromium).OnNewDocument(ctx, keeping)
			})
			p.visit("/en/")
			p.Run("void " + strings.Replace(playing, "STOCK", stock, 1))
			p.Until("window.kept")
			time.Sleep(time.Duration(rand.IntN(2000)) * time.Millisecond) // any moment
			var seen struct{ Kept, Made string }
			p.Step("look", func(ctx context.Context) error {
				return p.Eval(ctx, "({Kept: window.kept, Made: pazienza.test.record()})", &seen)
			})
			p.KillAndRestart()
			p.visit("/en/")
			kept, err1 := engine.ParseRecord(variants.Catalogue(), seen.Kept)
			made, err2 := engine.ParseRecord(variants.Catalogue(), seen.Made) // whose id is not told
			p.stored()
			shelves := Get[map[string]map[string]string](p.Page, shelvesNow)
			now, err3 := engine.ParseRecord(variants.Catalogue(), shelves[session.Games][game])
			if err := errors.Join(err1, err2, err3); err != nil {
				t.Fatal(err)
			}
			if shown := p.played(); shown.Deal() != now.Line.Deal() || shown.Moves() != now.Line.Moves() {
				t.Errorf("deal %d with %d moves is stored, and deal %d with %d is there", now.Line.Deal(), now.Line.Moves(), shown.Deal(), shown.Moves())
			}
			over, left := map[string]bool{}, map[int]bool{} // by id and by deal
			for id, text := range shelves[session.Results] {
				r, err := session.ParseResult(id, text)
				if err != nil {
					t.Fatal(err)
				}
				if r.Outcome != session.Unfinished {
					over[id], left[r.Deal] = true, true
				}
			}
			for id := range ended {
				if !over[id] {
					t.Errorf("the result of %s is gone", id)
				}
			}
			ended = over
			switch {
			case now.ID == kept.ID && now.Line.Moves() < kept.Line.Moves():
				t.Errorf("%d moves were stored, and %d are there", kept.Line.Moves(), now.Line.Moves())
			case now.ID != kept.ID && !over[kept.ID] && kept.Line.Moves() > 0:
				t.Errorf("the game %s with %d moves is neither there nor counted", kept.ID, kept.Line.Moves())
			}
			if over[now.ID] {
				t.Errorf("the game in progress, %s, is counted", now.ID)
			}
			flying := 0 // of the moves that had been made
			switch deal := made.Line.Deal(); {
			case deal == now.Line.Deal():
				same++
				flying = max(0, made.Line.Moves()-now.Line.Moves())
			case !left[deal]: // it was only just dealt
				flying = made.Line.Moves()
			}
			if lost += flying; flying > 1 {
				t.Errorf("of %d moves in deal %d the last %d are lost", made.Line.Moves(), made.Line.Deal(), flying)
			}
		}
		t.Logf("figure: killed %d times, %d of them in the game that was looked at: %d moves in flight were lost; %d games were left and are counted once",
			kills, same, lost, len(ended))
	}}})
}
