package words

// spiderSpanish is said of Spider with any number of suits.
var spiderSpanish = Called{"Spider", "Dos barajas, diez columnas, secuencias de rey a as."}

var catalogueSpanish = Catalogue{
	Variants: Table[Called]{
		{"klondike", Called{"Klondike", "Siete columnas, rojo sobre negro, cuatro fundaciones."}},
		{"vegas", Called{"Vegas", "El Klondike del casino: pagas la baraja, cada carta en su fundación te da dinero."}},
		{"double-klondike", Called{"Klondike doble", "Dos barajas, nueve columnas, ocho fundaciones."}},
		{"open-klondike", Called{"Klondike descubierto", "Las columnas, todas boca arriba: solo el mazo queda oculto."}},
		{"thoughtful-klondike", Called{"Klondike a cartas vistas", "Conoces cada carta, también las tapadas: un rompecabezas para pensar."}},
		{"joker-klondike", Called{"Klondike con comodines", "Dos comodines que valen por cualquier carta."}},
		{"spider-klondike", Called{"Spider-Klondike", "La mesa del Spider, las jugadas del Klondike."}},
		{"spider-1", spiderSpanish},
		{"spider-2", spiderSpanish},
		{"spider-4", spiderSpanish},
		{"double-solitaire", Called{"Solitario doble", "Dos jugadores, una baraja cada uno y ocho fundaciones para los dos."}},
	},
	RuleSets: Table[Called]{
		{"classico", Called{"Clásico", "Los puntos más conocidos; la partida se completa sola."}},
		{"casa", Called{"Casa", "Una carta cada vez, y dar la vuelta al descarte no cuesta nada."}},
		{"tradicional", Called{"Tradicional", "Premia pasar por las columnas: del descarte directo a la fundación da poco."}},
		{"victoria", Called{"Victoria", "Solo cuenta ganar."}},
		{"vegas", Called{"Vegas", "En dólares: se paga por jugar, se cobra por cada carta y no se deshace."}},
		{"windows", Called{"Windows", "Los puntos del solitario de PC de toda la vida: dar la vuelta y deshacer cuestan."}},
		{"windows-timed", Called{"Windows contrarreloj", "Lo mismo contra el reloj: el tiempo cuesta y ganar pronto se premia."}},
		{"spider-charged", Called{"Normal", "Deshaces cuanto quieras, pero cada vez cuesta."}},
		{"spider-barriers", Called{"Por etapas", "Se deshace solo hasta el último reparto o la última secuencia completa."}},
		{"spider-strict", Called{"Sin deshacer", "Cada jugada queda hecha: no se deshace."}},
		{"free", Called{"Sin puntos", "Sin puntos: jugar por jugar."}},
		{"pair", Called{"Para dos", "Nadie toca las cartas del otro, y lo que está en una fundación se queda."}},
	},
	Changed: func(ruleSet string) string { return ruleSet + " con cambios" },
	PacksOf: func(n Num) string { return n.of("baraja", "barajas") },
}
