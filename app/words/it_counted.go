package words

var countedItalian = Counted{
	Scoring: "Punteggio", ToFoundation: "Una carta sulla sua base", Recycle: "Rigirare gli scarti",
	RecycleOf: func(cards string) string { return "Rigirare gli scarti, pescando " + cards },
	AfterFree: func(what string, n Num) string {
		if n.N == 1 {
			return what + ", dopo la prima volta"
		}
		return what + ", dopo le prime " + n.Text + " volte"
	},
	TimeBonus: func(points string, n Num) string {
		won := "Chi vince"
		if n.N > 1 {
			won = "Chi vince in " + n.Text + " secondi o più"
		}
		return won + " riceve ancora " + points + " punti divisi per i secondi che ha impiegato."
	},
	NoScore: "Non si contano punti.", Floor: "I punti non scendono mai sotto 0.", NoFloor: "Si può scendere anche sotto 0.",
	BroughtBack: "Una carta ripresa dalla sua base, quando ci torna rende al massimo quanto è costato riprenderla.",
	Drawing: func(draws, passes string) string {
		return "Carte pescate: " + draws + ". Passate del tallone: " + passes + "."
	},
	Unlimited: "senza limite", Or: func(list, last string) string { return list + " o " + last },
	WasteDealt: "La prima pesca si fa insieme alla smazzata.", HomeStays: "Le carte non tornano dalle basi.",
	UndoFree: "Annullare è gratis.", UndoCharged: "Ogni annullamento costa punti, che ripetere non restituisce.",
	UndoBarriers: "Non si annulla oltre una distribuzione né oltre una scala completa.", UndoRows: "Non si annulla oltre una distribuzione.",
	UndoStrict: "Non si annulla.",
	UndoDepth: func(n Num) string {
		switch n.N {
		case 0:
			return "Puoi annullare quante mosse vuoi."
		case 1:
			return "Puoi annullare solo l’ultima mossa."
		}
		return "Puoi annullare al massimo " + n.Text + " mosse di fila."
	},
	UndoPoints:   "I punti della mossa tornano indietro con lei.",
	AutoByItself: "Quando restano solo mosse che non chiedono di pensare, la partita si completa da sola.",
	AutoOnTap:    "Quando restano solo mosse che non chiedono di pensare, un tocco, Invio o il tasto F completano la partita.",
	AutoOffered:  "Quando restano solo mosse che non chiedono di pensare, il gioco propone di completare la partita in automatico.",
	AutoNever:    "La partita non si completa mai da sola: le carte si giocano tutte.",
}
