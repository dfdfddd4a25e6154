package words

var sensesItalian = Senses{
	Sound: "Suoni", SoundOff: "Nessuno", SoundQuiet: "Bassi", SoundFull: "Normali",
	Vibration: "Vibrazione",

	CueMove:     "Tocca una carta: va dove può stare. Oppure trascinala.",
	CueDraw:     "Se non c’è altro da muovere, tocca il tallone: dà nuove carte.",
	CueRows:     "Se non c’è altro da muovere, tocca il tallone: dà una carta a ogni colonna.",
	ForLeftHand: "Per mancini",
	FourColours: "Quattro colori", FourNow: "Ora ogni seme ha un colore suo.", TwoNow: "Ora i semi sono rossi e neri.",
	FourKey: "C dà a ogni seme un colore suo, e viceversa.",

	Turn: "Rotazione dello schermo", TurnAuto: "Come il dispositivo", TurnUpright: "Verticale", TurnSide: "Orizzontale",
	TurnHelp: "I browser bloccano lo schermo solo nell’app installata e a schermo intero.",
}
