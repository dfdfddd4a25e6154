package words

import "pazienza/engine"

var saidSpanish = Said{
	Reasons: [engine.NumReasons]string{
		engine.NoSuchMove:         "Este juego no tiene esa jugada.",
		engine.SamePile:           "La carta ha vuelto a su sitio.",
		engine.EmptyPile:          "Aquí no hay ninguna carta que mover.",
		engine.CardFaceDown:       "Una carta boca abajo no se mueve.",
		engine.NotARun:            "Estas cartas no se mueven juntas.",
		engine.OneAtATime:         "Ahí va una sola carta cada vez.",
		engine.StockIsDrawn:       "Pulsa el mazo para robar.",
		engine.RunsStay:           "Una secuencia completa se queda donde está.",
		engine.RunsGoAlone:        "Una secuencia completa sale sola de la mesa.",
		engine.BetweenFoundations: "Entre fundaciones no se mueven cartas.",
		engine.NoCardsThere:       "Ahí no se ponen cartas.",
		engine.NothingOnAce:       "Sobre un as no va ninguna carta.",
		engine.OneRankLower:       "La carta tiene que valer uno menos.",
		engine.OtherColour:        "El rojo va sobre el negro, y el negro sobre el rojo.",
		engine.KingsOnly:          "A una columna vacía solo va un rey.",
		engine.OtherSuit:          "Esa fundación es de otro palo.",
		engine.NextInSuit:         "La fundación espera la carta siguiente de su palo.",
		engine.StockEmpty:         "El mazo se ha acabado.",
		engine.StockNotEmpty:      "Al descarte se le da la vuelta cuando se acaba el mazo.",
		engine.NoPassesLeft:       "No quedan pases.",
		engine.ColumnEmpty:        "Antes pon una carta en cada columna vacía.",
		engine.NoPlace:            "Esta carta no cabe ahora en ningún sitio.",
		engine.NoSuchDeal:         "El número del reparto es un entero de 1 a 999.999.999.",
		engine.LogFull:            "Esta partida ya es demasiado larga para guardarla. Empieza otra.",
		engine.NoSuchGame:         "Esta versión no tiene ese juego.",
		engine.NothingToUndo:      "No hay nada que deshacer.",
		engine.NothingToRedo:      "No hay nada que rehacer.",
		engine.UndoOff:            "Con este reglamento no se deshace.",
		engine.UndoBarrier:        "Con este reglamento esta jugada no se deshace.",
		engine.UndoDeep:           "Con este reglamento no se deshacen más jugadas seguidas.",
		engine.CardsStay:          "Con este reglamento la carta que llega a su fundación se queda en ella.",
		engine.CellsWait:          "A una celda solo va el comodín que ha cedido su sitio en una fundación, y va él solo.",
		engine.HouseField:         "Estas reglas cambian algo que esta versión no conoce.",
		engine.HouseRange:         "Un valor es demasiado pequeño, demasiado grande o no existe.",
		engine.HouseElsewhere:     "Estas reglas cambian algo que este juego no tiene.",
		engine.HouseNoRecycle:     "Con un solo pase nunca se da la vuelta al descarte: no puede valer puntos.",
		engine.HouseOtherDraw:     "Estos puntos por dar la vuelta al descarte son de otro robo, no del elegido.",
		engine.HouseHomeStays:     "Las cartas no vuelven de las fundaciones: su vuelta no puede valer puntos.",
		engine.HouseNoScore:       "Aquí no se cuentan puntos: para cambiarlos, antes hay que contarlos.",
		engine.HouseUndoCost:      "Si deshacer se paga, hace falta un precio; si no se paga, el precio sobra.",
		engine.HouseUndoDepth:     "Si nunca se deshace, no hay jugadas que limitar.",
		engine.HouseNoBonus:       "Sin premio por tiempo, el tiempo mínimo sobra.",
		engine.HouseFloor:         "Si los puntos no bajan de 0, no pueden empezar por debajo.",
		engine.HouseNoCharge:      "Si dar la vuelta al descarte no cuesta nada, los reciclajes gratuitos sobran.",
		engine.HouseEndless:       "Lo que se puede repetir sin fin, como una jugada o una carta que vuelve, no puede dar puntos.",
		engine.NotYours:           "Esas cartas, o ese sitio, son del otro jugador.",
		engine.NotYourTurn:        "Le toca al otro jugador.",
		engine.PlayOrPass:         "Antes juega la carta que has robado, o pasa.",
		engine.NothingToPass:      "Solo se pasa cuando no queda nada que robar.",
		engine.GameOver:           "La partida ha terminado.",
	},
	KingOrJoker: "A una columna vacía solo va un rey o un comodín.",
	StockDealt:  "Pulsa el mazo para repartir una fila.",
	EmptyFirst:  func(n Num) string { return "La columna " + n.Text + " está vacía: pon antes una carta en ella." },
	Unknown:     "Aquí no se puede.",
	TurnedUp:    func(card string) string { return "Se descubre " + card },
	Drawn:       func(cards string) string { return "Robado: " + cards },
	Recycled: func(n Num) string {
		return "Se da la vuelta al descarte, " + n.of("carta", "cartas") + " en el mazo"
	},
	RowDealt:    func(cards string) string { return "Una carta en cada columna: " + cards },
	Complete:    func(suit string) string { return "Secuencia de " + suit + " completa" },
	DealtAnyway: "Las cartas no bastan para llenar cada columna: se reparte igualmente.",
	MadeWay:     func(cell Num) string { return "El comodín pasa a la celda " + cell.Text },
	Did:         [engine.Pass + 1]string{engine.Draw: "robo del mazo", engine.Recycle: "reciclaje del descarte", engine.RowDeal: "reparto", engine.Pass: "paso"},
	Try:         [engine.Pass + 1]string{engine.Draw: "Roba del mazo", engine.Recycle: "Da la vuelta al descarte", engine.RowDeal: "Reparte una carta a cada columna", engine.Pass: "Pasa"},
	Undone:      func(what string) string { return "Deshecho: " + what },
	Redone:      func(what string) string { return "Rehecho: " + what },
	NoHint:      "Desde aquí ninguna jugada ayuda: deshaz, o empieza una partida nueva.",
	Dealt:       func(game string, deal Num) string { return game + ", reparto número " + deal.Text },
	Resumed:     func(game string) string { return game + ", como lo dejaste" },
	Finishing:   "La partida se completa sola.",
	Stopped:     "Interrumpido.",
	CanFinish: func(letters bool) string {
		t := "Ya puede completarse sola: pulsa «Completar automáticamente»"
		if letters {
			t += " o F"
		}
		return t + "."
	},
	TapFinishes: "Ya puede completarse sola: toca la mesa o pulsa Intro.",
	WonSaid: func(clock string, moves Num) string {
		return "Resuelto, en " + clock + " y " + moves.of("jugada", "jugadas")
	},
	PickedUp: func(cards string, targets Num) string {
		return "En la mano: " + cards + ", " + targets.of("sitio posible", "sitios posibles") + ". Las flechas eligen, el espacio suelta, Escape devuelve"
	},
	PutBack: "Devuelto a su sitio.",
	Keys:    "Las flechas van de carta en carta. Intro manda una carta a su mejor sitio, el espacio la levanta.",
	LetterKeys: func(rows, hints bool) string {
		d := "roba del mazo"
		if rows {
			d = "reparte una fila"
		}
		hint := ""
		if hints {
			hint = ", H da una pista"
		}
		return "D " + d + ", U deshace, Y rehace" + hint + ", N empieza una partida nueva, F completa, M muestra los juegos, la interrogación las teclas."
	},
}
