package engine_test

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// TestFields plays the same table without and with a change of each field, and with another
// outcome. A change may bring its choices, and a table may be the number of a deal.
func TestFields(t *testing.T) {
	const (
		home  = "c1: AH"
		back  = "c1: 3S \n f2: AH 2H"
		turn  = "c1: 8S \n c2: [KC] 7H"
		waste = "c1: 8S \n w: 7H"
		flip  = "w: 7H"
		drawn = "c1: 8S \n s: [KC 7H QC]"
		spree = "c1: 9S 6S \n c2: 7S \n c3: 8S"
	)
	met := map[string]bool{}
	for _, f := range []struct{ field, game, change, table, without, with string }{
		{"draw", "klondike/classico@1/draw1", "draw=2/draw2", drawn, "draw=0 w-c1!one-rank-lower", "draw=0 w-c1=5"},
		{"draw", "klondike/classico@1/draw3", "draw=2/draw2", drawn, "draw=0 w-c1!one-rank-lower", "draw=0 w-c1=5"},
		{"passes", "klondike/classico@1/draw1", "passes=2/draw1/passes2", flip, "recycle=0 draw=0 recycle=0", "recycle=0 draw=0 recycle!no-passes-left"},
		{"passes", "klondike/classico@1/draw1", "passes=1/draw1/passes1", flip, "recycle=0", "recycle!no-passes-left"},
		{"passes", "vegas/vegas@1/draw1/passes1", "passes=2/draw1/passes2", flip, "recycle!no-passes-left", "recycle=-52 draw=-52 recycle!no-passes-left"},
		{"waste-dealt", "klondike/classico@1/draw1", "waste-dealt=yes", "deal 4", "w-c1!empty-pile draw=0 w-c1=5", "w-c1=5"},
		{"waste-dealt", "klondike/classico@1/draw3", "waste-dealt=yes", "deal 4", "w-c4!empty-pile draw=0 w-c4=5", "w-c4=5 undo=0 undo!nothing-to-undo draw=0"},
		{"home-stays", "klondike/classico@1/draw1", "home-stays=yes", back, "f2-c1=0", "f2-c1!cards-stay"},
		{"score", "klondike/classico@1/draw1", "score=no", home, "c1-f2=10", "c1-f2=0 undo=0"},
		{"score", "klondike/free@1/draw1", "score=yes+column-home=1", home, "c1-f2=0", "c1-f2=1"},
		{"floor", "klondike/classico@1/draw3", "floor=no", flip, "recycle=0", "recycle=-20"},
		{"start", "klondike/classico@1/draw1", "start=100", home, "wait=0 c1-f2=10", "wait=100 c1-f2=110 undo=100"},
		{"move", "klondike/classico@1/draw1", "move=-1", home, "c1-f2=10", "c1-f2=10 f2-c1!kings-only undo=0"},
		{"move", "klondike/classico@1/draw1", "start=9+move=-1", "c1: 8S \n c2: 7H", "c2-c1=0", "c2-c1=8 undo=9"},
		{"waste-column", "klondike/classico@1/draw1", "waste-column=7", waste, "w-c1=5", "w-c1=7"},
		{"column-home", "klondike/classico@1/draw1", "column-home=7", home, "c1-f2=10", "c1-f2=7"},
		{"waste-home", "klondike/classico@1/draw1", "waste-home=7", "w: AH", "w-f2=10", "w-f2=7"},
		{"from-home", "klondike/classico@1/draw1", "start=50+from-home=-3", back, "f2-c1=0 c1-f2=0", "f2-c1=47 c1-f2=50"},
		{"turn-up", "klondike/classico@1/draw1", "floor=no+turn-up=-7", turn, "c2-c1=5", "c2-c1=-7"},
		{"run", "spider-1/spider-charged@1", "run=7", "c1: " + toTwo + "\n c2: [9S] AS", "c2-c1=599", "c2-c1=506"},
		{"win", "klondike/classico@1/draw1", "win=7", allButKing, "c1-f1=10", "c1-f1=17"},
		{"recycle-1", "klondike/classico@1/draw1", "start=50+recycle-1=-7", flip, "recycle=0", "recycle=43"},
		{"recycle-3", "klondike/classico@1/draw3", "start=50+recycle-3=-7", flip, "recycle=0", "recycle=43"},
		{"free-recycles", "klondike/classico@1/draw3", "floor=no+free-recycles=1", flip, "recycle=0", "recycle=0 draw=0 recycle=-20"},
		{"ten-seconds", "klondike/classico@1/draw1", "start=50+ten-seconds=-7", home, "wait@99=0 wait@200=0", "wait@99=50 wait@200=36"},
		{"time-bonus", "klondike/classico@1/draw1", "time-bonus=1000", allButKing, "c1-f1@100=10", "c1-f1@100=110"},
		{"time-bonus-from", "klondike/windows-timed@1/draw1", "time-bonus-from=0", allButKing, "c1-f1@299=10", "c1-f1@299=24147"},
		{"time-bonus-from", "klondike/windows-timed@1/draw1", "time-bonus-from=31", allButKing, "c1-f1@300=23343", "c1-f1@300=10"},
		{"undo", "klondike/classico@1/draw1", "undo=strict", home, "c1-f2=10 undo=0", "c1-f2=10 undo!undo-off"},
		{"undo", "vegas/vegas@1/draw1/passes1", "undo=free", home, "c1-f2=-47 undo!undo-off", "c1-f2=-47 undo=-52"},
		{"undo", "spider-klondike/classico@1", "undo=barriers", "c1: 9S \n s: [2H]", "row=0 undo=0", "row=0 undo!undo-barrier"},
		{"undo", "klondike/classico@1/draw1", "start=50+undo=charged+undo-cost=7", home, "c1-f2=10 undo=0", "c1-f2=60 undo=43"},
		{"undo-cost", "spider-1/spider-charged@1", "undo-cost=7", spree, "c1-c2=499 undo=499", "c1-c2=499 undo=493"},
		{"undo-depth", "spider-1/spider-charged@1", "undo-depth=1", spree, "c1-c2=499 c3-c1=498 undo=498 undo=498", "c1-c2=499 c3-c1=498 undo=498 undo!undo-deep"},
		{"auto", "klondike/classico@1/draw1", "auto=never", home, "c1-f2=10", "c1-f2=10"}, // which only a session heeds
	} {
		met[f.field] = true
		base, choice, _ := strings.Cut(f.game, "@1")
		house := base + "@1+" + f.change
		if !strings.Contains(f.change, "/") {
			house += choice
		}
		t.Run(house, func(t *testing.T) {
			if !strings.Contains("+"+f.change, "+"+f.field+"=") || f.with == f.without && f.field != "auto" {
				t.Fatalf("shows nothing of %s", f.field)
			}
			tell(t, begin(t, enginetest.Game(t, f.game), f.table), f.without)
			tell(t, begin(t, enginetest.Game(t, house), f.table), f.with)
		})
	}
	for _, f := range engine.Fields() {
		if !met[f.Name] {
			t.Errorf("%s is not played", f.Name)
		}
	}
}

