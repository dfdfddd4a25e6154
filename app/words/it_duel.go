package words

var duelItalian = Duel{
	TwoPlayers: "In due", TwoText: "Solitario doppio e gare, contro il computer o qualcuno accanto a te: due mazzi e otto basi in comune, o la stessa smazzata per tutti e due.",
	TwoRules: []string{
		"Ognuno ha un mazzo, sette colonne e un tallone. Le otto basi in mezzo sono di tutti e due.",
		"Vince chi porta per primo a casa tutte le 52 carte. Se nessuno può più giocare decidono le carte a casa, poi le mosse, meno è meglio.",
		"Quello che sta su una base ci resta, e una mossa che ne ha toccata una non si annulla.",
	},
	Opponent: "Contro", Strengths: [4]string{"principiante", "costante", "abile", "esperto"},
	Tempo: "Chi muove", Live: "Tutti e due insieme", InTurns: "A turno",
	BestOf: "Sfida", BestOfGames: func(n Num) string {
		if n.N == 1 {
			return "Una partita"
		}
		return "Al meglio di " + n.Text
	},
	StartMatch:      "Comincia la sfida",
	ResumeMatch:     func(name string) string { return "Riprendi contro " + name },
	MatchWaits:      "La tua sfida è conservata. Se ne cominci un’altra, la abbandoni.",
	NewEnds:         "Una partita nuova fa abbandonare quella in corso.",
	PlayedElsewhere: "Si gioca in un’altra finestra",

	You: "Tu", Whose: func(name, what string) string { return name + ": " + what },
	HomeOf:    func(name string, n, of Num) string { return name + ": " + n.Text + " carte a casa su " + of.Text },
	PauseTool: "Pausa", GoOn: "Continua", Pass: "Passa",
	Resign: "Abbandona", ReallyEnd: "Abbandona davvero",
	LeaveMatch: "Al solitario; questa aspetta", ToSolo: "Al solitario", Result: "Risultato",
	YourTurn: "Tocca a te", TheirTurn: func(name string) string { return "Tocca a " + name },
	PassNow: "Gioca la carta che hai pescato, o passa.",
	MatchBegins: func(game, name string, deal Num) string {
		return game + " contro " + name + ", smazzata numero " + deal.Text
	},

	YouWon: "Hai vinto!", NobodyWon: "Pareggio", TheyWon: func(name string) string { return "Vince " + name },
	EndOut: "Tutte le carte sono a casa.", EndBlocked: "Nessuno dei due poteva più giocare.", EndGiven: "La partita è stata abbandonata.", EndDue: "Il tempo è scaduto.",
	MatchStands: func(yours, theirs Num, name string) string {
		return "Sfida: tu " + yours.Text + ", " + name + " " + theirs.Text
	},
	MatchYours: "La sfida è tua.", MatchTheirs: func(name string) string { return "La sfida va a " + name + "." },
	HomeCards: "carte a casa", NextGame: "Prossima partita", Rematch: "Gioca ancora", OtherMatch: "Cambia la sfida",

	AgainstWhom: func(name, how string) string { return name + ", " + how },
	Tally: func(won, lost, drawn Num) string {
		return "vinte " + won.Text + ", perse " + lost.Text + ", pari " + drawn.Text
	},
	TallyBoth: func(first string, won Num, second string, lost, drawn Num) string {
		return first + " " + won.Text + ", " + second + " " + lost.Text + ", pari " + drawn.Text
	},
	TwoApart: "Le partite in due si contano a parte.",

	MatchReasons: Table[string]{
		{"bad-terms", "Una sfida così nessuno la può giocare."},
		{"bad-ghost", "Le mosse di quella partita non si leggono."},
		{"not-here", "Quelle carte sono dell’altro giocatore."},
		{"paused", "La sfida è in pausa."},
		{"quicker", "La carta dell’altro è arrivata prima."},
		{"damaged", "La sfida conservata non si legge."},
		{"no-peer", "Nessuno gioca su un altro dispositivo."},
		{"elsewhere", "Questa sfida si gioca in un’altra finestra, che ha il collegamento."},
	},
}
