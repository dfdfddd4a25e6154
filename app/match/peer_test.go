package match

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/pair"
	"pazienza/engine/player"
)

// wire is two devices with a channel between them: messages take a while, in either direction.
type wire struct {
	t    *testing.T
	dice *rand.Rand
	at   [2]*bench
	way  [2][]string // on the way to each
	up   bool
}

func connect(t *testing.T, terms Terms, seed uint64) *wire {
	w := &wire{t: t, dice: rand.New(rand.NewPCG(seed, 1))}
	terms.Seats = seats(Here, Peer)
	w.at[0] = start(t, terms)
	w.at[1] = start(t, Terms{Game: terms.Game, Seats: seats(Peer, Here)})
	w.join()
	return w
}

func (w *wire) join() {
	w.up = true
	w.at[0].Connect(w.at[0].now)
	w.at[1].Connect(w.at[1].now)
	w.post()
}

func (w *wire) part() {
	w.up, w.way = false, [2][]string{}
	w.at[0].Drop(w.at[0].now)
	w.at[1].Drop(w.at[1].now)
}

func (w *wire) post() {
	for i, b := range w.at {
		if out := b.Send(); w.up {
			w.way[1-i] = append(w.way[1-i], out...)
		}
	}
}

// deliver lets one message arrive; it reports false where none is on the way.
func (w *wire) deliver(to int) bool {
	w.post()
	if len(w.way[to]) == 0 {
		return false
	}
	text := w.way[to][0]
	w.way[to] = w.way[to][1:]
	if err := w.at[to].Receive(text, w.at[to].now); err != nil {
		w.t.Fatalf("device %d: %q: %v", to, text, err)
	}
	return true
}

// calm lets everything arrive.
func (w *wire) calm() {
	for w.deliver(0) || w.deliver(1) {
	}
}

// play lets both move for a while, as opponents of package player would, while messages are
// under way.
func (w *wire) play(ticks int) {
	for range ticks {
		i := w.dice.IntN(2)
		b := w.at[i]
		for _, b := range w.at {
			b.now += time.Duration(w.dice.IntN(800)) * time.Millisecond
			b.Tick(b.now)
		}
		if w.dice.IntN(3) > 0 {
			w.deliver(w.dice.IntN(2))
			continue
		}
		if b.game == nil || b.over {
			continue
		}
		mv, ok := player.NewOpponent(b.Game(), b.seat(i), uint64(b.sides[i].steps), player.Level(i+1)).Choose(b.game.State(i))
		if !ok {
			mv, ok = b.Game().StockMoveFor(b.game.State(i), b.seat(i)), true
		}
		if w.dice.IntN(12) == 0 {
			b.Do(session.Intent{Kind: session.Undo, Player: uint8(i)}, b.now)
			continue
		}
		mv.Player = uint8(i)
		b.Do(session.Intent{Kind: session.Carry, Move: mv, Player: uint8(i)}, b.now)
	}
}

// same wants both devices to have the same match.
func (w *wire) same() {
	w.t.Helper()
	a, b := w.at[0], w.at[1]
	if a.game.Text() != b.game.Text() || a.link() != Joined || b.link() != Joined || a.games != b.games {
		w.t.Fatalf("%v %v %+v %+v\n%s\n%s", a.link(), b.link(), a.games, b.games, a.game.Text(), b.game.Text())
	}
	for i := range 2 {
		if a.State(i) != b.State(i) {
			w.t.Fatal("tables differ")
		}
	}
	x, y := a.Status(a.now), b.Status(b.now)
	if x.Over != y.Over || x.Result != y.Result || x.Terms.Best != y.Terms.Best {
		w.t.Fatalf("%+v\n%+v", x, y)
	}
}

// TestPeers plays matches on two devices, with the connection lost now and then and one of them
// started anew: both have the same match, at every rest and at the end, and go on to the next.
func TestPeers(t *testing.T) {
	for _, game := range []string{live, turns, race} {
		over, quicker := 0, 0
		for seed := range uint64(enginetest.Few(4)) {
			w := connect(t, Terms{Game: game, Deal: int(seed) + 1, Best: 3}, seed)
			w.calm()
			w.same()
			for round := range 25 {
				w.play(120)
				switch round % 5 {
				case 3:
					w.part()
					w.play(6)
					w.join()
				case 4:
					i := w.dice.IntN(2)
					w.part()
					w.at[i] = w.at[i].again()
					w.join()
				}
				w.calm()
				w.same()
				if w.at[0].over {
					break
				}
			}
			for _, b := range w.at {
				for _, c := range b.told {
					if c.Why == Quicker {
						quicker++
					}
				}
			}
			if !w.at[1].over {
				w.at[1].Go(w.at[1].now)
				w.at[1].Resign(1, w.at[1].now)
			} else {
				over++
			}
			w.calm()
			w.same()
			if w.at[1].over {
				a, b := w.at[0].History().All(), w.at[1].History().All()
				if len(a) != 1 || len(b) != 1 || a[0].Winner != b[0].Winner || a[0].Home != b[0].Home || a[0].Moves != b[0].Moves {
					t.Fatalf("kept %+v and %+v", a, b)
				}
			}
			deal := w.at[0].Status(0).Deal
			w.at[1].Again(1, w.at[1].now)
			w.at[0].Again(0, w.at[0].now)
			w.calm()
			w.same()
			if st := w.at[1].Status(w.at[1].now); st.Over || st.Deal == deal || len(w.at[1].History().All()) != 1 {
				t.Fatalf("no next game: %+v", st)
			}
		}
		t.Logf("%s: %d ended, %d were late", game, over, quicker)
	}
}

