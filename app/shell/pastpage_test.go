package shell

import (
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/engine/variants"
)

func TestPastPage(t *testing.T) {
	const one, three = "klondike/classico@1/draw1", "klondike/classico@1/draw3"
	a, store := sit(t, "en", three)
	at := Where{Lang: "en", Kind: Past}
	contains(t, a.html(at), "There is nothing here yet")
	results(store, 80, one, three)
	a.Desk.Open(three, 0)
	html := a.html(at)
	contains(t, html, "won · 3:20 · 177 moves · Score\u00a0770", "30 more", "Klondike · 1 card", "Watch Klondike · 3 cards · no. 80, ")
	if n := strings.Count(html, `class="own"`); n != pageOfPast {
		t.Errorf("%d games are listed", n)
	}
	a.past = past{game: one, outcome: "lost"}
	html = a.html(at)
	if n := strings.Count(html, `class="own"`); n != 10 || strings.Contains(html, "more</button>") {
		t.Errorf("%d games are listed, want the 10 that were lost", n)
	}
	a.Desk.ResetFigures(one)
	if n := strings.Count(a.html(at), `class="own"`); n != 10 {
		t.Errorf("after a reset of the statistics %d games are listed", n)
	}
}

// TestReplayOnTheTable leaves a game and watches it: the tools are those of the replay, keys
// step, and the game in progress comes back.
func TestReplayOnTheTable(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw3")
	for range 3 {
		a.Do(session.Intent{Kind: session.Stock})
	}
	a.Do(session.Intent{Kind: session.New})
	a.Do(session.Intent{Kind: session.Stock})
	waiting := a.Desk.State()
	id := a.Desk.History().Ended("")[0].ID
	a.Desk.Replay(id, func(err error) { t.Fatal(err) })
	contains(t, a.html(Where{Lang: "en"}), "Watching: Klondike", "0 of 3", `id="tool-play"`, "Play from here")
	press := func(name string) { a.press(Key{Name: name}, OnNothing) }
	press("u") // takes nothing back: neither a move nor the game put aside
	a.openSheet(sheetDeal)
	sheet := a.html(Where{Lang: "en"})
	contains(t, sheet, "0 of 3", `id="deal-share"`)
	if strings.Contains(sheet, `id="deal-line"`) || strings.Contains(sheet, `id="deal-again"`) {
		t.Error("a past game is offered to be won, or to be dealt again")
	}
	a.shareDeal()
	if l, err := a.offer.played.Line(variants.Catalogue()); err != nil || len(l.Log()) != 3 {
		t.Errorf("the whole of it is not shared: %v", err)
	}
	a.leaveSheet()
	press("ArrowRight")
	press("ArrowRight")
	contains(t, a.html(Where{Lang: "en"}), "2 of 3", "Drawn: ")
	press("ArrowLeft")
	contains(t, a.html(Where{Lang: "en"}), "1 of 3")
	press("End")
	contains(t, a.html(Where{Lang: "en"}), "3 of 3")
	if html := a.html(Where{Lang: "en", Kind: Games}); strings.Contains(html, `id="restart"`) || !strings.Contains(html, "Resume Klondike") {
		t.Error("the games in progress are not those")
	}
	press("Escape")
	if html := a.html(Where{Lang: "en"}); a.Desk.State() != waiting || !strings.Contains(html, `id="tool-undo"`) {
		t.Error("the game in progress does not come back")
	}
}
