package words

var sensesSpanish = Senses{
	Sound: "Sonidos", SoundOff: "Ninguno", SoundQuiet: "Bajos", SoundFull: "Altos",
	Vibration: "Vibración",

	CueMove:     "Toca una carta: va adonde puede. O arrástrala.",
	CueDraw:     "Si no hay nada que mover, toca el mazo: da cartas nuevas.",
	CueRows:     "Si no hay nada que mover, toca el mazo: da una carta a cada columna.",
	ForLeftHand: "Para zurdos",
}
