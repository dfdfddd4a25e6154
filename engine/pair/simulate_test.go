package pair

import (
	"errors"
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

var long = flag.Bool("long", false, "play as many games as are ever played: minutes, not seconds")

// How many games are simulated, of each kind in turn.
const (
	games     = 400
	gamesLong = 100_000
)

// kinds are the matches that are simulated: tables of two, with turns and without, and races.
var kinds = []string{
	"double-solitaire/pair@1/draw1", "double-solitaire/pair@1/draw3",
	"double-solitaire/pair@1/draw1/turns", "double-solitaire/pair@1/draw3/turns",
	"klondike/classico@1/draw1", "spider-1/spider-charged@1",
}

// world is two devices with a channel between them.
type world struct {
	t        *testing.T
	dice     *rand.Rand
	host     *Host
	guest    *Guest
	toHost   []string
	toGuest  []string
	joined   bool
	at       int
	lost     int
	cut      int // after how many messages the connection is lost next
	messages int
}

// TestSimulate plays matches at random on two devices. The order of what happens is random:
// who moves, whose message arrives; the connection is lost after any message, with what was
// under way; now and then a device is switched off, and remembers what it has kept. In the
// end both have the same match, and at no time was a card lost or doubled on either.
func TestSimulate(t *testing.T) {
	n := enginetest.Few(games)
	if *long {
		n = gamesLong
	}
	var met struct{ lost, over, cut, steps int }
	for game := range n {
		w := newWorld(t, game)
		ticks := 40 + w.dice.IntN(400)
		if game%16 == 0 {
			ticks *= 8 // to the end, or near it
		}
		w.play(ticks)
		w.finish()
		met.lost += w.lost
		met.steps += len(w.host.match.log)
		met.cut += w.messages
		if w.host.match.Result(w.at).Over() {
			met.over++
		}
	}
	t.Logf("%d games, %d ended, %d steps, %d messages, %d steps that lost their place", n, met.over, met.steps, met.cut, met.lost)
	if met.lost == 0 || met.over == 0 {
		t.Error("no step ever lost its place, or no game ended")
	}
}

func newWorld(t *testing.T, game int) *world {
	g := enginetest.Game(t, kinds[game%len(kinds)])
	w := &world{t: t, dice: rand.New(rand.NewPCG(uint64(game), 5))}
	w.host = NewHost(New(g, game+1, 0))
	w.guest = NewGuest(variants.Catalogue(), nil)
	w.cut = w.dice.IntN(200)
	if game%2 == 0 {
		w.cut = game / 2 % 60 // early: at every message of the beginning
	}
	return w
}

func (w *world) play(ticks int) {
	for range ticks {
		w.at += w.dice.IntN(3)
		switch w.dice.IntN(12) {
		case 0, 1, 2:
			w.hostMoves()
		case 3, 4, 5:
			w.guestMoves()
		case 6, 7, 8:
			w.deliverToHost()
		case 9, 10:
			w.deliverToGuest()
		case 11:
			w.join()
			if w.dice.IntN(25) == 0 {
				w.switchOff()
			}
		}
	}
}

// join connects the two, if they are not.
func (w *world) join() {
	if w.joined {
		return
	}
	w.joined = true
	w.guest.Connect()
	w.post()
}

// post puts what is to be sent on the way; messages are lost with the connection.
func (w *world) post() {
	out, back := w.guest.Send(), w.host.Send()
	if w.joined {
		w.toHost, w.toGuest = append(w.toHost, out...), append(w.toGuest, back...)
	}
}

func (w *world) part() {
	w.joined = false
	w.toHost, w.toGuest = nil, nil
	w.host.Drop()
	w.guest.Drop()
}

// switchOff lets a device forget everything but what it has kept: the host perhaps what it
// kept a little before.
func (w *world) switchOff() {
	w.part()
	if w.dice.IntN(2) == 0 {
		kept := w.guest.Sure()
		if kept != nil && w.dice.IntN(4) > 0 {
			kept = w.reload(kept)
		} else {
			kept = nil
		}
		w.guest = NewGuest(variants.Catalogue(), kept)
		return
	}
	m := w.host.match
	earlier := New(m.game, m.deal, m.limit)
	for _, st := range m.log[:max(0, len(m.log)-w.dice.IntN(3))] {
		if _, err := earlier.Do(st); err != nil {
			w.t.Fatal(err)
		}
	}
	w.host = NewHost(w.reload(earlier))
}

// reload writes a match and reads it.
func (w *world) reload(m *Match) *Match {
	back, err := Parse(variants.Catalogue(), m.Text())
	if err != nil || back.Key() != m.Key() || back.Text() != m.Text() {
		w.t.Fatalf("%v: reads back differently:\n%s", err, m.Text())
	}
	return back
}

func (w *world) hostMoves() {
	if st, ok := anyStep(w.host.match, 0, w.dice, w.at); ok {
		if _, err := w.host.Do(st); err != nil {
			w.t.Fatal(err)
		}
		w.check(w.host.match)
		w.post()
	}
}

func (w *world) guestMoves() {
	m := w.guest.Match()
	if m == nil {
		return
	}
	if st, ok := anyStep(m, 1, w.dice, w.at); ok {
		if _, err := w.guest.Do(st); err != nil && !errors.Is(err, TooMany) {
			w.t.Fatal(err)
		}
		w.check(w.guest.Match())
		w.post()
	}
}

// delivered counts the messages, and cuts the connection when it is time.
func (w *world) delivered() {
	w.messages++
	w.post()
	if w.cut--; w.cut < 0 {
		w.cut = 20 + w.dice.IntN(150)
		w.part()
	}
}

func (w *world) deliverToHost() {
	if len(w.toHost) == 0 {
		return
	}
	text := w.toHost[0]
	w.toHost = w.toHost[1:]
	if _, err := w.host.Receive(text, w.at); err != nil {
		w.t.Fatalf("host: %q: %v", text, err)
	}
	w.check(w.host.match)
	w.delivered()
}

func (w *world) deliverToGuest() {
	if len(w.toGuest) == 0 {
		return
	}
	text := w.toGuest[0]
	w.toGuest = w.toGuest[1:]
	news, err := w.guest.Receive(text)
	if err != nil {
		w.t.Fatalf("guest: %q: %v", text, err)
	}
	w.lost += len(news.Lost)
	w.check(w.guest.Match())
	w.check(w.guest.Sure())
	w.delivered()
}

// finish lets everything arrive, on a connection that holds.
func (w *world) finish() {
	w.cut = 1 << 30
	w.join()
	for len(w.toHost)+len(w.toGuest) > 0 {
		w.at++
		if w.dice.IntN(2) == 0 {
			w.deliverToHost()
		} else {
			w.deliverToGuest()
		}
	}
	h, g := w.host.match, w.guest
	if !g.Live() || len(g.pending) > 0 || g.Match() != g.Sure() || !slices.Equal(h.log, g.Sure().log) || h.Text() != g.Match().Text() {
		w.t.Fatalf("%d steps wait, live %v; the host has\n%sthe guest\n%s", len(g.pending), g.Live(), h.Text(), g.Match().Text())
	}
	for player := range 2 {
		if *h.State(player) != *g.Match().State(player) {
			w.t.Fatalf("tables differ after\n%s", h.Text())
		}
	}
	if h.Result(w.at) != g.Match().Result(w.at) {
		w.t.Fatal("results differ")
	}
}
