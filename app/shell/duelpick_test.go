package shell

import (
	"strings"
	"testing"
	"time"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/engine/player"
)

// A choice is kept as it was made, and what is kept and makes no sense is overlooked.
func TestPickIsKept(t *testing.T) {
	for _, p := range []duelPick{
		{},
		{level: player.Expert, turns: true, draw3: true, best: 5},
		{race: true, solo: "spider-4/spider-charged@1", limit: 10, best: 3},
		{rival: rivalHere, facing: true},
	} {
		if got := parsePick(p.String()); got != p {
			t.Errorf("%q is read as %+v, want %+v", p.String(), got, p)
		}
	}
	for text, want := range map[string]duelPick{
		"":                          {},
		"computer 9 best=x limit=-": {best: 1},
		"nobody 1 solo=none":        {level: player.Steady},
		"computer 0 best=2 solo=double-solitaire/pair@1/draw1": {best: 3},
	} {
		if got := parsePick(text); got != want {
			t.Errorf("%q is read as %+v, want %+v", text, got, want)
		}
	}
	a, _ := duelAt(t, "en", &session.Memory{}, shelf{})
	a.choosePick(func(p *duelPick) { p.race, p.limit = true, 5 })
	b, _ := duelAt(t, "en", &session.Memory{}, a.Shelf.(shelf))
	b.OpenMatch("")
	if b.duel.pick != a.duel.pick {
		t.Errorf("the next default is %+v, want %+v", b.duel.pick, a.duel.pick)
	}
}

// The page shows what applies, and every choice of it can be begun.
func TestEveryPickCanBegin(t *testing.T) {
	a, _ := duelAt(t, "it", &session.Memory{}, shelf{})
	html := a.html(Where{Lang: "it", Kind: Two})
	contains(t, html, "Bruno · esperto", "two-tempo", "two-draw", "Le otto basi in mezzo")
	lacks(t, html, "two-limit", "two-game", "two-seating")
	a.duel.pick = duelPick{race: true}
	html = a.html(Where{Lang: "it", Kind: Two})
	contains(t, html, "two-limit", "two-game", "giocano la stessa smazzata")
	lacks(t, html, "two-tempo", "two-draw", "Le otto basi in mezzo")
	a.duel.pick = duelPick{rival: rivalHere}
	html = a.html(Where{Lang: "it", Kind: Two})
	contains(t, html, "two-seating")
	lacks(t, html, "two-level")
	for _, g := range a.raced() {
		p := duelPick{race: true, solo: g.Name(), limit: 3, best: 3}
		a.startMatch(p.terms(nil))
		if st := a.Match.Status(0); !a.Dueling() || !st.Race || st.Game != g.Name() || st.Terms.Limit != 3*time.Minute {
			t.Fatalf("there is no race of %s", g.Name())
		}
	}
	if got := (duelPick{race: true}).terms([]string{"spider-2/spider-charged@1"}).Game; got != "spider-2/spider-charged@1" {
		t.Errorf("at first %s is raced", got)
	}
	a.startMatch(duelPick{rival: rivalHere}.terms(nil))
	if s := a.Match.Terms().Seats; s[1].Who != match.Here || !a.shared() {
		t.Error("nobody sits across")
	}
}

func lacks(t *testing.T, html string, texts ...string) {
	t.Helper()
	for _, s := range texts {
		if strings.Contains(html, s) {
			t.Errorf("the page says %q", s)
		}
	}
}
