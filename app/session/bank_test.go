package session

import (
	"strings"
	"testing"
	"time"

	"pazienza/engine/variants"
)

const casino = "vegas/vegas@1/draw3/passes3"

// TestBank carries money over games with other choices, not over other rules.
func TestBank(t *testing.T) {
	store := &Memory{}
	for id, line := range map[string]string{
		"a": "result 1 vegas/vegas@1/draw1/passes1 lost deal 1 time 1 moves 9 score -32 undos 0 hints 0 at 1",
		"b": "result 1 vegas/vegas@1/draw3/passes3 won deal 1 time 1 moves 99 score 208 undos 0 hints 0 at 1",
		"c": "result 1 vegas/vegas@1/draw3/passes3 open deal 1 time 1 moves 1 score -52 undos 0 hints 0 at 1",
		"d": "result 1 vegas/vegas@10/draw3/passes3 lost deal 1 time 1 moves 1 score -1000 undos 0 hints 0 at 1",
		"e": "result 1 vegas/vegas@1+start=-100/draw3/passes3 lost deal 1 time 1 moves 1 score -100 undos 0 hints 0 at 1",
		"f": "result 1 klondike/classico@1/draw3 won deal 1 time 1 moves 1 score 700 undos 0 hints 0 at 1",
	} {
		store.Write(Edit{Results, id, line})
	}
	b := sit(t, store, casino)
	if st := b.Status(0); b.Bank() != 176 || st.Bank != 124 || st.Score != -52 || !st.Money || st.BankCarried {
		t.Fatalf("bank %d; %+v", b.Bank(), st)
	}
	b.CarryBank = true
	if !b.Status(0).BankCarried {
		t.Error("it is not carried")
	}
	b.do(Intent{Kind: Stock})
	b.do(Intent{Kind: New})
	if b.Bank() != 124 {
		t.Errorf("bank %d after a lost buy-in", b.Bank())
	}
	if b.do(Intent{Kind: Recall}); b.Bank() != 176 {
		t.Errorf("bank %d after the game was gone back to", b.Bank())
	}
	b.do(Intent{Kind: New, Game: draw3})
	if st := b.Status(0); st.Money || st.Bank != 0 || st.BankCarried {
		t.Errorf("a game without money: %+v", st)
	}
}

// TestBankIsKept asks again and again for a bank: that takes no memory, and each change of the
// results is in it.
func TestBankIsKept(t *testing.T) {
	h := newHistory(&Memory{})
	g, err := variants.Catalogue().Game(casino)
	if err != nil {
		t.Fatal(err)
	}
	h.put(Result{ID: "a", Game: casino, Outcome: Lost, Score: -52})
	if n := testing.AllocsPerRun(9, func() { h.Bank(g, "") }); n > 0 {
		t.Errorf("%v allocations", n)
	}
	for _, tt := range []struct {
		edit Edit
		want int
	}{
		{Edit{Results, "b", Result{ID: "b", Game: casino, Outcome: Won, Score: 208}.String()}, 156},
		{Edit{Results, "b", Result{ID: "b", Game: casino, Outcome: Lost, Score: 10}.String()}, -42},
		{Edit{Results, "a", ""}, 10},
	} {
		h.follow(tt.edit)
		if got := h.Bank(g, ""); got != tt.want {
			t.Errorf("after %v: %d, want %d", tt.edit, got, tt.want)
		}
	}
	if got := h.Bank(g, "b"); got != 0 {
		t.Errorf("without the only game: %d", got)
	}
}

// TestBankOfAWin counts a win once: while its cards fly, and when it is over.
func TestBankOfAWin(t *testing.T) {
	b := sit(t, &Memory{}, casino)
	b.lay(casino, nearWin)
	b.do(Intent{Kind: Stock})
	b.do(Intent{Kind: Finish})
	if st := b.Status(0); b.Bank() != 0 || st.Bank != -52 {
		t.Errorf("when it begins to finish: bank %d, shown %d", b.Bank(), st.Bank)
	}
	for b.Tick(b.now) {
		b.now += time.Second
	}
	if st := b.Status(0); b.Bank() != 0 || st.Bank != -52+4*5 {
		t.Errorf("won: bank %d, shown %d", b.Bank(), st.Bank)
	}
	if b.do(Intent{Kind: New}); b.Bank() != -52+4*5 {
		t.Errorf("the next game begins with %d", b.Bank())
	}
}

// TestNegativeResult reads and ranks results below zero.
func TestNegativeResult(t *testing.T) {
	r := Result{ID: "x", Game: casino, Deal: 7, Outcome: Lost, Score: -52, Moves: 3}
	got, err := ParseResult("x", r.String())
	if err != nil || got != r {
		t.Fatalf("%+v, %v", got, err)
	}
	for _, field := range []string{"deal -7", "time -1", "moves -3", "undos -1", "hints -1", "at -1", "score -2000000000000"} {
		name, _, _ := strings.Cut(field, " ")
		before, rest, _ := strings.Cut(r.String(), " "+name+" ")
		_, after, _ := strings.Cut(rest, " ")
		if _, err := ParseResult("x", strings.TrimSpace(before+" "+field+" "+after)); err == nil {
			t.Errorf("accepted %s", field)
		}
	}
	past := newHistory(&Memory{})
	for id, score := range map[string]int{"a": -52, "b": -12, "c": -47} {
		past.put(Result{ID: id, Game: casino, Outcome: Lost, Score: score})
	}
	past.put(Result{ID: "d", Game: casino, Outcome: Unfinished, Score: 40})
	past.put(Result{ID: "a-on", Game: casino, Outcome: Won, Score: 208}) // played on from a
	if f := past.Figures(casino); f.BestScore != -12 || f.Won != 0 || f.Played != 3 {
		t.Errorf("figures %+v", f)
	}
	if f := past.Figures("vegas/vegas@1/draw1/passes1"); f != (Figures{}) {
		t.Errorf("figures of a game never played: %+v", f)
	}
}
