package shell

import (
	"os"
	"testing"

	"pazienza/app/session"
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
