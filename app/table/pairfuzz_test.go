package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// FuzzPair feeds any stream of the fingers of two people to a table of two: no card is lost,
// nobody asks for anything but for oneself, and once all fingers are up nothing is held.
func FuzzPair(f *testing.F) {
	f.Add([]byte("\x00\x10\xa0\x05\x10\x20\x01\x40\xf0\x06\x40\x10\x02\x60\x80\x06\x60\x80")) // a drag by each
	f.Add([]byte("\x40\x10\xa0\x02\x40\x80\x44\x10\x20\x06\x40\x80"))                         // facing each other
	f.Add([]byte("\x80\xf0\xe0\x82\xf0\xe0\x84\xf0\x40\x86\xf0\x40"))                         // taps, one at a time
	f.Fuzz(fuzzPair)
}

// TestFuzzPair plays some streams at random, of fingers that aim.
func TestFuzzPair(t *testing.T) {
	rnd := rand.New(rand.NewPCG(9, 10))
	streams := enginetest.Few(60)
	for range streams {
		in := make([]byte, 3*(100+rnd.IntN(100)))
		for i := range in {
			in[i] = byte(rnd.UintN(256))
		}
		fuzzPair(t, in)
	}
}

func fuzzPair(t *testing.T, in []byte) {
	if len(in) < 3 {
		return
	}
	g := game(t, [...]string{pair1, pair3, pairTurns, pair1}[in[0]>>6])
	r := newRig(t, g, g.Deal(int(in[1])+1), phone)
	o := Options{Near: in[2] & 1, Both: in[2]&2 > 0, Facing: in[2]&4 > 0, LeftHanded: in[2]&8 > 0}
	r.v.SetOptions(o)
	r.v.SetInput(Input(len(in) / 3 % 3))
	for i := 3; i+2 < len(in) && i < 600; i += 3 {
		op := in[i]
		touch := Touch{Phase: Phase(op & 3), Pointer: int(op>>2&7) % 6, Device: Finger, Time: r.now}
		touch.X, touch.Y = float64(in[i+1])/255*360, float64(in[i+2])/255*740
		if spots := r.v.spots; op&0x80 > 0 { // it aims at a card
			s := spots[(int(in[i+1])<<8+int(in[i+2]))%len(spots)]
			touch.X, touch.Y = s.X+s.W/2, s.Y+s.H/4
		}
		r.now += time.Duration(op>>5&3) * 60 * ms
		touch.Time = r.now
		was := -1
		if g := r.v.gestureOf(touch.Pointer); g != nil {
			was = g.player
		}
		for _, intent := range r.v.Touch(touch, nil) {
			checkIntent(t, r, intent, was)
			r.do(intent)
		}
		checkView(t, r.v, &r.state)
		checkScene(t, r)
	}
	for p := range 6 {
		r.touch(Touch{Phase: Cancel, Pointer: p})
	}
	for i := range r.v.gestures {
		if r.v.gestures[i].stage != idle {
			t.Fatal("a gesture goes on")
		}
	}
	r.now += 10 * time.Second
	if r.scene() {
		t.Fatal("busy for ever")
	}
	checkRest(t, r)
}

// checkIntent asserts that an intent is of the player whose pointer it was, who plays here, and
// that it takes nothing but what is that player's.
func checkIntent(t *testing.T, r *rig, in session.Intent, was int) {
	t.Helper()
	player := int(in.Player)
	if was >= 0 && was != player {
		t.Fatalf("a pointer of %d asks for %d", was, player)
	}
	if o := r.v.options; player != int(o.Near) && !o.Both && !o.Facing {
		t.Fatalf("%d does not play here", player)
	}
	from := in.Pile
	switch in.Kind {
	case session.Carry:
		from = in.Move.From
		if in.Move.Player != in.Player {
			t.Fatalf("%v of %d", in.Move, player)
		}
	case session.Tap:
	default:
		return
	}
	if owner, owned := r.g.Owner(from); owned && owner != player {
		t.Fatalf("%d takes from %s", player, r.g.PileName(from))
	}
}

