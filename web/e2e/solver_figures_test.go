//go:build e2e

package e2e

import (
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	questions "pazienza/app/ask"
	"pazienza/engine/solve"
	"pazienza/engine/variants"
)

// figures asks for figures that mean something. Otherwise the measuring itself is tried, with
// a deal or two.
var figures = flag.Bool("figures", false, "measure over many deals")

// many is a number of deals to measure over.
func many(n int) int {
	if *figures {
		return n
	}
	return 1
}

// asked is an answer of a worker, and how long it took.
type asked struct {
	MS   float64
	Text string
}

// consult asks a worker of its own one question after the other. The worker has nothing
// else to do, and is there until the next comes; the first answer has waited for it to come up.
func (p *player) consult(list []questions.Question) []asked {
	p.T.Helper()
	texts := make([]string, len(list))
	for i, q := range list {
		texts[i] = strconv.Quote(q.Text(i + 1))
	}
	p.Run(`
		window.solver?.terminate();
		window.said = 0;
		const list = window.answers = [], texts = [` + strings.Join(texts, ",") + `];
		const w = window.solver = new Worker(pazienza.asset('js/solver.js'));
		let start;
		const next = () => {
			if (list.length === texts.length) return;
			start = performance.now();
			w.postMessage(texts[list.length]);
		};
		w.onmessage = ({data}) => {
			window.said++;
			if (data === '0 ready') return next();
			if (data.includes(' progress ')) return;
			list.push({MS: performance.now() - start, Text: data});
			next();
		};
		w.postMessage({runner: pazienza.asset('wasm_exec.js'), wasm: pazienza.asset('solver.wasm')});
	`)
	for all := "window.answers.length === " + strconv.Itoa(len(list)); !Get[bool](p.Page, all); {
		said := Get[int](p.Page, "window.said") // while it says something it has more time
		p.Until(all + " || window.said > " + strconv.Itoa(said+50))
	}
	return Get[[]asked](p.Page, "window.answers")
}

// spread sums up how long things took.
func spread(ms []float64) string {
	slices.Sort(ms)
	at := func(share float64) float64 { return ms[min(int(share*float64(len(ms))), len(ms)-1)] }
	return fmt.Sprintf("median %.0f ms, p90 %.0f, p99 %.0f, worst %.0f, of %d", at(.5), at(.9), at(.99), at(1), len(ms))
}

// TestDealTime measures how long it takes to be dealt a game that can be won: from those that
// are kept, as a player is who deals again and again; and by a worker that must find one.
func TestDealTime(t *testing.T) {
	RunAll(t, []Scenario{
		{"kept", []Ability{Inspect}, func(t *testing.T) {
			p := sit(t, "/en/play/klondike-3/", Options{Viewport: Viewport{1120, 700, 1, false}})
			p.Run("localStorage.setItem('pazienza.winnable', 'klondike'); localStorage.setItem('pazienza.speed', 'off')")
			p.Reload()
			p.ready()
			p.Run(`
				window.times = null;
				const list = [], pause = ms => new Promise(ok => setTimeout(ok, ms));
				(async () => {
					while (list.length < ` + strconv.Itoa(many(100)) + `) {
						await pause(300);
						const before = pazienza.test.deal(), start = performance.now();
						document.querySelector('#tool-new').click();
						while (pazienza.test.deal() === before) await pause(0);
						list.push(performance.now() - start);
					}
					window.times = list;
				})();
			`)
			p.Until("window.times")
			ms := Get[[]float64](p.Page, "window.times")
			t.Logf("figure: a winnable deal of klondike draw 3, a new one three times a second: %s", spread(ms))
			if *figures && ms[len(ms)/2] > 100 {
				t.Error("the median is above 100 ms")
			}
		}},
		{"found", []Ability{Inspect}, func(t *testing.T) {
			p := sit(t, "/en/", Options{Viewport: Phone})
			for _, tt := range []struct {
				game  string
				deals int
			}{
				{"klondike/classico@1/draw1", 200}, {"klondike/classico@1/draw3", 200}, {"vegas/vegas@1/draw3/passes3", 40},
				{"double-klondike/classico@1/draw3", 40}, {"joker-klondike/classico@1/draw3", 40}, {"spider-klondike/classico@1", 10},
				{"spider-1/spider-charged@1", 20}, {"spider-2/spider-charged@1", 20}, {"spider-4/spider-charged@1", 10},
			} {
				g, err := variants.Catalogue().Game(tt.game)
				if err != nil {
					t.Fatal(err)
				}
				var list []questions.Question
				for i := range many(tt.deals) {
					list = append(list, questions.Question{Kind: questions.Deal, Game: g, Deal: 1 + i*1_234_567})
				}
				var ms []float64
				found := 0
				for i, a := range p.consult(list) {
					ms = append(ms, a.MS)
					if answer := questions.ParseAnswer(&list[i], a.Text); answer.Verdict == solve.Winnable {
						found++
					}
				}
				t.Logf("figure: a winnable deal of %s found: %s; %d found", tt.game, spread(ms), found)
			}
		}},
	})
}
