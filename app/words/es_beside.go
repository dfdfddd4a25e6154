package words

var besideSpanish = Beside{
	WhatIsPlayed: "Juego", Race: "Carrera", RaceGame: "El solitario de la carrera",
	RaceRules: []string{
		"Los dos juegan el mismo reparto, cada uno en su mesa. Nadie espera al otro.",
		"Gana quien termina primero. Si se acaba el tiempo, o ninguno puede seguir, deciden las cartas en las fundaciones y después los movimientos: menos es mejor.",
	},
	Rivals:   []string{"El ordenador", "Alguien a tu lado", "Otro dispositivo"},
	Strength: "Nivel",
	Seating:  "Os sentáis", SameWay: "Lado a lado", Across: "Cara a cara",
	TimeLimit: "Tiempo", NoTimeLimit: "Sin límite",
	LimitOf: func(n Num) string { return n.Text + " min" },

	SeatNames:  [2]string{"Jugador 1", "Jugador 2"},
	ResumeBoth: "Seguir el partido de dos",
	BothBegin:  func(game string, deal Num) string { return game + " para dos, reparto número " + deal.Text },
	BothStand: func(a string, n Num, b string, m Num) string {
		return "Partido · " + a + ": " + n.Text + ", " + b + ": " + m.Text
	},
	Gap: func(n Num) string { return "+" + n.Text },
	Leads: func(n Num) string {
		if n.N == 1 {
			return "1 carta por delante"
		}
		return n.Text + " cartas por delante"
	},
	Trails: func(n Num) string {
		if n.N == 1 {
			return "1 carta por detrás"
		}
		return n.Text + " cartas por detrás"
	},
	GapNone:    "igual",
	TimeLeft:   "Tiempo que queda",
	TheirTable: func(name string) string { return "Mesa de " + name },
	Stuck:      func(name string) string { return name + " no puede mover más." },
	ResignOf:   func(name string) string { return name + " abandona" },
	KeysFor:    "El teclado juega por",
	OtherTable: "La mesa del otro",
}
