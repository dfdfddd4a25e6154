package words

var calendarItalian = Calendar{
	Daily: "Partite del giorno", DailyText: "Ogni giorno nuove smazzate, uguali per tutti e tutte vincibili: Klondike a una e a tre carte, Spider a uno, due e quattro semi.",
	DailyHelp: "Le smazzate di una data sono le stesse per tutti, e di ognuna è dimostrato che si può vincere. Conta la data del tuo calendario. Un giorno passato si può recuperare, e resta segnato come risolto; per i giorni di fila contano però solo le smazzate cominciate e vinte nella loro data.",
	Today:     "Oggi", SolvedOf: func(n, of Num) string { return n.of("risolta", "risolte") + " su " + of.Text },
	StreakDays: "giorni di fila", BestDays: "serie record", SolvedDeals: "smazzate risolte",
	MonthBefore: "Mese precedente", MonthAfter: "Mese successivo", DailySolved: "risolta", DailyOpen: "da risolvere", DailyBegun: "in corso",
	NotProved: "Di queste smazzate non è ancora dimostrato che si possano vincere.",
}
