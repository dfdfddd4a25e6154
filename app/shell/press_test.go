package shell

import (
	"os"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/app/table"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// finishing plays a game until it finishes by itself.
func finishing(t *testing.T) *App {
	t.Helper()
	text, err := os.ReadFile("../../engine/testdata/games/klondike-draw3.txt")
	if err != nil {
		t.Fatal(err)
	}
	r, err := engine.ParseRecord(variants.Catalogue(), string(text))
	if err != nil {
		t.Fatal(err)
	}
	a, _ := sit(t, "en", "")
	a.Do(session.Intent{Kind: session.New, Game: r.Line.Game().Name(), Deal: r.Line.Deal()})
	for _, st := range r.Line.Log() {
		if a.Desk.Status(0).Finishing {
			break
		}
		in := session.Intent{Kind: session.Carry, Move: st.Move}
		if st.Move.Kind != engine.Carry {
			in = session.Intent{Kind: session.Stock}
		}
		a.Do(in)
	}
	s := a.Desk.State()
	a.mirror = Reflect(words.For("en"), a.Desk.Game(), &s, nil)
	a.keys = Keyboard{At: Spot{a.Desk.Game().Stock(), -1}}
	if !a.Desk.Status(0).Finishing {
		t.Fatal("it does not finish by itself")
	}
	return a
}

// A key stops a game that finishes by itself, as a press on the table does, and does nothing
// else: but one that stays down, or is not for the table, does not stop it.
func TestKeysStopFinishing(t *testing.T) {
	for _, tt := range []struct {
		key   Key
		on    Focus
		stops bool
	}{
		{Key{Name: "Enter"}, OnNothing, true},
		{Key{Name: "Enter"}, OnTable, true},
		{Key{Name: " "}, OnTable, true},
		{Key{Name: "f"}, OnNothing, true},
		{Key{Name: "h"}, OnTable, true},
		{Key{Name: "d"}, OnTable, true},
		{Key{Name: "ArrowLeft"}, OnTable, true},
		{Key{Name: "ArrowUp"}, OnNothing, true},
		{Key{Name: "Escape"}, OnNothing, true},
		{Key{Name: "Enter", Held: true}, OnNothing, false},
		{Key{Name: "Enter", Held: true}, OnTable, false},
		{Key{Name: "f", Held: true}, OnNothing, false},
		{Key{Name: "Enter"}, OnControl, false},
		{Key{Name: "Tab"}, OnTable, false},
		{Key{Name: "Shift"}, OnNothing, false},
		{Key{Name: "r", Ctrl: true}, OnNothing, false},
		{Key{Name: "m"}, OnNothing, false},
		{Key{Name: "c"}, OnTable, false},
	} {
		a := finishing(t)
		table, at := a.Desk.State(), a.keys
		a.press(tt.key, tt.on)
		if a.Desk.State() != table || a.keys != at || a.Desk.Status(0).Finishing == tt.stops {
			t.Errorf("%+v, focus %d: finishing %v; the keyboard is at %+v", tt.key, tt.on, a.Desk.Status(0).Finishing, a.keys.At)
		}
	}
	a := finishing(t)
	moves := a.Desk.Line().Moves()
	if a.press(Key{Name: "u"}, OnTable); a.Desk.Status(0).Finishing || a.Desk.Line().Moves() != moves-1 {
		t.Error("undo does not stop it and take a move back")
	}
}

// bloom is a view that counts how often its celebration is hurried.
type bloom struct {
	View
	hurried int
}

func (b *bloom) HurryRose(time.Duration)              { b.hurried++ }
func (b *bloom) Pick(engine.PileID, int, int)         {}
func (b *bloom) Unpick()                              {}
func (b *bloom) Cursor(engine.PileID, int)            {}
func (b *bloom) Places(p []table.Place) []table.Place { return p }
func (b *bloom) Large() bool                          { return false }
func (b *bloom) RunCount() (table.Rect, bool)         { return table.Rect{}, false }

// A key ends the celebration of a win, as a press on the table does, unless it says what else is
// wanted, is for something else, or has stayed down since the last move.
func TestKeysEndCelebration(t *testing.T) {
	for _, tt := range []struct {
		key  Key
		on   Focus
		ends bool
	}{
		{Key{Name: "Escape"}, OnTable, true},
		{Key{Name: "Escape"}, OnControl, true},
		{Key{Name: "Enter"}, OnTable, true},
		{Key{Name: "Enter"}, OnNothing, true},
		{Key{Name: " "}, OnNothing, true},
		{Key{Name: "ArrowLeft"}, OnTable, true},
		{Key{Name: "f"}, OnTable, true},
		{Key{Name: "h"}, OnTable, true},
		{Key{Name: "x"}, OnNothing, true},
		{Key{Name: "Enter", Held: true}, OnTable, false},
		{Key{Name: "Enter"}, OnControl, false},
		{Key{Name: " "}, OnControl, false},
		{Key{Name: "Tab"}, OnTable, false},
		{Key{Name: "Shift"}, OnTable, false},
		{Key{Name: "F5"}, OnTable, false},
		{Key{Name: "r", Ctrl: true}, OnTable, false},
		{Key{Name: "u"}, OnTable, false},
		{Key{Name: "n"}, OnTable, false},
		{Key{Name: "c"}, OnTable, false},
	} {
		a := finishing(t)
		for now := time.Duration(0); !a.Desk.Line().Won(); now += time.Second {
			if !a.Desk.Tick(now) && !a.Desk.Line().Won() {
				t.Fatal("it does not finish")
			}
		}
		view := &bloom{}
		a.View, a.celebrating, a.sheet = view, true, noSheet
		moves := a.Desk.Line().Moves()
		a.press(tt.key, tt.on)
		if ended := a.sheet == sheetWin && !a.celebrating; ended != tt.ends || (view.hurried == 1) != tt.ends {
			t.Errorf("%+v, focus %d: ended %v, hurried %d times", tt.key, tt.on, ended, view.hurried)
		}
		if tt.ends && a.Desk.Line().Moves() != moves {
			t.Errorf("%+v: it plays on", tt.key)
		}
	}
}
