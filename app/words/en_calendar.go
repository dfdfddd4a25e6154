package words

var calendarEnglish = Calendar{
	Daily: "Deals of the day", DailyText: "New deals every day, the same for everybody, each one winnable: Klondike with one card and with three, Spider with one, two and four suits.",
	DailyHelp: "A date has the same deals for everybody, and each is proved to be winnable. What counts is the date of your calendar. A past day can be made up for, and is marked as solved; days in a row, though, are those whose deals were begun and won on their own date.",
	Today:     "Today", SolvedOf: func(n, of Num) string { return n.Text + " of " + of.Text + " solved" },
	StreakDays: "days in a row", BestDays: "longest streak", SolvedDeals: "deals solved",
	MonthBefore: "Month before", MonthAfter: "Month after", DailySolved: "solved", DailyOpen: "to be solved", DailyBegun: "in progress",
	NotProved: "It is not proved yet that these deals can be won.",
}
