package words

var solverEnglish = Solver{
	ThisDeal:       "This deal",
	DealKey:        "L shows the deal on the table, and how it can be won.",
	VerdictSetting: "Verdict after every move", VerdictHelp: "Says whether the game can still be won, by somebody who knows every card.",
	VerdictAsked: "Judging…", VerdictUnknown: "Not known", VerdictMissing: "No verdict",
	VerdictWinnable: "Can be won", VerdictLost: "No longer winnable", VerdictNever: "Cannot be won",
	CanWin: "The game can be won.", CannotWin: "The game cannot be won any more.",
	Difficulty:   "Difficulty",
	Difficulties: []string{"being measured…", "cannot be measured here", "easy", "medium", "hard", "very hard"},
	WinningLine:  "Show how it is won", WinningLineHelp: "It is worked out with every card known, face down ones too. The game then counts as played with help.",
	LookingForLine: "Looking for a way to win…", StopLooking: "Stop", ShowingLine: "This is how it is won. Press anything to stop.",
	NoWayToWin: "It cannot be won from here.", NoWayFound: "No way to win was found; there may be none.",
	NoSolver:    "This browser cannot work it out. Verdicts, ways to win, proved deals and difficulties are missing here.",
	DealsToPlay: "Deals", AnyDeal: "Any", WinnableDeals: "Only winnable", WinnableDealsHelp: "New games at random use only deals that are proved to be winnable.",
	WinnableIn: "Only winnable deals", WinnableInHelp: "In the games that are ticked, new games at random use only deals that are proved to be winnable.",
	LookingForDeal: "Looking for a deal that can be won…", DealAtRandom: "None was found in time, so this deal is at random.",
	NoMovesLeft: "No useful moves are left.",
}
