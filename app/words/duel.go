package words

// Duel is what is said of games of two players.
type Duel struct {
	TwoPlayers, TwoText  string // title and description of the page where a match is chosen
	TwoRules             []string
	Opponent             string // heading of who is played against
	Strengths            [4]string
	Tempo, Live, InTurns string // whether both move at once
	BestOf               string
	BestOfGames          func(n Num) string
	StartMatch           string
	ResumeMatch          func(name string) string
	MatchWaits           string // a new match gives up the one in progress
	NewEnds              string // and so does a new game, which was asked for in the middle of one
	PlayedElsewhere      string // in another window of this browser

	You               string
	Whose             func(name, what string) string // whose a pile is, or who did something
	HomeOf            func(name string, n, of Num) string
	PauseTool, GoOn   string
	Pass              string
	Resign, ReallyEnd string // give the game up, and the same when pressed once
	LeaveMatch        string // go back to the game for one; the match waits
	ToSolo            string // the same once a match is over
	Result            string
	YourTurn          string
	TheirTurn         func(name string) string
	PassNow           string // the drawn card is played or passed over
	MatchBegins       func(game, name string, deal Num) string

	YouWon, NobodyWon                    string
	TheyWon                              func(name string) string
	EndOut, EndBlocked, EndGiven, EndDue string // how a game ended
	MatchStands                          func(yours, theirs Num, name string) string
	MatchYours                           string
	MatchTheirs                          func(name string) string
	HomeCards                            string // under a figure: yours and theirs
	NextGame, Rematch, OtherMatch        string

	AgainstWhom func(name, how string) string // a line of the statistics
	Tally       func(won, lost, drawn Num) string
	TallyBoth   func(first string, won Num, second string, lost, drawn Num) string // of two at one device
	TwoApart    string

	MatchReasons Table[string] // by the name of the reason
}
