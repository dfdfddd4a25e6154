package words

// Calendar is what is said of the deals of the day.
type Calendar struct {
	Daily, DailyText     string
	DailyHelp            string // what counts, and that everybody has the same
	Today                string
	SolvedOf             func(n, of Num) string // "2 of 5 solved"
	StreakDays, BestDays string                 // under figures
	SolvedDeals          string
	MonthBefore          string
	MonthAfter           string
	DailySolved          string // of a deal
	DailyOpen            string // not won yet
	DailyBegun           string // in progress
	NotProved            string // of days beyond the table
}
