package peer

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// diary is what an end was told, in order.
type diary []string

func (d *diary) watch(e *End) {
	e.Watch(func(line string) { *d = append(*d, line) }, func(s State, r Reason) {
		*d = append(*d, strings.TrimSpace("<"+s.String()+" "+r.Error())+">")
	})
}

func (d *diary) want(t *testing.T, what, all string) {
	t.Helper()
	if got := strings.Join(*d, " "); got != all {
		t.Errorf("%s was told %q, want %q", what, got, all)
	}
	*d = nil
}

// joined is a pair that is open, and what its ends are told from then on.
func joined() (p *Pair, a, b *diary) {
	p, a, b = NewPair(), &diary{}, &diary{}
	p.Join()
	a.watch(p.A)
	b.watch(p.B)
	return p, a, b
}

func send(t *testing.T, e *End, lines ...string) {
	t.Helper()
	for _, l := range lines {
		if err := e.Send(l); err != nil {
			t.Fatalf("%s: %v", l, err)
		}
	}
}

func TestPairJoins(t *testing.T) {
	p := NewPair()
	var a, b diary
	a.watch(p.A)
	b.watch(p.B)
	p.Join()
	a.want(t, "A", "<inviting> <connecting> <open>")
	b.want(t, "B", "<answering> <open>")
	if p.A.Match() == "" || p.A.Match() != p.B.Match() {
		t.Errorf("matches %q and %q", p.A.Match(), p.B.Match())
	}
	send(t, p.A, "a1", "a2")
	send(t, p.B, "b1")
	p.Settle()
	a.want(t, "A", "b1")
	b.want(t, "B", "a1 a2")
}

func TestPairSend(t *testing.T) {
	p, _, _ := joined()
	for _, tt := range []struct {
		line string
		want error
	}{
		{"", nil}, {strings.Repeat("x", Longest), nil}, {strings.Repeat("x", Longest+1), Long}, {"a\nb", Garbled}, {"a\x00b", Garbled},
	} {
		if err := p.A.Send(tt.line); err != tt.want {
			t.Errorf("%.10q: %v, want %v", tt.line, err, tt.want)
		}
	}
	var err error
	for i := 0; err == nil && i < 10000; i++ {
		err = p.A.Send("x")
	}
	if err != Full {
		t.Errorf("after many lines: %v", err)
	}
	if err := NewPair().A.Send("x"); err != NotOpen {
		t.Errorf("before it is open: %v", err)
	}
}

// TestPairDelay has lines take their time, which passes for both alike.
func TestPairDelay(t *testing.T) {
	p, a, b := joined()
	p.Delay(func(from *End, n int) time.Duration {
		if from == p.A && n == 1 {
			return 3 * time.Second
		}
		return time.Second
	})
	send(t, p.A, "a1", "a2") // the second does not overtake
	send(t, p.B, "b1")
	p.Pass(2 * time.Second)
	a.want(t, "A", "b1")
	b.want(t, "B", "")
	p.Pass(time.Second)
	b.want(t, "B", "a1 a2")
}

// TestPairCut breaks the connection after each number of lines, and joins it again.
func TestPairCut(t *testing.T) {
	for keep := range 4 {
		p, a, b := joined()
		p.CutAfter(3, keep, 0)
		send(t, p.A, "a1", "a2")
		send(t, p.B, "b1")
		send(t, p.A, "into nowhere") // it has not heard yet
		p.Settle()
		a.want(t, "A", "<lost broken>")
		b.want(t, "B", strings.Join(append([]string{"a1", "a2"}[:min(keep, 2):2], "<lost broken>"), " "))
		if err := p.A.Send("x"); err != NotOpen {
			t.Errorf("lost: %v", err)
		}
		match := p.A.Match()
		p.Join()
		send(t, p.B, "b2")
		p.Settle()
		a.want(t, "A", "<inviting> <connecting> <open> b2")
		b.want(t, "B", "<answering> <open>")
		if p.B.Match() != match {
			t.Errorf("the match %q has become %q", match, p.B.Match())
		}
	}
}

func TestPairStall(t *testing.T) {
	p, a, b := joined()
	send(t, p.A, "a1")
	p.Stall(time.Minute)
	p.Pass(time.Minute - 1)
	if err := p.A.Send("x"); err != NotOpen {
		t.Errorf("while nothing is heard: %v", err)
	}
	p.Pass(1)
	send(t, p.B, "b1")
	p.Settle()
	a.want(t, "A", "<lost silent> <open> b1")
	b.want(t, "B", "<lost silent> <open>")
}

