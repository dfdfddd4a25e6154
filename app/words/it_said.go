package words

import "pazienza/engine"

var saidItalian = Said{
	Reasons: [engine.NumReasons]string{
		engine.NoSuchMove:         "Questo gioco non ha questa mossa.",
		engine.SamePile:           "La carta è tornata al suo posto.",
		engine.EmptyPile:          "Qui non c’è nessuna carta da muovere.",
		engine.CardFaceDown:       "Una carta coperta non si muove.",
		engine.NotARun:            "Queste carte non si muovono insieme.",
		engine.OneAtATime:         "Lì va una carta alla volta.",
		engine.StockIsDrawn:       "Premi il tallone per pescare.",
		engine.RunsStay:           "Una scala completa resta dov’è.",
		engine.RunsGoAlone:        "Una scala completa esce dal tavolo da sola.",
		engine.BetweenFoundations: "Tra una base e l’altra non si spostano carte.",
		engine.NoCardsThere:       "Lì non si mettono carte.",
		engine.NothingOnAce:       "Sull’asso non va nessuna carta.",
		engine.OneRankLower:       "La carta deve valere uno di meno.",
		engine.OtherColour:        "Il rosso va sul nero, e il nero sul rosso.",
		engine.KingsOnly:          "In una colonna vuota va solo un re.",
		engine.OtherSuit:          "Quella base è di un altro seme.",
		engine.NextInSuit:         "La base vuole la carta seguente del suo seme.",
		engine.StockEmpty:         "Il tallone è finito.",
		engine.StockNotEmpty:      "Gli scarti si rigirano quando il tallone è finito.",
		engine.NoPassesLeft:       "Non restano passate.",
		engine.ColumnEmpty:        "Prima metti una carta in ogni colonna vuota.",
		engine.NoPlace:            "Questa carta ora non va da nessuna parte.",
		engine.NoSuchDeal:         "Il numero della smazzata è un intero da 1 a 999.999.999.",
		engine.LogFull:            "Questa partita è troppo lunga per essere conservata. Iniziane un’altra.",
		engine.NoSuchGame:         "Questa versione non ha quel gioco.",
		engine.NothingToUndo:      "Non c’è niente da annullare.",
		engine.NothingToRedo:      "Non c’è niente da ripetere.",
		engine.UndoOff:            "Con questo regolamento non si annulla.",
		engine.UndoBarrier:        "Con questo regolamento questa mossa non si annulla.",
		engine.UndoDeep:           "Con questo regolamento non si annullano altre mosse di fila.",
		engine.CardsStay:          "Con questo regolamento una carta arrivata sulla sua base ci resta.",
		engine.CellsWait:          "In una cella va solo il jolly a cui hai tolto il posto su una base, e ci va da solo.",
		engine.HouseField:         "Queste regole cambiano qualcosa che questa versione non conosce.",
		engine.HouseRange:         "Un valore è troppo piccolo, troppo grande o non esiste.",
		engine.HouseElsewhere:     "Queste regole cambiano qualcosa che questo gioco non ha.",
		engine.HouseNoRecycle:     "Con una sola passata gli scarti non si rigirano mai: non possono valere punti.",
		engine.HouseOtherDraw:     "Questi punti per rigirare gli scarti sono di un’altra pesca, non di quella scelta.",
		engine.HouseHomeStays:     "Le carte non tornano dalle basi: il loro ritorno non può valere punti.",
		engine.HouseNoScore:       "Qui non si contano punti: prima bisogna contarli, poi si possono cambiare.",
		engine.HouseUndoCost:      "Se annullare si paga serve un prezzo; se non si paga, il prezzo non serve.",
		engine.HouseUndoDepth:     "Se non si annulla mai, non c’è un numero di mosse da limitare.",
		engine.HouseNoBonus:       "Senza premio per il tempo non serve un tempo minimo.",
		engine.HouseFloor:         "Se i punti non scendono sotto 0, non possono cominciare sotto.",
		engine.HouseNoCharge:      "Se rigirare gli scarti non costa nulla, i ricicli gratuiti non servono.",
		engine.HouseEndless:       "Quel che si può ripetere senza fine, come una mossa o una carta che torna, non può dare punti.",
		engine.NotYours:           "Quelle carte, o quel posto, sono dell'altro giocatore.",
		engine.NotYourTurn:        "Tocca all'altro giocatore.",
		engine.PlayOrPass:         "Prima gioca la carta che hai pescato, o passa.",
		engine.NothingToPass:      "Si passa solo quando non c'è più niente da pescare.",
		engine.GameOver:           "La partita è finita.",
	},
	KingOrJoker: "In una colonna vuota va solo un re, o un jolly.",
	StockDealt:  "Premi il tallone per distribuire una fila.",
	EmptyFirst:  func(n Num) string { return "La colonna " + n.Text + " è vuota: prima mettici una carta." },
	Unknown:     "Qui non è possibile.",
	TurnedUp:    func(card string) string { return "Si scopre " + card },
	Drawn:       func(cards string) string { return "Pescato: " + cards },
	Recycled:    func(n Num) string { return "Scarti rigirati, " + n.of("carta", "carte") + " nel tallone" },
	RowDealt:    func(cards string) string { return "Una carta per colonna: " + cards },
	Complete:    func(suit string) string { return "Scala di " + suit + " completa" },
	DealtAnyway: "Le carte non bastano a riempire ogni colonna: si distribuisce lo stesso.",
	MadeWay:     func(cell Num) string { return "Il jolly passa nella cella " + cell.Text },
	Did:         [engine.Pass + 1]string{engine.Draw: "pesca dal tallone", engine.Recycle: "riciclo degli scarti", engine.RowDeal: "distribuzione", engine.Pass: "passo"},
	Try:         [engine.Pass + 1]string{engine.Draw: "Pesca dal tallone", engine.Recycle: "Rigira gli scarti", engine.RowDeal: "Distribuisci una carta per colonna", engine.Pass: "Passa"},
	Undone:      func(what string) string { return "Annullato: " + what },
	Redone:      func(what string) string { return "Ripetuto: " + what },
	NoHint:      "Da qui nessuna mossa aiuta: annulla, o comincia una nuova partita.",
	Dealt:       func(game string, deal Num) string { return game + ", smazzata numero " + deal.Text },
	Resumed:     func(game string) string { return game + ", come l’avevi lasciato" },
	Finishing:   "La partita si completa da sola.",
	Stopped:     "Interrotto.",
	CanFinish: func(letters bool) string {
		t := "Ora la partita può completarsi da sola: premi «Completa in automatico»"
		if letters {
			t += ", o F"
		}
		return t + "."
	},
	TapFinishes: "Ora la partita può completarsi da sola: tocca il tavolo, o premi Invio.",
	WonSaid: func(clock string, moves Num) string {
		return "Riuscito, in " + clock + " e " + moves.of("mossa", "mosse")
	},
	PickedUp: func(cards string, targets Num) string {
		return "In mano: " + cards + ", " + targets.of("posto possibile", "posti possibili") + ". Le frecce scelgono, spazio posa, Esc rimette a posto"
	},
	PutBack: "Rimesso a posto.",
	Keys:    "Le frecce vanno di carta in carta. Invio manda una carta al posto migliore, spazio la prende.",
	LetterKeys: func(rows, hints bool) string {
		d := "pesca dal tallone"
		if rows {
			d = "distribuisce una fila"
		}
		hint := ""
		if hints {
			hint = ", H dà un consiglio"
		}
		return "D " + d + ", U annulla, Y ripete" + hint + ", N inizia una nuova partita, F completa, M mostra i giochi, il punto interrogativo i tasti."
	},
}
