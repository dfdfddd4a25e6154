package words

import (
	"strconv"
	"time"
)

// Format writes numbers as people of a language do. In the browser it is the browser's Intl,
// see [Words.With]; without one, for documents and tests, it is [Plain].
type Format interface {
	Number(n int) string             // in groups: 3,482
	Digits(n, least int) string      // without: 20417; padded with zeros
	Signed(n int) string             // +10, and 0 as it is
	Money(n int, signed bool) string // dollars
	Form(n int) string               // which plural goes with it: "one", "few", "many", "other", as CLDR calls them
}

// Num is a number as it is put into words.
type Num struct {
	N    int
	Text string
	Form string
}

// of writes a number with the word that goes with it.
func (n Num) of(one, many string) string {
	if n.Form == "one" {
		return n.Text + " " + one
	}
	return n.Text + " " + many
}

// With returns the same words with numbers written by a format.
func (w *Words) With(f Format) *Words {
	c := *w
	c.Format = f
	return &c
}

// Num puts a quantity into words.
func (w *Words) Num(n int) Num { return Num{n, w.Number(n), w.Form(n)} }

// ID puts a number into words that counts nothing, as that of a deal: nobody groups its digits.
func (w *Words) ID(n int) Num { return Num{n, w.Digits(n, 1), w.Form(n)} }

// Clock writes a time of play: 4:12, or 1:04:12 from an hour on. Not every browser's Intl knows
// such times; the numbers in it are the format's.
func (w *Words) Clock(d time.Duration) string {
	s := max(0, int(d/time.Second))
	two := func(n int) string { return w.Digits(n%60, 2) }
	if s < 3600 {
		return w.Digits(s/60, 1) + ":" + two(s)
	}
	return w.Digits(s/3600, 1) + ":" + two(s/60) + ":" + two(s)
}

// Minus is the sign of numbers below 0, as long as a plus.
const Minus = "\u2212"

// Plain writes numbers without a browser, as Intl does in the languages here.
type Plain struct {
	Group  string // stands between groups of three digits
	From   int    // the least number that has groups
	Before string // of a sum of dollars
	After  string
}

// Number implements [Format].
func (p Plain) Number(n int) string {
	if n < 0 {
		return Minus + p.Number(-n)
	}
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0 && n >= p.From; i -= 3 {
		s = s[:i] + p.Group + s[i:]
	}
	return s
}

// Digits implements [Format].
func (Plain) Digits(n, least int) string {
	s := strconv.Itoa(n)
	for len(s) < least {
		s = "0" + s
	}
	return s
}

// Signed implements [Format].
func (p Plain) Signed(n int) string {
	if n > 0 {
		return "+" + p.Number(n)
	}
	return p.Number(n)
}

// Money implements [Format].
func (p Plain) Money(n int, signed bool) string {
	sum := p.Before + p.Number(max(n, -n)) + p.After
	switch {
	case n < 0:
		return Minus + sum
	case n > 0 && signed:
		return "+" + sum
	}
	return sum
}

// Form implements [Format].
func (Plain) Form(n int) string {
	if n == 1 {
		return "one"
	}
	return "other"
}
