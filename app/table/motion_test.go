package table

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// TestInterrupted plays random moves and takes some back, at random instants while cards
// fly, on every variant: every face is drawn at most once, nothing jumps, and at the end
// every card rests exactly at its spot.
func TestInterrupted(t *testing.T) {
	for _, g := range append(oneEach(t), unbuilt(t)...) {
		t.Run(g.Variant.ID, func(t *testing.T) {
			for seed := range uint64(4) {
				rnd := rand.New(rand.NewPCG(seed, 9))
				r := newRig(t, g, g.Deal(int(seed)+1), phone)
				if seed == 3 {
					r.v.SetMotion(Motion{Speed: Slow})
				}
				r.v.Change(session.Change{Cause: session.Dealt, Game: g, After: r.state}, 0)
				for range 120 {
					r.now += time.Duration(rnd.IntN(120)) * ms
					before := positions(r)
					if rnd.IntN(4) == 0 {
						r.back()
					} else if all := g.Legal(&r.state, nil); len(all) > 0 {
						r.move(all[rnd.IntN(len(all))])
					}
					checkView(t, r.v, &r.state)
					checkNoJump(t, before, positions(r))
					r.now += time.Duration(rnd.IntN(40)) * ms
					checkScene(t, r)
					if g.Variant.Suits == [4]uint8{1, 1, 1, 1} && int(g.Variant.Jokers) <= jokerLooks {
						checkPileOrder(t, r)
					}
				}
				r.now += 5 * time.Second
				if r.scene() {
					t.Fatal("still busy")
				}
				checkRest(t, r)
			}
		})
	}
}

// positions is where every card is seen now.
func positions(r *rig) map[engine.Card]pose {
	at := map[engine.Card]pose{}
	for i := range r.v.spots {
		s := &r.v.spots[i]
		at[s.Card.ID()] = r.v.motion.pose(s, r.now)
	}
	return at
}

// checkNoJump asserts that a change moves no card at its own instant.
func checkNoJump(t *testing.T, before, after map[engine.Card]pose) {
	t.Helper()
	for c, p := range before {
		if q := after[c]; distance(p.x, p.y, q.x, q.y) > .01 {
			t.Fatalf("%v jumps from %.1f,%.1f to %.1f,%.1f", c, p.x, p.y, q.x, q.y)
		}
	}
}

// TestTimes holds movements to the look's table.
func TestTimes(t *testing.T) {
	k3, s4 := game(t, klondike3), game(t, spider4)
	deal := func(r *rig) { r.v.Change(session.Change{Cause: session.Dealt, Game: r.g, After: r.state}, 0) }
	stock := func(r *rig) { r.move(r.g.StockMove(&r.state)) }
	carry := func(m string) func(r *rig) {
		return func(r *rig) {
			mv, err := r.g.ParseMove(m)
			if err != nil {
				t.Fatal(err)
			}
			r.move(mv)
		}
	}
	home := "c1: [x] KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nc2: AS"
	recycle := "w: x x x x x x x x x x x x"
	for _, c := range []struct {
		name  string
		g     *engine.Game
		table string
		set   Motion
		do    func(r *rig)
		lo    int // milliseconds until all is at rest
		hi    int
	}{
		{"deal klondike", k3, "", Motion{}, deal, 27*22 + 190, 900},
		{"deal spider", s4, "", Motion{}, deal, 850, 900},
		{"draw three", k3, "", Motion{}, stock, 170 + 2*55, 170 + 2*55},
		{"row deal", s4, "", Motion{}, stock, 200 + 9*35, 200 + 9*35},
		{"turn the waste over", k3, recycle, Motion{}, stock, 220, 220},
		{"run completed", s4, home, Motion{}, carry("c2-c1"), 160 + 260 + 12*28, 160 + 260 + 12*28},
		{"tap move", k3, klondikeTable, Motion{}, carry("w-c6"), 90, 260 + 160},
		{"fast", s4, "", Motion{Speed: Fast}, stock, 309, 309},
		{"slow", s4, "", Motion{Speed: Slow}, stock, 772, 773},
		{"instant", s4, "", Motion{Speed: Instant}, stock, 0, 0},
		{"reduced", s4, "", Motion{Reduced: true}, stock, 80, 80},
		{"reduced deal", s4, "", Motion{Reduced: true}, deal, 120, 120},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := c.g.Deal(5)
			if c.table != "" {
				s = tableOf(t, c.g, c.table)
			}
			r := newRig(t, c.g, s, phone)
			r.v.SetMotion(c.set)
			c.do(r)
			took := int((r.v.motion.until - r.now) / ms)
			if took < c.lo || took > c.hi {
				t.Errorf("took %d ms, want %d to %d", took, c.lo, c.hi)
			}
			r.now = r.v.motion.until
			if r.scene() {
				t.Error("busy at the end")
			}
			checkRest(t, r)
		})
	}
}

