package shell

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/engine/daily"
)

// intl writes numbers and dates as the browser does in the reader's language. It keeps the
// browser's formatters: to make one takes longer than to use it many times. On the server,
// where there is no browser, it writes them plainly.
type intl struct {
	lang, locale string
	made         map[string]app.Value // formatters, by what they are for
}

// intl returns the one for the language of a page.
func (a *App) intl(w *words.Words) *intl {
	if a.formats == nil || a.formats.lang != w.Lang {
		a.formats = &intl{lang: w.Lang, locale: localeOf(w.Lang), made: map[string]app.Value{}}
	}
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

// format has a formatter write a value; ok is false without a browser.
func (f *intl) format(name, kind string, options map[string]any, v any) (s string, ok bool) {
	if !app.Window().Get("Intl").Truthy() {
		return "", false
	}
	by, known := f.made[name]
	if !known {
		by = app.Window().Get("Intl").Get(kind).New(f.locale, options)
		f.made[name] = by
	}
	return by.Call("format", v).String(), true
}

// number writes a whole number.
func (f *intl) number(n int) string {
	if s, ok := f.format("number", "NumberFormat", map[string]any{"maximumFractionDigits": 0}, n); ok {
		return s
	}
	return words.Figure(n)
}

// percent writes a part of a whole.
func (f *intl) percent(part, whole int) string {
	x := float64(part) / float64(max(1, whole))
	if s, ok := f.format("percent", "NumberFormat", map[string]any{"style": "percent", "maximumFractionDigits": 0}, x); ok {
		return s
	}
	return strconv.Itoa(int(100*x+.5)) + "%"
}

// moment writes a date and a time of day, from seconds since 1970; 0 is not known.
func (f *intl) moment(unix int64) string {
	if unix == 0 {
		return "–"
	}
	s, ok := f.format("moment", "DateTimeFormat", map[string]any{"dateStyle": "medium", "timeStyle": "short"}, float64(unix)*1000)
	if !ok {
		return daily.Day(unix / 86400).String()
	}
	return s
}

// dayFormat writes a day of the calendar: as a moment of the time zone that has no offset.
func (f *intl) dayFormat(name string, d daily.Day, options map[string]any) string {
	options["timeZone"] = "UTC"
	s, ok := f.format(name, "DateTimeFormat", options, float64(d)*86_400_000)
	if !ok {
		return d.String()
	}
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
