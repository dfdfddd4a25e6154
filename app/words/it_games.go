package words

// spiderItalian is said of Spider with any number of suits.
var spiderItalian = Called{"Spider", "Due mazzi, dieci colonne, scale dal re all’asso."}

var catalogueItalian = Catalogue{
	Variants: map[string]Called{
		"klondike":            {"Klondike", "Sette colonne, rosso su nero, quattro basi."},
		"vegas":               {"Vegas", "Il Klondike del casinò: paghi il mazzo, ogni carta sulla base rende."},
		"double-klondike":     {"Klondike doppio", "Due mazzi, nove colonne, otto basi."},
		"open-klondike":       {"Klondike scoperto", "Colonne tutte scoperte: di nascosto resta solo il tallone."},
		"thoughtful-klondike": {"Klondike a carte viste", "Conosci ogni carta, anche coperta: un rompicapo da pensare."},
		"joker-klondike":      {"Klondike con jolly", "Due jolly che valgono qualsiasi carta."},
		"spider-klondike":     {"Spider-Klondike", "Il tavolo dello Spider, le mosse del Klondike."},
		"spider-1":            spiderItalian,
		"spider-2":            spiderItalian,
		"spider-4":            spiderItalian,
		"double-solitaire":    {"Solitario doppio", "Due giocatori, un mazzo a testa, e otto basi su cui mettono le carte tutti e due."},
	},
	RuleSets: map[string]Called{
		"classico":        {"Classico", "I punti più diffusi; la partita si completa da sola."},
		"casa":            {"Casa", "Una carta alla volta, e rigirare gli scarti non costa niente."},
		"tradicional":     {"Tradizionale", "Premia chi passa dalle colonne: dritto dagli scarti alla base rende poco."},
		"victoria":        {"Vittoria", "Conta solo vincere."},
		"vegas":           {"Vegas", "A dollari: si paga per giocare, si incassa a ogni carta, e non si annulla."},
		"windows":         {"Windows", "I punti del vecchio solitario per PC: rigirare e annullare costano."},
		"windows-timed":   {"Windows a tempo", "Lo stesso contro l’orologio: il tempo costa, vincere in fretta rende."},
		"spider-charged":  {"Normale", "Annulli quanto vuoi, ma ogni volta costa."},
		"spider-barriers": {"A tappe", "Si annulla solo fino all’ultima distribuzione o all’ultima scala completa."},
		"spider-strict":   {"Senza annullare", "Ogni mossa resta fatta: non si annulla."},
		"free":            {"Senza punti", "Niente punti: si gioca e basta."},
		"pair":            {"In due", "Nessuno tocca le carte dell'altro, e quel che è su una base ci resta."},
	},
	Changed: func(ruleSet string) string { return ruleSet + " con modifiche" },
	PacksOf: func(n Num) string { return n.of("mazzo", "mazzi") },
}
