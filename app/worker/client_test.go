package worker

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"pazienza/app/ask"
	"pazienza/engine/enginetest"
	"pazienza/engine/solve"
)

// rig is a client whose workers the test plays itself.
type rig struct {
	*Client
	ports  []*port
	broken bool // no worker can be started
	later  []later
	told   []string // what was answered, in words
}

// later is what waits until some time has passed.
type later struct {
	after time.Duration
	do    func()
}

type port struct {
	heard  func(string)
	died   func()
	posted []string
	closed bool
}

func (p *port) Post(text string) {
	if p.closed {
		panic("posted to a worker that was ended")
	}
	head, _, _ := strings.Cut(text, "\n")
	f := strings.Fields(head)
	p.posted = append(p.posted, f[0]+" "+f[1])
}

func (p *port) Close() { p.closed = true }

func newRig() *rig {
	r := &rig{}
	r.Client = NewClient(func(heard func(string), died func()) (Port, error) {
		if r.broken {
			return nil, errors.New("blocked")
		}
		p := &port{heard: heard, died: died}
		r.ports = append(r.ports, p)
		return p, nil
	}, func(d time.Duration, f func()) { r.later = append(r.later, later{d, f}) })
	return r
}

// ask asks for something, and takes down what is answered under a name.
func (r *rig) ask(t *testing.T, name string, kind ask.Kind) (cancel func()) {
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	q := ask.Question{Kind: kind, Game: g, Table: g.Deal(1), Deal: 1}
	return r.Ask(q, func(a ask.Answer) {
		switch {
		case errors.Is(a.Err, ask.ErrGone):
			r.told = append(r.told, name+" gone")
		case errors.Is(a.Err, ask.ErrMissing):
			r.told = append(r.told, name+" missing")
		case a.Err != nil:
			r.told = append(r.told, name+" error")
		case a.Progress:
			r.told = append(r.told, name+" progress")
		default:
			r.told = append(r.told, name+" "+a.Verdict.String())
		}
	})
}

func (r *rig) want(t *testing.T, told ...string) {
	t.Helper()
	if !slices.Equal(r.told, told) {
		t.Errorf("told %q, want %q", r.told, told)
	}
	r.told = nil
}

func (p *port) want(t *testing.T, posted ...string) {
	t.Helper()
	if !slices.Equal(p.posted, posted) {
		t.Errorf("posted %q, want %q", p.posted, posted)
	}
	p.posted = nil
}

func TestAnswers(t *testing.T) {
	r := newRig()
	if len(r.ports) > 0 {
		t.Fatal("a worker was started before anybody asked")
	}
	r.ask(t, "a", ask.Verdict)
	r.ask(t, "b", ask.Deal)
	p := r.ports[0]
	p.want(t, "1 verdict", "2 deal")
	p.heard("0 ready")
	p.heard("2 answer winnable 10 5 0 0")
	p.heard("1 progress unknown 500 0 0 0")
	p.heard("1 answer unwinnable 900 0 0 0")
	p.heard("1 answer winnable 900 0 0 0") // it was answered
	p.heard("9 answer winnable 900 0 0 0") // nobody asked
	p.heard("nonsense")
	r.want(t, "b winnable", "a progress", "a unwinnable")
	r.ask(t, "c", ask.Grade)
	p.heard("3 answer what")
	r.want(t, "c error")
	if len(r.ports) != 1 {
		t.Errorf("%d workers were started", len(r.ports))
	}
}

// TestRestart lets workers die: what is open is asked again, once.
func TestRestart(t *testing.T) {
	r := newRig()
	r.ask(t, "a", ask.Verdict)
	r.ask(t, "b", ask.Deal)
	r.ports[0].heard("0 ready")
	r.ports[0].heard("1 answer winnable 1 0 0 0")
	r.want(t, "a winnable")
	r.ports[0].died()
	if !r.ports[0].closed || len(r.ports) != 2 {
		t.Fatal("no other worker was started")
	}
	r.ports[1].want(t, "2 deal")
	r.ports[0].heard("2 answer winnable 1 7 0 0") // too late
	r.ports[0].died()                             // told twice
	r.want(t)
	r.ask(t, "c", ask.Verdict)
	r.ports[1].heard("0 ready")
	r.ports[1].died()
	r.want(t, "b gone")
	r.ports[2].want(t, "3 verdict")
	r.ports[2].heard("3 answer winnable 1 0 0 0")
	r.want(t, "c winnable")
}

