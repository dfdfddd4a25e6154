package shell

import (
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/app/table"
)

// In the plain mode the twin shows every card that can be seen.
func TestPlainTwinShowsCards(t *testing.T) {
	a, _ := sit(t, "en", "spider-4/spider-charged@1")
	a.Plain = true
	html := a.html(Where{Lang: "en"})
	if n := strings.Count(html, "data-art="); n < 10 {
		t.Errorf("%d pictures", n)
	}
	contains(t, html, `class="twin shown"`)
	nameless(t, "the plain table", html)
}

// What the stock holds is written on it: cards, or row deals.
func TestPlainTwinCountsTheStock(t *testing.T) {
	for game, want := range map[string]string{
		"klondike/classico@1/draw1":        `>24<`,
		"spider-4/spider-charged@1":        `>5<`,
		"double-klondike/classico@1/draw1": `>59<`,
	} {
		a, _ := sit(t, "en", game)
		if strings.Contains(a.html(Where{Lang: "en"}), `class="count"`) {
			t.Errorf("%s: counted where the canvas counts", game)
		}
		a.Plain = true
		html := a.html(Where{Lang: "en"})
		_, after, _ := strings.Cut(html, `class="count"`)
		if n := strings.Count(html, `class="count"`); n != 1 || !strings.Contains(strings.Join(strings.Fields(after[:min(len(after), 60)]), ""), want) {
			t.Errorf("%s: %d counts, %.60s, want %s", game, n, after, want)
		}
	}
}

// In the plain mode too, cards that lie face down show through, and cells are slots.
func TestPlainTwinOfNewGames(t *testing.T) {
	a, _ := sit(t, "en", "thoughtful-klondike/classico@1/draw1")
	v := table.NewView(table.Ask{})
	v.Resize(table.Screen{W: 360, H: 740, DPR: 2})
	v.Change(session.Change{Cause: session.Resumed, Game: a.Desk.Game(), After: a.Desk.State()}, 0)
	a.View, a.Plain = v, true
	if n := strings.Count(a.html(Where{Lang: "en"}), `class="through"`); n != 21+1 {
		t.Errorf("%d cards show through, want those of the columns and the stock's top", n)
	}
	a, _ = sit(t, "en", "joker-klondike/classico@1/draw1")
	a.Plain = true
	if n := strings.Count(a.html(Where{Lang: "en"}), `data-art="glyph-star"`); n != 2 {
		t.Errorf("%d slots, want two cells", n)
	}
}
