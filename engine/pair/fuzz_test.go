package pair

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// FuzzMessages sends lines to both ends of a connection. Whatever they say, nobody's cards are
// lost, what is refused changes nothing, and the other end can be told all again.
func FuzzMessages(f *testing.F) {
	f.Add(uint8(0), "do 0 1 2:draw\ndo 0 2 2:undo")                                 // play
	f.Add(uint8(0), "do 0 1 2:c8-f1\ndo 0 1 2:draw\ndo 1 1 2:draw")                 // a refusal, and after it
	f.Add(uint8(1), "log 1 0 0 0 1:draw@0")                                         // another key
	f.Add(uint8(1), "no 0 1 next-in-suit\nno 0 2 game-over")                        // refusals of nothing
	f.Add(uint8(2), "deal 1 0 1 0 "+solo+"\nlog 1 0 0 0 1:draw@3\nlive 1 0")        // a deal
	f.Add(uint8(2), "deal 1 0 1 600 klondike/classico@1+draw=2+undo=strict/draw2")  // house rules
	f.Add(uint8(3), "hello 1 0 0\ndo 0 1 2:draw\nhello 1 1 0")                      // twice
	f.Add(uint8(3), "hello 1 1000000000 ffffffffffffffff\ndo 0 1 2:resign@1000000") // much known
	f.Fuzz(func(t *testing.T, to uint8, text string) {
		g := enginetest.Game(t, live1)
		h, q := joined(t, New(g, 1, 0))
		switch to % 4 {
		case 2:
			q = NewGuest(variants.Catalogue(), nil)
			q.Connect()
		case 3:
			h.Drop()
		}
		doing(t, h, NewGuest(variants.Catalogue(), New(g, 1, 0)), "1:draw")
		if q.Live() {
			q.Do(engine.Step{Move: engine.Move{Kind: engine.Draw, Player: 1}})
		}
		w := world{t: t, host: h, guest: q}
		for i, line := range strings.Split(text, "\n") {
			if i == 50 {
				break
			}
			var err error
			key := func() (k [2]uint64) {
				k[0] = h.match.Key()
				if q.sure != nil {
					k[1] = q.sure.Key()
				}
				return k
			}
			before := key()
			if to%2 == 1 && to%4 != 3 || to%4 == 2 {
				_, err = q.Receive(line)
			} else {
				_, err = h.Receive(line, i)
			}
			if err != nil && err != Differs && key() != before {
				t.Fatalf("%q: %v, but something has changed", line, err)
			}
			w.check(h.match)
			w.check(q.Match())
			w.check(q.Sure())
		}
		if to%4 == 2 && q.sure != nil {
			return // another match, perhaps
		}
		h.Drop()
		q.Drop()
		q.Connect()
		carry(t, h, q)
		if !q.Live() || q.Match().Text() != h.match.Text() {
			t.Fatalf("the guest has\n%sthe host\n%s", q.Match().Text(), h.match.Text())
		}
	})
}
