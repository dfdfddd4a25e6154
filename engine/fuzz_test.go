package engine_test

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// FuzzParseCard: what is read is written and read again the same.
func FuzzParseCard(f *testing.F) {
	f.Add("AS")    // the first card
	f.Add("KD'7")  // the last
	f.Add("10H")   // ten with two digits
	f.Add("10H'3") // the longest
	f.Add("QH'8")  // a copy too many
	f.Add("?S")    // the letter of no rank
	f.Add("X1")    // a joker
	f.Add("X8")    // the last
	f.Add("X9")    // a joker too many
	f.Add("XS")    // of no suit
	f.Add("X1'1")  // of no further copy
	f.Add("É1")    // more bytes than letters
	f.Fuzz(func(t *testing.T, text string) {
		c, _, err := engine.ParseCard(text)
		if err != nil {
			return
		}
		if again, _, err := engine.ParseCard(c.String()); err != nil || again != c || c.Up() || c.Rank() < engine.Ace || c.Rank() > engine.Joker {
			t.Errorf("%q is %v, then %v, %v", text, c, again, err)
		}
	})
}

// FuzzParseMove: what is read is written the same, and any table says yes or why not.
func FuzzParseMove(f *testing.F) {
	for _, text := range []string{
		"draw", "recycle", "row", // without piles
		"w-f1", "c3-c5x2", "f4-c7", // with
		"s-w", "c1-c1", "c1-c2x255", // never legal
		"c10-c1", "c1-c2x1", "-", "x", "c1-c2x", "c99999999999999999999-c1", // not all read
	} {
		f.Add(text)
	}
	g := enginetest.Game(f, mainGames[0])
	s := g.Deal(1)
	f.Fuzz(func(t *testing.T, text string) {
		m, err := g.ParseMove(text)
		if err != nil {
			return
		}
		if g.MoveText(m) != text {
			t.Errorf("%q is written %q", text, g.MoveText(m))
		}
		if err := g.Check(&s, m); err != nil {
			if _, ok := err.(engine.Reason); !ok {
				t.Errorf("%q: %v is no reason", text, err)
			}
		}
	})
}

// FuzzTable: a table that is read is written and read again the same, and can be played.
func FuzzTable(f *testing.F) {
	f.Add(uint8(0), "c1: KH QS\nc2: [TC 9D] 8S 7H\nf1: AS..2S\ns: [5C 9D]\nw: 4D") // all there is
	f.Add(uint8(1), "c1: [KS'1 KS] QS\nf8: AS..KS")                                // copies and a run
	f.Add(uint8(2), "c1: KC [QC]\nc2: KC'1")                                       // a face-down card on top
	f.Add(uint8(3), "recycled: 1\nw: 9H")                                          // passes that are counted
	f.Add(uint8(0), "f1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..KD")              // won
	f.Add(uint8(1), "")                                                            // nothing
	f.Add(uint8(1), "c1:[AS]\nc1: AS..")                                           // not to be read
	f.Add(uint8(4), "c1: [9H] X1 7D\nf2: AH X2 3H\ns: [2H]")                       // jokers everywhere
	f.Add(uint8(4), "j1: X1\nj2: X2\nf1: AS..KS")                                  // in cells
	f.Add(uint8(4), "j2: X1\nw: 2H AS X1 X2")                                      // one too many
	f.Add(uint8(4), "f1: X1..X2\nj1: AS")                                          // not to be read
	names := []string{mainGames[0], one, four, "klondike/free@1/draw3/passes3", jokerGame}
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		g := enginetest.Game(t, names[int(which)%len(names)])
		s, err := g.ParseTable(text)
		if err != nil {
			return
		}
		if again, err := g.ParseTable(g.Text(&s)); err != nil || again != s {
			t.Fatalf("%q is written %q: %v", text, g.Text(&s), err)
		}
		total := s.Total()
		for ply := range enginetest.Walk(g, s, 1, 30) {
			if ply.After.Total() != total {
				t.Fatalf("%s: cards lost in\n%s", g.MoveText(ply.Move), g.Text(&ply.Before))
			}
		}
	})
}

// FuzzRecord: a record that is read is written and read again the same.
func FuzzRecord(f *testing.F) {
	for _, path := range []string{"klondike-draw1", "klondike-draw3", "spider-1"} { // whole games
		f.Add(readFile(f, "testdata/games/"+path+".txt"))
	}
	f.Add(engine.Record{ID: "a", Time: 1, Line: randomLine(enginetest.Game(f, mainGames[1]), 1, 1, 30)}.String()) // every kind of step
	f.Add(strings.Replace(goodRecord, "KEY", "0", 1))                                                             // a wrong key
	f.Add("pazienza 1\ngame spider-1/free@1\ndeal 1\nid  \ntime 0\nlog\nkey 1")                                   // nearly nothing
	for _, path := range []string{                                                                                // time stamps, jokers and cells, house rules, passes
		"klondike_windows-timed@1_draw1", "joker-klondike_classico@1_draw1", "spider-klondike_classico@1",
		"klondike_tradicional@1+waste-home=7+recycle-3=-35+auto=never_draw3_passes3",
		"spider-1_spider-barriers@1+start=100+run=50",
	} {
		text, _, _ := strings.Cut(readFile(f, "testdata/records/"+path+".txt"), "\n\n")
		f.Add(text)
	}
	for _, stamp := range []string{"@1", "@0", "@01", "@+1", "@-1", "@", "@1@2", "@99999999999999999999", "@3@1 hint@2"} { // one of them in order
		f.Add(strings.Replace(goodRecord, "undo", "undo"+stamp, 1))
	}
	for _, house := range []string{ // some out of order, range or the set's own value
		"+draw=3+undo=strict", "+undo=strict+draw=3", "+undo=free", "+undo=", "+", "+passes=10", "+score=no+floor=no", "+turn-up=-100+turn-up=7",
	} {
		f.Add(strings.Replace(goodRecord, "@1", "@1"+house, 1))
	}
	c := variants.Catalogue()
	f.Fuzz(func(t *testing.T, text string) {
		r, err := engine.ParseRecord(c, text)
		if err != nil {
			return
		}
		again, err := engine.ParseRecord(c, r.String())
		if err != nil || again.String() != r.String() || !sameLine(again.Line, r.Line) {
			t.Errorf("%v: read again differently:\n%s", err, r)
		}
	})
}

