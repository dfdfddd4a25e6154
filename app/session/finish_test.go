package session

import (
	"testing"
	"time"

	"pazienza/engine"
)

// nearWin is all but finished, with cards left in the stock.
const nearWin = "f1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..9D\nc1: KD\nc2: QD\ns: [TD JD]"

func TestFinishByItself(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	b.lay(draw3, nearWin+"\nc3: ")
	b.do(Intent{Kind: Stock})
	if last := b.told[len(b.told)-1]; last.Cause != Finishing || !b.Status(0).Finishing {
		t.Fatalf("told %v", last.Cause)
	}
	if r, _ := b.History().Get("drawn"); r.Outcome != Won {
		t.Error("a proven win is not noted before its last card has flown")
	}
	steps := 0
	for b.Tick(b.now) {
		b.now += 20 * time.Millisecond
		steps++
	}
	if !b.Status(0).Won || steps < 4 {
		t.Fatalf("won %v after %d ticks", b.Status(0).Won, steps)
	}
	if f := b.History().Figures(draw3); f.Won != 1 || f.Played != 1 || f.BestMoves != b.Line().Moves() || f.BestScore != b.Line().Score() {
		t.Errorf("figures %+v; the line has %d moves and %d points", f, b.Line().Moves(), b.Line().Score())
	}
	b.do(Intent{Kind: Undo})
	b.do(Intent{Kind: Redo})
	if f := b.History().Figures(draw3); f.Won != 1 || f.Played != 1 {
		t.Errorf("won again after undo: %+v", f)
	}
}

func TestAnyPressStopsFinishing(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	b.lay(draw3, nearWin)
	b.do(Intent{Kind: Stock})
	b.now += firstPace
	b.Tick(b.now)
	table := b.State()
	for _, press := range []Intent{{Kind: Stop}, {Kind: Tap, Pile: b.pile("c1")}, {Kind: Stock}, {Kind: Hint}, {Kind: Redo}} {
		if c := b.do(press); c.Cause != Stopped || b.State() != table || len(b.told) != 1 {
			t.Fatalf("%+v told %+v", press, b.told)
		}
		b.Do(Intent{Kind: Finish}, b.now)
	}
	b.do(Intent{Kind: Stop})
	if r, _ := b.History().Get("drawn"); r.Outcome != Won || r.Moves != 5 || r.Score != 40 {
		t.Errorf("the result of a proven win has not the figures it will have: %+v", r)
	}
	if b.now += time.Second; b.Tick(b.now) || b.State() != table {
		t.Fatal("goes on after a stop")
	}
	if b.do(Intent{Kind: Undo}); b.Status(0).Finishing {
		t.Error("undo starts it again")
	}
	if b.do(Intent{Kind: Finish}); !b.Status(0).Finishing {
		t.Error("it does not go on when asked")
	}
}

func TestFinishOnTap(t *testing.T) {
	b := sit(t, &Memory{}, casa)
	b.lay(casa, nearWin)
	b.do(Intent{Kind: Stock})
	if st := b.Status(0); st.Finishing || !st.CanFinish {
		t.Fatalf("%+v", st)
	}
	if b.do(Intent{Kind: Undo}); !b.Status(0).CanFinish && b.canFinish() {
		t.Error("after undo it can finish and does not say so")
	}
	b.do(Intent{Kind: Redo})
	if c := b.do(Intent{Kind: Tap, Pile: b.pile("c1")}); c.Cause != Finishing {
		t.Errorf("a tap on a card told %v", c.Cause)
	}
}

// TestManner lets the player's wish go before the rule set's.
func TestManner(t *testing.T) {
	wish := func(m engine.AutoManner) *engine.AutoManner { return &m }
	for _, tt := range []struct {
		game             string
		wish             *engine.AutoManner
		by, tap, offered bool // it finishes by itself; a tap lets it; it is offered
	}{
		{draw3, nil, true, true, true},
		{casa, nil, false, true, true},
		{"klondike/classico@1+auto=offered/draw1", nil, false, false, true},
		{"klondike/classico@1+auto=never/draw1", nil, false, false, false},
		{draw3, wish(engine.AutoOnTap), false, true, true},
		{casa, wish(engine.AutoByItself), true, true, true},
		{casa, wish(engine.AutoOffered), false, false, true},
		{draw3, wish(engine.AutoNever), false, false, false},
		{"klondike/classico@1+auto=never/draw1", wish(engine.AutoOnTap), false, true, true},
	} {
		b := sit(t, &Memory{}, tt.game)
		b.Manner = tt.wish
		b.lay(tt.game, nearWin)
		b.do(Intent{Kind: Stock})
		st := b.Status(0)
		if st.Finishing != tt.by || (st.CanFinish || st.Finishing) != tt.offered {
			t.Errorf("%s, %v: finishing %v, can %v", tt.game, tt.wish, st.Finishing, st.CanFinish)
		}
		if tt.by {
			if b.do(Intent{Kind: Stop}); !b.Status(0).FinishesOnTap() {
				t.Errorf("%s, %v: once stopped, no tap lets it go on", tt.game, st.Auto)
			}
			continue
		}
		if got := st.FinishesOnTap(); got != tt.tap {
			t.Errorf("%s, %v: a tap beside the cards starts it: %v", tt.game, st.Auto, got)
		}
		b.do(Intent{Kind: Tap, Pile: b.pile("c2"), Index: 0})
		if got := b.Status(0).Finishing; got != tt.tap {
			t.Errorf("%s, %v: a tap starts it: %v", tt.game, st.Auto, got)
		}
		b.Do(Intent{Kind: Finish}, 0)
		if got := b.Status(0).Finishing; got != tt.offered {
			t.Errorf("%s, %v: asked, it starts: %v", tt.game, st.Auto, got)
		}
	}
}

