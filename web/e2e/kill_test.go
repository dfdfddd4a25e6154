//go:build e2e

package e2e

import (
	"context"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

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
// as can be: whatever the browser had stored is there again, and a game that was left is counted
// once.
func TestKillAnytime(t *testing.T) {
	RunAll(t, []Scenario{{"kill", []Ability{KillResume, Inspect}, func(t *testing.T) {
		kills := 4
		if *figures {
			kills = 50
		}
		p := sit(t, "/en/play/klondike-3/", Options{Viewport: Phone, Alone: true})
		p.controlled()
		stock := strconv.Itoa(int(p.played().Game().Stock()))
		p.Allow(Console, Exception, Network, Worker) // of a browser that is being killed
		ended := map[string]bool{}
		lost, same := 0, 0
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
			now, err := engine.ParseRecord(variants.Catalogue(), Get[string](p.Page, "pazienza.test.record()"))
			if err != nil {
				t.Fatal(err)
			}
			kept, err1 := engine.ParseRecord(variants.Catalogue(), seen.Kept)
			made, err2 := engine.ParseRecord(variants.Catalogue(), seen.Made)
			if err1 != nil || err2 != nil {
				t.Fatal(err1, err2)
			}
			list := Get[[]string](p.Page, reads("results", "getAllKeys()"))
			counted := map[string]bool{}
			for _, id := range list {
				counted[id] = true
			}
			for id := range ended {
				if !counted[id] {
					t.Errorf("the result of %s is gone", id)
				}
			}
			ended = counted
			switch {
			case now.ID == kept.ID && now.Line.Moves() < kept.Line.Moves():
				t.Errorf("%d moves were stored, and %d are there", kept.Line.Moves(), now.Line.Moves())
			case now.ID != kept.ID && !counted[kept.ID] && kept.Line.Moves() > 0:
				t.Errorf("the game %s with %d moves is neither there nor counted", kept.ID, kept.Line.Moves())
			}
			if counted[now.ID] {
				t.Errorf("the game in progress, %s, is counted", now.ID)
			}
			if now.ID == made.ID {
				same++
				lost += max(0, made.Line.Moves()-now.Line.Moves())
			}
		}
		t.Logf("figure: killed %d times, %d of them in the game that was looked at: %d moves in flight were lost; %d games were left and are counted once",
			kills, same, lost, len(ended))
	}}})
}
