package pair

import (
	"errors"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

const (
	live1 = "double-solitaire/pair@1/draw1"
	turns = "double-solitaire/pair@1/draw1/turns"
	solo  = "klondike/classico@1/draw1"
)

// at returns a match that begins at a drawn table; in a race both have the same.
func at(t testing.TB, game, table string, limit int) *Match {
	g := enginetest.Game(t, game)
	m := New(g, 1, limit)
	for i := range m.lines {
		m.lines[i] = engine.NewLineFrom(g, enginetest.Table(t, g, table))
	}
	m.keys = []uint64{m.digest(0, engine.Step{})}
	return m
}

// joined returns both ends of a connection that has just been made.
func joined(t testing.TB, m *Match) (*Host, *Guest) {
	h, q := NewHost(m), NewGuest(variants.Catalogue(), m.Clone())
	q.Connect()
	carry(t, h, q)
	if !h.Live() || !q.Live() {
		t.Fatal("not joined")
	}
	return h, q
}

// carry brings all messages to where they go, and returns what steps of the guest were lost.
func carry(t testing.TB, h *Host, q *Guest) (lost []Lost) {
	t.Helper()
	for {
		out, back := q.Send(), h.Send()
		if len(out)+len(back) == 0 {
			return lost
		}
		for _, text := range out {
			if _, err := h.Receive(text, h.match.Time()); err != nil {
				t.Fatalf("%q: %v", text, err)
			}
		}
		for _, text := range back {
			news, err := q.Receive(text)
			if err != nil {
				t.Fatalf("%q: %v", text, err)
			}
			lost = append(lost, news.Lost...)
		}
	}
}

// doing does steps, given as text, by whoever they belong to.
func doing(t testing.TB, h *Host, q *Guest, steps string) {
	t.Helper()
	for _, text := range strings.Fields(steps) {
		st, err := h.match.ParseStep(text)
		if err != nil {
			t.Fatal(err)
		}
		if st.Player() == 0 {
			_, err = h.Do(st)
		} else {
			_, err = q.Do(st)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// TestConflicts: both play before they hear of each other. What has lost its place comes back,
// and what was built upon it; the rest stands.
func TestConflicts(t *testing.T) {
	for _, c := range []struct{ name, game, table, steps, lost, after string }{
		{"the same slot at once", live1, "c1: AS \n c8: AS", "1:c1-f1 2:c8-f1", "2:c8-f1!next-in-suit", "c8: AS \n f1: AS'0"},
		{"two slots", live1, "c1: AS \n c8: AS", "1:c1-f1 2:c8-f5", "", "f1: AS'0 \n f5: AS'1"},
		{"what follows is lost with it", live1, "c1: AS \n c8: 2S AS", "1:c1-f1 2:c8-f1 2:c8-f1", "2:c8-f1!next-in-suit 2:c8-f1!next-in-suit", "c8: 2S AS \n f1: AS'0"},
		{"what would do another thing too", live1, "c1: AS \n c8: 5H 4S AS \n c9: 2H \n c10: 5D", "1:c1-f1 2:c8-f1 2:c8-c10", "2:c8-f1!next-in-suit 2:c8-c10!one-rank-lower", "c8: 5H 4S AS \n c9: 2H \n c10: 5D \n f1: AS'0"},
		{"the same places but another card", live1, "c1: 5H \n f2: AH..4H \n c8: 5D 5H \n c9: 6S", "1:c1-f2 2:c8-f2 2:c8-c9", "2:c8-f2!next-in-suit 2:c8-c9!out-of-order", "c8: 5D 5H \n c9: 6S \n f2: AH..5H"},
		{"what has nothing to do with it stands", live1, "c1: AS \n c8: AS \n s2: [9D]", "1:c1-f1 2:c8-f1 2:draw", "2:c8-f1!next-in-suit", "c8: AS \n f1: AS'0 \n w2: 9D"},
		{"nor what was before it", live1, "c1: AS \n c8: AS \n s2: [9D]", "1:c1-f1 2:draw 2:c8-f1", "2:c8-f1!next-in-suit", "c8: AS \n f1: AS'0 \n w2: 9D"},
		{"undo under the other's moves", live1, "c1: 8S \n c2: 7H \n c8: 8S \n c9: 7H", "2:c9-c8 1:c2-c1 2:undo", "", "c1: 8S 7H \n c8: 8S \n c9: 7H"},
		{"moves of both on one foundation", live1, "c1: 2S \n c8: AS", "2:c8-f1", "", "c1: 2S \n f1: AS'1"},
		{"the end of the game", live1, "c1: 9D \n w2: 9D", "1:resign 2:recycle", "2:recycle!game-over", "c1: 9D \n w2: 9D"},
		{"a race has no conflicts", solo, "c1: AS", "1:c1-f1 2:c1-f1", "", "f1: AS"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h, q := joined(t, at(t, c.game, c.table, 0))
			doing(t, h, q, c.steps)
			var lost []string
			for _, l := range carry(t, h, q) {
				lost = append(lost, h.match.StepText(l.Step)+"!"+l.Why.Error())
			}
			if got := strings.Join(lost, " "); got != c.lost {
				t.Errorf("lost %q, want %q", got, c.lost)
			}
			if len(q.pending) > 0 || q.Match() != q.Sure() || q.Match().Text() != h.match.Text() {
				t.Errorf("%d wait; the guest has\n%sthe host\n%s", len(q.pending), q.Match().Text(), h.match.Text())
			}
			for _, m := range []*Match{h.match, q.Match()} {
				text := m.game.Text(m.State(1))
				text, _, _ = strings.Cut(text, "begun")
				want := enginetest.Table(t, m.game, c.after)
				if text != m.game.Text(&want) {
					t.Errorf("table is\n%swant\n%s", text, c.after)
				}
			}
		})
	}
}

// TestLostAtOnce: the guest need not wait for the refusal to see that the slot is taken.
func TestLostAtOnce(t *testing.T) {
	h, q := joined(t, at(t, live1, "c1: AS \n c8: AS \n s2: [9D]", 0))
	doing(t, h, q, "1:c1-f1 2:c8-f1 2:draw")
	news, err := q.Receive(h.Send()[0])
	if err != nil || len(news.Lost) != 1 || news.Lost[0].Why != engine.NextInSuit || len(news.Done) != 1 {
		t.Fatalf("%+v, %v", news, err)
	}
	s := q.Match().State(1)
	if f, _ := q.Match().Game().Foundations(); s.Top(f).Copy() != 0 || s.Len(7) != 1 || len(q.pending) != 2 {
		t.Errorf("%d wait at\n%s", len(q.pending), q.Match().Game().Text(s))
	}
	if lost := carry(t, h, q); len(lost) > 0 || q.Match().Text() != h.match.Text() {
		t.Errorf("lost again: %v", lost)
	}
}

// TestFaults: what does not belong is refused, and changes nothing.
func TestFaults(t *testing.T) {
	far := strings.Repeat("9", 40)
	for _, f := range []struct {
		to, text string
		want     error
	}{
		{"host", "", NotAMessage},
		{"host", "hallo", NotAMessage},
		{"host", "hello 1 0 0", OutOfOrder},
		{"host", "do 0 1 2:draw extra", NotAMessage},
		{"host", "do 0 1 2:fly", NotAMessage},
		{"host", "do 0 1 draw", NotAMessage},
		{"host", "do 0 1 3:draw", NotAMessage},
		{"host", "do 0 1", NotAMessage},
		{"host", "do 0 -1 2:draw", NotAMessage},
		{"host", "do 0 01 2:draw", NotAMessage},
		{"host", "do 0 " + far + " 2:draw", NotAMessage},
		{"host", "do 0 1 2:draw@" + far, NotAMessage},
		{"host", "do 0 1 2:draw\x00", NotAMessage},
		{"host", "do 0 1 2:draw\n", NotAMessage},
		{"host", "do 0 1 1:draw", NotTheirs},
		{"host", "do 0 1 1:resign", NotTheirs},
		{"host", "do 0 2 2:draw", OutOfOrder},
		{"host", "do 1 1 2:draw", OutOfOrder},
		{"host", "live 0 0", NotAMessage},
		{"host", strings.Repeat("x", MaxMessage+1), TooLong},
		{"guest", "", NotAMessage},
		{"guest", "hello 1 0 0", NotAMessage},
		{"guest", "deal 1 0 1 0 " + live1, OutOfOrder},
		{"guest", "live 0 0", OutOfOrder},
		{"guest", "log 2 0 0 0 1:draw@0", OutOfOrder},
		{"guest", "log 1 0 0 xyz 1:draw@0", NotAMessage},
		{"guest", "log 1 0 0 0 1:c3-f8@0", Illegal},
		{"guest", "log 1 0 0 0 1:c8-c9@0", Illegal},
		{"guest", "log 1 0 0 0 1:w1-s2@0", Illegal},
		{"guest", "log 1 0 0 0 1:undo@0", Illegal},
		{"guest", "log 1 0 0 0 2:draw@0", OutOfOrder},
		{"guest", "log 1 0 1 0 2:draw@0", OutOfOrder},
		{"guest", "log 1 0 0 0 1:c1-c2x0@0", NotAMessage},
		{"guest", "log 1 0 0 0 1:c1-c2x300@0", NotAMessage},
		{"guest", "no 0 1 game-over", OutOfOrder},
		{"guest", "no 0 1 because", NotAMessage},
		{"guest", "no 0 1 ", NotAMessage},
		{"guest", strings.Repeat("x", MaxMessage+1), TooLong},
	} {
		h, q := joined(t, New(enginetest.Game(t, live1), 1, 0))
		receive := q.Receive
		if f.to == "host" {
			receive = func(text string) (News, error) { return h.Receive(text, 5) }
		}
		if _, err := receive(f.text); !errors.Is(err, f.want) {
			t.Errorf("%s: %q: %v, want %v", f.to, f.text, err, f.want)
		}
		if len(h.match.log) > 0 || len(q.sure.log) > 0 || len(h.Send()) > 0 || len(q.Send()) > 0 {
			t.Errorf("%s: %q has changed something", f.to, f.text)
		}
		doing(t, h, q, "1:draw 2:draw")
		if lost := carry(t, h, q); len(lost) > 0 || len(q.sure.log) != 2 {
			t.Errorf("%s: no play after %q", f.to, f.text)
		}
	}
}

// TestFirstFaults: what the two must agree on before a card is shown.
func TestFirstFaults(t *testing.T) {
	g := enginetest.Game(t, live1)
	for text, want := range map[string]error{
		"hello 2 0 0": LaterVersion, "hello one 0 0": NotAMessage, "hello 1 0": NotAMessage, "do 0 1 2:draw": OutOfOrder,
	} {
		if _, err := NewHost(New(g, 1, 0)).Receive(text, 0); err != want {
			t.Errorf("host: %q: %v, want %v", text, err, want)
		}
	}
	for text, want := range map[string]error{
		"deal 2 0 1 0 " + live1: LaterVersion, "deal 1 0 0 0 " + live1: NotAMessage, "deal 1 0 1000000000 0 " + live1: NotAMessage,
		"deal 1 0 1 0 poker": OtherGame, "deal 1 0 2 0 " + live1: OtherGame, "deal 1 0 1 0 " + turns: OtherGame,
		"deal 1 3 1 0 " + live1: OutOfOrder, "deal 1 0 1 0": NotAMessage, "log 1 0 0 0 1:draw@0": OutOfOrder, "live 0 0": OutOfOrder,
	} {
		q := NewGuest(variants.Catalogue(), New(g, 1, 0))
		q.Connect()
		if _, err := q.Receive(text); err != want {
			t.Errorf("guest: %q: %v, want %v", text, err, want)
		}
	}
	if _, err := NewGuest(variants.Catalogue(), nil).Do(engine.StepOf(engine.OpHint, 1)); err != NotDealt {
		t.Errorf("before the deal: %v", err)
	}
}

// TestDiffers: a step that leads elsewhere there is noticed, and all is told anew.
func TestDiffers(t *testing.T) {
	h, q := joined(t, New(enginetest.Game(t, live1), 1, 0))
	if _, err := q.Receive("log 1 0 0 0 1:draw@0"); err != Differs || q.Live() {
		t.Fatalf("%v, live %v", err, q.Live())
	}
	h.Drop()
	doing(t, h, q, "1:hint")
	q.Connect()
	carry(t, h, q)
	if !q.Live() || q.Match().Text() != h.match.Text() {
		t.Errorf("the guest has\n%s", q.Match().Text())
	}
}

// TestFlood: steps faster than a person makes them are refused, and so are many own ones that
// nobody answers; neither player can fill the other's log.
func TestFlood(t *testing.T) {
	h, q := joined(t, New(enginetest.Game(t, live1), 1, 0))
	n, err := 0, error(nil)
	for ; err == nil && n < 10_000; n++ {
		_, err = h.Receive(line("do", 0, n+1, "2:hint"), 7)
	}
	if err != TooFast || n > 300 {
		t.Errorf("%v after %d steps", err, n)
	}
	if _, err := h.Receive(line("do", 0, n, "2:hint"), 8); err != nil {
		t.Errorf("a little later: %v", err)
	}
	for n, err = 0, nil; err == nil && n < 10_000; n++ {
		_, err = q.Do(engine.StepOf(engine.OpHint, 1))
	}
	if err != TooMany || n != MaxPending+1 {
		t.Errorf("%v after %d own steps", err, n)
	}
	m := New(enginetest.Game(t, live1), 1, 0)
	for n := range MaxSteps + 1 {
		if _, err := m.Do(engine.StepOf(engine.OpHint, 1)); (err != nil) != (n == MaxSteps) {
			t.Fatalf("%v at step %d", err, n)
		}
	}
	if _, err := m.Do(engine.StepOf(engine.OpHint, 0)); err != nil {
		t.Errorf("the other's step: %v", err)
	}
}

// TestNames: every fault has one of its own.
func TestNames(t *testing.T) {
	seen := map[string]bool{}
	for f := NotAMessage; f <= NotDealt; f++ {
		if seen[f.Error()] || f.Error() == "unknown-fault" {
			t.Errorf("%d is called %s", f, f.Error())
		}
		seen[f.Error()] = true
	}
	if Fault(0).Error() != "unknown-fault" || Fault(255).Error() != "unknown-fault" {
		t.Error("no fault has a name")
	}
}
