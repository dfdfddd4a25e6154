package engine_test

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// How deep the counts go: one deeper while there are few sequences. They are counted up to
// perftMost, and confirmed by BruteForce, which is slow, while that takes few tables; with
// -long every count is.
const (
	perftFew   = 9_000
	perftMost  = 10_000
	bruteFew   = 100
	perftDepth = 4 // every file has a table counted as deep
)

// perftGames are those with a file of counts: every variant, with each draw.
func perftGames() []string {
	return append(mainGames[:len(mainGames):len(mainGames)],
		"vegas/vegas@1/draw1/passes1", "double-klondike/classico@1/draw3", "open-klondike/classico@1/draw3",
		"thoughtful-klondike/classico@1/draw3", "joker-klondike/classico@1/draw3",
		"double-solitaire/pair@1/draw3", "double-solitaire/pair@1/draw1/turns")
}

// TestMainGames: no variant of the catalogue goes without walks and counts.
func TestMainGames(t *testing.T) {
	for v := range ruleSets() {
		if !slices.ContainsFunc(mainGames, func(name string) bool { return strings.HasPrefix(name, v.ID+"/") }) {
			t.Errorf("%s is not in mainGames", v.ID)
		}
	}
}

// TestPerft compares the number of move sequences of each length with the files in
// testdata/perft: a few deals, and tables from the middle of games. With -update the
// counts are written anew; a table is added by hand.
func TestPerft(t *testing.T) {
	for _, name := range perftGames() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			g := enginetest.Game(t, name)
			path := perftFile(g)
			starts := readPerft(t, path)
			if *update {
				writePerft(t, g, starts, path)
			}
			deepest := 0
			for _, p := range starts {
				checkPerft(t, g, p)
				deepest = max(deepest, len(p.ways))
			}
			if deepest < perftDepth {
				t.Errorf("%s counts to depth %d only", path, deepest)
			}
		})
	}
}

func perftFile(g *engine.Game) string {
	name := g.Variant.ID
	if g.Choice.Draw > 0 {
		name += "-draw" + strconv.Itoa(g.Choice.Draw)
	}
	if g.Choice.Passes > 0 {
		name += "-passes" + strconv.Itoa(g.Choice.Passes)
	}
	if g.Choice.Turns {
		name += "-turns"
	}
	return filepath.Join("testdata", "perft", name+".txt")
}

// perft is a table with how many sequences of 1, 2, 3 and more moves start from it.
type perft struct {
	comment string
	table   string
	ways    []uint64
}

func checkPerft(t *testing.T, g *engine.Game, p perft) {
	t.Helper()
	s := enginetest.Table(t, g, p.table)
	b, err := enginetest.NewBruteForce(g.Name(), p.table)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range p.ways {
		if want > uint64(enginetest.Few(perftMost)) && !*long {
			break
		}
		if got := enginetest.Perft(g, s, i+1); got != want {
			t.Errorf("depth %d: %d ways, want %d from\n%s", i+1, got, want, p.table)
		}
		if i > 0 && p.ways[i-1] > uint64(enginetest.Few(bruteFew)) && !*long {
			continue
		}
		if got := b.Perft(i + 1); got != want {
			t.Errorf("depth %d: brute force has %d ways, want %d from\n%s", i+1, got, want, p.table)
		}
	}
}

// readPerft reads blocks of a comment, a table, and a line of counts.
func readPerft(t *testing.T, path string) []perft {
	t.Helper()
	var all []perft
	var p perft
	for _, line := range strings.SplitAfter(readFile(t, path), "\n") {
		switch counts, ok := strings.CutPrefix(line, "ways"); {
		case strings.HasPrefix(line, "#"):
			p.comment += line
		case !ok:
			p.table += line
		default:
			for _, f := range strings.Fields(counts) {
				n, err := strconv.ParseUint(f, 10, 64)
				if err != nil {
					t.Fatalf("%s: %v", path, err)
				}
				p.ways = append(p.ways, n)
			}
			all = append(all, p)
			p = perft{}
		}
	}
	if len(all) == 0 {
		t.Fatalf("%s counts nothing", path)
	}
	return all
}

func writePerft(t *testing.T, g *engine.Game, starts []perft, path string) {
	t.Helper()
	var b strings.Builder
	for i := range starts {
		p := &starts[i]
		s := enginetest.Table(t, g, p.table)
		p.ways = nil
		for d, n := 1, uint64(0); n < perftFew && d <= 8; d++ {
			n = enginetest.Perft(g, s, d)
			p.ways = append(p.ways, n)
		}
		b.WriteString(p.comment + p.table + "ways")
		for _, n := range p.ways {
			b.WriteString(" " + strconv.FormatUint(n, 10))
		}
		b.WriteByte('\n')
	}
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
