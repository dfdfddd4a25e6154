package words

// spiderEnglish is said of Spider with any number of suits.
var spiderEnglish = Called{"Spider", "Two packs, ten columns, runs from king to ace."}

var catalogueEnglish = Catalogue{
	Variants: Table[Called]{
		{"klondike", Called{"Klondike", "Seven columns, red on black, four foundations."}},
		{"vegas", Called{"Vegas", "Klondike as in a casino: buy the pack, and every card home pays."}},
		{"double-klondike", Called{"Double Klondike", "Two packs, nine columns, eight foundations."}},
		{"open-klondike", Called{"Open Klondike", "The columns lie face up: only the stock is hidden."}},
		{"thoughtful-klondike", Called{"Thoughtful Klondike", "You know every card, face down or not: a puzzle to think through."}},
		{"joker-klondike", Called{"Joker Klondike", "Two jokers that stand in for any card."}},
		{"spider-klondike", Called{"Spider-Klondike", "Dealt like Spider, built like Klondike."}},
		{"spider-1", spiderEnglish},
		{"spider-2", spiderEnglish},
		{"spider-4", spiderEnglish},
		{"double-solitaire", Called{"Double Solitaire", "Two players, a pack each, and eight foundations that both build on."}},
	},
	RuleSets: Table[Called]{
		{"classico", Called{"Classic", "The best-known points; the game finishes by itself."}},
		{"casa", Called{"Home", "One card at a time, and turning the waste over is free."}},
		{"tradicional", Called{"Traditional", "Rewards the way over the columns: straight from the waste earns little."}},
		{"victoria", Called{"Win or nothing", "Only winning counts."}},
		{"vegas", Called{"Vegas", "In dollars: pay to play, earn with every card home, and no undo."}},
		{"windows", Called{"Windows", "The points of the old desktop game: turning the waste over and undo cost."}},
		{"windows-timed", Called{"Windows, timed", "The same against the clock: time costs, and a quick win pays."}},
		{"spider-charged", Called{"Standard", "Undo as often as you like, but each time costs."}},
		{"spider-barriers", Called{"In stages", "Undo goes back as far as the last row dealt or run completed."}},
		{"spider-strict", Called{"No undo", "Every move stands: nothing is taken back."}},
		{"free", Called{"No score", "No points, just play."}},
		{"pair", Called{"For two", "Nobody touches the other's cards, and what is home stays home."}},
	},
	Changed: func(ruleSet string) string { return ruleSet + " with changes" },
	PacksOf: func(n Num) string { return n.of("pack", "packs") },
}
