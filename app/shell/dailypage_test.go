package shell

import (
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/engine/daily"
)

func TestDailyPage(t *testing.T) {
	const three = "klondike/classico@1/draw3"
	a, store := sit(t, "en", three)
	now := today()
	deal, _ := daily.Deal(three, now)
	html := a.html(Where{Lang: "en", Kind: Daily})
	contains(t, html, "Today, "+now.String(), `id="day-`+now.String()+`"`, "to be solved · no. ", "0 of 5 solved")
	r := session.Result{ID: "d", Game: three, Deal: deal, Outcome: session.Won}
	store.Write(session.Edit{Shelf: session.Results, Key: r.ID, Text: r.String()})
	a.Desk.Open(three, 0)
	html = a.html(Where{Lang: "en", Kind: Daily})
	contains(t, html, "solved · no. ", "1 of 5 solved")
	if n := strings.Count(html, `span class="outcome win"`); n != 1 {
		t.Errorf("%d deals are solved", n)
	}
	a.follows(session.Link{Game: three, Deal: deal})
	if a.Desk.Line().Deal() != deal {
		t.Error("the deal of the day is not dealt")
	}
	contains(t, a.html(Where{Lang: "en"}), " · "+now.String())

	const one = "klondike/classico@1/draw1"
	deal, _ = daily.Deal(one, now)
	a.follows(session.Link{Game: one, Deal: deal})
	a.Do(session.Intent{Kind: session.Stock})
	contains(t, a.html(Where{Lang: "en", Kind: Daily}), "in progress · no. ")

	a.calendar = calendar{day: daily.On(2026, 3, 1)}
	html = a.html(Where{Lang: "it", Kind: Daily})
	contains(t, html, "2026-03-01", `id="day-2026-03-31"`)
	// In Italy weeks begin on Monday: 1 March 2026, a Sunday, comes after six empty places.
	if !strings.Contains(strings.Join(strings.Fields(html), ""), "<tr><td></td><td></td><td></td><td></td><td></td><td></td><td><button") {
		t.Error("the month does not begin on its weekday")
	}
	a.turnMonth(-1)
	a.turnMonth(-1)
	contains(t, a.html(Where{Lang: "it", Kind: Daily}), `id="day-2026-01-31"`)
}
