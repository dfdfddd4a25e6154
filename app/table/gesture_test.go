package table

import (
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine/variants"
)

func TestGestures(t *testing.T) {
	for _, c := range []struct{ name, script, want string }{
		{"a tap sends the card", "tap c6", "tap c6 3"},
		{"a tap inside a run sends the run", "tap c1.3", "tap c1 3"},
		{"a press shorter than a frame counts", "down c6; up", "tap c6 3"},
		{"a finger may tremble", "down c6; move +5,4; up", "tap c6 3"},
		{"and slip a little, if it is quick", "down c6; move +15,4; up", "tap c6 3"},
		{"a slow short drag is not a tap", "down c6; move +15,4; wait 350; up", ""},
		{"a mouse drags after 4 px", "mouse down w; move +5,0; move c6; wait 400; up", "carry w-c6"},
		{"and then it is no tap any more", "mouse down w; move +5,0; wait 350; up", ""},
		{"where a finger still taps", "finger down w; move +5,0; wait 350; up", "tap w 4"},
		{"a finger drags after 8 px", "finger down w; move c6; wait 400; up", "carry w-c6"},
		{"a run is dragged from any card that lifts", "down c1.0; move c3; wait 400; up", "carry c1-c3x7"},
		{"a card inside is dragged with those on it", "down c1.4; move c7; wait 400; up", "carry c1-c7x3"},
		{"a refused drop is asked all the same", "down c6; move c1; wait 400; up", "carry c6-c1"},
		{"dropped far below a column it is meant for it", "down w; move felt; move +0,3; wait 400; up", "carry w-c4"},
		{"dropped on a bar it goes back", "down w; move +0,-48; wait 400; up", ""},
		{"below a column still means it", "down w; move c6; move +0,250; wait 400; up", "carry w-c6"},
		{"half a card beside still means it", "down w; move c6; move +20,30; wait 400; up", "carry w-c6"},
		{"put back where it was says nothing", "down c6; move +30,10; move c6; wait 400; up", ""},
		{"a covered foundation card does not lift", "down s; move c6; wait 400; up", ""},
		{"a face-down card does not lift", "down c7.0; move c3; wait 400; up", ""},
		{"a tap on it asks, to hear why not", "tap c7.0", "tap c7 0"},
		{"the stock", "tap s", "stock"},
		{"the stock, quickly again", "tap s; tap s", "stock, stock"},
		{"an empty column has nothing to send", "tap c3", ""},
		{"a cancelled drag goes back", "down w; move c6; cancel; up", ""},
		{"a second finger does not disturb the first", "finger 1 down w; move c6; finger 2 tap s; finger 1 move +0,2; wait 400; up", "carry w-c6"},
		{"nor does it drag too", "finger 1 down w; move c6; finger 2 down c7; finger 2 move c1; finger 2 up; wait 400; finger 1 up", "carry w-c6"},
		{"nor a finger that was there before", "finger 2 down s; finger 1 down w; move c6; finger 2 up; wait 400; finger 1 up", "carry w-c6"},
		{"two thumbs that take turns both count", "finger 1 down w; finger 2 down c6; finger 1 up; finger 2 up", "tap w 4, tap c6 3"},
		{"nor its going away", "finger 1 down w; move c6; finger 2 down c7; finger 2 cancel; wait 400; finger 1 up", "carry w-c6"},
		{"a lost release ends at the next press", "down w; move c6; down s; up", "stock"},
		{"the other button does nothing", "mouse move c6", ""},
		{"a double click acts once", "mouse tap w; wait 60; mouse tap w", "tap w 4"},
		{"two taps in peace act twice", "tap w; wait 500; tap w", "tap w 4, tap w 3"},
		{"a long press reads a covered waste card", "down w.3; wait 450; up", ""},
		{"and may still drag it away", "down w.4; wait 450; move c6; wait 400; up", "carry w-c6"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := game(t, klondike3)
			s := tableOf(t, g, strings.Replace(klondikeTable, "w: 4D 9S 5C", "w: x x 4D 9S 5C", 1))
			r := newRig(t, g, s, phone)
			r.play(c.script)
			if got := strings.Join(r.said, ", "); got != c.want {
				t.Errorf("%s\n got %q\nwant %q", c.script, got, c.want)
			}
			for i := range r.v.gestures {
				if strings.Contains(c.script, "up") && r.v.gestures[i].stage != idle {
					t.Error("a gesture goes on")
				}
			}
		})
	}
}

