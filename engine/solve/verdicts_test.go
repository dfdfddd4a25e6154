//go:build !js

package solve

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

var (
	dealsDir  = flag.String("deals", "testdata/deals", "folder of .jsonl files for TestVerdicts")
	cpuLimit  = flag.Float64("limit", 10, "CPU seconds a deal for TestVerdicts")
	eachDeal  = flag.Bool("each", false, "TestVerdicts prints a line a deal")
	withoutIt = flag.Uint("off", 0, "prunings to switch off, as a number")
)

// cpu returns the CPU seconds that this process has used.
func cpu(t testing.TB) float64 {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		t.Fatal(err)
	}
	return float64(r.Utime.Sec+r.Stime.Sec) + float64(r.Utime.Usec+r.Stime.Usec)/1e6
}

// TestVerdicts solves every deal of the files in a folder, replays each win through the
// engine, and fails on any verdict that is not the one in the file. make verdicts
// prints what it finds.
func TestVerdicts(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(*dealsDir, "*.jsonl"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no .jsonl files in %s: %v", *dealsDir, err)
	}
	for _, file := range files {
		var sum tally
		for _, d := range enginetest.ReadKnown(t, file) {
			sum.solve(t, d)
		}
		fmt.Fprintf(os.Stdout, "%s: %v\n", filepath.Base(file), sum)
	}
}

// tally is what became of a file of deals.
type tally struct {
	deals, right, wrong, unknown, quick, positions int
	minimal, notMinimal, notProved                 int
	total, slowest                                 float64
	slow                                           string
}

func (s tally) String() string {
	text := fmt.Sprintf("%d deals, right %d, wrong %d, unknown %d, within 0.3 s %d, CPU %.1f s, positions %d, slowest %s %.2f s",
		s.deals, s.right, s.wrong, s.unknown, s.quick, s.total, s.positions, s.slow, s.slowest)
	if s.minimal+s.notMinimal+s.notProved > 0 {
		text += fmt.Sprintf(", minimal right %d, wrong %d, unknown %d", s.minimal, s.notMinimal, s.notProved)
	}
	return text
}

func (s *tally) solve(t *testing.T, d enginetest.Known) {
	g, table := d.Table(t)
	start := cpu(t)
	search := New(g, &table, Options{Off: Pruning(*withoutIt)})
	v := Unknown
	for v == Unknown && cpu(t)-start < *cpuLimit {
		v = search.Step(5000)
	}
	took := cpu(t) - start
	if v == Winnable {
		replay(t, g, table, search.Line())
	}
	s.deals++
	s.total += took
	s.positions += search.Positions()
	if took >= s.slowest {
		s.slowest, s.slow = took, d.ID
	}
	if v != Unknown && took <= 0.3 {
		s.quick++
	}
	stated := d.Verdict == Winnable.String() || d.Verdict == Unwinnable.String()
	switch {
	case v == Unknown:
		s.unknown++
	case stated && v.String() != d.Verdict:
		s.wrong++
		t.Errorf("%s is %s, the search says %v", d.ID, d.Verdict, v)
	default:
		s.right++
	}
	if d.Minimal > 0 {
		s.shortest(t, d, g, table)
	}
	if *eachDeal {
		fmt.Printf("%s %v %.2f s %d\n", d.ID, v, took, search.Positions())
	}
}

// shortest proves the fewest moves and draws, in the limit of its own.
func (s *tally) shortest(t *testing.T, d enginetest.Known, g *engine.Game, table engine.State) {
	start := cpu(t)
	search := NewShortest(g, &table, Options{})
	for search.Step(5000) == Unknown && cpu(t)-start < *cpuLimit {
	}
	took := cpu(t) - start
	s.total += took
	s.positions += search.Positions()
	if took >= s.slowest {
		s.slowest, s.slow = took, d.ID
	}
	if *eachDeal {
		fmt.Printf("%s least %d of %d, %.2f s %d\n", d.ID, search.Least(), d.Minimal, took, search.Positions())
	}
	line := search.Line()
	if line == nil {
		s.notProved++
		return
	}
	replay(t, g, table, line)
	if n := cost(line); n != d.Minimal || n != search.Least() {
		s.notMinimal++
		t.Errorf("%s takes %d moves and draws, the search says %d and at least %d", d.ID, d.Minimal, n, search.Least())
		return
	}
	s.minimal++
}
