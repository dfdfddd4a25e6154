package words

import (
	"strings"

	"pazienza/engine"
)

var spanish = Words{
	Lang: "es", Name: "Español", Format: Plain{Group: ".", From: 10_000, After: "\u00a0$"},
	Labels: &Labels{
		Games: "Juegos", Help: "Ayuda", New: "Nueva", Redo: "Rehacer", Hint: "Pista", Undo: "Deshacer",
		Score: "Puntos", Moves: "Jugadas", Time: "Tiempo",
		Table: "Mesa de juego", Tools: "Controles", Close: "Cerrar", Back: "Atrás",
		ChooseGame: "Elige un juego",
		Resume:     func(game string) string { return "Seguir con " + game },
		Progress: func(moves Num, clock string, deal Num) string {
			return moves.of("jugada", "jugadas") + " · " + clock + " · n.º " + deal.Text
		},
		DealByNumber: "Reparto por número", DealNumber: "Número del reparto",
		WhichGame: "Juego", Play: "Jugar",
		BadNumber: "El número del reparto es un entero de 1 a 999.999.999.",
		Settings:  "Ajustes", HowToPlay: "Cómo se juega", About: "Acerca de",
		Won: "¡Resuelto!", WonLine: "Todas las cartas están en su sitio.", WonClean: "Sin deshacer y sin pistas.",
		NewGame: "Nueva partida", SameDeal: "Repetir el reparto", BestTime: "Nuevo récord de tiempo",
		StreakOf:   func(n Num) string { return n.of("victoria seguida", "victorias seguidas") },
		Finish:     "Completar automáticamente",
		TakeBack:   "Volver a la anterior",
		Install:    "Instalar",
		InstallHow: "Pon Pazienza en la pantalla de inicio",
		InstallWhy: "Instalada, Pazienza se abre desde la pantalla de inicio como una aplicación, con o sin conexión.", NotNow: "Ahora no",
		InstallSteps: Table[[]string]{
			{"ios", []string{"Pulsa el botón Compartir del navegador.", "Elige «Añadir a pantalla de inicio».", "Confirma con «Añadir»."}},
			{"mac", []string{"Abre el menú Archivo de Safari.", "Elige «Añadir al Dock».", "Confirma con «Añadir»."}},
			{"android", []string{"Abre el menú del navegador.", "Elige «Instalar» o «Añadir a pantalla de inicio».", "Confirma."}},
			{"menu", []string{"Abre el menú del navegador.", "Elige «Instalar Pazienza»; puede estar en «Guardar y compartir».", "Confirma con «Instalar»."}},
		},
		SafariForgets: "Safari borra lo que un sitio ha guardado si no se visita en una semana. Con el juego instalado, las partidas y los resultados se conservan.",
		Update:        "Ya está disponible una versión nueva.", UpdateNow: "Ahora", UpdateEnd: "Después de esta partida",
		Restart: "Empezar de nuevo",
	},
	Choices: &Choices{
		Language: "Idioma", Theme: "Tema", Auto: "Automático", Light: "Claro", Dark: "Oscuro",
		Cloth: "Mesa", ClothAuto: "Automática", Bosco: "Bosque", Laguna: "Laguna", Cotto: "Terracota", Notte: "Noche",
		Colours: "Colores de los palos", ColoursTwo: "Dos", ColoursFour: "Cuatro", Contrast: "Contraste", ContrastMore: "Alto",
		Face: "Cartas", FaceAuto: "Automáticas", FaceClassic: "Clásicas", FaceLarge: "Cifras grandes",
		CardBack: "Dorso", Sole: "Sol", Onde: "Ondas", Losanga: "Rombos", Paglia: "Paja",
		Speed: "Movimiento", Slow: "Lento", Normal: "Normal", Fast: "Rápido", Off: "Ninguno",
		Input: "Un toque en una carta", InputTap: "La mueve", InputSelect: "La levanta", InputDrag: "Nada",
		InputHelp: "Levantada, la carta va adonde toques después. Si un toque no hace nada, dos seguidos la mueven. Arrastrar funciona siempre.",
		Prefer:    "Adónde va la carta", PreferSafe: "Donde es seguro", PreferColumns: "Primero a las columnas", PreferFoundations: "Primero a las fundaciones",
		PreferHelp: "«Seguro» es a la fundación, cuando ya ninguna carta puede necesitarla en una columna. Otro toque la manda al sitio siguiente.",
		Hand:       "Mano", HandRight: "Derecha", HandLeft: "Izquierda",
		Reach: "Con una mano", ReachHelp: "Con el teléfono en vertical, el mazo y las fundaciones quedan abajo, junto al pulgar.",
		Letters: "Teclas de una letra", LettersHelp: "H para una pista, N para una partida nueva, etcétera. Las flechas, Intro y el espacio funcionan siempre.",
		Calm: "Modo tranquilo", CalmHelp: "Ni reloj ni puntos ni jugadas en la mesa, y ninguna cifra al ganar. Las estadísticas se llevan igualmente.",
		Hints: "Pistas", HintsOff: "Las pistas están desactivadas en los ajustes.", Helping: "Ayudas",
		ShowClock: "Mostrar el reloj", ShowScore: "Mostrar los puntos", Yes: "Sí", No: "No",
		Looks: "Aspecto", Playing: "Juego", Showing: "En la mesa",
	},
	Notices: &Notices{
		NoStorage: "Este navegador no guarda nada del juego: se puede jugar, pero al cerrar la página se pierde la partida.",
		Newer:     "Aquí se ha jugado con una versión más nueva de Pazienza. Lo que guardó queda como está: recarga la página para recuperarlo. Hasta entonces no se guarda nada.",
		Unsaved:   "La última jugada no se ha podido guardar. ¿Queda espacio en el dispositivo?",
		KeptAgain: "Ya está todo guardado otra vez.",
		SetAside:  "Algo guardado no se puede leer. Se ha apartado, y se sigue sin ello.",
		NoWebGL:   "Este navegador no tiene WebGL2: las cartas se ven de forma más sencilla, pero se puede jugar a todo.",
		NoReading: "Este navegador altera lo que dibujan las páginas, para proteger la privacidad: las cartas se ven de forma más sencilla, pero se puede jugar a todo.",
		NoDrawing: "La mesa ya no se puede dibujar: las cartas se ven de forma más sencilla. Volver a cargar la página puede servir.",
		NoArt:     "Los dibujos de las cartas no han llegado. Comprueba la conexión y vuelve a cargar la página.",
		TooSmall:  "La ventana es demasiado pequeña para este juego: gira el teléfono o agrándala.",
		LostTitle: "Página inexistente",
		Lost:      "No hay ninguna página en esta dirección. Puede que se haya movido o que al enlace le falte una letra.",
		Home:      "A la mesa",
	},
	Names: &Names{
		Ranks:  [14]string{"", "as", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jota", "reina", "rey"},
		Suits:  [engine.NumSuits]string{"picas", "corazones", "tréboles", "diamantes"},
		CardOf: func(rank, suit string) string { return rank + " de " + suit },
		Column: func(n Num) string { return "Columna " + n.Text },
		Joker:  "comodín", JokerFor: func(card string) string { return "comodín, hace de " + card },
		Locked:        func(card string) string { return card + ", carta bloqueada" },
		Foundation:    func(suit string) string { return "fundación de " + suit },
		NthFoundation: func(suit string, n Num) string { return primeraSpanish[n.N-1] + " fundación de " + suit },
		Cell:          func(n Num) string { return "Celda " + n.Text },
		Runs:          func(done, of Num) string { return "Secuencias completas: " + done.Text + " de " + of.Text },
		Stock:         "Mazo", Waste: "Descarte",
		Cards:     func(n Num) string { return n.of("carta", "cartas") },
		Down:      func(n Num) string { return n.Text + " boca abajo" },
		DealsLeft: func(n Num) string { return n.of("reparto más", "repartos más") },
		Empty:     "sin cartas", TakesKing: "admite un rey", TakesAny: "admite cualquier carta", TakesAce: "admite el as",
		TakesJoker: "para un comodín sustituido",
		OrJoker:    func(takes string) string { return takes + " o un comodín" },
		TurnOver:   "da la vuelta al descarte",
		PassesLeft: func(n Num) string { return n.of("pase más", "pases más") },
		Under:      func(cards string) string { return "bajo la de arriba: " + cards },
		AndThen:    func(last string, n Num) string { return last + " con " + n.of("carta encima", "cartas encima") },
		ToColumn: func(n Num, empty bool) string {
			if empty {
				return "a la columna vacía " + n.Text
			}
			return "a la columna " + n.Text
		},
		ToBase:     func(foundation string) string { return "a la " + foundation },
		OnCard:     sobreSpanish,
		OnCardIn:   func(card string, column Num) string { return sobreSpanish(card) + " de la columna " + column.Text },
		FromColumn: func(n Num) string { return "desde la columna " + n.Text },
		FromWaste:  "desde el descarte", FromBase: "desde su fundación",
		FromCell:    func(n Num) string { return "desde la celda " + n.Text },
		SuitsOf:     func(n Num) string { return n.of("palo", "palos") },
		DrawOf:      func(n Num) string { return n.of("carta", "cartas") },
		PassesOf:    func(n Num) string { return n.of("pase", "pases") },
		ByTurns:     "por turnos",
		DealNo:      func(n Num) string { return "n.º " + n.Text },
		Description: "Solitarios de cartas: Klondike y Spider, en cualquier pantalla y también sin conexión.",
	},
	Catalogue: &catalogueSpanish,
	Said:      &saidSpanish,
	Pages:     &pagesSpanish,
	Counted:   &countedSpanish,
	Editor:    &editorSpanish,
	House:     &houseSpanish,
	Solver:    &solverSpanish,
	Keyboard:  &keyboardSpanish,
	Senses:    &sensesSpanish,
	Past:      &pastSpanish,
	Duel:      &duelSpanish,
	Meet:      &meetSpanish,
	Beside:    &besideSpanish,
	Ghosts:    &ghostsSpanish,
	Postcards: &postcardsSpanish,
	Data:      &dataSpanish,
	Calendar:  &calendarSpanish,
	Loader: Loader{
		NoScript: "El juego necesita JavaScript y WebAssembly: actívalos para esta página.",
		Loading:  "Preparando la mesa",
		Starting: "Barajando",
		Again:    "Reintentar",
		Restart:  "Reiniciar",
		Network:  "La descarga se ha interrumpido.",
		Stall:    "La red no responde.",
		Damaged:  "Ha llegado algo que no es el juego.",
		Status:   "El servidor no ha enviado el juego.",
		Wasm:     "Este navegador no tiene WebAssembly, y el juego lo necesita. Prueba con uno más reciente.",
		Exit:     "El juego se ha parado.",
		Saved:    "La partida está guardada hasta la última jugada.",
	},
}

// sobreSpanish puts "on the" before a card.
func sobreSpanish(card string) string {
	if strings.HasPrefix(card, "jota") || strings.HasPrefix(card, "reina") {
		return "sobre la " + card
	}
	return "sobre el " + card
}

// primeraSpanish counts foundations.
var primeraSpanish = [engine.MaxCopies]string{"primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "séptima", "octava"}
