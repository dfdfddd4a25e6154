package words

var postcardsSpanish = Postcards{
	AsPostcard:   "Imagen",
	SavePostcard: "Guardar la imagen", PostcardSaved: "La imagen está lista.",
	NoPostcard: "No se ha podido crear la imagen. Un navegador que se protege del reconocimiento quizá no lo permite.",
	IWon:       "¡He ganado!", Me: "Yo",
}
