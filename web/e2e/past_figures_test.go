//go:build e2e

package e2e

import (
	"fmt"
	"slices"
	"strconv"
	"testing"
	"time"
)

// seed fills the browser's database with as many games that have ended, and their records.
const seed = `
	const games = ['klondike/classico@1/draw1', 'klondike/classico@1/draw3', 'spider-1/spider-charged@1', 'spider-4/spider-charged@1', 'vegas/vegas@1/draw3/passes3'];
	for (let i = 0; i < %d; i++) {
		const id = 'g' + i, game = games[i %% 5], won = i %% 7 < 4 ? 'won' : 'lost';
		results.put('result 1 ' + game + ' ' + won + ' deal ' + (1 + i) + ' time ' + (60000 + i * 7919 %% 900000) + ' moves ' + (60 + i %% 90) +
			' score ' + i %% 700 + ' undos ' + i %% 3 + ' hints 0 at ' + (1700000000 + i * 9000), id);
		records.put('pazienza 1\ngame ' + game + '\ndeal ' + (1 + i) + '\nid ' + id + '\ntime 1\nlog ' + 'c1-c2x3@100 '.repeat(120) + '\nkey 0\n', id);
	}`

// enough is the most script that people do not notice.
const enough = 200 * time.Millisecond

// TestManyPastGames has many games in the past, ten thousand of them to be measured: what they
// add to the start, the statistics, the list and more of it, and a replay.
func TestManyPastGames(t *testing.T) {
	RunAll(t, []Scenario{{"figures", []Ability{Inspect}, func(t *testing.T) {
		n, group := 200, "40"
		if *figures {
			n, group = 10_000, "2,000"
		}
		p := sit(t, "/en/play/klondike-3/", Options{Viewport: Phone})
		c := p.Browser.(*Chromium)
		trace := func(what string, f func()) Trace {
			t.Helper()
			tr, err := c.Trace(t.Context(), func() error { f(); return nil })
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("figure: %d past games: %s: %v of script, %v", n, what, tr.Script().Round(time.Millisecond), tr)
			return tr
		}
		check := func(what string, script time.Duration) {
			t.Helper()
			if *figures && script > enough {
				t.Errorf("%s takes %v of script", what, script)
			}
		}
		starts := func(what string) time.Duration {
			t.Helper()
			var list []time.Duration
			for range many(5) {
				p.away()
				list = append(list, trace("the start "+what, func() { p.visit("/en/") }).Script())
			}
			slices.Sort(list)
			return list[len(list)/2]
		}
		before := starts("without them")
		p.away()
		p.writes(fmt.Sprintf(seed, n), "results", "records")
		added := starts("with them") - before
		t.Logf("figure: %d past games: they add %v of script to a start", n, added)
		check("what the start has to do for them", added)

		p.tap("#tool-games")
		check("the statistics", trace("the statistics", func() {
			p.tap(".wrap a[href$=\"/stats/\"]")
			p.says(".three", " of "+group)
		}).MaxScript())
		p.tap("#page-back")
		check("the list", trace("the list", func() {
			p.tap(".wrap a[href$=\"/past/\"]")
			p.Until("document.querySelectorAll('.past .own').length === 30")
		}).MaxScript())
		check("more of the list", trace("more of the list", func() {
			p.tap("#past-more")
			p.Until("document.querySelectorAll('.past .own').length === 60")
		}).MaxScript())
		p.says("#past-more", strconv.Itoa(30))
	}}})
}