func TestFinishing(t *testing.T) {
	g := game(t, "klondike/casa@1/draw1")
	r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
	r.play("tap felt")
	r.canFinish = true
	r.play("tap felt; tap c3")
	r.finishing = true
	r.play("tap felt; tap c6")
	if got, want := strings.Join(r.said, ", "), "finish, finish, stop, stop"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestHold follows held cards: the point that was pressed stays under the pointer.
func TestHold(t *testing.T) {
	g := game(t, klondike3)
	r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
	x, y := r.place("c1.0", [2]float64{})
	s := r.v.pile(0)[0]
	gx, gy := x-s.X, y-s.Y
	r.play("down c1.0; move c6; move +0,40; wait 200")
	held := r.v.held(0)
	if held == nil || held.n != 7 {
		t.Fatalf("holding %+v", held)
	}
	p := r.v.heldPose(held, 0, r.now)
	// The card has grown about its middle; where it was pressed is where the pointer is.
	l := r.v.layout
	px := p.x + l.CardW/2 + (gx-l.CardW/2)*p.scale
	py := p.y + l.CardH/2 + (gy-l.CardH/2)*p.scale
	if distance(px, py, held.x, held.y) > .01 || p.scale != 1.04 {
		t.Errorf("pressed point at %v,%v, pointer at %v,%v, scale %v", px, py, held.x, held.y, p.scale)
	}
	if !r.v.marks[0].aims.on || r.v.marks[0].aims.piles != 1<<2 {
		t.Errorf("targets %b", r.v.marks[0].aims.piles)
	}
	r.play("draw; wait 300") // another move elsewhere leaves the hand alone
	if r.v.held(0) == nil {
		t.Error("a draw took the cards out of the hand")
	}
}

// TestTurned turns the phone, or lets its bars appear, while cards are dragged: they stay in
// the hand by the same point, and go where they are let go on the new table, or back.
func TestTurned(t *testing.T) {
	for _, sc := range []Screen{{W: 740, H: 360, DPR: 2}, {W: 360, H: 684, DPR: 2}, {W: 1280, H: 800, DPR: 1}} {
		for _, c := range []struct{ end, want string }{
			{"move c3; wait 400; up", "carry c1-c3x7"}, {"move c1; wait 400; up", ""}, {"cancel", ""}, {"move felt; cancel", ""},
		} {
			g := game(t, klondike3)
			r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
			r.play("down c1.0; move +60,200; wait 200")
			before := r.v.held(0)
			fx, fy := before.gx/r.v.layout.CardW, before.gy/r.v.layout.CardH
			r.v.Resize(sc)
			r.scene()
			held := r.v.held(0)
			if held == nil || held.n != 7 || r.v.marks[0].aims.piles != 1<<2 {
				t.Fatalf("%v: holding %+v", sc, held)
			}
			if l := r.v.layout; distance(held.gx/l.CardW, held.gy/l.CardH, fx, fy) > .001 {
				t.Errorf("%v: held by another point", sc)
			}
			checkScene(t, r)
			r.play(c.end)
			if got := strings.Join(r.said, ", "); got != c.want {
				t.Errorf("%v, %s: %q, want %q", sc, c.end, got, c.want)
			}
			if r.now += time.Second; r.scene() || r.v.held(0) != nil {
				t.Errorf("%v, %s: something is held or moves", sc, c.end)
			}
			checkRest(t, r)
		}
	}
}

// TestPeek opens a squeezed column under a resting mouse and closes it after.
func TestPeek(t *testing.T) {
	g := game(t, spider2)
	s := tableOf(t, g, "c1: [x x x x x] KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS KH QH JH TH 9H 8H 7H\nc4: 9S")
	r := newRig(t, g, s, Screen{W: 740, H: 360, DPR: 2})
	r.play("mouse move c1.8")
	at, ok := r.v.Wake()
	if !ok || at != r.now+peekAfter && at != 0 {
		t.Fatalf("wake %v %v at %v", at, ok, r.now)
	}
	before := r.v.pile(0)[8].Strip.H
	r.play("wait 410; wait 200")
	if after := r.v.pile(0)[8].Strip.H; after < before+3 {
		t.Errorf("strip %v, before %v", after, before)
	}
	r.play("mouse move c4; wait 200")
	if now := r.v.pile(0)[8].Strip.H; now != before {
		t.Errorf("strip %v after leaving, before %v", now, before)
	}
	if r.scene() {
		t.Error("still busy")
	}
	r.play("finger down c1.8; wait 600")
	if now := r.v.pile(0)[8].Strip.H; now < before+3 {
		t.Errorf("strip %v under a long press", now)
	}
	r.play("up; wait 300; finger down c1.20; wait 450; up") // neither a card inside nor a run is sent
	if len(r.said) != 0 {
		t.Errorf("said %v", r.said)
	}
}

func TestPointing(t *testing.T) {
	g := game(t, klondike3)
	r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
	for _, c := range []struct {
		script string
		want   Pointing
	}{
		{"mouse move felt", PointNothing}, {"mouse move c6", PointGrab}, {"mouse move c7.0", PointNothing},
		{"mouse move s", PointPress}, {"mouse down w; move c6", PointGrabbing}, {"mouse up", PointNothing},
	} {
		r.play(c.script)
		if got := r.v.Pointing(); got != c.want && c.script != "mouse up" {
			t.Errorf("%s: %v, want %v", c.script, got, c.want)
		}
	}
}

// TestRealDesk plays a real game through the real session: taps wherever there is a card,
// on every variant, and every card stays on the table.
func TestRealDesk(t *testing.T) {
	for _, g := range oneEach(t) {
		name := g.Name()
		t.Run(name, func(t *testing.T) {
			desk := session.NewDesk(variants.Catalogue(), &session.Memory{}, func() uint64 { return 7 })
			v := NewView(Ask{
				Targets:       desk.Targets,
				Finishing:     func() bool { return desk.Status(0).Finishing },
				FinishesOnTap: func() bool { return desk.Status(0).FinishesOnTap() },
			})
			now := time.Duration(0)
			desk.Watch(func(c session.Change) { v.Change(c, now) })
			v.Resize(phone)
			desk.Open("", now)
			desk.Do(session.Intent{Kind: session.New, Game: name, Deal: 11}, now)
			var places []Place
			var buf []Sprite
			for i := range 250 {
				now += 70 * ms
				places = v.Places(places[:0])
				p := places[(i*i*7+i*13)%len(places)]
				x, y := p.Rect.X+p.Rect.W/2, p.Rect.Y+p.Rect.H/2
				for _, ph := range []Phase{Press, Release} {
					for _, in := range v.Touch(Touch{Phase: ph, X: x, Y: y, Time: now, Device: Finger}, nil) {
						desk.Do(in, now)
					}
				}
				if i%5 == 0 {
					desk.Do(session.Intent{Kind: session.Stock}, now)
				}
				s := desk.State()
				checkView(t, v, &s)
				buf, _ = v.Scene(now, buf[:0])
			}
			if desk.Status(now).Moves == 0 {
				t.Error("no move was made")
			}
		})
	}
}
