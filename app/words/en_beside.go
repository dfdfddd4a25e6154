package words

var besideEnglish = Beside{
	WhatIsPlayed: "Game", Race: "Race", RaceGame: "The game you both play",
	RaceRules: []string{
		"Both play the same deal, each at a table of their own. Nobody waits for the other.",
		"Whoever finishes first wins. When time is up, or neither can go on, more cards home decide, then fewer moves.",
	},
	Rivals:   []string{"The computer", "Somebody beside you", "Another device"},
	Strength: "Strength",
	Seating:  "You sit", SameWay: "Side by side", Across: "Face to face",
	TimeLimit: "Time", NoTimeLimit: "No limit",
	LimitOf: func(n Num) string { return n.Text + " min" },

	SeatNames:  [2]string{"Player 1", "Player 2"},
	ResumeBoth: "Resume the match of two",
	BothBegin:  func(game string, deal Num) string { return game + " for two, deal number " + deal.Text },
	BothStand: func(a string, n Num, b string, m Num) string {
		return "Match · " + a + ": " + n.Text + ", " + b + ": " + m.Text
	},
	Gap: func(n Num) string { return "+" + n.Text },
	Leads: func(n Num) string {
		if n.N == 1 {
			return "1 card ahead"
		}
		return n.Text + " cards ahead"
	},
	Trails: func(n Num) string {
		if n.N == 1 {
			return "1 card behind"
		}
		return n.Text + " cards behind"
	},
	GapNone:    "level with you",
	TimeLeft:   "Time left",
	TheirTable: func(name string) string { return "Table of " + name },
	Stuck:      func(name string) string { return name + " can do no more." },
	ResignOf:   func(name string) string { return name + " gives up" },
	KeysFor:    "The keyboard plays for",
	OtherTable: "The other player’s table",
}
