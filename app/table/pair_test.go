package table

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/enginetest"
)

const (
	pair1     = "double-solitaire/pair@1/draw1"
	pair3     = "double-solitaire/pair@1/draw3"
	pairTurns = "double-solitaire/pair@1/draw1/turns"
)

// pairTable has something for both players to do, and an ace of spades for each: 1:c1 and 2:c8
// may go to f1.
const pairTable = `
	c1: AS
	c2: [x] KH QS
	c3: [x x] JD
	c4: [x x x] 9H 8C
	c5: [x] 9C 4D
	c8: AS'1
	c9: [x] KD'1 QC'1
	c10: [x x] JH'1
	c11: [x x x] 9D'1 8S'1
	c12: [x] 9H'1 4C'1
	f2: AH
	f6: AH'1
	s1: [x x x x x x x x x x]
	w1: x x x
	s2: [x x x x x x x x x]
	w2: x x x`

// pairOf reads a table of two in which an x stands for any card of its player that is still free.
func pairOf(t testing.TB, g *engine.Game, text string) engine.State {
	t.Helper()
	used := map[string]bool{}
	for _, w := range strings.Fields(text) {
		used[strings.Trim(w, "[]")] = true
	}
	var lines []string
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		name, cards, _ := strings.Cut(strings.TrimSpace(line), ": ")
		p, ok := g.PileNamed(name)
		if !ok { // whose turn it is
			lines = append(lines, line)
			continue
		}
		owner, _ := g.Owner(p)
		f := strings.Fields(cards)
		for i, w := range f {
			if strings.Trim(w, "[]") == "x" {
				f[i] = strings.Replace(w, "x", freeCard(used, owner), 1)
			}
		}
		lines = append(lines, name+": "+strings.Join(f, " "))
	}
	s, err := g.ParseTable(strings.Join(lines, "\n"))
	if err != nil {
		t.Fatalf("%v\n%s", err, strings.Join(lines, "\n"))
	}
	return s
}

func freeCard(used map[string]bool, copy int) string {
	for r := engine.King; r >= engine.Ace; r-- {
		for s := engine.Suit(0); s < engine.NumSuits; s++ {
			if name := engine.NewCard(r, s, copy).String(); !used[name] && r != engine.Ace {
				used[name] = true
				return name
			}
		}
	}
	return "?"
}

// newPair is a rig of two players.
func newPair(t testing.TB, name, text string, sc Screen, o Options) *rig {
	g := game(t, name)
	r := newRig(t, g, pairOf(t, g, text), sc)
	r.v.SetOptions(o)
	return r
}

// pairOptions makes up options of two players.
func pairOptions(rnd *rand.Rand, o Options) Options {
	o.Near, o.Both, o.Facing = uint8(rnd.IntN(2)), rnd.IntN(2) == 0, rnd.IntN(2) == 0
	return o
}

// TestPairFits lays tables of two out in hundreds of windows, with the longest columns on both
// sides: nothing leaves the board or overlaps, each half is its player's, and cards are no
// smaller than they may be.
func TestPairFits(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	windows := enginetest.Few(280)
	for _, id := range []string{pair1, pair3} {
		g := game(t, id)
		for n := range windows {
			sc, o := window(rnd, n)
			o = pairOptions(rnd, o)
			l := Measure(g, sc, o)
			name := fmt.Sprintf("%vx%v@%v %+v", sc.W, sc.H, sc.DPR, o)
			for i, fan := range [][2]int{{0, 0}, {6, 13}, {0, 19}, {5, 8}, {1, 1}} {
				home, waste, stock := 13, 24, 24
				if (n+i)%2 == 0 {
					home, waste, stock = 0, 2, 0
				}
				piles := crowd(l, fan[0], fan[1], stock, waste, home)
				checkFits(t, l, piles, name)
				checkHalves(t, l, piles, name)
			}
			if l.CardW < MinCard && sc.Safe == (Insets{}) && sc.Text == 0 {
				t.Errorf("%s: cards of %v", name, l.CardW)
			}
			checkTargets(t, l, name)
			checkBars(t, l, name)
			if bar := l.Status; o.Facing && sc.Text == 0 && sc.Safe == (Insets{}) && (bar.W != l.Tools.W || bar.H != l.Tools.H) {
				t.Errorf("%s: bars of %v and %v", name, bar, l.Tools)
			}
			if t.Failed() {
				return
			}
		}
	}
}

// checkHalves asserts that every card of a player lies in the own half, that the turned half is
// the other turned by half, and that fans grow toward who reads them.
func checkHalves(t *testing.T, l *Layout, piles [][]Spot, name string) {
	t.Helper()
	near := l.near()
	for p, spots := range piles {
		id := engine.PileID(p)
		owner, owned := l.Game.Owner(id)
		if !owned {
			continue
		}
		half := l.Halves[owner].Grow(.51)
		for i, s := range spots {
			if outsideOf(half, s.Rect) {
				t.Fatalf("%s: card %d of %s at %v leaves its half %v", name, i, l.Game.PileName(id), s.Rect, half)
			}
			if l.Seats[p].Fan == FanColumn && i > 0 && (s.Y < spots[i-1].Y) != l.opposite(owner) && s.Y != spots[i-1].Y {
				t.Fatalf("%s: %s grows the wrong way", name, l.Game.PileName(id))
			}
		}
		if l.Seats[p].Turned != l.opposite(owner) {
			t.Fatalf("%s: %s is turned: %v", name, l.Game.PileName(id), l.Seats[p].Turned)
		}
		if owner == near || !l.Options.Facing {
			continue
		}
		_, n := l.Game.ColumnsOf(0)
		twin := p - n + 2*n*near // the same column of the near player
		if l.Game.Pile(id).Kind != engine.Column {
			twin = p - 1 + 2*near
		}
		if want := l.flip(l.Seats[twin].Base); l.Seats[p].Base != want {
			t.Fatalf("%s: %s at %v, want %v", name, l.Game.PileName(id), l.Seats[p].Base, want)
		}
	}
}

