package words

import (
	"strings"

	"pazienza/engine"
)

var italian = Words{
	Lang: "it", Name: "Italiano", Format: Plain{Group: ".", From: 1000, After: "\u00a0$"},
	Labels: &Labels{
		Games: "Giochi", Help: "Aiuto", New: "Nuova", Redo: "Ripeti", Hint: "Consiglio", Undo: "Annulla",
		Score: "Punti", Moves: "Mosse", Time: "Tempo",
		Table: "Tavolo da gioco", Tools: "Comandi", Close: "Chiudi", Back: "Indietro",
		ChooseGame: "Scegli un gioco",
		Resume:     func(game string) string { return "Riprendi " + game },
		Progress: func(moves Num, clock string, deal Num) string {
			return moves.of("mossa", "mosse") + " · " + clock + " · n. " + deal.Text
		},
		DealByNumber: "Smazzata per numero", DealNumber: "Numero della smazzata",
		WhichGame: "Gioco", Play: "Gioca",
		BadNumber: "Il numero della smazzata è un intero da 1 a 999.999.999.",
		Settings:  "Opzioni", HowToPlay: "Come si gioca", About: "Informazioni",
		Won: "Riuscito!", WonLine: "Tutte le carte sono al loro posto.", WonClean: "Senza annullare e senza consigli.",
		NewGame: "Nuova partita", SameDeal: "Rigioca la stessa", BestTime: "Nuovo record di tempo",
		StreakOf:   func(n Num) string { return n.of("vittoria di fila", "vittorie di fila") },
		Finish:     "Completa in automatico",
		TakeBack:   "Torna a quella di prima",
		Install:    "Installa",
		InstallHow: "Metti Pazienza nella schermata Home",
		InstallWhy: "Installata, Pazienza si apre dalla schermata Home come un’app, con o senza connessione.", NotNow: "Non ora",
		InstallSteps: Table[[]string]{
			{"ios", []string{"Premi il pulsante Condividi del browser.", "Scegli «Aggiungi alla schermata Home».", "Conferma con «Aggiungi»."}},
			{"mac", []string{"Apri il menu File di Safari.", "Scegli «Aggiungi al Dock».", "Conferma con «Aggiungi»."}},
			{"android", []string{"Apri il menu del browser.", "Scegli «Installa» o «Aggiungi a schermata Home».", "Conferma."}},
			{"menu", []string{"Apri il menu del browser.", "Scegli «Installa Pazienza»; può stare sotto «Salva e condividi».", "Conferma con «Installa»."}},
		},
		SafariForgets: "Safari cancella ciò che un sito ha salvato se non lo si apre per una settimana. Con il gioco installato, partite e risultati restano.",
		Update:        "È pronta una nuova versione.", UpdateNow: "Ora", UpdateEnd: "Dopo questa partita",
		Restart: "Ricomincia",
	},
	Choices: &Choices{
		Language: "Lingua", Theme: "Tema", Auto: "Automatico", Light: "Chiaro", Dark: "Scuro",
		Cloth: "Tavolo", ClothAuto: "Automatico", Bosco: "Bosco", Laguna: "Laguna", Cotto: "Cotto", Notte: "Notte",
		Colours: "Colori dei semi", ColoursTwo: "Due", ColoursFour: "Quattro", Contrast: "Contrasto", ContrastMore: "Alto",
		Face: "Carte", FaceAuto: "Automatiche", FaceClassic: "Classiche", FaceLarge: "Cifre grandi",
		CardBack: "Dorso", Sole: "Sole", Onde: "Onde", Losanga: "Losanga", Paglia: "Paglia",
		Speed: "Movimento", Slow: "Lento", Normal: "Normale", Fast: "Veloce", Off: "Nessuno",
		Input: "Un tocco su una carta", InputTap: "La sposta", InputSelect: "La prende", InputDrag: "Niente",
		InputHelp: "Presa, la carta va dove tocchi dopo. Se un tocco non fa niente, due tocchi rapidi la spostano. Trascinare funziona sempre.",
		Prefer:    "Dove va la carta", PreferSafe: "Dove è sicuro", PreferColumns: "Prima alle colonne", PreferFoundations: "Prima alle basi",
		PreferHelp: "Sicuro vuol dire alla base, quando nessuna carta può averne bisogno in colonna. Un altro tocco la manda al posto seguente.",
		Hand:       "Mano", HandRight: "Destra", HandLeft: "Sinistra",
		Reach: "Con una mano", ReachHelp: "Con il telefono in verticale, tallone e basi stanno in basso, vicino al pollice.",
		Letters: "Tasti con una lettera", LettersHelp: "H per un consiglio, N per una nuova partita e così via. Frecce, Invio e spazio funzionano sempre.",
		Calm: "Con calma", CalmHelp: "Né orologio né punti né mosse sul tavolo, e nessuna cifra a partita vinta. Le statistiche si tengono lo stesso.",
		Hints: "Consigli", HintsOff: "I consigli sono spenti nelle opzioni.", Helping: "Aiuti",
		ShowClock: "Mostra l’orologio", ShowScore: "Mostra i punti", Yes: "Sì", No: "No",
		Looks: "Aspetto", Playing: "Gioco", Showing: "Sul tavolo",
	},
	Notices: &Notices{
		NoStorage: "Questo browser non conserva nulla per il gioco: si può giocare, ma chiudendo la pagina la partita va persa.",
		Newer:     "Qui ha giocato una versione più nuova di Pazienza. Ciò che ha conservato resta com’è: ricarica la pagina per ritrovarlo. Fino ad allora niente viene salvato.",
		Unsaved:   "L’ultima mossa non è stata salvata. C’è ancora spazio sul dispositivo?",
		KeptAgain: "Ora è di nuovo tutto salvato.",
		SetAside:  "Qualcosa di salvato non si può leggere. È stato messo da parte, e si continua senza.",
		NoWebGL:   "Questo browser non ha WebGL2: le carte si vedono in modo più semplice, ma si può giocare a tutto.",
		NoReading: "Questo browser altera ciò che le pagine disegnano, per proteggere la privacy: le carte si vedono in modo più semplice, ma si può giocare a tutto.",
		NoDrawing: "Il tavolo non si può più disegnare: le carte si vedono in modo più semplice. Ricaricare la pagina può servire.",
		NoArt:     "I disegni delle carte non sono arrivati. Controlla la connessione e ricarica la pagina.",
		TooSmall:  "La finestra è troppo piccola per questo gioco: gira il telefono, o allargala.",
		LostTitle: "Pagina inesistente",
		Lost:      "A questo indirizzo non c’è nessuna pagina. Forse è stata spostata, o al link manca una lettera.",
		Home:      "Al tavolo",
	},
	Names: &Names{
		Ranks:  [14]string{"", "asso", "2", "3", "4", "5", "6", "7", "8", "9", "10", "fante", "donna", "re"},
		Suits:  [engine.NumSuits]string{"picche", "cuori", "fiori", "quadri"},
		CardOf: func(rank, suit string) string { return rank + " di " + suit },
		Column: func(n Num) string { return "Colonna " + n.Text },
		Joker:  "jolly", JokerFor: func(card string) string { return "jolly, vale " + card },
		Locked:        func(card string) string { return card + ", carta bloccata" },
		Foundation:    func(suit string) string { return "base di " + suit },
		NthFoundation: func(suit string, n Num) string { return primaItalian[n.N-1] + " base di " + suit },
		Cell:          func(n Num) string { return "Cella " + n.Text },
		Runs:          func(done, of Num) string { return "Scale complete: " + done.Text + " su " + of.Text },
		Stock:         "Tallone", Waste: "Scarti",
		Cards: func(n Num) string { return n.of("carta", "carte") },
		Down:  func(n Num) string { return n.of("coperta", "coperte") },
		DealsLeft: func(n Num) string {
			return n.of("distribuzione rimasta", "distribuzioni rimaste")
		},
		Empty: "senza carte", TakesKing: "accetta un re", TakesAny: "accetta qualsiasi carta", TakesAce: "accetta l’asso",
		TakesJoker: "per un jolly sostituito",
		OrJoker:    func(takes string) string { return takes + " o un jolly" },
		TurnOver:   "rigira gli scarti",
		PassesLeft: func(n Num) string { return n.of("passata rimasta", "passate rimaste") },
		Under:      func(cards string) string { return "sotto quella in cima: " + cards },
		AndThen:    func(last string, n Num) string { return last + " con " + n.of("carta sopra", "carte sopra") },
		ToColumn: func(n Num, empty bool) string {
			if empty {
				return "sulla colonna vuota " + n.Text
			}
			return "sulla colonna " + n.Text
		},
		ToBase:     func(foundation string) string { return "sulla " + foundation },
		OnCard:     sulItalian,
		OnCardIn:   func(card string, column Num) string { return sulItalian(card) + " della colonna " + column.Text },
		FromColumn: func(n Num) string { return "dalla colonna " + n.Text },
		FromWaste:  "dagli scarti", FromBase: "dalla sua base",
		FromCell:    func(n Num) string { return "dalla cella " + n.Text },
		SuitsOf:     func(n Num) string { return n.of("seme", "semi") },
		DrawOf:      func(n Num) string { return n.of("carta", "carte") },
		PassesOf:    func(n Num) string { return n.of("passata", "passate") },
		ByTurns:     "a turno",
		DealNo:      func(n Num) string { return "n. " + n.Text },
		Description: "Solitari con le carte: Klondike e Spider, su ogni schermo e anche senza connessione.",
	},
	Catalogue: &catalogueItalian,
	Said:      &saidItalian,
	Pages:     &pagesItalian,
	Counted:   &countedItalian,
	Editor:    &editorItalian,
	House:     &houseItalian,
	Solver:    &solverItalian,
	Keyboard:  &keyboardItalian,
	Senses:    &sensesItalian,
	Past:      &pastItalian,
	Duel:      &duelItalian,
	Meet:      &meetItalian,
	Beside:    &besideItalian,
	Ghosts:    &ghostsItalian,
	Postcards: &postcardsItalian,
	Data:      &dataItalian,
	Calendar:  &calendarItalian,
	Loader: Loader{
		NoScript: "Il gioco ha bisogno di JavaScript e WebAssembly: attivali per questa pagina.",
		Loading:  "Preparo il tavolo",
		Starting: "Mescolo le carte",
		Again:    "Riprova",
		Restart:  "Riavvia",
		Network:  "Lo scaricamento si è interrotto.",
		Stall:    "La rete non risponde.",
		Damaged:  "È arrivato qualcosa che non è il gioco.",
		Status:   "Il server non ha mandato il gioco.",
		Wasm:     "Questo browser non ha WebAssembly, e il gioco ne ha bisogno. Prova con uno più recente.",
		Exit:     "Il gioco si è fermato.",
		Saved:    "La partita è salva fino all’ultima mossa.",
	},
}

// sulItalian puts "on the" before a card.
func sulItalian(card string) string {
	switch {
	case strings.HasPrefix(card, "asso"), strings.HasPrefix(card, "8"):
		return "sull’" + card
	case strings.HasPrefix(card, "donna"):
		return "sulla " + card
	}
	return "sul " + card
}

// primaItalian counts foundations.
var primaItalian = [engine.MaxCopies]string{"prima", "seconda", "terza", "quarta", "quinta", "sesta", "settima", "ottava"}
