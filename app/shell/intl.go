package shell

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/engine/daily"
)

// intl writes numbers and dates as the browser does in the reader's language: it is the
// [words.Format] of the browser. To make a formatter takes longer than to use it many times, and
// to ask one longer than to look up what it said: both are kept. On the server, where there is no
// browser, it writes them plainly.
type intl struct {
	words.Format // the plain one

	lang, locale string
	made         map[string]app.Value // formatters, by what they are for
	wrote        map[wrote]string
}

// wrote is what was written before.
type wrote struct {
	name string
	n    int
}

// mostWritten is how many texts are kept: a life's statistics would not fit all at once.
const mostWritten = 4096

// in returns the words of a language, with numbers as the browser writes them.
func (a *App) in(lang string) *words.Words {
	w := words.For(lang)
	if a.spoken == nil || a.spoken.Lang != w.Lang {
		a.formats = &intl{Format: w.Format, lang: w.Lang, locale: localeOf(w.Lang), made: map[string]app.Value{}, wrote: map[wrote]string{}}
		a.spoken = w.With(a.formats)
	}
	return a.spoken
}

// intl returns what writes dates for the words of a page.
func (a *App) intl(w *words.Words) *intl {
	a.in(w.Lang)
	return a.formats
}

// localeOf is the first of the reader's locales in a language: they tell which date is
// written which way round.
func localeOf(lang string) string {
	list := app.Window().Get("navigator").Get("languages")
	if list.Truthy() {
		for i := range list.Length() {
			if l := list.Index(i).String(); strings.HasPrefix(l, lang) {
				return l
			}
		}
	}
	return lang
}

// by returns a formatter, made the first time; ok is false without a browser.
func (f *intl) by(name, kind string, options map[string]any) (by app.Value, ok bool) {
	by, ok = f.made[name]
	if !ok && app.Window().Get("Intl").Truthy() {
		by, ok = app.Window().Get("Intl").Get(kind).New(f.locale, options), true
		f.made[name] = by
	}
	return by, ok
}

// ask has a formatter write a value, or tell with another method what goes with it.
func (f *intl) ask(name, kind, method string, options map[string]any, v any) (s string, ok bool) {
	by, ok := f.by(name, kind, options)
	if !ok {
		return "", false
	}
	return by.Call(method, v).String(), true
}

// count has a formatter write a whole number, once. Signs are as long as those in the texts.
func (f *intl) count(name string, options map[string]any, n int) (s string, ok bool) {
	key := wrote{name, n}
	if s, ok = f.wrote[key]; ok {
		return s, true
	}
	options["maximumFractionDigits"] = 0
	if s, ok = f.ask(name, "NumberFormat", "format", options, n); ok {
		s = strings.Replace(s, "-", words.Minus, 1)
		f.keep(key, s)
	}
	return s, ok
}

func (f *intl) keep(key wrote, s string) {
	if len(f.wrote) >= mostWritten {
		clear(f.wrote)
	}
	f.wrote[key] = s
}

// plain reports whether every browser would write a number below most as the plain format
// does, which it would unless the reader asks for other digits. To make a browser's first
// formatter takes long, at the start as nowhere else, and a table just dealt needs none.
func (f *intl) plain(n, most int) bool {
	return 0 <= n && n < most && !strings.Contains(f.locale, "-u-")
}

// ungrouped is the first number that is written in groups, and that a plural may depend on.
const ungrouped = 1000

// Number implements [words.Format].
func (f *intl) Number(n int) string {
	if f.plain(n, ungrouped) {
		return f.Format.Number(n)
	}
	if s, ok := f.count("number", map[string]any{}, n); ok {
		return s
	}
	return f.Format.Number(n)
}

// Digits implements [words.Format].
func (f *intl) Digits(n, least int) string {
	if f.plain(n, math.MaxInt) {
		return f.Format.Digits(n, least)
	}
	if s, ok := f.count("digits"+strconv.Itoa(least), map[string]any{"useGrouping": false, "minimumIntegerDigits": least}, n); ok {
		return s
	}
	return f.Format.Digits(n, least)
}

