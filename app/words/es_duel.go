package words

var duelSpanish = Duel{
	TwoPlayers: "Dos jugadores", TwoText: "Solitario doble y carreras, contra el ordenador o alguien a tu lado: dos barajas y ocho fundaciones comunes, o el mismo reparto para los dos.",
	TwoRules: []string{
		"Cada uno tiene una baraja, siete columnas y un mazo. Las ocho fundaciones del centro son de los dos.",
		"Gana quien lleva antes sus 52 cartas a las fundaciones. Si ninguno puede seguir, deciden las cartas en las fundaciones y después los movimientos: menos es mejor.",
		"Lo que está en una fundación se queda allí, y un movimiento que ha tocado una no se deshace.",
	},
	Opponent: "Contra", Strengths: [4]string{"novata", "constante", "hábil", "experto"},
	Tempo: "Quién mueve", Live: "Los dos a la vez", InTurns: "Por turnos",
	BestOf: "Partido", BestOfGames: func(n Num) string {
		if n.N == 1 {
			return "Una partida"
		}
		return "Al mejor de " + n.Text
	},
	StartMatch:      "Empezar el partido",
	ResumeMatch:     func(name string) string { return "Seguir contra " + name },
	MatchWaits:      "Tu partido está guardado. Empezar otro lo abandona.",
	NewEnds:         "Una partida nueva abandona la que está en curso.",
	PlayedElsewhere: "Se juega en otra ventana",

	You: "Tú", Whose: func(name, what string) string { return name + ": " + what },
	HomeOf: func(name string, n, of Num) string {
		return name + ": " + n.Text + " cartas de " + of.Text + " en las fundaciones"
	},
	PauseTool: "Pausa", GoOn: "Seguir", Pass: "Pasar",
	Resign: "Abandonar", ReallyEnd: "Abandonar de verdad",
	LeaveMatch: "Al solitario; esto espera", ToSolo: "Volver al solitario", Result: "Resultado",
	YourTurn: "Te toca", TheirTurn: func(name string) string { return "Le toca a " + name },
	PassNow: "Juega la carta robada, o pasa.",
	MatchBegins: func(game, name string, deal Num) string {
		return game + " contra " + name + ", reparto número " + deal.Text
	},

	YouWon: "¡Ganas!", NobodyWon: "Empate", TheyWon: func(name string) string { return "Gana " + name },
	EndOut: "Todas las cartas están en las fundaciones.", EndBlocked: "Ninguno de los dos podía seguir.", EndGiven: "La partida se ha abandonado.", EndDue: "Se acabó el tiempo.",
	MatchStands: func(yours, theirs Num, name string) string {
		return "Partido: tú " + yours.Text + ", " + name + " " + theirs.Text
	},
	MatchYours: "El partido es tuyo.", MatchTheirs: func(name string) string { return "El partido es para " + name + "." },
	HomeCards: "cartas en las fundaciones", NextGame: "Siguiente partida", Rematch: "Jugar otra vez", OtherMatch: "Cambiar el partido",

	AgainstWhom: func(name, how string) string { return name + ", " + how },
	Tally: func(won, lost, drawn Num) string {
		return "ganadas " + won.Text + ", perdidas " + lost.Text + ", empates " + drawn.Text
	},
	TallyBoth: func(first string, won Num, second string, lost, drawn Num) string {
		return first + " " + won.Text + ", " + second + " " + lost.Text + ", empates " + drawn.Text
	},
	TwoApart: "Las partidas de dos se cuentan aparte.",

	MatchReasons: Table[string]{
		{"bad-terms", "Nadie puede jugar un partido así."},
		{"bad-ghost", "Los movimientos de esa partida no se pueden leer."},
		{"not-here", "Esas cartas son del otro jugador."},
		{"paused", "El partido está en pausa."},
		{"quicker", "La carta del otro ha llegado antes."},
		{"damaged", "El partido guardado no se puede leer."},
		{"no-peer", "Nadie juega en otro dispositivo."},
		{"elsewhere", "Este partido se juega en otra ventana, que tiene la conexión."},
	},
}
