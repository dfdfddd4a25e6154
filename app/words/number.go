package words

import (
	"strconv"
	"time"
)

// Number writes an integer.
func Number(n int) string { return strconv.Itoa(n) }

// minus is the sign of numbers below 0, as long as a plus.
const minus = "\u2212"

// Figure writes a large number in groups of three, parted by a narrow space that does not
// break, as all three languages read it.
func Figure(n int) string {
	if n < 0 {
		return minus + Figure(-n)
	}
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "\u202f" + s[i:]
	}
	return s
}

// Signed writes points with their sign.
func Signed(n int) string {
	if n < 0 {
		return Figure(n)
	}
	return "+" + Figure(n)
}

// Clock writes a time of play: 4:12, or 1:04:12 from an hour on.
func Clock(d time.Duration) string {
	s := max(0, int(d/time.Second))
	two := func(n int) string {
		if n < 10 {
			return "0" + strconv.Itoa(n)
		}
		return strconv.Itoa(n)
	}
	if s < 3600 {
		return strconv.Itoa(s/60) + ":" + two(s%60)
	}
	return strconv.Itoa(s/3600) + ":" + two(s/60%60) + ":" + two(s%60)
}

// count writes a number with the word that goes with it.
func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
