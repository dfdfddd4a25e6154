package words

var duelEnglish = Duel{
	TwoPlayers: "Two players", TwoText: "Double Solitaire and races, against the computer or somebody beside you: two packs and eight shared foundations, or one deal for both.",
	TwoRules: []string{
		"Each has a pack, seven columns and a stock. The eight foundations in the middle are for both.",
		"Whoever has all 52 cards home first wins. If neither can play on, more cards home decide, then fewer moves.",
		"What lies on a foundation stays there, and a move that touched one is not undone.",
	},
	Opponent: "Against", Strengths: [4]string{"beginner", "steady", "skilled", "expert"},
	Tempo: "Who moves", Live: "Both at once", InTurns: "By turns",
	BestOf: "Match", BestOfGames: func(n Num) string {
		if n.N == 1 {
			return "One game"
		}
		return "Best of " + n.Text
	},
	StartMatch:      "Start the match",
	ResumeMatch:     func(name string) string { return "Resume against " + name },
	MatchWaits:      "Your match is kept. Starting another gives it up.",
	NewEnds:         "A new game gives up the one in progress.",
	PlayedElsewhere: "Played in another window",

	You: "You", Whose: func(name, what string) string { return name + ": " + what },
	HomeOf:    func(name string, n, of Num) string { return name + ": " + n.Text + " of " + of.Text + " cards home" },
	PauseTool: "Pause", GoOn: "Continue", Pass: "Pass",
	Resign: "Give up", ReallyEnd: "Really give up",
	LeaveMatch: "To the patience; this waits", ToSolo: "To the patience", Result: "Result",
	YourTurn: "Your turn", TheirTurn: func(name string) string { return "Turn of " + name },
	PassNow: "Play the card you have drawn, or pass.",
	MatchBegins: func(game, name string, deal Num) string {
		return game + " against " + name + ", deal number " + deal.Text
	},

	YouWon: "You win!", NobodyWon: "A draw", TheyWon: func(name string) string { return name + " wins" },
	EndOut: "All cards are home.", EndBlocked: "Neither could play on.", EndGiven: "The game was given up.", EndDue: "Time is up.",
	MatchStands: func(yours, theirs Num, name string) string {
		return "Match: you " + yours.Text + ", " + name + " " + theirs.Text
	},
	MatchYours: "The match is yours.", MatchTheirs: func(name string) string { return "The match goes to " + name + "." },
	HomeCards: "cards home", NextGame: "Next game", Rematch: "Play again", OtherMatch: "Change the match",

	AgainstWhom: func(name, how string) string { return name + ", " + how },
	Tally: func(won, lost, drawn Num) string {
		return "won " + won.Text + ", lost " + lost.Text + ", drawn " + drawn.Text
	},
	TallyBoth: func(first string, won Num, second string, lost, drawn Num) string {
		return first + " " + won.Text + ", " + second + " " + lost.Text + ", drawn " + drawn.Text
	},
	TwoApart: "Games of two are counted apart from the others.",

	MatchReasons: Table[string]{
		{"bad-terms", "Nobody can play a match like that."},
		{"bad-ghost", "The moves of that game cannot be read."},
		{"not-here", "Those cards are the other player's."},
		{"paused", "The match is paused."},
		{"quicker", "The other player's card was there first."},
		{"damaged", "The match that was kept cannot be read."},
		{"no-peer", "Nobody plays at another device."},
		{"elsewhere", "Another window plays this match, and has the connection."},
	},
}
