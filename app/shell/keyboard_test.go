package shell

import (
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
)

// desk is a table for the keyboard: what it sees, and the rules that answer it.
type desk struct {
	g *engine.Game
	s engine.State
	m Mirror
	k Keyboard
}

func newDesk(t *testing.T, game, text string) *desk {
	g, s := drawn(t, game, text)
	return &desk{g: g, s: s, m: Reflect(words.For("en"), g, &s, nil)}
}

func (d *desk) targets(s Spot) (int, []engine.PileID) {
	n := d.s.Len(s.Pile) - s.Index
	var to []engine.PileID
	for p := range d.g.Piles() {
		if d.g.Check(&d.s, engine.Move{Kind: engine.Carry, From: s.Pile, To: engine.PileID(p), Count: uint8(n)}) == nil {
			to = append(to, engine.PileID(p))
		}
	}
	return n, to
}

// press presses keys, written with spaces between; "space" is the space bar and "^z" is z
// with control. It returns the last order and intent.
func (d *desk) press(keys string) (order Order, in session.Intent, used bool) {
	for _, name := range strings.Fields(keys) {
		key := Key{Name: name}
		switch {
		case name == "space":
			key.Name = " "
		case len(name) == 2 && name[0] == '^':
			key = Key{Name: name[1:], Ctrl: true}
		case strings.HasPrefix(name, "shift-"):
			key = Key{Name: name[len("shift-"):], Shift: true}
		}
		order, in, used = d.k.Press(key, OnTable, d.m, d.targets)
		if order == Do && in.Kind == session.Carry {
			if d.g.Check(&d.s, in.Move) == nil {
				d.g.Apply(&d.s, in.Move, nil)
			}
			d.m = Reflect(words.For("en"), d.g, &d.s, nil)
			d.k.Settle(d.m)
		}
	}
	return order, in, used
}

// at names the button the keyboard is on.
func (d *desk) at() string {
	if g, b, ok := d.m.find(d.k.At); ok {
		return d.m[g].Buttons[b].Name
	}
	return "nowhere"
}

const smallTable = `
c1: KH QS
c2: [TC] 8S 7H 6C
c4: 9D
f2: AH 2H
s: [5C]
w: 4D
`

func TestArrows(t *testing.T) {
	for _, tt := range []struct{ keys, at string }{
		{"", "Stock, 1 card"},
		{"ArrowRight", "4 of diamonds"},
		{"ArrowRight ArrowRight", "Spades foundation, empty, takes the ace"},
		{"ArrowLeft", "Column 7, empty, takes a king"},
		{"ArrowLeft ArrowRight", "Stock, 1 card"},
		{"ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight", "queen of spades"},
		{"ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowUp", "king of hearts"},
		{"ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowUp ArrowUp", "king of hearts"},
		{"ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight Home", "8 of spades"},
		{"ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight Home End", "6 of clubs"},
	} {
		d := newDesk(t, "klondike/classico@1/draw1", smallTable)
		d.k.At = Spot{d.g.Stock(), -1}
		d.press(tt.keys)
		if d.at() != tt.at {
			t.Errorf("%q: at %q, want %q", tt.keys, d.at(), tt.at)
		}
	}
}

func TestLetters(t *testing.T) {
	for keys, want := range map[string]session.IntentKind{
		"u": session.Undo, "U": session.Undo, "z": session.Undo, "^z": session.Undo, "y": session.Redo, "^y": session.Redo,
		"shift-Z": session.Redo, "h": session.Hint, "n": session.New, "d": session.Stock, "f": session.Finish,
	} {
		d := newDesk(t, "klondike/classico@1/draw1", smallTable)
		if order, in, used := d.press(keys); order != Do || in.Kind != want || !used {
			t.Errorf("%q: %v %+v %v", keys, order, in, used)
		}
	}
	for _, keys := range []string{"^h", "^n", "^f", "^d", "x", "Tab", "F5", "^c", "shift-Tab"} {
		d := newDesk(t, "klondike/classico@1/draw1", smallTable)
		if order, _, used := d.press(keys); used || order != NoOrder {
			t.Errorf("%q is used: %v", keys, order)
		}
	}
	d := newDesk(t, "klondike/classico@1/draw1", smallTable)
	if _, _, used := d.k.Press(Key{Name: "h", Alt: true}, OnTable, d.m, d.targets); used {
		t.Error("alt-h is used")
	}
	if order, _, _ := d.press("m"); order != OpenGames {
		t.Errorf("m: %v", order)
	}
	if order, _, _ := d.press("?"); order != OpenKeys {
		t.Errorf("?: %v", order)
	}
}

