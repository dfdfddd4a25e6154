//go:build e2e

package e2e

import "time"

// Point is a place in the viewport, in CSS pixels.
type Point struct{ X, Y float64 }

// Pt is a short Point.
func Pt(x, y float64) Point { return Point{x, y} }

// Hand is what points: the mouse, or one finger on the screen.
type Hand int

// The hands there are.
const (
	Mouse Hand = iota
	Finger
	Finger2
)

// Verb is what a hand does in one Act.
type Verb int

// The verbs. Cancel is the system taking the gesture away (a call comes in, a
// palm lands): the page gets pointercancel.
const (
	Down Verb = iota
	Move
	Up
	Cancel
	Wait
)

// Act is one step of a gesture: the browser makes the events of it.
type Act struct {
	Verb Verb
	Hand Hand
	At   Point         // for Down and Move
	For  time.Duration // for Wait
}

// Frame is the time between two steps of a movement: hands move as often as the
// screen is drawn.
const Frame = 16 * time.Millisecond

// Pause waits, with everything as it is.
func Pause(d time.Duration) Act { return Act{Verb: Wait, For: d} }

// Down presses at a point. A mouse moves there first.
func (h Hand) Down(p Point) []Act {
	if h == Mouse {
		return []Act{{Verb: Move, Hand: h, At: p}, {Verb: Down, Hand: h, At: p}}
	}
	return []Act{{Verb: Down, Hand: h, At: p}}
}

// Move moves in steps from one point, which is not sent, to another.
func (h Hand) Move(from, to Point, steps int) []Act {
	var acts []Act
	for i := 1; i <= steps; i++ {
		f := float64(i) / float64(steps)
		p := Pt(from.X+(to.X-from.X)*f, from.Y+(to.Y-from.Y)*f)
		acts = append(acts, Act{Verb: Move, Hand: h, At: p}, Pause(Frame))
	}
	return acts
}

// Up lets go.
func (h Hand) Up() []Act { return []Act{{Verb: Up, Hand: h}} }

// Cancel has the system take the gesture away. The mouse cannot.
func (h Hand) Cancel() []Act { return []Act{{Verb: Cancel, Hand: h}} }

// Tap presses shortly: a click with the mouse.
func (h Hand) Tap(p Point) []Act {
	return join(h.Down(p), []Act{Pause(2 * Frame)}, h.Up())
}

// DoubleTap taps twice, quickly enough for a double click.
func (h Hand) DoubleTap(p Point) []Act {
	return join(h.Tap(p), []Act{Pause(4 * Frame)}, h.Tap(p))
}

// Drag presses, moves in steps, stays for hold over the target and lets go.
func (h Hand) Drag(from, to Point, steps int, hold time.Duration) []Act {
	return join(h.Down(from), []Act{Pause(Frame)}, h.Move(from, to, steps), []Act{Pause(hold)}, h.Up())
}

// Pinch moves two fingers on a level line apart or together around a centre,
// from one distance to another.
func Pinch(c Point, from, to float64, steps int) []Act {
	at := func(d float64) (Point, Point) { return Pt(c.X-d/2, c.Y), Pt(c.X+d/2, c.Y) }
	a, b := at(from)
	acts := join(Finger.Down(a), Finger2.Down(b))
	for i := 1; i <= steps; i++ {
		a, b = at(from + (to-from)*float64(i)/float64(steps))
		acts = append(acts, Act{Verb: Move, Hand: Finger, At: a}, Act{Verb: Move, Hand: Finger2, At: b}, Pause(Frame))
	}
	return join(acts, Finger.Up(), Finger2.Up())
}

func join(lists ...[]Act) []Act {
	var all []Act
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

type (
	obj = map[string]any
	arr = []any
)

// wire turns acts into the input sources of WebDriver (classic and BiDi). There
// all sources act at once in each tick, so while one hand acts the others wait.
func wire(acts []Act) arr {
	ids := map[Hand]string{Mouse: "mouse", Finger: "finger", Finger2: "finger2"}
	used := map[Hand]bool{}
	for _, a := range acts {
		if a.Verb != Wait {
			used[a.Hand] = true
		}
	}
	if len(used) == 0 {
		used[Mouse] = true
	}
	var sources arr
	for _, h := range []Hand{Mouse, Finger, Finger2} {
		if !used[h] {
			continue
		}
		kind := "touch"
		if h == Mouse {
			kind = "mouse"
		}
		sources = append(sources, obj{"type": "pointer", "id": ids[h], "parameters": obj{"pointerType": kind}, "actions": ticks(acts, h)})
	}
	return sources
}

// ticks is the list of one hand. A finger has no place before it is down, so
// its Down is two ticks: to the point, and down; the other hands wait meanwhile.
func ticks(acts []Act, h Hand) arr {
	var list arr
	pause := func(d time.Duration) { list = append(list, obj{"type": "pause", "duration": d.Milliseconds()}) }
	for _, a := range acts {
		mine := a.Hand == h && a.Verb != Wait
		switch {
		case a.Verb == Wait:
			pause(a.For)
		case !mine:
			if pause(0); a.Verb == Down {
				pause(0)
			}
		case a.Verb == Down:
			list = append(list, move(a.At), obj{"type": "pointerDown", "button": 0})
		case a.Verb == Move:
			list = append(list, move(a.At))
		case a.Verb == Up:
			list = append(list, obj{"type": "pointerUp", "button": 0})
		case a.Verb == Cancel:
			list = append(list, obj{"type": "pointerCancel"})
		}
	}
	return list
}

func move(p Point) obj {
	return obj{"type": "pointerMove", "x": int(p.X + .5), "y": int(p.Y + .5), "duration": 0, "origin": "viewport"}
}