// TestPairSigns marks everything that can be on real tables of two: every sign lies in the
// board, and no badge over another pile.
func TestPairSigns(t *testing.T) {
	rnd := rand.New(rand.NewPCG(7, 8))
	windows := enginetest.Few(210)
	for _, id := range []string{pair3, pairTurns} {
		g := game(t, id)
		r := newRig(t, g, g.Deal(1), phone)
		r.v.SetMotion(Motion{Speed: Instant})
		for n := range windows {
			sc, o := window(rnd, n)
			r.v.Resize(sc)
			r.v.SetOptions(pairOptions(rnd, o))
			all := g.Legal(&r.state, nil)
			if len(all) == 0 || n%60 == 59 {
				r.state = g.Deal(n)
				r.v.Change(session.Change{Cause: session.Resumed, Game: g, Before: r.state, After: r.state}, r.now)
				all = g.Legal(&r.state, nil)
			}
			r.move(all[rnd.IntN(len(all))])
			if all = g.Legal(&r.state, nil); len(all) > 0 {
				hint := all[rnd.IntN(len(all))]
				r.v.Change(session.Change{Cause: session.Hinted, Hint: &hint}, r.now)
			}
			p := engine.PileID(rnd.IntN(len(g.Piles())))
			if k := r.state.Len(p); k > 0 {
				r.v.Cursor(p, k-1)
				r.v.Pick(p, k-1, 1)
			}
			r.now += 5000 * ms
			if r.scene() {
				t.Fatal("busy")
			}
			checkSigns(t, r, fmt.Sprintf("%vx%v@%v %+v", sc.W, sc.H, sc.DPR, r.v.options))
			checkView(t, r.v, &r.state)
			checkScene(t, r)
			checkRest(t, r)
			if t.Failed() {
				return
			}
		}
	}
}

// TestPairGolden draws tables of two as text.
func TestPairGolden(t *testing.T) {
	var b strings.Builder
	for _, c := range []struct {
		sc Screen
		o  Options
	}{
		{Screen{W: 360, H: 740, DPR: 2}, Options{}},
		{Screen{W: 360, H: 740, DPR: 2}, Options{Facing: true}},
		{Screen{W: 320, H: 480, DPR: 2}, Options{LeftHanded: true, Near: 1}},
		{Screen{W: 820, H: 1180, DPR: 2}, Options{Facing: true}},
		{Screen{W: 740, H: 360, DPR: 2}, Options{Both: true}},
		{Screen{W: 1440, H: 900, DPR: 1}, Options{}},
		{Screen{W: 1180, H: 820, DPR: 2}, Options{Facing: true, LeftHanded: true}},
	} {
		l := Measure(game(t, pair3), c.sc, c.o)
		fmt.Fprintf(&b, "%vx%v@%v near %d, facing %v, left-handed %v\n", c.sc.W, c.sc.H, c.sc.DPR, c.o.Near, c.o.Facing, c.o.LeftHanded)
		fmt.Fprintf(&b, "  %v card %.2f x %.2f up %.2f down %.2f large %v\n", l.Shape, l.CardW, l.CardH, l.Up, l.Down, l.Large)
		fmt.Fprintf(&b, "  status %s tools %s board %s\n", text(l.Status), text(l.Tools), text(l.Board))
		fmt.Fprintf(&b, "  halves %s and %s, shared %s and %s\n", text(l.Halves[0]), text(l.Halves[1]), text(l.Shared[0]), text(l.Shared[1]))
		for p, s := range l.Seats {
			turned := ""
			if s.Turned {
				turned = " turned"
			}
			fmt.Fprintf(&b, "  %-4s %s reach %s%s\n", l.Game.PileName(engine.PileID(p)), text(s.Base), text(s.Reach), turned)
		}
	}
	r := newPair(t, pair3, pairTable, phone, Options{Facing: true})
	r.play("finger 1 down c2.1; finger 1 move c1; finger 2 down c9.1; finger 2 move c8; wait 200")
	b.WriteString(sceneText(r, "two hold cards, facing each other"))
	r = newPair(t, pairTurns, "turn: 2\n"+strings.TrimSpace(pairTable), phone, Options{})
	b.WriteString(sceneText(r, "the second's turn"))
	golden(t, "pair.txt", b.String())
}

// TestPairLies draws every card as its owner reads it, with its owner's back.
func TestPairLies(t *testing.T) {
	for _, o := range []Options{{}, {Near: 1}, {Facing: true}, {Facing: true, Near: 1}} {
		r := newPair(t, pair3, pairTable, phone, o)
		for i := range r.v.spots {
			s := &r.v.spots[i]
			far := s.Card.Copy() != int(o.Near)
			sp := r.v.card(s, r.v.motion.pose(s, 0), nil)[0]
			if turned := math.Abs(float64(sp.Angle)) > 3; turned != (far && o.Facing) {
				t.Errorf("%+v: %v lies turned: %v", o, s.Card, turned)
			}
			if want := map[bool]SpriteID{false: BackSprite, true: FarBackSprite}[far]; !s.Card.Up() && sp.ID != want {
				t.Errorf("%+v: %v has the other's back", o, s.Card)
			}
		}
	}
}
