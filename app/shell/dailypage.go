package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine/daily"
)

// calendar is the month that is shown, and the day whose deals are.
type calendar struct {
	day         daily.Day // 0 for today
	year, month int       // 0 for that of the day
}

// dailyPage is the deals of one day, today's at first, and a month of days to choose from.
func (a *App) dailyPage(w *words.Words) app.UI {
	l := leaf{name: "daily", title: w.Daily, back: true}
	now := today()
	if !a.playing() || now < daily.First { // before the program runs the page knows no date; a clock may be wrong
		l.body = []app.UI{said("p", w.DailyText)}
		return a.frame(w, l)
	}
	day := a.calendar.day
	if day == 0 || day > now {
		day = now
	}
	days := a.Desk.History().Days(now)
	three := func(value int, label string) app.UI {
		return box("div.panel", said("b", w.Number(value)), said("span.muted", label))
	}
	l.body = []app.UI{a.dayPanel(w, day, now, days), a.monthPanel(w, day, now, days)}
	if !a.Settings.Calm {
		l.body = append(l.body, box("div.three", three(days.Streak, w.StreakDays), three(days.Best, w.BestDays), three(days.Count, w.SolvedDeals)))
	}
	l.body = append(l.body, said("p.muted", w.DailyHelp))
	return a.frame(w, l)
}

// dayPanel is the deals of a day: a press plays one.
func (a *App) dayPanel(w *words.Words, day, now daily.Day, days session.Days) app.UI {
	date := a.intl(w).day(day)
	if day == now {
		date = w.Today + ", " + date
	}
	body := []app.UI{el("h2#day", at{"aria-live", "polite"}, text(date))}
	all, saved := true, a.Desk.Saved()
	for place, game := range daily.Games() {
		deal, proved := daily.Deal(game, day)
		all = all && proved
		ic, is, about := "play", "open", w.DailyOpen
		switch {
		case days.Won(day, place):
			ic, is, about = "check", "win", w.DailySolved
		case dealOf(saved, game) == deal:
			about = w.DailyBegun
		}
		body = append(body, button("button#daily-"+strconv.Itoa(place)+".own", nil, strconv.Itoa(deal), func() { a.follows(session.Link{Game: game, Deal: deal}) },
			box("span.outcome "+is, icon(ic)),
			box("span", said("b", a.called(w, game)), said("span.muted", about+" · "+w.DealNo(w.ID(deal))))))
	}
	if !all {
		body = append(body, said("p.muted", w.NotProved))
	}
	return box("section.panel", body...)
}

// monthPanel is a month of days, each with how many of its deals were solved.
func (a *App) monthPanel(w *words.Words, day, now daily.Day, days session.Days) app.UI {
	n := a.intl(w)
	y, m := a.calendar.year, a.calendar.month
	if y == 0 {
		y, m, _ = day.Date()
	}
	begins, ends := daily.On(y, m, 1), daily.On(y, m+1, 1)
	turn := func(id, ic, label string, by int, off bool) app.UI {
		return button("button#"+id+".icb", at{"aria-label", label, "disabled", truth(off)}, id, func() {
			a.turnMonth(by)
			a.Update()
		}, icon(ic))
	}
	first := n.firstWeekday()
	var heads, weeks, week []app.UI
	for i := range 7 {
		short, long := n.weekday((first + i) % 7)
		heads = append(heads, el("th", at{"scope", "col", "abbr", long}, text(short)))
	}
	for range (begins.Weekday() - first + 7) % 7 {
		week = append(week, box("td"))
	}
	for d := begins; d < ends; d++ {
		week = append(week, box("td", a.dayButton(w, d, day, now, days.On(d))))
		if len(week) == 7 || d == ends-1 {
			weeks = append(weeks, box("tr", week...))
			week = nil
		}
	}
	return box("section.panel",
		box("div.row month-head",
			turn("month-before", "back", w.MonthBefore, -1, begins <= daily.First),
			el("h2#month", at{"aria-live", "polite"}, text(n.month(begins))),
			turn("month-after", "next", w.MonthAfter, 1, ends > now)),
		el("table.month", at{"aria-labelledby", "month"}, box("thead", box("tr", heads...)), box("tbody", weeks...)))
}

// turnMonth shows another month.
func (a *App) turnMonth(by int) {
	c := &a.calendar
	if c.year == 0 {
		day := c.day
		if day == 0 {
			day = today()
		}
		c.year, c.month, _ = day.Date()
	}
	c.year, c.month, _ = daily.On(c.year, c.month+by, 1).Date()
}

// dayButton is one day: its number, and a bar that is the longer the more of its deals were
// solved, full for all.
func (a *App) dayButton(w *words.Words, d, day, now daily.Day, solved int) app.UI {
	_, _, nth := d.Date()
	of := len(daily.Games())
	is := "button#day-" + d.String() + ".day"
	about := at{"aria-label", a.intl(w).day(d) + ", " + w.SolvedOf(w.Num(solved), w.Num(of)), "disabled", truth(d > now || d < daily.First)}
	if d == day {
		is += " on"
		about = append(about, "aria-current", "date")
	}
	if d == now {
		is += " today"
	}
	return button(is, about, d.String(), func() {
		a.calendar.day = d
		a.Update()
	}, text(w.Number(nth)), app.Raw(`<svg class="chart share" viewBox="0 0 `+strconv.Itoa(of)+` 1" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="win" width="`+strconv.Itoa(solved)+`" height="1"></rect></svg>`))
}

// dealt names the deal on the table, with its date where it is one of a day.
func (a *App) dealt(w *words.Words, st session.Status) string {
	name := a.title(w, a.Desk.Game()) + " · " + w.DealNo(w.ID(st.Deal))
	if date := a.date(w, st.Game, st.Deal); date != "" {
		name += " · " + date
	}
	return name
}

// date is the day whose deal lies on the table, written out, or nothing.
func (a *App) date(w *words.Words, game string, deal int) string {
	now := today()
	if d := &a.dated; d.game != game || d.deal != deal || d.now != now {
		*d = dated{game: game, deal: deal, now: now}
		d.day, d.is = daily.DayOf(game, deal, now)
	}
	if !a.dated.is {
		return ""
	}
	return a.intl(w).date(a.dated.day)
}

// dated is the day that a deal was found to be of.
type dated struct {
	game     string
	deal     int
	now, day daily.Day
	is       bool
}
