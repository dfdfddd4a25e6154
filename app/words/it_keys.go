package words

var keyboardItalian = Keyboard{
	KeysTitle: "Tastiera",
	KeyEnter:  "Invio", KeySpace: "Spazio",
	KeyMoves: "Di carta in carta; Inizio e Fine alla prima e all’ultima di una pila",
	KeySends: "Manda la carta al posto migliore",
	KeyPicks: "Prende la carta; poi le frecce scelgono dove, Invio la posa",
	KeyStops: "La rimette a posto, chiude una pagina, ferma la fine automatica",
	KeyDraws: "Pesca dal tallone, o rigira gli scarti",
	KeyDeals: "Distribuisce una fila",
	KeysOff:  "Le lettere da sole sono spente nelle opzioni.",
}
