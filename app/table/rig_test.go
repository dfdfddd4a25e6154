package table

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// rig is a view with a game in progress that starts from any table.
type rig struct {
	t     testing.TB
	v     *View
	g     *engine.Game
	state engine.State
	undo  []engine.State
	now   time.Duration
	buf   []Sprite
	said  []string // the intents so far

	deaf bool // and they are not carried out

	finishing, canFinish bool
}

func newRig(t testing.TB, g *engine.Game, s engine.State, sc Screen) *rig {
	r := &rig{t: t, g: g, state: s}
	r.v = NewView(Ask{
		Targets: func(from engine.PileID, n int) []engine.PileID {
			var to []engine.PileID
			for p := range g.Piles() {
				m := engine.Move{Kind: engine.Carry, From: from, To: engine.PileID(p), Count: uint8(n)}
				if g.Check(&r.state, m) == nil {
					to = append(to, engine.PileID(p))
				}
			}
			return to
		},
		Finishing:     func() bool { return r.finishing },
		FinishesOnTap: func() bool { return r.canFinish },
	})
	r.v.Resize(sc)
	r.v.Change(session.Change{Cause: session.Resumed, Game: g, Before: s, After: s}, 0)
	return r
}

var phone = Screen{W: 360, H: 740, DPR: 2}

// do carries out an intent as a session does.
func (r *rig) do(in session.Intent) {
	r.said = append(r.said, r.say(in))
	if r.deaf {
		return
	}
	var m engine.Move
	switch in.Kind {
	case session.Tap:
		n := r.state.Len(in.Pile) - in.Index
		to := r.v.targets(int(in.Player), in.Pile, n)
		if len(to) == 0 {
			return
		}
		m = engine.Move{Kind: engine.Carry, From: in.Pile, To: to[len(to)-1], Count: uint8(n), Player: in.Player}
	case session.Carry:
		m = in.Move
	case session.Stock:
		m = r.g.StockMoveFor(&r.state, int(in.Player))
	default:
		return
	}
	r.move(m)
}

func (r *rig) move(m engine.Move) {
	c := session.Change{Cause: session.Moved, Game: r.g, Before: r.state, Move: m}
	if err := r.g.Check(&r.state, m); err != nil {
		c.Cause, c.Why, c.After = session.Refused, err, r.state
		r.v.Change(c, r.now)
		return
	}
	r.undo = append(r.undo, r.state)
	c.Events = r.g.Apply(&r.state, m, nil)
	c.After = r.state
	r.v.Change(c, r.now)
}

func (r *rig) back() {
	if n := len(r.undo); n > 0 {
		c := session.Change{Cause: session.Undone, Game: r.g, Before: r.state, After: r.undo[n-1]}
		r.state, r.undo = r.undo[n-1], r.undo[:n-1]
		r.v.Change(c, r.now)
	}
}

func (r *rig) say(in session.Intent) string {
	who := ""
	if r.g.Two() {
		who = strconv.Itoa(int(in.Player)+1) + ":"
	}
	switch in.Kind {
	case session.Tap:
		return who + "tap " + r.g.PileName(in.Pile) + " " + strconv.Itoa(in.Index)
	case session.Carry:
		return "carry " + r.g.MoveText(in.Move)
	case session.Stock:
		return who + "stock"
	case session.Finish:
		return "finish"
	case session.Stop:
		return "stop"
	}
	return "?"
}

func (r *rig) touch(t Touch) {
	t.Time = r.now
	for _, in := range r.v.Touch(t, nil) {
		r.do(in)
	}
}

func (r *rig) scene() bool {
	var busy bool
	r.buf, busy = r.v.Scene(r.now, r.buf[:0])
	return busy
}

// play performs a script, such as
//
//	mouse down c1.4; move c6; wait 50; up
//
// Commands are down, move, up, cancel, wait, tap, undo and draw; a place is a pile, a card
// of it counted from 0, "felt" for the empty table, or an offset such as +5,-3 from where
// the pointer is. "finger 2 down" is another pointer. Every command takes 10 ms.
func (r *rig) play(script string) {
	r.t.Helper()
	device, pointer := Finger, 1
	at := map[int][2]float64{}
	for _, line := range strings.Split(script, ";") {
		f := strings.Fields(line)
		pointer = 1
		if len(f) > 0 && (f[0] == "mouse" || f[0] == "finger") {
			device = map[string]Device{"mouse": Mouse, "finger": Finger}[f[0]]
			f = f[1:]
			if n, err := strconv.Atoi(f[0]); err == nil {
				pointer, f = n, f[1:]
			}
		}
		if len(f) > 1 && f[0] != "wait" {
			x, y := r.place(f[1], at[pointer])
			at[pointer] = [2]float64{x, y}
		}
		t := Touch{Pointer: pointer, Device: device, X: at[pointer][0], Y: at[pointer][1]}
		r.now += 10 * ms
		switch f[0] {
		case "down":
			t.Phase = Press
			r.touch(t)
		case "move":
			t.Phase = Drag
			r.touch(t)
		case "up":
			t.Phase = Release
			r.touch(t)
		case "cancel":
			t.Phase = Cancel
			r.touch(t)
		case "tap":
			r.touch(t)
			t.Phase = Release
			r.touch(t)
		case "wait":
			n, err := strconv.Atoi(f[1])
			if err != nil {
				r.t.Fatal(err)
			}
			r.now += time.Duration(n) * ms
			r.scene()
		case "undo":
			r.back()
		case "draw":
			r.move(r.g.StockMove(&r.state))
		default:
			r.t.Fatalf("no command %q", line)
		}
		checkView(r.t, r.v, &r.state)
	}
}

// place finds a point: the middle of what can be seen of a card.
func (r *rig) place(word string, at [2]float64) (x, y float64) {
	r.t.Helper()
	if word[0] == '+' || word[0] == '-' {
		var dx, dy float64
		if _, err := fmt.Sscanf(word, "%f,%f", &dx, &dy); err != nil {
			r.t.Fatalf("offset %q: %v", word, err)
		}
		return at[0] + dx, at[1] + dy
	}
	if word == "felt" {
		return r.v.layout.Screen.W / 2, r.v.layout.Board.Y + r.v.layout.Board.H - 80
	}
	name, index, card := strings.Cut(word, ".")
	p, ok := r.g.PileNamed(name)
	if !ok {
		r.t.Fatalf("no pile %q", word)
	}
	spots := r.v.pile(p)
	rect := r.v.layout.Seats[p].Base
	if n, err := strconv.Atoi(index); card && err == nil {
		rect = spots[n].Strip
	} else if len(spots) > 0 {
		rect = spots[len(spots)-1].Rect
	}
	return rect.X + rect.W/2, rect.Y + rect.H/2
}

// checkView asserts what must hold at every moment: the view shows the state, each card
// once.
func checkView(t testing.TB, v *View, s *engine.State) {
	t.Helper()
	if v.state != *s {
		t.Fatal("the view has another state")
	}
	var seen [1 << 9]bool
	for _, spot := range v.spots {
		if seen[spot.Card.ID()] {
			t.Fatalf("card %v lies twice", spot.Card)
		}
		seen[spot.Card.ID()] = true
	}
	if len(v.spots) != s.Total() {
		t.Fatalf("%d spots for %d cards", len(v.spots), s.Total())
	}
}
