package words

var solverSpanish = Solver{
	ThisDeal:       "Este reparto",
	DealKey:        "L muestra el reparto que está en la mesa y cómo se gana.",
	VerdictSetting: "Veredicto tras cada jugada", VerdictHelp: "Dice si la partida aún se puede ganar, para quien conoce todas las cartas.",
	VerdictAsked: "Calculando…", VerdictUnknown: "No se sabe", VerdictMissing: "Sin veredicto",
	VerdictWinnable: "Se puede ganar", VerdictLost: "Ya no se gana", VerdictNever: "No se puede ganar",
	CanWin: "La partida se puede ganar.", CannotWin: "La partida ya no se puede ganar.",
	Difficulty:   "Dificultad",
	Difficulties: []string{"midiéndose…", "aquí no se puede medir", "fácil", "intermedia", "difícil", "muy difícil"},
	WinningLine:  "Mostrar cómo se gana", WinningLineHelp: "Se calcula conociendo todas las cartas, también las tapadas. La partida cuenta después como jugada con ayuda.",
	LookingForLine: "Buscando cómo ganar…", StopLooking: "Parar", ShowingLine: "Así se gana. Cualquier tecla o toque detiene las jugadas.",
	NoWayToWin: "Desde aquí no se puede ganar.", NoWayFound: "No se ha encontrado cómo ganar; quizá no se pueda.",
	NoSolver:    "Este navegador no puede hacer los cálculos: aquí faltan veredictos, soluciones, repartos ganables y dificultades.",
	DealsToPlay: "Repartos", AnyDeal: "Cualquiera", WinnableDeals: "Solo ganables", WinnableDealsHelp: "Las partidas nuevas al azar usan solo repartos de los que está demostrado que se pueden ganar.",
	WinnableIn: "Solo repartos ganables", WinnableInHelp: "En los juegos marcados, las partidas nuevas al azar usan solo repartos de los que está demostrado que se pueden ganar.",
	LookingForDeal: "Buscando un reparto que se pueda ganar…", DealAtRandom: "No se encontró ninguno a tiempo: este reparto es al azar.",
	NoMovesLeft: "No quedan jugadas útiles.",
}