// TestPeersInTime: of a race with a limit the host's clock counts, and both say the same.
func TestPeersInTime(t *testing.T) {
	for seed := range uint64(enginetest.Few(8)) {
		w := connect(t, Terms{Game: race, Deal: int(seed) + 40, Limit: 30 * time.Second}, seed)
		w.calm()
		fast := w.at[seed%2] // one of the clocks is
		for round := 0; !w.at[0].over; round++ {
			w.play(10)
			fast.now += 2 * time.Second
			fast.Tick(fast.now)
			if round == 2 && seed%4 > 1 {
				w.part()
				w.join()
			}
			if round%3 == 2 {
				w.calm()
			}
		}
		if seed%4 == 3 { // the end is told on the next connection
			w.part()
			w.join()
		}
		w.calm()
		w.same()
		if r := w.at[1].Status(w.at[1].now).Result; r.Ending != engine.TimeUp {
			t.Errorf("%+v", r)
		}
	}
}

// TestPeerLies: what a peer sends that is no message, or not legal, changes nothing here.
func TestPeerLies(t *testing.T) {
	w := connect(t, Terms{Game: live, Deal: 5}, 1)
	w.calm()
	w.play(60)
	w.calm()
	for i, b := range w.at {
		before, log := b.text(b.now), len(b.game.Log())
		for _, text := range []string{
			"", "nonsense", "match", "match x", "match go go", "match stand", "match clock", "match clock -1", "match clock 9999999999", "match clock 1 2", "match stand 2 0 0 0", "match stand 3 -1 0 0", strings.Repeat("match go", 999),
			"match next", "match time", "do 0 99 2:draw", "do 0 1 1:draw", "log 1 0 0 0 1:draw", "hello 1 0 0", "hello 9 0 0", "deal 1 0 5 0 " + live, "live 0 0",
			"match " + strings.Repeat("é", 40), "no 0 1 next-in-suit",
		} {
			if err := b.Receive(text, b.now); err == nil {
				t.Errorf("device %d takes %q", i, text)
			}
		}
		if b.text(b.now) != before || len(b.game.Log()) != log {
			t.Errorf("device %d was changed", i)
		}
	}
	// Legal in form, and refused by the rules: the host says no, and nothing has changed.
	h := w.at[0]
	before := h.text(h.now)
	seq := 0
	for h.Receive("do 0 "+string(rune('0'+seq))+" 2:c1-c2", h.now) != nil && seq < 9 {
		seq++
	}
	if out := strings.Join(h.Send(), "\n"); h.text(h.now) != before || seq < 9 && !strings.Contains(out, engine.NotYours.Error()) {
		t.Errorf("the host says %q", out)
	}
	if err := start(t, Terms{Game: live, Seats: seats(Here, Here)}).Receive("hello 1 0 0", 0); err != NoPeer {
		t.Errorf("without a peer: %v", err)
	}
	if err := w.at[1].Receive("x", 0); err != pair.NotAMessage {
		t.Errorf("refused with %v", err)
	}
}

// TestTakeOver goes on against the computer when the peer has gone.
func TestTakeOver(t *testing.T) {
	for i := range 2 {
		w := connect(t, Terms{Game: live, Deal: 5}, 1)
		w.calm()
		w.play(60)
		w.part()
		b := w.at[i]
		if b.Do(session.Intent{Kind: session.Stock, Player: uint8(i)}, b.now); b.why() != Paused {
			t.Errorf("without a connection: %v", b.why())
		}
		if err := b.TakeOver(player.Skilled, b.now); err != nil {
			t.Fatal(err)
		}
		b.Go(b.now)
		b.Drop(b.now) // the connection is closed at last
		steps := len(b.game.Log())
		b.run(time.Minute)
		if st := b.Status(b.now); len(b.game.Log()) < steps+5 || st.Link != NoLink || st.Players[1-i].Seat.Level != player.Skilled {
			t.Errorf("%d moves in a minute, %+v", len(b.game.Log())-steps, st)
		}
		if b.TakeOver(player.Skilled, b.now) != NoPeer {
			t.Error("twice")
		}
	}
}
