package table

import (
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// TestHands plays a table of two with pointers of both: none disturbs the other's, and every
// intent says whose it is.
func TestHands(t *testing.T) {
	facing := Options{Facing: true}
	for _, c := range []struct {
		name, script string
		o            Options
		want         string
	}{
		{"two drags at once", "finger 1 down c1; finger 2 down c8; finger 1 move f1; finger 2 move f5; wait 400; finger 2 up; finger 1 up", facing,
			"carry 2:c8-f5, carry 1:c1-f1"},
		{"the same foundation in the same instant", "finger 1 down c1; finger 2 down c8; finger 1 move f1; finger 2 move f1; wait 400; both up", facing,
			"carry 1:c1-f1, carry 2:c8-f1"},
		{"a run while the other taps", "finger 1 down c2.1; finger 1 move c6; wait 400; finger 2 tap s2; finger 2 tap c10; finger 1 up", facing,
			"2:stock, 2:tap c10 2, carry 1:c2-c6x2"},
		{"a second finger of the same player", "finger 1 down c1; finger 1 move f1; finger 3 tap c4; finger 3 down s1; finger 3 move c5; finger 3 up; wait 400; finger 1 up", facing,
			"carry 1:c1-f1"},
		{"a second finger of the other", "finger 2 down c8; finger 2 move f1; finger 4 tap s2; finger 4 tap c10; wait 400; finger 2 up", facing,
			"carry 2:c8-f1"},
		{"a pointer stays whose it was", "finger 1 down c1; finger 1 move c9; finger 1 move f1; wait 400; finger 1 up; finger 2 down c10; finger 2 move c4; finger 2 move c9; wait 400; finger 2 up", facing,
			"carry 1:c1-f1, carry 2:c10-c9"},
		{"on the other's column", "finger 1 down c3; finger 1 move c10; wait 400; finger 1 up", facing, "carry 1:c3-c10"},
		{"one is cancelled", "finger 1 down c1; finger 2 down c8; finger 1 move f1; finger 2 move f5; finger 1 cancel; wait 400; finger 2 up", facing,
			"carry 2:c8-f5"},
		{"four fingers of one leave room for the other's", "finger 1 down felt; finger 3 down felt; finger 5 down felt; finger 7 down felt; finger 9 tap s1; finger 2 tap s2", facing, "2:stock"},
		{"a mouse and a finger", "mouse 1 down c1; finger 2 down c8; mouse 1 move f1; finger 2 move f5; wait 400; mouse 1 up; finger 2 up", Options{Both: true},
			"carry 1:c1-f1, carry 2:c8-f5"},
		{"the second sits here", "tap s2; tap c10; tap s1", Options{Near: 1}, "2:stock, 2:tap c10 2"},
		{"the other's cards are not to be touched", "tap c8; tap s2; tap w2; down c9.1; move c13; wait 400; up; tap c8; tap s1", Options{}, "1:stock"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := newPair(t, pair3, pairTable, phone, c.o)
			script, both := strings.CutSuffix(c.script, "; both up")
			r.play(script)
			if both {
				lands(t, r)
			}
			if got := strings.Join(r.said, ", "); got != c.want {
				t.Errorf("%s\n got %q\nwant %q", c.script, got, c.want)
			}
			for i := range r.v.gestures {
				r.v.letGo(&r.v.gestures[i], r.now)
			}
			r.now += time.Second
			if r.scene() {
				t.Error("still busy")
			}
			checkView(t, r.v, &r.state)
			checkRest(t, r)
		})
	}
}

// lands lets both pointers go in one instant: exactly one card lies on the foundation then, and
// the other is on its way home.
func lands(t *testing.T, r *rig) {
	t.Helper()
	f1, _ := r.g.PileNamed("f1")
	for pointer := 1; pointer <= 2; pointer++ {
		g := r.v.gestureOf(pointer)
		r.touch(Touch{Pointer: pointer, Phase: Release, Device: Finger, X: g.x, Y: g.y})
	}
	if n := r.state.Len(f1); n != 1 {
		t.Fatalf("%d cards on the foundation", n)
	}
	c8, _ := r.g.PileNamed("c8")
	spot := &r.v.pile(c8)[0]
	last := 1e9
	for at := time.Duration(0); at < 260*ms; at += 20 * ms {
		p := r.v.motion.pose(spot, r.now+at)
		away := distance(p.x, p.y, spot.X, spot.Y)
		if at == 20*ms && (away < 40 || !p.moving) || away > last {
			t.Fatalf("%v after it was let go, the card is %.0f from home", at, away)
		}
		last = away
	}
	if last > 0 {
		t.Errorf("it is still %.0f from home", last)
	}
}

