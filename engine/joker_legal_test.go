package engine_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"pazienza/engine/enginetest"
)

// kings keep the last columns from being empty.
const kings = "c5: KS \n c6: KH \n c7: KC \n"

// jokerTables are tables, less the kings, with all that is legal there. "w-c2..c7" is to each
// of these columns.
var jokerTables = []struct{ name, table, legal string }{
	{"a lone joker fits on any card but an ace",
		"c1: AS \n c2: 5H \n c3: 2C \n c4: KD \n w: X1",
		"c1-f1 w-c2..c7 w-f1..f4 recycle"},
	{"a lone joker goes to an empty column",
		"c2: 5H \n c3: 2C \n c4: KD \n w: X1",
		"c4-c1 c5-c1 c6-c1 c7-c1 w-c1..c7 w-f1..f4 recycle"},
	{"a joker on a nine is an eight of the other colour",
		"c1: 9H X1 \n c2: 7D \n c3: 7S \n c4: KD",
		"c2-c1 c1-c2..c7 c1-f1..f4"},
	{"and the sequence goes on above it",
		"c1: 9H X1 7D \n c2: TS \n c3: 9D \n c4: 9C",
		"c1-c2x3 c1-c3x2 c3-c2"},
	{"two jokers on a nine are an eight and a seven",
		"c1: 9H X1 X2 \n c2: 6S \n c3: 6H \n c4: 7H",
		"c2-c1 c2-c4 c1-c2..c7 c1-c2..c7x2 c1-f1..f4"},
	{"a run through two jokers",
		"c1: 9H X1 X2 6S \n c2: TS \n c3: 9D \n c4: 8C",
		"c1-c2x4 c1-c3x3 c1-c4x2 c3-c2 c4-c3"},
	{"a joker heads a run",
		"c1: [2S] X1 7D \n c2: 9H \n c3: 9S \n c4: 8D",
		"c1-c2x2 c4-c3"},
	{"two jokers head a run",
		"c1: [2S] X1 X2 7D \n c2: TS \n c3: TD \n c4: 9D",
		"c1-c2x3 c1-c4x2 c4-c2"},
	{"a joker ends a run",
		"c1: 9H 8S X1 \n c2: TC \n c3: 9D \n c4: 2D",
		"c1-c2x3 c1-c3x2 c1-c2..c7 c1-f1..f4 c3-c2"},
	{"a joker on a two is an ace, and nothing goes on it",
		"c1: 2S X1 \n c2: AH \n c3: KD \n c4: QD \n w: X2",
		"c1-c3..c7 c1-f1..f4 c2-f2 c4-c5 c4-c7 w-c3..c7 w-f1..f4 recycle"},
	{"a joker on a three is a two",
		"c1: 3S X1 \n c2: AC \n c3: AD \n c4: KD",
		"c2-c1 c2-f3 c3-f4 c1-c4..c7 c1-f1..f4"},
	{"a joker on a bare column is a king",
		"c1: X1 \n c2: QH \n c3: QS \n c4: JH",
		"c2-c1 c3-c1 c1-c2..c7 c1-f1..f4 c2-c5 c2-c7 c3-c6 c4-c3"},
	{"two jokers on a bare column are a king and a queen",
		"c1: X1 X2 \n c2: QH \n c3: JS \n c4: JH",
		"c3-c1 c4-c1 c1-c2..c7 c1-c2..c7x2 c1-f1..f4 c2-c5 c2-c7 c3-c2"},
	{"a joker as king moves with its queen to an empty column",
		"c1: X1 QH \n c2: KD \n c3: 2S",
		"c1-c4x2 c1-c5 c1-c7 c2-c4 c5-c4 c6-c4 c7-c4"},
	{"a joker on a face-down card is anything",
		"c1: [AD] X1 \n c2: KD \n c3: QS \n c4: AH",
		"c3-c1 c4-c1 c1-c2..c3 c1-c5..c7 c1-f1..f4 c3-c2 c3-c6 c4-f2"},
	{"two jokers on a face-down card are at most a king and a queen",
		"c1: [AD] X1 X2 \n c2: QD \n c3: JS \n c4: AH",
		"c3-c1 c4-c1 c1-c2..c3 c1-c5..c7 c1-c2..c3x2 c1-c5..c7x2 c1-f1..f4 c2-c5 c2-c7 c3-c2 c4-f2"},
	{"a joker that must be a king lies on no card",
		"c1: [AD] X1 QS \n c2: KD \n c3: 2S \n c4: 2C",
		"c1-c2 c1-c6"},
	{"a joker goes to any foundation that is not full",
		"c1: 2C X1 \n c2: 2H \n c3: 2S \n c4: 3H \n f3: AC \n f4: AD..KD",
		"c1-c2..c7 c1-f1..f3 c1-c4x2 c3-c4 f3-c2"},
	{"a joker is the ace of a foundation",
		"c1: 2S \n c2: 2H \n c3: AS \n c4: KD \n f1: X1",
		"c1-f1 c3-f1 c3-c2 f1-c1..c2 f1-c4..c7"},
	{"a foundation goes on above a joker, and comes back from there",
		"c1: 6S \n c2: 4S \n c3: 6H \n c4: 5H \n f1: AS..3S X1 5S",
		"c1-f1 c2-f1 c2-c4 c4-c1 f1-c3"},
	{"a joker is the king of a foundation",
		"c1: KD \n c2: 2S \n c3: 2C \n c4: 2H \n f4: AD..QD X1",
		"c1-f4 f4-c1..c7"},
	{"the natural card takes its place from the waste",
		"c1: 9S \n c2: 9C \n c3: 2D \n c4: 2S \n f2: AH..7H X1 9H \n w: 8H",
		"w-f2 w-c1 w-c2 recycle"},
	{"two places on one foundation",
		"c1: 3S \n c2: 5S \n c3: 2D \n c4: 4D \n f1: AS 2S X1 4S X2",
		"c1-f1 c2-f1 c1-c4 c3-c1 c4-c2 f1-c1..c7"},
	{"the natural card of a place is not to be had yet",
		"c1: [AH] 4C 3S \n c2: 2D \n c3: 2C \n c4: KD \n f1: AS 2S X1 \n f2: X2 2H",
		"c1-f1 c2-c1 f1-c1..c7 f2-c1"},
	{"jokers come back from foundations",
		"c1: AH \n c2: 9C \n c3: 9D \n f1: AS X1 \n f4: AD X2",
		"c1-f2 c5-c4 c6-c4 c7-c4 f1-c2..c7 f4-c2..c7"},
	{"jokers in cells go to columns and foundations",
		"c1: AS \n c2: AH \n c3: 9H \n c4: 9C \n f4: AD..KD \n j1: X1 \n j2: X2",
		"c1-f1 c2-f2 j1-c3..c7 j1-f1..f3 j2-c3..c7 j2-f1..f3"},
	{"a joker in a cell waits while others play",
		"c1: AD \n c2: 2D \n c3: 2H \n c4: KD \n j2: X1",
		"c1-f4 j2-c2..c7 j2-f1..f4"},
	{"a joker is drawn like any card",
		"c1: 9S \n c2: 9C \n c3: AD \n c4: AH \n s: [2S X2 X1]",
		"c3-f4 c4-f2 draw"},
	{"a joker under another card of the waste is not to be had",
		"c1: 9S \n c2: AC \n c3: AD \n c4: AH \n w: X1 X2 9D",
		"c2-f3 c3-f4 c4-f2 recycle"},
}

