package shell

import (
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"pazienza/app/session"
	"pazienza/app/words"
)

// press gives a key to the table and does what comes of it.
func (a *App) press(key Key, on Focus) (used bool) {
	if !a.playing() {
		return false
	}
	if a.Dueling() {
		return a.duelPress(key, on)
	}
	if a.replaying() && a.replayKey(key, on) {
		return true
	}
	a.keys.NoLetters = a.Settings.NoLetters
	st := a.Desk.Status(a.Now())
	if st.Finishing && a.interrupts(key, on) {
		return true
	}
	if key.Name == "Enter" && on == OnNothing && st.FinishesOnTap() {
		a.Do(session.Intent{Kind: session.Finish})
		return true
	}
	if a.celebrating && a.hurries(key, on) {
		return true
	}
	return a.order(key, on)
}

// order does what the keyboard makes of a key.
func (a *App) order(key Key, on Focus) (used bool) {
	order, in, used := a.keys.Press(key, on, a.mirror, a.targets)
	switch order {
	case Do:
		a.unpick()
		if a.Dueling() {
			in = a.mover(in)
		}
		a.Do(in)
	case Move:
		a.Update()
		focus(a.keys.At.id())
	case PickUp:
		h := a.keys.Held
		_, s := a.table()
		cards := slices.Clone(s.Pile(h.From.Pile)[h.From.Index:])
		a.Prompt(func(w *words.Words) string { return w.PickedUp(w.Together(cards), w.Num(len(h.Targets))) })
		if a.view() != nil {
			a.view().Pick(h.From.Pile, h.From.Index, h.Count)
			a.drawn()
		}
	case PutBack:
		a.unpick()
		a.Say(func(w *words.Words) string { return w.PutBack })
		focus(a.keys.At.id())
	case OpenGames:
		a.Open(Where{Kind: Games})
	case OpenStock:
		if a.seenThrough() {
			a.openSheet(sheetStock)
		}
	case OpenDeal:
		a.openSheet(sheetDeal)
	case OpenKeys:
		a.openSheet(sheetKeys)
	case FourColours:
		a.toggleFour()
	}
	return used
}

// interrupts stops a game that finishes by itself, as a press on the table does: any key does
// that means something there, and it does no more. Held down, the key that let the game begin to
// finish neither stops it nor plays on. What the desk is to do besides stopping is left to it, see
// [session.Desk.Do], and pages may be opened meanwhile.
func (a *App) interrupts(key Key, on Focus) bool {
	k := a.keys // which stay where they are
	order, in, _ := k.Press(key, on, a.mirror, a.targets)
	switch {
	case order == NoOrder && (key.Name != "Enter" || on != OnNothing):
		return false
	case order == OpenGames, order == OpenKeys, order == OpenStock, order == FourColours:
		return false
	case key.Held:
		return true
	case order == Do && in.Kind != session.Finish:
		return false
	}
	a.Do(session.Intent{Kind: session.Stop})
	return true
}

// hurries ends what celebrates a win, as a press on the table does: any key may be the one that
// somebody tries who does not want to wait. Those that say what else is wanted, such as undo,
// another game or a page, still do that; a key that stays down from the last move does nothing.
func (a *App) hurries(key Key, on Focus) bool {
	if key.Ctrl || key.Alt || on == OnControl && (key.Name == "Enter" || key.Name == " ") || !struck(key.Name) {
		return false
	}
	if order, in, ok := letter(key); ok && on != OnControl && !a.Settings.NoLetters {
		if order != Do || in.Kind == session.Undo || in.Kind == session.Redo || in.Kind == session.New {
			return false
		}
	}
	if key.Held {
		return true
	}
	if v, ok := a.view().(interface{ HurryRose(time.Duration) }); ok {
		v.HurryRose(a.Now())
		a.drawn()
	}
	a.Do(session.Intent{Kind: session.Stop})
	return true
}

// struck reports whether a key is one that is struck to have something happen: no key that
// only changes others, moves the focus about or belongs to the browser.
func struck(name string) bool {
	switch name {
	case "Enter", "Escape", "Backspace", "Delete", "Home", "End", "PageUp", "PageDown":
		return true
	}
	return utf8.RuneCountInString(name) == 1 || strings.HasPrefix(name, "Arrow")
}

func (a *App) unpick() {
	if a.view() != nil {
		a.view().Unpick()
		a.drawn()
	}
}

// point shows the cursor on the picture, if the focus is to be seen at all.
func (a *App) point() {
	if a.view() != nil && ringed(a.keys.At.id()) {
		a.view().Cursor(a.keys.At.Pile, a.keys.At.Index)
		a.drawn()
	}
}

func (a *App) drawn() {
	if a.OnView != nil {
		a.OnView()
	}
}
