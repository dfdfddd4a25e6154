package words

var ghostsSpanish = Ghosts{
	Ghost:   "Fantasma",
	NewEnds: "Una partida nueva abandona la que está en curso.",
}
