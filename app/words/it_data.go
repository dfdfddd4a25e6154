package words

var dataItalian = Data{
	YourData: "I tuoi dati",
	DataHelp: "Tutto ciò che hai giocato sta in questo browser. Un file lo mette al sicuro o lo porta su un altro dispositivo; caricato dove c’è già qualcosa si aggiunge, e nessuna partita conta due volte.",
	Export:   "Salva in un file", Import: "Carica da un file", Exported: "Il file è pronto.",
	ExportFailed: "Le partite non si possono leggere: il file non è stato scritto.",
	Imported:     func(n Num) string { return n.of("partita aggiunta", "partite aggiunte") },
	ImportedNone: "Nel file non c’è niente di nuovo.",
	NotImported:  func(why string) string { return why + " Non è cambiato niente." },
	ResetAll:     "Azzera tutto", ResetOf: func(game string) string { return "Azzera " + game },
	ResetAside: func(n Num) string { return n.of("partita tolta", "partite tolte") + " dalle statistiche." },
	BringBack:  "Rimetti", DeleteReset: "Elimina per sempre",
}