// TestLostPlace brings a card home that had landed, because the other's was there first: it
// flies from where it lay.
func TestLostPlace(t *testing.T) {
	r := newPair(t, pair3, pairTable, phone, Options{})
	m, _ := r.g.ParseMove("1:c1-f1")
	r.move(m)
	r.now += time.Second
	before := positions(r)
	theirs, _ := r.g.ParseMove("2:c8-f1")
	after := r.undo[0]
	r.g.Apply(&after, theirs, nil)
	r.v.Change(session.Change{Cause: session.Undone, Game: r.g, Before: r.state, After: r.undo[0], Move: m}, r.now)
	r.v.Change(session.Change{Cause: session.Moved, Game: r.g, Before: r.undo[0], After: after, Move: theirs}, r.now)
	r.state = after
	checkNoJump(t, before, positions(r))
	ace := r.v.pile(0)[0]
	if p := r.v.motion.pose(&ace, r.now+60*ms); !p.moving {
		t.Error("the card does not fly home")
	}
	r.now += time.Second
	r.scene()
	checkRest(t, r)
}

// TestOthersMove keeps what one player holds, reads, has picked up and was shown while the
// other moves.
func TestOthersMove(t *testing.T) {
	theirs := func(r *rig, text string) {
		t.Helper()
		m, err := r.g.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		r.move(m)
	}
	r := newPair(t, pair3, pairTable, phone, Options{})
	r.play("finger 1 down c2.1; finger 1 move c6; wait 200")
	theirs(r, "2:draw")
	theirs(r, "2:c8-f1")
	if g := r.v.held(0); g == nil || g.n != 2 || !r.v.marks[0].aims.on {
		t.Error("the other's move takes cards out of the hand")
	}
	r.play("finger 1 move c6; finger 1 up")
	if got := strings.Join(r.said, ", "); got != "carry 1:c2-c6x2" {
		t.Errorf("said %q", got)
	}
	mine := r.v.marks[0].last
	theirs(r, "2:c10-c9")
	if r.v.marks[0].last != mine || !mine.on || !r.v.marks[1].last.on {
		t.Error("a player's last move is no longer marked")
	}
	hint := engine.Move{Kind: engine.Carry, From: 0, To: 18, Count: 1} // c1-f5
	r.v.Change(session.Change{Cause: session.Hinted, Game: r.g, Hint: &hint}, r.now)
	theirs(r, "2:draw")
	if !r.v.marks[0].hinted {
		t.Error("the other's move takes a hint away")
	}
	r.play("finger 1 down c5.1; wait 450")
	raised := r.v.marks[0].raised
	theirs(r, "2:draw")
	if raised == noHit || r.v.marks[0].raised != raised {
		t.Errorf("what is read: %v, then %v", raised, r.v.marks[0].raised)
	}
	r.play("finger 1 move c5.1; finger 1 up")
	r.v.SetInput(InputSelect)
	r.play("wait 500; tap c1")
	theirs(r, "2:draw")
	if !r.v.marks[0].chosen.on || !r.v.marks[0].aims.on {
		t.Error("the other's move puts back what was picked up")
	}
}

// TestHintGoes takes a hint away that the other's card has made impossible.
func TestHintGoes(t *testing.T) {
	r := newPair(t, pair3, pairTable, phone, Options{})
	hint, _ := r.g.ParseMove("1:c1-f1")
	r.v.Change(session.Change{Cause: session.Hinted, Game: r.g, Hint: &hint}, r.now)
	m, _ := r.g.ParseMove("2:c8-f1")
	if r.move(m); r.v.marks[0].hinted {
		t.Error("the hint is shown still")
	}
}

