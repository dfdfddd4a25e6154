package match

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/pair"
)

// TestPeerFloods: a peer that sends more than two people do is refused, whatever it sends, and
// costs few writes.
func TestPeerFloods(t *testing.T) {
	for _, text := range []string{"match pause", "match go", "match again", "hello 1 0 0", "do 0 1 2:draw", "nonsense"} {
		w := connect(t, Terms{Game: live, Deal: 5}, 1)
		w.calm()
		h, faults, fast := w.at[0], 0, false
		for n := range 2000 {
			if strings.HasPrefix(text, "do") {
				text = "do 0 " + strconv.Itoa(n+1) + " 2:draw"
			}
			err := h.Receive(text, h.now)
			if err != nil {
				faults++
			}
			fast = fast || err == pair.TooFast
		}
		if faults < 2000-mostMessages || !fast {
			t.Errorf("%q: %d of 2000 refused", text, faults)
		}
		h.now += time.Minute
		if err := h.Receive("match go", h.now); err != nil {
			t.Errorf("after a minute of silence: %v", err)
		}
	}
	// A guest takes no more from its host, but what it has missed, and keeps that once.
	w := connect(t, Terms{Game: live, Deal: 5}, 1)
	w.calm()
	w.part()
	w.at[1] = w.at[1].again()
	for range 300 {
		if _, err := w.at[0].peer.host.Do(engine.Step{Move: w.at[0].Game().StockMoveFor(w.at[0].game.State(0), 0)}); err != nil {
			t.Fatal(err)
		}
	}
	writes := &counted{Store: w.at[1].store}
	w.at[1].Match.store = writes
	w.join()
	w.calm()
	w.same()
	if len(w.at[1].game.Log()) != 300 || writes.n > 10 {
		t.Errorf("%d steps, %d writes", len(w.at[1].game.Log()), writes.n)
	}
}

// counted is a store that counts what is written.
type counted struct {
	session.Store
	n int
}

func (c *counted) Write(edits ...session.Edit) {
	c.n++
	c.Store.Write(edits...)
}
