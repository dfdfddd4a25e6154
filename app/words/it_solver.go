package words

var solverItalian = Solver{
	ThisDeal:       "Questa smazzata",
	DealKey:        "L mostra la smazzata sul tavolo e come si vince.",
	VerdictSetting: "Verdetto dopo ogni mossa", VerdictHelp: "Dice se la partita si può ancora vincere, per chi conosce tutte le carte.",
	VerdictAsked: "Si valuta…", VerdictUnknown: "Non si sa", VerdictMissing: "Senza verdetto",
	VerdictWinnable: "Si può vincere", VerdictLost: "Non si vince più", VerdictNever: "Non si può vincere",
	CanWin: "La partita si può vincere.", CannotWin: "La partita non si può più vincere.",
	Difficulty:   "Difficoltà",
	Difficulties: []string{"si misura…", "qui non si può misurare", "facile", "media", "difficile", "molto difficile"},
	WinningLine:  "Mostra come si vince", WinningLineHelp: "Si calcola conoscendo tutte le carte, anche quelle coperte. La partita conta poi come giocata con aiuto.",
	LookingForLine: "Si cerca come vincere…", StopLooking: "Ferma", ShowingLine: "Ecco come si vince. Un tasto o un tocco qualsiasi ferma le mosse.",
	NoWayToWin: "Da qui non si può vincere.", NoWayFound: "Non si è trovato come vincere; forse non si può.",
	NoSolver:    "Questo browser non riesce a fare i calcoli: qui mancano verdetti, soluzioni, smazzate vincibili e difficoltà.",
	DealsToPlay: "Smazzate", AnyDeal: "Qualsiasi", WinnableDeals: "Solo vincibili", WinnableDealsHelp: "Le nuove partite a caso usano solo smazzate di cui è dimostrato che si possono vincere.",
	WinnableIn: "Solo smazzate vincibili", WinnableInHelp: "Nei giochi segnati, le nuove partite a caso usano solo smazzate di cui è dimostrato che si possono vincere.",
	LookingForDeal: "Si cerca una smazzata vincibile…", DealAtRandom: "Non se n’è trovata una in tempo: questa smazzata è a caso.",
	NoMovesLeft: "Non restano mosse utili.",
}
