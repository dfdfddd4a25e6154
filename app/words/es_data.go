package words

var dataSpanish = Data{
	YourData: "Tus datos",
	DataHelp: "Todo lo que has jugado está en este navegador. Un archivo lo pone a salvo o lo lleva a otro dispositivo; si se carga donde ya hay algo, se añade, y ninguna partida cuenta dos veces.",
	Export:   "Guardar en un archivo", Import: "Cargar de un archivo", Exported: "El archivo está listo.",
	ExportFailed: "No se pueden leer las partidas: no se escribió ningún archivo.",
	Imported:     func(n Num) string { return n.of("partida añadida", "partidas añadidas") },
	ImportedNone: "En el archivo no hay nada nuevo.",
	NotImported:  func(why string) string { return why + " No ha cambiado nada." },
	ResetAll:     "Poner todo a cero", ResetOf: func(game string) string { return "Poner a cero " + game },
	ResetAside: func(n Num) string {
		return n.of("partida quitada", "partidas quitadas") + " de las estadísticas."
	},
	BringBack: "Devolver", DeleteReset: "Borrar para siempre",
}
