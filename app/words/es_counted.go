package words

var countedSpanish = Counted{
	Scoring: "Puntuación", ToFoundation: "Una carta a su fundación", Recycle: "Dar la vuelta al descarte",
	RecycleOf: func(cards string) string { return "Dar la vuelta al descarte, robando " + cards },
	AfterFree: func(what string, n Num) string {
		if n.N == 1 {
			return what + ", después de la primera vez"
		}
		return what + ", después de las primeras " + n.Text + " veces"
	},
	TimeBonus: func(points string, n Num) string {
		won := "Quien gana"
		if n.N > 1 {
			won = "Quien gana en " + n.Text + " segundos o más"
		}
		return won + " recibe además " + points + " puntos divididos entre los segundos que ha tardado."
	},
	NoScore: "No se cuentan puntos.", Floor: "Los puntos nunca bajan de 0.", NoFloor: "Se puede bajar de 0.",
	BroughtBack: "Una carta bajada de su fundación da, al volver a ella, como mucho lo que costó bajarla.",
	Drawing: func(draws, passes string) string {
		return "Cartas robadas: " + draws + ". Pases por el mazo: " + passes + "."
	},
	Unlimited: "sin límite", Or: func(list, last string) string { return list + " o " + last },
	WasteDealt: "El primer robo se hace con el reparto.", HomeStays: "Las cartas no vuelven de las fundaciones.",
	UndoFree: "Deshacer es gratis.", UndoCharged: "Cada vez que se deshace cuesta puntos, que rehacer no devuelve.",
	UndoBarriers: "No se deshace más allá de un reparto ni de una secuencia completa.", UndoRows: "No se deshace más allá de un reparto.",
	UndoStrict: "No se puede deshacer.",
	UndoDepth: func(n Num) string {
		switch n.N {
		case 0:
			return "Puedes deshacer cuantas jugadas quieras."
		case 1:
			return "Solo puedes deshacer la última jugada."
		}
		return "Puedes deshacer como mucho " + n.Text + " jugadas seguidas."
	},
	UndoPoints:   "Los puntos de la jugada se van con ella.",
	AutoByItself: "Cuando solo quedan jugadas que no hay que pensar, la partida se completa sola.",
	AutoOnTap:    "Cuando solo quedan jugadas que no hay que pensar, un toque, Intro o la tecla F completan la partida.",
	AutoOffered:  "Cuando solo quedan jugadas que no hay que pensar, el juego ofrece completar la partida automáticamente.",
	AutoNever:    "La partida nunca se completa sola: se juegan todas las cartas.",
}
