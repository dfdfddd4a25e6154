package words

var ghostsEnglish = Ghosts{
	Ghost:   "Ghost",
	NewEnds: "A new game gives up the one in progress.",
}
