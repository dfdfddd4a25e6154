package daily

import (
	"fmt"
	"strconv"
	"testing"
)

// TestDay goes through 400 years and more: every day follows the one before.
func TestDay(t *testing.T) {
	if First != On(2026, 1, 1) || On(1970, 1, 1) != 0 || On(2026, 13, 1) != On(2027, 1, 1) || On(2026, 0, 31) != On(2025, 12, 31) {
		t.Fatal("the calendar is shifted")
	}
	y, m, n := 1899, 12, 31
	for d := On(1899, 12, 31); d < On(2301, 1, 1); d++ {
		if gy, gm, gn := d.Date(); gy != y || gm != m || gn != n || On(y, m, n) != d {
			t.Fatalf("day %d is %d-%d-%d, want %d-%d-%d", d, gy, gm, gn, y, m, n)
		}
		if back, err := parse(d.String()); err != nil || back != d {
			t.Fatalf("%v is read as %v, %v", d, back, err)
		}
		if next := d + 1; next.Weekday() != (d.Weekday()+1)%7 {
			t.Fatalf("the weekday after %v", d)
		}
		long := []int{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}[m-1]
		if m == 2 && (y%4 == 0 && y%100 != 0 || y%400 == 0) {
			long++
		}
		if n++; n > long {
			n = 1
			if m++; m > 12 {
				m = 1
				y++
			}
		}
	}
	if w := On(2026, 11, 30).Weekday(); w != 1 {
		t.Errorf("30 November 2026 is a Monday, not %d", w)
	}
}

func TestParseRefuses(t *testing.T) {
	for _, s := range []string{"", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "2026/01/01", "0000-01-01", "2026-01-+1", "-026-01-01"} {
		if d, err := parse(s); err == nil {
			t.Errorf("%q is read as %v", s, d)
		}
	}
}

// parse reads a day as String writes it.
func parse(s string) (Day, error) {
	if len(s) == len("2026-11-30") {
		y, err1 := strconv.Atoi(s[:4])
		m, err2 := strconv.Atoi(s[5:7])
		n, err3 := strconv.Atoi(s[8:])
		if err1 == nil && err2 == nil && err3 == nil && y >= 1 && m >= 1 && m <= 12 && n >= 1 {
			if d := On(y, m, n); d.String() == s {
				return d, nil
			}
		}
	}
	return 0, fmt.Errorf("day %q is not a date such as 2026-11-30", s)
}