func TestEnterTaps(t *testing.T) {
	d := newDesk(t, "klondike/classico@1/draw1", smallTable)
	d.k.At = Spot{1, 1}
	order, in, _ := d.press("Enter")
	if want := (session.Intent{Kind: session.Tap, Pile: 1, Index: 1}); order != Do || in != want {
		t.Errorf("Enter on a card: %v %+v", order, in)
	}
	d.k = Keyboard{At: Spot{d.g.Stock(), -1}}
	if order, in, _ := d.press("space"); order != Do || in.Kind != session.Tap || in.Pile != d.g.Stock() {
		t.Errorf("space on the stock: %v %+v", order, in)
	}
	// Elsewhere on the page both keys belong to what has the focus.
	for _, on := range []Focus{OnNothing, OnControl} {
		for _, name := range []string{"Enter", " "} {
			if order, _, used := d.k.Press(Key{Name: name}, on, d.m, d.targets); used || order != NoOrder {
				t.Errorf("%q outside the table is used", name)
			}
		}
	}
}

// A letter by itself is the table's only where nothing else has the focus, and not at all
// when the player wants so; with control it always is.
func TestWhereLettersWork(t *testing.T) {
	for _, tt := range []struct {
		on               Focus
		noLetters, alone bool
	}{
		{OnTable, false, true}, {OnNothing, false, true}, {OnControl, false, false},
		{OnTable, true, false}, {OnNothing, true, false}, {OnControl, true, false},
	} {
		d := newDesk(t, "klondike/classico@1/draw1", smallTable)
		d.k.NoLetters = tt.noLetters
		for _, name := range []string{"z", "h", "n", "m", "?"} {
			if _, _, used := d.k.Press(Key{Name: name}, tt.on, d.m, d.targets); used != tt.alone {
				t.Errorf("%q on %d, no letters %v: used %v", name, tt.on, tt.noLetters, used)
			}
		}
		if _, in, used := d.k.Press(Key{Name: "z", Ctrl: true}, tt.on, d.m, d.targets); !used || in.Kind != session.Undo {
			t.Errorf("control-z on %d: %+v, used %v", tt.on, in, used)
		}
	}
}

func TestPickUpAndPutDown(t *testing.T) {
	d := newDesk(t, "klondike/classico@1/draw1", smallTable)
	d.k.At = Spot{1, 1} // 8 of spades, with two cards on it
	if order, _, _ := d.press("space"); order != PickUp || d.k.Held == nil || d.k.Held.Count != 3 {
		t.Fatalf("space: %v, held %+v", order, d.k.Held)
	}
	d.press("ArrowUp")
	if d.at() != "8 of spades" {
		t.Errorf("while held, up goes to %q", d.at())
	}
	d.press("ArrowRight") // the 9 is the only target
	if d.at() != "9 of diamonds" {
		t.Errorf("right goes to %q", d.at())
	}
	d.press("ArrowRight")
	if d.at() != "8 of spades" {
		t.Errorf("right again goes to %q", d.at())
	}
	order, in, _ := d.press("ArrowLeft space")
	if want := (engine.Move{Kind: engine.Carry, From: 1, To: 3, Count: 3}); order != Do || in.Move != want {
		t.Fatalf("space: %v %+v", order, in)
	}
	if d.at() != "8 of spades" || d.k.At.Pile != 3 {
		t.Errorf("the focus is on %q of pile %d", d.at(), d.k.At.Pile)
	}
}

func TestPutBack(t *testing.T) {
	for _, keys := range []string{"space Escape", "space ArrowRight Escape", "space space", "space Enter"} {
		d := newDesk(t, "klondike/classico@1/draw1", smallTable)
		d.k.At = Spot{1, 1}
		if order, _, used := d.press(keys); order != PutBack || !used || d.k.Held != nil || d.at() != "8 of spades" {
			t.Errorf("%q: %v, at %q", keys, order, d.at())
		}
	}
	// A letter lets go of what is held.
	d := newDesk(t, "klondike/classico@1/draw1", smallTable)
	d.k.At = Spot{1, 1}
	if order, in, _ := d.press("space u"); order != Do || in.Kind != session.Undo || d.k.Held != nil {
		t.Errorf("space u: %v %+v", order, in)
	}
	// What fits nowhere is not picked up: the session is asked, and says why.
	d.k = Keyboard{At: Spot{1, 2}}
	if order, in, _ := d.press("space"); order != Do || in.Kind != session.Tap || d.k.Held != nil {
		t.Errorf("the 7 of hearts: %v %+v", order, in)
	}
}

func TestFocusIsNeverLost(t *testing.T) {
	d := newDesk(t, "klondike/classico@1/draw1", smallTable)
	d.k.At = Spot{1, 3}
	d.k.Settle(d.m)
	// The card is nowhere to be seen any more: the focus falls to the pile.
	_, d.s = drawn(t, "klondike/classico@1/draw1", "c1: KH QS\nc2: [TC] 9C\ns: [6C]")
	d.m = Reflect(words.For("en"), d.g, &d.s, nil)
	d.k.Settle(d.m)
	if d.at() != "9 of clubs" || d.k.At.Pile != 1 {
		t.Errorf("the focus fell to %q", d.at())
	}
	d.m = nil
	d.k.Settle(d.m)
	if _, _, used := d.press("ArrowRight"); used {
		t.Error("an arrow on no table")
	}
}
