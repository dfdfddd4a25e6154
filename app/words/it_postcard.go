package words

var postcardsItalian = Postcards{
	AsPostcard:   "Immagine",
	SavePostcard: "Salva l’immagine", PostcardSaved: "L’immagine è pronta.",
	NoPostcard: "L’immagine non si è potuta creare. Un browser che si difende dal riconoscimento può non permetterlo.",
	IWon:       "Ho vinto!", Me: "Io",
}