// TestJokerLegal lists the legal moves of drawn tables, which the brute force confirms.
func TestJokerLegal(t *testing.T) {
	g := enginetest.Game(t, "joker-klondike/classico@1/draw1")
	for _, j := range jokerTables {
		t.Run(j.name, func(t *testing.T) {
			s := enginetest.Table(t, g, kings+j.table)
			want := eachMove(t, j.legal)
			if got := texts(g, g.Legal(&s, nil)); !slices.Equal(got, want) {
				t.Errorf("legal are\n%v, want\n%v in\n%s", got, want, g.Text(&s))
			}
			b, err := enginetest.NewBruteForce(g.Name(), g.Text(&s))
			if err != nil {
				t.Fatal(err)
			}
			if got := b.Moves(); !slices.Equal(got, want) {
				t.Errorf("brute force has\n%v, want\n%v", got, want)
			}
		})
	}
}

// eachMove lists moves given as text, sorted: "w-c2..c4x2" is w-c2x2, w-c3x2 and w-c4x2.
func eachMove(t *testing.T, text string) []string {
	t.Helper()
	var all []string
	for _, word := range strings.Fields(text) {
		first, last, many := strings.Cut(word, "..")
		if !many {
			all = append(all, word)
			continue
		}
		last, count, counted := strings.Cut(last, "x")
		if counted {
			count = "x" + count
		}
		from, err1 := strconv.Atoi(first[len(first)-1:])
		to, err2 := strconv.Atoi(last[1:])
		if err1 != nil || err2 != nil || first[len(first)-2] != last[0] {
			t.Fatalf("%q is no range of moves", word)
		}
		for n := from; n <= to; n++ {
			all = append(all, first[:len(first)-1]+strconv.Itoa(n)+count)
		}
	}
	slices.Sort(all)
	return all
}
