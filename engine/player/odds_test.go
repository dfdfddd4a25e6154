package player_test

import (
	"cmp"
	"flag"
	"fmt"
	"math"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/player"
	"pazienza/engine/solve"
)

var (
	solveMore = flag.Int("solve", 0, "deals that TestOdds looks into besides those in odds.txt")
	playMore  = flag.Int("play", 0, "deals that TestOdds plays besides those in odds.txt")
	oddsOf    = flag.String("game", "", "pattern of the names of the games that TestOdds is to measure, such as klondike/*/draw?")
)

const oddsHead = `# How likely games are won, measured by: make odds (see its target for how to add deals).
# So many deals of a game, numbered from 1 on, were looked into by package solve, which knows
# every card, with at most so many positions a deal: so many proved winnable, so many not, the
# rest unknown. Others, numbered from 100001 on, were played by player.New(game, deal,
# player.Skilled), which sees what a person sees and takes nothing back.
#
# game deals winnable unwinnable positions played won
`

// firstPlayed is the number of the first deal that is played: nothing was tuned on those.
const firstPlayed = 100_001

// TestOdds wants each line of odds.txt to be of a game that there is, and numbers that can be. With
// arguments it measures more deals and writes the file anew. It may be stopped: a game's line
// is written now and then, and the next run goes on from there.
func TestOdds(t *testing.T) {
	text, err := os.ReadFile("odds.txt") // what is embedded is as old as the test program
	if err != nil {
		t.Fatal(err)
	}
	all, err := player.ParseOdds(string(text))
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]player.Odds{}
	for _, o := range all {
		if _, met := known[o.Game]; met || o.Winnable+o.Unwinnable > o.Deals || o.Won > o.Played {
			t.Errorf("%+v, met before: %v", o, met)
		}
		enginetest.Game(t, o.Game)
		known[o.Game] = o
	}
	measureDuels(t)
	for _, g := range enginetest.Games(t) {
		if g.RuleSet.ID != "free" {
			continue
		}
		o := known[g.Name()]
		o.Game = g.Name()
		if ok, err := path.Match(*oddsOf, o.Game); err != nil || !ok && *oddsOf != "" {
			continue
		}
		for i := range max(*solveMore, *playMore) {
			if i < *solveMore {
				solveOne(g, &o)
			}
			if i < *playMore {
				playOne(t, g, &o)
			}
			if i%20 == 19 || i == max(*solveMore, *playMore)-1 {
				known[o.Game] = o
				writeOdds(t, known)
			}
		}
	}
}

func solveOne(g *engine.Game, o *player.Odds) {
	o.Deals++
	s := g.Deal(o.Deals)
	o.Positions = 50_000 // takes a second in the search that any game has
	if g.Variant.Stock == engine.StockRows || solve.NewWalk(g, &s, func(engine.Card) bool { return true }) != nil {
		o.Positions = 3_000_000 // as long in one that is made for it
	}
	switch solve.New(g, &s, solve.Options{}).Step(o.Positions) {
	case solve.Winnable:
		o.Winnable++
	case solve.Unwinnable:
		o.Unwinnable++
	}
}

func playOne(t *testing.T, g *engine.Game, o *player.Odds) {
	won, _ := play(t, g, firstPlayed+o.Played, player.Skilled, 2000)
	if o.Played++; won {
		o.Won++
	}
}

func writeOdds(t *testing.T, known map[string]player.Odds) {
	var all []player.Odds
	for _, o := range known {
		all = append(all, o)
	}
	slices.SortFunc(all, func(a, b player.Odds) int { return cmp.Compare(a.Game, b.Game) })
	var b strings.Builder
	b.WriteString(oddsHead)
	for _, o := range all {
		fmt.Fprintf(&b, "%s %d %d %d %d %d %d\n", o.Game, o.Deals, o.Winnable, o.Unwinnable, o.Positions, o.Played, o.Won)
	}
	if err := os.WriteFile("odds.txt", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestInterval(t *testing.T) {
	for _, c := range []struct {
		k, n      int
		low, high float64
	}{{0, 0, 0, 1}, {0, 10, 0, 0.278}, {10, 10, 0.722, 1}, {5, 10, 0.237, 0.763}, {819, 1000, 0.794, 0.842}} {
		low, high := player.Interval(c.k, c.n)
		if math.Abs(low-c.low) > 0.001 || math.Abs(high-c.high) > 0.001 {
			t.Errorf("%d of %d: %.3f to %.3f, want %.3f to %.3f", c.k, c.n, low, high, c.low, c.high)
		}
	}
}

// TestOddsOf finds what was measured of a game whatever its points, and nothing of house rules
// that play otherwise.
func TestOddsOf(t *testing.T) {
	for name, want := range map[string]string{
		"klondike/classico@1/draw3":                "klondike/free@1/draw3",
		"spider-2/spider-strict@1":                 "spider-2/free@1",
		"klondike/classico@1+undo=strict/draw1":    "klondike/free@1/draw1",
		"klondike/classico@1+home-stays=yes/draw1": "",
	} {
		if o, ok := player.OddsOf(enginetest.Game(t, name)); o.Game != want || ok != (want != "") {
			t.Errorf("%s: found %q, want %q", name, o.Game, want)
		}
	}
}
