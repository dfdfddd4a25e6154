package engine_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// counting is how a search counts a move: as [engine.Game.Fold], or with a rule of it off.
type counting func(g *engine.Game, f engine.Fold, events []engine.Event) engine.Fold

func asItIs(g *engine.Game, f engine.Fold, events []engine.Event) engine.Fold {
	return g.Fold(f, events, engine.Step{At: 300})
}

// forgetful counts without the fold's memory: as if no card had ever come back, and no game
// had been won before.
func forgetful(g *engine.Game, f engine.Fold, events []engine.Event) engine.Fold {
	return asItIs(g, engine.Fold{Points: f.Points}, events)
}

// TestNoFarm searches every game of the catalogue for a loop of moves that gains points each
// time it is gone through.
func TestNoFarm(t *testing.T) {
	for _, g := range enginetest.Games(t) {
		if farm := findFarm(t, g, asItIs); farm != "" {
			t.Errorf("%s: %s", g.Name(), farm)
		}
	}
}

// TestNoHouseFarm searches under house rules thrown together, of those that are possible.
func TestNoHouseFarm(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	fields, sets := engine.Fields(), 0
	for v, base := range ruleSets() {
		for range enginetest.Few(6) {
			changes := map[string]int{"score": 1}
			for range 4 {
				f := fields[r.IntN(len(fields))]
				changes[f.Name] = f.Min + r.IntN(min(f.Max-f.Min, 3*engine.MaxPoints)+1)
			}
			house, err := base.With(changes)
			if err != nil || house.Possible(v) != nil {
				continue
			}
			choice := engine.Choice{}
			if v.Stock == engine.StockDraw {
				choice = house.Choices[r.IntN(len(house.Choices))]
			}
			g, err := engine.NewGame(v, house, choice)
			if err != nil {
				t.Fatal(err)
			}
			if sets++; sets%2 == 0 {
				continue // half of them will do
			}
			if farm := findFarm(t, g, asItIs); farm != "" {
				t.Errorf("%s: %s", g.Name(), farm)
			}
		}
	}
	t.Logf("%d house rules", sets)
}

// TestFarms: the search finds the loops that there would be, were the rules others.
func TestFarms(t *testing.T) {
	plain := func(*engine.RuleSet) {}
	for _, f := range []struct {
		name, game string
		change     func(*engine.RuleSet)
		count      counting
	}{
		{"a card home again is paid in full", "klondike/tradicional@1/draw1", plain, forgetful},
		{"the win is paid again", "klondike/victoria@1/draw3", plain, forgetful},
		{"so is the bonus", "klondike/windows-timed@1/draw1", plain, forgetful},
		{"coming back pays", "klondike/classico@1/draw1", func(r *engine.RuleSet) { r.Score.FromHome = 1 }, asItIs},
		{"coming back pays, in rows", "spider-klondike/classico@1", func(r *engine.RuleSet) { r.Score.FromHome = 1 }, asItIs},
		{"recycles pay", "klondike/casa@1/draw1", func(r *engine.RuleSet) { r.Score.RecycleDraw1 = 1 }, asItIs},
		{"recycles of three pay", "double-klondike/classico@1/draw3", func(r *engine.RuleSet) { r.Score.RecycleDraw3 = 1 }, asItIs},
		{"moves pay", "spider-2/spider-strict@1", func(r *engine.RuleSet) { r.Score.PerMove = 1 }, asItIs},
		{"a joker's way home is paid again", "joker-klondike/classico@1/draw1", func(r *engine.RuleSet) { r.Score.FromHome = -9 }, forgetful},
	} {
		t.Run(f.name, func(t *testing.T) {
			g := *enginetest.Game(t, f.game)
			f.change(&g.RuleSet)
			farm := findFarm(t, &g, f.count)
			if farm == "" {
				t.Fatal("not found")
			}
			t.Log(farm)
		})
	}
}

// loopTables are tables with many ways round, by the kind of game.
func loopTables(g *engine.Game) []string {
	switch v := &g.Variant; {
	case v.Home == engine.HomeRuns:
		return []string{
			"c1: 9S 6S \n c2: 7S \n c3: 8S 7S \n c4: 8S \n s: [2S 3S 4S 5S 6S 9S TS JS JS QS]",
			"c1: [4S] " + toTwo + "\n c2: [9S] AS \n c3: 5S",
		}
	case v.Jokers > 0:
		return []string{
			"c1: 3S \n c2: 4C \n f2: AH X1 \n w: 2H",
			"c1: 3S X1 \n c2: 2H \n f2: AH \n j2: X2 \n w: 3H",
			"c1: KS \n f1: AS..QS \n f2: AH..KH \n f3: AC..KC \n f4: AD..QD X1",
		}
	case v.Stock == engine.StockRows:
		return []string{
			"c1: 4S 3H \n c2: 4C \n c3: [KH] 2S \n f1: AS \n f2: AH 2H \n c4: 9S \n s: [5H]",
			"c1: KS \n f1: AS..QS \n f2: AH..KH \n f3: AC..KC \n f4: AD..KD \n f5: AS..KS \n f6: AH..KH \n f7: AC..KC \n f8: AD..KD",
		}
	case g.Cards() == 104:
		return []string{"c1: 4S 3H \n c2: 4C \n c3: [KH] 2S \n f1: AS \n f2: AH 2H \n f6: AH 2H \n s: [5H 6H] \n w: 7C 3D"}
	}
	return []string{
		"c1: 4S 3H \n c2: 4C \n c3: [KH] 2S \n f1: AS \n f2: AH 2H \n s: [5H 6H] \n w: 7C 3D",
		"c1: 3S 2D \n c2: 3C \n f2: AH 2H \n f4: AD \n w: 9C",
		allButKing,
	}
}

