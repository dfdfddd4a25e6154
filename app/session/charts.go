package session

import (
	"slices"
	"time"
)

// Spread is how often wins took how long, in whole minutes: the first bin holds what took
// less than From, each of the others Width minutes, the last all the rest.
type Spread struct {
	From, Width int
	Bins        [8]int
}

// SpreadOf sorts the times of wins into bins that are as narrow as lets nine of ten wins be
// told apart.
func SpreadOf(list []*Result) Spread {
	var times []int // in minutes
	for _, r := range list {
		if r.Outcome == Won {
			times = append(times, int(r.Time/time.Minute))
		}
	}
	var s Spread
	if len(times) == 0 {
		return s
	}
	slices.Sort(times)
	quick, slow := times[len(times)/20], times[len(times)-1-len(times)/20]
	middle := len(s.Bins) - 2
	s.Width = max(1, (slow-quick+middle)/middle)
	s.From = max(1, quick/s.Width*s.Width)
	for _, t := range times {
		s.Bins[s.bin(t)]++
	}
	return s
}

func (s Spread) bin(minutes int) int {
	if minutes < s.From {
		return 0
	}
	return min(len(s.Bins)-1, 1+(minutes-s.From)/s.Width)
}

// Trend is how wins came over time: the games in the order in which they ended, parted into
// groups of one size, the last of which may be larger.
func Trend(list []*Result) []Share {
	const groups, least = 12, 10
	size := max(least, len(list)/groups)
	var trend []Share
	for i := 0; i+size <= len(list); i += size {
		if i+2*size > len(list) {
			size = len(list) - i
		}
		var s Share
		for _, r := range list[i : i+size] {
			s.count(r.Outcome == Won)
		}
		trend = append(trend, s)
	}
	return trend
}
