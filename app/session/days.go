package session

import (
	"math/bits"
	"slices"

	"pazienza/engine/daily"
)

// Days is which deals of the day were won. A deal is solved whenever it was won: a past day can
// be made up for, and what was taken out of the statistics was won all the same. A streak is of
// days with a deal that was begun and won on its date, as that was where the player was then: so
// nobody has a streak of a year in an evening, who begins before midnight may win after it, and a
// journey breaks none. Of wins from before the date was noted each counts.
type Days struct {
	Solved       map[daily.Day]uint8 // a bit for each place in daily.Games
	Streak, Best int                 // days in a row with one at least won in time, up to today, and at best
	Count        int                 // deals
}

// Won reports whether the deal of a game was won, by its place in [daily.Games].
func (d Days) Won(day daily.Day, place int) bool { return d.Solved[day]>>place&1 == 1 }

// On returns how many deals of a day were won.
func (d Days) On(day daily.Day) int { return bits.OnesCount8(d.Solved[day]) }

// Days looks up to a day which deals of the day were won. A streak is not broken by today: it
// may still be played.
func (h *History) Days(today daily.Day) Days {
	d := Days{Solved: map[daily.Day]uint8{}}
	won := map[string]map[int][]daily.Day{} // when, by game and deal
	for _, r := range h.Past() {
		if r.Won() && !r.Branch() {
			if won[r.Game] == nil {
				won[r.Game] = map[int][]daily.Day{}
			}
			won[r.Game][r.Deal] = append(won[r.Game][r.Deal], r.Day)
		}
	}
	inTime := map[daily.Day]bool{}
	for place, game := range daily.Games() {
		if len(won[game]) == 0 {
			continue
		}
		for i, n := range daily.Deals(game, daily.First, today+1) {
			if when := won[game][n]; when != nil {
				day := daily.First + daily.Day(i)
				d.Solved[day] |= 1 << place
				d.Count++
				inTime[day] = inTime[day] || slices.Contains(when, day) || slices.Contains(when, 0)
			}
		}
	}
	for day := daily.First; day <= today; day++ {
		switch {
		case inTime[day]:
			d.Streak++
			d.Best = max(d.Best, d.Streak)
		case day != today:
			d.Streak = 0
		}
	}
	return d
}
