package engine_test

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

const (
	live  = "double-solitaire/pair@1/draw1"
	turns = "double-solitaire/pair@1/draw1/turns"
)

// TestTwoTouch: nobody touches the other's cards, and the foundations are everybody's.
func TestTwoTouch(t *testing.T) {
	checkRules(t, live, []rule{
		{name: "own columns", table: "c1: 8S \n c2: 7H", move: "1:c2-c1", after: "c1: 8S 7H"},
		{name: "own columns of the second", table: "c8: 8S \n c9: 7H", move: "2:c9-c8", after: "c8: 8S 7H"},
		{name: "not the other's card", table: "c1: 8S \n c2: 7H", move: "2:c2-c1", why: engine.NotYours},
		{name: "not to the other's column", table: "c1: 7H \n c8: 8S", move: "1:c1-c8", why: engine.NotYours},
		{name: "not from the other's column", table: "c1: 8S \n c8: 7H", move: "1:c8-c1", why: engine.NotYours},
		{name: "not the other's card home", table: "c8: AS", move: "1:c8-f1", why: engine.NotYours},
		{name: "not the other's waste", table: "c1: 8S \n w2: 7H", move: "1:w2-c1", why: engine.NotYours},
		{name: "not onto the other's stock", table: "c1: 8S", move: "1:c1-s2", why: engine.NotYours},
		{name: "own waste", table: "c1: 8S \n w1: 7H", move: "1:w1-c1", after: "c1: 8S 7H"},
		{name: "own stock", table: "s1: [4C] \n s2: [5C 6C]", move: "2:draw", after: "s1: [4C] \n s2: [5C] \n w2: 6C"},
		{name: "own recycle", table: "w1: 3C 2C \n w2: 4C", move: "1:recycle", after: "s1: [2C 3C] \n w2: 4C \n begun: 1 0"},
		{name: "on the other's card at home", table: "c8: 2S \n f1: AS'0", move: "2:c8-f1", after: "f1: AS 2S'1 \n c8:"},
		{name: "what is home stays", table: "c8: 2H \n f1: AS'0", move: "2:f1-c8", why: engine.CardsStay},
		{name: "the same place once", table: "c8: AS \n f1: AS'0", move: "2:c8-f1", why: engine.NextInSuit},
		{name: "the other place of the suit", table: "c8: AS \n f1: AS'0", move: "2:c8-f5", after: "f1: AS \n f5: AS'1"},
		{name: "no third player", table: "c1: 8S", move: "1:c1-c1", why: engine.SamePile},
		{name: "passing waits for the end of the stock", table: "c1: 8S \n w1: 2S", move: "1:pass", why: engine.NothingToPass},
		{name: "nothing left to draw", table: "c1: 8S", move: "1:pass", after: "c1: 8S \n begun: 2 0"},
		{name: "no recycle of nothing", table: "c1: 8S", move: "1:recycle", why: engine.StockEmpty},
	})
	g := enginetest.Game(t, live)
	s := enginetest.Table(t, g, "c1: 8S \n c2: 7H")
	if err := g.Check(&s, engine.Move{From: 1, To: 0, Count: 1, Player: 2}); err != engine.NoSuchMove {
		t.Errorf("a third player: %v", err)
	}
}

