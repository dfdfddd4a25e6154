package words

var sensesSpanish = Senses{
	Sound: "Sonidos", SoundOff: "Ninguno", SoundQuiet: "Bajos", SoundFull: "Altos",
	Vibration: "Vibración",

	CueMove:     "Toca una carta: va adonde puede. O arrástrala.",
	CueDraw:     "Si no hay nada que mover, toca el mazo: da cartas nuevas.",
	CueRows:     "Si no hay nada que mover, toca el mazo: da una carta a cada columna.",
	ForLeftHand: "Para zurdos",
	FourColours: "Cuatro colores", FourNow: "Ahora cada palo tiene un color propio.", TwoNow: "Ahora los palos son rojos y negros.",
	FourKey: "C da a cada palo un color propio, y al revés.",

	Turn: "Giro de la pantalla", TurnAuto: "Como el dispositivo", TurnUpright: "Vertical", TurnSide: "Horizontal",
	TurnHelp: "Los navegadores fijan la pantalla solo en la app instalada y a pantalla completa.",
}