// TestPairIsFree asserts that scenes of a table of two cost no memory while both hold cards.
func TestPairIsFree(t *testing.T) {
	r := newPair(t, pair3, pairTable, phone, Options{Facing: true})
	spec := Atlas(r.v.Layout(), Needs{Back: "back-sole", Far: "back-onde"})
	r.play("finger 1 down c2.1; finger 1 move c6; finger 2 down c9.1; finger 2 move c13; wait 20")
	buf, quads := make([]Sprite, 0, 512), make([]Quad, 0, 1024)
	intents := make([]session.Intent, 0, 4)
	frame := func() {
		r.now += ms
		for pointer := 1; pointer <= 2; pointer++ {
			touch := Touch{Pointer: pointer, Phase: Drag, Device: Finger, X: 100 + float64(r.now%50), Y: 300, Time: r.now}
			intents = r.v.Touch(touch, intents[:0])
		}
		buf, _ = r.v.Scene(r.now, buf[:0])
		quads = quads[:0]
		for _, s := range buf {
			quads = spec.Quads(s, 2, quads)
		}
	}
	frame()
	if n := testing.AllocsPerRun(50, frame); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
	if n := testing.AllocsPerRun(20, func() { r.v.lay(errand{}, r.now) }); n != 0 {
		t.Errorf("%v allocations for a retarget", n)
	}
	if n := testing.AllocsPerRun(20, func() { r.v.aimAll(r.now) }); n != 0 {
		t.Errorf("%v allocations for targets", n)
	}
}

// TestPairAtlas packs what a table of two needs, and no more for one.
func TestPairAtlas(t *testing.T) {
	own := []SpriteID{FarBackSprite, OwnSprite, FarOwnSprite, GroundSprite}
	for _, sc := range []Screen{phone, {W: 1180, H: 820, DPR: 2}, {W: 2560, H: 1440, DPR: 2}} {
		two := Atlas(Measure(game(t, pair3), sc, Options{}), Needs{Back: "back-sole", Far: "back-onde"})
		one := Atlas(Measure(game(t, klondike3), sc, Options{}), Needs{Back: "back-sole"})
		for _, id := range own {
			if two.Cells[id].W == 0 || one.Cells[id].W > 0 {
				t.Errorf("%s: %+v for two, %+v for one", spriteName(id), two.Cells[id], one.Cells[id])
			}
		}
		var arts []string
		for _, it := range two.Items {
			if it.Art == "back-sole" || it.Art == "back-onde" {
				arts = append(arts, it.Art)
			}
		}
		if len(arts) != 4 {
			t.Errorf("backs %v", arts)
		}
		q := two.Quads(Sprite{FarBackSprite, Rect{10, 20, 40, 56}, 1, 1, 3.1415927}, 2, nil)
		if at := q[0].Corners(); abs(at[0][0]-q[0].DX1) > 1e-3 || abs(at[0][1]-q[0].DY1) > 1e-3 {
			t.Errorf("turned by half, the first corner lies at %v of %+v", at[0], q[0])
		}
	}
}

// TestPairDeals has both packs leave their own stock at once.
func TestPairDeals(t *testing.T) {
	g := game(t, pair1)
	r := newRig(t, g, g.Deal(4), phone)
	r.v.SetOptions(Options{Facing: true})
	r.v.Change(session.Change{Cause: session.Dealt, Game: g, After: r.state}, 0)
	for player := range 2 {
		first, n := g.ColumnsOf(player)
		stock := r.v.layout.Seats[g.StockOf(player)].Base
		last := time.Duration(0)
		for c := first; c < first+engine.PileID(n); c++ {
			for _, s := range r.v.pile(c) {
				if p := r.v.motion.pose(&s, 0); p.x != stock.X || p.y != stock.Y {
					t.Fatalf("%v starts at %v, %v, not at its stock %v", s.Card, p.x, p.y, stock)
				}
				f := r.v.motion.fly[s.Card.ID()]
				last = max(last, f.start+f.length)
			}
		}
		if last != r.v.motion.until {
			t.Errorf("player %d is done after %v of %v", player, last, r.v.motion.until)
		}
	}
	r.now = 2 * time.Second
	r.scene()
	checkRest(t, r)
}

// TestPairRose celebrates the winner's cards where the winner plays; the other's stay and fade.
func TestPairRose(t *testing.T) {
	const won = "c1: KD\nf1: AS..KS\nf2: AH..KH\nf3: AC..KC\nf4: AD..QD\nc8: KD'1 QC'1"
	for _, c := range []struct {
		o    Options
		rose int
	}{{Options{}, 52}, {Options{Near: 1}, 0}, {Options{Near: 1, Both: true}, 52}} {
		g := game(t, pair1)
		s, err := g.ParseTable(won)
		if err != nil {
			t.Fatal(err)
		}
		r := newRig(t, g, s, phone)
		r.v.SetOptions(c.o)
		m, _ := g.ParseMove("1:c1-f4")
		r.move(m)
		r.now += 3 * time.Second
		r.scene()
		if got := r.v.Rose(r.now, nil); len(got) != c.rose {
			t.Errorf("%+v: %d cards in the rosone, want %d", c.o, len(got), c.rose)
		}
		r.v.EndRose(r.now)
		r.now += 3 * time.Second
		r.scene()
		checkRest(t, r)
	}
}