// TestTwoTurns: one moves at a time.
func TestTwoTurns(t *testing.T) {
	checkRules(t, turns, []rule{
		{name: "whose turn it is", table: "c8: 8S \n c9: 7H \n turn: 2", move: "2:c9-c8", after: "c8: 8S 7H \n turn: 2"},
		{name: "not out of turn", table: "c1: 8S \n c2: 7H \n turn: 2", move: "1:c2-c1", why: engine.NotYourTurn},
		{name: "not even a pass", table: "turn: 2", move: "1:pass", why: engine.NotYourTurn},
		{name: "a drawn card that goes nowhere ends the turn", table: "s1: [7H] \n turn: 1", move: "1:draw", after: "w1: 7H \n turn: 2"},
		{name: "one that goes somewhere does not", table: "c1: 8S \n s1: [7H] \n turn: 1", move: "1:draw", after: "c1: 8S \n w1: 7H \n turn: 1 drawn"},
		{name: "nor one that goes home", table: "s2: [AH] \n turn: 2", move: "2:draw", after: "w2: AH \n turn: 2 drawn"},
		{name: "the other's columns do not count", table: "c8: 8S \n s1: [7H] \n turn: 1", move: "1:draw", after: "c8: 8S \n w1: 7H \n turn: 2"},
		{name: "it comes before the next draw", table: "c1: 8S \n s1: [2C] \n w1: 7H \n turn: 1 drawn", move: "1:draw", why: engine.PlayOrPass},
		{name: "and before the recycle", table: "c1: 8S \n w1: 7H \n turn: 1 drawn", move: "1:recycle", why: engine.PlayOrPass},
		{name: "and the turn goes on", table: "c1: 8S \n s1: [2C] \n w1: 7H \n turn: 1 drawn", move: "1:w1-c1", after: "c1: 8S 7H \n s1: [2C] \n turn: 1"},
		{name: "other moves are free", table: "c1: 8S \n c2: 8C \n c3: 7D \n w1: 7H \n turn: 1 drawn", move: "1:c3-c2", after: "c1: 8S \n c2: 8C 7D \n w1: 7H \n turn: 1 drawn"},
		{name: "passing ends the turn", table: "c1: 8S \n w1: 7H \n turn: 1 drawn", move: "1:pass", after: "c1: 8S \n w1: 7H \n turn: 2"},
		{name: "a recycle does not", table: "w2: 7H \n turn: 2", move: "2:recycle", after: "s2: [7H] \n turn: 2 \n begun: 0 1"},
		{name: "a pass with nothing to draw is once through", table: "c1: 8S \n turn: 1", move: "1:pass", after: "c1: 8S \n turn: 2 \n begun: 2 0"},
	})
}

// TestTwoStarts: the lowest card on the column of one card starts, and of equal ones the
// next column decides.
func TestTwoStarts(t *testing.T) {
	g := enginetest.Game(t, turns)
	started, tied := [2]int{}, 0
	for deal := 1; deal <= 400; deal++ {
		s := g.Deal(deal)
		a, b, c := s.Top(0).Rank(), s.Top(7).Rank(), 0
		for a == b && c < 6 {
			c++
			a, b = s.Top(engine.PileID(c)).Rank(), s.Top(engine.PileID(7+c)).Rank()
		}
		if c > 0 {
			tied++
		}
		player, ok := g.Turn(&s)
		if !ok || (player == 0) != (a <= b) {
			t.Errorf("deal %d: %d starts, %v, with\n%s", deal, player+1, ok, g.Text(&s))
		}
		started[player]++
	}
	if tied < 10 || started[0] < 150 || started[1] < 150 {
		t.Errorf("started %v, %d ties", started, tied)
	}
}

