package words

var pagesEnglish = Pages{
	TableTitle:   "Klondike and Spider patience",
	GamesText:    "Klondike in all its variants, Spider with one, two or four suits: choose a game, or deal any number.",
	SettingsText: "Language, table, cards, movement, sounds and rules: every choice takes effect at once and stays on this device.",
	AboutText:    "What Pazienza is, what it is made of and under which licences.",
	GameText: func(game string) string {
		return "Play " + game + " in the browser: free, without an account, even without a connection."
	},
	RulesOf: func(game string) string { return "How to play " + game },
	AboutSections: []Section{
		{ID: "game", Head: "The game", Lines: []string{
			"Pazienza is patience for one player: Klondike and Spider. It is free, shows no advertising, asks for no account and tells nobody what you play.",
			"Everything runs in your browser. Once loaded it needs no connection, and it can be installed like an app.",
			"Your games and settings stay on this device. Clearing the browser’s data clears them too.",
		}},
		{ID: "deals", Head: "Deals", Lines: []string{
			"Every deal has a number. The same number of the same game always gives the same cards, on every device and in every version, so a deal can be played again or told to a friend.",
			"Nothing is rigged: numbers are drawn at random, and not every deal can be solved.",
		}},
	},
	Glossary: "Glossary", GlossaryText: "The words of patience explained: stock, waste, foundation, run, pass and all the others.",
	Questions: "Questions and answers", QuestionsText: "Is it free? Does it work on a phone, and offline? One card or three? What players ask, with answers.",
	Licences:  "Parts and licences",
	PartArt:   "Cards, backs, marks, icons and lettering: drawn for this project.",
	PartIcons: "No font is shipped: text is in the font of your system.",
	PartCode:  func(name string) string { return "The program uses " + name },
	News:      "What is new", Latest: []string{
		"Klondike and Spider in all their variants, under the rule sets you know or your own.",
		"A solver: deals that can be won, the winning line, a live verdict.",
		"Two faces and four backs of cards, four colours, high contrast.",
		"Double Solitaire and races: against the computer, beside each other, at two devices, or against a game as it was played.",
		"Links to deals and to games as they were played.",
	},
	Version: func(v string) string { return "Version " + v },
}
