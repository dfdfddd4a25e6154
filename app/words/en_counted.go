package words

var countedEnglish = Counted{
	Scoring: "Scoring", ToFoundation: "A card to its foundation", Recycle: "Turning the waste over",
	RecycleOf: func(cards string) string { return "Turning the waste over, drawing " + cards },
	AfterFree: func(what string, n Num) string {
		if n.N == 1 {
			return what + ", after the first time"
		}
		return what + ", after the first " + n.Text + " times"
	},
	TimeBonus: func(points string, n Num) string {
		won := "A win"
		if n.N > 1 {
			won = "A win in " + n.Text + " seconds or more"
		}
		return won + " also gets " + points + " points, divided by the seconds it took."
	},
	NoScore: "There is no score.", Floor: "The score never falls below 0.", NoFloor: "The score may fall below 0.",
	BroughtBack: "A card brought back from its foundation earns no more on its way home than bringing it back cost.",
	Drawing: func(draws, passes string) string {
		return "Cards drawn: " + draws + ". Passes through the stock: " + passes + "."
	},
	Unlimited: "without limit", Or: func(list, last string) string { return list + " or " + last },
	WasteDealt: "The first draw is made with the deal.", HomeStays: "Cards do not come back from the foundations.",
	UndoFree: "Undo is free.", UndoCharged: "Each undo costs points, which redo does not give back.",
	UndoBarriers: "Undo stops at a row dealt and at a run completed.", UndoRows: "Undo stops at a row dealt.",
	UndoStrict: "There is no undo.",
	UndoDepth: func(n Num) string {
		switch n.N {
		case 0:
			return "You can take back as many moves as you like."
		case 1:
			return "You can take back only the last move."
		}
		return "You can take back at most " + n.Text + " moves in a row."
	},
	UndoPoints:   "The points of a move go back with it.",
	AutoByItself: "When only moves that need no thought are left, the game finishes by itself.",
	AutoOnTap:    "When only moves that need no thought are left, a tap, Enter or the F key finishes the game.",
	AutoOffered:  "When only moves that need no thought are left, the game offers to finish automatically.",
	AutoNever:    "The game never finishes by itself: every card is played.",
}
