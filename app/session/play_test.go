package session

import (
	"testing"
	"time"

	"pazienza/engine"
)

func TestTap(t *testing.T) {
	const jokers = "joker-klondike/free@1/draw1"
	tests := []struct {
		name, game, table string
		pile              string
		index             int
		want              []string // moves of one tap after the other on the same card
	}{
		{"an ace goes home", draw1, "c1: AS\nc2: 2H\nc3: KD", "c1", 0, []string{"c1-f1"}},
		{"a card that may be missed goes to a column first, then home, then back", draw1,
			"f1: AS..4S\nc1: 5S\nc2: 6H\nc3: 9C", "c1", 0, []string{"c1-c2", "c2-f1", "f1-c2"}},
		{"a safe card goes home first", draw1, "f1: AS\nf2: AH\nf4: AD\nc1: 2S\nc2: 3H", "c1", 0, []string{"c1-f1"}},
		{"a run goes whole from the card tapped", draw1, "c1: KS QH JS\nc2: QD\nc3: KC", "c1", 1, []string{"c1-c3x2"}},
		{"a bare king gains nothing by another hole", draw1, "c1: KS\nc2: QD", "c1", 0, []string{"no-place"}},
		{"the waste's card goes to a column", draw1, "w: 9C 4D\nc1: 5S", "w", 1, []string{"w-c1"}},
		{"in spider one's own suit comes first", "spider-4/free@1", "c1: 8S\nc2: 9H\nc3: 9S\nc4: 2D", "c1", 0, []string{"c1-c3", "c3-c2", "c2-c5"}},
		{"a joker goes to a column, then to a hole, and to a foundation last", jokers, "f1: AS\nw: X1\nc1: 9H", "w", 0, []string{"w-c1", "c1-c2", "c2-f1", "f1-c3"}},
		{"of foundations a joker takes one where a card follows", jokers, "f1: AS\nf2: AH\nw: X1\nc1: 3H", "w", 0, []string{"w-c1", "c1-c2", "c2-f2"}},
		{"a joker comes out of its cell", jokers, "j1: X1\nc1: KH\nc2: AS", "j1", 0, []string{"j1-c1"}},
		{"a card takes its place from a joker", jokers, "f1: AS X1 3S\nc1: 2S\nc2: 3H", "c1", 0, []string{"c1-f1"}},
		{"a run over a joker goes whole", jokers, "c1: 9S X1 7S\nc2: TH", "c1", 0, []string{"c1-c2x3"}},
		{"of eight foundations two take a card", "double-klondike/free@1/draw1", "f1: AS..4S\nf5: AS..4S\nw: 5S\nc1: 6H", "w", 0, []string{"w-c1", "c1-f1", "f1-c1", "c1-f5"}},
		{"a card that stays home says so", "klondike/classico@1+home-stays=yes/draw1", "f1: AS 2S\nc1: 3H", "f1", 1, []string{"cards-stay"}},
		{"in spider klondike a hole takes any card, last", "spider-klondike/free@1", "c1: KS 9S\nc2: 9H", "c1", 1, []string{"c1-c3"}},
		{"a broken run says so", one, "c1: 9S 7S\nc2: 10S", "c1", 0, []string{"not-a-run"}},
		{"a face-down card says so", one, "c1: [9S] 7S\nc2: 10S", "c1", 0, []string{"card-face-down"}},
		{"nothing fits", one, "c1: 9S\nc2: 2S\nc3: 3S\nc4: 4S\nc5: 5S\nc6: 6S\nc7: 7S\nc8: 8S\nc9: 9S\nc10: 9S", "c1", 0, []string{"no-place"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := sit(t, &Memory{}, tt.game)
			b.lay(tt.game, tt.table)
			pile, index := b.pile(tt.pile), tt.index
			for _, want := range tt.want {
				c := b.do(Intent{Kind: Tap, Pile: pile, Index: index})
				got := ""
				if c.Cause == Refused {
					got = c.Why.Error()
				} else {
					got = b.Game().MoveText(c.Move)
					pile = c.Move.To
					index = b.Line().State().Len(pile) - int(c.Move.Count)
				}
				if got != want {
					t.Fatalf("tap: %s, want %s", got, want)
				}
			}
		})
	}
}

// TestTapPrefers sends one card where the player would rather have it; the same card tapped
// again goes on to the other place.
func TestTapPrefers(t *testing.T) {
	const safe, needed = "f1: AS\nf2: AH\nf4: AD\nc1: 2S\nc2: 3H", "f1: AS..4S\nc1: 5S\nc2: 6H"
	for _, tt := range []struct {
		prefer Prefer
		table  string
		want   [2]string
	}{
		{PreferSafe, safe, [2]string{"c1-f1", "f1-c2"}},
		{PreferSafe, needed, [2]string{"c1-c2", "c2-f1"}},
		{PreferColumns, safe, [2]string{"c1-c2", "c2-f1"}},
		{PreferColumns, needed, [2]string{"c1-c2", "c2-f1"}},
		{PreferFoundations, safe, [2]string{"c1-f1", "f1-c2"}},
		{PreferFoundations, needed, [2]string{"c1-f1", "f1-c2"}},
	} {
		b := sit(t, &Memory{}, draw1)
		b.lay(draw1, tt.table)
		b.Prefer = tt.prefer
		pile := b.pile("c1")
		for i, want := range tt.want {
			c := b.do(Intent{Kind: Tap, Pile: pile, Index: b.Line().State().Len(pile) - 1})
			if got := b.Game().MoveText(c.Move); c.Cause != Moved || got != want {
				t.Errorf("preferring %d, tap %d of\n%s\n: %s, want %s", tt.prefer, i+1, tt.table, got, want)
			}
			pile = c.Move.To
		}
	}
}

