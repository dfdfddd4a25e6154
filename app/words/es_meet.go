package words

var meetSpanish = Meet{
	TwoDevices: "Dos aparatos", TheOther: "El otro", YourName: "Tu nombre, como lo verá el otro",
	InviteGo: "Hacer la invitación", InviteTitle: "Tu invitación", InviteHelp: "Envía este enlace, o haz que escaneen el código. Deja abierta esta página: la respuesta vuelve aquí.",
	AgainTitle: "Volver a conectar", AgainHelp: func(name string) string {
		return "Esta página se ha recargado, y nadie puede avisar al otro: envía este enlace otra vez " + orAfter("a ", name, "al otro") + ", o haz que escaneen el código. El partido sigue donde estaba."
	},
	AnswerComes: "Después, la respuesta", AnswerComesHelp: "Vuelve como enlace: ábrelo en este dispositivo, o pégalo aquí.",
	AnswerTitle: "Tu respuesta", AnswerWaits: "En cuanto la abran allí, empieza el partido.",
	AnswerHelp: func(name string) string {
		return "Devuelve este enlace " + orAfter("a ", name, "al otro") + ", o haz que escaneen el código. Deja abierta esta página."
	},
	TheyHaveIt: "Ya está abierta allí: conectar", StopInviting: "Retirar",
	MakingCode: "Un momento: el navegador averigua cómo se le puede encontrar …",
	Connecting: func(name string) string { return "Conectando con " + or(name, "el otro") + " …" }, CatchingUp: "Conectados. Se igualan las dos mesas …",
	InviteAgain: "Hacer otra invitación", InviteBack: "Invitar a seguir", PasteLink: "Enlace o código", UseLink: "Usar",

	InvitedBy: func(name string) string { return name + " te invita" }, InvitedBySomebody: "Tienes una invitación",
	TheirChoice: "A qué se juega lo ha elegido el otro.", Accept: "Aceptar", Decline: "Ahora no",
	AcceptEnds:  "Tu partido en curso se abandona cuando empiece este.",
	HandedTitle: "Entregado", HandedText: "La página que esperaba este enlace ya lo tiene, y sigue. Esta se puede cerrar.",
	HandedHelp:   "¿Allí no pasa nada? Copia el enlace del mensaje que recibiste, y pégalo en esa página.",
	NetworkTitle: "Qué tiene que permitir la red",
	NetworkText:  "Dos dispositivos de la misma red se encuentran: el wifi de casa, o el punto de acceso de uno de los dos. Todo lo que se juega va directamente de uno a otro.",
	NetworkLimits: "En medio no hay ningún servidor nuestro. Por eso de una casa a otra, por redes móviles, o en wifis que aíslan a sus invitados, muchas veces no funciona. " +
		"Si es así, activa el punto de acceso de un teléfono y conecta el otro a él.",
	LinkGone:  func(name string) string { return "Se ha perdido la conexión con " + or(name, "el otro") },
	LinkThere: func(name string) string { return "Hay conexión con " + or(name, "el otro") },
	LinkComes: func(name string) string {
		return "El partido está parado. No llega nada " + orAfter("de ", name, "del otro") + ": quizá un teléfono dormido. Sigue solo en cuanto llegue algo."
	},
	LinkCut: func(name string) string {
		return "El partido está parado. La página " + orAfter("de ", name, "del otro") + " se cerró o se recargó, o cambió la red. Hace falta otro enlace: abre el que te envíen, o envía uno tú."
	},
	LinkLeft: func(name string) string { return or(name, "El otro") + " ha dejado el partido." },
	LinkShut: func(name string) string {
		return "Lo que llegó " + orAfter("de ", name, "del otro") + " se rechazó, y la conexión se cerró. Aquí no ha cambiado nada."
	},
	AgainstComputer: func(name string) string { return "Seguir contra el ordenador, " + name },
	Wait:            "Esperar",
	EndUncounted:    "Acabar el partido; no cuenta para nadie", ReallyUncounted: "Acabar de verdad",
	AgainWaits:  func(name string) string { return "Esperando " + orAfter("a ", name, "al otro") + " …" },
	AgainWanted: func(name string) string { return or(name, "El otro") + " quiere jugar otra vez." },
	LinkStates:  [4]string{"sin conexión", "conexión perdida", "conectando", "conectados"},

	LinkReasons: Table[string]{
		{"code-foreign", "Eso no es un código de este juego."},
		{"code-damaged", "El enlace o el código ha llegado cortado o alterado. Pide que te lo envíen otra vez."},
		{"code-newer", "El código es de una versión posterior. Recarga esta página para tenerla."},
		{"code-own", "Ese es el tuyo. Hace falta el del otro."},
		{"code-invite", "Eso es una invitación; aquí hace falta la respuesta a la tuya."},
		{"code-answer", "Eso es una respuesta; aquí hace falta una invitación."},
		{"code-stale", "Esa respuesta es de una invitación que aquí ya no está abierta. Haz otra."},
		{"code-match", "Eso es de otro partido."},
		{"code-refused", "Este navegador no ha podido usar ese código."},
		{"unsupported", "Este navegador no puede conectar con otros dispositivos, o no tiene permiso."},
		{"no-network", "Este dispositivo no está en ninguna red."},
		{"missing", "Una parte del programa no se ha cargado. Inténtalo otra vez cuando haya red."},
		{"overtaken", "Mientras tanto se ha pedido otra cosa."},
		{"unreachable", "No se encuentra el otro dispositivo. ¿Estáis en la misma red?"},
		{"silent", "No llega nada del otro dispositivo."},
		{"broken", "La página del otro se cerró o se recargó."},
		{"left", "El otro se ha ido."},
		{"done", "Lo has dejado tú."},
		{"flood", "El otro dispositivo ha enviado demasiado a la vez."},
		{"long", "El otro dispositivo ha enviado algo demasiado largo."},
		{"garbled", "El otro dispositivo ha enviado algo que no se puede leer."},
		{"full", "Hay demasiado por enviar."},
		{"not-open", "No hay conexión."},
		{"closed", "La conexión está cerrada."},
	},
	LinkFaults: Table[string]{
		{"not-a-message", "El otro dispositivo ha enviado algo que no se puede leer."},
		{"too-long", "El otro dispositivo ha enviado algo demasiado largo."},
		{"later-version", "El otro dispositivo tiene otra versión del juego. Recargad la página los dos."},
		{"other-game", "El otro dispositivo juega otro partido."},
		{"out-of-order", "Lo que envió el otro dispositivo no se sigue de lo que se ha jugado."},
		{"not-theirs", "El otro dispositivo ha intentado mover tus cartas."},
		{"illegal", "El otro dispositivo ha hecho una jugada que las reglas prohíben."},
		{"differs", "Las dos mesas han llegado a ser distintas."},
		{"too-fast", "El otro dispositivo mueve más deprisa que nadie."},
		{"too-many", "Demasiadas de tus jugadas esperan respuesta."},
		{"not-dealt", "Todavía no se ha repartido."},
	},
}