// TestTwoEnd plays to each ending, and on.
func TestTwoEnd(t *testing.T) {
	const ahead, behind = "f1: AS'0 2S'0 3S'0 \n f2: AH'1 2H'1 \n", "f1: AS'1 2S'1 3S'1 \n f2: AH'0 2H'0 \n"
	const equal = "f1: AS'0 2S'1 \n"
	const lastOut = "c1: KD \n c8: [3S] KH \n f1: AS'0 2S'0 3S'0 4S'0 5S'0 6S'0 7S'0 8S'0 9S'0 TS'0 JS'0 QS'0 KS'0 \n" +
		"f2: AH'0 2H'0 3H'0 4H'0 5H'0 6H'0 7H'0 8H'0 9H'0 TH'0 JH'0 QH'0 KH'0 \n" +
		"f3: AC'0 2C'0 3C'0 4C'0 5C'0 6C'0 7C'0 8C'0 9C'0 TC'0 JC'0 QC'0 KC'0 \n" +
		"f4: AD'0 2D'0 3D'0 4D'0 5D'0 6D'0 7D'0 8D'0 9D'0 TD'0 JD'0 QD'0 \n"
	for _, e := range []struct {
		name, game, table, moves string
		want                     engine.Result
	}{
		{"first to send all out", live, lastOut, "1:c1-f4", engine.Result{Ending: engine.SentOut, Winner: 0}},
		{"not before", live, lastOut, "2:c8-c9", engine.Result{Winner: engine.Nobody}},
		{"blocked: more cards", live, ahead + "w1: 7S \n w2: 9S \n begun: 2 2", "1:recycle 2:recycle", engine.Result{Ending: engine.Blocked, Winner: 0}},
		{"blocked: more cards of the second", live, behind + "w1: 7S \n w2: 9S \n begun: 2 2", "1:recycle 2:recycle", engine.Result{Ending: engine.Blocked, Winner: 1}},
		{"blocked: fewer moves", live, equal + "w1: 7S \n w2: 9S \n begun: 1 1", "1:recycle 1:draw 1:recycle 2:recycle 2:draw 2:recycle", engine.Result{Ending: engine.Blocked, Winner: engine.Nobody}},
		{"blocked: fewer moves of the second", live, equal + "w1: 7S \n w2: 9S \n begun: 1 2", "1:recycle 1:draw 1:recycle 2:recycle", engine.Result{Ending: engine.Blocked, Winner: 1}},
		{"passes are no moves", live, equal + "c1: 7S \n w2: 9S \n begun: 1 2", "1:pass 1:pass 2:recycle", engine.Result{Ending: engine.Blocked, Winner: 0}},
		{"once is not enough", live, equal + "w1: 7S \n w2: 9S \n begun: 1 2", "1:recycle 2:recycle", engine.Result{Winner: engine.Nobody}},
		{"a card played by one starts it anew for both", live, equal + "c1: 8S \n w1: 7H \n w2: 9S \n begun: 2 2", "2:recycle 1:w1-c1 1:pass 1:pass", engine.Result{Winner: engine.Nobody}},
		{"to and fro does not", live, "c1: 8S 7H \n c2: 8C \n w1: 3S \n w2: 9S \n begun: 2 2", "1:c1-c2 2:recycle 1:c2-c1 1:recycle", engine.Result{Ending: engine.Blocked, Winner: 1}},
		{"turning up does", live, "c1: [2D] 7H \n c2: 8C \n w1: 3S \n w2: 9S \n begun: 2 2", "2:recycle 1:c1-c2 1:recycle", engine.Result{Winner: engine.Nobody}},
		{"by turns", turns, equal + "c1: 7S \n c8: 9S \n turn: 1", "1:pass 2:pass 1:pass 2:pass", engine.Result{Ending: engine.Blocked, Winner: engine.Nobody}},
		{"resigned", live, ahead + "w1: 7S", "1:recycle 1:resign", engine.Result{Ending: engine.Resigned, Winner: 1}},
		{"resigned out of turn", turns, "w1: 7S \n turn: 1", "2:resign", engine.Result{Ending: engine.Resigned, Winner: 0}},
	} {
		t.Run(e.name, func(t *testing.T) {
			g := enginetest.Game(t, e.game)
			l := engine.NewLineFrom(g, enginetest.Table(t, g, e.table))
			for _, text := range strings.Fields(e.moves) {
				if l.Result().Over() {
					t.Fatalf("over before %s", text)
				}
				st, err := g.ParseStep(text)
				if err != nil {
					t.Fatal(err)
				}
				do(t, l, st)
			}
			if l.Result() != e.want {
				t.Fatalf("%+v, want %+v in\n%s", l.Result(), e.want, g.Text(l.State()))
			}
			if !e.want.Over() {
				return
			}
			before := *l.State()
			for _, st := range []engine.Step{undo, redo, hint, {Move: engine.Move{Kind: engine.Draw}}, engine.StepOf(engine.OpResign, 1)} {
				if _, err := l.Do(st); err != engine.GameOver {
					t.Errorf("%s after the end: %v", g.StepText(st), err)
				}
			}
			if e.want.Ending != engine.Resigned && len(g.Legal(&before, nil)) > 0 || *l.State() != before {
				t.Error("goes on after the end")
			}
		})
	}
}

