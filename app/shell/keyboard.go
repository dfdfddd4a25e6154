package shell

import (
	"slices"

	"pazienza/app/session"
	"pazienza/engine"
)

// Key is a key as it was pressed.
type Key struct {
	Name  string // as KeyboardEvent.key has it
	Ctrl  bool   // control, or command
	Alt   bool
	Shift bool
	Held  bool // it is not pressed anew, but repeats
}

// Focus is where the focus is when a key is pressed.
type Focus uint8

// The places of the focus.
const (
	OnTable   Focus = iota // on the twin
	OnNothing              // on the page as such
	OnControl              // on something else: letters and Enter are not meant for the table
)

// Keyboard is where the keyboard is on the table and what it holds. It knows neither
// browser nor rules: keys and a mirror go in, intents come out.
type Keyboard struct {
	At        Spot
	Held      *Held
	NoLetters bool // letters do nothing by themselves: who dictates types them by accident

	card engine.Card // the card at At, to be followed when it moves; 0 for a pile
}

// Held is what was picked up.
type Held struct {
	From    Spot
	Count   int
	Targets []engine.PileID // where it may go
}

// Order is what pressing a key asks for besides moving about.
type Order uint8

// The orders.
const (
	NoOrder     Order = iota
	Move              // the focus moved
	Do                // Intent is to be done
	PickUp            // cards were picked up: say so
	PutBack           // they were put back
	OpenGames         // show the games
	OpenKeys          // show the keys
	OpenStock         // show the stock, where it may be looked through
	OpenDeal          // tell of the deal on the table
	FourColours       // give each suit a colour of its own, or take it away
)

// Press takes a key in. Where the focus is not on the table an arrow goes there; letters
// work unless it is on something else. targets asks where cards may go. used tells whether
// the key was meant for the table at all.
func (k *Keyboard) Press(key Key, on Focus, m Mirror, targets func(Spot) (n int, to []engine.PileID)) (order Order, in session.Intent, used bool) {
	if key.Alt {
		return NoOrder, in, false
	}
	if key.Ctrl || on != OnControl && !k.NoLetters {
		if o, in, ok := letter(key); ok {
			if o == Do {
				k.Held = nil
			}
			return o, in, true
		}
	}
	if key.Ctrl || len(m) == 0 {
		return NoOrder, in, false
	}
	switch key.Name {
	case "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End":
		if on != OnTable {
			k.Settle(m)
			return Move, in, true
		}
		k.step(key.Name, m)
		return Move, in, true
	case "Escape":
		if k.Held == nil {
			return Do, session.Intent{Kind: session.Stop}, false
		}
		k.back(m)
		return PutBack, in, true
	case "Enter", " ":
		if on != OnTable {
			return NoOrder, in, false
		}
		order, in = k.act(key.Name == " ", m, targets)
		return order, in, true
	}
	return NoOrder, in, false
}

// letter reads the letters, alone or with control.
func letter(key Key) (Order, session.Intent, bool) {
	do := func(k session.IntentKind) (Order, session.Intent, bool) { return Do, session.Intent{Kind: k}, true }
	name := key.Name
	if len(name) == 1 && name[0] >= 'A' && name[0] <= 'Z' {
		name = string(name[0] + 'a' - 'A')
	}
	switch {
	case name == "z" && key.Shift, name == "y":
		return do(session.Redo)
	case name == "z":
		return do(session.Undo)
	case key.Ctrl:
		return NoOrder, session.Intent{}, false
	case name == "u":
		return do(session.Undo)
	case name == "h":
		return do(session.Hint)
	case name == "n":
		return do(session.New)
	case name == "d":
		return do(session.Stock)
	case name == "f":
		return do(session.Finish)
	case name == "s":
		return OpenStock, session.Intent{}, true
	case name == "l":
		return OpenDeal, session.Intent{}, true
	case name == "c":
		return FourColours, session.Intent{}, true
	case name == "m":
		return OpenGames, session.Intent{}, true
	case name == "?":
		return OpenKeys, session.Intent{}, true
	}
	return NoOrder, session.Intent{}, false
}