// findFarm returns the moves of a loop that still gains on its second or a later round, or
// nothing. It looks on tables made for it and on those of a random game.
func findFarm(t *testing.T, g *engine.Game, count counting) string {
	t.Helper()
	if !g.RuleSet.Score.Counts {
		return ""
	}
	var tables []engine.State
	for _, text := range loopTables(g) {
		tables = append(tables, enginetest.Table(t, g, text))
	}
	n := 0
	for ply := range enginetest.Walk(g, g.Deal(3), 3, enginetest.Few(90)) {
		if n++; n%45 == 0 {
			tables = append(tables, ply.After)
		}
	}
	for i := range tables {
		m := survey(g, tables[i], 160)
		r := rand.New(rand.NewPCG(uint64(i), 0))
		for _, loop := range m.loops(r, 40) {
			for _, points := range []int{0, 7, 1000} {
				if !m.pays(loop, points, count) {
					continue
				}
				return m.text(loop)
			}
		}
	}
	return ""
}

// chart is a part of what can be reached from a table: states and the moves between them.
type chart struct {
	g      *engine.Game
	states []engine.State
	ways   [][]way
}

// way is a move to another state.
type way struct {
	move engine.Move
	from int
	to   int
	gain int // that a fold without memory counts
}

// survey goes out from a table to so many states.
func survey(g *engine.Game, from engine.State, limit int) *chart {
	c := &chart{g: g, states: []engine.State{from}}
	at := map[engine.State]int{from: 0}
	var moves []engine.Move
	var events [engine.MaxEvents]engine.Event
	for i := 0; i < len(c.states); i++ {
		c.ways = append(c.ways, nil)
		moves = g.Legal(&c.states[i], moves[:0])
		for _, m := range moves {
			s := c.states[i]
			happened := g.Apply(&s, m, events[:0])
			to, known := at[s]
			if !known {
				if len(c.states) == limit {
					continue
				}
				to = len(c.states)
				at[s] = to
				c.states = append(c.states, s)
			}
			gain := asItIs(g, engine.Fold{Points: 1000}, happened).Points - 1000
			c.ways[i] = append(c.ways[i], way{m, i, to, gain})
		}
	}
	return c
}

// loops returns loops: round every way that gains, and some taken at random.
func (c *chart) loops(r *rand.Rand, most int) [][]way {
	var loops [][]way
	add := func(path ...way) {
		if back, ok := c.path(path[len(path)-1].to, path[0].from); ok {
			loops = append(loops, append(path, back...))
		}
	}
	for _, ways := range c.ways {
		for _, w := range ways {
			if w.gain > 0 && len(loops) < most {
				add(w)
			}
		}
	}
	for range most / 2 {
		var path []way
		at := r.IntN(len(c.states))
		for range 1 + r.IntN(12) {
			if len(c.ways[at]) == 0 {
				break
			}
			w := c.ways[at][r.IntN(len(c.ways[at]))]
			path, at = append(path, w), w.to
		}
		if len(path) > 0 {
			add(path...)
		}
	}
	return loops
}

// path returns the shortest way between two states.
func (c *chart) path(from, to int) ([]way, bool) {
	came := make([]way, len(c.states))
	for i := range came {
		came[i].from = -1
	}
	for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		if at == to {
			var path []way
			for at != from {
				path = append([]way{came[at]}, path...)
				at = came[at].from
			}
			return path, true
		}
		for _, w := range c.ways[at] {
			if w.to != from && came[w.to].from < 0 {
				came[w.to] = w
				queue = append(queue, w.to)
			}
		}
	}
	return nil, false
}

// pays goes round a loop, and reports whether it still gains after the first time.
func (c *chart) pays(loop []way, points int, count counting) bool {
	f := engine.Fold{Points: points}
	var events [engine.MaxEvents]engine.Event
	for round := range 4 {
		before := f.Points
		for _, w := range loop {
			s := c.states[w.from]
			f = count(c.g, f, c.g.Apply(&s, w.move, events[:0]))
		}
		if round > 0 && f.Points > before {
			return true
		}
	}
	return false
}

func (c *chart) text(loop []way) string {
	var moves []string
	for _, w := range loop {
		moves = append(moves, c.g.MoveText(w.move))
	}
	return strings.Join(moves, " ") + " round\n" + c.g.Text(&c.states[loop[0].from])
}
