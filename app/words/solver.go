package words

// Solver is what is said of those who know every card: whether a game can be won and how,
// which deals can be, and how hard a deal is.
type Solver struct {
	ThisDeal                                               string // the sheet about the deal on the table
	DealKey                                                string // its key, said with the others
	VerdictSetting, VerdictHelp                            string
	VerdictAsked, VerdictUnknown, VerdictMissing           string // short, beside the number of moves
	VerdictWinnable, VerdictLost, VerdictNever             string // the last of a deal that never could be won
	CanWin, CannotWin                                      string // the same as sentences, when it changes
	Difficulty                                             string
	Difficulties                                           []string // measured in this browser or not, and how hard
	WinningLine, WinningLineHelp                           string
	LookingForLine, StopLooking, ShowingLine               string
	NoWayToWin, NoWayFound, NoSolver                       string
	DealsToPlay, AnyDeal, WinnableDeals, WinnableDealsHelp string
	WinnableIn, WinnableInHelp                             string // the same of several games
	LookingForDeal, DealAtRandom                           string
	NoMovesLeft                                            string
}