// FuzzHouse: house rules that are read are written the same, can be made of their base by
// hand, and can be played, saved and read again.
func FuzzHouse(f *testing.F) {
	for _, key := range []string{
		"classico@1+draw=2+passes=2+waste-dealt=yes/draw2/passes2",  // what changes the deal
		"classico@1+home-stays=yes+start=-9+turn-up=0/draw3",        // refused by the floor
		"windows-timed@1+recycle-1=0+undo-depth=1+auto=never/draw1", // numbers and words
		"free@1+score=yes+win=5/draw1/passes3",                      // a score of one's own
		"classico@1+undo=free/draw1",                                // no change
		"classico@1+move=1/draw1",                                   // a farm
		"spider-strict@1+run=7+undo=barriers",                       // no draw
		"free@1+draw=3", "classico@1++/draw1", "@1+undo", "+=", "",  // not to be read
	} {
		f.Add(key)
	}
	c := variants.Catalogue()
	f.Fuzz(func(t *testing.T, key string) {
		for _, v := range c.Variants {
			g, err := c.Game(v.ID + "/" + key)
			if err != nil {
				continue
			}
			if g.Name() != v.ID+"/"+key {
				t.Fatalf("%q is written %q", key, g.Name())
			}
			values := map[string]int{}
			for _, field := range engine.Fields() {
				values[field.Name] = field.Of(g.RuleSet)
			}
			if again, err := g.RuleSet.Base().With(values); err != nil || again.Key() != g.RuleSet.Key() {
				t.Fatalf("%q made by hand is %q: %v", key, again.Key(), err)
			}
			l := randomLine(g, 5, 5, 30)
			r, err := engine.ParseRecord(c, engine.Record{ID: "h", Line: l}.String())
			if err != nil || !sameLine(r.Line, l) {
				t.Fatalf("%q: %v", key, err)
			}
		}
	})
}

// FuzzWalk: bytes choose a game, a deal and moves. No card is lost, undo leads back, tables
// and keys read back, and BruteForce goes along.
func FuzzWalk(f *testing.F) {
	f.Add(uint8(0), uint32(1), []byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9})                  // forward
	f.Add(uint8(1), uint32(20417), []byte{255, 255, 255, 255, 0, 0, 0, 255, 255})     // the stock above all
	f.Add(uint8(2), uint32(7), []byte("any moves will do, one for each letter here")) // a longer one
	f.Add(uint8(4), uint32(engine.MaxDeal), []byte{255, 255, 255, 255, 255, 9, 9, 9}) // all row deals
	f.Add(uint8(9), uint32(8), []byte("jokers go home, and into cells from there"))   // jokers
	f.Add(uint8(10), uint32(9), []byte{255, 9, 9, 255, 9, 9, 255, 9, 9, 9, 255, 255}) // row deals over runs that change colour
	f.Add(uint8(11), uint32(8), []byte("what is home stays home, jokers too"))        // house rules
	names := append(undoGames(), "joker-klondike/free@1+home-stays=yes/draw1", "klondike/free@1/draw3/passes1")
	f.Add(uint8(len(mainGames)-1), uint32(5), []byte("two at one table, one after the other, each with a pack"))
	f.Fuzz(func(t *testing.T, which uint8, deal uint32, choices []byte) {
		g := enginetest.Game(t, names[int(which)%len(names)])
		l := engine.NewLine(g, int(deal)%engine.MaxDeal+1)
		start := *l.State()
		b, err := enginetest.NewBruteForce(g.Name(), g.Text(&start))
		if err != nil {
			t.Fatal(err)
		}
		for _, choice := range choices[:min(len(choices), 200)] {
			moves := g.Legal(l.State(), nil)
			if len(moves) == 0 {
				break
			}
			m := moves[int(choice)*len(moves)/256]
			before := *l.State()
			do(t, l, engine.Step{Move: m})
			switch why := l.CheckUndoBy(int(m.Player)); {
			case why == nil:
				do(t, l, engine.StepOf(engine.OpUndo, int(m.Player)))
				if got := *l.State(); g.Text(&got) != g.Text(&before) && !g.Two() {
					t.Fatalf("undo of %s leads elsewhere", g.MoveText(m))
				}
				do(t, l, engine.StepOf(engine.OpRedo, int(m.Player)))
			case !g.Two():
				t.Fatalf("undo of %s: %v", g.MoveText(m), why)
			}
			b = b.After(g.MoveText(m))
			if b.Text() != g.Text(l.State()) || !conserved(g, l.State()) {
				t.Fatalf("%s in\n%sgives\n%swant\n%s", g.MoveText(m), g.Text(&before), g.Text(l.State()), b.Text())
			}
		}
		for l.Moves() > 0 && !g.Two() {
			do(t, l, undo)
		}
		if g.Two() {
			return // what went to the shared foundations stays there
		}
		if *l.State() != start || l.State().Key() != start.Key() {
			t.Error("undoing all does not lead to the deal")
		}
	})
}