// run lets the game finish to its last card, with time going by.
func (b *bench) run() {
	b.t.Helper()
	if !b.Status(b.now).Finishing {
		b.t.Fatal("it does not finish by itself")
	}
	for b.Tick(b.now) {
		b.now += 20 * time.Millisecond
	}
	if !b.Status(b.now).Won {
		b.t.Fatal("it does not finish")
	}
}

// TestFinishRecyclesFree turns the waste over in a game where that costs 20.
func TestFinishRecyclesFree(t *testing.T) {
	const table = "f1: AS..KS\nf2: AH..QH\nf3: AC..KC\nf4: AD..8D\nc1: TD\nc2: 9D\nw: KH QD JD KD"
	b := sit(t, &Memory{}, draw3)
	b.lay(draw3, table)
	b.move("c2-f4")
	b.run()
	if got := b.Line().Score(); got != 6*10 {
		t.Errorf("%d points, want 60: the recycle costs", got)
	}
	b = sit(t, &Memory{}, draw3)
	b.lay(draw3, table)
	b.move("c2-f4")
	b.do(Intent{Kind: Stop})
	if b.do(Intent{Kind: Stock}); b.Line().Score() != 0 {
		t.Errorf("%d points after a recycle by hand, want 0", b.Line().Score())
	}
}

// TestUndoAfterFinishing takes the cards back one at a time, each with its points.
func TestUndoAfterFinishing(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	b.lay(draw3, nearWin)
	b.do(Intent{Kind: Stock})
	start := b.State()
	b.run()
	for _, want := range []int{30, 20, 10, 0} {
		c := b.do(Intent{Kind: Undo})
		if c.Cause != Undone || c.Move.Kind != engine.Carry || c.Move.Count != 1 || b.Line().Score() != want {
			t.Errorf("undo of %s leaves %d points, want %d", b.Game().MoveText(c.Move), b.Line().Score(), want)
		}
		if len(b.told) != 1 || b.Status(b.now).Finishing {
			t.Error("it goes on by itself")
		}
	}
	if b.State() != start {
		t.Error("it is another table")
	}
	if r, _ := b.History().Get("drawn"); r.Outcome != Won || r.Score != 40 {
		t.Errorf("the result is %+v", r)
	}
}

// TestFinishInNoTime makes ten moves in the time of a frame where nothing is to be seen moving.
func TestFinishInNoTime(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	b.FinishPace = 1600 * time.Microsecond
	b.lay(draw3, "f1: AS..3S\nf2: AH..3H\nf3: AC..KC\nf4: AD..KD\nc1: KS QH JS TH 9S 8H 7S 6H 5S 4H\nc2: KH QS JH TS 9H 8S 7H 6S 5H 4S")
	b.do(Intent{Kind: Finish})
	before := b.Line().Moves()
	b.now += 16 * time.Millisecond
	if b.Tick(b.now); b.Line().Moves() != before+10 {
		t.Errorf("%d moves in a frame, want 10", b.Line().Moves()-before)
	}
	if b.run(); !b.Status(0).Won {
		t.Error("not won")
	}
}

// TestBroughtDownStaysDown takes a card back from its foundation: what was brought down on
// purpose is not sent up again, whatever is done elsewhere, until the player has put it back
// or asks for it.
func TestBroughtDownStaysDown(t *testing.T) {
	const table = "f1: AS..KS\nf2: AH..KH\nf3: AC..QC\nf4: AD..QD\nc1: KD\nc2: KC"
	begun := func() *bench {
		b := sit(t, &Memory{}, draw3)
		b.lay(draw3, table)
		for _, m := range []string{"f3-c1", "c2-c3", "c3-c2"} {
			if b.move(m); b.Status(0).Finishing || b.Status(0).CanFinish {
				t.Fatalf("after %s it is sent back", m)
			}
		}
		return b
	}
	b := begun()
	for range 3 { // taken back and made again it is as before
		b.do(Intent{Kind: Undo})
	}
	if b.do(Intent{Kind: Redo}); b.Status(0).Finishing {
		t.Error("made again it is sent back")
	}
	if b.move("c1-f3"); !b.Status(0).Finishing {
		t.Error("put back by hand it does not let the game finish")
	}
	b = begun()
	if b.do(Intent{Kind: Finish}); !b.Status(0).Finishing {
		t.Error("the game does not finish when it is asked to")
	}
}

// TestFinishEverywhere ends a game of each kind from a table that any hand could finish.
func TestFinishEverywhere(t *testing.T) {
	for game, table := range map[string]string{
		casino: nearWin,
		"klondike/classico@1+home-stays=yes/draw3": nearWin,
		"klondike/classico@1+undo=strict/draw3":    nearWin,
		"thoughtful-klondike/classico@1/draw3":     nearWin,
		"double-klondike/classico@1/draw1":         eight + "f8: AD..QD\ns: [KD]",
		"joker-klondike/classico@1/draw3":          rest + "f4: AD..JD\nc1: X1\ns: [KD QD]",
		"spider-klondike/classico@1":               eight + "f8: AD..JD\nc1: KD QD",
		one:                                        open7 + "c1: KS QS JS\nc2: TS 9S 8S 7S 6S 5S 4S 3S 2S AS",
	} {
		b := sit(t, &Memory{}, game)
		b.lay(game, table)
		b.Do(Intent{Kind: Finish}, b.now)
		b.run()
		if r, _ := b.History().Get("drawn"); r.Outcome != Won || r.Score != b.Line().Score() || r.Moves != b.Line().Moves() {
			t.Errorf("%s: the result is %+v", game, r)
		}
	}
}