// TestTwoUndo takes back the own last move, whatever the other has done since.
func TestTwoUndo(t *testing.T) {
	const table = "c1: 8S \n c2: [2C] 7H \n c8: 8S \n c9: [2C] 7H \n s1: [5C] \n s2: [6C] \n c3: AD \n c10: [4C] AD \n"
	for _, u := range []struct{ name, game, steps, after string }{
		{"the other's move stands", live, "1:c2-c1 2:c9-c8 1:undo", "c1: 8S \n c2: [2C] 7H \n c8: 8S 7H \n c9: 2C \n s1: [5C] \n s2: [6C] \n c3: AD \n c10: [4C] AD"},
		{"and mine when the other undoes", live, "1:c2-c1 2:c9-c8 2:undo", "c1: 8S 7H \n c2: 2C \n c8: 8S \n c9: [2C] 7H \n s1: [5C] \n s2: [6C] \n c3: AD \n c10: [4C] AD"},
		{"both, and one again", live, "1:c2-c1 2:c9-c8 1:undo 2:undo 1:redo", "c1: 8S 7H \n c2: 2C \n c8: 8S \n c9: [2C] 7H \n s1: [5C] \n s2: [6C] \n c3: AD \n c10: [4C] AD"},
		{"what went home since stays", live, "1:c2-c1 2:c10-f4 1:undo", "c1: 8S \n c2: [2C] 7H \n c8: 8S \n c9: [2C] 7H \n s1: [5C] \n s2: [6C] \n c3: AD \n c10: 4C \n f4: AD'1"},
		{"not what went home", live, "1:c3-f4 1:undo!undo-barrier", ""},
		{"not past it", live, "1:c2-c1 1:c3-f4 1:undo!undo-barrier 2:undo!nothing-to-undo", ""},
		{"but what came after it", live, "1:c3-f4 1:c2-c1 1:undo 1:undo!undo-barrier 1:redo 1:redo!nothing-to-redo", ""},
		{"in turn", turns, "1:c2-c1 1:undo 2:undo!not-your-turn", table + "turn: 1"},
		{"not the end of a turn", turns, "1:c2-c1 1:pass 1:undo!not-your-turn 2:pass 1:undo!undo-barrier", ""},
		{"not the draw that ends it", turns, "1:draw 2:draw 2:pass 1:undo!undo-barrier", ""},
	} {
		t.Run(u.name, func(t *testing.T) {
			g := enginetest.Game(t, u.game)
			l := engine.NewLineFrom(g, enginetest.Table(t, g, table))
			for _, text := range strings.Fields(u.steps) {
				text, why, _ := strings.Cut(text, "!")
				st, err := g.ParseStep(text)
				if err != nil {
					t.Fatal(err)
				}
				if _, err = l.Do(st); err == nil && why != "" || err != nil && err.Error() != why {
					t.Fatalf("%s: %v, want %q", text, err, why)
				}
			}
			if u.after != "" {
				enginetest.Same(t, g, *l.State(), u.after+"\n"+beginning(g, l.State()))
			}
		})
	}
}

// TestTwoUndoOfAPass: who takes back a pass through the stock has not been through it since the
// other played a card.
func TestTwoUndoOfAPass(t *testing.T) {
	g := enginetest.Game(t, live)
	for steps, begun := range map[string]string{
		"1:recycle 1:undo":         "begun: 2 1\n",
		"1:recycle 2:c8-f1 1:undo": "",
		"1:recycle 1:undo 2:c8-f1": "",
		"2:c8-f1 1:recycle 1:undo": "",
	} {
		l := engine.NewLineFrom(g, enginetest.Table(t, g, "c8: AS \n w1: 2S \n w2: 3S \n begun: 2 1"))
		for _, text := range strings.Fields(steps) {
			st, err := g.ParseStep(text)
			if err == nil {
				_, err = l.Do(st)
			}
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
		}
		if got := beginning(g, l.State()); got != begun {
			t.Errorf("%s: %q, want %q", steps, got, begun)
		}
	}
}

