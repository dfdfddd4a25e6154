package words

var pagesSpanish = Pages{
	TableTitle:   "solitarios Klondike y Spider",
	GamesText:    "Klondike con todas sus variantes, Spider con uno, dos o cuatro palos: elige un juego o un reparto por su número.",
	SettingsText: "Idioma, mesa, cartas, movimiento, sonidos y reglamento: cada elección vale al momento y se queda en este dispositivo.",
	AboutText:    "Qué es Pazienza, de qué está hecha y con qué licencias.",
	GameText: func(game string) string {
		return "Juega a " + game + " en el navegador: gratis, sin registrarte y también sin conexión."
	},
	RulesOf: func(game string) string { return "Cómo se juega a " + game },
	AboutSections: []Section{
		{ID: "game", Head: "El juego", Lines: []string{
			"Pazienza es un solitario de cartas: Klondike y Spider. Es gratis, no lleva publicidad, no pide que te registres y no cuenta a nadie cómo juegas.",
			"Todo ocurre en tu navegador. Una vez cargada no necesita conexión, y se instala como una aplicación.",
			"Las partidas y los ajustes se quedan en este dispositivo. Quien borra los datos del navegador los borra también.",
		}},
		{ID: "deals", Head: "Los repartos", Lines: []string{
			"Cada reparto tiene un número. En el mismo juego, el mismo número da siempre las mismas cartas, en cualquier dispositivo y versión: así un reparto se puede repetir o proponer a un amigo.",
			"Nada está amañado: los números salen al azar, y no todo reparto se puede resolver.",
		}},
	},
	Glossary: "Glosario", GlossaryText: "Las palabras de los solitarios, explicadas: mazo, descarte, fundación, secuencia, pase y todas las demás.",
	Questions: "Preguntas y respuestas", QuestionsText: "¿Es gratis? ¿Funciona en el teléfono y sin conexión? ¿Una carta o tres? Lo que preguntan los jugadores, con respuesta.",
	Licences:  "Partes y licencias",
	PartArt:   "Cartas, dorsos, marcas, iconos y rótulos: dibujados para este proyecto.",
	PartIcons: "No se incluye ninguna fuente: los textos usan la de tu sistema.",
	PartCode:  func(name string) string { return "El programa usa " + name },
	News:      "Novedades", Latest: []string{
		"Klondike y Spider en todas sus variantes, con los reglamentos que conoces o con los tuyos.",
		"Un solucionador: repartos que se pueden ganar, el camino para ganar, un veredicto en vivo.",
		"Dos diseños y cuatro dorsos de cartas, cuatro colores, alto contraste.",
		"Solitario doble y carreras: contra el ordenador, uno al lado del otro, en dos dispositivos, o contra una partida ya jugada.",
		"Enlaces a repartos y a partidas tal como se jugaron.",
	},
	Version: func(v string) string { return "Versión " + v },
}
