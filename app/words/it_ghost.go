package words

var ghostsItalian = Ghosts{
	Ghost:      "Fantasma",
	RaceIt:     "Gareggia",
	RaceMe:     "Sfida un amico",
	RaceMeHelp: "Chi apre il link gioca la stessa smazzata contro la tua partita: nel link ci sono le tue mosse e i tuoi tempi, e funziona anche senza rete.",
	Challenge:  func(about, clock string) string { return about + " in " + clock + ". Sai fare meglio?" },
	ChallengeAll: func(about string, home Num) string {
		return about + ", " + home.Text + " carte a casa. Sai fare meglio?"
	},
	GhostWaits:   "Il fantasma parte con la tua prima mossa.",
	GhostStopped: func(home Num) string { return "Il fantasma si ferma qui, con " + home.Text + " carte a casa." },
	EndRace:      "Chiudi la gara",
	RaceHelp:     "Gare, fantasmi e due dispositivi",
	RaceHelpText: "Come si fa a gara sulla stessa smazzata, come un link diventa un fantasma da battere, e come si gioca in due su un dispositivo o su due, senza server.",
	OwnGhost:     "La tua vittoria più veloce",
	OwnGhostOf: func(clock string, deal Num) string {
		return "Smazzata numero " + deal.Text + ", in " + clock + ". Gareggia contro te stesso."
	},
}