// Signed implements [words.Format].
func (f *intl) Signed(n int) string {
	if s, ok := f.count("signed", map[string]any{"signDisplay": "exceptZero"}, n); ok {
		return s
	}
	return f.Format.Signed(n)
}

// Money implements [words.Format].
func (f *intl) Money(n int, signed bool) string {
	name, display := "money", "auto"
	if signed {
		name, display = "change", "exceptZero"
	}
	if s, ok := f.count(name, map[string]any{"style": "currency", "currency": "USD", "currencyDisplay": "narrowSymbol", "signDisplay": display}, n); ok {
		return s
	}
	return f.Format.Money(n, signed)
}

// Form implements [words.Format].
func (f *intl) Form(n int) string {
	if f.plain(n, ungrouped) {
		return f.Format.Form(n)
	}
	key := wrote{"form", n}
	if s, ok := f.wrote[key]; ok {
		return s
	}
	s, ok := f.ask("form", "PluralRules", "select", map[string]any{}, n)
	if !ok {
		return f.Format.Form(n)
	}
	f.keep(key, s)
	return s
}

// percent writes a part of a whole.
func (f *intl) percent(part, whole int) string {
	x := float64(part) / float64(max(1, whole))
	if s, ok := f.ask("percent", "NumberFormat", "format", map[string]any{"style": "percent", "maximumFractionDigits": 0}, x); ok {
		return s
	}
	return strconv.Itoa(int(100*x+.5)) + "%"
}

// moment writes a date and a time of day, from seconds since 1970; 0 is not known.
func (f *intl) moment(unix int64) string {
	if unix == 0 {
		return "–"
	}
	s, ok := f.ask("moment", "DateTimeFormat", "format", map[string]any{"dateStyle": "medium", "timeStyle": "short"}, float64(unix)*1000)
	if !ok {
		return daily.Day(unix / 86400).String()
	}
	return s
}

// dayFormat writes a day of the calendar: as a moment of the time zone that has no offset.
func (f *intl) dayFormat(name string, d daily.Day, options map[string]any) string {
	key := wrote{name, int(d)}
	if s, ok := f.wrote[key]; ok {
		return s
	}
	options["timeZone"] = "UTC"
	s, ok := f.ask(name, "DateTimeFormat", "format", options, float64(d)*86_400_000)
	if !ok {
		return d.String()
	}
	f.keep(key, s)
	return s
}

// day writes a date with its weekday, date one without, month a month and its year.
func (f *intl) day(d daily.Day) string {
	return f.dayFormat("day", d, map[string]any{"dateStyle": "full"})
}

func (f *intl) date(d daily.Day) string {
	return f.dayFormat("date", d, map[string]any{"dateStyle": "medium"})
}

func (f *intl) month(d daily.Day) string {
	return f.dayFormat("month", d, map[string]any{"month": "long", "year": "numeric"})
}

// weekday writes a day of the week, 0 for Sunday, short and whole.
func (f *intl) weekday(n int) (short, long string) {
	const sunday = daily.Day(3) // 4 January 1970
	d := sunday + daily.Day(n)
	return f.dayFormat("weekday", d, map[string]any{"weekday": "short"}), f.dayFormat("weekdays", d, map[string]any{"weekday": "long"})
}

// firstWeekday is the day that weeks begin with where the reader is, 0 for Sunday. Not every
// browser tells.
func (f *intl) firstWeekday() int {
	if kind := app.Window().Get("Intl").Get("Locale"); kind.Truthy() {
		l := kind.New(f.locale)
		info := l.Get("weekInfo")
		if l.Get("getWeekInfo").Truthy() {
			info = l.Call("getWeekInfo")
		}
		if info.Truthy() {
			return info.Get("firstDay").Int() % 7
		}
	}
	switch f.locale {
	case "en", "en-US", "en-CA", "es-MX":
		return 0
	}
	return 1
}
