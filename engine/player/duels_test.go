package player_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/player"
)

var duelsWanted = flag.Int("duel", 0, "how many games of each level against the next TestOdds is to have played")

const duelsHead = `# How often an opponent of a level (0 is the weakest) wins against the one below, measured by:
# make odds. Deals are numbered from 1 on, and the two change seats at every one. Without turns,
# and in races, each moves as its pace says.
#
# game strong weak won lost drawn
`

// duelled are the games that levels are measured in.
var duelled = []string{
	"double-solitaire/pair@1/draw1", "double-solitaire/pair@1/draw1/turns", "klondike/classico@1/draw1",
}

// count plays the next game of two levels.
func count(t *testing.T, g *engine.Game, d *player.Duels) {
	deal := d.Played() + 1
	levels, strong := [2]player.Level{d.Strong, d.Weak}, 0
	if deal%2 == 0 {
		levels, strong = [2]player.Level{d.Weak, d.Strong}, 1
	}
	switch r, _ := duel(t, g, deal, levels); r.Winner {
	case strong:
		d.Won++
	case 1 - strong:
		d.Lost++
	default:
		d.Drawn++
	}
}

// measureDuels wants each line of duels.txt to be in the right order, beyond chance where
// enough was played, and plays more where that is asked for. It may be stopped, as TestOdds may.
func measureDuels(t *testing.T) {
	text, err := os.ReadFile("duels.txt")
	if err != nil {
		t.Fatal(err)
	}
	all, err := player.ParseDuels(string(text))
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]*player.Duels{}
	for i, d := range all {
		known[fmt.Sprint(d.Game, d.Strong)] = &all[i]
	}
	var list []*player.Duels
	for _, name := range duelled {
		for weak := player.Novice; weak < player.Expert; weak++ {
			d := known[fmt.Sprint(name, weak+1)]
			if d == nil {
				d = &player.Duels{Game: name, Strong: weak + 1, Weak: weak}
			}
			list = append(list, d)
		}
	}
	for n := 0; n < *duelsWanted; n += 20 {
		for _, d := range list {
			g := enginetest.Game(t, d.Game)
			before := d.Played()
			for d.Played() < min(n+20, *duelsWanted) {
				count(t, g, d)
			}
			if d.Played() > before {
				writeDuels(t, list)
			}
		}
	}
	for _, d := range list {
		low, high := player.Interval(d.Won, d.Won+d.Lost)
		t.Logf("%s: level %d wins %d of %d against %d, %d drawn: %.0f to %.0f %%", d.Game, d.Strong, d.Won, d.Played(), d.Weak, d.Drawn, 100*low, 100*high)
		if low <= 0.5 {
			t.Errorf("%s: level %d is not stronger than %d: %d won, %d lost", d.Game, d.Strong, d.Weak, d.Won, d.Lost)
		}
	}
}

func writeDuels(t *testing.T, list []*player.Duels) {
	var b strings.Builder
	b.WriteString(duelsHead)
	for _, d := range list {
		fmt.Fprintf(&b, "%s %d %d %d %d %d\n", d.Game, d.Strong, d.Weak, d.Won, d.Lost, d.Drawn)
	}
	if err := os.WriteFile("duels.txt", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
