package jobs

import (
	"slices"
	"strings"
	"testing"
	"time"

	"pazienza/app/ask"
	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/solve"
	"pazienza/engine/variants"
)

// rig is a bench whose time goes by a millisecond a look at the clock.
type rig struct {
	*Bench
	now  time.Duration
	said []string
}

func newRig() *rig {
	r := &rig{}
	r.Bench = New(variants.Catalogue(), func() time.Duration {
		r.now += time.Millisecond
		return r.now
	}, func(text string) { r.said = append(r.said, text) })
	return r
}

// answer runs the bench until a question is answered, and returns the answer. Others stay.
func (r *rig) answer(t *testing.T, id int, q ask.Question) ask.Answer {
	t.Helper()
	for slices := 0; ; slices++ {
		for i, text := range r.said {
			if a := ask.ParseAnswer(&q, text); ask.AnswerID(text) == id && !a.Progress {
				r.said = append(r.said[:i:i], r.said[i+1:]...)
				return a
			}
		}
		if slices > 1_000_000 || !r.Slice() && len(r.said) == 0 {
			t.Fatalf("no answer to %d after %d slices: %q", id, slices, r.said)
		}
	}
}

// ask asks a question and returns its answer.
func (r *rig) ask(t *testing.T, q ask.Question) ask.Answer {
	t.Helper()
	r.Tell(q.Text(77))
	return r.answer(t, 77, q)
}

func about(g *engine.Game, kind ask.Kind, table engine.State) ask.Question {
	return ask.Question{Kind: kind, Game: g, Table: table}
}

// TestVerdict follows a game that is won, off the line and back, and one that is lost.
func TestVerdict(t *testing.T) {
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	r := newRig()
	won := r.ask(t, ask.Question{Kind: ask.Deal, Game: g, Deal: 1})
	if won.Verdict != solve.Winnable || won.Deal < 1 {
		t.Fatalf("deal: %+v", won)
	}
	s := g.Deal(won.Deal)
	line := r.ask(t, about(g, ask.Line, s))
	if line.Verdict != solve.Winnable || len(line.Moves) < 52 {
		t.Fatalf("line: %+v", line)
	}
	for _, m := range line.Moves[:20] {
		g.Apply(&s, m, nil)
	}
	search := r.kept.search
	if a := r.ask(t, about(g, ask.Verdict, s)); a.Verdict != solve.Winnable || r.kept.search != search {
		t.Errorf("along the line: %+v, searched anew: %t", a, r.kept.search != search)
	}
	rest := r.ask(t, about(g, ask.Line, s))
	if !slices.Equal(rest.Moves, line.Moves[20:]) {
		t.Errorf("the rest of the line is %d moves, want %d", len(rest.Moves), len(line.Moves)-20)
	}

	tiny := enginetest.Table(t, g, stuckTable)
	a := r.ask(t, about(g, ask.Verdict, tiny))
	if a.Verdict != solve.Unwinnable {
		t.Errorf("stuck: %+v", a)
	}
	if a := r.ask(t, about(g, ask.Line, tiny)); a.Verdict != solve.Unwinnable || a.Moves != nil {
		t.Errorf("line of a stuck table: %+v", a)
	}
}

// stuckTable has every ace under kings that have no place to go, and an empty stock.
const stuckTable = `
	c1: [2S 3S 4S 5S 6S 7S 8S AS] KS
	c2: [2H 3H 4H 5H 6H 7H 8H AH] KH
	c3: [2C 3C 4C 5C 6C 7C 8C AC] KC
	c4: [2D 3D 4D 5D 6D 7D 8D AD] KD
	c5: [9S TS 9C TC] JS
	c6: [9H TH 9D TD] JH
	c7: [QS QH QC QD JD] JC`

