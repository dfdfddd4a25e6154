package session

import (
	"math/rand/v2"
	"testing"
	"time"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// TestEveryGameIsTapped plays each game by taps anywhere, now and then by a hint, and looks
// that whatever was told is so: what moved was legal, and what was refused changed nothing.
func TestEveryGameIsTapped(t *testing.T) {
	for _, o := range variants.Offers() {
		t.Run(o.Slug, func(t *testing.T) {
			b := sit(t, &Memory{}, o.Game)
			r := rand.New(rand.NewPCG(7, 7))
			moves := 0
			for n := range enginetest.Few(800) {
				b.now += time.Duration(r.IntN(900)) * time.Millisecond
				before := b.State()
				b.told = nil
				switch p := engine.PileID(r.IntN(len(b.Game().Piles()))); {
				case n%100 == 0:
					b.Do(Intent{Kind: Hint}, b.now)
					if m := b.told[0].Hint; m != nil {
						b.Do(Intent{Kind: Carry, Move: *m}, b.now)
					}
				case n%17 == 0:
					b.Do(Intent{Kind: Undo}, b.now)
				default:
					b.Do(Intent{Kind: Tap, Pile: p, Index: r.IntN(before.Len(p)+1) - 1}, b.now)
				}
				for _, c := range b.told {
					switch {
					case c.Cause == Moved && b.Game().Check(&before, c.Move) != nil:
						t.Fatalf("%s is not legal in\n%s", b.Game().MoveText(c.Move), b.Game().Text(&before))
					case c.Cause == Moved:
						moves++
					case c.Cause == Refused && (c.Why == nil || b.State() != before):
						t.Fatalf("refused %+v for %v, and changed", c.Move, c.Why)
					}
				}
				if st := b.Status(b.now); st.Moves != b.Line().Moves() || b.Line().Time() > int(st.Elapsed.Milliseconds()/100) {
					t.Fatalf("after %v: %+v, and the line at %d", b.now, st, b.Line().Time())
				}
			}
			if moves < enginetest.Few(800)/40 {
				t.Errorf("%d moves only", moves)
			}
		})
	}
}