// begin begins at a table, or a deal.
func begin(t *testing.T, g *engine.Game, table string) *engine.Line {
	if deal, ok := strings.CutPrefix(table, "deal "); ok {
		return engine.NewLine(g, number(t, deal))
	}
	return engine.NewLineFrom(g, enginetest.Table(t, g, table))
}

// TestHomeStays: no card leaves its foundation, and Legal says the same.
func TestHomeStays(t *testing.T) {
	checkRules(t, "klondike/classico@1+home-stays=yes/draw1", []rule{
		{name: "not to a column", table: "c1: 3S \n f2: AH 2H", move: "f2-c1", why: engine.CardsStay},
		{name: "not even a king", table: "f2: AH..KH", move: "f2-c1", why: engine.CardsStay},
		{name: "but home", table: "c1: 3S 2H \n f2: AH", move: "c1-f2", after: "c1: 3S \n f2: AH 2H"},
	})
}

// TestWasteDealt deals the first draw with the deal: undo of everything leads there, and so
// does a record.
func TestWasteDealt(t *testing.T) {
	for name, drawn := range map[string]int{
		"klondike/classico@1+waste-dealt=yes/draw1":                  1,
		"klondike/classico@1+waste-dealt=yes/draw3":                  3,
		"klondike/classico@1+draw=2+waste-dealt=yes/draw2":           2,
		"klondike/classico@1+passes=1+waste-dealt=yes/draw3/passes1": 3,
		"double-klondike/classico@1+waste-dealt=yes/draw3":           3,
		"joker-klondike/classico@1+waste-dealt=yes/draw3":            3,
	} {
		g := enginetest.Game(t, name)
		l := engine.NewLine(g, 77)
		deal := *l.State()
		plain := *g
		plain.RuleSet = g.RuleSet.Base()
		want := plain.Deal(77)
		play(t, g, &want, "draw")
		if w, _ := g.Waste(); deal != want || deal.Len(w) != drawn || l.Moves() != 0 {
			t.Errorf("%s deals\n%s", name, g.Text(&deal))
		}
		for ply := range enginetest.Walk(g, deal, 3, 60) {
			do(t, l, engine.Step{Move: ply.Move})
		}
		if r, err := engine.ParseRecord(variants.Catalogue(), engine.Record{ID: "w", Line: l}.String()); err != nil || !sameLine(r.Line, l) {
			t.Errorf("%s: %v", name, err)
		}
		for l.Moves() > 0 {
			do(t, l, undo)
		}
		if *l.State() != deal || l.Score() != 0 {
			t.Errorf("%s: all taken back is\n%s", name, g.Text(l.State()))
		}
	}
}

// TestDrawOfTwo goes through the stock twice, two cards at a time, the last alone.
func TestDrawOfTwo(t *testing.T) {
	checkRules(t, "klondike/classico@1+draw=2/draw2", []rule{
		{name: "two of three", table: "s: [2C 7H KD]", move: "draw", after: "s: [2C] \n w: KD 7H"},
		{name: "the last alone", table: "s: [2C] \n w: KD 7H", move: "draw", after: "w: KD 7H 2C"},
		{name: "and over again", table: "w: KD 7H 2C", move: "recycle", after: "s: [2C 7H KD]"},
	})
}
