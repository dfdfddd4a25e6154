package words

var besideItalian = Beside{
	WhatIsPlayed: "Gioco", Race: "Gara", RaceGame: "Il solitario della gara",
	RaceRules: []string{
		"Tutti e due giocano la stessa smazzata, ognuno sul suo tavolo. Nessuno aspetta l’altro.",
		"Vince chi finisce per primo. Se scade il tempo, o nessuno può andare avanti, decidono le carte a casa, poi le mosse, meno è meglio.",
	},
	Rivals:   []string{"Il computer", "Qualcuno accanto a te", "Un altro dispositivo"},
	Strength: "Bravura",
	Seating:  "Vi sedete", SameWay: "Fianco a fianco", Across: "Faccia a faccia",
	TimeLimit: "Tempo", NoTimeLimit: "Senza limite",
	LimitOf: func(n Num) string { return n.Text + " min" },

	SeatNames:  [2]string{"Giocatore 1", "Giocatore 2"},
	ResumeBoth: "Riprendi la sfida in due",
	BothBegin:  func(game string, deal Num) string { return game + " in due, smazzata numero " + deal.Text },
	BothStand: func(a string, n Num, b string, m Num) string {
		return "Sfida · " + a + ": " + n.Text + ", " + b + ": " + m.Text
	},
	Gap: func(n Num) string { return "+" + n.Text },
	Leads: func(n Num) string {
		if n.N == 1 {
			return "1 carta avanti"
		}
		return n.Text + " carte avanti"
	},
	Trails: func(n Num) string {
		if n.N == 1 {
			return "1 carta indietro"
		}
		return n.Text + " carte indietro"
	},
	GapNone:    "pari",
	TimeLeft:   "Tempo che resta",
	TheirTable: func(name string) string { return "Tavolo di " + name },
	Stuck:      func(name string) string { return name + " non può più muovere." },
	ResignOf:   func(name string) string { return name + " abbandona" },
	KeysFor:    "La tastiera gioca per",
	OtherTable: "Il tavolo dell’altro",
}
