package words

var ghostsSpanish = Ghosts{
	Ghost:      "Fantasma",
	RaceIt:     "Correr contra ella",
	RaceMe:     "Retar a alguien",
	RaceMeHelp: "Quien abra el enlace juega el mismo reparto contra tu partida: el enlace lleva tus movimientos y tus tiempos, y funciona sin red.",
	Challenge:  func(about, clock string) string { return about + " en " + clock + ". ¿Lo haces mejor?" },
	ChallengeAll: func(about string, home Num) string {
		return about + ", " + home.Text + " cartas en las fundaciones. ¿Lo haces mejor?"
	},
	GhostWaits: "El fantasma sale con tu primer movimiento.",
	GhostStopped: func(home Num) string {
		return "El fantasma se queda aquí, con " + home.Text + " cartas en las fundaciones."
	},
	EndRace:      "Terminar la carrera",
	RaceHelp:     "Carreras, fantasmas y dos dispositivos",
	RaceHelpText: "Cómo se corre con el mismo reparto, cómo un enlace se vuelve un fantasma al que ganar, y cómo juegan dos en un dispositivo o en dos, sin servidor.",
	OwnGhost:     "Tu victoria más rápida",
	OwnGhostOf: func(clock string, deal Num) string {
		return "Reparto número " + deal.Text + ", en " + clock + ". Corre contra tu propia partida."
	},
}
