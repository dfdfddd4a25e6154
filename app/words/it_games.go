package words

// spiderItalian is said of Spider with any number of suits.
var spiderItalian = Called{"Spider", "Due mazzi, dieci colonne, scale dal re all’asso."}

var catalogueItalian = Catalogue{
	Variants: Table[Called]{
		{"klondike", Called{"Klondike", "Sette colonne, rosso su nero, quattro basi."}},
		{"vegas", Called{"Vegas", "Il Klondike del casinò: paghi il mazzo, ogni carta sulla base rende."}},
		{"double-klondike", Called{"Klondike doppio", "Due mazzi, nove colonne, otto basi."}},
		{"open-klondike", Called{"Klondike scoperto", "Colonne tutte scoperte: di nascosto resta solo il tallone."}},
		{"thoughtful-klondike", Called{"Klondike a carte viste", "Conosci ogni carta, anche coperta: un rompicapo da pensare."}},
		{"joker-klondike", Called{"Klondike con jolly", "Due jolly che valgono qualsiasi carta."}},
		{"spider-klondike", Called{"Spider-Klondike", "Il tavolo dello Spider, le mosse del Klondike."}},
		{"spider-1", spiderItalian},
		{"spider-2", spiderItalian},
		{"spider-4", spiderItalian},
		{"double-solitaire", Called{"Solitario doppio", "Due giocatori, un mazzo a testa, e otto basi su cui mettono le carte tutti e due."}},
	},
	RuleSets: Table[Called]{
		{"classico", Called{"Classico", "I punti più diffusi; la partita si completa da sola."}},
		{"casa", Called{"Casa", "Una carta alla volta, e rigirare gli scarti non costa niente."}},
		{"tradicional", Called{"Tradizionale", "Premia chi passa dalle colonne: dritto dagli scarti alla base rende poco."}},
		{"victoria", Called{"Vittoria", "Conta solo vincere."}},
		{"vegas", Called{"Vegas", "A dollari: si paga per giocare, si incassa a ogni carta, e non si annulla."}},
		{"windows", Called{"Windows", "I punti del vecchio solitario per PC: rigirare e annullare costano."}},
		{"windows-timed", Called{"Windows a tempo", "Lo stesso contro l’orologio: il tempo costa, vincere in fretta rende."}},
		{"spider-charged", Called{"Normale", "Annulli quanto vuoi, ma ogni volta costa."}},
		{"spider-barriers", Called{"A tappe", "Si annulla solo fino all’ultima distribuzione o all’ultima scala completa."}},
		{"spider-strict", Called{"Senza annullare", "Ogni mossa resta fatta: non si annulla."}},
		{"free", Called{"Senza punti", "Niente punti: si gioca e basta."}},
		{"pair", Called{"In due", "Nessuno tocca le carte dell'altro, e quel che è su una base ci resta."}},
	},
	Changed: func(ruleSet string) string { return ruleSet + " con modifiche" },
	PacksOf: func(n Num) string { return n.of("mazzo", "mazzi") },
}
