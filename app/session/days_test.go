package session

import (
	"strconv"
	"testing"

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