// TestPairSleep has one end sleep, which the other alone notices at first.
func TestPairSleep(t *testing.T) {
	p, a, b := joined()
	send(t, p.A, "a1")
	p.Sleep(p.B, time.Minute)
	send(t, p.B, "b1") // it does not know yet
	p.Pass(time.Minute - 1)
	a.want(t, "A", "<lost silent>")
	b.want(t, "B", "a1")
	p.Settle()
	send(t, p.B, "b2")
	send(t, p.A, "a2")
	p.Settle()
	a.want(t, "A", "<open> b2")
	b.want(t, "B", "<lost silent> <open> a2")
}

func TestPairReload(t *testing.T) {
	p, _, b := joined()
	send(t, p.A, "a1")
	old := p.A
	match := old.Match()
	fresh := p.Reload(old)
	if err := old.Send("from a page that is gone"); err != nil {
		t.Error(err)
	}
	p.Settle()
	b.want(t, "B", "a1 <lost broken>")
	if p.A != fresh || fresh.Match() != match {
		t.Fatal("the new end is not in its place")
	}
	var a diary
	a.watch(fresh)
	p.Join()
	send(t, p.B, "b1")
	p.Settle()
	a.want(t, "the new page", "<inviting> <connecting> <open> b1")
}

func TestPairEnds(t *testing.T) {
	p, a, b := joined()
	send(t, p.A, "a1")
	send(t, p.B, "b1")
	p.A.Close()
	p.A.Close()
	p.Settle()
	a.want(t, "A", "<closed done>")
	b.want(t, "B", "a1 <closed left>")
	p.A.Invite(func(_ string, err error) {
		if err != Over {
			t.Errorf("an end that is closed invites: %v", err)
		}
	})
	p, a, b = joined()
	p.Shut(p.B, Flood)
	p.Settle()
	a.want(t, "A", "<lost broken>")
	b.want(t, "B", "<closed flood>")
}

// TestPairCodes hands over codes that do not fit, which harm nothing.
func TestPairCodes(t *testing.T) {
	p := NewPair()
	stranger := NewPair()
	code := func(ask func(func(string, error))) (text string) {
		ask(func(c string, err error) { text = c })
		return text
	}
	invite := code(p.A.Invite)
	foreign := code(stranger.A.Invite)
	stranger.A.Invite(func(c string, _ error) { foreign = c })
	accept := func(e *End, c string) (err error) {
		e.Accept(c, func(_ string, e error) { err = e })
		return err
	}
	finish := func(e *End, c string) (err error) {
		e.Finish(c, func(e error) { err = e })
		return err
	}
	for _, tt := range []struct {
		what      string
		got, want error
	}{
		{"accepting nonsense", accept(p.B, "hello"), CodeForeign},
		{"accepting an answer", accept(p.B, "answer-to-invite-9"), CodeAnswer},
		{"accepting one's own", accept(p.A, invite), CodeOwn},
		{"finishing with one's own", finish(p.A, invite), CodeOwn},
		{"finishing with an invitation", finish(p.A, foreign), CodeInvite},
		{"finishing with another's answer", finish(p.A, "answer-to-"+foreign), CodeStale},
		{"finishing what was not begun", finish(p.B, "answer-to-"+invite), CodeStale},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %v, want %v", tt.what, tt.got, tt.want)
		}
	}
	p.B.match = "another"
	if err := accept(p.B, invite); err != CodeMatch {
		t.Errorf("another match: %v", err)
	}
	if s, _ := p.B.State(); s != New {
		t.Errorf("after all that it is %v", s)
	}
}

// TestNames holds the names to what the script says of itself, in app/peer's place.
func TestNames(t *testing.T) {
	seen := map[string]bool{}
	for r := range NumReasons {
		name := Reason(r).Error()
		if seen[name] || name == "unknown" || name == "" && r > 0 {
			t.Errorf("reason %d is called %q", r, name)
		}
		seen[name] = true
	}
	if got := fmt.Sprint(New, Closed, State(99), Reason(99)); got != "new closed unknown unknown" {
		t.Error(got)
	}
	if !slices.Contains(stateNames[:], "lost") {
		t.Error("no state is called lost")
	}
}
