package daily

import "strconv"

// Day is a date of the calendar, whatever the time zone: days since 1 January 1970.
type Day int

// yearDays returns how many days the years from 1 to before year y have.
func yearDays(y int) int {
	y--
	return 365*y + y/4 - y/100 + y/400
}

var beforeMonth = [...]int{0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365}

func leap(y int) bool { return y%4 == 0 && (y%100 != 0 || y%400 == 0) }

// beforeIn returns how many days a year has before month m, 1 to 13.
func beforeIn(y, m int) int {
	n := beforeMonth[m-1]
	if m > 2 && leap(y) {
		n++
	}
	return n
}

// On returns the day of a date. Months before 1 and after 12 are those of other years.
func On(year, month, day int) Day {
	month--
	year += month / 12
	if month %= 12; month < 0 {
		month += 12
		year--
	}
	return Day(yearDays(year) + beforeIn(year, month+1) + day - 1 - yearDays(1970))
}

// Date returns the date of a day from the year 1 on.
func (d Day) Date() (year, month, day int) {
	n := int(d) + yearDays(1970)
	year = n/366 + 1 // at most as late as it is
	for yearDays(year+1) <= n {
		year++
	}
	n -= yearDays(year)
	month = 1
	for beforeIn(year, month+1) <= n {
		month++
	}
	return year, month, n - beforeIn(year, month) + 1
}

// Weekday returns 0 for Sunday to 6 for Saturday.
func (d Day) Weekday() int { return ((int(d)+4)%7 + 7) % 7 }

// String writes a day as 2026-11-30.
func (d Day) String() string {
	y, m, n := d.Date()
	two := func(n int) string { return strconv.Itoa(n/10) + strconv.Itoa(n%10) }
	return two(y/100) + two(y%100) + "-" + two(m) + "-" + two(n)
}
