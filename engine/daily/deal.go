package daily

import (
	_ "embed" // for skips.txt
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"pazienza/engine"
)

// First is the first day that has deals.
const First = Day(20454) // 1 January 2026

// maxSkips is the most candidates that a day passes over: there is a letter for each number.
const maxSkips = 26

//go:embed skips.txt
var skipsText string

// Games returns the names of the games that have a deal of the day. Their places are part of
// how the deals are chosen: a new one goes to the end.
func Games() []string {
	return []string{
		"klondike/classico@1/draw1",
		"klondike/classico@1/draw3",
		"spider-1/spider-charged@1",
		"spider-2/spider-charged@1",
		"spider-4/spider-charged@1",
	}
}

// candidate returns the i-th number that may be the deal of a day, for the game at a place.
func candidate(place int, d Day, i int) int {
	x := 256*uint64(d) + uint64(place) + 1
	x += uint64(i+1) * 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	x ^= x >> 31
	hi, _ := bits.Mul64(x, engine.MaxDeal)
	return 1 + int(hi)
}

// Deal returns the number of a game's deal of a day, and whether it is proved that it can be
// won. It is 0 for other games and for days before the first.
func Deal(game string, d Day) (number int, proved bool) {
	place := slices.Index(Games(), game)
	if place < 0 || d < First {
		return 0, false
	}
	y, _, _ := d.Date()
	skips, proved := yearOf(place, y)
	i := 0
	if proved {
		i = int(skips[d-On(y, 1, 1)])
	}
	return candidate(place, d, i), proved
}

// DayOf returns the day up to a last one whose deal of a game has a number; ok is false where
// there is none.
func DayOf(game string, number int, last Day) (d Day, ok bool) {
	place := slices.Index(Games(), game)
	for d := last; place >= 0 && d >= First; d-- {
		for i := range maxSkips + 1 {
			if candidate(place, d, i) == number {
				n, _ := Deal(game, d)
				return d, n == number
			}
		}
	}
	return 0, false
}

// yearOf returns for each day of a year how many candidates are passed over; ok is false
// beyond the table.
func yearOf(place, year int) (skips []uint8, ok bool) {
	head := "\n" + strconv.Itoa(place) + " " + strconv.Itoa(year) + " "
	_, rest, ok := strings.Cut(skipsText, head)
	if !ok {
		return nil, false
	}
	runs, _, _ := strings.Cut(rest, "\n")
	return unpack(runs, int(On(year+1, 1, 1)-On(year, 1, 1))), true
}

// unpack reads a line of the table: a number tells how many days in a row pass nothing over,
// a letter how many candidates the next one does, a for one, b for two; after the last
// letter none does.
func unpack(runs string, days int) []uint8 {
	skips := make([]uint8, days)
	at, n := 0, 0
	for _, c := range []byte(runs) {
		if c >= '0' && c <= '9' {
			n = 10*n + int(c-'0')
			continue
		}
		if at, n = at+n, 0; at < days {
			skips[at] = c - 'a' + 1
		}
		at++
	}
	return skips
}

// Deals returns the numbers of a game's deals of each day from one to before another, 0 for days
// before the first.
func Deals(game string, from, to Day) []int {
	place := slices.Index(Games(), game)
	numbers := make([]int, max(0, to-from))
	if place < 0 {
		return numbers
	}
	var skips []uint8
	var begins, ends Day // of the year that skips is of
	for d := max(from, First); d < to; d++ {
		if d >= ends {
			y, _, _ := d.Date()
			begins, ends = On(y, 1, 1), On(y+1, 1, 1)
			skips, _ = yearOf(place, y)
		}
		i := 0
		if skips != nil {
			i = int(skips[d-begins])
		}
		numbers[d-from] = candidate(place, d, i)
	}
	return numbers
}