// TestPairSelects has both pick up and put down by taps, the shared foundations by who has
// picked something up, or sits nearer.
func TestPairSelects(t *testing.T) {
	for _, c := range []struct{ script, want string }{
		{"tap c1; wait 500; tap f1; wait 500; tap c8; wait 500; tap f5", "carry 1:c1-f1, carry 2:c8-f5"},
		{"finger 1 tap c3; finger 2 tap c10; wait 500; finger 2 tap c9; finger 1 tap c2", "carry 2:c10-c9, carry 1:c3-c2"},
		{"finger 1 tap c1; finger 2 tap c8; wait 500; finger 2 down f5; finger 2 move +0,-20; finger 2 up", "carry 1:c1-f5"},
	} {
		r := newPair(t, pair3, pairTable, phone, Options{Facing: true})
		r.v.SetInput(InputSelect)
		r.play(c.script)
		if got := strings.Join(r.said, ", "); got != c.want {
			t.Errorf("%s\n got %q\nwant %q", c.script, got, c.want)
		}
	}
}

// TestPairPlaces tells what can be done by keys: where both play here, on both sides.
func TestPairPlaces(t *testing.T) {
	for _, c := range []struct {
		o    Options
		both bool
	}{{Options{}, false}, {Options{Both: true}, true}, {Options{Facing: true}, true}} {
		r := newPair(t, pair3, pairTable, phone, c.o)
		var can [2]int
		for _, p := range r.v.Places(nil) {
			if owner, owned := r.g.Owner(p.Pile); owned && (p.Lift > 0 || p.Press) {
				can[owner]++
			}
		}
		if can[0] == 0 || (can[1] > 0) != c.both {
			t.Errorf("%+v: %v", c.o, can)
		}
	}
}

// TestPairHover keeps the mouse in one half from closing what is read in the other.
func TestPairHover(t *testing.T) {
	r := newPair(t, pair3, pairTable, phone, Options{Both: true})
	r.play("finger 2 down c12.1; wait 450")
	read := r.v.marks[1].raised
	r.play("mouse 1 move c4; mouse 1 move c3; mouse 1 move felt; wait 500")
	if read == noHit || r.v.marks[1].raised != read {
		t.Errorf("read %v, then %v", read, r.v.marks[1].raised)
	}
	if r.v.Pointing() == PointGrabbing {
		t.Error("the mouse shows what the other's finger does")
	}
}

// TestTurnedReach has the half of who sits across mirror what a finger finds and a mouse lifts:
// a little beyond the last card counts as it, and what stands out moves away from its reader.
func TestTurnedReach(t *testing.T) {
	r := newPair(t, pair3, pairTable, phone, Options{Facing: true})
	for _, name := range []string{"c3", "c10"} {
		p, _ := r.g.PileNamed(name)
		cards := r.v.pile(p)
		last := cards[len(cards)-1]
		beyond := last.Y + last.H + 18
		if name == "c10" {
			beyond = last.Y - 18
		}
		h, ok := r.v.layout.Hit(r.v.spots, last.X+20, beyond)
		if want := (Hit{p, len(cards) - 1}); !ok || h != want {
			t.Errorf("beyond %s lies %v %v", name, h, ok)
		}
		r.play("mouse move " + name + "; wait 200")
		at := drawnAt(r, last.Card, FaceSprite(last.Card))
		if up := at.Y < last.Y; at.Y == last.Y || up == (name == "c10") {
			t.Errorf("%s stands out to %v from %v", name, at.Y, last.Y)
		}
	}
}

// drawnAt is where a card of a scene is drawn that has no twin there.
func drawnAt(r *rig, c engine.Card, id SpriteID) (at Rect) {
	for _, s := range r.buf {
		if s.ID == id && (s.Angle != 0) == r.v.layout.opposite(c.Copy()) {
			at = s.Rect
		}
	}
	return at
}

// TestOthersMoveKeepsOpen keeps a squeezed column open that one player reads while the other
// moves.
func TestOthersMoveKeepsOpen(t *testing.T) {
	table := strings.Replace(pairTable, "c2: [x] KH QS", "c2: [x x] KH QS 2C 3C 2H 3H 5H 6H 7H 3S 4S 5S", 1)
	r := newPair(t, pair3, table, Screen{W: 320, H: 480, DPR: 2}, Options{})
	r.play("finger 1 down c2.4; wait 450")
	open := r.v.open[0]
	m, _ := r.g.ParseMove("2:c8-f1")
	r.move(m)
	if !open.On || r.v.open[0] != open {
		t.Errorf("open %v, then %v", open, r.v.open[0])
	}
	r.play("finger 1 move c2.4; finger 1 up")
	if r.v.open[0].On {
		t.Error("it stays open")
	}
}
