package daily

import (
	"flag"
	"os"
	"strconv"
	"strings"
	"testing"

	"pazienza/engine/enginetest"
	"pazienza/engine/solve"
)

var until = flag.Int("until", 0, "year up to which TestTable adds to skips.txt")

const tableHead = `# How many candidates each day passes over before the one that is proved winnable: see package
# daily. go test ./engine/daily -run TestTable -timeout 0 -until 2060 adds years; what is here
# never changes. A line has the game's place, the year, and runs of days.
`

// proving is how many positions a proof of each game may take. A deal that takes more is passed
// over: it may be winnable, but nobody can tell quickly.
var proving = []int{200_000, 200_000, 1_000_000, 1_000_000, 1_000_000}

// prove returns how many candidates of a day are passed over.
func prove(t *testing.T, place int, d Day) uint8 {
	t.Helper()
	g := enginetest.Game(t, Games()[place])
	for i := range maxSkips + 1 {
		s := g.Deal(candidate(place, d, i))
		if solve.New(g, &s, solve.Options{}).Step(proving[place]) == solve.Winnable {
			return uint8(i)
		}
	}
	t.Fatalf("%v: none of the candidates of %s is proved", d, Games()[place])
	return 0
}

// TestTable holds each line to its form. With -until it proves more years; it may be stopped,
// for every line is written when it is done.
func TestTable(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(skipsText, "\n"), "\n")
	if !strings.HasPrefix(skipsText, tableHead) {
		t.Error("the head of skips.txt is another")
	}
	lines = lines[strings.Count(tableHead, "\n"):]
	y0, _, _ := First.Date()
	for i, l := range lines {
		place, year := i%len(Games()), y0+i/len(Games())
		skips, ok := yearOf(place, year)
		if !ok || l != strconv.Itoa(place)+" "+strconv.Itoa(year)+" "+pack(skips) {
			t.Errorf("line %d: %q is not of game %d in %d", i, l, place, year)
		}
	}
	if len(lines)%len(Games()) != 0 {
		t.Error("the last year lacks games")
	}
	for i := len(lines); i < (*until-y0+1)*len(Games()); i++ {
		place, year := i%len(Games()), y0+i/len(Games())
		var skips []uint8
		for d := On(year, 1, 1); d < On(year+1, 1, 1); d++ {
			skips = append(skips, prove(t, place, d))
		}
		lines = append(lines, strconv.Itoa(place)+" "+strconv.Itoa(year)+" "+pack(skips))
		if err := os.WriteFile("skips.txt", []byte(tableHead+strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestSample proves some days anew: the solver of today still wins the deals of the table.
func TestSample(t *testing.T) {
	for place, game := range Games() {
		g := enginetest.Game(t, game)
		for _, date := range []string{"2026-01-01", "2026-03-29", "2026-11-30"} {
			d, err := parse(date)
			if err != nil {
				t.Fatal(err)
			}
			n, proved := Deal(game, d)
			s := g.Deal(n)
			if !proved || solve.New(g, &s, solve.Options{}).Step(2*proving[place]) != solve.Winnable {
				t.Errorf("%s on %s: deal %d, in the table: %v, is not won", game, date, n, proved)
			}
		}
	}
}

// pack writes what unpack reads.
func pack(skips []uint8) string {
	var b strings.Builder
	n := 0
	for _, k := range skips {
		if k == 0 {
			n++
			continue
		}
		if n > 0 {
			b.WriteString(strconv.Itoa(n))
			n = 0
		}
		b.WriteByte('a' + k - 1)
	}
	return b.String()
}
