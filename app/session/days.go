package session

import (
	"math/bits"

	"pazienza/engine/daily"
)

// Days is which deals of the day were won. What counts is that a deal was won, whenever and
// in whatever time zone: a past day can be made up for, and what was taken
// out of the statistics was won all the same.
type Days struct {
	Solved       map[daily.Day]uint8 // a bit for each place in daily.Games
	Streak, Best int                 // days in a row with one at least, up to today, and at best
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
	won := map[string]map[int]bool{}
	for _, r := range h.Past() {
		if r.Won() && !r.Branch() {
			if won[r.Game] == nil {
				won[r.Game] = map[int]bool{}
			}
			won[r.Game][r.Deal] = true
		}
	}
	for place, game := range daily.Games() {
		if len(won[game]) == 0 {
			continue
		}
		for i, n := range daily.Deals(game, daily.First, today+1) {
			if won[game][n] {
				d.Solved[daily.First+daily.Day(i)] |= 1 << place
				d.Count++
			}
		}
	}
	for day := daily.First; day <= today; day++ {
		switch {
		case d.Solved[day] != 0:
			d.Streak++
			d.Best = max(d.Best, d.Streak)
		case day != today:
			d.Streak = 0
		}
	}
	return d
}
