package words

var pastEnglish = Past{
	Statistics: "Statistics", StatsText: "Games played and won, streaks, times and scores, game by game. They stay on this device.",
	NothingYet: "There is nothing here yet: a game counts from its first move, and shows when it ends.",
	AllGames:   "All games", WhichGames: "Which games",
	WonOf: func(won, played string) string { return won + " of " + played },
	Best:  "best", BestStreak: "longest streak",
	LastGames: func(n Num) string {
		if n.N == 1 {
			return "Last game"
		}
		return "Last " + n.Text + " games"
	},
	WonCount:  func(n Num) string { return "won: " + n.Text },
	LostCount: func(n Num) string { return "lost: " + n.Text },
	WinTimes:  "Time of wins", Minutes: "minutes",
	Course: "Wins over time", CourseHelp: "The percentage of wins from the first games to the last. The line in the middle is one half.",
	ByGame: "Wins by game", Details: "In detail",
	PlayedRow: "Played", WonRow: "Won", OpenRow: "In progress",
	StreakRow: "Wins in a row now", BestStreakRow: "Wins in a row, at best",
	TimeBestRow: "Best time, of wins", TimeMeanRow: "Average time, of wins",
	MovesBestRow: "Fewest moves, of wins", MovesMeanRow: "Average moves, of wins",
	ScoreBestRow: "Best score",
	CleanRow:     "Won without undo and hints", AssistedRow: "Won with undo or hints",
	NoUndoRow: "Won without undo",
	OddsRow:   "Won by the program, without peeking", OfGames: func(n string) string { return "of " + n + " games" },
	NthGame: "Game", Outcome: "Outcome", Outcomes: [3]string{"in progress", "lost", "won"},
	Wins: "Wins",

	PastGames: "Past games", PastText: "The games you have played, the newest first. Each can be watched again, move by move.",
	AnyOutcome: "All", OnlyWon: "Won", OnlyLost: "Lost", NoneFound: "There is no such game.",
	MorePast:   func(n Num) string { return n.Text + " more" },
	MovesOf:    func(n Num) string { return n.of("move", "moves") },
	ReplayOf:   func(game string) string { return "Watch " + game },
	BranchMark: "played on from a past one", BranchSaid: "You play from here. This game does not count in the statistics.",
	NoRecord:    "The moves of this game were not kept.",
	ReplayLeave: "Leave", ReplayBack: "Back", ReplayOn: "Forward", ReplayPlay: "Start", ReplayPause: "Pause",
	ReplayBranch: "Play from here", ReplayAt: "Point of the game",
	StepOf:       func(n, of Num) string { return n.Text + " of " + of.Text },
	ReplayBegins: func(game string) string { return "Watching: " + game },
}
