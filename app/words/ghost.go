package words

// Ghosts is what is said of races against a recording, and of links to them.
type Ghosts struct {
	Ghost   string // what the recording of a game is called, as a player
	NewEnds string // a new game gives up the match in progress
}
