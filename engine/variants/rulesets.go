package variants

import "pazienza/engine"

// oneOrThree is the choice of most games that draw, without limit of passes.
func oneOrThree() []engine.Choice { return []engine.Choice{{Draw: 1}, {Draw: 3}} }

// anyPasses also limits how often the stock is gone through.
func anyPasses() []engine.Choice {
	return append(oneOrThree(), []engine.Choice{
		{Draw: 1, Passes: 3}, {Draw: 3, Passes: 3}, {Draw: 1, Passes: 1}, {Draw: 3, Passes: 1},
	}...)
}

// standard is what the desktop games of the Klondike family agree on.
func standard() engine.Score {
	return engine.Score{
		Counts: true, Floor: true,
		WasteToColumn: 5, ColumnToHome: 10, WasteToHome: 10, TurnUp: 5, FromHome: -15,
	}
}

// classico is the standard score of the Klondike family; it finishes by itself.
func classico() engine.RuleSet {
	s := standard()
	s.RecycleDraw3 = -20
	return engine.RuleSet{
		ID: "classico", Version: 1,
		Variants: []string{"klondike", "double-klondike", "open-klondike", "thoughtful-klondike", "joker-klondike", "spider-klondike"},
		Choices:  oneOrThree(), Score: s, Undo: engine.UndoFree, Auto: engine.AutoByItself,
	}
}

// casa is Klondike at home: one card, no cost for turning the waste over.
func casa() engine.RuleSet {
	return engine.RuleSet{
		ID: "casa", Version: 1, Variants: []string{"klondike"},
		Choices: []engine.Choice{{Draw: 1}}, Score: standard(), Undo: engine.UndoFree, Auto: engine.AutoOnTap,
	}
}

// tradicional prizes the way over the columns: little for a card straight from the waste.
func tradicional() engine.RuleSet {
	return engine.RuleSet{
		ID: "tradicional", Version: 1, Variants: []string{"klondike"}, Choices: anyPasses(),
		Score: engine.Score{
			Counts: true, Floor: true,
			WasteToColumn: 5, ColumnToHome: 10, WasteToHome: 3, TurnUp: 5, RecycleDraw1: -20, RecycleDraw3: -20,
		},
		Undo: engine.UndoFree, Auto: engine.AutoOnTap,
	}
}

// victoria counts nothing but the win.
func victoria() engine.RuleSet {
	return engine.RuleSet{
		ID: "victoria", Version: 1, Variants: []string{"klondike"}, Choices: anyPasses(),
		Score: engine.Score{Counts: true, Floor: true, Win: 1},
		Undo:  engine.UndoFree, Auto: engine.AutoOnTap,
	}
}

// vegasMoney is Klondike for money: 52 $ to buy in, 5 $ a card home.
func vegasMoney() engine.RuleSet {
	return engine.RuleSet{
		ID: "vegas", Version: 1, Variants: []string{"vegas"},
		Choices: []engine.Choice{{Draw: 3, Passes: 3}, {Draw: 1, Passes: 1}, {Draw: 1, Passes: 3}},
		Score:   engine.Score{Counts: true, Money: true, Start: -52, ColumnToHome: 5, WasteToHome: 5, FromHome: -5},
		Undo:    engine.UndoStrict, Auto: engine.AutoOnTap,
	}
}

// windows is the score of the desktop classic, without its clock.
func windows() engine.RuleSet {
	s := standard()
	s.RecycleDraw1, s.RecycleDraw3, s.FreeRecycles, s.Undo = -100, -20, 3, 2
	return engine.RuleSet{
		ID: "windows", Version: 1, Variants: []string{"klondike"},
		Choices: oneOrThree(), Score: s, Undo: engine.UndoCharged, Auto: engine.AutoOnTap,
	}
}

// windowsTimed is the desktop classic against the clock.
func windowsTimed() engine.RuleSet {
	r := windows()
	r.ID = "windows-timed"
	r.Score.PerTenSeconds, r.Score.TimeBonus, r.Score.TimeBonusSeconds = -2, 700_000, 30
	return r
}

// free is any game without a score.
func free() engine.RuleSet {
	return engine.RuleSet{
		ID: "free", Version: 1, Choices: anyPasses(), Undo: engine.UndoFree, Auto: engine.AutoOnTap,
	}
}

// spiderSet is Spider's score under one of its undo rules.
func spiderSet(id string, undo engine.UndoRule) engine.RuleSet {
	r := engine.RuleSet{
		ID: id, Version: 1, Variants: []string{"spider-1", "spider-2", "spider-4"},
		Score: engine.Score{Counts: true, Floor: true, Start: 500, PerMove: -1, Run: 100},
		Undo:  undo, Auto: engine.AutoOffered,
	}
	if undo == engine.UndoCharged {
		r.Score.Undo = 1
	}
	return r
}

// pair is two players at one table: what has gone to a shared foundation stays there.
func pair() engine.RuleSet {
	return engine.RuleSet{
		ID: "pair", Version: 1, Variants: []string{"double-solitaire"},
		Choices: []engine.Choice{{Draw: 1}, {Draw: 3}, {Draw: 1, Turns: true}, {Draw: 3, Turns: true}},
		Undo:    engine.UndoBarriers, Auto: engine.AutoNever, HomeStays: true,
	}
}