// TestDeal finds a deal that can be won in every variant for one player but the slowest.
func TestDeal(t *testing.T) {
	for _, g := range enginetest.Variants(t) {
		if g.Variant.ID == "spider-4" || g.Two() || testing.Short() && g.Cards() > 54 {
			continue
		}
		q := ask.Question{Kind: ask.Deal, Game: g, Deal: engine.MaxDeal} // the next is 1
		a := newRig().ask(t, q)
		if a.Verdict != solve.Winnable {
			t.Errorf("%s: none found in %d positions", g.Name(), a.Positions)
			continue
		}
	}
}

func TestLimits(t *testing.T) {
	g := enginetest.Game(t, "spider-4/spider-charged@1")
	r := newRig()
	q := about(g, ask.Verdict, g.Deal(1))
	q.Limit = 700
	if a := r.ask(t, q); a.Verdict != solve.Unknown || a.Err != nil || a.Positions < 700 || a.Positions > 3000 {
		t.Errorf("verdict: %+v", a)
	}
	if a := r.ask(t, q); a.Verdict != solve.Unknown || a.Err != nil {
		t.Errorf("asked again: %+v", a)
	}
	q = ask.Question{Kind: ask.Deal, Game: g, Deal: 1, Limit: 500}
	if a := r.ask(t, q); a.Verdict != solve.Unknown || a.Deal != 0 || a.Positions < 500 {
		t.Errorf("deal: %+v", a)
	}
}

// TestOrder asks for much at once: what is waited for comes first, the newest verdict is the
// one that is wanted, and what is called off is heard of no more.
func TestOrder(t *testing.T) {
	g := enginetest.Game(t, "spider-4/spider-charged@1")
	r := newRig()
	idle := ask.Question{Kind: ask.Deal, Game: g, Deal: 5, Idle: true, Limit: 500}
	r.Tell(idle.Text(1))
	q := about(g, ask.Verdict, g.Deal(1))
	q.Limit = 500
	r.Tell(q.Text(2))
	if !r.Slice() {
		t.Fatal("nothing left after a slice")
	}
	r.Tell(q.Text(3))
	line := about(g, ask.Line, g.Deal(2))
	r.Tell(line.Text(4))
	r.Tell(ask.CancelText(4))
	r.Tell(ask.CancelText(44)) // nobody asked that
	r.Tell(about(g, ask.Hints, g.Deal(2)).Text(5))
	for r.Slice() {
	}
	var order []string
	for _, text := range r.said {
		if f := strings.Fields(text); f[1] != "progress" {
			order = append(order, f[0]+" "+f[1])
		}
	}
	if want := []string{"2 cancelled", "4 cancelled", "5 answer", "3 answer", "1 answer"}; !slices.Equal(order, want) {
		t.Errorf("answers came as %q, want %q", order, want)
	}
}

func TestProgress(t *testing.T) {
	g := enginetest.Game(t, "spider-4/spider-charged@1")
	r := newRig()
	q := about(g, ask.Verdict, g.Deal(1))
	r.Tell(q.Text(1))
	for r.now < time.Second {
		r.Slice()
	}
	if n := len(r.said); n < 3 || n > 5 || !ask.ParseAnswer(&q, r.said[0]).Progress {
		t.Errorf("in a second it said %q", r.said)
	}
}

func TestBadMessages(t *testing.T) {
	r := newRig()
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	good := about(g, ask.Verdict, g.Deal(1)).Text(3)
	for _, text := range []string{"", "x", "7 what", strings.Replace(good, "c1:", "c9:", 1), good[:len(good)/2]} {
		r.Tell(text)
	}
	if len(r.said) != 5 || r.Slice() {
		t.Errorf("said %q", r.said)
	}
	for _, text := range r.said {
		if !strings.Contains(text, " error ") {
			t.Errorf("said %q", text)
		}
	}
	r.said = nil
	r.Tell(good)
	r.Tell(good)
	if len(r.said) != 1 || !strings.HasPrefix(r.said[0], "3 error ") {
		t.Errorf("asked twice under one number: %q", r.said)
	}
}

// broken is a job that panics.
type broken struct{ with any }