// act is Enter or Space on the table.
func (k *Keyboard) act(space bool, m Mirror, targets func(Spot) (int, []engine.PileID)) (Order, session.Intent) {
	g, b, ok := m.find(k.At)
	if !ok {
		k.Settle(m)
		return Move, session.Intent{}
	}
	here := m[g].Buttons[b]
	if h := k.Held; h != nil {
		k.Held = nil
		if here.Pile == h.From.Pile {
			return PutBack, session.Intent{}
		}
		mv := engine.Move{Kind: engine.Carry, From: h.From.Pile, To: here.Pile, Count: uint8(h.Count)}
		if c, ok := m.card(h.From); ok {
			k.card = c // follow it to where it lands
		}
		return Do, session.Intent{Kind: session.Carry, Move: mv}
	}
	tap := session.Intent{Kind: session.Tap, Pile: here.Pile, Index: here.Index}
	if !space || here.Card == 0 {
		return Do, tap
	}
	n, to := targets(here.Spot)
	if len(to) == 0 {
		return Do, tap // it can go nowhere: the session says why
	}
	k.Held = &Held{From: here.Spot, Count: n, Targets: to}
	return PickUp, session.Intent{}
}

// step moves about: between piles, and within one. While something is held, only its
// targets and where it came from are gone through.
func (k *Keyboard) step(key string, m Mirror) {
	g, b, ok := m.find(k.At)
	if !ok {
		k.Settle(m)
		return
	}
	n := len(m[g].Buttons)
	switch key {
	case "ArrowUp":
		b = max(0, b-1)
	case "ArrowDown":
		b = min(n-1, b+1)
	case "Home":
		b = 0
	case "End":
		b = n - 1
	case "ArrowLeft", "ArrowRight":
		by := 1
		if key == "ArrowLeft" {
			by = len(m) - 1
		}
		for range m {
			g = (g + by) % len(m)
			if k.stops(m[g]) {
				break
			}
		}
		b = len(m[g].Buttons) - 1
		if k.Held != nil && m[g].Pile == k.Held.From.Pile {
			_, b, _ = m.find(k.Held.From)
		}
	}
	if k.Held == nil || key == "ArrowLeft" || key == "ArrowRight" {
		k.GoTo(m[g].Buttons[b])
	}
}

// stops tells whether the arrows stop at a pile.
func (k *Keyboard) stops(g Group) bool {
	if len(g.Buttons) == 0 {
		return false
	}
	return k.Held == nil || k.Held.From.Pile == g.Pile || slices.Contains(k.Held.Targets, g.Pile)
}

// back puts back what is held and returns to it.
func (k *Keyboard) back(m Mirror) {
	at := k.Held.From
	k.Held = nil
	if g, b, ok := m.find(at); ok {
		k.GoTo(m[g].Buttons[b])
	}
}

// GoTo moves to a button.
func (k *Keyboard) GoTo(b Button) { k.At, k.card = b.Spot, b.Card }

// Settle makes sure that the keyboard is on a button: it follows the card it was on,
// stays at its pile, or else begins at the first button.
func (k *Keyboard) Settle(m Mirror) {
	if k.Held != nil {
		if _, _, ok := m.find(k.Held.From); !ok {
			k.Held = nil
		}
	}
	if b, ok := m.holding(k.card); ok {
		k.GoTo(b)
		return
	}
	if k.card == 0 {
		if g, b, ok := m.find(k.At); ok {
			k.GoTo(m[g].Buttons[b])
			return
		}
	}
	if b, ok := m.last(k.At.Pile); ok {
		k.GoTo(b)
		return
	}
	for _, g := range m {
		if len(g.Buttons) > 0 {
			k.GoTo(g.Buttons[0])
			return
		}
	}
}

// card returns the card at a spot.
func (m Mirror) card(s Spot) (engine.Card, bool) {
	g, b, ok := m.find(s)
	if !ok {
		return 0, false
	}
	return m[g].Buttons[b].Card, true
}
