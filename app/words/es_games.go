package words

// spiderSpanish is said of Spider with any number of suits.
var spiderSpanish = Called{"Spider", "Dos barajas, diez columnas, secuencias de rey a as."}

var catalogueSpanish = Catalogue{
	Variants: map[string]Called{
		"klondike":            {"Klondike", "Siete columnas, rojo sobre negro, cuatro fundaciones."},
		"vegas":               {"Vegas", "El Klondike del casino: pagas la baraja, cada carta en su fundación te da dinero."},
		"double-klondike":     {"Klondike doble", "Dos barajas, nueve columnas, ocho fundaciones."},
		"open-klondike":       {"Klondike descubierto", "Las columnas, todas boca arriba: solo el mazo queda oculto."},
		"thoughtful-klondike": {"Klondike a cartas vistas", "Conoces cada carta, también las tapadas: un rompecabezas para pensar."},
		"joker-klondike":      {"Klondike con comodines", "Dos comodines que valen por cualquier carta."},
		"spider-klondike":     {"Spider-Klondike", "La mesa del Spider, las jugadas del Klondike."},
		"spider-1":            spiderSpanish,
		"spider-2":            spiderSpanish,
		"spider-4":            spiderSpanish,
		"double-solitaire":    {"Solitario doble", "Dos jugadores, una baraja cada uno y ocho fundaciones para los dos."},
	},
	RuleSets: map[string]Called{
		"classico":        {"Clásico", "Los puntos más conocidos; la partida se completa sola."},
		"casa":            {"Casa", "Una carta cada vez, y dar la vuelta al descarte no cuesta nada."},
		"tradicional":     {"Tradicional", "Premia pasar por las columnas: del descarte directo a la fundación da poco."},
		"victoria":        {"Victoria", "Solo cuenta ganar."},
		"vegas":           {"Vegas", "En dólares: se paga por jugar, se cobra por cada carta y no se deshace."},
		"windows":         {"Windows", "Los puntos del solitario de PC de toda la vida: dar la vuelta y deshacer cuestan."},
		"windows-timed":   {"Windows contrarreloj", "Lo mismo contra el reloj: el tiempo cuesta y ganar pronto se premia."},
		"spider-charged":  {"Normal", "Deshaces cuanto quieras, pero cada vez cuesta."},
		"spider-barriers": {"Por etapas", "Se deshace solo hasta el último reparto o la última secuencia completa."},
		"spider-strict":   {"Sin deshacer", "Cada jugada queda hecha: no se deshace."},
		"free":            {"Sin puntos", "Sin puntos: jugar por jugar."},
		"pair":            {"Para dos", "Nadie toca las cartas del otro, y lo que está en una fundación se queda."},
	},
	Changed: func(ruleSet string) string { return ruleSet + " con cambios" },
	PacksOf: func(n Num) string { return n.of("baraja", "barajas") },
}
