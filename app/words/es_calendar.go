package words

var calendarSpanish = Calendar{
	Daily: "Partidas del día", DailyText: "Cada día repartos nuevos, iguales para todos y todos ganables: Klondike de una y de tres cartas, Spider de uno, dos y cuatro palos.",
	DailyHelp: "Los repartos de una fecha son los mismos para todos, y de cada uno está demostrado que se puede ganar. Cuenta la fecha de tu calendario. Un día pasado se puede recuperar, y queda marcado como resuelto; pero para los días seguidos solo cuentan los repartos que se empiezan y se ganan en su fecha.",
	Today:     "Hoy", SolvedOf: func(n, of Num) string { return n.of("resuelto", "resueltos") + " de " + of.Text },
	StreakDays: "días seguidos", BestDays: "racha récord", SolvedDeals: "repartos resueltos",
	MonthBefore: "Mes anterior", MonthAfter: "Mes siguiente", DailySolved: "resuelto", DailyOpen: "por resolver", DailyBegun: "en curso",
	NotProved: "Todavía no está demostrado que estos repartos se puedan ganar.",
}
