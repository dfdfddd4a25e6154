package words

// Past is what is said of games that have ended: statistics, the list of them, and replay.
type Past struct {
	Statistics, StatsText    string
	NothingYet               string // no game has ended
	AllGames                 string
	WonOf                    func(won, played string) string // "136 of 239"
	Best, BestStreak         string                          // under a figure: the quickest win, the longest row of wins
	LastGames                func(n Num) string
	WonCount, LostCount      func(n Num) string // of a legend
	WinTimes, Minutes        string
	Course, CourseHelp       string // wins over time
	ByGame                   string
	Details                  string // heading of the table of figures
	PlayedRow, WonRow        string
	OpenRow                  string
	StreakRow, BestStreakRow string
	TimeBestRow              string // these are over wins, and say so
	TimeMeanRow              string
	MovesBestRow             string
	MovesMeanRow             string
	ScoreBestRow             string
	CleanRow, AssistedRow    string
	NoUndoRow                string
	OddsRow                  string // what was measured, of a player who does not peek
	OfGames                  func(n string) string
	NthGame, Outcome         string    // heads of the tables that stand for charts
	Outcomes                 [3]string // open, lost, won
	Wins                     string
	WhichGames               string // the list of games to choose from

	PastGames, PastText           string
	AnyOutcome, OnlyWon, OnlyLost string // what is listed
	NoneFound                     string
	MorePast                      func(n Num) string // show n more
	MovesOf                       func(n Num) string
	ReplayOf                      func(game string) string // what a press on a game does
	BranchMark                    string                   // of a game that was played on from a past one
	BranchSaid                    string
	NoRecord                      string

	ReplayLeave, ReplayBack, ReplayOn string // tools
	ReplayPlay, ReplayPause           string
	ReplayBranch                      string
	ReplayAt                          string // the slider
	StepOf                            func(n, of Num) string
	ReplayBegins                      func(game string) string
}
