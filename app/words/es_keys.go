package words

var keyboardSpanish = Keyboard{
	KeysTitle: "Teclado",
	KeyEnter:  "Intro", KeySpace: "Espacio",
	KeyMoves: "De carta en carta; Inicio y Fin a la primera y a la última de una pila",
	KeySends: "Manda la carta a su mejor sitio",
	KeyPicks: "Levanta la carta; luego las flechas eligen dónde e Intro la deja",
	KeyStops: "La devuelve, cierra una página, detiene el final automático",
	KeyDraws: "Roba del mazo, o da la vuelta al descarte",
	KeyDeals: "Reparte una fila",
	KeysOff:  "Las letras sueltas están desactivadas en los ajustes.",
}
