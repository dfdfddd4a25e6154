package words

import "pazienza/engine"

var saidEnglish = Said{
	Reasons: [engine.NumReasons]string{
		engine.NoSuchMove:         "This game has no such move.",
		engine.SamePile:           "The card is back where it lay.",
		engine.EmptyPile:          "There is no card here to move.",
		engine.CardFaceDown:       "A face-down card cannot be moved.",
		engine.NotARun:            "These cards do not move together.",
		engine.OneAtATime:         "Only one card at a time goes there.",
		engine.StockIsDrawn:       "Press the stock to draw from it.",
		engine.RunsStay:           "A complete run stays where it is.",
		engine.RunsGoAlone:        "A complete run leaves the table by itself.",
		engine.BetweenFoundations: "Cards do not move between foundations.",
		engine.NoCardsThere:       "No card can be put there.",
		engine.NothingOnAce:       "Nothing goes on an ace.",
		engine.OneRankLower:       "The card must be one rank lower.",
		engine.OtherColour:        "Red goes on black, and black on red.",
		engine.KingsOnly:          "Only a king goes to an empty column.",
		engine.OtherSuit:          "That foundation is for another suit.",
		engine.NextInSuit:         "The foundation wants the next card of its suit.",
		engine.StockEmpty:         "The stock is used up.",
		engine.StockNotEmpty:      "The waste is turned over when the stock is used up.",
		engine.NoPassesLeft:       "The stock may not be gone through again.",
		engine.ColumnEmpty:        "First put a card on every empty column.",
		engine.NoPlace:            "This card fits nowhere now.",
		engine.NoSuchDeal:         "A deal number is a whole number from 1 to 999,999,999.",
		engine.LogFull:            "This game has grown too long to be kept. Start a new one.",
		engine.NoSuchGame:         "This version does not have that game.",
		engine.NothingToUndo:      "There is nothing to undo.",
		engine.NothingToRedo:      "There is nothing to redo.",
		engine.UndoOff:            "These rules have no undo.",
		engine.UndoBarrier:        "Under these rules this move cannot be undone.",
		engine.UndoDeep:           "These rules take back no more moves in a row.",
		engine.CardsStay:          "Under these rules a card stays on its foundation.",
		engine.CellsWait:          "A cell is for a joker whose place on a foundation was taken; it goes there by itself.",
		engine.HouseField:         "These rules change something that this version does not know.",
		engine.HouseRange:         "A value is too small, too large, or none that there is.",
		engine.HouseElsewhere:     "These rules change something that this game does not have.",
		engine.HouseNoRecycle:     "With a single pass the waste is never turned over, so that cannot have points.",
		engine.HouseOtherDraw:     "These points for turning the waste over are for another draw than the one chosen.",
		engine.HouseHomeStays:     "Cards do not come back from the foundations, so coming back cannot have points.",
		engine.HouseNoScore:       "No points are counted here: count them first, then change them.",
		engine.HouseUndoCost:      "Undo that is paid for needs a price, and a price needs undo that is paid for.",
		engine.HouseUndoDepth:     "Where nothing can be undone there is no number of moves to limit.",
		engine.HouseNoBonus:       "Without a time bonus there is no shortest time for it.",
		engine.HouseFloor:         "Points that never fall below 0 cannot begin below it.",
		engine.HouseNoCharge:      "Free recycles mean nothing where turning the waste over costs nothing.",
		engine.HouseEndless:       "What can be repeated without end, such as a move or a card that comes back, cannot give points.",
		engine.NotYours:           "These cards, or that place, are the other player's.",
		engine.NotYourTurn:        "It is the other player's turn.",
		engine.PlayOrPass:         "Play the card you have drawn, or pass.",
		engine.NothingToPass:      "You can pass only when you have nothing left to draw.",
		engine.GameOver:           "The game is over.",
	},
	KingOrJoker: "Only a king or a joker goes to an empty column.",
	StockDealt:  "Press the stock to deal a row.",
	EmptyFirst:  func(n Num) string { return "Column " + n.Text + " is empty: put a card there first." },
	Unknown:     "That is not possible here.",
	TurnedUp:    func(card string) string { return card + " turns up" },
	Drawn:       func(cards string) string { return "Drawn: " + cards },
	Recycled:    func(n Num) string { return "Waste turned over, " + n.of("card", "cards") + " in the stock" },
	RowDealt:    func(cards string) string { return "A card on every column: " + cards },
	Complete:    func(suit string) string { return "Run of " + suit + " complete" },
	DealtAnyway: "There are too few cards to fill every column: the stock deals all the same.",
	MadeWay:     func(cell Num) string { return "The joker goes to cell " + cell.Text },
	Did:         [engine.Pass + 1]string{engine.Draw: "draw from the stock", engine.Recycle: "turning the waste over", engine.RowDeal: "row deal", engine.Pass: "pass"},
	Try:         [engine.Pass + 1]string{engine.Draw: "Draw from the stock", engine.Recycle: "Turn the waste over", engine.RowDeal: "Deal a card to every column", engine.Pass: "Pass"},
	Undone:      func(what string) string { return "Undone: " + what },
	Redone:      func(what string) string { return "Redone: " + what },
	NoHint:      "No move helps from here: undo, or start a new game.",
	Dealt:       func(game string, deal Num) string { return game + ", deal number " + deal.Text },
	Resumed:     func(game string) string { return game + ", as you left it" },
	Finishing:   "The game finishes by itself.",
	Stopped:     "Stopped.",
	CanFinish: func(letters bool) string {
		t := "It can finish by itself now: press “Finish automatically”"
		if letters {
			t += ", or F"
		}
		return t + "."
	},
	TapFinishes: "It can finish by itself now: tap the table, or press Enter.",
	WonSaid: func(clock string, moves Num) string {
		return "Solved, in " + clock + " and " + moves.of("move", "moves")
	},
	PickedUp: func(cards string, targets Num) string {
		return Upper(cards) + " picked up, " + targets.of("place", "places") + " to go: arrows choose, space puts down, escape puts back"
	},
	PutBack: "Put back.",
	Keys:    "Arrows go from card to card. Enter sends a card to its best place, space picks it up.",
	LetterKeys: func(rows, hints bool) string {
		d := "draws from the stock"
		if rows {
			d = "deals a row"
		}
		hint := ""
		if hints {
			hint = ", H gives a hint"
		}
		return "D " + d + ", U undoes, Y redoes" + hint + ", N starts a new game, F finishes, M shows the games, question mark the keys."
	},
}