func (b broken) step(int) ask.Answer { panic(b.with) }
func (b broken) drop()               {}

func TestPanics(t *testing.T) {
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	r := newRig()
	for i, with := range []any{"out of luck", errTwice, 3} {
		r.open = append(r.open, &work{id: i + 1, q: about(g, ask.Line, g.Deal(1)), job: broken{with}, pace: 1})
	}
	q := about(g, ask.Hints, g.Deal(1))
	r.Tell(q.Text(9))
	for r.Slice() {
	}
	want := []string{"9 answer", "1 error out of luck", "2 error " + errTwice.Error(), "3 error a job failed"}
	if len(r.said) != len(want) {
		t.Fatalf("said %q", r.said)
	}
	for i := range want {
		if !strings.HasPrefix(r.said[i], want[i]) {
			t.Errorf("said %q, want %q", r.said[i], want[i])
		}
	}
}

// TestCancel calls off a grading in the middle of a move's thought: it ends at once, and what
// is asked next is answered in the next slice.
func TestCancel(t *testing.T) {
	for _, name := range []string{"klondike/classico@1/draw3", "spider-4/spider-charged@1"} {
		g := enginetest.Game(t, name)
		r := newRig()
		r.Tell(ask.Question{Kind: ask.Grade, Game: g, Deal: 1}.Text(1))
		for range 3 {
			r.Slice()
		}
		r.Tell(ask.CancelText(1))
		if len(r.said) != 1 || r.said[0] != "1 cancelled" || r.Slice() {
			t.Errorf("%s: said %q", name, r.said)
		}
		r.said = nil
		r.Tell(ask.Question{Kind: ask.Grade, Game: g, Deal: 1}.Text(2))
		r.Slice()
		r.Tell(about(g, ask.Hints, g.Deal(2)).Text(3))
		r.Slice()
		if len(r.said) != 1 || !strings.HasPrefix(r.said[0], "3 answer") {
			t.Errorf("%s: said %q while it grades", name, r.said)
		}
	}
}

// TestPauses counts: whoever grades or shortens a line stops many times in a move's thought.
func TestPauses(t *testing.T) {
	count := func(j job) (steps int, a ask.Answer) {
		for a = j.step(1); a.Progress; a = j.step(1) {
			steps++
		}
		j.drop()
		return steps, a
	}
	for _, name := range []string{"klondike/classico@1/draw3", "spider-4/spider-charged@1"} {
		q := ask.Question{Kind: ask.Grade, Game: enginetest.Game(t, name), Deal: 1, Limit: 1}
		if n, a := count(newGrade(&q)); a.Played != 1 || n < 10*a.Positions {
			t.Errorf("%s: %d pauses in %d moves", name, n, a.Positions)
		}
	}
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	q := about(g, ask.Line, g.Deal(2))
	if n, a := count(&table{bench: newRig().Bench, q: &q}); a.Verdict != solve.Winnable || n < 500 {
		t.Errorf("%d pauses for a line: %+v", n, a)
	}
}

// TestLineIsShort asks for a line after a verdict, which has one but not a short one.
func TestLineIsShort(t *testing.T) {
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	for deal := 1; deal <= 5; deal++ {
		r := newRig()
		s := g.Deal(deal)
		if r.ask(t, about(g, ask.Verdict, s)).Verdict != solve.Winnable {
			continue
		}
		plain := slices.Clone(r.kept.moves)
		for _, m := range plain[:5] {
			g.Apply(&s, m, nil)
		}
		line := r.ask(t, about(g, ask.Line, s)).Moves
		if replay(g, s, line); len(line) >= len(plain)-5 {
			t.Errorf("deal %d: %d moves, and %d before", deal, len(line), len(plain)-5)
		}
		if again := r.ask(t, about(g, ask.Line, s)).Moves; !slices.Equal(again, line) {
			t.Errorf("deal %d: another line when asked again", deal)
		}
	}
}