// TestFold completes a run: it folds up on its king as it lies in the column, ace on top, and
// then flies home card by card, the ace first and the king last and on top.
func TestFold(t *testing.T) {
	g := game(t, spider4)
	r := newRig(t, g, tableOf(t, g, "c1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nc2: AS"), phone)
	m, _ := g.ParseMove("c2-c1")
	king := r.v.pile(0)[0].Rect
	r.move(m)
	home, _ := g.Foundations()
	run := r.v.pile(home)
	order := func() (names string) {
		r.scene()
		for _, s := range r.buf {
			if s.ID < BackSprite && s.ID != NoSprite {
				names += spriteName(s.ID)[:1]
			}
		}
		return names
	}
	at := func(i int) (x, y float64) {
		p := r.v.motion.pose(&run[i], r.now)
		return p.x, p.y
	}
	for _, c := range []struct {
		ms     time.Duration
		order  string // back to front
		folded int    // cards that lie on the king's place, 0 while it folds
		home   int    // cards that lie at home
	}{
		{0, "KQJT98765432A", 0, 0},
		{80, "KQJT98765432A", 0, 0},
		{160, "KQJT98765432A", 13, 0},
		{161 + 28, "KQJT98765432A"[:11] + "A2", 11, 0},
		{161 + 28*6, "KQJT98" + "A234567", 6, 0},
		{160 + 260 + 28*6, "789TJQK", 0, 7}, // those below are covered
		{160 + 260 + 28*12, "K", 0, 13},
	} {
		r.now = c.ms * ms
		if got := order(); got != c.order {
			t.Errorf("after %d ms drawn %s, want %s", c.ms, got, c.order)
		}
		folded, landed := 0, 0
		for i := range run {
			x, y := at(i)
			if distance(x, y, king.X, king.Y) < .01 {
				folded++
			}
			if distance(x, y, run[i].X, run[i].Y) < .01 {
				landed++
			}
		}
		if folded < c.folded || c.folded == 0 && folded > 1 || landed != c.home {
			t.Errorf("after %d ms %d are folded, want %d; %d are home, want %d", c.ms, folded, c.folded, landed, c.home)
		}
	}
}

// TestFlightsAbove draws a run that flies above what rests, its lead card lowest.
func TestFlightsAbove(t *testing.T) {
	g := game(t, klondike3)
	r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
	m, _ := g.ParseMove("c1-c3x7")
	r.move(m)
	r.now += 60 * ms
	r.scene()
	tail := r.buf[len(r.buf)-7:]
	for k, want := range []string{"KH", "QS", "JD", "TS", "9H", "8C", "7D"} {
		c, _, _ := engine.ParseCard(want)
		if tail[k].ID != FaceSprite(c) {
			t.Errorf("sprite %d from the top is %d, want %s", 7-k, tail[k].ID, want)
		}
	}
}

// TestLaterAbove draws what set off later above what is still on its way.
func TestLaterAbove(t *testing.T) {
	g := game(t, klondike3)
	r := newRig(t, g, tableOf(t, g, klondikeTable), phone)
	for _, text := range []string{"w-c6", "c1-c3x7"} { // c6 lies after c3
		m, _ := g.ParseMove(text)
		r.move(m)
		r.now += 30 * ms
	}
	r.scene()
	c, _, _ := engine.ParseCard("7D")
	if last := r.buf[len(r.buf)-1].ID; last != FaceSprite(c) {
		t.Errorf("%s is on top", spriteName(last))
	}
}

// checkPileOrder asserts that cards bound for one pile are drawn in its order. Only games
// with one card of each face can tell.
func checkPileOrder(t *testing.T, r *rig) {
	t.Helper()
	at := map[SpriteID]int{}
	for i, s := range r.buf {
		at[s.ID] = i
	}
	for i := range r.v.spots {
		s := &r.v.spots[i]
		j, seen := at[FaceSprite(s.Card)]
		for k := i - 1; seen && k >= 0 && r.v.spots[k].Pile == s.Pile; k-- {
			if under, ok := at[FaceSprite(r.v.spots[k].Card)]; ok && under > j {
				t.Fatalf("%v is drawn over %v that lies on it", r.v.spots[k].Card, s.Card)
			}
		}
	}
}

// TestTurn shows a card edge-on before its other side.
func TestTurn(t *testing.T) {
	g := game(t, klondike1)
	r := newRig(t, g, tableOf(t, g, "c1: [9S] 4D\nc2: 5C"), phone)
	m, _ := g.ParseMove("c1-c2")
	r.move(m)
	nine := r.v.pile(0)[0]
	end := r.v.motion.until
	var widths string
	for _, before := range []time.Duration{170, 150, 89, 87, 40, 0} {
		p := r.v.motion.pose(&nine, end-before*ms)
		widths += fmt.Sprintf("%v %.2f; ", p.up, p.scaleX)
	}
	if want := "false 1.00; false 0.86; false 0.01; true 0.01; true 0.55; true 1.00; "; widths != want {
		t.Errorf("got %s want %s", widths, want)
	}
}