// TestMissing is a browser without workers, and one whose workers do not come up.
func TestMissing(t *testing.T) {
	r := newRig()
	r.broken = true
	r.ask(t, "a", ask.Verdict)
	r.ask(t, "b", ask.Verdict)
	r.want(t, "a missing", "b missing")
	r.broken = false
	r.ask(t, "c", ask.Verdict)
	r.want(t, "c missing") // not tried for everything
	r.ask(t, "d", ask.Line)
	r.ports[0].want(t, "2 line")
	r.ports[0].died()
	r.ports[1].want(t, "2 line")
	r.ports[1].died()
	r.want(t, "d missing")
	r.ask(t, "e", ask.Deal)
	r.want(t, "e missing")
	r.ask(t, "f", ask.Line)
	r.ports[2].heard("0 ready")
	r.ports[2].heard("3 answer unwinnable 1 0 0 0")
	r.ask(t, "g", ask.Deal)
	r.ports[2].heard("4 answer winnable 1 2 0 0")
	r.want(t, "f unwinnable", "g winnable")
}

func TestCallOff(t *testing.T) {
	r := newRig()
	cancel := r.ask(t, "a", ask.Verdict)
	p := r.ports[0]
	p.heard("0 ready")
	cancel()
	cancel()
	p.want(t, "1 verdict", "1 cancel")
	p.heard("1 progress unknown 10 0 0 0")
	p.heard("1 cancelled")
	r.wait()
	cancel = r.ask(t, "b", ask.Verdict)
	p.heard("2 answer winnable 10 0 0 0")
	cancel() // too late
	p.want(t, "2 verdict")
	r.want(t, "b winnable")
}

// TestSilence ends a worker that has questions and says nothing: it is dead, or hangs.
func TestSilence(t *testing.T) {
	r := newRig()
	r.ask(t, "a", ask.Verdict)
	r.wait() // it may take its time to load
	p := r.ports[0]
	p.heard("0 ready")
	p.heard("1 progress unknown 10 0 0 0")
	r.wait()
	if p.closed {
		t.Fatal("a worker that talks was ended")
	}
	cancel := r.ask(t, "b", ask.Deal)
	r.ask(t, "c", ask.Deal)
	cancel()
	r.wait()
	if !p.closed || len(r.ports) != 2 {
		t.Fatal("a worker that says nothing was not ended")
	}
	r.ports[1].want(t, "1 verdict", "3 deal")
	r.ports[1].heard("0 ready")
	r.ports[1].heard("1 answer winnable 10 0 0 0")
	r.ports[1].heard("3 answer winnable 10 4 0 0")
	r.wait()
	r.wait() // nothing is asked: it may be silent
	if r.ports[1].closed || r.watching {
		t.Error("a worker with nothing to say was ended, or is still watched")
	}
	r.want(t, "a progress", "a winnable", "c winnable")
}

// wait lets the time pass that a worker may be silent.
func (r *rig) wait() { r.pass(silence) }

// pass lets some time pass for whatever has not waited longer.
func (r *rig) pass(d time.Duration) {
	waiting := r.later
	r.later = nil
	for _, l := range waiting {
		if l.after <= d {
			l.do()
		} else {
			r.later = append(r.later, l)
		}
	}
}

// TestNeverLoads has workers that hang while they load: what is asked of them is missing in
// the end.
func TestNeverLoads(t *testing.T) {
	r := newRig()
	r.ask(t, "a", ask.Verdict)
	r.wait()
	r.want(t)
	r.pass(loading)
	if !r.ports[0].closed || len(r.ports) != 2 {
		t.Fatal("no other worker was tried")
	}
	r.pass(loading)
	r.want(t, "a missing")
	r.ask(t, "b", ask.Line)
	r.ports[2].heard("0 ready")
	r.ports[2].heard("2 answer unwinnable 1 0 0 0")
	r.want(t, "b unwinnable")
	r.pass(loading)
	if r.ports[2].closed {
		t.Error("a worker that has come up was ended")
	}
}

// TestAskAgainInAnswer asks anew from within an answer that tells of a loss.
func TestAskAgainInAnswer(t *testing.T) {
	r := newRig()
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	q := ask.Question{Kind: ask.Deal, Game: g, Deal: 1}
	var got []ask.Answer
	r.Ask(q, func(a ask.Answer) {
		got = append(got, a)
		r.Ask(q, func(a ask.Answer) { got = append(got, a) })
	})
	r.ports[0].heard("0 ready")
	r.ports[0].died()
	r.ports[1].heard("0 ready")
	r.ports[1].died()
	r.ports[2].heard("2 answer winnable 1 8 0 0")
	if len(got) != 2 || !errors.Is(got[0].Err, ask.ErrGone) || got[1].Deal != 8 || got[1].Verdict != solve.Winnable {
		t.Errorf("answers %+v", got)
	}
}
