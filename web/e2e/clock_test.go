//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/engine/daily"
)

// settable lets a test set the date of a page, and of those after it, by so many days. What
// counts how long something takes goes on as it does on a device whose clock is set.
const settable = `(() => {
	const Real = Date, off = () => 864e5 * (localStorage.getItem('days') || 0);
	window.Date = new Proxy(Real, {
		construct: (of, a, as) => Reflect.construct(of, a.length ? a : [Real.now() + off()], as),
		get: (of, name) => name === 'now' ? () => Real.now() + off() : of[name],
	});
})()`

// setClock sets the date so many days from what it is.
func (p *player) setClock(days int) {
	p.T.Helper()
	p.Run(fmt.Sprintf("localStorage.setItem('days', %d)", days))
}

// spent is the time of play that is kept with the game in progress, in milliseconds.
func (p *player) spent(game string) int {
	p.T.Helper()
	p.stored()
	text := Get[string](p.Page, reads("games", "get('"+game+"')"))
	_, after, _ := strings.Cut(text, "\ntime ")
	ms, err := strconv.Atoi(strings.Fields(after + " none")[0])
	if err != nil || ms < 0 {
		p.T.Fatalf("the time of play in\n%s", text)
	}
	return ms
}

// TestClockSet sets the clock back and forward by days: the time of play goes on from where it
// was, the last that was played is what is there, though its date is older than that of what a
// file brings, each game that was left counts once, and the streak is that of the date.
func TestClockSet(t *testing.T) {
	RunAll(t, []Scenario{{"set", []Ability{Inspect}, func(t *testing.T) {
		p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone, Alone: true})
		p.Step("have a clock that can be set", func(ctx context.Context) error {
			return p.Browser.(*Chromium).OnNewDocument(ctx, settable)
		})
		p.begin(line, won, 1)
		p.stored()
		p.Reload()
		p.ready()
		spent := 0
		goesOn := func() {
			t.Helper()
			p.Until(`/^\d:\d\d$/.test(document.querySelector('#status-clock').textContent)`)
			now := p.spent(won.Game().Name())
			if now < spent || now > spent+5*60_000 {
				t.Errorf("%d ms were played, and now it is %d", spent, now)
			}
			spent = now
		}
		p.begin(line, won, 2)
		p.Run(`URL.createObjectURL = b => { if (b.type === 'text/plain') window.saved = b; return '#'; }; HTMLAnchorElement.prototype.click = () => {};`)
		p.open("stats")
		p.tap("#export")
		p.Until("window.text = await window.saved?.text()")
		p.tap("#page-close")
		p.ready()
		goesOn()
		p.setClock(-1)
		p.begin(line, won, 4)
		goesOn()
		p.open("stats")
		p.Run(`const d = new DataTransfer(), f = document.getElementById('import-file');
			d.items.add(new File([window.text], 'pazienza.txt'));
			f.files = d.files;
			f.dispatchEvent(new Event('change', {bubbles: true}));`)
		p.says(".toasts", "There is nothing new in the file.")
		p.tap("#page-close")
		p.ready()
		p.same(line)
		p.Reload()
		p.ready()
		p.same(line)
		p.setClock(1)
		p.begin(line, won, 5)
		goesOn()
		for _, days := range []int{1, -1} { // two games are left, the later on an earlier day
			p.setClock(days)
			p.tap("#tool-new")
			p.Until("pazienza.test.moves() === 0")
			p.ready()
			line = p.played()
			p.make(line, line.Game().StockMove(line.State()), p.drags)
		}
		p.open("stats")
		p.says(".three", "0 of 2")

		p.setClock(0)
		now := Get[[3]int](p.Page, "(d => [d.getFullYear(), d.getMonth() + 1, d.getDate()])(new Date())")
		today := daily.On(now[0], now[1], now[2])
		p.stored()
		p.away()
		for _, day := range []daily.Day{today - 1, today} {
			game := daily.Games()[0]
			r := session.Result{ID: "won" + day.String(), Game: game, Outcome: session.Won, Moves: 90, At: int64(day) * 86_400, Day: day}
			r.Deal, _ = daily.Deal(game, day)
			p.writes("results.put('"+r.String()+"', '"+r.ID+"')", "results")
		}
		p.visit("/en/")
		for _, when := range []struct {
			days int
			want []string // streak, best, solved
		}{
			{-1, []string{"1", "1", "1"}},
			{2, []string{"0", "2", "2"}},
			{-20_000, []string{}}, // before there were any
		} {
			p.setClock(when.days)
			p.open("daily")
			if got := Get[[]string](p.Page, "[...document.querySelectorAll('.page-daily .three b')].map(b => b.textContent)"); !slices.Equal(got, when.want) {
				t.Errorf("with the clock %d days off: streak, best and solved are %q, want %q", when.days, got, when.want)
			}
			p.tap("#page-close")
			p.Until("!document.querySelector('#page')")
		}
		p.same(line)
	}}})
}
