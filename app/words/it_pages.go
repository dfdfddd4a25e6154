package words

var pagesItalian = Pages{
	TableTitle:   "solitari Klondike e Spider",
	GamesText:    "Klondike in tutte le sue varianti, Spider con uno, due o quattro semi: scegli un gioco, o una smazzata per numero.",
	SettingsText: "Lingua, tavolo, carte, movimento, suoni e regolamento: ogni scelta vale subito e resta su questo dispositivo.",
	AboutText:    "Che cos’è Pazienza, di che cosa è fatta e con quali licenze.",
	GameText: func(game string) string {
		return "Gioca a " + game + " nel browser: gratis, senza registrarti, anche senza connessione."
	},
	RulesOf: func(game string) string { return "Come si gioca a " + game },
	AboutSections: []Section{
		{ID: "game", Head: "Il gioco", Lines: []string{
			"Pazienza è un solitario con le carte: Klondike e Spider. È gratis, non ha pubblicità, non chiede di registrarti e non racconta a nessuno come giochi.",
			"Tutto avviene nel tuo browser. Una volta caricata non ha bisogno di connessione, e si installa come un’app.",
			"Partite e opzioni restano su questo dispositivo. Chi cancella i dati del browser cancella anche quelle.",
		}},
		{ID: "deals", Head: "Le smazzate", Lines: []string{
			"Ogni smazzata ha un numero. Nello stesso gioco lo stesso numero dà sempre le stesse carte, su ogni dispositivo e in ogni versione: così una smazzata si può rigiocare, o proporre a un amico.",
			"Niente è combinato: i numeri si tirano a sorte, e non ogni smazzata si può risolvere.",
		}},
	},
	Glossary: "Glossario", GlossaryText: "Le parole dei solitari, spiegate: tallone, scarti, base, sequenza, passata e tutte le altre.",
	Questions: "Domande e risposte", QuestionsText: "È gratis? Funziona sul telefono, e senza connessione? Una carta o tre? Le domande di chi gioca, con le risposte.",
	Licences:  "Parti e licenze",
	PartArt:   "Carte, dorsi, segni, icone e scritte: disegnati per questo progetto.",
	PartIcons: "Nessun carattere è incluso: i testi usano quello del tuo sistema.",
	PartCode:  func(name string) string { return "Il programma usa " + name },
	News:      "Novità", Latest: []string{
		"Klondike e Spider in tutte le varianti, con i regolamenti che conosci o i tuoi.",
		"Un risolutore: smazzate che si possono vincere, la strada per vincere, il giudizio dal vivo.",
		"Due disegni e quattro dorsi delle carte, quattro colori, alto contrasto.",
		"Solitario doppio e gare: contro il computer, uno accanto all’altro, su due dispositivi, o contro una partita già giocata.",
		"Link alle smazzate e alle partite così come sono state giocate.",
	},
	Version: func(v string) string { return "Versione " + v },
}
