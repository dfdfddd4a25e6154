//go:build e2e

package e2e

import (
	"strconv"
	"testing"
)

// TestInterruptedDrag takes the hand away in mid-drag in every way there is: the card is
// back where it was, and nothing else has changed.
func TestInterruptedDrag(t *testing.T) {
	p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone, Motion: true})
	p.begin(line, won, 5)
	next := won.Log()[5].Move // off a column, to a foundation
	hold := func() Point {
		t.Helper()
		p.ready()
		r := p.rect(from(line.Game(), line.State(), next))
		a, b := Pt(r.X+r.W/2, r.Y+r.W/2), Pt(180, 560)
		p.Do("pick up a card", join(Finger.Down(a), []Act{Pause(Frame)}, Finger.Move(a, b, 4))...)
		return b
	}

	hold()
	p.Reload()
	p.ready()
	p.same(line)
	p.Do("let go", Finger.Up()...)

	hold()
	p.Do("a call comes in", Finger.Cancel()...)
	p.ready()
	p.same(line)

	b := hold()
	c := Pt(300, 600)
	p.Do("a second finger comes and goes", join(Finger2.Down(c), Finger2.Move(c, Pt(60, 600), 3), Finger2.Up())...)
	p.Do("let go over nothing", join(Finger.Move(b, Pt(180, 600), 2), Finger.Up())...)
	p.ready()
	p.same(line)

	b = hold()
	p.Resize(Phone.Rotated())
	p.ready()
	p.inside()
	p.Resize(Phone)
	p.Do("let go over nothing", join(Finger.Move(b, Pt(180, 600), 2), Finger.Up())...)
	p.ready()
	p.same(line)

	p.begin(line, won, 6) // and it can still be played
	if l := p.played(); l.Moves() != 6 || l.Undos() != 0 {
		t.Errorf("%d moves, %d undos", l.Moves(), l.Undos())
	}
}

// TestKill ends the browser after a move, as a phone does with an app in the background: the
// move is there when the game is opened again, or only the one before where the storage had
// no time at all.
func TestKill(t *testing.T) {
	RunAll(t, []Scenario{{"resume", []Ability{KillResume}, func(t *testing.T) {
		p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone, Alone: true})
		for i, stored := range []bool{true, false, true} {
			p.begin(line, won, 4+2*i)
			if stored {
				p.stored()
			}
			p.KillAndRestart()
			p.visit("/")
			l := p.played()
			if !stored && l.Moves() == line.Moves()-1 {
				line = l
			}
			p.same(line)
			if l.Deal() != won.Deal() || l.Moves() != line.Moves() {
				t.Errorf("killed after move %d: deal %d, %d moves", line.Moves(), l.Deal(), l.Moves())
			}
		}
		p.begin(line, won, 10)
		p.Until(shown("#status-moves"))
		p.says("#status-moves", strconv.Itoa(line.Moves()))
	}}})
}

// TestDamagedSave damages the text that is kept: it is set aside with a message, and a new
// game lies there.
func TestDamagedSave(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	for i, damage := range []string{
		"v.slice(0, v.length/2)",               // cut off
		"v.replace('\\nlog ', '\\nlog w-f1 ')", // a move that was not made
		"'\\u0000\\uffff'",
	} {
		won, line := p.link("klondike-draw3")
		p.begin(line, won, 4)
		p.store(damage, won.Game())
		p.visit("/")
		p.says(".notices", "could not be read")
		if l := p.played(); l.Moves() != 0 || l.Game().Name() != won.Game().Name() {
			t.Errorf("damage %s: %s with %d moves", damage, l.Game().Name(), l.Moves())
		}
		if n := Get[int](p.Page, reads("damaged", "count()")); n != i+1 {
			t.Errorf("damage %s: %d texts set aside, want %d", damage, n, i+1)
		}
		p.tap(".notice .icb")
	}
}
