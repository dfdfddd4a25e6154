//go:build e2e

package e2e

import (
	"flag"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	questions "pazienza/app/ask"
	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/solve"
)

var knownDeals = flag.String("deals", "", "folder of klondike-draw*-more.jsonl for TestSolverSpeed")

// speedLimit is how many positions of a deal are looked into, here and in the worker: few of
// own deals, and of those that are known as many as take about ten seconds here.
const (
	speedLimit = 50_000
	knownLimit = 10_000_000
)

// TestSolverSpeed compares a worker with the same searches here, on the same deals: the
// processor's time that each takes, so that what else the machine does matters little.
func TestSolverSpeed(t *testing.T) {
	RunAll(t, []Scenario{{"positions", []Ability{Inspect}, func(t *testing.T) {
		p := sit(t, "/en/", Options{Viewport: Phone})
		if *knownDeals == "" {
			for _, name := range []string{"klondike/classico@1/draw1", "klondike/classico@1/draw3", "double-klondike/classico@1/draw3", "spider-4/spider-charged@1"} {
				g := enginetest.Game(t, name)
				var list []questions.Question
				for deal := 1; deal <= many(20); deal++ {
					list = append(list, questions.Question{Kind: questions.Verdict, Game: g, Table: g.Deal(deal), Limit: speedLimit})
				}
				p.compare(name, list)
			}
			return
		}
		files, err := filepath.Glob(filepath.Join(*knownDeals, "klondike-draw*-more.jsonl"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no deals in %s: %v", *knownDeals, err)
		}
		here, there := time.Duration(0), time.Duration(0)
		for _, file := range files {
			var list []questions.Question
			for _, d := range enginetest.ReadKnown(t, file) {
				g, table := d.Table(t)
				list = append(list, questions.Question{Kind: questions.Verdict, Game: g, Table: table, Limit: knownLimit})
			}
			h, w := p.compare(filepath.Base(file), list)
			here += h
			there += w
		}
		t.Logf("figure: all %d files: %.1f s here, %.1f s in the browser: %.2f times", len(files), here.Seconds(), there.Seconds(), there.Seconds()/here.Seconds())
		if there > 3*here {
			t.Error("the worker takes more than three times as long")
		}
	}}})
}

// compare works on questions here and has a worker do so, and returns what each took of the
// processor: the worker with the whole browser around it.
func (p *player) compare(what string, list []questions.Question) (here, there time.Duration) {
	p.T.Helper()
	positions, start := 0, ownTime(p.T)
	for _, q := range list {
		s := solve.New(q.Game, &q.Table, solve.Options{Bound: 12_000_000}) // as many as the worker keeps
		for before := -1; s.Positions() < q.Limit && s.Positions() > before; {
			before = s.Positions()
			if s.Step(min(1000, q.Limit-before)) != solve.Unknown {
				break
			}
		}
		if s.Line() != nil { // the worker follows it, too
			follow(q.Game, q.Table, s.Line())
		}
		positions += s.Positions()
	}
	here = ownTime(p.T) - start
	c := p.Browser.(*Chromium)
	before, err := c.CPUTime()
	if err != nil {
		p.T.Fatal(err)
	}
	count := 0
	for i, a := range p.consult(list) {
		count += questions.ParseAnswer(&list[i], a.Text).Positions
	}
	after, err := c.CPUTime()
	if err != nil {
		p.T.Fatal(err)
	}
	there = after - before
	p.T.Logf("figure: %s, %d deals: %d positions here in %.1f s, %.0f thousand a second; %d in the browser in %.1f s, %.0f thousand; %.2f times the time",
		what, len(list), positions, here.Seconds(), float64(positions)/here.Seconds()/1000,
		count, there.Seconds(), float64(count)/there.Seconds()/1000, there.Seconds()/here.Seconds())
	return here, there
}

// ownTime is the processor's time that this program has taken.
func ownTime(t testing.TB) time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		t.Fatal(err)
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}

func follow(g *engine.Game, s engine.State, line []engine.Move) {
	var events [engine.MaxEvents]engine.Event
	for _, m := range line {
		g.Apply(&s, m, events[:0])
	}
}

// TestSolverMemory asks for a line, to be measured one that is looked for as long as any is,
// until the search keeps as much as it may, and looks what the tab then weighs, the game with it.
func TestSolverMemory(t *testing.T) {
	RunAll(t, []Scenario{{"full", []Ability{Inspect}, func(t *testing.T) {
		p := sit(t, "/en/play/klondike-3/", Options{Viewport: Phone, Alone: true})
		g := enginetest.Game(t, "klondike/classico@1/draw3")
		q := questions.Question{Kind: questions.Line, Game: g, Table: g.Deal(1)}
		if *figures {
			q.Table = g.Deal(hardDeal)
		}
		a := questions.ParseAnswer(&q, p.consult([]questions.Question{q})[0].Text)
		n := p.Browser.(*Chromium).largest(t)
		t.Logf("figure: the tab after %d positions of a search for a line, %v: %d MB", a.Positions, a.Verdict, n>>20)
		if n > 400<<20 {
			t.Error("the tab takes more than 400 MB")
		}
	}}})
}

// hardDeal is one over which the search for a line is given up.
const hardDeal = 292

// largest returns what the browser's largest process holds of memory that is its own.
func (c *Chromium) largest(t *testing.T) (most int) {
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range stats {
		if s, ok := readStat(file); ok && s.group == c.group {
			most = max(most, ownMemory(filepath.Dir(file)))
		}
	}
	return most
}
