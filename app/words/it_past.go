package words

var pastItalian = Past{
	Statistics: "Statistiche", StatsText: "Partite giocate e vinte, serie, tempi e punteggi, gioco per gioco. Restano su questo dispositivo.",
	NothingYet: "Qui non c’è ancora niente: una partita conta dalla prima mossa, e compare quando finisce.",
	AllGames:   "Tutti i giochi", WhichGames: "Quali giochi",
	WonOf: func(won, played string) string { return won + " su " + played },
	Best:  "migliore", BestStreak: "serie record",
	LastGames: func(n Num) string {
		if n.N == 1 {
			return "Ultima partita"
		}
		return "Ultime " + n.Text + " partite"
	},
	WonCount:  func(n Num) string { return "vinte: " + n.Text },
	LostCount: func(n Num) string { return "perse: " + n.Text },
	WinTimes:  "Tempo delle vittorie", Minutes: "minuti",
	Course: "Vittorie nel tempo", CourseHelp: "Dalle prime partite alle ultime, la percentuale di vittorie. La linea di mezzo è la metà.",
	ByGame: "Vittorie per gioco", Details: "Nel dettaglio",
	PlayedRow: "Giocate", WonRow: "Vinte", OpenRow: "In corso",
	StreakRow: "Vittorie di fila ora", BestStreakRow: "Vittorie di fila, record",
	TimeBestRow: "Tempo migliore, tra le vinte", TimeMeanRow: "Tempo medio, tra le vinte",
	MovesBestRow: "Meno mosse, tra le vinte", MovesMeanRow: "Mosse in media, tra le vinte",
	ScoreBestRow: "Punteggio migliore",
	CleanRow:     "Vinte senza annullare e senza consigli", AssistedRow: "Vinte annullando o con consigli",
	NoUndoRow: "Vinte senza annullare",
	OddsRow:   "Vinte dal programma, senza sbirciare", OfGames: func(n string) string { return "su " + n + " partite" },
	NthGame: "Partita", Outcome: "Esito", Outcomes: [3]string{"in corso", "persa", "vinta"},
	Wins: "Vittorie",

	PastGames: "Partite passate", PastText: "Le partite che hai giocato, dall’ultima alla prima. Ognuna si può rivedere mossa per mossa.",
	AnyOutcome: "Tutte", OnlyWon: "Vinte", OnlyLost: "Perse", NoneFound: "Nessuna partita trovata.",
	MorePast: func(n Num) string {
		if n.N == 1 {
			return "Un’altra"
		}
		return "Altre " + n.Text
	},
	MovesOf:    func(n Num) string { return n.of("mossa", "mosse") },
	ReplayOf:   func(game string) string { return "Rivedi " + game },
	BranchMark: "ripresa da una passata", BranchSaid: "Si gioca da qui. Questa partita non entra nelle statistiche.",
	NoRecord:    "Di questa partita non ci sono le mosse.",
	ReplayLeave: "Esci", ReplayBack: "Indietro", ReplayOn: "Avanti", ReplayPlay: "Avvia", ReplayPause: "Pausa",
	ReplayBranch: "Gioca da qui", ReplayAt: "Punto della partita",
	StepOf:       func(n, of Num) string { return n.Text + " di " + of.Text },
	ReplayBegins: func(game string) string { return "Rivedi: " + game },
}
