package words

var pastSpanish = Past{
	Statistics: "Estadísticas", StatsText: "Partidas jugadas y ganadas, rachas, tiempos y puntos, juego por juego. Se quedan en este dispositivo.",
	NothingYet: "Todavía no hay nada: una partida cuenta desde la primera jugada y aparece cuando termina.",
	AllGames:   "Todos los juegos", WhichGames: "Qué juegos",
	WonOf: func(won, played string) string { return won + " de " + played },
	Best:  "mejor", BestStreak: "mejor racha",
	LastGames: func(n Num) string {
		if n.N == 1 {
			return "Última partida"
		}
		return "Últimas " + n.Text + " partidas"
	},
	WonCount:  func(n Num) string { return "ganadas: " + n.Text },
	LostCount: func(n Num) string { return "perdidas: " + n.Text },
	WinTimes:  "Tiempo de las victorias", Minutes: "minutos",
	Course: "Victorias con el tiempo", CourseHelp: "El porcentaje de victorias, de las primeras partidas a las últimas. La línea del medio es la mitad.",
	ByGame: "Victorias por juego", Details: "En detalle",
	PlayedRow: "Jugadas", WonRow: "Ganadas", OpenRow: "En curso",
	StreakRow: "Victorias seguidas ahora", BestStreakRow: "Victorias seguidas, récord",
	TimeBestRow: "Mejor tiempo, entre las ganadas", TimeMeanRow: "Tiempo medio, entre las ganadas",
	MovesBestRow: "Menos jugadas, entre las ganadas", MovesMeanRow: "Jugadas de media, entre las ganadas",
	ScoreBestRow: "Mejor puntuación",
	CleanRow:     "Ganadas sin deshacer ni pistas", AssistedRow: "Ganadas deshaciendo o con pistas",
	NoUndoRow: "Ganadas sin deshacer",
	OddsRow:   "Ganadas por el programa, sin mirar", OfGames: func(n string) string { return "de " + n + " partidas" },
	NthGame: "Partida", Outcome: "Resultado", Outcomes: [3]string{"en curso", "perdida", "ganada"},
	Wins: "Victorias",

	PastGames: "Partidas anteriores", PastText: "Las partidas que has jugado, de la última a la primera. Cada una se puede volver a ver, jugada a jugada.",
	AnyOutcome: "Todas", OnlyWon: "Ganadas", OnlyLost: "Perdidas", NoneFound: "No hay ninguna partida así.",
	MorePast: func(n Num) string {
		if n.N == 1 {
			return "Una más"
		}
		return "Otras " + n.Text
	},
	MovesOf:    func(n Num) string { return n.of("jugada", "jugadas") },
	ReplayOf:   func(game string) string { return "Ver " + game },
	BranchMark: "seguida desde una anterior", BranchSaid: "Juegas desde aquí. Esta partida no cuenta en las estadísticas.",
	NoRecord:    "No se guardaron las jugadas de esta partida.",
	ReplayLeave: "Salir", ReplayBack: "Atrás", ReplayOn: "Adelante", ReplayPlay: "Iniciar", ReplayPause: "Pausa",
	ReplayBranch: "Jugar desde aquí", ReplayAt: "Punto de la partida",
	StepOf:       func(n, of Num) string { return n.Text + " de " + of.Text },
	ReplayBegins: func(game string) string { return "Viendo: " + game },
}