func (b *bench) pile(name string) engine.PileID {
	p, ok := b.Game().PileNamed(name)
	if !ok {
		b.t.Fatalf("no pile %q", name)
	}
	return p
}

func TestRefusals(t *testing.T) {
	b := sit(t, &Memory{}, draw1)
	b.lay(draw1, "c1: 5S\nc2: 5H")
	if c := b.move("c1-c2"); c.Cause != Refused || c.Why != engine.OneRankLower || c.Pile != b.pile("c2") || c.Before != c.After {
		t.Errorf("told %+v", c)
	}
	b.told = nil
	m, _ := b.Game().ParseMove("c1-c1")
	if b.Do(Intent{Kind: Carry, Move: m}, 0); len(b.told) != 0 {
		t.Errorf("putting a card back where it was told %+v", b.told)
	}
	b.lay(one, "s: [2S 3S 4S 5S 6S 7S 8S 9S TS JS]\nc1: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS\nc3: KS")
	if c := b.do(Intent{Kind: Stock}); c.Why != engine.ColumnEmpty || c.Pile != b.pile("c2") {
		t.Errorf("told %+v", c)
	}
}

func TestUndoRedo(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	start := b.State()
	if c := b.do(Intent{Kind: Undo}); c.Why != engine.NothingToUndo {
		t.Errorf("told %+v", c)
	}
	b.do(Intent{Kind: Stock})
	drawn := b.State()
	if c := b.do(Intent{Kind: Undo}); c.Cause != Undone || c.Before != drawn || c.After != start {
		t.Errorf("told %v", c.Cause)
	}
	if c := b.do(Intent{Kind: Redo}); c.Cause != Redone || c.After != drawn {
		t.Errorf("told %v", c.Cause)
	}
	if c := b.do(Intent{Kind: Redo}); c.Why != engine.NothingToRedo {
		t.Errorf("told %+v", c)
	}
}

func TestHintsGoRound(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	first := b.do(Intent{Kind: Hint})
	if first.Cause != Hinted || first.Hint == nil {
		t.Fatalf("told %+v", first)
	}
	n := len(b.hints.list)
	for range n {
		first = b.do(Intent{Kind: Hint})
	}
	if *first.Hint != b.hints.list[0] {
		t.Error("after the last hint the first does not come again")
	}
	if st := b.Status(0); !st.Assisted {
		t.Error("a game with hints is clean")
	}
	if last := b.hints.list[n-1]; last.Kind != engine.Draw {
		t.Errorf("the last hint is %+v, not the draw", last)
	}
}

func TestResultText(t *testing.T) {
	r := Result{ID: "x1", Game: draw3, Deal: 20417, Outcome: Won, Time: 252 * time.Second, Moves: 131, Score: 745, Undos: 2, Hints: 1, At: 1790000000}
	got, err := ParseResult("x1", r.String())
	if err != nil || got != r {
		t.Fatalf("%+v, %v", got, err)
	}
	for _, bad := range []string{"", "result 1", r.String() + " x", "result 2" + r.String()[8:], r.String()[:len(r.String())-11] + "-1"} {
		if _, err := ParseResult("x1", bad); err == nil {
			t.Errorf("accepted %q", bad)
		}
	}
}

func TestFigures(t *testing.T) {
	past := newHistory(&Memory{})
	add := func(id string, o Outcome, at int64, undos int) {
		past.put(Result{ID: id, Game: one, Outcome: o, At: at, Undos: undos, Time: time.Duration(at) * time.Second, Moves: int(at), Score: int(at)})
	}
	add("a", Won, 5, 0)
	add("b", Lost, 6, 0)
	add("c", Won, 9, 1)
	add("d", Won, 7, 0)
	add("d", Won, 7, 0) // the same game told twice
	add("e", Unfinished, 10, 0)
	add("a-on", Won, 11, 0) // played on from the first
	want := Figures{
		Share: Share{4, 3}, Open: 1, Clean: Share{3, 2}, Assisted: Share{1, 1}, NoUndo: Share{3, 2}, Streak: 2, BestStreak: 2,
		BestTime: 5 * time.Second, SumTime: 21 * time.Second, BestMoves: 5, SumMoves: 21, BestScore: 9,
	}
	if got := past.Figures(one); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}
