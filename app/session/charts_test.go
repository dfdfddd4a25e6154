package session

import (
	"math/rand/v2"
	"strconv"
	"testing"
	"time"
)

func wins(minutes ...int) (list []*Result) {
	for i, m := range minutes {
		list = append(list, &Result{ID: strconv.Itoa(i), Outcome: Won, Time: time.Duration(m)*time.Minute + time.Second})
	}
	return list
}

func TestSpread(t *testing.T) {
	tests := []struct {
		name    string
		minutes []int
		want    Spread
	}{
		{"none", nil, Spread{}},
		{"one", []int{5}, Spread{5, 1, [8]int{0, 1}}},
		{"quick ones", []int{0, 0, 1, 2}, Spread{1, 1, [8]int{2, 1, 1}}},
		{"minute by minute", []int{3, 4, 4, 5, 6, 7, 8}, Spread{3, 1, [8]int{0, 1, 2, 1, 1, 1, 1}}},
		{"slow ones", []int{10, 40, 40, 70}, Spread{1, 11, [8]int{0, 1, 0, 0, 2, 0, 0, 1}}},
	}
	for _, tt := range tests {
		if got := SpreadOf(wins(tt.minutes...)); got != tt.want {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

// TestTrend has each game in one group, and each group large enough to say something.
func TestTrend(t *testing.T) {
	for n := range 200 {
		var list []*Result
		won := 0
		for range n {
			r := &Result{Outcome: Lost + Outcome(rand.IntN(2))}
			if r.Outcome == Won {
				won++
			}
			list = append(list, r)
		}
		trend := Trend(list)
		var sum Share
		for _, s := range trend {
			sum.Played += s.Played
			sum.Won += s.Won
			if s.Played < 10 {
				t.Errorf("%d games: a group of %d", n, s.Played)
			}
		}
		if n >= 10 && (sum != Share{n, won}) || n < 10 && trend != nil || len(trend) > 13 {
			t.Errorf("%d games, %d won: %v", n, won, trend)
		}
	}
}
