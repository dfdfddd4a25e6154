package table

import (
	"math"
	"math/rand/v2"
	"testing"

	"pazienza/engine"
)

// TestBadgesKeepClear shows the longest badges in many windows: none leaves the screen, and
// none lies on another pile, above all not on the waste.
func TestBadgesKeepClear(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	for _, g := range append(games(t), unbuilt(t)...) {
		s := g.Deal(1)
		for range 3 { // three cards to the waste
			if m := g.StockMove(&s); m.Kind == engine.Draw {
				g.Apply(&s, m, nil)
			}
		}
		if g.Variant.Jokers > 0 && g.Variant.Stock == engine.StockDraw {
			s = tableOf(t, g, "f1: AS..9S X1\nf2: AH..9H X2\nw: KC QC JC\ns: [x x x x x x x x x x x]")
		}
		for n := range 40 {
			sc := Screen{W: math.Round(320 + rnd.Float64()*1200), H: math.Round(480 + rnd.Float64()*700), DPR: float64(1 + n%3)}
			switch n % 4 {
			case 0:
				sc.W = math.Round(320 + rnd.Float64()*200)
			case 1:
				sc.W, sc.H = math.Round(568+rnd.Float64()*400), math.Round(320+rnd.Float64()*159)
			}
			r := newRig(t, g, s, sc)
			r.v.SetOptions(Options{LeftHanded: n%2 == 0, OneHand: n%3 == 0})
			r.scene()
			l := r.v.layout
			for _, sp := range r.buf {
				if sp.ID != BadgeSprite {
					continue
				}
				if b := sp.Rect.Grow(.5); b.X < 0 || b.Y < 0 || b.X+b.W > sc.W || b.Y+b.H > sc.H || !b.Meet(l.Tools).Empty() {
					t.Fatalf("%s in %vx%v: a badge at %v leaves the table", g.Name(), sc.W, sc.H, sp.Rect)
				}
				on := 0
				for p := range l.Seats {
					if over := l.extent(p, r.v.pile(engine.PileID(p))).Meet(sp.Rect); over.W > 1 && over.H > 1 {
						on++
					}
				}
				if on > 1 {
					t.Fatalf("%s in %vx%v: a badge at %v lies on %d piles", g.Name(), sc.W, sc.H, sp.Rect, on)
				}
			}
		}
	}
}
