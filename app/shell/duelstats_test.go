package shell

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/player"
	"pazienza/engine/variants"
)

// duelsOf fills a store with games of two that have ended.
func duelsOf(store session.Store) {
	const live, turns, spider = "double-solitaire/pair@1/draw1", "double-solitaire/pair@1/draw3/turns", "spider-1/spider-charged@1"
	here := match.Seat{Who: match.Here}
	ghost := match.Seat{Who: match.Ghost}
	level := func(l player.Level) match.Seat { return match.Seat{Who: match.Computer, Level: l} }
	for i, r := range []match.Result{
		{Game: live, Seats: [2]match.Seat{here, level(player.Novice)}, Winner: 0},
		{Game: live, Seats: [2]match.Seat{level(player.Novice), here}, Winner: 1},
		{Game: live, Seats: [2]match.Seat{here, level(player.Expert)}, Winner: 1},
		{Game: turns, Seats: [2]match.Seat{here, level(player.Novice)}, Winner: engine.Nobody},
		{Game: raced, Seats: [2]match.Seat{here, level(player.Novice)}, Winner: 0},
		{Game: spider, Seats: [2]match.Seat{here, level(player.Novice)}, Winner: 1},
		{Game: raced, Seats: [2]match.Seat{here, ghost}, Winner: 0},
		{Game: spider, Seats: [2]match.Seat{here, ghost}, Winner: 0},
		{Game: raced, Seats: [2]match.Seat{here, ghost}, Winner: 1},
		{Game: live, Seats: [2]match.Seat{here, here}, Winner: 1},
	} {
		r.ID, r.Deal, r.Ending, r.At = "m"+strconv.Itoa(i), i+1, engine.Blocked, int64(1_800_000_000+i)
		store.Write(session.Edit{Shelf: session.Matches, Key: r.ID, Text: r.String()})
	}
}

// sharing is an app whose desk and matches have one store, as in the browser.
func sharing(t *testing.T) *App {
	t.Helper()
	a, store := sit(t, "en", raced)
	n := uint64(1000)
	a.Match = match.New(variants.Catalogue(), store, func() uint64 { n++; return n })
	a.Match.Watch(a.WatchMatch)
	duelsOf(store)
	return a
}

// lines are the rows of the statistics of two, in their order.
func lines(t *testing.T, html string, want ...string) {
	t.Helper()
	html = regexp.MustCompile(`>\s+<`).ReplaceAllString(html, "><")
	at := 0
	for _, text := range want {
		who, tally, _ := strings.Cut(text, " | ")
		row := `<th scope="row">` + who + `</th><td>` + tally + `</td>`
		i := strings.Index(html[at:], row)
		if i < 0 {
			t.Fatalf("%q is not in the page, or not there", text)
		}
		at += i
	}
}

// Games of two are counted apart from all others, by how they are played and against whom, and
// a file takes them to another device, where none counts twice.
func TestDuelStatistics(t *testing.T) {
	a := sharing(t)
	want := []string{
		"Somebody beside you, Both at once | Player 1 0, Player 2 1, drawn 0",
		"Lia, Both at once | won 2, lost 0, drawn 0",
		"Bruno, Both at once | won 0, lost 1, drawn 0",
		"Lia, By turns | won 0, lost 0, drawn 1",
		"Lia, Race | won 1, lost 1, drawn 0",
		"Ghost, Race | won 2, lost 1, drawn 0",
	}
	html := a.html(Where{Lang: "en", Kind: Stats})
	lines(t, html, want...)
	if n := strings.Count(html, `<th scope="row">`); n != len(want) {
		t.Errorf("%d lines, want %d", n, len(want))
	}
	contains(t, html, "There is nothing here yet") // of games for one
	if len(a.Desk.History().All()) != 0 {
		t.Error("games of two count among those for one")
	}
	file := ""
	a.Desk.Backup(nil, func(b session.Backup, err error) {
		if err != nil {
			t.Fatal(err)
		}
		file = b.String()
	})
	b, store := sit(t, "en", raced)
	n := uint64(2000)
	b.Match = match.New(variants.Catalogue(), store, func() uint64 { n++; return n })
	for range 2 {
		b.load(file)
		lines(t, b.html(Where{Lang: "en", Kind: Stats}), want...)
	}
	b.Desk.Do(session.Intent{Kind: session.Stock}, 0)
	b.Desk.ResetFigures("")
	lines(t, b.html(Where{Lang: "en", Kind: Stats}), want...)
}

// A race that is played here is counted as one, with the cards at home.
func TestRaceIsCounted(t *testing.T) {
	a, store := sit(t, "en", raced)
	clock, n := time.Duration(0), uint64(1000)
	a.Now = func() time.Duration { return clock }
	a.Match = match.New(variants.Catalogue(), store, func() uint64 { n++; return n })
	a.Match.Watch(a.WatchMatch)
	l, _ := recorded(t, 1, 10_000)
	a.raceGhost(l)
	a.Do(session.Intent{Kind: session.Stock})
	for !a.Match.Status(clock).Over && clock < time.Hour {
		clock += time.Second
		a.pulse()
	}
	if a.duel.timer != nil {
		a.duel.timer.Stop()
	}
	all := a.Match.History().All()
	if len(all) != 1 || all[0].Home != [2]int{0, 52} || all[0].Moves[0] != 1 || all[0].Ending != engine.SentOut {
		t.Errorf("%+v", all)
	}
	lines(t, a.html(Where{Lang: "en", Kind: Stats}), "Ghost, Race | won 0, lost 1, drawn 0")
	if len(a.Desk.History().All()) != 0 {
		t.Error("the race counts among the games for one")
	}
}
