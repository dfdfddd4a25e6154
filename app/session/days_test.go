package session

import (
	"strconv"
	"testing"
	"time"

	"pazienza/engine/daily"
)

// TestDaysOutliveAReset takes games out of the statistics: the deals of the day stay won, and the
// games stay among past ones until they are deleted.
func TestDaysOutliveAReset(t *testing.T) {
	const today = daily.First + 9
	game := daily.Games()[1]
	b := sit(t, &Memory{}, draw1)
	for day := daily.Day(daily.First); day <= today; day++ {
		n, _ := daily.Deal(game, day)
		b.History().keep(Result{ID: day.String(), Game: game, Deal: n, Outcome: Won, At: int64(day)}, b.record(0))
	}
	count := func() [3]int {
		d := b.History().Days(today)
		return [3]int{d.Streak, d.Count, len(b.History().Past())}
	}
	for _, step := range []struct {
		name         string
		do           func()
		played, left int
	}{
		{"at first", func() {}, 10, 10},
		{"reset", func() { b.ResetFigures(game) }, 0, 10},
		{"a new start", func() { b = sit(t, b.store, draw1) }, 0, 10},
		{"brought back", func() { b.BringBack(game) }, 10, 10},
		{"reset again", func() { b.ResetFigures("") }, 0, 10},
		{"deleted", func() { b.DeleteReset(game) }, 0, 0},
	} {
		step.do()
		if n := b.History().Figures(game).Played; n != step.played {
			t.Errorf("%s: %d games in the statistics, want %d", step.name, n, step.played)
		}
		if got := count(); got != [3]int{step.left, step.left, step.left} {
			t.Errorf("%s: streak, days and past games are %v, want %d", step.name, got, step.left)
		}
		if names := b.History().PastGames(); (len(names) > 0) != (step.left > 0) {
			t.Errorf("%s: past games of %v", step.name, names)
		}
	}
}

func TestDays(t *testing.T) {
	const today = daily.First + 400
	h := newHistory(&Memory{})
	win := func(day daily.Day, place int, o Outcome) {
		game := daily.Games()[place]
		n, _ := daily.Deal(game, day)
		h.put(Result{ID: "d" + strconv.Itoa(len(h.results)), Game: game, Deal: n, Outcome: o, At: 5})
	}
	for _, day := range []daily.Day{today - 9, today - 8, today - 7, today - 6, today - 3, today - 2, today - 1} {
		win(day, int(day)%5, Won)
	}
	win(today-1, (int(today)+1)%5, Won)
	win(today-4, 0, Lost)
	win(today+1, 0, Won) // by a clock that went wrong
	h.put(Result{ID: "other", Game: draw1, Deal: 77, Outcome: Won})
	d := h.Days(today)
	if d.Streak != 3 || d.Best != 4 || d.Count != 8 || d.On(today-1) != 2 || d.On(today) != 0 || !d.Won(today-9, int(today-9)%5) {
		t.Errorf("%+v", d)
	}
	win(today, 2, Won)
	if d := h.Days(today); d.Streak != 4 {
		t.Errorf("with today's the streak is %d", d.Streak)
	}
	if d := h.Days(today + 3); d.Streak != 0 || d.Best != 5 {
		t.Errorf("three days later the streak is %d, at best %d", d.Streak, d.Best)
	}
}

// TestStreaksAreOfDaysInTime makes up for past days: they are solved, but only those that were won
// on their date make a streak. Results that know no date count as they always did.
func TestStreaksAreOfDaysInTime(t *testing.T) {
	const today = daily.First + 40
	h := newHistory(&Memory{})
	win := func(day, on daily.Day) {
		game := daily.Games()[0]
		n, _ := daily.Deal(game, day)
		h.put(Result{ID: "d" + strconv.Itoa(len(h.results)), Game: game, Deal: n, Outcome: Won, At: 5, Day: on})
	}
	check := func(about string, streak, best, count int) {
		t.Helper()
		if d := h.Days(today); d.Streak != streak || d.Best != best || d.Count != count {
			t.Errorf("%s: streak %d, best %d, solved %d; want %d, %d, %d", about, d.Streak, d.Best, d.Count, streak, best, count)
		}
	}
	win(today-9, 0)
	win(today-8, 0)
	win(today-7, today-7)
	check("before and after dates were noted", 0, 3, 3)
	win(today-1, today-1)
	win(today, today)
	check("yesterday and today", 2, 3, 5)
	for day := daily.Day(today - 6); day < today-1; day++ {
		win(day, today)
	}
	check("the days between made up for", 2, 3, 10)
	win(today-2, today-2)
	check("a day that was won in time too", 3, 3, 10)
	win(today-3, today-2) // the evening after
	check("a day late", 3, 3, 10)
}

// TestDayOfAWin notes the date on which a game was begun that is won in one go: by the player's
// calendar, past midnight too.
func TestDayOfAWin(t *testing.T) {
	b := sit(t, &Memory{}, draw1)
	var ago []time.Duration
	b.Date = func(d time.Duration) daily.Day { ago = append(ago, d); return 20_000 }
	r := b.record(0)
	r.Time = 90_000
	b.keep(r, Lost)
	if got, _ := b.History().Get(r.ID); got.Day != 0 {
		t.Errorf("a game that was left has the day %d", got.Day)
	}
	b.keep(r, Won)
	got, _ := b.History().Get(r.ID)
	if got.Day != 20_000 || len(ago) != 1 || ago[0] != 90*time.Second {
		t.Errorf("day %d, asked for %v", got.Day, ago)
	}
	if again, err := ParseResult(r.ID, got.String()); err != nil || again != got {
		t.Errorf("%q is read as %+v, %v", got.String(), again, err)
	}
	got.Day = 0
	for _, bad := range []string{" day 0", " day -1", " day x", " day 9999999", " day 5 day 5", " day", " day "} {
		if r, err := ParseResult("x", got.String()+bad); err == nil {
			t.Errorf("%q is read as %+v", bad, r)
		}
	}
}
