package words

// spiderEnglish is said of Spider with any number of suits.
var spiderEnglish = Called{"Spider", "Two packs, ten columns, runs from king to ace."}

var catalogueEnglish = Catalogue{
	Variants: map[string]Called{
		"klondike":            {"Klondike", "Seven columns, red on black, four foundations."},
		"vegas":               {"Vegas", "Klondike as in a casino: buy the pack, and every card home pays."},
		"double-klondike":     {"Double Klondike", "Two packs, nine columns, eight foundations."},
		"open-klondike":       {"Open Klondike", "The columns lie face up: only the stock is hidden."},
		"thoughtful-klondike": {"Thoughtful Klondike", "You know every card, face down or not: a puzzle to think through."},
		"joker-klondike":      {"Joker Klondike", "Two jokers that stand in for any card."},
		"spider-klondike":     {"Spider-Klondike", "Dealt like Spider, built like Klondike."},
		"spider-1":            spiderEnglish,
		"spider-2":            spiderEnglish,
		"spider-4":            spiderEnglish,
		"double-solitaire":    {"Double Solitaire", "Two players, a pack each, and eight foundations that both build on."},
	},
	RuleSets: map[string]Called{
		"classico":        {"Classic", "The best-known points; the game finishes by itself."},
		"casa":            {"Home", "One card at a time, and turning the waste over is free."},
		"tradicional":     {"Traditional", "Rewards the way over the columns: straight from the waste earns little."},
		"victoria":        {"Win or nothing", "Only winning counts."},
		"vegas":           {"Vegas", "In dollars: pay to play, earn with every card home, and no undo."},
		"windows":         {"Windows", "The points of the old desktop game: turning the waste over and undo cost."},
		"windows-timed":   {"Windows, timed", "The same against the clock: time costs, and a quick win pays."},
		"spider-charged":  {"Standard", "Undo as often as you like, but each time costs."},
		"spider-barriers": {"In stages", "Undo goes back as far as the last row dealt or run completed."},
		"spider-strict":   {"No undo", "Every move stands: nothing is taken back."},
		"free":            {"No score", "No points, just play."},
		"pair":            {"For two", "Nobody touches the other's cards, and what is home stays home."},
	},
	Changed: func(ruleSet string) string { return ruleSet + " with changes" },
	PacksOf: func(n Num) string { return n.of("pack", "packs") },
}
