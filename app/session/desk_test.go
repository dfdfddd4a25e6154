package session

import (
	"testing"
	"time"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// bench is a desk with its store, what it told, and a clock to turn.
type bench struct {
	*Desk
	t     *testing.T
	store *Memory
	told  []Change
	now   time.Duration
}

func counter() func() uint64 {
	n := uint64(100)
	return func() uint64 { n++; return n }
}

func sit(t *testing.T, store *Memory, game string) *bench {
	t.Helper()
	b := &bench{Desk: NewDesk(variants.Catalogue(), store, counter()), t: t, store: store}
	b.Watch(func(c Change) { b.told = append(b.told, c) })
	b.Open(game, 0)
	return b
}

func (b *bench) do(in Intent) Change {
	b.t.Helper()
	b.told = nil
	b.Do(in, b.now)
	if len(b.told) == 0 {
		b.t.Fatalf("%+v told nothing", in)
	}
	return b.told[0]
}

// lay puts a drawn table before the player, as if it had been dealt.
func (b *bench) lay(game, table string) {
	b.t.Helper()
	g, err := variants.Catalogue().Game(game)
	if err != nil {
		b.t.Fatal(err)
	}
	s, err := g.ParseTable(table)
	if err != nil {
		b.t.Fatal(err)
	}
	b.line = engine.NewLineFrom(g, s)
	b.id = "drawn"
	b.clear(0, b.now)
}

func (b *bench) move(text string) Change {
	b.t.Helper()
	m, err := b.Game().ParseMove(text)
	if err != nil {
		b.t.Fatal(err)
	}
	return b.do(Intent{Kind: Carry, Move: m})
}

const (
	draw1 = "klondike/classico@1/draw1"
	draw3 = "klondike/classico@1/draw3"
	casa  = "klondike/casa@1/draw1"
	one   = "spider-1/spider-charged@1"
)

func TestOpenDealsTheFirstGame(t *testing.T) {
	b := sit(t, &Memory{}, "")
	if b.Game().Name() != draw1 || b.told[0].Cause != Dealt {
		t.Fatalf("opened %s, told %v", b.Game().Name(), b.told[0].Cause)
	}
	if got := len(b.Saved()); got != 0 {
		t.Errorf("%d games to resume before the first move", got)
	}
}

func TestResumeAtEveryPrefix(t *testing.T) {
	for _, o := range variants.Offers() {
		t.Run(o.Slug, func(t *testing.T) {
			store := &Memory{}
			b := sit(t, store, o.Game)
			for i := range 60 {
				b.now += time.Second
				moves := b.Game().Legal(b.Line().State(), nil)
				if len(moves) == 0 {
					break
				}
				b.Do(Intent{Kind: Carry, Move: moves[(i*7)%len(moves)]}, b.now)
				if i%9 == 4 && b.Status(b.now).UndoWhy == nil {
					b.Do(Intent{Kind: Undo}, b.now)
				}
				again := sit(t, store, "")
				if again.State() != b.State() || again.Status(0).Score != b.Status(b.now).Score {
					t.Fatalf("step %d: resumed another table", i)
				}
				if len(b.Saved()) != 1 && b.Line().Moves() > 0 {
					t.Fatalf("step %d: %d games to resume", i, len(b.Saved()))
				}
			}
		})
	}
}

func TestUnknownLastGameHarmsNone(t *testing.T) {
	store := &Memory{}
	b := sit(t, store, draw1)
	b.do(Intent{Kind: Stock})
	table := b.State()
	for _, last := range []string{"klondike/classico@9/draw1", "", "nonsense"} {
		store.Write(Edit{Last, "game", last})
		if again := sit(t, store, ""); again.State() != table {
			t.Errorf("last game %q: the open game of %s is gone", last, draw1)
		}
	}
}

// TestNewPressedTwice keeps the game within reach: an untouched deal puts nothing aside.
func TestNewPressedTwice(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	b.do(Intent{Kind: Stock})
	table := b.State()
	b.do(Intent{Kind: New})
	b.do(Intent{Kind: New})
	if b.do(Intent{Kind: Recall}); b.State() != table {
		t.Fatal("the game is out of reach")
	}
	b.do(Intent{Kind: New})
	b.do(Intent{Kind: Stock})
	b.do(Intent{Kind: Undo})
	if b.Status(0).CanRecall {
		t.Error("undo past the first move of another game leads back")
	}
}

func TestClock(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	at := func(want time.Duration, why string) {
		t.Helper()
		if got := b.Status(b.now).Elapsed; got != want {
			t.Errorf("%s: %v, want %v", why, got, want)
		}
	}
	b.now = 10 * time.Second
	at(0, "before the first move")
	b.do(Intent{Kind: Stock})
	b.now += 5 * time.Second
	at(5*time.Second, "after it")
	b.Hide(true, b.now)
	b.now += time.Hour
	at(5*time.Second, "hidden")
	b.Hide(false, b.now)
	b.now += time.Second
	at(6*time.Second, "shown again")
	b.Do(Intent{Kind: Undo}, b.now)
	again := sit(t, b.store, "")
	if got := again.Status(0).Elapsed; got != 6*time.Second {
		t.Errorf("resumed with %v", got)
	}
}

func TestNewRestartRecall(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	b.do(Intent{Kind: Stock})
	table, id, deal := b.State(), b.id, b.Line().Deal()
	if b.do(Intent{Kind: Restart}); b.Line().Deal() != deal || b.Line().Moves() != 0 || b.id == id {
		t.Fatal("restart does not deal the same number anew")
	}
	if r, _ := b.History().Get(id); r.Outcome != Lost {
		t.Errorf("a game left after its first move is %v", r.Outcome)
	}
	if b.do(Intent{Kind: Recall}); b.State() != table || b.id != id {
		t.Fatal("recall does not bring the game back")
	}
	if r, _ := b.History().Get(id); r.Outcome != Unfinished {
		t.Errorf("the recalled game is %v", r.Outcome)
	}
	b.do(Intent{Kind: New, Game: one})
	b.do(Intent{Kind: Stock})
	if b.do(Intent{Kind: New, Game: draw3}); b.State() != table {
		t.Error("the game left open under another name is not resumed")
	}
	if f := b.History().Figures(draw3); f.Played != 0 || f.Open != 1 {
		t.Errorf("figures %+v", f)
	}
	b.do(Intent{Kind: New, Game: one})
	if b.do(Intent{Kind: New, Game: draw3, Deal: 78}); b.Line().Deal() != 78 {
		t.Fatal("a numbered deal is not dealt where a game was waiting")
	}
	if f := b.History().Figures(draw3); f.Played != 1 {
		t.Errorf("the game that was waiting is not counted as left: %+v", f)
	}
	if b.do(Intent{Kind: Recall}); b.State() != table {
		t.Error("the game that was waiting cannot be gone back to")
	}
	if f := b.History().Figures(draw3); f.Played != 0 {
		t.Errorf("it still counts as left: %+v", f)
	}
	for _, in := range []Intent{{Kind: New, Deal: -1}, {Kind: New, Deal: engine.MaxDeal + 1}, {Kind: New, Game: "chess/free@1"}} {
		if c := b.do(in); c.Cause != Refused || b.State() != table {
			t.Errorf("%+v: %v", in, c.Cause)
		}
	}
	b.do(Intent{Kind: Undo})
	if b.do(Intent{Kind: New, Deal: 76}); !b.Status(0).CanRecall {
		t.Error("a game whose moves are all taken back was begun all the same")
	}
	if f := b.History().Figures(draw3); f.Played != 1 {
		t.Errorf("it does not count: %+v", f)
	}
	if b.do(Intent{Kind: New, Deal: 77}); b.Line().Deal() != 77 {
		t.Error("a numbered deal is not dealt")
	}
	if b.do(Intent{Kind: Stock}); b.Status(0).CanRecall {
		t.Error("going back after a move would lose it")
	}
}
