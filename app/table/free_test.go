package table

import (
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// TestSceneIsFree asserts that scenes and quads cost no memory while cards fly, while
// cards are held, and at rest.
func TestSceneIsFree(t *testing.T) {
	g := game(t, spider4)
	r := newRig(t, g, g.Deal(2), phone)
	spec := Atlas(r.v.Layout(), Needs{Back: "back-sole"})
	buf, quads := make([]Sprite, 0, 512), make([]Quad, 0, 1024)
	check := func(name string) {
		t.Helper()
		at := r.now
		if n := testing.AllocsPerRun(50, func() {
			at += ms
			buf, _ = r.v.Scene(at, buf[:0])
			quads = quads[:0]
			for _, s := range buf {
				quads = spec.Quads(s, 2, quads)
			}
		}); n != 0 {
			t.Errorf("%s: %v allocations a scene", name, n)
		}
	}
	r.move(engine.Move{Kind: engine.RowDeal})
	check("flying")
	r.now += time.Second
	check("resting")
	r.play("down c1; move c2; wait 20")
	check("holding")
	places := make([]Place, 0, 256)
	if n := testing.AllocsPerRun(20, func() { places = r.v.Places(places[:0]) }); n != 0 {
		t.Errorf("%v allocations for places", n)
	}
	if n := testing.AllocsPerRun(20, func() { r.v.lay(errand{}, r.now) }); n != 0 {
		t.Errorf("%v allocations for a retarget", n)
	}
}

// carried is a run of thirteen held over the table of a laptop, and what a frame of dragging
// it takes: the pointer's move, the scene, its rectangles and their corners.
func carried(t testing.TB) (frame func()) {
	g := game(t, klondike1)
	s := tableOf(t, g, "c1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS\nc2: [x x x] x\nc3: [x x x x] x\nc4: [x x x x x] x\ns: [x x x x x x x x x x]\nw: x x x")
	r := newRig(t, g, s, Screen{W: 1440, H: 900, DPR: 1})
	spec := Atlas(r.v.Layout(), Needs{Back: "back-sole"})
	r.play("mouse down c1.0; move c5; wait 300")
	if held := r.v.held(0); held == nil || held.n != 13 {
		t.Fatalf("holding %+v", held)
	}
	quads := make([]Quad, 0, 1024)
	intents := make([]session.Intent, 0, 4)
	n := 0
	return func() {
		n++
		r.now += 16 * ms
		touch := Touch{Pointer: 1, Phase: Drag, X: 700 + float64(n%97), Y: 300 + float64(n%89), Time: r.now}
		intents = r.v.Touch(touch, intents[:0])
		r.scene()
		quads = quads[:0]
		for _, sp := range r.buf {
			quads = spec.Quads(sp, 1, quads)
		}
		for i := range quads {
			quads[i].Corners()
		}
	}
}

// TestDragIsFree asserts that dragging costs no memory.
func TestDragIsFree(t *testing.T) {
	frame := carried(t)
	frame()
	if n := testing.AllocsPerRun(100, frame); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

func BenchmarkDrag(b *testing.B) {
	frame := carried(b)
	b.ReportAllocs()
	for b.Loop() {
		frame()
	}
}

func BenchmarkScene(b *testing.B) {
	for _, name := range []string{klondike3, spider4} {
		b.Run(name[:8], func(b *testing.B) {
			g := game(b, name)
			r := newRig(b, g, g.Deal(2), phone)
			r.v.Change(session.Change{Cause: session.Dealt, Game: g, After: r.state}, 0)
			spec := Atlas(r.v.Layout(), Needs{Back: "back-sole"})
			buf, quads := make([]Sprite, 0, 512), make([]Quad, 0, 1024)
			b.ReportAllocs()
			for b.Loop() {
				buf, _ = r.v.Scene(450*ms, buf[:0])
				quads = quads[:0]
				for _, s := range buf {
					quads = spec.Quads(s, 2, quads)
				}
			}
			b.ReportMetric(float64(len(buf)), "sprites")
			b.ReportMetric(float64(len(quads)), "quads")
		})
	}
}

func BenchmarkRetarget(b *testing.B) {
	g := game(b, spider4)
	r := newRig(b, g, g.Deal(2), phone)
	b.ReportAllocs()
	for b.Loop() {
		r.v.lay(errand{}, r.now)
	}
}

func BenchmarkAtlas(b *testing.B) {
	g := game(b, spider4)
	l := Measure(g, Screen{W: 1440, H: 900, DPR: 2}, Options{})
	b.ReportAllocs()
	for b.Loop() {
		Atlas(l, Needs{Back: "back-sole"})
	}
}
