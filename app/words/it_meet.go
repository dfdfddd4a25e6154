package words

var meetItalian = Meet{
	TwoDevices: "Due dispositivi", TheOther: "L'altro", YourName: "Il tuo nome, come lo vedrà l'altro",
	InviteGo: "Prepara l'invito", InviteTitle: "Il tuo invito", InviteHelp: "Manda questo link, o fai inquadrare il codice. Lascia aperta questa pagina: la risposta torna qui.",
	AgainTitle: "Ricollegarsi", AgainHelp: func(name string) string {
		return "Questa pagina è stata ricaricata, e nessuno può dirlo all'altro: manda ancora questo link " + orAfter("a ", name, "all'altro") + ", o fai inquadrare il codice. La sfida continua da dov'è."
	},
	AnswerComes: "Poi la risposta", AnswerComesHelp: "Torna come link: aprilo su questo dispositivo, o incollalo qui.",
	AnswerTitle: "La tua risposta", AnswerWaits: "Appena viene aperta di là, la sfida comincia.",
	AnswerHelp: func(name string) string {
		return "Rimanda questo link " + orAfter("a ", name, "all'altro") + ", o fai inquadrare il codice. Lascia aperta questa pagina."
	},
	TheyHaveIt: "Di là è aperta: collega", StopInviting: "Ritira",
	MakingCode: "Un momento: il browser cerca come farsi raggiungere …",
	Connecting: func(name string) string { return "Collegamento con " + or(name, "l'altro") + " …" }, CatchingUp: "Collegati. I due tavoli si stanno allineando …",
	InviteAgain: "Fai un altro invito", InviteBack: "Invita a continuare", PasteLink: "Link o codice", UseLink: "Usa",

	InvitedBy: func(name string) string { return name + " ti invita" }, InvitedBySomebody: "Hai un invito",
	TheirChoice: "A cosa si gioca l'ha scelto l'altro.", Accept: "Accetta", Decline: "Non ora",
	AcceptEnds:  "La tua sfida in corso è abbandonata quando comincia questa.",
	HandedTitle: "Consegnato", HandedText: "La pagina che aspettava questo link l'ha ricevuto, e va avanti. Questa si può chiudere.",
	HandedHelp:   "Di là non succede niente? Copia il link dal messaggio che hai ricevuto, e incollalo in quella pagina.",
	NetworkTitle: "Che cosa deve permettere la rete",
	NetworkText:  "Due dispositivi nella stessa rete si trovano: il wifi di casa, o l'hotspot di uno dei due. Tutto ciò che si gioca va direttamente dall'uno all'altro.",
	NetworkLimits: "In mezzo non c'è un nostro server. Perciò da una casa all'altra, con la rete mobile, o nei wifi che isolano gli ospiti, spesso non funziona. " +
		"In quel caso accendi l'hotspot di un telefono e collega l'altro a quello.",
	LinkGone:  func(name string) string { return "Perso il collegamento con " + or(name, "l'altro") },
	LinkThere: func(name string) string { return "Collegati con " + or(name, "l'altro") },
	LinkComes: func(name string) string {
		return "La sfida è ferma. " + orAfter("Da ", name, "Dall'altro") + " non arriva niente: forse un telefono che dorme. Appena arriva qualcosa, riprende da sola."
	},
	LinkCut: func(name string) string {
		return "La sfida è ferma. La pagina " + orAfter("di ", name, "dell'altro") + " è stata chiusa o ricaricata, o è cambiata la rete. Serve un nuovo link: apri quello che ti mandano, o mandane uno tu."
	},
	LinkLeft: func(name string) string { return "Sfida lasciata " + orAfter("da ", name, "dall'altro") + "." },
	LinkShut: func(name string) string {
		return "Ciò che è arrivato " + orAfter("da ", name, "dall'altro") + " è stato rifiutato, e il collegamento chiuso. Qui non è cambiato niente."
	},
	AgainstComputer: func(name string) string { return "Continua contro il computer, " + name },
	Wait:            "Aspetta",
	EndUncounted:    "Chiudi la sfida; non conta per nessuno", ReallyUncounted: "Chiudi davvero",
	AgainWaits:  func(name string) string { return "Si aspetta " + or(name, "l'altro") + " …" },
	AgainWanted: func(name string) string { return or(name, "L'altro") + " vuole giocare ancora." },
	LinkStates:  [4]string{"nessun collegamento", "collegamento perso", "in collegamento", "collegati"},

	LinkReasons: Table[string]{
		{"code-foreign", "Questo non è un codice di questo gioco."},
		{"code-damaged", "Il link o il codice è arrivato tagliato o alterato. Fattelo rimandare."},
		{"code-newer", "Il codice viene da una versione più recente. Ricarica la pagina per averla."},
		{"code-own", "Questo è il tuo. Serve quello dell'altro."},
		{"code-invite", "Questo è un invito; qui serve la risposta al tuo."},
		{"code-answer", "Questa è una risposta; qui serve un invito."},
		{"code-stale", "Questa risposta è per un invito che qui non è più aperto. Fanne un altro."},
		{"code-match", "Questo è di un'altra sfida."},
		{"code-refused", "Questo browser non ha potuto usare il codice."},
		{"unsupported", "Questo browser non può collegarsi ad altri dispositivi, o non ne ha il permesso."},
		{"no-network", "Questo dispositivo non è in nessuna rete."},
		{"missing", "Una parte del programma non si è caricata. Riprova quando c'è rete."},
		{"overtaken", "Intanto è stato chiesto altro."},
		{"unreachable", "L'altro dispositivo non si trova. Siete nella stessa rete?"},
		{"silent", "Dall'altro dispositivo non arriva niente."},
		{"broken", "La pagina dell'altro è stata chiusa o ricaricata."},
		{"left", "L'altro se n'è andato."},
		{"done", "Hai lasciato tu."},
		{"flood", "L'altro dispositivo ha mandato troppo in una volta."},
		{"long", "L'altro dispositivo ha mandato qualcosa di troppo lungo."},
		{"garbled", "L'altro dispositivo ha mandato qualcosa di illeggibile."},
		{"full", "C'è troppo da mandare."},
		{"not-open", "Non c'è collegamento."},
		{"closed", "Il collegamento è chiuso."},
	},
	LinkFaults: Table[string]{
		{"not-a-message", "L'altro dispositivo ha mandato qualcosa di illeggibile."},
		{"too-long", "L'altro dispositivo ha mandato qualcosa di troppo lungo."},
		{"later-version", "L'altro dispositivo ha un'altra versione del gioco. Ricaricate la pagina tutti e due."},
		{"other-game", "L'altro dispositivo gioca un'altra sfida."},
		{"out-of-order", "Ciò che l'altro dispositivo ha mandato non segue da quanto è stato giocato."},
		{"not-theirs", "L'altro dispositivo ha provato a muovere le tue carte."},
		{"illegal", "L'altro dispositivo ha fatto una mossa che le regole vietano."},
		{"differs", "I due tavoli sono diventati diversi."},
		{"too-fast", "L'altro dispositivo muove più in fretta di chiunque."},
		{"too-many", "Troppe tue mosse aspettano risposta."},
		{"not-dealt", "Non sono ancora state date le carte."},
	},
}