// TestTwoUndoOfAPlay: a card that was played and taken back was not played, so a blocked game
// cannot be put off by that for ever. Nothing that is taken back ends it, though: that is for
// the next pass through a stock.
func TestTwoUndoOfAPlay(t *testing.T) {
	g := enginetest.Game(t, live)
	const table = "c1: 8S \n c2: [2C] 7H \n c8: 8S \n w1: 2S 7D \n w2: 3S 7D \n"
	for _, u := range []struct{ begun, steps, after string }{
		{"2 2", "1:w1-c1 1:undo", "2 2"},
		{"2 2", "1:w1-c1 1:undo 1:recycle", "3 2"},
		{"2 2", "1:c2-c1 1:undo 1:recycle", "3 2"},
		{"2 2", "1:w1-c1 2:recycle 1:undo", "2 3"},
		{"1 1", "1:w1-c1 1:recycle 1:undo 1:undo 1:redo", ""},
		{"1 1", "1:w1-c1 1:recycle 1:undo 1:undo 1:redo 1:redo", "1 0"},
		{"2 2", "1:w1-c1 2:w2-c8 1:undo", ""},
		{"2 2", "1:w1-c1 2:w2-c8 1:undo 2:undo", "2 2"},
		{"3 1", "1:w1-c1 2:recycle 2:draw 2:draw 2:recycle 1:undo", "2 3"},
		{"3 1", "1:w1-c1 2:recycle 2:draw 2:draw 2:recycle 1:undo 1:recycle", "3 3"},
	} {
		l := engine.NewLineFrom(g, enginetest.Table(t, g, table+"begun: "+u.begun))
		for _, text := range strings.Fields(u.steps) {
			st, err := g.ParseStep(text)
			if err != nil {
				t.Fatal(err)
			}
			do(t, l, st)
		}
		want := ""
		if u.after != "" {
			want = "begun: " + u.after + "\n"
		}
		if got := beginning(g, l.State()); got != want {
			t.Errorf("%s, then %s: %q, want %q", u.begun, u.steps, got, want)
		}
		if over := u.after == "3 3"; l.Result().Over() != over {
			t.Errorf("%s, then %s: over is %v", u.begun, u.steps, !over)
		}
	}
}

// beginning is the line of a table's text that says how often the players began at a full
// stock.
func beginning(g *engine.Game, s *engine.State) string {
	_, rest, _ := strings.Cut(g.Text(s), "begun:")
	if rest == "" {
		return ""
	}
	return "begun:" + rest
}

// standing plays the moves of a line that stand, and no other: they lead to the same table.
func standing(t *testing.T, l *engine.Line) {
	t.Helper()
	g := l.Game()
	var stand []engine.Step
	var back [2][]engine.Step
	for _, st := range l.Log() {
		p := st.Player()
		switch st.Op {
		case engine.OpMove:
			stand, back[p] = append(stand, st), nil
		case engine.OpUndo:
			for i := len(stand) - 1; ; i-- {
				if stand[i].Player() == p {
					back[p] = append(back[p], stand[i])
					stand = append(stand[:i:i], stand[i+1:]...)
					break
				}
			}
		case engine.OpRedo:
			last := len(back[p]) - 1
			stand, back[p] = append(stand, back[p][last]), back[p][:last]
		}
	}
	s := *l.Dealt()
	for _, st := range stand {
		if err := g.Check(&s, st.Move); err != nil {
			t.Fatalf("%s: %v of\n%s", g.MoveText(st.Move), err, engine.Record{ID: "s", Line: l})
		}
		g.Apply(&s, st.Move, nil)
	}
	got, want := g.Text(l.State()), g.Text(&s)
	if begun := beginning(g, &s); begun == "begun: 3 3\n" && !l.Result().Over() { // nothing taken back ends the game
		got, want = strings.TrimSuffix(got, beginning(g, l.State())), strings.TrimSuffix(want, begun)
	}
	if got != want {
		t.Fatalf("stands at\n%swant\n%sof\n%s", got, want, engine.Record{ID: "s", Line: l})
	}
}
