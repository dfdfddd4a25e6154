package words

var ghostsItalian = Ghosts{
	Ghost:   "Fantasma",
	NewEnds: "Una partita nuova fa abbandonare quella in corso.",
}
